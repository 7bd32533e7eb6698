"""A borrowed likeness, a gift that counts twice, a freelancer taken back, a wound healed in the nick of time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain
from sudi.kernel.machine import ME, PROG, SRC, Frame, X
from sudi.kernel.standing import last
from sudi.kernel.values import SET
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.moments import BY_WOUND, WARRIOR_HIT, WOUND_FLAG, moment_of
from ....rules.leaving import discard
from ....rules.playing import pay_summons, summoned_for, summoning_means
from ....rules.windows import REACTION, WINDOW
from ....state import MODIFIERS, DoomState, in_play
from ....words import trade_questions as q
from ....words import traits as tr
from ....words import verbs
from ....words.ratings import RATINGS
from ...counting import marks_of
from ...marks import PAYS_FOR
from ...ratings import RATING
from ...scopes import AIMED
from ...select import Who, in_combat, traits_of
from ...standing.bonuses import CHOSEN, COUNTED, BonusTimes
from ...standing.boosts import BASE, LAYERS, Boost
from ...standing.nature import Becomes
from ...standing.rule import COMBAT_LONG, TO_NEXT_TURN
from ...standing.settling import Settles
from ...twins import set_wounded
from ..act import Act, ChooseOne, warriors_in_play
from ..harm.healing import heal

# ---- a borrowed likeness ----
LIKE = tuple(
    Boost("", AIMED, until=COMBAT_LONG, layer=BASE, operation=SET, units=True, **{name: 1})  # type: ignore[arg-type]
    for name in RATINGS
)


@dataclass(frozen=True)
class TakeGuise(ChooseOne):
    """The caster has the ratings of another warrior in play, for a price that depends on its side."""

    brother: int = 4
    trooper: int = 6
    dark: int = 10
    rules: tuple[Boost, ...] = LIKE
    asking = q.ASK_GUISE

    def price(self, s: DoomState, warrior: int) -> int:
        """-1: it is none of those."""
        traits = traits_of(s, warrior)
        if traits & tr.BROTHERHOOD:
            return self.brother
        return self.trooper if traits & tr.DOOMTROOPER else self.dark if traits & tr.LEGION else -1

    def due(self, s: DoomState, me: int, src: int, warrior: int) -> int:
        return summoned_for(s, me, src, self.price(s, warrior))

    def pool(self) -> Domain:
        return warriors_in_play("DTR-334", "Přijímá se podoba bojovníka ve hře", "The guise is of a warrior in play")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.a != c.s.aim[c.src] and self.price(c.s, c.a) >= 0,
                cs="Podobu bojovníka {a} přijmout nelze.",
                en="The guise of {a} cannot be taken.",
            ),
            Check(
                "DTR-228",
                lambda c: self.due(c.s, c.me, c.src, c.a) <= summoning_means(c.s, c.me, c.src),
                cs="Podoba bojovníka {a} stojí {price:destiny} a máš {have:destiny}.",
                en="The guise of {a} costs {price:destiny} and you have {have:destiny}.",
                values=lambda c: {
                    "price": self.due(c.s, c.me, c.src, c.a),
                    "have": summoning_means(c.s, c.me, c.src),
                },
            ),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and aim >= 0 and in_combat(s, aim) and any(w != aim for w in self.find(s, me, src))

    def announced(self, s: DoomState, me: int, src: int) -> int:
        return min((self.price(s, warrior) for warrior in self.find(s, me, src)), default=0)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        pay_summons(s, f[ME], f[SRC], self.price(s, card))
        for rule, name in zip(self.rules, RATINGS, strict=True):
            last(s, rule, f[ME], f[SRC], s.aim[f[SRC]], RATING[name].of(s, card))

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    f"bojovníka ve hře: bojovníka Bratrstva za {self.brother} body osudu, jiného Doomtroopera za "
                    f"{self.trooper}, bojovníka Černé legie za {self.dark}; sesilatel má do konce souboje jeho zápas, "
                    "střelbu, obranu a hodnotu místo svých základních",
                    f"a warrior in play: a Brotherhood warrior for {self.brother} destiny points, another Doomtrooper "
                    f"for {self.trooper}, a Dark Legion warrior for {self.dark}; until the end of the combat the "
                    "caster has its fight, shoot, armour and value instead of its own base ones",
                ),
            )
        ]


# ---- a gift that counts twice ----
@dataclass(frozen=True)
class FlowTimes(BonusTimes):
    """About whomever the card that it was aimed at speaks of, its bearer or an opponent, for better or worse."""

    layers: ClassVar[tuple[int, ...]] = (*COUNTED, LAYERS.index(BASE))

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        return target >= 0 and s.live >> target & 1 > 0


FLOWING = FlowTimes("", AIMED, until=TO_NEXT_TURN, source=CHOSEN, gains=False)


@dataclass(frozen=True)
class DoubleGift(Act):
    """What this Dark Symmetry card adds to ratings counts twice for a while."""

    rule: FlowTimes = FLOWING

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if aim < 0 or not any(isinstance(rule, Boost) for rule in s.t.cards[aim].standing):
            return False
        number = s.t.rule_ids(self.rule)
        return not any(e[0] == number and e[3] == aim for e in s.lasting)

    def instant(self) -> Instant:
        def flow(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, s.aim[src]):
                last(s, self.rule, me, src, s.aim[src])

        return flow

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _DOUBLE,
                w.pick(
                    "to, co tato karta Černé symetrie k hodnotám přidává nebo z nich ubírá, do začátku tvého příštího "
                    "kola",
                    "whatever that Dark Symmetry card adds to ratings or takes from them until the start of your next "
                    "turn",
                ),
            )
        ]


_DOUBLE = verb("zdvojnásob", "zdvojnásobit", "zdvojnásobí", "double")


# ---- a freelancer taken back ----
_CORPORATIONS = tuple(t.bit for t in tr.TRAITS if t.bit & tr.CORPORATIONS)
TAKEN_BACK = tuple(Becomes("", AIMED, gains=bit, loses=tr.FREELANCER) for bit in _CORPORATIONS)


def home(s: DoomState, warrior: int) -> int:
    """The corporation that a freelancer comes from, as a bit; 0: none is known."""
    known = (s.t.traits[warrior] | marks_of(s, PAYS_FOR, warrior)) & tr.CORPORATIONS
    return known & -known


@dataclass(frozen=True)
class TakeBack(Act):
    """The freelancer belongs to its home corporation again."""

    rules: tuple[Becomes, ...] = TAKEN_BACK

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and home(s, aim) > 0

    def instant(self) -> Instant:
        def redeem(s: DoomState, me: int, src: int, x: int) -> None:
            bit = home(s, s.bearer[src])
            rule = next((r for r in self.rules if r.gains == bit), None)
            if rule is not None:
                last(s, rule, me, src, s.bearer[src])

        return redeem

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TAKE_BACK,
                w.pick(
                    "ho do jeho korporace: není už žoldnéř, smí získávat vítězné body a užívat všechny její karty",
                    "it into its home corporation: it is no freelancer any more, may earn victory points and use all "
                    "cards of that corporation",
                ),
            )
        ]


_TAKE_BACK = verb("přijmi", "přijmout", "přijme", "take", "takes")


@dataclass(frozen=True)
class GoesWithMembership(Settles):
    """The card is discarded as soon as its bearer is a freelancer again."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        bearer = s.bearer[card]
        if in_play(s, card) and bearer >= 0 and traits_of(s, bearer) & tr.FREELANCER:
            discard(s, card)

    def say(self, w: Words) -> str:
        return w.pick(
            "Přijde-li o tuto příslušnost znovu, tuto kartu vyřaď.",
            "If it loses that membership again, discard this card.",
        )


# ---- in the nick of time ----
def about_to_die(s: DoomState) -> int:
    """The warrior that a wound is about to kill, where an answer is asked for; -1: nobody, -2: another question."""
    for frame in reversed(s.stack):
        if frame[PROG] == WINDOW.id:
            return -1
        if frame[PROG] == REACTION.id and moment_of(frame[X]) == WARRIOR_HIT:
            by_wound = frame[X] & BY_WOUND and not frame[X] & WOUND_FLAG
            return int(frame[SRC]) if by_wound else -2
    return -1


@dataclass(frozen=True)
class InNeed(Who):
    """Whoever is wounded; where somebody is about to be killed by a wound, only that one."""

    @cached_property
    def is_plain(self) -> bool:
        return False

    def matches(self, s: DoomState, card: int) -> bool:
        if not super().matches(s, card):
            return False
        hit = about_to_die(s)
        return bool(s.wounded >> card & 1) if hit == -1 else hit == card

    def __hash__(self) -> int:
        return self._hash

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        text = super().say(w, case, many, own)
        return text + w.pick(
            ", který je zraněn nebo má být zraněním zabit", " that is wounded or about to be killed by a wound"
        )


@dataclass(frozen=True)
class HealOrSave(Act):
    """Healed; or, about to be killed by a wound, merely wounded instead."""

    wards: ClassVar[bool] = True

    def instant(self) -> Instant:
        def mend(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.aim[src]
            if about_to_die(s) == warrior:
                s.spared |= 1 << warrior
                set_wounded(s, warrior)
            elif in_play(s, warrior) and s.wounded >> warrior & 1:
                heal(s, warrior)

        return mend

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.HEAL,
                w.pick(
                    "ho; má-li být zraněním zabit, i takovým, které zabíjí samo, je místo toho jen zraněn",
                    "it; if a wound is about to kill it, even one that kills by itself, it is merely wounded instead",
                ),
            )
        ]

"""Diseases with markers, a plague that spreads in a Squad, bullets that turn whom they wound."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....rules.combat.aftermath import victim_of
from ....rules.happenings import DRAW_STEP
from ....rules.leaving import discard
from ....rules.moving import go_home, sway
from ....state import MODIFIERS, RESOLUTION, DoomState, in_play
from ....words import trade_questions as q
from ....words import traits as tr
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ....words.ratings import FIGHT, TACTICS, signed
from ...counting import immune
from ...marks import MEETS_PLAGUE as MET
from ...marks import PLAGUE_MARKER
from ...ratings import value
from ...scopes import AIMED
from ...select import in_combat, opponent_of, traits_of, unswayed
from ...standing.boosts import Boost
from ...standing.disuse import Unusable
from ...standing.nature import Becomes
from ...standing.rule import COMBAT_LONG, GAME_LONG, Mark
from ...twins import same
from ..act import Act
from ..attacks.misfires import OnFaced
from ..turning import shed
from .upkeep import PayForEach
from .venoms import MarksVictim, OnBladeWound
from .viruses import Epidemic

# ---- a disease with markers ----
SICK = Boost("", AIMED, until=GAME_LONG, value=-1, units=True)
STRONGER = Boost("", AIMED, until=COMBAT_LONG, fight=4, shoot=4)
NO_OTHER_WEAPON = Unusable("", AIMED, until=COMBAT_LONG, gear=tr.WEAPON)  # DTR-260: one weapon in a combat


def ill(s: DoomState, rule: Boost, seat: int) -> list[int]:
    """The warriors of a player that have this disease."""
    number = s.t.rule_ids(rule)
    found = [e[3] for e in s.lasting if e[0] == number]
    return [w for w in dict.fromkeys(found) if in_play(s, w) and s.side[w] == seat]


@dataclass(frozen=True)
class OnSickDraw(Occasion):
    """In the draw step of whoever has somebody with the disease of this card."""

    rule: Boost
    event: ClassVar[str] = DRAW_STEP

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        number = s.t.rule_ids(self.rule)
        mine = [e[3] for e in s.lasting if e[0] == number and e[2] == card]
        return any(in_play(s, w) and s.side[w] == actor for w in mine)

    def say_when(self, w: Words) -> str:
        return w.pick("V každém kroku dobírání jeho hráče", "In each draw step of its player")


@dataclass(frozen=True)
class PayOrMarker(PayForEach):
    """For each diseased warrior its player pays or puts a marker on it; without any value left it is discarded."""

    rule: Boost = SICK
    asking = q.ASK_DISEASE

    def meant(self, s: DoomState, src: int) -> list[int]:
        number = s.t.rule_ids(self.rule)
        return [e[3] for e in s.lasting if e[0] == number and e[2] == src]

    def refused(self, s: DoomState, f: Frame, warrior: int) -> None:
        number = s.t.rule_ids(self.rule)
        s.lasting = [(*e[:4], e[4] + 1) if e[0] == number and e[3] == warrior else e for e in s.lasting]
        if value(s, warrior) <= 0:
            discard(s, warrior)


COURSE = Epidemic("", OnSickDraw(SICK), PayOrMarker(3))


@dataclass(frozen=True)
class ThrowBacteria(Act):
    """Stronger in this combat; unless the opponent dies in it, it is diseased from now on. One disease is enough."""

    rules: tuple[Boost, ...] = (STRONGER, SICK)
    alone: Unusable = NO_OTHER_WEAPON
    course: Epidemic = COURSE

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and not s.stopped

    def instant(self) -> Instant:
        def throw(s: DoomState, me: int, src: int, x: int) -> None:
            thrower, s.aim[src] = s.aim[src], -1
            if not in_combat(s, thrower):
                return
            stronger, sick = self.rules
            last(s, stronger, me, src, thrower)
            last(s, self.alone, me, src, thrower)
            foe = opponent_of(s, thrower)
            if foe not in ill(s, sick, s.side[foe]):
                last(s, sick, me, src, foe)
                last(s, self.course, me, src)

        return throw

    def say(self, w: Words) -> list[Clause]:
        assert isinstance(self.course.do, PayOrMarker)
        stronger, price = self.rules[0], w.count(self.course.do.price, DESTINY, ACC)
        n = signed(stronger.fight)
        return [
            Clause(
                _GAIN,
                w.pick(
                    f"{n} k zápasu a střelbě do konce souboje a jinou zbraň v něm nepoužívá. "
                    f"Protivník, nezemře-li, je nakažen: v každém kroku "
                    f"dobírání musí jeho hráč zaplatit {price}, nebo na něj položit značku; za každou má −1 k hodnotě "
                    "a klesne-li na 0, je vyřazen. Další granáty na něj nepůsobí",
                    f"{n} to fight and shoot until the end of the combat and uses no other weapon in it. "
                    f"The opponent, unless it dies, is diseased: "
                    f"in each draw step its player has to pay {price} or put a marker on it; each takes −1 of its "
                    "value, and at 0 it is discarded. Further grenades are ignored",
                ),
            )
        ]


_GAIN = verb("bojovník získává", "", "", "the warrior gains")


# ---- a plague in a Squad ----
@dataclass(frozen=True)
class PlagueMarker(Boost):
    """A marker on a warrior, until its player removes it for points."""

    price: int = 0
    until: str = GAME_LONG

    def all_keys(self) -> tuple[str, ...]:
        return (*super().all_keys(), PLAGUE_MARKER)

    def key(self) -> str:
        return PLAGUE_MARKER

    def say(self, w: Words) -> str:
        return ""


STRICKEN = PlagueMarker("", AIMED, armour=-2, price=4)


def stricken(s: DoomState, rule: Boost, seat: int) -> list[int]:
    return [w for w in ill(s, rule, seat) if w in s.squad[seat]]


@dataclass(frozen=True)
class OnStrickenDraw(OnSickDraw):
    """At the beginning of the draw step of whoever has a stricken warrior in the Squad."""

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if not stricken(s, self.rule, actor):
            return False
        # Of several plagues one card speaks for all: a warrior has one marker, whoever brought it.
        number = s.t.rule_ids(self.rule)
        first_ = next(e[2] for e in s.lasting if e[0] == number and e[3] in stricken(s, self.rule, actor))
        return bool(first_ == card)


@dataclass(frozen=True)
class SpreadInSquad(Act, Script):
    """While any marker is left in the player's Squad, one more Doomtrooper there gets one."""

    rule: Boost = STRICKEN
    slots = 0

    def healthy(self, s: DoomState, seat: int) -> list[int]:
        sick = ill(s, self.rule, seat)
        fit = [w for w in s.squad[seat] if in_play(s, w) and traits_of(s, w) & tr.DOOMTROOPER]
        return [w for w in fit if not any(same(s, w, other) for other in sick)]

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        spreading = Question(
            q.ASK_INFECTED,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: self.healthy(c.s, c.s.turn),
                        "DTR-334",
                        cs="Značku dostane zdravý Doomtrooper tvého Mužstva",
                        en="A healthy Doomtrooper of your Squad gets a marker",
                    ),
                    harms=lambda c: True,
                ),
            ),
            "DTR-334",
            lambda s, f: int(s.turn),
        )

        def spread(s: DoomState, f: Frame) -> None:
            if not stricken(s, self.rule, s.turn) or not spreading.ask(s, f):
                f[PC] = go(OVER)

        @answers(spreading)
        def infected(s: DoomState, f: Frame) -> None:
            last(s, self.rule, f[ME], f[SRC], first(s.answer))

        return [spread, infected]

    def say(self, w: Words) -> list[Clause]:
        return []


SPREADS = Epidemic("", OnStrickenDraw(STRICKEN), SpreadInSquad())


@dataclass(frozen=True)
class Exposed(Mark):
    """Whoever meets the plague in this combat, with whoever helps it, has a marker when the blows have fallen."""

    name: str = MET
    until: str = COMBAT_LONG
    rule: PlagueMarker = STRICKEN
    course: Epidemic = SPREADS

    def at_end(self, s: DoomState, entry: tuple[int, ...]) -> None:
        _, seat, source, foe, _ = entry
        if s.phase < RESOLUTION or TACTICS[s.tactic] != FIGHT:
            return
        for one in (foe, *(helper for helper, helped in s.helpers if helped == foe)):
            if in_play(s, one):
                self.infect(s, seat, source, one)

    def infect(self, s: DoomState, seat: int, source: int, warrior: int) -> None:
        number = s.t.rule_ids(self.rule)
        marked = any(e[0] == number and same(s, e[3], warrior) for e in s.lasting)
        if marked or not traits_of(s, warrior) & tr.DOOMTROOPER:
            return
        if s.side[warrior] != seat and immune(s, warrior, source):
            return
        last(s, self.rule, seat, source, warrior)
        number = s.t.rule_ids(self.course)
        if not any(e[0] == number and e[2] == source for e in s.lasting):
            last(s, self.course, seat, source)


MEETS_PLAGUE = Exposed("", AIMED)


@dataclass(frozen=True)
class OnPlagueMet(OnFaced):
    """A combat of the bearer has come to its modifiers; what it has come to is looked at when it is over."""

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Po každém zápase bojovníka, i když ho nepřežije,", "After every fight of the warrior, even a deadly one,"
        )


@dataclass(frozen=True)
class Strike(Act):
    """Whom the bearer fights, if it is a Doomtrooper, gets a plague marker, whoever of the two comes through."""

    mark: Exposed = MEETS_PLAGUE

    def instant(self) -> Instant:
        def meet(s: DoomState, me: int, src: int, x: int) -> None:
            bearer = s.bearer[src]
            if bearer >= 0 and in_combat(s, bearer):
                last(s, self.mark, me, src, opponent_of(s, bearer))

        return meet

    def say(self, w: Words) -> list[Clause]:
        rule = self.mark.rule
        price, n = w.count(rule.price, DESTINY), signed(rule.armour)
        return [
            Clause(
                _PUT,
                w.pick(
                    f"na protivníka, je-li to Doomtrooper, značku moru: má {n} k obraně (každý nejvýše jednu). Jeho "
                    f"hráč smí značky kdykoli odstranit, každou za {price}; zbývají-li na začátku jeho kroku dobírání "
                    "v jeho Mužstvu nějaké, musí dát další zdravému Doomtrooperovi v něm",
                    f"a plague marker on the opponent, if it is a Doomtrooper: {n} to armour (at most one each). Its "
                    f"player may remove markers at any time for {price} each; while any are left in his Squad at the "
                    "beginning of his draw step, he has to put another on a healthy Doomtrooper there",
                ),
            )
        ]


_PUT = verb("polož", "položit", "položí", "put", "puts")


# ---- bullets ----
FALLEN = Becomes(
    "", AIMED, until=GAME_LONG, gains=tr.HERETIC | tr.LEGION, loses=tr.DOOMTROOPER | tr.AFFILIATIONS | tr.GENERAL
)  # fmt: skip


@dataclass(frozen=True)
class Loaded(MarksVictim):
    """In every kind of combat, and no poison."""

    poison: ClassVar[bool] = False


@dataclass(frozen=True)
class OnShotWound(OnBladeWound):
    """The weapon that the card lies on has wounded an opponent, and not killed it."""

    def say_when(self, w: Words) -> str:
        return w.pick("Zraní-li tato zbraň v souboji Doomtroopera,", "If the weapon wounds a Doomtrooper in a combat,")


@dataclass(frozen=True)
class TurnVictim(Act):
    """The Doomtrooper is a heretic of its player from now on; cards it may not have any more are discarded."""

    rule: Becomes = FALLEN

    def instant(self) -> Instant:
        def turn(s: DoomState, me: int, src: int, x: int) -> None:
            victim = victim_of(x)
            if not in_play(s, victim) or not traits_of(s, victim) & tr.DOOMTROOPER:
                return
            if unswayed(s, victim)[0] & tr.HERETIC:
                return
            sway(s, self.rule, me, src, victim)
            shed(s, victim)
            go_home(s, victim)

        return turn

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TURN,
                w.pick(
                    "ho v kacíře Černé legie svého hráče: ztrácí každou příslušnost a karty, které už mít nesmí, se "
                    "vyřazují",
                    "it into a Dark Legion heretic of its player: it loses every affiliation, and cards that it may "
                    "not have any more are discarded",
                ),
            )
        ]


_TURN = verb("proměň", "proměnit", "promění", "turn")

"""Who else comes into a combat: reinforcements and bodyguards (DTR-290 to DTR-292, DTR-413)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go
from sudi.kernel.wording import Bilingual, Clause, Words, verb

from ....law.combat.capability import capable, may_use, same_field
from ....law.combat.course import helping, may_help
from ....law.paying import funds
from ....rules.points import pay
from ....state import MODIFIERS, DoomState
from ....words import trait_nouns, verbs
from ....words import traits as tr
from ....words import vocabulary as v
from ...gear import forbidden_use, in_vehicle
from ...marks import USE_FORTS
from ...ratings import value
from ...select import DOOMTROOPERS, Who, in_combat, traits_of
from ..act import Act, ChooseOne, ChooseSeveral, own_warriors_in_play, warriors_in_play

_TOGETHER = Bilingual(
    "útočné hodnoty se sčítají a protivník si zvolí, koho zasáhne",
    "the attack ratings are added and the opponent chooses whom to strike",
)
_HELPERS = Bilingual(
    "který může v souboji bojovat, nepatří k druhé straně (Doomtroopeři a Černá legie si nepomáhají) ani ke korporaci "
    "protivníka",
    "that can fight in the combat and belongs neither to the other side (Doomtroopers and the Dark Legion do not help "
    "each other) nor to a corporation of the opponent",
)


@dataclass(frozen=True)
class Reinforce(ChooseSeveral):
    """So many of your warriors as were paid for help the warrior the card was aimed at (or the bearer)."""

    bearer: bool = False
    area: int = -1  # where they come from; -1: the area of whom they help
    kind: int = 0  # only those who have these traits
    asking = v.ASK_HELPER

    def helped(self, s: DoomState, src: int) -> int:
        return s.bearer[src] if self.bearer else s.aim[src]

    def pool(self) -> Domain:
        return own_warriors_in_play(
            "DTR-290", "Jako posila přichází tvůj bojovník ve hře", "One of your warriors in play comes to help"
        )

    def checks(self) -> tuple[Check, ...]:
        kind = Check(
            "DTR-334",
            lambda c: traits_of(c.s, c.a) & self.kind == self.kind,
            cs="O bojovníkovi {a} text nemluví.",
            en="The text is not about {a}.",
        )
        return (*helping(lambda c: self.helped(c.s, c.src), self.area), kind)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [w for w in may_help(s, me, self.helped(s, src), self.area) if traits_of(s, w) & self.kind == self.kind]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        helped = self.helped(s, src) if self.bearer else aim
        found = may_help(s, me, helped, self.area) if s.phase == MODIFIERS else []
        return any(traits_of(s, w) & self.kind == self.kind for w in found)

    def most(self, s: DoomState, me: int, src: int) -> int:
        return len(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.helpers.append((card, self.helped(s, f[SRC])))
        note(s, v.L_HELPS, f[ME], card)

    def say(self, w: Words) -> list[Clause]:
        cs, en = ("ze stejné oblasti", "in the same area")
        if self.area >= 0:
            cs, en = ("ze své Kohorty", "in your Cohort")
        if self.kind:
            whose = trait_nouns.said(self.kind, w, 1, many=False)
            cs, en = f"{cs} (jen {trait_nouns.said(self.kind, w, 3, many=False)})", f"{en} (only {whose})"
        return [
            Clause(
                verbs.CALL,
                w.pick(
                    f"jako posilu 1 svého bojovníka {cs}, {_HELPERS.cs}; {_TOGETHER.cs}",
                    f"as a reinforcement 1 warrior of yours {en} {_HELPERS.en}; {_TOGETHER.en}",
                ),
            )
        ]


@dataclass(frozen=True)
class Bolster(Reinforce):
    """As many of your warriors as you like help the warrior the card was aimed at; each costs its value."""

    def checks(self) -> tuple[Check, ...]:
        return (
            *super().checks(),
            Check(
                "DTR-228",
                lambda c: value(c.s, c.a) <= funds(c.s, c.me),
                cs="Bojovník {a} stojí {price:destiny} a máš {have:destiny}.",
                en="{a} costs {price:destiny} and you have {have:destiny}.",
                values=lambda c: {"price": value(c.s, c.a), "have": funds(c.s, c.me)},
            ),
        )

    def endings(self) -> tuple[Choice, ...]:
        return (stop(v.DONE),)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [w for w in super().find(s, me, src) if value(s, w) <= funds(s, me)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        found = may_help(s, me, aim, self.area) if s.phase == MODIFIERS else []
        return any(value(s, w) <= funds(s, me) for w in found)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[ME], f[SRC])
            if found:
                ask(s, f[ME], self.asking, [*v.TARGET.each(found), v.DONE()], f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(self.question)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer != v.DONE():
                pay(s, f[ME], value(s, first(s.answer)), f[SRC])
                self.chosen(s, f, first(s.answer))
                f[PC] = go(choose)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        (clause,) = super().say(w)
        more = w.pick(
            ". Smíš jich přivolat libovolně mnoho; za každého zaplať jeho hodnotu",
            ". You may call any number of them; pay the value of each",
        )
        return [replace(clause, rest=clause.rest + more)]


# ---- in hiding ----
@dataclass(frozen=True)
class JoinCombat(Act):
    """The bearer comes as a reinforcement to a tribal warrior of its player in the same area (DTR-291)."""

    def helped(self, s: DoomState, src: int) -> int:
        mine = s.bearer[src]
        for one in (s.attacker, s.defender):
            fits = one >= 0 and one != mine and s.side[one] == s.side[mine] and s.at[one] == s.at[mine]
            if fits and traits_of(s, one) & tr.TRIBAL and may_use(s, mine, s.tactic, one == s.attacker):
                return one
        return -1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and not in_combat(s, s.bearer[src]) and self.helped(s, src) >= 0

    def instant(self) -> Instant:
        def join(s: DoomState, me: int, src: int, x: int) -> None:
            s.helpers.append((s.bearer[src], self.helped(s, src)))
            note(s, v.L_HELPS, me, s.bearer[src])

        return join

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CALL,
                w.pick(
                    f"ho jako posilu k válečníkovi kmenů téhož hráče, který bojuje ve stejné oblasti; {_TOGETHER.cs}",
                    "it as a reinforcement for a Tribal warrior of the same player that fights in the same area; "
                    f"{_TOGETHER.en}",
                ),
            )
        ]


# ---- bodyguards (DTR-413) ----
@dataclass(frozen=True)
class Guard(ChooseOne):
    """Assign the warrior to any Doomtrooper (or to any of these). `again`: it guards somebody already."""

    again: bool = False
    who: Who = DOOMTROOPERS
    asking = v.ASK_GUARD

    def pool(self) -> Domain:
        return warriors_in_play("DTR-413", "Střežit lze bojovníka ve hře", "A warrior in play can be guarded")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-413",
                lambda c: c.a != c.src,
                cs="Tělesný strážce sám sebe nestřeží.",
                en="A bodyguard does not guard itself.",
            ),
            Check(
                "DTR-413",
                lambda c: c.a != c.s.aim[c.src],
                cs="Bojovníka {a} už střeží.",
                en="It guards {a} already.",
            ),
            Check(
                "DTR-413",
                lambda c: self.who.fits(c.s, c.me, c.src, c.a),
                cs="Střežit lze jen toho, o kom text mluví, a to bojovník {a} není.",
                en="Only whom the text names can be guarded, and {a} is none.",
            ),
        )

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [w for w in self.who.find(s, me, src) if w not in (src, s.aim[src])]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return (s.aim[src] >= 0) == self.again and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.aim[f[SRC]] = card

    def say(self, w: Words) -> list[Clause]:
        if self.who is not DOOMTROOPERS:
            whom = self.who.say(w, 2)
            other = w.pick("ho někomu jinému: ", "it to somebody else: ") if self.again else w.pick("ho: ", "it to ")
            return [Clause(_ASSIGN, f"{other}{whom}")]
        if self.again:
            return [Clause(_ASSIGN, w.pick("ho jinému Doomtrooperovi", "it to another Doomtrooper"))]
        return [Clause(_ASSIGN, w.pick("ho kterémukoli Doomtrooperovi ve hře", "it to any Doomtrooper in play"))]


_ASSIGN = verb("přiděl", "přidělit", "přidělí", "assign")


@dataclass(frozen=True)
class StandIn(Act):
    """It fights in place of the warrior it guards; considered a fortification, not for one in a vehicle."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        ward, fort = s.aim[src], s.t.traits[src] & tr.FORTIFIED
        return (
            s.phase == MODIFIERS
            and ward in (s.attacker, s.defender)
            and ward >= 0
            and not (fort and (in_vehicle(s, ward) or forbidden_use(s, USE_FORTS, ward)))
            and not in_combat(s, src)
            and capable(s, src)
            and may_use(s, src, s.tactic, ward == s.attacker)
            and same_field(s, src, ward)
            and not s.covered >> src & 1
        )

    def instant(self) -> Instant:
        def stand_in(s: DoomState, me: int, src: int, x: int) -> None:
            if s.aim[src] == s.attacker:
                s.attacker, s.weapon_a = src, -1
            else:
                s.defender, s.weapon_d = src, -1

        return stand_in

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_TAKE_PLACE, w.pick("střeženého bojovníka", "the warrior it guards"))]


_TAKE_PLACE = verb("nahraď jím", "nahradit jím", "nahradí", "let it replace")

"""Healing in other ways: anybody's warriors, for a price in points, wounds or uses; and wounds that heal at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.abilities import owner_warrior
from ....law.combat.course import on_one_side
from ....law.cover import may_be_driven
from ....law.paying import funds, in_funds
from ....rules.leaving import discard, kill, wound
from ....rules.moving import into_cover
from ....rules.points import pay
from ....state import DoomState, in_play
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ...ratings import value
from ...select import DOOMTROOPERS, THEIRS, YOURS, Who
from ...standing.settling import Settles
from ..act import SELF, Act, ChooseOne, meant, own_warriors_in_play, warriors_in_play, yes_or_no
from .healing import heal


@dataclass(frozen=True)
class HealOne(ChooseOne):
    """A wounded warrior of these is healed.

    `half_value`: for half its value in destiny points, rounded up. `own_side`: no Doomtrooper heals the Dark Legion.
    `hides`: whoever heals goes into cover. `uses`: the card can do it so often, and is discarded then.
    """

    who: Who
    half_value: bool = False
    own_side: bool = False
    hides: bool = False
    uses: int = 0
    asking = v.ASK_HEAL

    def pool(self) -> Domain:
        return warriors_in_play("DTR-277", "Léčí se bojovník ve hře", "A warrior in play is healed")

    def price(self, s: DoomState, warrior: int) -> int:
        return -(-value(s, warrior) // 2) if self.half_value else 0

    def checks(self) -> tuple[Check, ...]:
        return (
            meant(self.who),
            Check(
                "DTR-334",
                lambda c: not self.own_side or on_one_side(c.s, owner_warrior(c.s, c.src), c.a),
                cs="Doomtrooper neléčí bojovníka Černé legie ani naopak, a proto bojovníka {a} ne.",
                en="No Doomtrooper heals a Dark Legion warrior, nor the other way round, so not {a}.",
            ),
            Check(
                "DTR-228",
                lambda c: self.price(c.s, c.a) <= funds(c.s, c.me),
                cs="Vyléčit bojovníka {a} stojí {price:destiny} a máš {have:destiny}.",
                en="To heal {a} costs {price:destiny} and you have {have:destiny}.",
                values=lambda c: {"price": self.price(c.s, c.a), "have": funds(c.s, c.me)},
            ),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if not s.wounded or (self.hides and not may_be_driven(s, owner_warrior(s, src))):
            return False
        return bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        src = f[SRC]
        pay(s, f[ME], self.price(s, card), src)
        heal(s, card)
        if self.hides:
            into_cover(s, owner_warrior(s, src))
        if self.uses:
            s.noted[src] += 1
            if s.noted[src] >= self.uses:
                discard(s, src)

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w, ACC)
        more = []
        if self.half_value:
            more.append(
                w.pick(
                    "zaplať polovinu jeho hodnoty v bodech osudu (zaokrouhleno nahoru)",
                    "pay half its value in destiny points (rounded up)",
                )
            )
        if self.own_side:
            more.append(
                w.pick(
                    "Doomtrooper neléčí bojovníka Černé legie a naopak",
                    "no Doomtrooper heals a Dark Legion warrior, nor the other way round",
                )
            )
        if self.hides:
            more.append(w.pick("tento bojovník se tím ihned ukryje", "that sends this warrior into cover at once"))
        if self.uses:
            more.append(
                w.pick(
                    f"kartu lze takto použít {self.uses}×, pak se vyřazuje",
                    f"the card can be used so {self.uses} times and is then discarded",
                )
            )
        return [Clause(verbs.HEAL, "; ".join([whom, *more]))]


@dataclass(frozen=True)
class PassWoundOn(ChooseOne):
    """The warrior itself is healed, and another one of these of its player is wounded."""

    who: Who
    victim: ClassVar[str] = SELF
    asking = v.ASK_GRENADE

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-334", "Zraněn bude tvůj bojovník", "One of your warriors is wounded")

    def checks(self) -> tuple[Check, ...]:
        return (
            meant(self.who),
            Check("DTR-334", lambda c: c.a != c.src, cs="Má to být jiný bojovník.", en="It has to be another warrior."),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.wounded >> src & 1) and bool(self.find(s, me, src))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return True

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        heal(s, f[SRC])
        wound(s, card)

    def say(self, w: Words) -> list[Clause]:
        whom = w.pick(f"jiného {self.who.say(w, ACC, own=True)}", f"another {self.who.say(w).removeprefix('a ')}")
        return [
            Clause(verbs.HEAL, w.pick("tohoto bojovníka, je-li zraněn,", "this warrior, if it is wounded,")),
            Clause(verbs.WOUND, whom, follows=True),
        ]


class HealsAtOnce(Settles):
    """A wound that does not kill it is healed at once."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if s.wounded >> card & 1:
            heal(s, card)

    def say(self, w: Words) -> str:
        return w.pick(
            "Je-li zraněn a není-li tím zabit, je ihned vyléčen.",
            "If it is wounded and not killed by that, it is healed at once.",
        )


@dataclass(frozen=True)
class HealAfter(Act, Script):
    """The bearer, wounded in a combat, may be healed for so many destiny points right after it."""

    price: int
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(
            v.ASK_CURE,
            "DTR-334",
            lambda s, f: int(s.side[s.bearer[f[SRC]]]),
            in_funds(self.price),
            values=lambda c: {"price": self.price},
        )

        def offer(s: DoomState, f: Frame) -> None:
            bearer = s.bearer[f[SRC]]
            if bearer < 0 or not s.wounded >> bearer & 1:
                f[PC] = go(OVER)
                return
            question.ask(s, f)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                bearer = s.bearer[f[SRC]]
                pay(s, s.side[bearer], self.price, f[SRC])
                heal(s, bearer)

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, ACC)
        return [Clause(verbs.HEAL, w.pick(f"ho, chceš-li, za {price}", f"it, if you like, for {price}"))]


@dataclass(frozen=True)
class Ransom(Act, Script):
    """The player of the bearer pays, or the bearer is killed and the card's player earns the points."""

    price: int
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(
            v.ASK_PAY_OR,
            "DTR-334",
            lambda s, f: int(s.side[s.bearer[f[SRC]]]),
            in_funds(self.price),
            no_harms=True,
            values=lambda c: {"price": self.price},
        )

        def offer(s: DoomState, f: Frame) -> None:
            if s.bearer[f[SRC]] < 0:
                f[PC] = go(OVER)
                return
            question.ask(s, f)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            bearer = s.bearer[f[SRC]]
            if s.answer == v.YES():
                pay(s, s.side[bearer], self.price, f[SRC])
            else:
                kill(s, bearer, earner=f[ME])

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, ACC)
        return [
            Clause(
                _MUST_PAY,
                w.pick(
                    f"{price}, jinak je bojovník zabit a body za něj získáš ty",
                    f"{price}, or the warrior is killed and you earn the points for it",
                ),
            )
        ]


_MUST_PAY = verb("musí zaplatit", "muset zaplatit", "musí zaplatit", "that player has to pay")


@dataclass(frozen=True)
class FinishOff(Act):
    """The wounded warrior it is played on is killed; its player earns the points."""

    def instant(self) -> Instant:
        def finish(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, s.aim[src]):
                kill(s, s.aim[src], earner=me)

        return finish

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.KILL, w.pick("ho; body za něj získáš", "it; you earn the points for it"))]


WOUNDED_DOOMTROOPERS = Who(DOOMTROOPERS.has, wounded=True)
THEIR_WOUNDED = Who(whose=THEIRS, wounded=True)
OWN_DOOMTROOPERS = Who(DOOMTROOPERS.has, whose=YOURS)

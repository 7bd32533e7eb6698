"""Gear that has to be loaded or paid for before it is used again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, answers
from sudi.kernel.machine import PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....rules.happenings import FACED, FOUGHT, TURN_STARTS
from ....rules.points import lose_victory
from ....state import MODIFIERS, DoomState, in_play, root
from ....words import trade_questions as q
from ....words import vocabulary as v
from ....words.nouns import VICTORY
from ....words.ratings import SHOOT, TACTICS
from ...gear import weapon_in_use
from ...standing.disuse import Unusable
from ..act import Act, yes_or_no

LOADED, FIRED, EMPTY = range(3)  # what the card notes


# ---- ammunition ----
@dataclass(frozen=True)
class OutOfAmmo(Unusable):
    """The card itself may not be used while it is empty."""

    def bars_piece(self, s: DoomState, card: int, target: int, source: int) -> bool:
        return card == source and s.noted[source] == EMPTY

    def say(self, w: Words) -> str:
        return w.pick(
            "Po každé střelbě, ve které ji bojovník použije, je bez střeliva a nesmí se používat, dokud není nabita; "
            "do hry přichází nabitá.",
            "After each shoot-out in which the warrior uses it, it is out of ammunition and may not be used until it "
            "is reloaded; it comes into play loaded.",
        )


@dataclass(frozen=True)
class OnFired(Occasion):
    """The bearer shoots with this weapon."""

    event: ClassVar[str] = FACED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        mine = s.bearer[card]
        if mine not in (actor, subject) or s.tactic < 0 or TACTICS[s.tactic] != SHOOT:
            return False
        return bool(weapon_in_use(s, mine, s.tactic) == card)

    def say_when(self, w: Words) -> str:
        return ""


@dataclass(frozen=True)
class OnFiredOut(Occasion):
    """A combat of the bearer in which it was fired is over."""

    event: ClassVar[str] = FOUGHT

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(s.bearer[card] == actor and s.noted[card] == FIRED)

    def say_when(self, w: Words) -> str:
        return ""


def _shoots(s: DoomState, weapon: int) -> bool:
    """Is the weapon the one in use in a shoot-out that has come to its modifiers?"""
    bearer = s.bearer[weapon]
    if s.phase < MODIFIERS or bearer not in (s.attacker, s.defender) or TACTICS[s.tactic] != SHOOT:
        return False
    return bool(weapon_in_use(s, bearer, s.tactic) == weapon)


@dataclass(frozen=True)
class Charge(Act):
    """The card notes how it is loaded."""

    state: int

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.state != LOADED or s.noted[src] == EMPTY

    def instant(self) -> Instant:
        def note_it(s: DoomState, me: int, src: int, x: int) -> None:
            s.noted[src] = self.state
            if self.state == LOADED and _shoots(s, src):
                s.noted[src] = FIRED  # in the middle of a shoot-out: it is used in this one

        return note_it

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_LOAD, w.pick("tuto zbraň", "this weapon"))] if self.state == LOADED else []


_LOAD = verb("nabij", "nabít", "nabije", "reload")


# ---- a price for every turn ----
@dataclass(frozen=True)
class Withheld(Unusable):
    """The card it lies on may not be used unless its controller has paid since his last turn began."""

    def bars_piece(self, s: DoomState, card: int, target: int, source: int) -> bool:
        return s.bearer[source] == card and not s.noted[source]

    def say(self, w: Words) -> str:
        return ""


@dataclass(frozen=True)
class OnCarriersTurn(Occasion):
    """The turn of whoever controls the card it lies on begins."""

    event: ClassVar[str] = TURN_STARTS

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(s.bearer[card] >= 0 and s.side[root(s, card)] == actor)

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku svého kola", "At the start of his turn")


@dataclass(frozen=True)
class PayToUse(Act, Script):
    """Its controller pays victory points, or the card may not be used until his next turn begins."""

    price: int
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        enough = Check(
            "DTR-228",
            lambda c: c.s.victory[c.me] >= self.price,
            cs="Tolik vítězných bodů nemáš.",
            en="You have not so many victory points.",
        )
        question = yes_or_no(
            q.ASK_ARTIFACT,
            "DTR-334",
            lambda s, f: int(s.side[root(s, f[SRC])]),
            enough,
            yes_harms=lambda c: True,
            values=lambda c: {"price": self.price},
        )

        def offer(s: DoomState, f: Frame) -> None:
            if not in_play(s, f[SRC]):
                f[PC] = go(OVER)
                return
            s.noted[f[SRC]] = 0
            question.ask(s, f)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                lose_victory(s, s.side[root(s, f[SRC])], self.price, f[SRC])
                s.noted[f[SRC]] = 1

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, VICTORY, ACC)
        return [
            Clause(
                _MAY_PAY,
                w.pick(
                    f"hráč, který relikvii ovládá, zaplatit {price}; jinak ji do svého příštího kola nesmí používat",
                    f"{price}; otherwise he may not use it until his next turn begins",
                ),
            )
        ]


_MAY_PAY = verb("smí", "smět", "smí", "the relic's controller may pay")

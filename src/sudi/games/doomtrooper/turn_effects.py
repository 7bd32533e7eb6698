"""What hangs on the turns themselves: another turn at once, and what falls due when a player's next turn begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Bilingual, Clause, Words, verb

from .acts import Act
from .happenings import DRAW_STEP
from .moving import sacrifice
from .points import lose_destiny
from .scopes import AIMED
from .standing import GAME_LONG, TO_NEXT_TURN, Mark
from .state import DoomState, in_play
from .words import DESTINY

ANOTHER_TURN, FATED = "another turn", "fated"


# ---- another turn ----
EARNED = Mark("", AIMED, until=GAME_LONG, name=ANOTHER_TURN)


@dataclass(frozen=True)
class AnotherTurn(Act):
    """The player's next turn follows at once."""

    mark: Mark = EARNED

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.mark, me, src)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_PLAY_TURN, w.pick("ihned další kolo", "another turn at once"))]


_PLAY_TURN = verb("odehraj", "odehrajte", "odehrát", "odehraje", "take")


def another_turn(s: DoomState, me: int) -> bool:
    """Has the player earned another turn right after this one? The answer uses it up."""
    for n, entry in enumerate(s.lasting):
        if entry[1] == me and ANOTHER_TURN in s.t.rule_keys[entry[0]]:
            del s.lasting[n]
            return True
    return False


# ---- whoever's turn it is ----
@dataclass(frozen=True)
class OnAnyDraw(Occasion):
    """In everybody's draw step."""

    event: ClassVar[str] = DRAW_STEP

    def say_when(self, w: Words) -> str:
        return w.pick("V kroku dobírání karet každého hráče", "In everybody's draw step,")


@dataclass(frozen=True)
class Tax(Act):
    """The player whose turn it is loses destiny points."""

    n: int

    def instant(self) -> Instant:
        return lambda s, me, src, x: _lose(s, self.n, src)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_PAY_TAX, w.count(self.n, DESTINY))]


_PAY_TAX = verb("odečti mu", "odečtěte mu", "odečíst mu", "ztratí", "that player loses", "that player loses")


def _lose(s: DoomState, n: int, card: int) -> None:
    lose_destiny(s, s.turn, n, card)


# ---- what falls due ----
def fated(cs: str, en: str) -> Mark:
    """A mark for a warrior that is sacrificed when its player's next turn begins."""
    return Mark("", AIMED, until=TO_NEXT_TURN, name=FATED, text=Bilingual(cs, en))


def fall_due(s: DoomState, me: int) -> None:
    """At the start of a turn, before what was said to last until then is over."""
    for rule, seat, _, target, _ in s.lasting[:]:
        if seat == me and FATED in s.t.rule_keys[rule] and in_play(s, target):
            sacrifice(s, target)

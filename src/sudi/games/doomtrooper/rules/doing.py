"""Carrying options out: which function does what a verb says, whoever offers it, as an action or in a window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sudi.kernel.decision import VERB_SHIFT

from ..state import DoomState

# (state, seat, option, what a window is about, its moment) -> how many actions it takes as an action
Doing: TypeAlias = Callable[[DoomState, int, int, int, int], int]
DOING: dict[int, Doing] = {}  # by the number of the verb; `actions` fills it in
FROM_HAND: set[int] = set()  # the verbs that play a card of the hand; so does `actions`
REFILLED: list[Callable[[DoomState, int], None]] = []  # what is done then, where a card in play says so


def do(s: DoomState, seat: int, option: int, about: int = -1, x: int = 0) -> int:
    """Carry an option out; tells how many actions it takes, if it is an action."""
    actions = DOING[option >> VERB_SHIFT](s, seat, option, about, x)
    if s.t.refilling & s.live and option >> VERB_SHIFT in FROM_HAND:
        REFILLED[0](s, seat)
    return actions


def act(s: DoomState, seat: int, option: int, about: int, x: int) -> None:
    """The same in a window, where nothing takes actions."""
    do(s, seat, option, about, x)

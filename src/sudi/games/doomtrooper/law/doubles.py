"""Copies that a card may become: the short way to the law of `posing`."""

from __future__ import annotations

from collections.abc import Callable

from ..cards.printed import mimicked
from ..state import DoomState, cards_in_play, one_of_each
from ..words.posing import POSE


def double_for(s: DoomState, card: int, model: int) -> int:
    """A copy of the model that this card may become; -1: there is none."""
    return next((c for c in s.t.doubles.get((s.t.owner[card], s.t.kind[model]), ()) if c in s.outside), -1)


def posings(s: DoomState, card: int, playable: Callable[[int], object]) -> list[int]:
    """As which cards in play it may be played; `playable` tells of a copy whether it could be now."""
    return [
        POSE(card, model)
        for model in one_of_each(s, cards_in_play(s))
        if mimicked(s.t.cards[model]) and (copy := double_for(s, card, model)) >= 0 and playable(copy)
    ]

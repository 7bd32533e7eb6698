"""Has anybody learnt anything between two points of a match?

A card counts as revealed when some seat or the spectators see it now and did not before. What the one who asks for undo
already knew (a card played from their own hand) does not count: they give away only what was theirs. Chance counts
always: a shuffle or a throw of dice cannot be unknown again.
"""

from __future__ import annotations

from typing import Any

import sudi
from sudi.kernel.decision import CARD, first, second
from sudi.kernel.state import ZONES
from sudi.kernel.view import SPECTATOR, sight


def cards_seen(match: sudi.Match, viewer: int) -> int:
    """The cards that the viewer can name, as a bit mask."""
    s = match.state
    seen = sight(s, viewer)
    mask = 0
    for name, spec in s.fields.items():
        if spec.shape in ZONES and name in seen.values:
            for card in _flat(seen.values[name]):
                mask |= 1 << card
    if s.seat == viewer:
        for code in s.options:  # a question may show cards that lie nowhere in the open
            verb = match.game.verbs.of(code)
            if verb.a == CARD:
                mask |= 1 << first(code)
            if verb.b == CARD:
                mask |= 1 << second(code)
    return mask


def _flat(value: Any) -> list[int]:
    if isinstance(value, list):
        return [card for one in value for card in _flat(one)]
    return [] if value is None else [value]


def revealed(before: sudi.Match, choices: list[str], asker: int) -> bool:
    """Do these choices, made after `before`, tell anybody something?"""
    viewers = [SPECTATOR, *range(before.state.t.seats)]
    own = cards_seen(before, asker)
    known = {viewer: cards_seen(before, viewer) | own for viewer in viewers}
    rng = before.state.rng
    match = before.copy()
    for choice in choices:
        match.choose(choice)
        if match.state.rng != rng:
            return True
        if any(cards_seen(match, viewer) & ~known[viewer] for viewer in viewers):
            return True
    return False

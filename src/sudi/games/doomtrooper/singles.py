"""Prophecies, rituals and viruses do not add up: only one of a kind acts on a warrior (DTR-496, DTR-501, DTR-506)."""

from __future__ import annotations

from typing import Any

from . import traits as tr
from .state import DoomState


def once_each(s: DoomState, found: list[tuple[int, Any, int, int]]) -> list[tuple[int, Any, int, int]]:
    """Without what further copies of such a card would add; `many` on a card says that its copies do add up."""
    t, seen, kept = s.t, set(), []
    for entry in found:
        _, rule, source, _ = entry
        if t.traits[source] & tr.SINGLE and not t.cards[source].many:
            if id(rule) in seen:
                continue
            seen.add(id(rule))
        kept.append(entry)
    return kept

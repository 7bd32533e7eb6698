"""What a seat may know, built up from the declarations.

`sight` is the one place that decides what anybody may see. It starts from nothing and adds what the fields declare;
views, spectators and bots all go through it (a log line declares its secret itself). A hidden card is None in its
place. Hidden zones of one pool come with the sorted list of the cards that lie somewhere in them: what anybody can
work out by elimination.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .decision import seat_name
from .state import (
    CARD_LISTS,
    ENTRIES,
    EVERYONE,
    GRID,
    MACHINE,
    NOBODY,
    OWNER,
    PER_CARD,
    SEAT_ZONES,
    SEATS,
    SLOT_ZONES,
    ZONE,
    Field,
    State,
)

# What is going on is open: which effect, how far it has come, what lasts, who is asked. Programs keep nothing in their
# frames that the others may not know. What may be chosen is for the seat alone that is asked.
GOING_ON = ("stack", "lasting", "prompt", "about", "seat", "result")
SPECTATOR = -1
REFEREE = -2  # sees everything: a finished match, a test, the person at the server


@dataclass
class Sight:
    """Everything one viewer may know of a state, as plain data."""

    viewer: int
    values: dict[str, Any] = field(default_factory=dict)
    pools: dict[str, list[int]] = field(default_factory=dict)


def may_see(s: State, spec: Field, owner: int, viewer: int) -> bool:
    """May the viewer see every card of this zone?"""
    if callable(spec.seen_by) and viewer != REFEREE:
        return spec.seen_by(s, owner, viewer)
    return is_open(spec, s.t.decider, owner, viewer)


def is_open(spec: Field, decider: Sequence[int], owner: int, viewer: int) -> bool:
    """The same of a zone for which it never changes during a match."""
    if viewer == REFEREE or spec.seen_by == EVERYONE:
        return True
    if spec.seen_by == NOBODY or viewer == SPECTATOR:
        return False
    return spec.seen_by == OWNER and owner >= 0 and decider[owner] == viewer


def pool_of(spec: Field, owner: int) -> str:
    """The pool that the cards of a hidden zone belong to: hidden cards of one pool cannot be told apart."""
    return f"{spec.pool or spec.name}{owner if spec.pool.startswith('own') else ''}"


def knows(s: State, viewer: int) -> int:
    """The hidden cards that the viewer knows all the same, as a bit mask."""
    if viewer >= 0:
        return s.known[viewer]
    everybody = -1
    for mask in s.known:
        everybody &= mask
    return everybody


def show(s: State, card: int, to: int | None = None) -> None:
    """One seat, or everybody, knows from now on where this card is."""
    bit = 1 << card
    for seat in range(len(s.known)):
        if to is None or seat == to:
            s.known[seat] |= bit


def forget(s: State, cards: list[int]) -> None:
    """Cards that are shuffled are known to nobody any more."""
    known = s.known
    if any(known):
        mask = sum(map(s.t.bit.__getitem__, cards))
        for seat in range(len(known)):
            known[seat] &= ~mask


def sight(s: State, viewer: int) -> Sight:
    """What the viewer (a seat, SPECTATOR or REFEREE) may know."""
    seen = Sight(viewer, look(s, viewer, s.fields.values()))
    mask = knows(s, viewer)
    for spec in s.fields.values():
        if spec.shape in CARD_LISTS:
            for owner, cards in zones_of(s, spec):
                if not may_see(s, spec, owner, viewer):
                    unseen = seen.pools.setdefault(pool_of(spec, owner), [])
                    unseen.extend(c for c in cards if not mask >> c & 1)
    for cards in seen.pools.values():
        cards.sort()
    seen.values.update({name: getattr(s, name) for name in GOING_ON})
    seen.values.update(stack=[frame[:] for frame in s.stack], lasting=s.lasting[:])
    if s.seat >= 0 and viewer in (s.seat, REFEREE):
        seen.values["options"] = s.options
    return seen


def look(s: State, viewer: int, fields: Iterable[Field]) -> dict[str, Any]:
    """What the viewer may know of these fields."""
    mask = knows(s, viewer)
    found: dict[str, Any] = {}
    for spec in fields:
        name, shape = spec.name, spec.shape
        value = getattr(s, name)
        if shape in CARD_LISTS:
            shown = [seen_in(s, spec, owner, cards, viewer, mask) for owner, cards in zones_of(s, spec)]
            found[name] = shown[0] if shape == ZONE else shown
        elif shape in (PER_CARD, ENTRIES, GRID):
            found[name] = value[:]
        elif shape == MACHINE or spec.secret:
            continue
        else:
            found[name] = value[:] if shape == SEATS else value
    return found


def zones_of(s: State, spec: Field) -> Iterable[tuple[int, list[int]]]:
    """The zones of a field, each with the seat whose it is (-1: nobody's)."""
    value = getattr(s, spec.name)
    if spec.shape == SEAT_ZONES:
        return enumerate(value)
    return [(-1, cards) for cards in value] if spec.shape == SLOT_ZONES else [(-1, value)]


def seen_in(s: State, spec: Field, owner: int, cards: list[int], viewer: int, mask: int) -> list[int | None]:
    """The cards of a zone as a viewer sees them who knows those of the mask wherever they lie."""
    if may_see(s, spec, owner, viewer):
        return list(cards)
    if not mask:
        return [None] * len(cards)
    shown: list[int | None] = [c if mask >> c & 1 else None for c in cards]
    if not spec.ordered:
        shown.sort(key=lambda c: (c is None, c))
    return shown


def readable(field: Field, value: Any) -> Any:
    """A value as positions and views write it: a seat or a word by its name, a coded number as what it stands for."""
    if field.show is not None:
        return field.show(value)
    if field.seat:
        return seat_name(value) if value >= 0 else None
    if field.words:
        return field.words[value] if value >= 0 else None
    return value

"""What a seat may know, built up from the declarations; and a complete state that agrees with it.

`sight` is the one place that decides what anybody may see. It starts from nothing and adds what the fields declare;
views, spectators and bots all go through it (a log line declares its secret itself). A hidden card is None in its
place. Hidden zones of one pool come with the sorted list of the cards that lie somewhere in them: what anybody can
work out by elimination.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .chance import seeded, shuffle
from .decision import seat_name
from .state import (
    CARDS,
    ENTRIES,
    EVERYONE,
    GRID,
    MACHINE,
    NOBODY,
    OWNER,
    PER_CARD,
    SCALAR,
    SEAT_ZONES,
    SEATS,
    SLOT_ZONES,
    ZONE,
    ZONES,
    Field,
    State,
)

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
    if viewer == REFEREE or spec.seen_by == EVERYONE:
        return True
    if callable(spec.seen_by):
        return spec.seen_by(s, owner, viewer)
    if spec.seen_by == NOBODY or viewer == SPECTATOR:
        return False
    if spec.seen_by == OWNER:
        return s.t.decider[owner] == viewer if owner >= 0 else False
    return False


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
    seen = Sight(viewer)
    mask = knows(s, viewer)

    def look(spec: Field, owner: int, cards: list[int]) -> list[int | None]:
        if may_see(s, spec, owner, viewer):
            return list(cards)
        pool = f"{spec.pool or spec.name}{owner if spec.pool.startswith('own') else ''}"
        shown: list[int | None] = [c if mask >> c & 1 else None for c in cards]
        seen.pools.setdefault(pool, []).extend(c for c in cards if not mask >> c & 1)
        if not spec.ordered:
            shown.sort(key=lambda c: (c is None, c))
        return shown

    for name, spec in s.fields.items():
        value = getattr(s, name)
        if spec.shape == SEAT_ZONES:
            seen.values[name] = [look(spec, owner, cards) for owner, cards in enumerate(value)]
        elif spec.shape == SLOT_ZONES:
            seen.values[name] = [look(spec, -1, cards) for cards in value]
        elif spec.shape == ZONE:
            seen.values[name] = look(spec, -1, value)
        elif spec.shape in (PER_CARD, ENTRIES, GRID):
            seen.values[name] = value[:]
        elif spec.shape == MACHINE or spec.secret:
            continue
        else:
            seen.values[name] = value[:] if spec.shape == SEATS else value
    for cards in seen.pools.values():
        cards.sort()
    if s.seat >= 0 and viewer in (s.seat, REFEREE):
        # Whoever is asked may know the question and everything it hangs on.
        seen.values.update(
            stack=[frame[:] for frame in s.stack],
            lasting=s.lasting[:],
            prompt=s.prompt,
            about=s.about,
            options=s.options[:],
        )
    seen.values.update(seat=s.seat, result=s.result)
    return seen


def determinise(s: State, viewer: int, seed: int) -> State:
    """A complete state that agrees with everything the viewer knows: the unknown dealt anew, the future its own.

    Only `sight` is read: nothing that the viewer may not know can find its way into the answer.
    """
    return complete(sight(s, viewer), s.t, type(s), seed)


def complete(seen: Sight, tables: Any, state: type[State], seed: int) -> State:
    """Fill the gaps of a sight from its pools, at random."""
    new = state(tables)
    new.rng = seeded(seed)
    pools = {name: cards[:] for name, cards in sorted(seen.pools.items())}
    for cards in pools.values():
        shuffle(new, cards)

    def fill(spec: Field, owner: int, cards: list[int | None]) -> list[int]:
        pool = pools.get(f"{spec.pool or spec.name}{owner if spec.pool.startswith('own') else ''}", [])
        return [pool.pop() if c is None else c for c in cards]

    visible = 0
    for name, spec in state.fields.items():
        if name not in seen.values:
            continue
        value = seen.values[name]
        if spec.shape == SEAT_ZONES:
            setattr(new, name, [fill(spec, owner, cards) for owner, cards in enumerate(value)])
        elif spec.shape == SLOT_ZONES:
            setattr(new, name, [fill(spec, -1, cards) for cards in value])
        elif spec.shape == ZONE:
            setattr(new, name, fill(spec, -1, value))
        elif name == "stack":
            new.stack = [frame[:] for frame in value]
        else:
            setattr(new, name, value[:] if isinstance(value, (list, array)) else value)
        if spec.shape in ZONES:
            for cards in [value] if spec.shape in (ZONE, GRID) else value:
                for card in cards:
                    visible |= 0 if card is None or card < 0 else 1 << card
    # What a spectator sees, every seat knows.
    informed = range(tables.seats) if seen.viewer == SPECTATOR else [seen.viewer] if seen.viewer >= 0 else []
    for seat in informed:
        new.known[seat] = visible
    tables.derive(new)
    return new


def readable(field: Field, value: Any) -> Any:
    """A value as positions and views write it: a seat or a word by its name, a coded number as what it stands for."""
    if field.show is not None:
        return field.show(value)
    if field.seat:
        return seat_name(value) if value >= 0 else None
    if field.words:
        return field.words[value] if value >= 0 else None
    return value


@dataclass(frozen=True)
class Shown:
    """Where a view shows which fields of a state; its type (`view_type`) is read off the same lists."""

    marks: tuple[Field, ...]  # on a card: it is in this set
    numbers: tuple[Field, ...]  # on a card: what it has of this
    of_seats: tuple[Field, ...]
    of_slots: tuple[Field, ...]
    of_table: tuple[Field, ...]


@cache
def shown_fields(state: type[State]) -> Shown:
    fields = [f for f in state.fields.values() if f.shape != MACHINE]
    no_secret = [f for f in fields if not f.secret]
    return Shown(
        marks=tuple(f for f in no_secret if f.shape == CARDS),
        # Whose a card is tells a viewer much, although it may follow from the rest.
        numbers=tuple(f for f in fields if f.shape == PER_CARD and (f.seat or not f.derived)),
        of_seats=tuple(f for f in no_secret if f.shape in (SEATS, SEAT_ZONES)),
        of_slots=tuple(f for f in no_secret if f.shape in (SLOT_ZONES, GRID)),
        of_table=tuple(f for f in no_secret if f.shape in (ZONE, ENTRIES, SCALAR)),
    )


def view(s: State, game: Any, viewer: int, decision: Any = None, result: Any = None) -> dict[str, Any]:
    """The sight of a viewer with names instead of numbers: JSON-ready, for people's screens and other programs."""
    values = sight(s, viewer).values
    tables, fields = s.t, shown_fields(type(s))
    card = _card_shower(s, values, fields, game.current_numbers(s))
    players: list[dict[str, Any]] = [
        {
            "seat": seat_name(seat),
            "name": {"cs": game.seat_label(tables, seat, "cs"), "en": game.seat_label(tables, seat, "en")},
        }
        for seat in range(tables.seats)
    ]
    for spec in fields.of_seats:
        name = spec.name
        if spec.shape == SEAT_ZONES:
            for player, cards in zip(players, values[name], strict=True):
                player[name] = [card(c) for c in cards]
        else:
            for player, one in zip(players, values[name], strict=True):
                player[name] = readable(spec, one)
    table: dict[str, Any] = {
        "game": game.name,
        "mode": tables.mode,
        "viewer": seat_name(viewer) if viewer >= 0 else None,
        "players": players,
    }
    for spec in fields.of_table:
        value = values[spec.name]
        if spec.shape == ZONE:
            table[spec.name] = [card(c) for c in value]
        elif spec.shape == ENTRIES:
            table[spec.name] = [list(entry) for entry in value]
        else:
            table[spec.name] = readable(spec, value)
    if fields.of_slots:
        slots: list[dict[str, Any]] = [{} for _ in range(tables.slots)]
        for spec in fields.of_slots:
            name, is_grid = spec.name, spec.shape == GRID
            for slot, value in zip(slots, values[name], strict=True):
                if is_grid:
                    slot[name] = [card(value)] if value >= 0 else []
                else:
                    slot[name] = [card(c) for c in value]
        for slot, slot_name in zip(slots, tables.slot_names, strict=True):
            slot["name"] = slot_name
        table["slots"] = slots
    table["decision"], table["result"] = decision, result
    return table


def _card_shower(
    s: State, values: dict[str, Any], fields: Shown, now: dict[int, dict[str, int]]
) -> Callable[[int | None], dict[str, Any] | None]:
    """How a view shows a card: its name and number, its marks and what it has; a hidden one is None."""
    defs = s.t.defs
    marks = [(spec.name, values[spec.name]) for spec in fields.marks if values[spec.name]]
    marked = 0
    for _, mask in marks:
        marked |= mask
    numbers = [(spec, spec.default, getattr(s, spec.name)) for spec in fields.numbers]

    def card(number: int | None) -> dict[str, Any] | None:
        if number is None:
            return None
        shown: dict[str, Any] = {"card": defs[number].id, "n": number}
        if marked >> number & 1:
            for name, mask in marks:
                if mask >> number & 1:
                    shown[name] = True
        if number in now:
            shown["now"] = now[number]
        for spec, usual, every in numbers:
            if every[number] != usual:
                shown[spec.name] = readable(spec, every[number])
        return shown

    return card

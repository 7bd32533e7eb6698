"""What a seat may know, built up from the declarations; and a complete state that agrees with it.

`sight` is the one place that decides what anybody may see. It starts from nothing and adds what the fields declare;
views, spectators and bots all go through it (a log line declares its secret itself). A hidden card is None in its
place. Hidden zones of one pool come with the sorted list of the cards that lie somewhere in them: what anybody can
work out by elimination.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property
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
from .wording.text import LANGUAGES

CARD_LISTS = (SEAT_ZONES, SLOT_ZONES, ZONE)
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
    seen = Sight(viewer, look(s, viewer, s.fields.values()))
    mask = knows(s, viewer)
    for spec in s.fields.values():
        if spec.shape in CARD_LISTS:
            for owner, cards in _zones(s, spec):
                if not may_see(s, spec, owner, viewer):
                    pool = f"{spec.pool or spec.name}{owner if spec.pool.startswith('own') else ''}"
                    seen.pools.setdefault(pool, []).extend(c for c in cards if not mask >> c & 1)
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


def look(s: State, viewer: int, fields: Iterable[Field]) -> dict[str, Any]:
    """What the viewer may know of these fields."""
    mask = knows(s, viewer)
    found: dict[str, Any] = {}
    for spec in fields:
        name, shape = spec.name, spec.shape
        value = getattr(s, name)
        if shape in CARD_LISTS:
            shown = [_seen(s, spec, owner, cards, viewer, mask) for owner, cards in _zones(s, spec)]
            found[name] = shown[0] if shape == ZONE else shown
        elif shape in (PER_CARD, ENTRIES, GRID):
            found[name] = value[:]
        elif shape == MACHINE or spec.secret:
            continue
        else:
            found[name] = value[:] if shape == SEATS else value
    return found


def _zones(s: State, spec: Field) -> Iterable[tuple[int, list[int]]]:
    """The zones of a field, each with the seat whose it is (-1: nobody's)."""
    value = getattr(s, spec.name)
    if spec.shape == SEAT_ZONES:
        return enumerate(value)
    return [(-1, cards) for cards in value] if spec.shape == SLOT_ZONES else [(-1, value)]


def _seen(s: State, spec: Field, owner: int, cards: list[int], viewer: int, mask: int) -> list[int | None]:
    if may_see(s, spec, owner, viewer):
        return list(cards)
    if not mask:
        return [None] * len(cards)
    shown: list[int | None] = [c if mask >> c & 1 else None for c in cards]
    if not spec.ordered:
        shown.sort(key=lambda c: (c is None, c))
    return shown


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

    @cached_property
    def all(self) -> tuple[Field, ...]:
        """Those that are no mark and no number on a card."""
        return (*self.of_seats, *self.of_slots, *self.of_table)

    @cached_property
    def hidden(self) -> Shown:
        """Those of them that do not look the same to everybody."""
        return Shown(
            (), (), *(tuple(filter(_hides, fields)) for fields in (self.of_seats, self.of_slots, self.of_table))
        )


def _hides(field: Field) -> bool:
    return field.shape in CARD_LISTS and field.seen_by != EVERYONE


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


class Shared:
    """What all viewers of a state see alike; made once for all who look at it."""

    def __init__(self, s: State, game: Any) -> None:
        tables, self.fields = s.t, shown_fields(type(s))
        self.cards = _Cards(s, self.fields, game.current_numbers(s))
        self.said: dict[Any, Any] = {}  # lines of the log in words
        seats: list[dict[str, Any]] = [
            {"seat": seat_name(seat), "name": {lang: game.seat_label(tables, seat, lang) for lang in LANGUAGES}}
            for seat in range(tables.seats)
        ]
        table: dict[str, Any] = {"game": game.name, "mode": tables.mode, "viewer": None, "players": seats}
        slots: list[dict[str, Any]] = [{} for _ in tables.slot_names] if self.fields.of_slots else []
        hidden = {spec.name for spec in self.fields.hidden.all}  # has its place here and is put in for each viewer
        values = {spec.name: None if spec.name in hidden else getattr(s, spec.name) for spec in self.fields.all}
        self.put(self.fields, values, seats, slots, table)
        if self.fields.of_slots:
            for slot, name in zip(slots, tables.slot_names, strict=True):
                slot["name"] = name
            table["slots"] = slots
        self.table = table

    def put(
        self, fields: Shown, values: dict[str, Any], seats: list[Any], slots: list[Any], table: dict[str, Any]
    ) -> None:
        """Fields where a view has them: with each seat, with each place, or with the table."""
        for places, of_places in ((seats, fields.of_seats), (slots, fields.of_slots)):
            for spec in of_places:
                self._each(spec, values[spec.name], places)
        for spec in fields.of_table:
            value = values[spec.name]
            if spec.shape == ZONE:
                table[spec.name] = None if value is None else list(map(self.cards.__getitem__, value))
            else:
                table[spec.name] = list(map(list, value)) if spec.shape == ENTRIES else readable(spec, value)

    def _each(self, spec: Field, value: Any, places: list[Any]) -> None:
        name, shape = spec.name, spec.shape
        if value is None:
            for place in places:
                place[name] = None
        elif shape in CARD_LISTS:
            card = self.cards.__getitem__
            for place, cards in zip(places, value, strict=True):
                place[name] = list(map(card, cards))
        elif shape == GRID:
            for place, number in zip(places, value, strict=True):
                place[name] = [self.cards[number]] if number >= 0 else []
        else:
            for place, one in zip(places, value, strict=True):
                place[name] = readable(spec, one)


def view(
    s: State, game: Any, viewer: int, decision: Any = None, result: Any = None, shared: Shared | None = None
) -> dict[str, Any]:
    """What a viewer may know with names instead of numbers: JSON-ready, for people's screens and other programs."""
    shared = shared or Shared(s, game)
    table = dict(shared.table)
    seats = table["players"] = [dict(seat) for seat in table["players"]]
    slots: list[dict[str, Any]] = []
    if "slots" in table:
        slots = table["slots"] = [dict(slot) for slot in table["slots"]]
    hidden = shared.fields.hidden
    shared.put(hidden, look(s, viewer, hidden.all), seats, slots, table)
    table["viewer"] = seat_name(viewer) if viewer >= 0 else None
    table["decision"], table["result"] = decision, result
    return table


class _Cards(dict[int | None, Any]):
    """How a view shows each card: its name and number, its marks and what it has; a hidden one is None."""

    def __init__(self, s: State, fields: Shown, now: dict[int, dict[str, int]]) -> None:
        super().__init__({None: None})
        self._defs, self._now = s.t.defs, now
        self._marks = [(spec.name, mask) for spec in fields.marks if (mask := getattr(s, spec.name))]
        self._marked = 0
        for _, mask in self._marks:
            self._marked |= mask
        self._numbers = [(spec, spec.default, getattr(s, spec.name)) for spec in fields.numbers]

    def __missing__(self, number: int) -> dict[str, Any]:
        shown: dict[str, Any] = {"card": self._defs[number].id, "n": number}
        if self._marked >> number & 1:
            for name, mask in self._marks:
                if mask >> number & 1:
                    shown[name] = True
        if number in self._now:
            shown["now"] = self._now[number]
        for spec, usual, every in self._numbers:
            if every[number] != usual:
                shown[spec.name] = readable(spec, every[number])
        self[number] = shown
        return shown

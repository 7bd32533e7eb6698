"""Views: what a viewer may know with names instead of numbers, for people's screens and other programs.

Most of a view looks the same to everybody, and the same as a moment ago. `Shared` makes that once for all who look and
keeps it from moment to moment: what has changed is found by comparing two states field by field.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from operator import attrgetter
from typing import Any

from .decision import seat_name
from .state import (
    CARD_LISTS,
    CARDS,
    ENTRIES,
    EVERYONE,
    GRID,
    MACHINE,
    PER_CARD,
    SCALAR,
    SEAT_ZONES,
    SEATS,
    SLOT_ZONES,
    ZONE,
    Field,
    State,
)
from .view import knows, readable, seen_in
from .wording.text import LANGUAGES


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
    def open(self) -> tuple[Field, ...]:
        """Those of them that look the same to everybody."""
        return tuple(field for field in self.all if not _hides(field))

    @cached_property
    def values(self) -> Callable[[State], tuple[Any, ...]]:
        """What a state has in the open ones, at once."""
        names = [field.name for field in self.open]
        return attrgetter(*names) if len(names) > 1 else lambda s: tuple(getattr(s, name) for name in names)

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


def among(mask: int, cards: list[int]) -> bool:
    """Is a card of this set (of few cards) among these?"""
    while mask:
        lowest = mask & -mask
        if lowest.bit_length() - 1 in cards:
            return True
        mask ^= lowest
    return False


def as_it_is(part: Any) -> Any:
    return part


class Shared:
    """What all viewers of a match see alike, at the moment that `at` was told last.

    `keep` makes of a part (the cards of a zone, the places of the table) what is kept of it and put into views: a
    server keeps the bytes that it sends.
    """

    def __init__(self, game: Any, keep: Callable[[Any], Any] = as_it_is) -> None:
        self._game, self.keep = game, keep
        self._state: State | None = None
        self._values: tuple[Any, ...] = ()  # of the open fields then

    def at(self, s: State) -> Shared:
        """Another moment of the match, or the first one: a state that nobody changes as long as it is looked at."""
        before = self._state
        if before is s:
            return self
        if before is None or before.t is not s.t:
            before = None
            self._begin(s)
        now, values = self._game.current_numbers(s), self.fields.values(s)
        self._forget(s, before, now)
        olds, stale = self._values if before is not None else (None,) * len(values), self._stale
        self._now, self._state, self._values = now, s, values
        for spec, value, old in zip(self.fields.open, values, olds, strict=True):
            if value != old or old is None or spec.name in stale:
                self._put(spec, value, old)
        if self._slots_changed:
            self.table["slots"] = self._slots if self.fields.hidden.of_slots else self.keep(self._slots)
        return self

    def view(self, viewer: int, decision: Any, result: Any) -> dict[str, Any]:
        """What this viewer may know: the same, with the zones that hide something."""
        s = self._state
        assert s is not None
        hidden, table, mask = self.fields.hidden, dict(self.table), knows(s, viewer)
        seats = table["players"] = [dict(seat) for seat in self._seats]
        for spec in hidden.of_seats:
            name = spec.name
            for n, cards in enumerate(getattr(s, name)):
                seats[n][name] = self._looked(spec, n, cards, viewer, mask)
        if hidden.of_slots:
            slots = table["slots"] = [dict(slot) for slot in self._slots]
            for spec in hidden.of_slots:
                for n, cards in enumerate(getattr(s, spec.name)):
                    slots[n][spec.name] = self._looked(spec, n, cards, viewer, mask)
        for spec in hidden.of_table:
            table[spec.name] = self._looked(spec, 0, getattr(s, spec.name), viewer, mask)
        table["viewer"] = seat_name(viewer) if viewer >= 0 else None
        table["decision"], table["result"] = decision, result
        return table

    # ---- from one moment to the next ----
    def _begin(self, s: State) -> None:
        """A match that was not shown yet; every field has its place in a view, also one that is put in later."""
        tables, self.fields = s.t, shown_fields(type(s))
        self._kept: dict[tuple[str, int, int], tuple[list[Any], Any]] = {}
        self._seen: dict[tuple[str, int, int], tuple[list[int], int, Any]] = {}  # before it is known who may see what
        label = self._game.seat_label
        self._seats: list[dict[str, Any]] = [
            {"seat": seat_name(seat), "name": {lang: label(tables, seat, lang) for lang in LANGUAGES}}
            for seat in range(tables.seats)
        ]
        self.table: dict[str, Any] = {"game": self._game.name, "mode": tables.mode, "viewer": None, "players": None}
        self._slots: list[dict[str, Any]] = [{} for _ in tables.slot_names] if self.fields.of_slots else []
        for places, specs in ((self._seats, self.fields.of_seats), (self._slots, self.fields.of_slots)):
            for place in places:
                place.update(dict.fromkeys(spec.name for spec in specs))
        self.table.update(dict.fromkeys(spec.name for spec in self.fields.of_table))
        for slot, name in zip(self._slots, tables.slot_names, strict=False):
            slot["name"] = name
        self._slots_changed = bool(self._slots)
        self._cards: dict[int | None, Any] = {None: None}
        self._stale: dict[str, list[int]] = {}  # by field the places at which a card looks different now

    def _forget(self, s: State, before: State | None, now: dict[int, dict[str, int]]) -> None:
        """Away with what was kept of cards that look different now, and of the zones they lie in."""
        self._stale.clear()
        if before is None:
            return
        self._slots_changed = False
        changed = self._changed(s, before, now)
        if not changed:
            return
        for card in changed:
            self._cards.pop(card, None)
        for key in [key for key, (cards, _) in self._kept.items() if not changed.isdisjoint(cards)]:
            del self._kept[key]
            self._seen.pop(key, None)
            self._stale.setdefault(key[0], []).append(key[1])

    def _changed(self, s: State, before: State, now: dict[int, dict[str, int]]) -> set[int]:
        """The cards whose marks or numbers are others than before."""
        found: set[int] = set()
        marked = 0
        for spec in self.fields.marks:
            marked |= getattr(s, spec.name) ^ getattr(before, spec.name)
        while marked:
            lowest = marked & -marked
            found.add(lowest.bit_length() - 1)
            marked ^= lowest
        for spec in self.fields.numbers:
            new, old = getattr(s, spec.name), getattr(before, spec.name)
            if new != old:
                found.update(card for card, (a, b) in enumerate(zip(new, old, strict=True)) if a != b)
        if now != self._now:
            found.update(card for card in {*now, *self._now} if now.get(card) != self._now.get(card))
        return found

    # ---- parts ----
    def _put(self, spec: Field, value: Any, old: Any) -> None:
        """A field where a view has it: with each seat, with each place, or with the table."""
        name, shape = spec.name, spec.shape
        if shape == ZONE:
            self.table[name] = self._part((name, 0, -1), value)
        elif shape == ENTRIES:
            self.table[name] = self.keep(list(map(list, value)))
        elif shape == SCALAR:
            self.table[name] = readable(spec, value)
        elif shape == SEATS:
            for seat, one in zip(self._seats, value, strict=True):
                seat[name] = readable(spec, one)
        else:
            places = self._seats if shape == SEAT_ZONES else self._slots
            stale = self._stale.get(name, ()) if old is not None else range(len(places))
            for n, one in enumerate(value):
                if n in stale or one != old[n]:
                    cards = one if shape != GRID else [one] if one >= 0 else []
                    places[n][name] = self._part((name, n, -1), cards)
            self._slots_changed |= places is self._slots

    def _part(self, key: tuple[str, int, int], cards: list[Any]) -> Any:
        """The cards of one zone, for one viewer where not all see the same."""
        kept = self._kept.get(key)
        if kept is not None and kept[0] == cards:
            return kept[1]
        part = self.keep([self._card(card) for card in cards])
        self._kept[key] = cards[:], part
        return part

    def _looked(self, spec: Field, n: int, cards: list[int], viewer: int, mask: int) -> Any:
        """A zone that hides something, as this viewer sees it who knows these cards (`mask`) wherever they lie.

        It looks the same as long as the same cards lie in it and the viewer knows the same, unless a rule of the game
        says each time who may look.
        """
        s, key = self._state, (spec.name, n, viewer)
        seen = self._seen.get(key)
        if seen is not None and seen[0] == cards and (seen[1] == mask or not among(seen[1] ^ mask, cards)):
            return seen[2]
        assert s is not None
        owner = n if spec.shape == SEAT_ZONES else -1
        part = self._part(key, seen_in(s, spec, owner, cards, viewer, mask))
        if not callable(spec.seen_by):
            self._seen[key] = cards[:], mask, part
        return part

    def _card(self, number: int | None) -> Any:
        """How a view shows a card: its name and number, its marks and what it has; a hidden one is None."""
        if number in self._cards:
            return self._cards[number]
        s = self._state
        assert s is not None
        assert number is not None
        shown: dict[str, Any] = {"card": s.t.defs[number].id, "n": number}
        for spec in self.fields.marks:
            if getattr(s, spec.name) >> number & 1:
                shown[spec.name] = True
        if number in self._now:
            shown["now"] = self._now[number]
        for spec in self.fields.numbers:
            one = getattr(s, spec.name)[number]
            if one != spec.default:
                shown[spec.name] = readable(spec, one)
        kept = self._cards[number] = self.keep(shown)
        return kept

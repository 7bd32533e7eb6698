"""What a seat may know as a row of numbers, generated from the declared fields, with a name for every number.

Everything goes through `view.look`, the one place that decides what anybody may see. Seats are counted from the one who
looks, so that what is learned at one seat serves the others. Cards are counted by kind in each zone; a zone that the
seat cannot look into shows how many there are, and those of them that it knows all the same. On a battlefield every
place tells which card stands there and whose it is. Numbers on cards and sets of cards are summed by kind, and told by
place where there are places. What a game codes in one number is told as the parts that its own views show.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import numpy as np
import numpy.typing as npt

from sudi.kernel.state import (
    CARDS,
    ENTRIES,
    GRID,
    MACHINE,
    PER_CARD,
    SEAT_ZONES,
    SEATS,
    SLOT_ZONES,
    ZONE,
    Field,
)
from sudi.kernel.view import look

from .actions import Board, Deck
from .shapes import Part, parts_of

MOST = 32_767.0  # the bound of a number for which the game declares none
OPEN = "cards that the seat sees"  # beside the fields, which have names without blanks
# (what the seat may know of the state, the state, the seat, where to write) -> nothing
Write = Callable[[dict[str, Any], Any, int, npt.NDArray[np.float32]], None]


class Observer:
    """The observation of a set-up: names and bounds of its numbers, and how they are read."""

    def __init__(self, game: Any, tables: Any, deck: Deck, board: Board, only: Collection[str] | None = None) -> None:
        """`only`: of these fields alone, which is much quicker than everything."""
        self.game, self.seats, self.slots = game, tables.seats, tables.slots
        self.kinds = {kind: n for n, kind in enumerate(deck.kinds)}
        self.most = float(sum(deck.copies))
        self.names: list[str] = []
        self._low: list[float] = []
        self._high: list[float] = []
        self._writes: list[Write] = []
        fields = [
            field for field in game.state.fields.values() if _told(field) and (only is None or field.name in only)
        ]
        self.fields = fields
        self._board = board
        for field in fields:
            self._declare(field)
        if only is None:
            self._question()
        self.low = np.array(self._low, dtype=np.float32)
        self.high = np.array(self._high, dtype=np.float32)

    def observe(self, s: Any, seat: int) -> npt.NDArray[np.float32]:
        row = np.zeros(len(self.names), dtype=np.float32)
        seen = look(s, seat, self.fields)
        seen[OPEN] = self._open(seen)
        for write in self._writes:
            write(seen, s, seat, row)
        return np.clip(row, self.low, self.high, out=row)

    # ---- declaring ----
    def _room(self, names: list[str], low: float = 0.0, high: float = MOST) -> int:
        first = len(self.names)
        self.names += names
        self._low += [low] * len(names)
        self._high += [high] * len(names)
        return first

    def _declare(self, field: Field) -> None:
        if field.shape in (ZONE, SEAT_ZONES, SLOT_ZONES):
            self._zones(field)
        elif field.shape == GRID:
            self._grid(field)
        elif field.shape == CARDS:
            self._cards(field)
        elif field.shape == PER_CARD:
            self._per_card(field)
        else:
            self._values(field)

    def _values(self, field: Field) -> None:
        """A number, or one for each seat."""
        parts = parts_of(field, self.seats, self.kinds, MOST)
        if field.shape == SEATS:
            for n in range(self.seats):
                self._value(f"{field.name} +{n}", parts, field, n)
        else:
            self._value(field.name, parts, field, -1)

    def _value(self, name: str, parts: list[Part], field: Field, offset: int) -> None:
        first = len(self.names)
        for part in parts:
            self._room([f"{name} {part.name}".strip()], part.low, part.high)
        key, seats, end = field.name, self.seats, first + len(parts)
        show = field.show

        def write(seen: dict[str, Any], s: Any, seat: int, row: npt.NDArray[np.float32]) -> None:
            value = seen[key] if offset < 0 else seen[key][(seat + offset) % seats]
            if show is not None:
                value = show(value)
            row[first:end] = [part.read(value, s, seat) for part in parts]

        self._writes.append(write)

    def _zones(self, field: Field) -> None:
        """How many cards lie there, and of each kind those that the seat knows."""
        many = self.seats if field.shape == SEAT_ZONES else self.slots if field.shape == SLOT_ZONES else 1
        key, shape, seats, kinds = field.name, field.shape, self.seats, self.kinds
        for n in range(many):
            name = key if shape == ZONE else f"{key} +{n}" if shape == SEAT_ZONES else f"{key} place {n + 1}"
            first = self._room([f"{name} size", *(f"{name} {kind}" for kind in kinds)], 0.0, self.most)

            def write(
                seen: dict[str, Any], s: Any, seat: int, row: npt.NDArray[np.float32], n: int = n, first: int = first
            ) -> None:
                zones = seen[key]
                cards = zones if shape == ZONE else zones[(seat + n) % seats] if shape == SEAT_ZONES else zones[n]
                row[first] = len(cards)
                ids = s.t.card_ids
                for card in cards:
                    if card is not None:
                        row[first + 1 + kinds[ids[card]]] += 1

            self._writes.append(write)

    def _grid(self, field: Field) -> None:
        """In every place: is a card there, is it one's own, and which."""
        kinds, key, width = self.kinds, field.name, len(self.kinds) + 2
        first = -1
        for n in range(self.slots):
            told = [f"{key} place {n + 1} {said}" for said in ("own", "other", *kinds)]
            start = self._room(told, 0.0, 1.0)
            first = start if first < 0 else first

        def write(seen: dict[str, Any], s: Any, seat: int, row: npt.NDArray[np.float32]) -> None:
            t = s.t
            places = self._board.places(s, seat)
            for place, card in enumerate(seen[key]):
                if card >= 0:
                    at = first + places[place] * width
                    row[at if t.holder_of(s, card) == seat else at + 1] = 1
                    row[at + 2 + kinds[t.card_ids[card]]] = 1

        self._writes.append(write)

    def _cards(self, field: Field) -> None:
        """A set of cards: how many of each kind are in it, of one's own and of others."""
        kinds, key = self.kinds, field.name
        first = self._room([f"{key} {w} {k}" for w in ("own", "other") for k in kinds], 0.0, self.most)

        def write(seen: dict[str, Any], s: Any, seat: int, row: npt.NDArray[np.float32]) -> None:
            mask, t = seen[key], s.t
            for card in seen[OPEN]:
                if mask >> card & 1:
                    side = 0 if t.holder_of(s, card) == seat else len(kinds)
                    row[first + side + kinds[t.card_ids[card]]] += 1

        self._writes.append(write)

    def _per_card(self, field: Field) -> None:
        """Numbers on cards: their sums by kind, and by place on a battlefield."""
        if field.refers or field.seat:
            return  # which card lies on which is told by the zones
        kinds, key, default = self.kinds, field.name, field.default
        first = self._room([f"{key} {w} {k}" for w in ("own", "other") for k in kinds], -MOST, MOST)
        board = (
            self._room([f"{key} place {n + 1}" for n in range(self.slots)], -MOST, MOST) if self._board.field else -1
        )

        def write(seen: dict[str, Any], s: Any, seat: int, row: npt.NDArray[np.float32]) -> None:
            numbers, t = seen[key], s.t
            for card in seen[OPEN]:
                if numbers[card] != default:
                    side = 0 if t.holder_of(s, card) == seat else len(kinds)
                    row[first + side + kinds[t.card_ids[card]]] += numbers[card]
            if board >= 0:
                places = self._board.places(s, seat)
                for place, card in enumerate(seen[self._board.field]):
                    if card >= 0 and numbers[card] != default:
                        row[board + places[place]] = numbers[card]

        self._writes.append(write)

    def _open(self, seen: dict[str, Any]) -> list[int]:
        """The cards that the seat sees; a fact about a card that it cannot see is nothing that it knows."""
        found: list[int] = []
        for field in self.fields:
            if field.shape == GRID:
                found += [card for card in seen[field.name] if card >= 0]
            elif field.shape == ZONE:
                found += [card for card in seen[field.name] if card is not None]
            elif field.shape in (SEAT_ZONES, SLOT_ZONES):
                found += [card for zone in seen[field.name] for card in zone if card is not None]
        return found

    def _question(self) -> None:
        """Who is asked what about which card: open to everybody."""
        asked = self._room([f"asked +{n}" for n in range(self.seats)], 0.0, 1.0)
        prompts = self._room([f"question {n} {p.name}" for n, p in enumerate(self.game.prompts.all)], 0.0, 1.0)
        about = self._room([f"about {kind}" for kind in self.kinds], 0.0, 1.0)

        def write(seen: dict[str, Any], s: Any, seat: int, row: npt.NDArray[np.float32]) -> None:
            if s.seat < 0:
                return
            row[asked + (s.seat - seat) % self.seats] = 1
            row[prompts + s.prompt] = 1
            if s.about >= 0:
                row[about + self.kinds[s.t.card_ids[s.about]]] = 1

        self._writes.append(write)


def _told(field: Field) -> bool:
    """Is it a part of the observation? Not what the machine keeps, and no notes without a name for their numbers."""
    return field.shape not in (MACHINE, ENTRIES) and not field.secret and not field.derived

"""Positions: a state as readable data that a person can write by hand.

    game: shards
    players:
      - {health: 30, mastery: 9, hand: [fungal_hermit, crystal]}
      - {health: 12}
    turn: p1

Everything left out takes a sensible default. Where a match stands in the middle of an effect, a position also has a
`machine` part and writes cards as `id#number`; it is then exact to the last bit.
"""

from __future__ import annotations

from typing import Any

from ..chance import is_stream, seeded
from ..decision import seat_name
from ..errors import BadPosition, BadSetup, UnknownName, unknown
from ..game import Game
from ..machine import run
from ..match import Match
from ..state import CARDS, GRID, MACHINE, PER_CARD, SEAT_ZONES, SEATS, SLOT_ZONES, ZONE, Field
from ..wording.plain import typed_number
from .position_out import machine_fields

_FRAME = ("game", "mode", "setup", "players", "slots", "machine", "chance")


def from_position(game: Game, data: dict[str, Any]) -> Match:
    """A match that stands as the position says; a position that cannot be is refused, naming the field."""
    if not isinstance(data, dict):
        raise BadPosition("A position is a mapping of names to values.")
    data = {"on" if isinstance(key, bool) and key else key: value for key, value in data.items()}  # YAML's bare `on`
    players_data = data.get("players", [])
    if not isinstance(players_data, list) or not all(isinstance(p, dict) for p in players_data):
        raise BadPosition("players: write a list with one mapping for each player.")
    setup = data.get("setup", {})
    if not isinstance(setup, dict):
        raise BadPosition("setup: write a mapping of set-up values.")
    if not isinstance(data.get("mode"), str | None):
        raise BadPosition("mode: write its name.")
    try:
        mode, count, values = game.setup(data.get("mode"), _people(game, data), setup)
    except (BadSetup, UnknownName) as error:
        raise BadPosition(f"mode or setup: {error}") from None
    s = game.state(game.tables_for(mode, count, values))
    chance = data.get("chance", seeded(0))
    if not is_stream(chance):
        raise BadPosition(
            "chance: must be a whole number of at most 64 bits, or 32 hexadecimal digits, a slash and a count."
        )
    s.rng = chance
    if len(players_data) > s.t.seats:
        raise BadPosition(f"players: this mode has {s.t.seats} seats, not {len(players_data)}.")
    slots_data = data.get("slots", [])
    if not isinstance(slots_data, list) or not all(isinstance(p, dict) for p in slots_data):
        raise BadPosition("slots: write a list with one mapping for each place on the table.")
    if len(slots_data) > s.t.slots:
        raise BadPosition(f"slots: this mode has {s.t.slots} places on the table, not {len(slots_data)}.")
    game.before_position(s, data)
    reader = _Reader(s)
    _read_fields(reader, data, players_data, slots_data)
    if "machine" in data:
        _read_machine(game, s, data["machine"])
        if reader.loose():
            raise BadPosition("machine: an exact position has to name every card of the match.")
        s.t.derive(s)
        game.after_exact_position(s)
    else:
        try:
            game.fill_position(s, reader.given, reader.loose())
        except BadSetup as error:
            raise BadPosition(str(error)) from None
        _read_sets(reader, data)
        s.t.derive(s)
        game.resume(s)
        run(s)
    return Match(game, s, 0, (), dict(data))


def _people(game: Game, data: dict[str, Any]) -> int | None:
    mode = game.modes.get(str(data.get("mode")))
    given = len(data.get("players", []))
    if mode is not None:
        return given if given in mode.players else mode.players[0]
    return given or None


class _Reader:
    """Takes card numbers for card names, each copy once."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.free = set(range(len(s.t.defs)))
        self.given: set[str] = set()
        self.by_id: dict[str, list[int]] = {}
        for number, card in enumerate(s.t.defs):
            self.by_id.setdefault(card.id, []).append(number)

    def loose(self) -> list[int]:
        return sorted(self.free)

    def cards(self, names: Any, path: str, owner: int) -> list[int]:
        if not isinstance(names, list):
            raise BadPosition(f"{path}: write a list of cards.")
        return [self.card(name, f"{path}[{i}]", owner) for i, name in enumerate(names)]

    def card(self, name: Any, path: str, owner: int) -> int:
        if not isinstance(name, str):
            raise BadPosition(f"{path}: write a card's id, not {name!r}.")
        name, _, seat = name.partition("@")
        id, _, number = name.partition("#")
        if seat:
            owner = _in(self.s, Field(seat=True), seat, path)
        if id not in self.by_id:
            raise BadPosition(f"{path}: {unknown('card', id, self.by_id)}")
        copies = self.by_id[id]
        if number:
            wanted = typed_number(number)
            if wanted not in copies:
                raise BadPosition(f"{path}: there is no copy {number} of {id!r}.")
            choice = [wanted] if wanted in self.free else []
        else:
            choice = [c for c in copies if c in self.free]
            choice.sort(key=lambda c: (self.s.t.owner_of(self.s, c) not in (owner, -1), c))
            if choice and owner >= 0 and self.s.t.owner_of(self.s, choice[0]) not in (owner, -1):
                choice = []
        if not choice:
            raise BadPosition(f"{path}: {id!r} is there more often than the match has copies of it ({len(copies)}).")
        self.free.discard(choice[0])
        return choice[0]


def _read_fields(
    reader: _Reader, data: dict[str, Any], players: list[dict[str, Any]], slots: list[dict[str, Any]]
) -> None:
    s = reader.s
    per_seat = {n for n, f in s.fields.items() if f.shape in (SEATS, SEAT_ZONES) and not f.derived}
    per_slot = {n for n, f in s.fields.items() if f.shape == SLOT_ZONES}
    per = (SEATS, SEAT_ZONES, SLOT_ZONES, MACHINE)
    common = {n for n, f in s.fields.items() if f.shape not in per and not f.inner and not f.derived}
    for name in data:
        if name not in common and name not in _FRAME and name != "known":
            raise BadPosition(f"{name}: {unknown('field', name, [*common, *_FRAME])}")
    for seat, player in enumerate(players):
        for name, value in player.items():
            path = f"players[{seat}].{name}"
            if name not in per_seat:
                raise BadPosition(f"{path}: {unknown('field', name, per_seat)}")
            spec = s.fields[name]
            if spec.shape == SEAT_ZONES:
                getattr(s, name)[seat] = reader.cards(value, path, seat)
            else:
                getattr(s, name)[seat] = _in(s, spec, value, path)
            reader.given.add(path)
    for slot, place in enumerate(slots):
        for name, value in place.items():
            path = f"slots[{slot}].{name}"
            if name not in per_slot:
                raise BadPosition(f"{path}: {unknown('field', name, per_slot)}")
            getattr(s, name)[slot] = reader.cards(value, path, -1)
            reader.given.add(path)
    for name in sorted(common & set(data)):
        spec = s.fields[name]
        if spec.shape == ZONE:
            setattr(s, name, reader.cards(data[name], name, -1))
        elif spec.shape == GRID:
            _read_grid(reader, getattr(s, name), data[name], name)
        elif spec.shape not in (CARDS, PER_CARD):
            setattr(s, name, _in(s, spec, data[name], name))
        reader.given.add(name)
    if "machine" in data:
        _read_sets(reader, data)


def _read_grid(reader: _Reader, grid: Any, value: Any, path: str) -> None:
    names = reader.s.t.slot_names
    if not isinstance(value, dict):
        raise BadPosition(f"{path}: write a mapping of places such as {names[0]} to cards.")
    for place, card in value.items():
        if place not in names:
            raise BadPosition(f"{path}: {unknown('place', place, names)}")
        grid[names.index(place)] = reader.card(card, f"{path}.{place}", -1)


def _in(s: Any, spec: Field, value: Any, path: str) -> Any:
    if spec.read is not None:
        try:
            return spec.read(value)
        except ValueError as error:
            raise BadPosition(f"{path}: {error}") from None
    if spec.seat:
        seats = {seat_name(n): n for n in range(s.t.seats)}
        if not isinstance(value, str) or value not in seats:
            raise BadPosition(f"{path}: write a seat, {', '.join(seats)}.")
        return seats[value]
    if spec.words:
        if value is None and spec.low == -1:
            return -1
        if value not in spec.words:
            raise BadPosition(f"{path}: {unknown('name', str(value), spec.words)}")
        return spec.words.index(value)
    if spec.truth:
        if not isinstance(value, bool):
            raise BadPosition(f"{path}: write true or false.")
        return value
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(f"{path}: write a whole number, not {value!r}.")
    if (spec.low is not None and value < spec.low) or (spec.high is not None and value > spec.high):
        upto = f" to {spec.high}" if spec.high is not None else " or more"
        raise BadPosition(f"{path}: must be {spec.low}{upto}, not {value}.")
    return value


def _read_sets(reader: _Reader, data: dict[str, Any]) -> None:
    s = reader.s
    for name, spec in s.fields.items():
        if spec.shape == CARDS and name in data:
            setattr(s, name, _mask(s, data[name], name))
        if spec.shape == PER_CARD and name in data:
            _read_card_facts(s, spec, data[name], name)
    if "known" in data:
        if not isinstance(data["known"], list) or len(data["known"]) != s.t.seats:
            raise BadPosition("known: write one list of places for each seat.")
        s.known = [_mask(s, places, f"known[{i}]") for i, places in enumerate(data["known"])]


def _read_card_facts(s: Any, spec: Field, value: Any, path: str) -> None:
    if not isinstance(value, dict):
        raise BadPosition(f"{path}: write a mapping of places such as 's1.minions.0' to values.")
    for place, fact in value.items():
        where = f"{path}.{place}"
        if spec.refers:
            number = _at(s, str(fact), where)
        elif spec.seat:
            number = _in(s, Field(seat=True), fact, where)
        else:
            number = _in(s, Field(low=-1), fact, where)
        getattr(s, spec.name)[_at(s, str(place), where)] = number


def _mask(s: Any, places: Any, path: str) -> int:
    if not isinstance(places, list):
        raise BadPosition(f"{path}: write a list of places such as 'p1.hand.0', or of card ids.")
    mask = 0
    for i, place in enumerate(places):
        mask |= 1 << _at(s, str(place), f"{path}[{i}]")
    return mask


def _at(s: Any, place: str, path: str) -> int:
    parts = place.split(".")
    if place in s.t.slot_names:
        at = s.t.slot_names.index(place)
        for name, spec in s.fields.items():
            if spec.shape == GRID and getattr(s, name)[at] >= 0:
                return int(getattr(s, name)[at])
    try:
        if len(parts) == 3 and parts[1] in s.fields:
            return int(getattr(s, parts[1])[int(parts[0][1:]) - 1][int(parts[2])])
        if len(parts) == 2 and parts[0] in s.fields:
            return int(getattr(s, parts[0])[int(parts[1])])
    except (AttributeError, IndexError, ValueError, TypeError):
        raise BadPosition(f"{path}: there is no card at {place!r}.") from None
    for name, spec in s.fields.items():  # a bare id: the first open copy in somebody's zone
        if spec.shape == SEAT_ZONES:
            for cards in getattr(s, name):
                for card in cards:
                    if s.t.defs[card].id == place:
                        return int(card)
    raise BadPosition(f"{path}: there is no card at {place!r}.")


def _read_machine(game: Game, s: Any, data: Any) -> None:
    fields = machine_fields(s)
    if not isinstance(data, dict) or set(data) != set(fields):
        raise BadPosition("machine: this part is written by the program; leave it out or keep it as it was.")
    try:
        frames = [[game.programs.by_name[frame[0]].id, *frame[1:]] for frame in data["stack"]]
        whole = {**s.pack(), **data, "stack": frames}
        restored = type(s).unpack(whole, s.t)
    except (KeyError, IndexError, TypeError) as error:
        raise BadPosition(f"machine: {error} does not belong to these rules.") from None
    for name in fields:
        setattr(s, name, getattr(restored, name))

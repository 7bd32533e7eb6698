"""Writing a position down: the whole state of a match as readable data (see `position`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..decision import seat_name
from ..state import CARDS, GRID, MACHINE, PER_CARD, SEAT_ZONES, SEATS, SLOT_ZONES, ZONE, Field, State
from ..view import readable

if TYPE_CHECKING:
    from ..match import Match


def position_of(match: Match) -> dict[str, Any]:
    """The position of a match, complete: hidden cards, their order and the generator's state included."""
    s, game = match.state, match.game
    inner = [name for name, spec in s.fields.items() if spec.inner]
    exact = not game.at_rest(s) or any(getattr(s, name) not in ([], s.fields[name].default) for name in inner)
    tables = s.t

    def card(number: int, place: int = -1) -> str:
        id = str(tables.defs[number].id)
        if exact:
            return f"{id}#{number}"
        # Copies of one card can belong to different players; then the seat is part of the name.
        owner = tables.owner_of(s, number)
        lent = place >= 0 and owner != place  # it lies on somebody else's side
        shared = owner != place and (lent or any(tables.owner_of(s, c) != owner for c in tables.instances(id)))
        return f"{id}@{seat_name(owner)}" if shared and owner >= 0 else id

    defaults = {name: setting.default for name, setting in game.settings.items()}
    setup = {k: list(v) if isinstance(v, tuple) else v for k, v in tables.setup.items() if v != defaults[k]}
    data: dict[str, Any] = {"game": game.name, "mode": tables.mode}
    if setup:
        data["setup"] = setup
    players: list[dict[str, Any]] = [{} for _ in range(tables.seats)]
    slots: list[dict[str, Any]] = [{} for _ in range(tables.slots)]
    data["players"] = players
    if any(spec.shape == SLOT_ZONES for spec in s.fields.values()):
        data["slots"] = slots
    for name, spec in s.fields.items():
        value = getattr(s, name)
        if spec.derived or spec.inner:
            continue
        if spec.shape == SEAT_ZONES:
            for seat, cards in enumerate(value):
                players[seat][name] = [card(c, seat) for c in cards]
        elif spec.shape == SEATS:
            for seat, one in enumerate(value):
                if one != spec.default:
                    players[seat][name] = written(spec, one)
        elif spec.shape == SLOT_ZONES:
            for slot, cards in zip(slots, value, strict=True):
                slot[name] = [card(c) for c in cards]
        elif spec.shape == GRID:
            data[name] = {tables.slot_names[at]: card(c) for at, c in enumerate(value) if c >= 0}
        elif spec.shape == ZONE:
            data[name] = [card(c) for c in value]
        elif spec.shape == CARDS:
            if value:
                data[name] = _places(s, value)
        elif spec.shape == PER_CARD:
            found = {_place(s, c): _card_fact(s, spec, n) for c, n in enumerate(value) if n != spec.default}
            if found:
                data[name] = found
        elif spec.shape != MACHINE and value != spec.default:
            data[name] = written(spec, value)
    data["turn"] = seat_name(s.turn)
    data["chance"] = s.rng
    if exact:
        data["machine"] = {k: v for k, v in s.pack().items() if k in machine_fields(s)}
        data["machine"]["stack"] = [[game.programs.all[f[0]].name, *f[1:]] for f in data["machine"]["stack"]]
    else:
        known = [_places(s, mask) for mask in s.known]
        if any(known):
            data["known"] = known
    return data


def written(spec: Field, value: Any) -> Any:
    return bool(value) if spec.truth else readable(spec, value)


def _card_fact(s: State, spec: Field, value: int) -> Any:
    if spec.seat:
        return seat_name(value)
    return _place(s, value) if spec.refers else value


def _place(s: State, card: int) -> str:
    return _places(s, 1 << card)[0]


def _places(s: State, mask: int) -> list[str]:
    """The cards of a set by where they lie: `p1.champions.0`."""
    found = []
    for name, spec in s.fields.items():
        if spec.shape == SEAT_ZONES:
            for seat, cards in enumerate(getattr(s, name)):
                found += [f"{seat_name(seat)}.{name}.{i}" for i, c in enumerate(cards) if mask >> c & 1]
        elif spec.shape == SLOT_ZONES:
            for slot, cards in enumerate(getattr(s, name)):
                found += [f"s{slot + 1}.{name}.{i}" for i, c in enumerate(cards) if mask >> c & 1]
        elif spec.shape == GRID:
            found += [s.t.slot_names[at] for at, c in enumerate(getattr(s, name)) if c >= 0 and mask >> c & 1]
        elif spec.shape == ZONE:
            found += [f"{name}.{i}" for i, c in enumerate(getattr(s, name)) if mask >> c & 1]
    return found


def machine_fields(s: Any) -> list[str]:
    return [n for n, f in s.fields.items() if (f.shape == MACHINE and n != "rng") or f.inner]

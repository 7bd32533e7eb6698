"""A state declared once: fields, copies, comparison, packing and positions follow from the declaration."""

from __future__ import annotations

import json

import msgspec
import pytest

import sudi
from sudi.kernel.match import Match
from sudi.kernel.state import (
    CARDS,
    ENTRIES,
    MACHINE,
    PER_CARD,
    SCALAR,
    SEAT_ZONES,
    SEATS,
    SLOT_ZONES,
    ZONE,
    State,
    copier,
)
from sudi.kernel.written.position import from_position

from .table import play, table
from .toy import GAME, ToyState


def test_shapes_come_from_the_annotations() -> None:
    shapes = {name: field.shape for name, field in ToyState.fields.items()}
    assert shapes["score"] == shapes["awake"] == shapes["omens"] == SEATS
    assert shapes["rolled"] == shapes["leader"] == shapes["turn"] == SCALAR
    assert shapes["hand"] == SEAT_ZONES
    assert shapes["bag"] == ZONE
    assert shapes["stall"] == shapes["chest"] == SLOT_ZONES
    assert shapes["rider"] == shapes["tax"] == PER_CARD
    assert shapes["notes"] == ENTRIES
    assert shapes["tapped"] == shapes["cursed"] == CARDS
    assert shapes["rng"] == shapes["stack"] == shapes["options"] == MACHINE
    assert all(field.name == name for name, field in ToyState.fields.items())


def test_a_game_adds_to_the_fields_of_every_state() -> None:
    assert set(State.fields) < set(ToyState.fields)
    assert "score" not in State.fields
    assert not hasattr(table({}, {}).state, "__dict__")


def test_a_field_that_was_not_declared_is_refused() -> None:
    with pytest.raises(AttributeError):
        table({}, {}).state.mana = 3


def test_a_fresh_state_has_the_defaults() -> None:
    s = ToyState(table({}, {}, {}).state.t)
    assert (s.score, s.awake, s.stance) == ([0, 0, 0], [True] * 3, [-1, -1, -1])
    assert (s.hand, s.bag, s.tapped, s.result, s.seat) == ([[], [], []], [], 0, None, -1)
    assert s.hand[0] is not s.hand[1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_copy_shares_nothing_that_changes(seats: int) -> None:
    s = GAME.new_state("plain", seats, 5)
    twin = s.copy()
    assert twin == s
    assert twin.t is s.t
    for name, field in s.fields.items():
        mine, other = getattr(s, name), getattr(twin, name)
        if field.shape in (ZONE, SEATS, SEAT_ZONES, SLOT_ZONES, PER_CARD, ENTRIES) or name in (
            "stack",
            "lasting",
            "known",
        ):
            assert mine is not other, name
        if field.shape in (SEAT_ZONES, SLOT_ZONES):
            assert all(a is not b for a, b in zip(mine, other, strict=True)), name
    before = s.pack()
    twin.hand[seats - 1].append(99)
    twin.score[0] += 1
    twin.stack[0][1] = 77
    twin.known[0] = 1
    twin.lasting.append((0, 0, 0, 0))
    assert s.pack() == before
    assert copier(ToyState, seats) is copier(ToyState, seats)


def test_a_copy_starts_without_a_log() -> None:
    s = table({}, {}).state
    s.log = []
    assert s.copy().log is None


def test_every_field_counts_for_equality_and_hash() -> None:
    s = table({"hand": ["point"], "field": ["bell"]}, {"score": 2}).state
    for name, field in s.fields.items():
        twin = s.copy()
        value = getattr(twin, name)
        if field.shape in (SEAT_ZONES, SLOT_ZONES):
            value[1].append(3)
        elif field.shape == PER_CARD:
            value[1] = 3
        elif isinstance(value, list):
            setattr(twin, name, [*value, 3])
        else:
            setattr(twin, name, 41)
        assert twin != s, name
        assert hash(twin) != hash(s), name
    assert s != "a state"


def test_packing_survives_the_wire_in_the_middle_of_an_effect() -> None:
    match = play(table({"hand": ["flurry"], "score": 1}, {"score": 2}, {"score": 2}), "play flurry", "hit p2")
    s = match.state
    back = ToyState.unpack(msgspec.json.decode(msgspec.json.encode(s.pack())), s.t)
    assert back == s
    again = Match(GAME, back, 0)
    for name in ("hit p3", "hit p2"):
        match.choose(name)
        again.choose(name)
    assert back == s
    assert s.score == [1, 0, 1]


def furnished() -> Match:
    """Cards in the stalls, one riding on another, a tax and a note."""
    match = table({"field": ["bell"]}, {})
    s = match.state
    s.stall[1] = [s.bag.pop(), s.bag.pop()]
    s.chest[0] = [s.bag.pop()]
    s.rider[s.stall[1][0]] = s.field[0][0]
    s.tax[s.stall[1][1]] = 4
    s.notes.append((1, 2, 3))
    return match


def test_slots_facts_and_notes_survive_the_wire_and_a_position() -> None:
    match = furnished()
    s = match.state
    assert ToyState.unpack(msgspec.json.decode(msgspec.json.encode(s.pack())), s.t) == s
    position = match.position()
    assert position["rider"] == {"s2.stall.0": "p1.field.0"}
    assert position["tax"] == {"s2.stall.1": 4}
    assert position["machine"]["notes"] == [[1, 2, 3]]  # notes belong to an effect in progress
    assert [len(slot["stall"]) for slot in position["slots"]] == [0, 2]
    again = from_position(GAME, json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.state.notes == [(1, 2, 3)]
    assert again.state.rider[again.state.stall[1][0]] == again.state.field[0][0]


def test_slots_are_seen_as_they_declare() -> None:
    match = furnished()
    slots = match.view(1)["slots"]
    assert [card["n"] for card in slots[1]["stall"]] == match.state.stall[1]
    assert slots[1]["stall"][1]["tax"] == 4
    assert slots[0]["chest"] == [None]


def test_unpacked_lists_are_its_own() -> None:
    s = table({"hand": ["point"]}, {}).state
    data = s.pack()
    back = ToyState.unpack(data, s.t)
    back.hand[0].clear()
    back.score[0] = 9
    assert data["hand"][0]
    assert data["score"][0] == 0


# ---- positions of a state ----
def test_a_position_names_what_differs_from_the_default() -> None:
    match = table({"hand": ["point"], "score": 3, "stance": 1, "square": 6, "awake": False}, {}, turn=1)
    match.state.tapped = 1 << match.state.hand[0][0]
    position = match.position()
    assert position["players"][0]["score"] == 3
    assert position["players"][0]["stance"] == "calm"
    assert position["players"][0]["awake"] is False
    assert position["players"][0]["square"] == 6
    assert position["players"][0]["hand"] == ["point"]
    assert "score" not in position["players"][1]
    assert position["turn"] == "p2"
    assert position["tapped"] == ["p1.hand.0"]
    assert from_position(GAME, position).position() == position


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"players": [{"score": 100}, {}]}, "players[0].score"),
        ({"players": [{"score": -1}, {}]}, "players[0].score"),
        ({"players": [{"score": True}, {}]}, "players[0].score"),
        ({"players": [{"score": "3"}, {}]}, "players[0].score"),
        ({"players": [{}, {"awake": 1}]}, "players[1].awake"),
        ({"players": [{"stance": "angry"}, {}]}, "players[0].stance"),
        ({"players": [{"hand": ["poin"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"hand": ["point"] * 3}, {}]}, "players[0].hand[2]"),
        ({"players": [{"hand": "point"}, {}]}, "players[0].hand"),
        ({"players": [{"hand": ["point#99"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"mana": 3}, {}]}, "players[0].mana"),
        ({"players": "two"}, "players"),
        ({"players": [{}, {}], "turn": "p3"}, "turn"),
        ({"players": [{}, {}], "moon": 1}, "moon"),
        ({"players": [{}, {}], "tapped": ["p1.hand.0"]}, "tapped[0]"),
        ({"players": [{}, {}], "chance": -1}, "chance"),
        ({"players": [{}, {}], "chance": 1 << 64}, "chance"),
        ({"players": [{}, {}], "known": [[]]}, "known"),
        ({"players": [{}, {}], "machine": {"stack": []}}, "machine"),
        ({"players": [{}, {}], "mode": "grand"}, "mode"),
        ({"players": [{}, {}], "setup": {"big": 3}}, "setup"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(wrong: dict[str, object], field: str) -> None:
    with pytest.raises(sudi.BadPosition) as refused:
        from_position(GAME, {"game": "toy", **wrong})
    assert field in str(refused.value)
    assert str(refused.value).endswith((".", "?"))


def test_the_ends_of_a_range_are_allowed() -> None:
    for value in (0, 99):
        assert from_position(GAME, {"players": [{"score": value}, {}]}).state.score == [value, 0]

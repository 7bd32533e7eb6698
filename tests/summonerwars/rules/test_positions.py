"""Positions: refused ones name the field, good ones come back as they went; no card is ever lost."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sudi

from ..table import at, dice, hurt, moves, options, play, table, zone

DECKS = {"decks": ["fallen_kingdom", "polar_dwarves"]}
SUMMONERS = {"A1": "fk_ret_talus", "F8": "pd_svara"}


def position(**changes: Any) -> sudi.Match:
    data = {"game": "summonerwars", "setup": DECKS, "players": [{"hand": []}, {"hand": []}], "board": SUMMONERS}
    return sudi.from_position({**data, **changes})


def on(**cards: str) -> dict[str, Any]:
    return {"board": {**SUMMONERS, **cards}}


BAD = [
    (on(G1="gate"), "board: .*G1"),
    (on(A9="gate@p1"), "board: .*A9"),
    (on(a2="gate@p1"), "board: .*a2"),
    (on(A2="gat@p1"), r"board\.A2: .*gate"),
    (on(A2="cg_blarf"), r"board\.A2: .*cg_blarf"),
    (on(A2="pd_nadiana", A3="pd_nadiana"), r"board\.A3: 'pd_nadiana' is there more often"),
    (on(A2="fk_dragos@p2"), r"board\.A2"),
    ({"board": {"A1": "fk_ret_talus"}}, "board: the summoner of p2 has to stand on the battlefield"),
    ({"board": {"F8": "pd_svara"}}, "board: the summoner of p1 has to stand on the battlefield"),
    ({"board": []}, "board: write a mapping of places such as A1"),
    ({"players": [{"magic": 16}, {}]}, r"players\[0\]\.magic: must be 0 to 15"),
    ({"players": [{"magic": -1}, {}]}, r"players\[0\]\.magic"),
    ({"players": [{"hand": ["pd_ollag"]}, {}]}, r"players\[0\]\.hand\[0\]"),
    ({"players": [{"hand": ["fk_dragos", "fk_dragos"]}, {}]}, r"players\[0\]\.hand\[1\]"),
    ({"players": [{"mana": 3}, {}]}, r"players\[0\]\.mana"),
    ({"phase": "night"}, "phase: "),
    ({"turn": "p3"}, "turn: write a seat, p1, p2"),
    ({"damage": {"C3": 2}}, r"damage\.C3: there is no card at 'C3'"),
    ({"moves": "many"}, "moves: write a whole number"),
    ({"taken": {"A1": "p9"}}, r"taken\.A1: write a seat"),
    ({"weather": "rain"}, "weather: "),
    ({"setup": {"decks": ["fallen_kingdom"]}}, "mode or setup: "),
    ({"setup": {"decks": ["fallen_kingdom", "summoner: Svara\n4 Gate\n"]}}, r"mode or setup: .*SUW-096"),
]


@pytest.mark.parametrize(("changes", "message"), BAD, ids=lambda value: str(value)[:40])
def test_a_position_that_cannot_be_names_its_field(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(sudi.BadPosition, match=message):
        position(**changes)


def test_spaces_are_called_by_column_and_row() -> None:
    m = position(**on(C3="gate@p1", D6="gate@p2"))
    assert at(m, "C3") == at(m, "D6") == "gate"
    assert m.state.board[2 + 2 * 6] >= 0
    with pytest.raises(sudi.IllegalChoice, match="C3"):
        m.choose("move fk_ret_talus C33")


def test_what_is_not_mentioned_is_in_the_draw_pile() -> None:
    m = position(**on(C3="fk_dragos"), players=[{"hand": ["gate"], "magic": 3}, {"deck": ["gate"]}])
    assert len(m.state.deck[0]) == 34 - 1 - 1 - 1
    assert zone(m, "hand", 1) == ["gate"]  # five are drawn where no hand is given, as far as the pile reaches
    assert m.state.deck[1] == []
    assert len(m.state.discard[1]) == 34 - 1 - 1  # a given pile is complete: the rest has been discarded


def test_without_a_battlefield_the_match_stands_as_at_the_start() -> None:
    m = sudi.from_position({"game": "summonerwars", "setup": DECKS})
    assert at(m, "D1") == "fk_ret_talus"
    assert at(m, "C8") == "pd_svara"
    assert len(m.state.hand[0]) == 5


def test_an_id_is_enough_where_only_one_player_has_the_card() -> None:
    m = position(**on(C3="pd_nadiana"))
    assert m.state.t.holder_of(m.state, m.state.board[14]) == 1


def test_a_position_in_the_middle_of_an_effect_is_exact() -> None:
    board = {"C4": "fk_gul_dass", "C5": "fk_undead_warrior@p2:3", "C2": "fk_undead_archer", "E3": "fk_undead_warrior"}
    m = table({"hand": ["gate"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_gul_dass@C4 fk_undead_warrior@C5")
    assert m.decision.name == "order"
    again = sudi.from_position(m.position())
    assert options(again) == options(m)
    for match in (m, again):
        while match.decision is not None and match.decision.name in ("order", "may"):
            match.choose(0)
    assert again.state.pack() == m.state.pack()


def test_a_unit_in_mid_flight_is_somewhere() -> None:
    """Gwalark gets away from two Knights over an occupied space: while the order is asked he is above another card."""
    board = {
        "C3": "br_gwalark",
        "C4": "va_citadel_archer@p2",
        "B3": "va_citadel_knight@p2",
        "D3": "va_citadel_knight@p2",
    }
    m = table({"hand": ["gate"]}, board={**board, "F1": "br_tacullu"}, phase="move")
    play(m, "move br_gwalark@C3 C6")
    assert m.decision.name == "order"
    assert zone(m, "limbo") == ["br_gwalark"]
    assert at(m, "C4") == "va_citadel_archer"
    everything_in_one_place(m)
    again = sudi.from_position(m.position())
    assert again.state.pack() == m.state.pack()
    for match in (m, again):
        while match.decision.name == "order":
            match.choose(0)
        assert at(match, "C6") == "br_gwalark"
        assert hurt(match, "C6") == 2
        assert zone(match, "limbo") == []


def test_a_unit_that_falls_in_mid_flight_is_discarded() -> None:
    board = {"C3": "br_gwalark:7", "C4": "va_citadel_archer@p2", "B3": "va_citadel_knight@p2"}
    m = table({"hand": ["gate"]}, board={**board, "F1": "br_tacullu"}, phase="move")
    play(m, "move br_gwalark@C3 C6")
    assert zone(m, "discard", 0) == ["br_gwalark"]
    assert zone(m, "limbo") == []
    everything_in_one_place(m)


def test_simultaneous_effects_are_listed_by_place() -> None:
    """Which copy of a card has which number depends on how a position was read; the list does not."""
    warriors = {"A3": "fk_undead_warrior", "E3": "fk_undead_warrior", "C6": "fk_undead_warrior"}
    fight = {"C4": "fk_gul_dass", "C5": "fk_hellfire_cultist@p2:1"}
    for board in ({**warriors, **fight}, {**fight, **dict(reversed(warriors.items()))}):
        m = table({"hand": ["gate"]}, board=board, phase="attack")
        with dice("M RS"):
            play(m, "attack fk_gul_dass@C4 fk_hellfire_cultist@C5")
        listed = [o.split()[1] for o in options(m)]
        assert listed == [
            "fk_undead_warrior@A3",
            "fk_undead_warrior@E3",
            "fk_hellfire_cultist",
            "fk_undead_warrior@C6",
        ]


@pytest.mark.parametrize("seed", range(6))
def test_positions_come_back_as_they_went(seed: int) -> None:
    m = sudi.new("summonerwars", seed=seed)
    choice = random.Random(seed)
    for step in range(250):
        if m.decision is None:
            break
        if step % 25 == 0:
            again = sudi.from_position(m.position())
            assert again.position() == m.position()
            assert sorted(options(again)) == sorted(options(m))
        m.choose(choice.randrange(len(m.decision.options)))


def everything_in_one_place(match: sudi.Match) -> None:
    s = match.state
    lying = [*s.tucked, *s.limbo, *(c for c in s.board if c >= 0)]
    for zones in (s.hand, s.deck, s.discard, s.active):
        lying += [card for cards in zones for card in cards]
    assert sorted(lying) == list(range(len(s.t.cards)))


@pytest.mark.parametrize("seed", range(8))
def test_no_card_is_lost_and_no_number_negative(seed: int) -> None:
    m = sudi.new("summonerwars", seed=100 + seed)
    choice = random.Random(seed)
    for _ in range(2500):
        if m.decision is None:
            break
        m.choose(choice.randrange(len(m.decision.options)))
        s = m.state
        everything_in_one_place(m)
        assert min(s.damage) >= 0
        assert min(s.boost) >= 0
        assert all(0 <= magic <= 15 for magic in s.magic)
        for space, card in enumerate(s.board):
            if card >= 0:
                assert s.at[card] == space
                assert s.held[s.t.holder_of(s, card)] >> space & 1
        assert s.held[0] & s.held[1] == 0
        for card in s.tucked:
            assert s.at[s.under[card]] >= 0
        for seat in (0, 1):
            if s.result is None:
                assert s.at[s.t.summoner[seat]] >= 0


def test_damage_and_boost_of_a_position_lie_on_its_cards() -> None:
    m = position(**on(C3="gate@p1"), damage={"C3": 4, "A1": 2}, boost={"A1": 1})
    assert (hurt(m, "C3"), hurt(m, "A1")) == (4, 2)


def test_a_position_says_whom_an_event_was_aimed_at_and_the_rest_follows() -> None:
    """A frozen Wind Archer has lost its speed with all its abilities, whoever wrote the position."""
    board = {"C3": "br_wind_archer", "F1": "br_tacullu"}
    m = table({"hand": ["br_blast"]}, {"active": ["to_freeze"]}, board=board, phase="move", aim={"p2.active.0": "C3"})
    assert moves(m, "br_wind_archer@C3") == set()
    assert (m.explain("speed of C3").total, m.explain("reach of C3").total) == (2, 3)

"""Positions of the core game: what is refused (naming the field) and what is filled in."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sudi

from ..table import options, play, table, zone


def refused(position: dict[str, Any], field: str, *words: str) -> None:
    """The position is refused in one sentence that begins with the field and says these words."""
    with pytest.raises(sudi.BadPosition) as error:
        sudi.from_position({"game": "shards", "mode": "duel", **position})
    said = str(error.value)
    assert said.startswith(f"{field}:"), said
    for word in words:
        assert word in said
    assert said.endswith((".", "?"))


# ---- refused ----
@pytest.mark.rule("SOI-056", "SOI-004")
def test_a_card_more_often_than_it_exists() -> None:
    refused({"row": ["omnius", "omnius"]}, "row[1]", "omnius", "1")
    refused({"players": [{"hand": ["zara_ra"]}, {"discard": ["zara_ra"]}]}, "players[1].discard[0]", "zara_ra")
    refused({"players": [{"hand": ["crystal"] * 8}]}, "players[0].hand[7]", "crystal")
    refused({"players": [{"hand": ["blaster"], "discard": ["blaster"]}]}, "players[0].discard[0]", "blaster")
    assert zone(table({"hand": ["crystal"] * 7}), "hand", 0) == ["crystal"] * 7  # seven there are
    assert zone(table(row=["nil_assassin"] * 3), "row") == ["nil_assassin"] * 3
    refused({"row": ["nil_assassin"] * 4}, "row[3]", "nil_assassin")


def test_unknown_cards() -> None:
    refused({"players": [{"hand": ["crystall"]}]}, "players[0].hand[0]", "did you mean 'crystal'")
    refused({"row": ["axia"]}, "row[0]", "axia")  # of the expansion, which this match does not have
    refused({"centre": [7]}, "centre[0]", "7")
    refused({"players": [{"champions": ["li_hin", None]}]}, "players[0].champions[1]")


@pytest.mark.rule("SOI-046", "SOI-050")
@pytest.mark.parametrize(
    ("counter", "bad"), [("health", 51), ("health", -1), ("mastery", 31), ("mastery", -1), ("health", 1000)]
)
def test_counters_of_players_out_of_range(counter: str, bad: int) -> None:
    refused({"players": [{}, {counter: bad}]}, f"players[1].{counter}", str(bad))


@pytest.mark.rule("SOI-046", "SOI-050")
def test_the_ends_of_the_range_are_fine() -> None:
    match = table({"health": 50, "mastery": 30, "hand": ["crystal"]}, {"health": 1, "mastery": 0})
    assert (match.state.health, match.state.mastery) == ([50, 1], [30, 0])


def test_common_counters_out_of_range() -> None:
    refused({"gems": -1}, "gems", "-1")
    refused({"power": -1}, "power")
    refused({"power": 5000}, "power")


@pytest.mark.parametrize("value", ["9", 9.5, None, True, [9]])
def test_counters_of_the_wrong_type(value: object) -> None:
    refused({"players": [{"mastery": value}]}, "players[0].mastery", "whole number")
    refused({"gems": value}, "gems", "whole number")


def test_other_wrong_types() -> None:
    refused({"players": [{"hand": "crystal"}]}, "players[0].hand", "list")
    refused({"row": {"omnius": 1}}, "row", "list")
    refused({"focused": 1}, "focused", "true or false")
    refused({"turn": "p3"}, "turn", "p1, p2")
    refused({"turn": 0}, "turn")
    refused({"players": {"health": 3}}, "players", "list")
    refused({"players": [{"character": "zorro"}]}, "players[0].character", "zorro")


def test_unknown_fields() -> None:
    refused({"players": [{"helth": 3}]}, "players[0].helth", "health")
    refused({"market": []}, "market")
    refused({"players": [{"gems": 3}]}, "players[0].gems")  # gems are the active player's alone


@pytest.mark.rule("SOI-017")
def test_the_row_has_six_places() -> None:
    seven = ["kiln_drone", "omnius", "zara_ra", "li_hin", "fao_cutul", "systema_ai", "portal_monk"]
    refused({"row": seven}, "row", "6", "7")
    assert len(table(row=seven[:6]).state.row) == 6


@pytest.mark.rule("SOI-006")
def test_too_many_players_and_unknown_modes() -> None:
    with pytest.raises(sudi.BadPosition, match="players"):
        sudi.from_position({"game": "shards", "mode": "duel", "players": [{}, {}, {}]})
    with pytest.raises(sudi.BadPosition, match="mode"):
        sudi.from_position({"game": "shards", "mode": "dual"})
    with pytest.raises(sudi.BadPosition, match="game"):
        sudi.from_position({"players": []})


@pytest.mark.rule("SOI-039", "SOI-110")
def test_a_match_that_would_be_over_or_a_turn_of_somebody_who_is_out() -> None:
    refused({"players": [{}, {"health": 0}]}, "players[1].health")
    refused({"players": [{"health": 0}, {}]}, "players[0].health")
    refused({"mode": "free_for_all", "players": [{"health": 0}, {}, {}]}, "turn", "p1")
    refused({"mode": "free_for_all", "players": [{}, {"health": 0}, {"health": 0}]}, "players[1].health")


@pytest.mark.rule("SOI-018", "SOI-060", "SOI-016")
def test_cards_where_they_can_never_lie() -> None:
    refused({"players": [{"champions": ["kiln_drone"]}]}, "players[0].champions", "kiln_drone")
    refused({"played": ["li_hin"]}, "played", "li_hin")
    refused({"hired": ["kiln_drone"]}, "hired", "kiln_drone")
    refused({"row": ["crystal"]}, "row", "crystal")
    refused({"centre": ["blaster"]}, "centre", "blaster")


# ---- filled in ----
@pytest.mark.rule("SOI-010", "SOI-014", "SOI-017")
def test_an_empty_position_is_a_fresh_table() -> None:
    match = sudi.from_position({"game": "shards", "mode": "duel"})
    state = match.state
    assert (state.turn, state.gems, state.power, state.focused) == (0, 0, 0, False)
    assert (state.health, state.mastery) == ([50, 50], [0, 0])
    assert [len(hand) for hand in state.hand] == [5, 5]
    assert [len(deck) for deck in state.deck] == [5, 5]
    assert (len(state.row), len(state.centre)) == (6, 82)
    assert len(set(state.character)) == 2
    assert match.decision is not None
    assert (match.decision.name, match.decision.seat) == ("play", 0)


def test_what_is_not_mentioned_goes_where_it_belongs() -> None:
    match = sudi.from_position(
        {
            "game": "shards",
            "mode": "duel",
            "players": [{"hand": ["crystal", "zara_ra"], "discard": ["blaster"]}, {}],
            "turn": "p2",
            "gems": 1,
        }
    )
    assert match.state.turn == 1
    assert zone(match, "hand", 0) == ["crystal", "zara_ra"]
    assert Counter(zone(match, "deck", 0)) == {"crystal": 6, "shard_reactor": 1, "infinity_shard": 1}
    assert "zara_ra" not in zone(match, "row") + zone(match, "centre")
    assert len(match.state.row + match.state.centre) == 87
    assert match.state.banished == []


def test_what_a_given_pile_leaves_out_is_out_of_the_match() -> None:
    match = table({"hand": ["crystal"], "deck": ["blaster"]}, row=["omnius"], centre=["li_hin"])
    assert zone(match, "deck", 0) == ["blaster"]
    assert zone(match, "banished").count("crystal") == 6
    assert len(match.state.banished) == 86 + 8


def test_every_card_lies_in_exactly_one_place() -> None:
    match = table({"hand": ["crystal"], "deck": ["blaster"]}, {"discard": ["zara_ra"]}, row=["omnius"])
    state = match.state
    zones = [*state.hand, *state.deck, *state.discard, *state.champions, state.row, state.centre, state.banished]
    assert sorted(card for cards in zones for card in cards) == list(range(108))


@pytest.mark.rule("SOI-071", "SOI-047")
def test_what_was_used_up_already_can_be_said() -> None:
    match = table({"hand": ["crystal"], "champions": ["li_hin"]}, exhausted=["p1.champions.0"], focused=True, gems=3)
    assert options(match) == ["play crystal", *[n for n in options(match) if n.startswith(("recruit", "hire"))], "end"]
    match = table({"hand": ["undergrowth_aspirant", "crystal"], "health": 9}, played=["spore_cleric"])
    play(match, "play undergrowth_aspirant")
    assert match.state.power == 5  # Unify: the Cleric was played before


def test_a_position_written_by_the_program_stands_again() -> None:
    match = table({"hand": ["shadow_apostle", "crystal"], "mastery": 7}, {"champions": ["li_hin"]}, gems=2)
    again = sudi.from_position(match.position())
    assert again.position() == match.position()
    play(match, "play shadow_apostle")  # in the middle of a question
    again = sudi.from_position(match.position())
    assert options(again) == options(match) == ["banish crystal hand", "decline"]
    play(again, "banish crystal hand")
    assert zone(again, "hand", 0) == []


def test_yaml_is_fine_too() -> None:
    match = sudi.from_position("game: shards\nmode: duel\nplayers:\n- {health: 12, hand: [crystal]}\n")
    assert match.state.health == [12, 50]
    with pytest.raises(sudi.BadPosition, match="not YAML in line"):
        sudi.from_position("game: shards\nmode: [\n")

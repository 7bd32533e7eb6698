"""Core rules: cleanup and the end of a turn (SOI-040 to SOI-045, SOI-072, SOI-109, SOI-222)."""

from __future__ import annotations

from collections import Counter

import pytest

from ..table import options, play, table, zone

OTHER = {"hand": ["crystal"]}  # the next player has something to do, so that the table stands still there


@pytest.mark.rule("SOI-040", "SOI-061")
def test_fast_played_mercenaries_go_under_the_centre_deck() -> None:
    match = table(
        {"hand": ["crystal"], "deck": [], "discard": []},
        OTHER,
        row=["nil_assassin", "spore_cleric"],
        centre=["zara_ra", "omnius", "li_hin"],
        gems=4,
    )
    play(match, "hire spore_cleric", "hire nil_assassin", "end")
    # The first one played goes under first, so it is also the first to come back.
    assert zone(match, "centre") == ["nil_assassin", "spore_cleric", "zara_ra"]
    assert zone(match, "row") == ["omnius", "li_hin"]
    assert zone(match, "hand", 0) + zone(match, "deck", 0) + zone(match, "discard", 0) == ["crystal"]
    assert zone(match, "hired") == []


@pytest.mark.rule("SOI-041", "SOI-064", "SOI-222")
def test_allies_and_recruited_mercenaries_go_to_the_discard_pile() -> None:
    deck = ["crystal"] * 5
    match = table(
        {"hand": ["kiln_drone", "nil_assassin", "blaster"], "deck": deck, "champions": ["li_hin"]},
        OTHER,
        row=["nil_assassin"],
        centre=["omnius", "zara_ra"],
        gems=2,
    )
    play(match, "play kiln_drone", "play nil_assassin", "hire nil_assassin", "end")
    assert sorted(zone(match, "discard", 0)) == ["blaster", "kiln_drone", "nil_assassin"]
    assert zone(match, "played") == []
    assert zone(match, "centre") == ["nil_assassin", "omnius"]  # only the fast-played one
    assert zone(match, "champions", 0) == ["li_hin"]


@pytest.mark.rule("SOI-042", "SOI-066", "SOI-222")
def test_champions_stay() -> None:
    match = table({"hand": ["li_hin", "crystal"], "champions": ["fao_cutul"]}, OTHER)
    play(match, "play li_hin", "exhaust li_hin", "end")
    assert zone(match, "champions", 0) == ["fao_cutul", "li_hin"]
    play(match, "end")
    assert zone(match, "champions", 0) == ["fao_cutul", "li_hin"]


@pytest.mark.rule("SOI-043", "SOI-222")
def test_what_was_not_played_is_discarded() -> None:
    match = table({"hand": ["kiln_drone", "li_hin", "crystal"], "deck": ["crystal"] * 5}, OTHER)
    play(match, "play crystal", "end")
    assert sorted(zone(match, "discard", 0)) == ["crystal", "kiln_drone", "li_hin"]
    assert zone(match, "hand", 0) == ["crystal"] * 5
    assert zone(match, "champions", 0) == []


@pytest.mark.rule("SOI-044")
@pytest.mark.parametrize(("in_deck", "reshuffled"), [(5, False), (4, True), (1, True), (0, True)])
def test_five_new_cards_with_this_turns_cards_in_the_reshuffle(in_deck: int, reshuffled: bool) -> None:
    match = table({"hand": ["kiln_drone", "mining_drones", "li_hin"], "deck": ["crystal"] * in_deck}, OTHER)
    play(match, "play kiln_drone", "end")
    hand, rest = zone(match, "hand", 0), zone(match, "deck", 0) + zone(match, "discard", 0)
    assert len(hand) == min(5, in_deck + 3)
    assert hand.count("crystal") == in_deck
    assert Counter(hand + rest) == Counter({"crystal": in_deck, "kiln_drone": 1, "mining_drones": 1, "li_hin": 1})
    assert (zone(match, "discard", 0) == []) == reshuffled


@pytest.mark.rule("SOI-045")
def test_mercenaries_leave_before_the_new_hand_is_drawn() -> None:
    # Nothing but this turn's cards to draw from: played and unplayed ones come back, the fast-played one does not.
    match = table(
        {"hand": ["kiln_drone", "crystal", "blaster"], "deck": []},
        OTHER,
        row=["spore_cleric"],
        centre=["zara_ra", "omnius"],
    )
    match.state.gems = 0
    play(match, "play kiln_drone", "hire spore_cleric", "end")
    assert sorted(zone(match, "hand", 0)) == ["blaster", "crystal", "kiln_drone"]
    assert zone(match, "centre") == ["spore_cleric", "zara_ra"]
    assert match.state.turn == 1


@pytest.mark.rule("SOI-045", "SOI-026")
def test_damage_comes_before_cleanup_and_then_the_next_turn_begins() -> None:
    match = table({"hand": ["nil_assassin", "crystal"], "deck": ["crystal"] * 5}, OTHER)
    play(match, "play nil_assassin", "end")
    lines = [entry.line for entry in match.log(0)]
    assert lines.index("damage") < lines.index("draws") < lines.index("turn")
    assert options(match) == ["play crystal", "end"]


@pytest.mark.rule("SOI-109")
def test_unspent_gems_and_power_are_lost() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["crystal"], "champions": ["zetta_encryptor"]}, gems=3, power=4)
    play(match, "end")  # Zetta: nobody can be attacked, so the power is not used at all
    assert (match.state.gems, match.state.power) == (0, 0)
    assert match.state.health == [50, 50]
    play(match, "end")
    assert (match.state.turn, match.state.gems, match.state.power) == (0, 0, 0)


@pytest.mark.rule("SOI-072", "SOI-071")
def test_champions_are_readied_for_the_next_own_turn() -> None:
    match = table({"hand": ["crystal"], "champions": ["fao_cutul", "optio_crusher"]}, OTHER)
    play(match, "exhaust fao_cutul", "exhaust optio_crusher")
    assert options(match) == ["play crystal", "end"]
    play(match, "end", "end")
    assert match.state.turn == 0
    assert {"exhaust fao_cutul", "exhaust optio_crusher"} <= set(options(match))


@pytest.mark.rule("SOI-041", "SOI-074")
def test_each_players_cards_go_to_the_own_pile_only() -> None:
    match = table({"hand": ["kiln_drone", "crystal"], "deck": ["blaster"] + ["crystal"] * 5}, OTHER)
    play(match, "play kiln_drone", "end")
    assert zone(match, "discard", 1) == []
    assert zone(match, "hand", 1) == ["crystal"]

"""Core rules: shields (SOI-097 to SOI-104, SOI-119, SOI-123 to SOI-125)."""

from __future__ import annotations

import pytest

from ..table import gained, options, play, table, zone

SHIELDS = {"korvus_legionnaire": 2, "thorn_zealot": 3, "command_seer": 5, "cryptofist_monk": 8, "zetta_encryptor": 5}


@pytest.mark.rule("SOI-097", "SOI-098", "SOI-099")
@pytest.mark.parametrize(("card", "shield"), SHIELDS.items())
def test_each_shield_card_prevents_its_number(card: str, shield: int) -> None:
    match = table({"hand": ["crystal"]}, {"hand": [card]}, power=12)
    play(match, "end", f"shield {card}")
    assert match.state.health == [50, 50 - 12 + shield]


@pytest.mark.rule("SOI-098")
def test_only_the_five_core_cards_with_the_symbol_can_be_revealed() -> None:
    cards = sorted({card.id for card in table().state.t.defs})
    match = table({"hand": ["crystal"]}, {"hand": cards}, power=40)
    play(match, "end")
    assert sorted(options(match)) == sorted(["done", *(f"shield {card}" for card in SHIELDS)])


@pytest.mark.rule("SOI-098", "SOI-099")
def test_without_a_shield_in_hand_nobody_is_asked() -> None:
    # Shields in the deck, in the discard pile or (Zetta aside) in play do not help.
    other = {"hand": ["crystal"], "deck": ["command_seer"], "discard": ["cryptofist_monk"]}
    match = table({"hand": ["crystal"]}, other, power=7)
    play(match, "end")
    assert match.state.health == [50, 43]


@pytest.mark.rule("SOI-099")
def test_showing_a_shield_is_voluntary() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer"]}, power=7)
    play(match, "end", "done")
    assert match.state.health == [50, 43]


@pytest.mark.rule("SOI-100")
def test_worked_example_command_seer_stops_5_of_7() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer"], "health": 50}, power=7)
    play(match, "end", "shield command_seer")
    assert match.state.health == [50, 48]


@pytest.mark.rule("SOI-037", "SOI-125")
def test_several_shields_add_up() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer", "command_seer", "thorn_zealot"]}, power=20)
    play(match, "end", "shield command_seer", "shield command_seer")
    assert options(match) == ["shield thorn_zealot", "done"]  # each copy once
    play(match, "shield thorn_zealot")
    assert match.state.health == [50, 50 - 20 + 13]


@pytest.mark.rule("SOI-037", "SOI-125")
def test_one_may_stop_after_any_number_of_shields() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer", "thorn_zealot"]}, power=20)
    play(match, "end", "shield thorn_zealot", "done")
    assert match.state.health == [50, 33]


@pytest.mark.rule("SOI-101", "SOI-123")
def test_a_shown_shield_stays_in_hand_and_everybody_has_seen_it() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer", "crystal"]}, power=7)
    assert "command_seer" not in str(match.view(0)["players"][1]["hand"])
    play(match, "end", "shield command_seer")
    assert zone(match, "hand", 1) == ["command_seer", "crystal"]
    assert zone(match, "discard", 1) == []
    for seat in (0, None):
        shown = str(match.view(seat)["players"][1]["hand"])
        assert "command_seer" in shown
        assert "crystal" not in shown


@pytest.mark.rule("SOI-103", "SOI-123")
def test_a_shown_shield_is_played_as_usual_in_the_next_own_turn() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer", "crystal"]}, power=7)
    play(match, "end", "shield command_seer")
    assert match.state.turn == 1
    assert gained(match, "play command_seer") == {"gems": 2}


@pytest.mark.rule("SOI-102", "SOI-124")
def test_the_same_shield_serves_in_the_turns_of_several_players() -> None:
    match = table(
        {"hand": ["crystal"]},
        {"hand": ["nil_assassin", "crystal"]},
        {"hand": ["command_seer", "crystal"]},
        mode="free_for_all",
        power=5,
    )
    play(match, "end", "assign p2 0", "assign p3 5", "shield command_seer")
    play(match, "play nil_assassin", "end", "assign p3 5")
    assert match.decision is not None
    assert match.decision.seat == 2
    play(match, "shield command_seer")
    assert match.state.health == [50, 50, 50]
    assert gained(match, "play command_seer") == {"gems": 2}


@pytest.mark.rule("SOI-102")
def test_within_one_attack_a_shield_counts_once() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer", "thorn_zealot"]}, power=20)
    play(match, "end", "shield command_seer")
    assert options(match) == ["shield thorn_zealot", "done"]


@pytest.mark.rule("SOI-104", "SOI-119")
def test_shields_do_not_defend_champions() -> None:
    match = table(
        {"hand": ["crystal"]}, {"hand": ["command_seer", "cryptofist_monk"], "champions": ["fao_cutul"]}, power=4
    )
    play(match, "attack fao_cutul")
    assert match.decision is not None
    assert (match.decision.seat, match.decision.name) == (0, "play")  # nobody was asked for a shield
    assert zone(match, "discard", 1) == ["fao_cutul"]


@pytest.mark.rule("SOI-097")
def test_the_attacker_has_no_use_for_own_shields() -> None:
    match = table({"hand": ["command_seer", "crystal"]}, {"hand": ["crystal"]}, power=6)
    play(match, "end")
    assert match.state.health == [50, 44]


@pytest.mark.rule("SOI-097", "SOI-089")
def test_no_shield_stops_infinite_power() -> None:
    other = {"hand": ["command_seer", "cryptofist_monk", "cryptofist_monk"]}
    match = table({"hand": ["infinity_shard", "crystal"], "mastery": 30}, other)
    play(match, "play infinity_shard", "end")
    assert match.result is not None
    assert match.result.winners == (0,)

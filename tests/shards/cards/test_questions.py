"""Every answer of the core rulebook's questions, one test each (SOI-117 to SOI-128)."""

from __future__ import annotations

import pytest

from ..table import gained, holding, options, play, table, zone


@pytest.mark.rule("SOI-117", "SOI-091")
@pytest.mark.parametrize(("mastery", "drawn"), [(8, 0), (9, 1), (10, 1)])
def test_cache_warden_draws_with_the_tenth_mastery_it_brings_itself(mastery: int, drawn: int) -> None:
    match = holding("cache_warden", deck=["crystal"] * 3, mastery=mastery)
    assert gained(match, "play cache_warden") == ({"mastery": 1, "drawn": 1} if drawn else {"mastery": 1})


@pytest.mark.rule("SOI-118", "SOI-081")
@pytest.mark.parametrize(("mastery", "drawn"), [(18, 0), (19, 2), (20, 2)])
def test_exhausting_systema_brings_the_bonus_below_as_well(mastery: int, drawn: int) -> None:
    match = holding("systema_ai", deck=["crystal"] * 3, mastery=mastery)
    assert gained(match, "play systema_ai") == {}
    assert gained(match, "exhaust systema_ai") == ({"mastery": 1, "drawn": 2} if drawn else {"mastery": 1})


@pytest.mark.rule("SOI-119", "SOI-104")
def test_shields_protect_the_player_never_champions() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["cryptofist_monk"], "champions": ["fao_cutul"]}, power=6)
    play(match, "attack fao_cutul")
    assert zone(match, "champions", 1) == []
    play(match, "end")
    assert match.decision is not None
    assert (match.decision.seat, match.decision.name) == (1, "shield")  # only now, for the player
    play(match, "shield cryptofist_monk")
    assert match.state.health == [50, 50]


@pytest.mark.rule("SOI-120", "SOI-121")
def test_a_fast_played_spore_cleric_unifies_and_dominates() -> None:
    match = table({"hand": ["leshai_knight", "crystal"], "health": 20}, row=["spore_cleric"], gems=2)
    assert gained(match, "hire spore_cleric", "play leshai_knight") == {"gems": -2, "health": 4, "power": 6}
    hand = ["order_initiate", "kiln_drone", "nil_assassin", "crystal"]
    match = table({"hand": hand, "health": 20}, row=["spore_cleric"], gems=2)
    play(match, "hire spore_cleric", "play order_initiate", "reveal kiln_drone")
    assert gained(match, "reveal nil_assassin") == {"mastery": 2}


@pytest.mark.rule("SOI-122")
def test_thorn_zealot_destroys_li_hin_whom_power_cannot_touch() -> None:
    match = table({"hand": ["spore_cleric", "thorn_zealot", "crystal"]}, {"champions": ["li_hin"]}, power=9)
    assert "attack li_hin" not in options(match)
    play(match, "play spore_cleric", "play thorn_zealot")
    assert zone(match, "champions", 1) == []
    assert zone(match, "discard", 1) == ["li_hin"]
    assert match.state.power == 9


@pytest.mark.rule("SOI-123")
def test_a_shield_is_shown_kept_and_played_later() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["thorn_zealot", "crystal"], "deck": ["crystal"]}, power=3)
    play(match, "end", "shield thorn_zealot")
    assert match.state.health == [50, 50]
    assert gained(match, "play thorn_zealot") == {"drawn": 1}


@pytest.mark.rule("SOI-124")
def test_with_three_players_one_shield_defends_in_two_turns() -> None:
    match = table(
        {"hand": ["crystal"]},
        {"hand": ["nil_assassin", "crystal"]},
        {"hand": ["cryptofist_monk", "crystal"]},
        mode="free_for_all",
        power=8,
    )
    play(match, "end", "assign p2 0", "assign p3 8", "shield cryptofist_monk")
    play(match, "play nil_assassin", "end", "assign p3 5", "shield cryptofist_monk")
    assert match.state.health[2] == 50


@pytest.mark.rule("SOI-125")
def test_several_shields_at_once() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer", "thorn_zealot", "korvus_legionnaire"]}, power=11)
    play(match, "end", "shield command_seer", "shield thorn_zealot", "shield korvus_legionnaire")
    assert match.state.health == [50, 49]


@pytest.mark.rule("SOI-126")
def test_a_banished_card_has_no_effect() -> None:
    match = holding("umbral_scourge", "crystal", "infinity_shard")
    assert gained(match, "play umbral_scourge", "banish crystal hand") == {"mastery": 1}
    assert "play crystal" not in options(match)


@pytest.mark.rule("SOI-127")
def test_a_crystal_is_not_played_first_and_banished_then() -> None:
    match = holding("crystal", "shadow_apostle")
    assert gained(match, "play crystal", "play shadow_apostle") == {"gems": 1, "power": 2}
    assert not [name for name in options(match) if name.startswith("banish crystal")]
    play(match, "decline")
    assert zone(match, "played") == ["crystal", "shadow_apostle"]


@pytest.mark.rule("SOI-128")
def test_banished_cards_are_out_for_the_rest_of_the_match() -> None:
    hand, discard = ["shadow_apostle", "crystal"], ["kiln_drone"]
    match = table({"hand": hand, "deck": [], "discard": discard}, {"hand": ["crystal"]}, row=[], centre=[])
    play(match, "play shadow_apostle", "banish kiln_drone discard", "end", "end")
    assert match.state.turn == 0
    everything = zone(match, "hand", 0) + zone(match, "deck", 0) + zone(match, "discard", 0)
    assert sorted(everything) == ["crystal", "shadow_apostle"]
    assert "kiln_drone" not in zone(match, "centre") + zone(match, "row")

"""Core rules: champions and attacks on them (SOI-033, SOI-065 to SOI-075, SOI-081, SOI-093, SOI-094, SOI-218)."""

from __future__ import annotations

import pytest

from ..table import gained, holding, options, play, table, zone


@pytest.mark.rule("SOI-065")
@pytest.mark.parametrize("gems", [4, 5])
def test_champions_are_recruited_like_allies(gems: int) -> None:
    match = table({"hand": ["crystal"]}, row=["optio_crusher"], gems=gems)
    if gems < 5:
        assert "recruit optio_crusher" not in options(match)
        return
    assert gained(match, "recruit optio_crusher") == {"gems": -5}
    assert zone(match, "discard", 0) == ["optio_crusher"]
    assert zone(match, "champions", 0) == []


@pytest.mark.rule("SOI-067", "SOI-019")
def test_a_champion_leaves_play_only_by_damage_or_destruction() -> None:
    match = table({"hand": ["fao_cutul", "crystal"]}, {"hand": ["nil_assassin", "crystal"]})
    play(match, "play fao_cutul", "end", "play nil_assassin")
    assert zone(match, "champions", 0) == ["fao_cutul"]
    play(match, "end")  # the power went to the player, not to the champion
    assert zone(match, "champions", 0) == ["fao_cutul"]
    assert match.state.health[0] == 45


@pytest.mark.rule("SOI-068", "SOI-079")
def test_any_number_of_champions_is_played_in_a_turn_and_for_nothing() -> None:
    match = holding("zen_chi_set", "general_decurion", "li_hin")
    play(match, "play zen_chi_set", "play general_decurion", "play li_hin")
    assert zone(match, "champions", 0) == ["zen_chi_set", "general_decurion", "li_hin"]
    assert match.state.gems == 0


@pytest.mark.rule("SOI-069")
def test_a_champion_may_be_exhausted_in_the_turn_it_was_played_at_any_moment() -> None:
    match = holding("fao_cutul", "crystal", "crystal")
    play(match, "play fao_cutul", "play crystal", "focus")
    assert gained(match, "exhaust fao_cutul") == {"power": 2}


@pytest.mark.rule("SOI-070", "SOI-081")
def test_the_exhaust_text_waits_for_exhausting() -> None:
    match = holding("systema_ai", "fao_cutul")
    assert gained(match, "play systema_ai", "play fao_cutul") == {}
    assert gained(match, "exhaust systema_ai") == {"mastery": 1}
    turned = match.state.exhausted
    assert [turned >> card & 1 for card in match.state.champions[0]] == [1, 0]


@pytest.mark.rule("SOI-081", "SOI-069")
def test_what_stands_before_the_exhaust_text_happens_on_playing() -> None:
    match = holding("evokatus", deck=["crystal"])
    assert gained(match, "play evokatus") == {"drawn": 1}
    assert gained(match, "exhaust evokatus") == {"power": 1}


@pytest.mark.rule("SOI-071", "SOI-048")
def test_each_champion_only_once_a_turn() -> None:
    match = table({"hand": ["crystal"], "champions": ["optio_crusher", "optio_crusher"]})
    assert gained(match, "exhaust optio_crusher") == {"power": 3}
    assert "exhaust optio_crusher" in options(match)  # the second copy
    assert gained(match, "exhaust optio_crusher") == {"power": 3}
    assert "exhaust optio_crusher" not in options(match)


@pytest.mark.rule("SOI-129", "SOI-048")
def test_any_number_of_cards_and_the_board_in_one_turn() -> None:
    match = table({"hand": ["crystal"], "champions": ["li_hin", "fao_cutul", "optio_crusher"]}, gems=1)
    play(match, "exhaust li_hin", "focus", "exhaust fao_cutul", "exhaust optio_crusher")
    assert (match.state.power, match.state.mastery[0]) == (6, 1)
    assert options(match) == ["play crystal", "end"]


# ---- attacking champions ----
@pytest.mark.rule("SOI-073", "SOI-067", "SOI-218")
@pytest.mark.parametrize("power", [3, 4, 5])
def test_power_equal_to_its_health_destroys_a_champion(power: int) -> None:
    match = table({"hand": ["crystal"]}, {"champions": ["fao_cutul"]}, power=power)
    assert ("attack fao_cutul" in options(match)) == (power >= 4)
    if power >= 4:
        assert gained(match, "attack fao_cutul") == {"power": -4}
        assert zone(match, "discard", 1) == ["fao_cutul"]
        assert zone(match, "champions", 1) == []


@pytest.mark.rule("SOI-074", "SOI-130")
def test_a_destroyed_champion_goes_to_its_own_players_discard_pile() -> None:
    match = table(
        {"hand": ["crystal"]}, {"champions": ["fao_cutul"]}, {"champions": ["li_hin"]}, mode="free_for_all", power=4
    )
    play(match, "attack fao_cutul")
    assert [zone(match, "discard", seat) for seat in range(3)] == [[], ["fao_cutul"], []]
    assert zone(match, "banished") == []


@pytest.mark.rule("SOI-075", "SOI-130")
def test_a_destroyed_champion_can_be_drawn_and_played_again() -> None:
    match = table(
        {"hand": ["crystal"]},
        {"hand": ["crystal"], "deck": [], "champions": ["fao_cutul"]},
        power=4,
    )
    play(match, "attack fao_cutul", "end")
    play(match, "play crystal", "focus")
    assert match.state.turn == 0  # p2 had nothing else to do and drew the champion among the new cards
    assert "fao_cutul" in zone(match, "hand", 1)
    play(match, "end", "play fao_cutul")
    assert gained(match, "exhaust fao_cutul") == {"power": 2}


@pytest.mark.rule("SOI-033", "SOI-093")
def test_champions_are_attacked_at_any_time_of_the_own_turn() -> None:
    match = table({"hand": ["nil_assassin", "reactor_drone", "blaster"]}, {"champions": ["fao_cutul", "li_hin"]})
    play(match, "play nil_assassin", "attack fao_cutul", "play reactor_drone", "focus")
    assert zone(match, "discard", 1) == ["fao_cutul"]
    assert match.state.power == 1


@pytest.mark.rule("SOI-093")
def test_nobody_attacks_own_champions_or_in_anothers_turn() -> None:
    match = table({"hand": ["crystal"], "champions": ["fao_cutul"]}, {"champions": ["optio_crusher"]}, power=9)
    assert "attack optio_crusher" in options(match)
    assert "attack fao_cutul" not in options(match)


@pytest.mark.rule("SOI-094", "SOI-073", "SOI-219")
def test_damage_does_not_add_up_over_turns_or_players() -> None:
    # 3 power in one turn and 3 in the next never make the 4 that Systema has.
    match = table(
        {"hand": ["crystal", "blaster"], "champions": ["optio_crusher"]},
        {"hand": ["crystal"], "champions": ["systema_ai"]},
    )
    for _ in range(2):
        play(match, "exhaust optio_crusher")
        assert match.state.power == 3
        assert "attack systema_ai" not in options(match)
        play(match, "end", "end")
    assert zone(match, "champions", 1) == ["systema_ai"]
    assert match.state.health[1] == 44


@pytest.mark.rule("SOI-219", "SOI-109")
def test_only_power_of_this_turn_counts() -> None:
    # Zetta lets no power through to her player, but what was not used is gone by the next turn.
    match = table(
        {"hand": ["crystal"], "champions": ["optio_crusher"]}, {"hand": ["crystal"], "champions": ["zetta_encryptor"]}
    )
    play(match, "exhaust optio_crusher", "end", "end", "exhaust optio_crusher")
    assert match.state.power == 3
    assert "attack zetta_encryptor" not in options(match)


@pytest.mark.rule("SOI-034", "SOI-073")
def test_power_spent_on_a_champion_is_not_there_for_the_player() -> None:
    match = table({"hand": ["crystal"]}, {"champions": ["fao_cutul", "systema_ai"], "hand": ["crystal"]}, power=9)
    play(match, "attack fao_cutul", "attack systema_ai", "end")
    assert match.state.health == [50, 49]


@pytest.mark.rule("SOI-073")
def test_champions_of_all_opponents_can_be_attacked() -> None:
    match = table(
        {"hand": ["crystal"]},
        {"champions": ["evokatus"]},
        {"champions": ["evokatus", "primus_pilus"]},
        mode="free_for_all",
        power=6,
    )
    assert {"attack evokatus@p2", "attack evokatus@p3", "attack primus_pilus"} <= set(options(match))
    play(match, "attack evokatus@p3")
    assert zone(match, "champions", 1) == ["evokatus"]
    assert zone(match, "champions", 2) == ["primus_pilus"]
    assert options(match) == ["play crystal", "attack evokatus", "end"]  # 4 power left: not enough for 6 health

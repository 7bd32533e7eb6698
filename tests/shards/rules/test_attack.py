"""Core rules: the attack phase (SOI-034 to SOI-039, SOI-095, SOI-096)."""

from __future__ import annotations

import pytest

import sudi

from ..table import options, play, table, zone


def three(power: int, *others: dict[str, object], **first: object) -> sudi.Match:
    """Three players, p1 has this much power."""
    return table({"hand": ["crystal"], **first}, *others, mode="free_for_all", power=power)


@pytest.mark.rule("SOI-034")
def test_all_power_left_after_the_play_phase_hits_the_opponent() -> None:
    match = table({"hand": ["crystal", "nil_assassin"]}, {"champions": ["fao_cutul"], "hand": ["crystal"]}, power=3)
    play(match, "play nil_assassin", "attack fao_cutul", "end")
    assert match.state.health == [50, 46]  # 3 + 5 - 4


@pytest.mark.rule("SOI-034")
def test_without_power_nobody_is_attacked() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer"]})
    play(match, "end")
    assert match.state.health == [50, 50]
    assert match.decision is not None
    assert match.decision.name == "play"


@pytest.mark.rule("SOI-035")
@pytest.mark.parametrize(("to_second", "to_third"), [(0, 7), (7, 0), (1, 6), (4, 3)])
def test_power_is_divided_as_one_likes(to_second: int, to_third: int) -> None:
    match = three(7)
    play(match, "end")
    assert options(match) == [f"assign p2 {n}" for n in range(8)]
    play(match, f"assign p2 {to_second}")
    if to_second < 7:
        assert options(match) == [f"assign p3 {n}" for n in range(8 - to_second)]
        play(match, f"assign p3 {to_third}")
    assert match.state.health == [50, 50 - to_second, 50 - to_third]


@pytest.mark.rule("SOI-035", "SOI-109")
def test_power_that_is_assigned_to_nobody_is_lost() -> None:
    match = three(7, {"hand": ["crystal"]})
    play(match, "end", "assign p2 2", "assign p3 1")
    assert match.state.health == [50, 48, 49]
    assert match.state.power == 0


@pytest.mark.rule("SOI-035")
def test_four_players_may_all_be_attacked() -> None:
    match = table({"hand": ["crystal"]}, {}, {}, {}, mode="free_for_all", power=9)
    play(match, "end", "assign p2 1", "assign p3 2", "assign p4 6")
    assert match.state.health == [50, 49, 48, 44]


@pytest.mark.rule("SOI-036", "SOI-095")
def test_attacks_are_fixed_before_anybody_shows_a_shield_and_dealt_at_one_moment() -> None:
    match = three(9, {"hand": ["command_seer"]}, {"hand": ["cryptofist_monk"]})
    play(match, "end", "assign p2 6", "assign p3 3")
    assert match.decision is not None
    assert (match.decision.seat, options(match)) == (1, ["shield command_seer", "done"])
    assert match.state.health == [50, 50, 50]
    play(match, "shield command_seer")
    # No power comes back to the attacker, and nobody has lost anything before the last defender has answered.
    assert match.decision is not None
    assert (match.decision.seat, options(match)) == (2, ["shield cryptofist_monk", "done"])
    assert match.state.health == [50, 50, 50]
    play(match, "done")
    assert match.state.health == [50, 49, 47]


@pytest.mark.rule("SOI-036")
def test_a_player_who_is_not_attacked_is_not_asked() -> None:
    match = three(4, {"hand": ["command_seer"]}, {"hand": ["crystal"]})
    play(match, "end", "assign p2 0", "assign p3 4")
    assert match.decision is not None
    assert (match.decision.name, match.state.turn) == ("play", 1)
    assert match.state.health == [50, 50, 46]


@pytest.mark.rule("SOI-037", "SOI-038")
@pytest.mark.parametrize(("power", "left"), [(4, 50), (5, 50), (6, 49), (7, 48)])
def test_damage_is_power_minus_shield_and_never_below_nothing(power: int, left: int) -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["command_seer"]}, power=power)
    play(match, "end", "shield command_seer")
    assert match.state.health == [50, left]


@pytest.mark.rule("SOI-038")
def test_surplus_shield_does_not_heal() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["cryptofist_monk"], "health": 30}, power=2)
    play(match, "end", "shield cryptofist_monk")
    assert match.state.health == [50, 30]


@pytest.mark.rule("SOI-037", "SOI-038")
def test_each_defender_counts_only_the_own_shields() -> None:
    match = three(12, {"hand": ["command_seer"]}, {"hand": ["cryptofist_monk", "korvus_legionnaire"]})
    play(match, "end", "assign p2 6", "assign p3 6", "done", "shield korvus_legionnaire", "done")
    assert match.state.health == [50, 44, 46]


@pytest.mark.rule("SOI-039")
@pytest.mark.parametrize(("health", "out"), [(6, False), (5, True), (4, True)])
def test_a_player_at_zero_is_out(health: int, out: bool) -> None:
    match = three(5, {"health": health, "hand": ["crystal"], "champions": ["li_hin"]}, {"hand": ["crystal"]})
    play(match, "end", "assign p2 5")
    assert match.state.health[1] == max(0, health - 5)
    assert match.state.turn == (2 if out else 1)  # nobody who is out takes a turn
    assert match.result is None
    assert zone(match, "champions", 1) == ([] if out else ["li_hin"])


@pytest.mark.rule("SOI-039")
def test_a_player_who_is_out_can_neither_be_attacked_nor_play() -> None:
    match = table({"hand": ["crystal"]}, {"health": 3}, {}, {"hand": ["crystal"]}, mode="free_for_all", power=3)
    play(match, "end", "assign p2 3")
    order = []
    for _ in range(4):
        order.append(match.state.turn)
        play(match, "end")
    assert 1 not in order
    match = table({"hand": ["crystal"]}, {"health": 0}, {}, {}, mode="free_for_all", power=3)
    play(match, "end")
    assert options(match) == [f"assign p3 {n}" for n in range(4)]


@pytest.mark.rule("SOI-095", "SOI-093")
def test_players_are_hit_only_at_the_end_champions_at_any_time() -> None:
    match = table({"hand": ["nil_assassin", "blaster", "crystal"]}, {"champions": ["fao_cutul"], "hand": ["crystal"]})
    play(match, "play nil_assassin", "attack fao_cutul", "play blaster")
    assert not [name for name in options(match) if name.startswith("assign")]
    assert match.state.health == [50, 50]
    play(match, "end")
    assert match.state.health == [50, 48]


@pytest.mark.rule("SOI-096")
def test_champions_do_not_stand_in_the_way() -> None:
    match = table({"hand": ["crystal"]}, {"champions": ["optio_crusher", "drakonarius", "li_hin"]}, power=4)
    play(match, "end")
    assert match.state.health == [50, 46]
    assert zone(match, "champions", 1) == ["optio_crusher", "drakonarius", "li_hin"]


@pytest.mark.rule("SOI-095", "SOI-039")
def test_two_players_can_fall_at_the_same_moment() -> None:
    match = three(8, {"health": 3}, {"health": 5})
    play(match, "end", "assign p2 3", "assign p3 5")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == (50, 0, 0)

"""Core rules: health, mastery and mastery bonuses (SOI-046 to SOI-050, SOI-083 to SOI-092, SOI-105)."""

from __future__ import annotations

import pytest

from sudi.games.shards.state import INFINITE

from ..table import gained, holding, options, play, table


# ---- health ----
@pytest.mark.rule("SOI-046", "SOI-105")
@pytest.mark.parametrize(("health", "after"), [(20, 24), (45, 49), (46, 50), (47, 50), (49, 50), (50, 50)])
def test_health_is_gained_at_once_and_stops_at_50(health: int, after: int) -> None:
    match = holding("spore_cleric", health=health)
    play(match, "play spore_cleric")
    assert match.state.health == [after, 50]


@pytest.mark.rule("SOI-046", "SOI-105")
def test_health_beyond_50_is_not_saved_up() -> None:
    match = table({"hand": ["root_of_the_forest", "crystal"], "health": 45}, {"hand": ["nil_assassin", "crystal"]})
    play(match, "play root_of_the_forest", "end", "play nil_assassin", "end")
    assert match.state.health[0] == 45  # 50 - 5, not 55 - 5


# ---- mastery ----
@pytest.mark.rule("SOI-050")
@pytest.mark.parametrize(("mastery", "after"), [(24, 29), (25, 30), (26, 30), (29, 30), (30, 30)])
def test_mastery_stops_at_30(mastery: int, after: int) -> None:
    match = holding("grand_architect", mastery=mastery)
    play(match, "play grand_architect")
    assert match.state.mastery == [after, 0]


@pytest.mark.rule("SOI-050")
def test_focus_at_30_gives_nothing_more() -> None:
    match = table({"hand": ["crystal"], "mastery": 30}, gems=1)
    play(match, "focus")
    assert match.state.mastery == [30, 0]
    assert match.state.gems == 0


@pytest.mark.rule("SOI-050")
def test_mastery_beyond_30_is_lost_for_good() -> None:
    match = table(
        {"hand": ["grand_architect", "crystal"], "mastery": 29},
        {"hand": ["venator_of_the_wastes", "crystal"], "champions": ["li_hin"]},
    )
    play(match, "play grand_architect", "end", "play venator_of_the_wastes")
    assert match.state.mastery[0] == 28  # 30 - 2, not 34 - 2


@pytest.mark.rule("SOI-083", "SOI-032")
def test_more_than_one_mastery_in_a_turn() -> None:
    match = table({"hand": ["shard_abstractor", "umbral_scourge", "crystal"], "champions": ["systema_ai"]}, gems=1)
    play(match, "focus", "play shard_abstractor", "exhaust systema_ai", "play umbral_scourge", "decline")
    assert match.state.mastery[0] == 5


@pytest.mark.rule("SOI-084", "SOI-085")
def test_bonuses_do_not_use_mastery_up_and_it_stays_over_turns() -> None:
    match = table({"hand": ["aetherbreaker", "aetherbreaker", "crystal"], "mastery": 10}, {"hand": ["crystal"]})
    assert gained(match, "play aetherbreaker") == {"power": 8}
    assert gained(match, "play aetherbreaker") == {"power": 8}
    play(match, "end", "end")
    assert match.state.turn == 0
    assert match.state.mastery[0] == 10


@pytest.mark.rule("SOI-085")
def test_only_a_card_that_says_so_takes_mastery_away() -> None:
    match = table(
        {"hand": ["venator_of_the_wastes", "crystal"], "champions": ["li_hin"], "mastery": 3},
        {"mastery": 7, "hand": ["crystal"]},
    )
    assert gained(match, "play venator_of_the_wastes") == {"power": 4, "p2.mastery": -2}
    play(match, "end")
    assert match.state.mastery == [3, 5]


@pytest.mark.rule("SOI-049", "SOI-217")
def test_30_mastery_alone_wins_nothing() -> None:
    match = table({"hand": ["shard_abstractor", "crystal"], "mastery": 28}, {"hand": ["crystal"]})
    play(match, "play shard_abstractor")
    assert match.state.mastery[0] == 30
    assert match.result is None
    play(match, "end")
    assert match.result is None
    assert match.state.health == [50, 50]


# ---- bonuses ----
@pytest.mark.rule("SOI-086", "SOI-087")
@pytest.mark.parametrize(("mastery", "power"), [(0, 4), (9, 4), (10, 8), (11, 8), (30, 8)])
def test_a_bonus_needs_at_least_its_number_and_replaces_the_base(mastery: int, power: int) -> None:
    assert gained(holding("aetherbreaker", mastery=mastery), "play aetherbreaker") == {"power": power}


@pytest.mark.rule("SOI-087", "SOI-088")
@pytest.mark.parametrize(("mastery", "power"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 5), (29, 5)])
def test_worked_example_infinity_shard(mastery: int, power: int) -> None:
    assert gained(holding("infinity_shard", mastery=mastery), "play infinity_shard") == {"power": power}


@pytest.mark.rule("SOI-089")
def test_infinity_shard_at_30_gives_infinite_power() -> None:
    others = [{"champions": ["optio_crusher", "primus_pilus"], "hand": ["command_seer"]}, {"champions": ["fao_cutul"]}]
    match = table({"hand": ["infinity_shard", "crystal"], "mastery": 30}, *others, mode="free_for_all")
    play(match, "play infinity_shard")
    # No number of attacks makes it less.
    play(match, "attack optio_crusher", "attack primus_pilus", "attack fao_cutul", "end")
    assert options(match) == ["assign p2 0", "assign p2 infinity"]
    play(match, "assign p2 infinity", "assign p3 infinity")
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("SOI-089")
def test_infinite_power_is_more_than_any_sum() -> None:
    hand = ["infinity_shard", "nil_assassin", "crystal"]
    match = table({"hand": hand, "mastery": 30, "champions": ["fao_cutul"]}, {"health": 50})
    play(match, "play nil_assassin", "play infinity_shard", "exhaust fao_cutul")  # doubling infinity is infinity
    assert match.state.power == INFINITE
    play(match, "end")
    assert match.result is not None


@pytest.mark.rule("SOI-090", "SOI-077")
def test_mastery_gained_later_does_not_reach_back() -> None:
    match = holding("aetherbreaker", "shard_abstractor", "infinity_shard", mastery=9, champions=["optio_crusher"])
    assert gained(match, "play aetherbreaker") == {"power": 4}
    assert gained(match, "exhaust optio_crusher") == {"power": 3}
    assert gained(match, "play shard_abstractor") == {"mastery": 2}  # 11 now, and no power for the cards before
    assert gained(match, "play infinity_shard") == {"power": 3}


@pytest.mark.rule("SOI-090")
def test_an_exhaust_bonus_looks_at_mastery_when_exhausted_not_when_played() -> None:
    match = holding("optio_crusher", "shard_abstractor", mastery=8)
    play(match, "play optio_crusher", "play shard_abstractor")
    assert gained(match, "exhaust optio_crusher") == {"power": 5}


@pytest.mark.rule("SOI-091", "SOI-092", "SOI-054")
@pytest.mark.parametrize(("mastery", "healed"), [(8, 0), (9, 5), (10, 5)])
def test_worked_example_fungal_hermit_brings_its_own_mastery(mastery: int, healed: int) -> None:
    match = holding("fungal_hermit", mastery=mastery, health=30)
    expected = {"mastery": 1, "health": healed} if healed else {"mastery": 1}
    assert gained(match, "play fungal_hermit") == expected


@pytest.mark.rule("SOI-048", "SOI-129")
def test_focus_and_its_mastery_come_in_time_for_a_later_card() -> None:
    match = table({"hand": ["aetherbreaker", "crystal"], "mastery": 9}, gems=1)
    play(match, "focus")
    assert gained(match, "play aetherbreaker") == {"power": 8}

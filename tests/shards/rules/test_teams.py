"""Two against two: p1 and p2 against p3 and p4."""

from __future__ import annotations

import pytest

import sudi

from ..table import lines, options, play, relic_table, table, zone

HAND = {"hand": ["crystal"]}
OUT = {"health": 0, "hand": []}


def teams(*seats: dict[str, object], **common: object) -> sudi.Match:
    return relic_table(*seats, mode="teams", **common)


def new(seed: int, **setup: object) -> sudi.Match:
    return sudi.new("shards", mode="teams", seed=seed, characters="random", **setup)


def targets(match: sudi.Match) -> set[str]:
    """Whom the attack that is being divided may hit."""
    return {o.split()[1] for o in options(match) if o.startswith("assign")}


# ---- seats ----
@pytest.mark.rule("SOI-144")
def test_two_against_two_is_for_exactly_four() -> None:
    for players in (2, 3, 5):
        with pytest.raises(sudi.BadSetup, match="for 4 players"):
            sudi.new("shards", mode="teams", players=players, seed=1)
    match = sudi.new("shards", mode="teams", seed=1)
    assert match.state.t.team == [0, 0, 1, 1]


@pytest.mark.rule("SOI-144", "SOI-146")
@pytest.mark.parametrize(
    ("seating", "opposite"), [("rows", {0: 3, 1: 2, 2: 1, 3: 0}), ("square", {0: 2, 1: 3, 2: 0, 3: 1})]
)
def test_power_hits_only_the_enemy_opposite(seating: str, opposite: dict[int, int]) -> None:
    for me, enemy in opposite.items():
        match = teams(HAND, HAND, HAND, HAND, turn=f"p{me + 1}", power=7, setup={"seating": seating})
        play(match, "end")
        assert [n for n in range(4) if match.state.health[n] == 43] == [enemy]
        assert sum(match.state.health) == 193


@pytest.mark.rule("SOI-144")
def test_everybody_sits_beside_the_partner_and_rows_are_the_default() -> None:
    match = teams(HAND, HAND, HAND, HAND, power=7)
    play(match, "end")
    assert match.state.health == [50, 50, 50, 43]


@pytest.mark.rule("SOI-146")
def test_shields_are_asked_only_of_the_enemy_opposite() -> None:
    seer = {"hand": ["command_seer"]}
    match = teams(HAND, seer, seer, {"hand": ["mainframe_abbot"]}, power=7)
    play(match, "end")
    assert match.decision.seat == 3
    play(match, "shield mainframe_abbot")
    assert match.state.health == [50, 50, 50, 46]


# ---- champions ----
@pytest.mark.rule("SOI-147")
def test_champions_of_both_enemies_may_be_attacked_but_not_the_partners() -> None:
    match = teams(
        HAND,
        {"champions": ["optio_crusher"]},
        {"champions": ["raidian"]},
        {"champions": ["fao_cutul"]},
        power=7,
    )
    assert {o for o in options(match) if o.startswith("attack")} == {"attack raidian", "attack fao_cutul"}
    assert match.why_not("attack optio_crusher").rule == "SOI-033"
    play(match, "attack raidian", "attack fao_cutul")
    assert zone(match, "discard", 2) == ["raidian"]
    assert zone(match, "discard", 3) == ["fao_cutul"]
    assert match.state.power == 0


@pytest.mark.rule("SOI-145")
def test_effects_reach_both_enemies_but_not_the_partner() -> None:
    """Nothing is said about cards, so the normal rules hold: enemies are enemies."""
    match = teams(
        {"hand": ["venator_of_the_wastes", "crystal"], "champions": ["evokatus"]},
        {"mastery": 5},
        {"mastery": 5},
        {"mastery": 5},
    )
    play(match, "play venator_of_the_wastes")
    assert set(options(match)) == {"weaken p3", "weaken p4"}


@pytest.mark.rule("SOI-145")
def test_other_rules_are_as_usual() -> None:
    match = new(4)
    assert match.state.health == [50] * 4
    assert all(len(match.state.hand[n]) == 5 and len(match.state.deck[n]) == 5 for n in range(4))
    assert len(match.state.row) == 6
    match = teams(HAND, gems=3, row=["reactor_drone"])
    play(match, "recruit reactor_drone")
    assert zone(match, "discard", 0) == ["reactor_drone"]
    assert len(zone(match, "row")) == 1


# ---- the enemy opposite falls ----
@pytest.mark.rule("SOI-148")
def test_power_left_after_the_enemy_opposite_fell_hits_the_other_one() -> None:
    """Overkill is power that was left: 10 against 4 health leaves 6."""
    match = teams(HAND, HAND, {"health": 20, "hand": ["crystal"]}, {"health": 4, "hand": ["crystal"]}, power=10)
    play(match, "end")
    assert match.state.health == [50, 50, 14, 0]
    assert lines(match, "out") == [(3, None, 0)]
    assert match.decision.seat == 1


@pytest.mark.rule("SOI-148")
def test_exactly_lethal_power_leaves_nothing() -> None:
    match = teams(HAND, HAND, {"health": 20, "hand": ["crystal"]}, {"health": 10, "hand": ["crystal"]}, power=10)
    play(match, "end")
    assert match.state.health == [50, 50, 20, 0]


@pytest.mark.rule("SOI-148")
def test_no_carry_over_while_the_enemy_opposite_lives() -> None:
    match = teams(HAND, HAND, HAND, {"health": 11, "hand": ["crystal"]}, power=10)
    play(match, "end")
    assert match.state.health == [50, 50, 50, 1]


@pytest.mark.rule("SOI-148")
def test_shields_of_the_fallen_eat_into_what_is_left() -> None:
    match = teams(HAND, HAND, {"health": 20}, {"health": 4, "hand": ["mainframe_abbot"]}, power=10)
    play(match, "end", "shield mainframe_abbot")
    assert match.state.health == [50, 50, 17, 0]  # 10 - 3 shield - 4 health = 3


@pytest.mark.rule("SOI-148")
def test_the_other_enemy_may_shield_against_the_rest() -> None:
    match = teams(HAND, HAND, {"health": 20, "hand": ["command_seer"]}, {"health": 4}, power=10)
    play(match, "end")
    assert match.decision.seat == 2
    play(match, "shield command_seer")
    assert match.state.health == [50, 50, 19, 0]  # 6 left, 5 stopped


@pytest.mark.rule("SOI-148")
def test_the_rest_can_decide_the_match() -> None:
    match = teams(HAND, HAND, {"health": 6}, {"health": 4}, power=10)
    play(match, "end")
    assert match.result.winners == (0, 1)


@pytest.mark.rule("SOI-148")
def test_infinite_power_beats_both_enemies_in_one_turn() -> None:
    match = teams({"mastery": 30, "hand": ["infinity_shard", "crystal"]}, HAND, HAND, HAND)
    play(match, "play infinity_shard", "end")
    assert match.state.health == [50, 50, 0, 0]
    assert match.result.winners == (0, 1)


@pytest.mark.rule("SOI-148")
def test_the_rest_cannot_pass_zetta() -> None:
    match = teams(
        HAND, HAND, {"health": 6, "champions": ["zetta_encryptor"], "hand": ["crystal"]}, {"health": 4}, power=12
    )
    play(match, "end")
    assert match.state.health == [50, 50, 6, 0]
    assert match.decision.seat == 1


@pytest.mark.rule("SOI-148")
def test_power_held_back_is_left_over_too() -> None:
    match = teams(HAND, HAND, {"health": 20}, {"health": 4}, power=10, setup={"hold_back": True})
    play(match, "end")
    assert options(match) == [f"assign p4 {n}" for n in range(11)]
    play(match, "assign p4 4")
    assert options(match) == [f"assign p3 {n}" for n in range(7)]
    play(match, "assign p3 5")
    assert match.state.health == [50, 50, 15, 0]


@pytest.mark.rule("SOI-149")
def test_in_later_turns_the_other_enemy_may_be_attacked() -> None:
    match = teams(HAND, HAND, HAND, OUT, power=7)
    play(match, "end")
    assert match.state.health == [50, 50, 43, 0]
    # The partner still faces the own opposite, who is the same player.
    partner = teams(HAND, HAND, HAND, OUT, turn="p2", power=7)
    assert play(partner, "end").state.health == [50, 50, 43, 0]


@pytest.mark.rule("SOI-149")
def test_it_is_ones_own_opposite_that_has_to_be_out() -> None:
    match = teams(HAND, HAND, OUT, HAND, power=7)
    assert play(match, "end").state.health == [50, 50, 0, 43]


# ---- the partner falls ----
@pytest.mark.rule("SOI-150")
def test_without_a_partner_both_enemies_may_be_attacked() -> None:
    match = teams(HAND, OUT, HAND, HAND, power=7)
    play(match, "end")
    assert targets(match) == {"p3"}
    free = play(match.copy(), "assign p3 7")
    assert free.state.health == [50, 0, 43, 50]
    play(match, "assign p3 2")
    assert match.state.health == [50, 0, 48, 45]  # the rest to the last one: nothing is held back here


@pytest.mark.rule("SOI-150")
def test_an_enemy_whose_partner_is_out_does_not_free_the_other_team() -> None:
    """The enemies of a lonely player still hit only the one opposite, until that one is out."""
    match = teams(HAND, OUT, HAND, HAND, turn="p4", power=7)
    assert play(match, "end").state.health == [43, 0, 50, 50]
    other = teams(HAND, OUT, HAND, HAND, turn="p3", power=7)  # opposite p2 is out: SOI-149
    assert play(other, "end").state.health == [43, 0, 50, 50]


@pytest.mark.rule("SOI-150", "SOI-148")
@pytest.mark.parametrize(("first", "second"), [(4, 20), (20, 4)])
def test_as_if_both_sat_opposite_what_is_left_carries_over_either_way(first: int, second: int) -> None:
    match = teams(HAND, OUT, {"health": first}, {"health": second}, power=10)
    play(match, "end", "assign p3 10" if first == 4 else "assign p3 0")
    assert sorted(match.state.health) == [0, 0, 14, 50]


# ---- the order of turns ----
@pytest.mark.rule("SOI-151")
def test_a_random_team_begins_with_its_left_hand_player() -> None:
    starters = {new(seed).state.first for seed in range(24)}
    assert starters == {1, 3}  # seen from its own side of the table, the left one of p1 p2 is p2


@pytest.mark.rule("SOI-151", "SOI-152")
def test_the_order_is_one_of_the_first_team_then_both_then_both() -> None:
    for seed in range(6):
        match = new(seed)
        order = []
        for _ in range(9):
            order.append(match.decision.seat)
            play(match, "end")
        team = match.state.t.team
        mine = team[order[0]]
        assert [team[seat] == mine for seat in order] == [True, False, False, True, True, False, False, True, True]
        assert order == [(order[0] + n) % 4 for n in range(9)]  # clockwise all the time


@pytest.mark.rule("SOI-153")
def test_all_four_start_at_0_mastery() -> None:
    for seed in range(4):
        assert new(seed).state.mastery == [0, 0, 0, 0]
    four = sudi.new("shards", mode="free_for_all", players=4, seed=1, characters="random")
    assert sorted(four.state.mastery) == [0, 1, 2, 3]  # and not so elsewhere


# ---- the end ----
@pytest.mark.rule("SOI-110", "SOI-145")
def test_the_team_wins_together_even_with_one_of_it_out() -> None:
    match = teams(HAND, OUT, OUT, {"health": 5}, power=5)
    play(match, "end")
    assert match.result.winners == (0, 1)
    assert match.decision is None


@pytest.mark.rule("SOI-148")
def test_the_match_goes_on_until_a_whole_team_is_out() -> None:
    match = teams(HAND, HAND, HAND, {"health": 5}, power=5)
    play(match, "end")
    assert match.result is None
    assert match.decision.seat == 1
    play(match, "end", "end")
    assert match.decision.seat == 0  # p4 is skipped


def test_the_core_set_alone_will_do_for_teams() -> None:
    match = table(HAND, HAND, HAND, HAND, mode="teams", power=3)
    assert play(match, "end").state.health == [50, 50, 50, 47]

"""Fighting the Invasion: totals, damage, extra actions, evaluation."""

from __future__ import annotations

import pytest

from sudi.games.rone.cards.invasion_card import Values
from sudi.games.rone.rules.bags import ZONES
from sudi.games.rone.rules.invasion.stack import armour_left, life_left, totals

from ...table import asked, damage, end_turn, hurry, lines, options, play, table, zone


def fight(*players: dict[str, object], difficulty: str = "none", **common: object) -> object:
    setup = {"difficulty": difficulty, **common.pop("setup", {})}
    return table(*(players or ({},)), mode="campaign", setup=setup, **common)


def dealing(**kinds: int) -> dict[str, object]:
    return {"damage": kinds}


@pytest.mark.rule("RON-151", "RON-154", "RON-155", "RON-140")
def test_the_top_card_has_everything_that_is_visible() -> None:
    match = fight(deployed=["cynex_field_officer", "shield_bearer", "watch_drone"], difficulty="normal")
    # The scenario has 1 melee and 1 armour, the officer 1 and 1, the bearer 1 armour, the drone 1 + 1 melee and 2 life.
    assert totals(match.state) == Values(melee=4, armor=3, life=2)
    # The sum of the rulebook's picture: 2 life, 3 armour, 5 melee.
    stack = ["fortified_platform", "shield_bearer", "core_guardian", "marching_host", "plasma_cannon", "watch_drone"]
    picture = fight(deployed=stack, difficulty="easy")
    assert totals(picture.state) == Values(melee=5, armor=3, life=2)


@pytest.mark.rule("RON-156", "RON-196", "RON-197")
def test_a_defeated_card_is_discarded_and_the_next_one_has_the_rest() -> None:
    match = fight(dealing(ranged=5), deployed=["hunter_drone", "medi_drone"])
    play(match, "end")
    assert asked(match) == "damage"
    assert life_left(match.state) == 3  # 2 of its own, 1 of its support
    assert "deal ranged 3" in options(match)
    assert "deal ranged 4" not in options(match)  # more than it can take stays for the next one
    play(match, "deal ranged 3")
    assert zone(match, "inv_discard") == ["medi_drone"]
    assert zone(match, "deployed") == ["hunter_drone"]
    assert life_left(match.state) == 2  # the support went with its card
    assert damage(match) == {"ranged": 2}


@pytest.mark.rule("RON-195", "RON-200")
def test_only_the_top_card_can_be_hit_and_never_the_scenario() -> None:
    match = fight(dealing(ranged=2), deployed=["hunter_drone", "watch_drone"])
    play(match, "end", "deal ranged 1")
    assert [card for _, card, _ in lines(match, "wounds")] == ["watch_drone"]
    empty = fight(dealing(ranged=1))
    play(empty, "end")
    assert asked(empty) != "damage"  # nothing to hit, nothing to pay


@pytest.mark.rule("RON-302", "RON-D43")
def test_damage_stays_and_melee_wears_armour_first() -> None:
    match = fight(dealing(melee=2, ranged=1, armor_break=1), deployed=["shield_bearer"])
    assert totals(match.state) == Values(melee=1, armor=3, life=1)
    play(match, "end")
    assert "deal armor_break 1" in options(match)
    play(match, "deal melee 2")
    assert (armour_left(match.state), life_left(match.state)) == (1, 1)
    play(match, "deal armor_break 1")
    assert (armour_left(match.state), life_left(match.state)) == (0, 1)
    assert match.view(0)["deployed"][0]["now"]["armor"] == 0
    play(match, "deal ranged 1")
    assert zone(match, "inv_discard")[-1] == "shield_bearer"


@pytest.mark.rule("RON-D08")
def test_damage_may_be_left_unused() -> None:
    match = fight(dealing(ranged=2), deployed=["hunter_drone"])
    play(match, "end")
    assert "finish" in options(match)
    play(match, "finish")
    assert match.state.damage == [0]


@pytest.mark.rule("RON-D22")
def test_last_words_come_before_the_next_card() -> None:
    match = fight(dealing(ranged=9), deployed=["hunter_drone", "retaliator"])
    play(match, "end", "deal ranged 2")
    assert match.state.armor[0] == 15  # 1 melee damage to each player
    assert asked(match) == "damage"
    assert life_left(match.state) == 2
    scrapped = fight(dealing(ranged=9), deployed=["worn_out_miner"])
    play(scrapped, "end", "deal ranged 1")
    assert "worn_out_miner" in zone(scrapped, "inv_destroyed")
    assert "worn_out_miner" not in zone(scrapped, "inv_discard")


@pytest.mark.rule("RON-191", "RON-192", "RON-193", "RON-194", "RON-199", "RON-143", "RON-D24")
def test_extra_actions_are_paid_with_damage_again_and_again() -> None:
    match = fight(
        {"hand": ["jugura"], "resources": {"black": 2}, "damage": {"melee": 1}},
        inv_stored={"red": 2, "blue": 1},
        deployed=["hunter_drone"],
    )
    assert not any(name.startswith("extra") for name in options(match))
    play(match, "play jugura")  # 3 printed melee damage: 4 in all
    assert [name for name in options(match) if name.startswith("extra")] == ["extra sabotage"]
    play(match, "extra sabotage", "zone red")
    assert ZONES.show(match.state.inv_stored) == {"red": 1, "blue": 1}
    play(match, "extra sabotage", "zone red")
    assert "extra sabotage" not in options(match)  # 4 - 2 - 2
    play(match, "end")
    assert damage(match) == {}


@pytest.mark.rule("RON-198", "RON-D09")
def test_damage_pays_for_extra_actions_when_no_card_is_left() -> None:
    match = fight(dealing(ranged=4), inv_deck=["watch_drone", "hunter_drone", "gun_turret"])
    play(match, "end")
    assert options(match) == ["extra interdiction", "finish"]
    play(match, "extra interdiction")
    assert zone(match, "inv_dump") == ["gun_turret"]


@pytest.mark.rule("RON-204", "RON-205", "RON-203", "RON-D37", "RON-D24")
def test_of_three_armour_one_may_take_one_give_one_and_set_one_aside() -> None:
    match = fight(
        {"hand": ["trench_digger"], "resources": {"blue": 1}, "armor": 5, "diverted": 2}, {"armor": 5}, inv_research=1
    )
    play(match, "play trench_digger")
    assert options(match) == ["mine", "give p2", "divert"]
    play(match, "divert", "give p2", "mine")
    assert match.state.armor == [6, 6]
    assert "extra false_signal" in options(match)  # three set aside
    play(match, "extra false_signal")
    assert match.state.inv_research == 2
    assert match.state.diverted == [0, 0]
    kept = fight({"diverted": 2})
    end_turn(kept)
    assert kept.state.diverted == [0]  # lost at the end of the turn


@pytest.mark.rule("RON-D24", "RON-D34")
def test_parts_pay_only_in_their_phase_and_tokens_have_a_limit() -> None:
    match = fight({"parts": 4, "diverted": 3}, inv_discard=["gun_turret", "breaker"], inv_research=2)
    assert "extra wreck" not in options(match)
    play(match, "extra false_signal")
    assert match.state.inv_research == 2  # never above 2 for each player
    play(match, "end")
    assert "extra wreck" in options(match)
    play(match, "extra wreck")
    assert zone(match, "inv_discard") == ["gun_turret"]
    assert "breaker" in zone(match, "inv_destroyed")


@pytest.mark.rule("RON-211", "RON-212", "RON-213", "RON-214", "RON-215")
def test_the_evaluation_hits_everybody_and_discards_the_cards() -> None:
    match = fight(
        {"armor": 1, "life": 9}, {"armor": 9, "life": 9}, deployed=["hunter_drone", "mining_drill"], difficulty="easy"
    )
    play(match, "end", "end")
    hurry(match, to="clear")
    # Visible: the scenario 1 melee, the drill 3; the drone's combat values are covered.
    assert match.state.life == [6, 9]
    assert match.state.armor == [0, 5]
    assert options(match) == ["discard hunter_drone", "discard mining_drill", "rest"]
    play(match, "discard mining_drill")
    assert zone(match, "inv_discard") == ["mining_drill", "hunter_drone"]


@pytest.mark.rule("RON-214")
def test_ranged_damage_comes_first() -> None:
    match = fight({"armor": 0, "life": 9}, deployed=["plasma_gunner"])
    end_turn(match)
    events = [n for _, _, n in lines(match, "loses life")]
    assert events == [1, 2]


@pytest.mark.rule("RON-211")
def test_without_deployed_cards_the_evaluation_does_nothing() -> None:
    match = fight({"armor": 5}, difficulty="hard", inv_deck=["cargo_module", "enthralled_miner"])
    end_turn(match)
    assert match.state.armor[0] == 5


@pytest.mark.rule("RON-157")
@pytest.mark.parametrize(
    ("card", "verb"), [("signal_jammer", "reroll"), ("system_lock", "pair"), ("overseer", "convert")]
)
def test_unique_abilities_hinder_until_their_card_is_defeated(card: str, verb: str) -> None:
    player = {"rerolls": 1, "stored": {"red": 2}, "rolled": "B---"}
    match = fight(player, deployed=[card, "hunter_drone"])  # covered, and still working
    assert not any(name.startswith(verb) for name in options(match))
    free = fight(player, deployed=["hunter_drone"])
    assert any(name.startswith(verb) for name in options(free))
    refusal = match.why_not({"reroll": "reroll blue p1", "pair": "pair red", "convert": "convert blank blue"}[verb])
    assert (refusal.rule, refusal.cards) == ("RON-157", (card,))


@pytest.mark.rule("RON-157")
def test_the_cloud_lowers_each_gain_of_armour_once() -> None:
    match = fight({"hand": ["barricade"], "resources": {"blue": 1}, "armor": 5}, deployed=["corrosive_cloud"])
    play(match, "play barricade", "mine")
    assert match.state.armor[0] == 7


@pytest.mark.rule("RON-157")
def test_reflex_plating_ignores_the_first_ranged_hit_of_each_card() -> None:
    match = fight(dealing(ranged=6), deployed=["reflex_plating", "hunter_drone"])
    play(match, "end", "deal ranged 1")
    assert life_left(match.state) == 2
    play(match, "deal ranged 1")
    assert life_left(match.state) == 1
    play(match, "deal ranged 1")
    assert zone(match, "deployed") == ["reflex_plating"]
    assert "deal ranged 3" in options(match)  # 2 life and the ignored point


def test_the_fortification_protocol_arms_the_top_card_only() -> None:
    match = fight(deployed=["hunter_drone", "watch_drone"], protocols=["fortification_protocol"])
    assert totals(match.state).armor == 1
    bare = fight(protocols=["fortification_protocol"])
    assert totals(bare.state).armor == 0


@pytest.mark.rule("RON-217", "RON-200")
def test_the_base_of_the_second_scenario_can_be_hit() -> None:
    setup = {"scenarios": "strike_at_the_base"}
    match = fight(dealing(ranged=3, melee=3), deployed=["hunter_drone"], base_life=4, base_armor=2, setup=setup)
    play(match, "end")
    assert "strike ranged 3" in options(match)
    assert not any(name.startswith("strike melee") for name in options(match))  # a card is deployed
    play(match, "deal ranged 2")
    assert "strike melee 3" in options(match)
    play(match, "strike melee 3")
    assert (match.state.base_armor, match.state.base_life) == (0, 3)
    won = fight(dealing(ranged=4), base_life=4, base_armor=2, setup=setup)
    play(won, "end", "strike ranged 4")
    assert won.result.winners == (0,)


def test_the_armour_of_the_base_is_restored_every_round() -> None:
    match = fight(base_life=9, base_armor=0, setup={"scenarios": "strike_at_the_base"})
    end_turn(match)
    assert (match.state.base_armor, match.state.base_life) == (2, 9)


@pytest.mark.rule("RON-D09")
def test_players_cards_on_an_opponent_work_on_the_invasion() -> None:
    match = fight(
        {
            "hand": ["shadow_runner", "resource_thief", "wire_leech"],
            "resources": {"red": 1, "yellow": 2, "black": 1},
            "base": ["jammer", "emp_charge"],
        },
        {"deck": ["brawler"], "stored": {"red": 1}},
        inv_deck=["watch_drone", "hunter_drone", "gun_turret"],
        inv_stored={"red": 3, "blue": 1, "green": 1},
        protocols=["storm_protocol"],
        inv_research=2,
    )
    play(match, "play shadow_runner", "pay red")
    assert zone(match, "inv_dump") == ["gun_turret"]
    assert zone(match, "inv_discard") == ["hunter_drone"]
    play(match, "activate jammer", "zone red")
    assert options(match) == ["zone blue", "zone green"]  # different zones
    play(match, "zone green", "activate emp_charge")
    assert match.state.exhausted >> match.state.protocols[0] & 1
    play(match, "zone red", "zone red")
    assert ZONES.show(match.state.inv_stored) == {"blue": 1}
    play(match, "play wire_leech")
    assert match.state.inv_research == 3
    assert zone(match, "deck", 1) == ["brawler"]


def test_a_bounty_is_paid_while_the_top_card_has_no_armour() -> None:
    for deployed, expected in ((["hunter_drone"], {"ranged": 2}), (["shield_bearer"], {}), ([], {"ranged": 2})):
        match = fight({"hand": ["bounty_hunter"], "resources": {"red": 2}}, deployed=deployed)
        play(match, "play bounty_hunter")
        assert damage(match) == expected, deployed


@pytest.mark.rule("RON-157")
def test_the_first_hit_on_a_card_that_comes_back_is_a_first_hit_again() -> None:
    match = fight({"damage": {"ranged": 9}}, deployed=["reflex_plating", "watch_drone"])
    play(match, "end")
    hurry(match, to="damage")
    play(match, "deal ranged 1")
    drone = match.state.deployed[-1]
    assert match.state.grazed >> drone & 1
    play(match, "deal ranged 2")  # defeated
    assert zone(match, "inv_discard") == ["watch_drone"]
    assert not match.state.grazed >> drone & 1

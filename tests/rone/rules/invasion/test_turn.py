"""The Invasion's turn in its seven steps, and its shuffle."""

from __future__ import annotations

import pytest

from sudi.games.rone.rules.bags import ZONES

from ...table import asked, end_turn, exhausted, hurry, lines, options, play, table, zone


def coop(*players: dict[str, object], **common: object) -> object:
    """A table in the players' turn; ending it brings the evaluation and the Invasion's next turn."""
    return table(*(players or ({},)), mode="campaign", **common)


def training(**cards: str) -> list[dict[str, list[str]]]:
    colours = ("blue", "red", "black", "green", "yellow")
    return [{"training": [cards[colour]] if colour in cards else []} for colour in colours]


def zones(match: object) -> dict[str, int]:
    return ZONES.show(match.state.inv_stored)


@pytest.mark.rule("RON-174", "RON-177", "RON-179")
def test_a_round_deploys_a_card_for_each_player_and_each_protocol() -> None:
    match = coop({}, {}, protocols=["fortification_protocol"], inv_deck=["watch_drone"] * 2 + ["hunter_drone"] * 2)
    end_turn(match)
    assert match.state.round == 2
    assert zone(match, "deployed") == ["hunter_drone", "hunter_drone", "watch_drone"]
    assert asked(match) == "draw"


@pytest.mark.rule("RON-173", "RON-176", "RON-260", "RON-D18")
def test_scenario_one_stores_a_resource_of_the_players_choice() -> None:
    match = coop({}, {})
    hurry(match, to="zone store")
    assert match.decision.seat == 0  # the lowest seat answers for all
    assert options(match) == [f"zone {colour}" for colour in ("blue", "red", "black", "green", "yellow")]
    play(match, "zone green")
    assert zones(match)["green"] == 1


@pytest.mark.rule("RON-178", "RON-264", "RON-D27")
def test_events_that_are_due_end_with_their_effect_once() -> None:
    match = coop(round=3, protocol_supply=["storm_protocol", "fortification_protocol"])
    end_turn(match)
    assert zone(match, "protocols") == ["fortification_protocol"]
    assert match.state.events == 1
    end_turn(match)
    assert zone(match, "protocols") == ["fortification_protocol"]
    late = coop(
        round=8,
        protocol_supply=["drain_protocol", "storm_protocol", "fortification_protocol"],
        setup={"scenarios": "strike_at_the_base"},
    )
    end_turn(late)  # rounds 3, 6 and 9 are due; the players choose the order
    assert late.state.events == 0b111
    assert late.state.life[0] == 12


@pytest.mark.rule("RON-D27")
def test_the_players_order_events_that_end_together() -> None:
    match = coop(round=8, setup={"scenarios": "strike_at_the_base"})
    hurry(match, to="event")
    assert options(match) == ["event 1", "event 2"]  # the two salvos are alike
    play(match, "event 2")
    assert len(match.state.protocols) == 1


@pytest.mark.rule("RON-149", "RON-259", "RON-261", "RON-150", "RON-D32")
def test_deploying_stores_the_reward_and_does_the_effect_before_placing() -> None:
    match = coop(
        {"stored": {"red": 1, "blue": 1}}, inv_deck=["jamming_probe"], inv_stored={"yellow": 9}, slots=training()
    )
    hurry(match, to="lose")
    assert zones(match)["yellow"] == 10  # no limit
    assert zone(match, "arriving") == ["jamming_probe"]
    assert zone(match, "deployed") == []
    play(match, "lose red")
    assert zone(match, "deployed") == ["jamming_probe"]


@pytest.mark.rule("RON-D42")
def test_an_additional_card_lies_below_the_one_that_called_it() -> None:
    match = coop(inv_deck=["watch_drone", "hunter_drone", "swarm_carrier"])
    end_turn(match)
    assert zone(match, "deployed") == ["hunter_drone", "swarm_carrier"]


@pytest.mark.rule("RON-180", "RON-181", "RON-183", "RON-184", "RON-138", "RON-300")
def test_a_zone_with_enough_resources_trains_its_card() -> None:
    match = coop(
        {"armor": 10},
        slots=training(blue="gun_turret", red="breaker"),
        inv_stored={"blue": 4, "red": 3},
        inv_deck=["enthralled_miner"],
        inv_supply=["wall_crusher", "seeker"],
    )
    hurry(match, to="zone store")
    play(match, "zone green")
    assert asked(match) == "draw"
    assert zone(match, "inv_discard") == ["gun_turret"]
    assert "blue" not in zones(match)
    assert zones(match)["red"] == 3  # one short of 4
    assert match.state.armor[0] == 9  # the effect of the blue zone
    assert [match.state.t.defs[c].id for c in match.state.training[0]] == ["seeker"]


@pytest.mark.rule("RON-185", "RON-D29")
def test_all_cards_that_can_be_trained_are_in_an_order_the_players_choose() -> None:
    match = coop(
        slots=training(blue="gun_turret", yellow="breaker"),
        inv_stored={"blue": 4, "yellow": 4},
        inv_deck=["hunter_drone"],
    )
    hurry(match, to="zone store")
    play(match, "zone green")
    assert asked(match) == "zone train"
    assert options(match) == ["zone blue", "zone yellow"]
    play(match, "zone yellow")
    assert zone(match, "inv_discard") == ["breaker", "gun_turret"]
    assert len(match.state.dump[0]) == 1  # the yellow zone


@pytest.mark.rule("RON-183")
@pytest.mark.parametrize(
    ("colour", "change"),
    [("red", {"life": -1}), ("black", {"armor": -2})],
)
def test_what_the_zones_do_to_each_player(colour: str, change: dict[str, int]) -> None:
    match = coop(
        {}, {}, slots=training(**{colour: "gun_turret"}), inv_stored={colour: 9}, inv_deck=["enthralled_miner"] * 2
    )
    hurry(match, to="zone store")
    play(match, "zone green")
    for seat in (0, 1):
        assert match.state.life[seat] - 14 == change.get("life", 0)
        assert match.state.armor[seat] - 16 == change.get("armor", 0)


@pytest.mark.rule("RON-263", "RON-183")
def test_the_green_zone_recycles_from_the_dump_first() -> None:
    match = coop(
        slots=training(green="gun_turret"),
        inv_stored={"green": 8},
        inv_deck=["enthralled_miner"],
        inv_dump=["breaker"],
        inv_discard=["seeker"],
    )
    hurry(match, to="zone store")
    play(match, "zone red")
    assert zone(match, "inv_deck") == ["breaker"]
    assert zone(match, "inv_dump") == []
    assert match.view(0)["inv_deck"][0]["card"] == "breaker"


@pytest.mark.rule("RON-182", "RON-266")
def test_some_cards_do_something_when_trained_and_are_destroyed() -> None:
    match = coop(
        slots=training(red="data_packet"),
        inv_stored={"red": 5},
        inv_deck=["enthralled_miner"],
        protocol_supply=["fortification_protocol"],
    )
    hurry(match, to="zone store")
    play(match, "zone green")
    assert zone(match, "protocols") == ["fortification_protocol"]
    assert "data_packet" in zone(match, "inv_destroyed")
    assert zone(match, "inv_discard") == []


@pytest.mark.rule("RON-186", "RON-287", "RON-137", "RON-188")
def test_without_tokens_protocols_are_refreshed_and_run() -> None:
    match = coop({"armor": 9}, protocols=["corrosion_protocol"], exhausted=["protocols.0"], inv_research=0)
    end_turn(match)
    assert match.state.inv_research == 1
    assert match.state.armor[0] == 7
    assert exhausted(match, "corrosion_protocol")
    resting = coop({"armor": 9}, protocols=["corrosion_protocol"], exhausted=["protocols.0"], inv_research=1)
    end_turn(resting)
    assert resting.state.armor[0] == 9
    assert resting.state.inv_research == 1


@pytest.mark.rule("RON-188", "RON-D18")
def test_the_players_order_active_protocols() -> None:
    match = coop(
        {"armor": 9},
        protocols=["corrosion_protocol", "storm_protocol"],
        inv_deck=["watch_drone", "hunter_drone", "watch_drone"],
    )
    hurry(match, to="run")
    assert options(match) == ["next corrosion_protocol 0", "next storm_protocol 0"]
    play(match, "next storm_protocol 0")
    assert (match.state.life[0], match.state.armor[0]) == (13, 7)


@pytest.mark.rule("RON-187", "RON-045")
def test_a_players_shuffle_costs_the_invasion_a_token() -> None:
    match = coop({"hand": ["quartermaster"], "deck": [], "discard": ["scout"]}, {}, inv_research=2)
    play(match, "play quartermaster")
    assert match.state.inv_research == 1


@pytest.mark.rule("RON-134", "RON-135", "RON-136", "RON-D33")
def test_the_invasions_shuffle_destroys_cards_and_helps_the_players() -> None:
    match = coop(
        {"research": 2, "base": ["catapult", "warning_system"], "armor": 5},
        {"armor": 5},
        exhausted=["p1.base.0"],
        protocols=["fortification_protocol"],
        inv_deck=[],
        inv_dump=["breaker", "seeker"],
        inv_discard=["gun_turret", "watch_drone", "hunter_drone", "medi_drone", "plasma_gunner"],
        slots=training(),
    )
    hurry(match, to="scrap")
    assert zone(match, "inv_dump") == []
    assert "breaker" in zone(match, "inv_destroyed")  # the protocol saved only the top one
    assert sorted(options(match)) == [
        *("destroy gun_turret", "destroy hunter_drone", "destroy medi_drone"),
        *("destroy plasma_gunner", "destroy seeker", "destroy watch_drone"),
    ]
    play(match, "destroy gun_turret", "destroy seeker")  # one for each player
    assert {"gun_turret", "seeker"} <= set(zone(match, "inv_destroyed"))
    assert match.state.research[0] == 1
    assert not exhausted(match, "catapult")
    assert match.state.armor[0] == 7  # the Warning System


@pytest.mark.rule("RON-133", "RON-145", "RON-D38")
def test_an_invasion_without_cards_has_lost() -> None:
    match = coop(inv_deck=[], setup={"scenarios": "defence_of_the_base"})
    hurry(match)
    assert match.result.winners == (0,)
    assert match.result.rule == "RON-219"
    killed = coop({"dump": ["brawler", "scout"], "life": 2}, inv_deck=[], setup={"scenarios": "defence_of_the_base"})
    hurry(killed)
    assert killed.result.winners == ()  # the survival check


@pytest.mark.rule("RON-D30")
def test_an_empty_zone_is_filled_at_the_end_of_step_four() -> None:
    match = coop(slots=training(), inv_supply=["breaker"])
    s = match.state
    s.inv_deck += s.inv_destroyed
    s.inv_destroyed = []
    end_turn(match)
    assert [len(place) for place in match.state.training] == [1, 0, 0, 0, 0]


@pytest.mark.rule("RON-189", "RON-176")
def test_own_scenarios_may_do_something_at_the_end_of_the_round() -> None:
    text = """
id: dusk
name: {cs: Soumrak, en: Dusk}
rounds: 3
protocols: 0
round_start: [{op: gain_armor, n: 1}]
round_end: [{op: hit, type: ranged, n: 2}]
"""
    match = coop({"armor": 5}, setup={"scenarios": text})
    end_turn(match)
    assert (match.state.armor[0], match.state.life[0]) == (6, 12)
    kinds = [kind for kind in ("armour", "deploys", "loses life") if lines(match, kind)]
    assert kinds == ["armour", "deploys", "loses life"]

"""The campaign: winning, losing, carrying over, equal odds; players who play and share together."""

from __future__ import annotations

import pytest

from sudi.games.rone.cards import catalogue as cards
from sudi.games.rone.rules.bags import ZONES
from sudi.games.rone.rules.workshop.dice import DEFAULT_DICE
from sudi.kernel.errors import BadSetup

from ..table import asked, end_turn, exhausted, hurry, lines, new, options, play, resources, stored, table, zone


def coop(*players: dict[str, object], **common: object) -> object:
    return table(*(players or ({},)), mode="campaign", **common)


# ---- playing together ----
@pytest.mark.rule("RON-175", "RON-190", "RON-D25")
def test_players_act_in_any_order_until_all_have_finished() -> None:
    match = coop({"rolled": "B---"}, {"rolled": "R---"}, {"rolled": "K---"})
    play(match, "wait")
    assert match.decision.seat == 1
    play(match, "wait")
    assert match.decision.seat == 2
    assert "wait" not in options(match)
    play(match, "use black", "end")
    assert match.decision.seat in (0, 1)
    assert match.state.finished == [False, False, True]
    play(match, "end")
    assert asked(match) == "main"
    play(match, "end")
    assert match.state.phase != 4  # everybody has finished: the phase is over


def test_a_player_alone_has_nobody_to_wait_for() -> None:
    match = coop({"rolled": "B---"})
    assert "wait" not in options(match)
    assert match.why_not("wait").rule == "RON-D25"


@pytest.mark.rule("RON-206", "RON-207", "RON-208")
def test_recycling_may_be_split_and_goes_on_each_owners_deck() -> None:
    match = coop(
        {"base": ["recycling_line"], "dump": ["brawler", "scout"], "deck": []},
        {"dump": ["vision", "jugura"], "deck": []},
        {"hand": ["areja", "jalak"], "deck": []},
    )
    play(match, "activate recycling_line")
    assert {"recycle scout dump", "recycle jugura dump", "recycle areja hand", "recycle jalak hand"} <= set(
        options(match)
    )
    play(match, "recycle jugura dump", "recycle jalak hand")
    assert zone(match, "deck", 1) == ["jugura"]
    assert zone(match, "deck", 2) == ["jalak"]
    assert zone(match, "deck", 0) == []


@pytest.mark.rule("RON-209", "RON-201")
def test_stored_resources_may_go_to_anybody() -> None:
    match = coop({"base": ["steward_bolek"]}, {"stored": {"red": 2}})
    play(match, "activate steward_bolek", "give p2")
    assert "store red red" not in options(match)  # both places are taken there
    play(match, "store blue blue", "give p1", "store red red")
    assert (stored(match, 0), stored(match, 1)) == ({"red": 1}, {"red": 2, "blue": 1})


@pytest.mark.rule("RON-210")
def test_a_token_re_rolls_a_team_mates_die() -> None:
    match = coop({"rerolls": 1}, {"rolled": "Y---"})
    assert "reroll yellow p2" in options(match)
    play(match, "reroll yellow p2")
    assert match.state.rerolls[0] == 0


@pytest.mark.rule("RON-202", "RON-D36")
def test_what_is_no_gain_stays_with_its_player() -> None:
    match = coop({"hand": ["quartermaster"], "deck": ["brawler"]}, {"deck": ["scout"]})
    play(match, "play quartermaster")  # drawing is not shared
    assert zone(match, "hand", 0) == ["brawler"]
    assert zone(match, "deck", 1) == ["scout"]


@pytest.mark.rule("RON-201", "RON-D36")
def test_outside_main_and_damage_phase_nothing_is_shared() -> None:
    match = coop({"hand": ["scavenger"], "armor": 5}, {"armor": 5})
    play(match, "end", "end")
    assert options(match) == ["mine", "divert"]  # dumped in phase 5: set aside it may be, given it may not
    play(match, "mine")
    assert match.state.armor == [6, 5]
    parts = coop({"parts": 1, "ground": ["crawler", "veteran"]}, {"ground": ["conscript"]})
    play(parts, "end", "end")
    hurry(parts, to="parts")
    play(parts, "buy drill")
    assert asked(parts) == "screw"
    assert parts.decision.seat == 0


def test_resources_may_be_given_and_spent_by_the_receiver() -> None:
    match = coop({"hand": ["water_canister"]}, {"hand": ["scout"]})
    play(match, "play water_canister", "give p2")
    assert resources(match, 1) == {"wild": 1}
    play(match, "wait", "play scout")
    assert zone(match, "played", 1) == ["scout"]


@pytest.mark.rule("RON-D40")
def test_players_of_a_campaign_see_each_others_hands_but_no_decks() -> None:
    match = coop({"hand": ["brawler"]}, {"hand": ["scout"]})
    view = match.view(0)
    assert view["players"][1]["hand"][0]["card"] == "scout"
    assert set(view["players"][1]["deck"]) == {None}
    assert match.view(None)["players"][1]["hand"] == [None]


@pytest.mark.rule("RON-D40")
def test_others_do_not_see_what_somebody_looks_at() -> None:
    match = hurry(new("campaign", 2, leaders="random"), to="discover")
    assert None not in match.view(0)["players"][0]["findings"]
    assert match.view(1)["players"][0]["findings"] == [None] * 3


# ---- the end of a scenario ----
@pytest.mark.rule("RON-216")
def test_one_fallen_player_loses_the_campaign() -> None:
    match = coop({"life": 1, "armor": 0}, {}, deployed=["wall_crusher"])
    hurry(match)
    assert match.result.winners == ()
    assert match.result.rule == "RON-216"
    assert lines(match, "scenario lost")


@pytest.mark.rule("RON-217", "RON-218", "RON-219")
def test_surviving_the_last_round_wins_if_everybody_survives_the_check() -> None:
    setup = {"scenarios": "defence_of_the_base"}
    match = coop({}, {}, round=9, setup=setup)
    hurry(match)
    assert match.result.winners == (0, 1)
    early = coop({}, {}, round=8, setup=setup)
    end_turn(early)
    assert early.result is None
    lost = coop({}, {"dump": ["brawler", "scout"], "life": 2}, round=9, setup=setup)
    hurry(lost)
    assert lost.result.winners == ()
    assert lost.result.rule == "RON-219"
    saved = coop({}, {"dump": ["brawler", "scout"], "life": 2, "base": ["catapult"]}, round=9, setup=setup)
    hurry(saved)
    assert saved.result.winners == (0, 1)


def carried() -> object:
    match = coop(
        {
            "armor": 3,
            "life": 2,
            "hand": [],
            "deck": ["brawler"],
            "discard": ["crawler"],
            "dump": [],
            "ground": ["veteran"],
            "base": ["mayor_ilya", "catapult"],
            "stored": {"red": 2},
            "rerolls": 2,
            "research": 1,
            "dice": [["BBB", "NNB", "NNR", "NNK", "NNG", "NNY"]] * 4,
        },
        round=9,
        exhausted=["p1.base.1", "protocols.0"],
        protocols=["storm_protocol"],
        inv_deck=["watch_drone"],
        inv_discard=["gun_turret"],
        inv_dump=["breaker"],
        inv_stored={"red": 3},
    )
    return hurry(match, to="recruit")


@pytest.mark.rule("RON-220", "RON-303", "RON-225", "RON-301")
def test_players_keep_cards_dice_and_base_for_the_second_scenario() -> None:
    match = carried()
    assert zone(match, "scenarios")[match.state.scenario] == "strike_at_the_base"
    assert sorted(zone(match, "deck", 0)) == ["brawler", "crawler"]
    assert zone(match, "base", 0) == ["mayor_ilya", "catapult"]
    assert match.state.dice[0] != DEFAULT_DICE
    assert lines(match, "scenario won")


@pytest.mark.rule("RON-221", "RON-226", "RON-227", "RON-D44")
def test_the_invasion_keeps_its_cards_and_protocols_and_sets_the_next_scenario_up() -> None:
    match = carried()
    deck = zone(match, "inv_deck")
    assert {"watch_drone", "gun_turret", "breaker"} <= set(deck)
    assert len(deck) == 13  # filled up
    assert zone(match, "protocols")[0] == "storm_protocol"
    assert len(match.state.protocols) == 2
    assert not exhausted(match, "storm_protocol")
    assert (match.state.round, match.state.events) == (0, 0)
    assert (match.state.base_life, match.state.base_armor) == (16, 2)
    assert [len(place) for place in match.state.training] == [1] * 5


@pytest.mark.rule("RON-222", "RON-223", "RON-224", "RON-D23")
def test_everything_else_begins_anew() -> None:
    match = carried()
    s = match.state
    assert (s.armor, s.life) == ([16], [14])
    assert (s.stored, s.rerolls, s.research) == ([0], [0], [0])
    assert ZONES.show(s.inv_stored) == {}
    assert "veteran" not in zone(match, "destroyed_recruits")  # back in the recruit deck, or looked at now
    assert s.ground == [[]]
    for _ in range(4):
        assert asked(match) == "recruit"
        play(match, options(match)[0])
    assert len(s.ground[0]) == 4
    assert match.state.round == 1


@pytest.mark.rule("RON-301")
def test_a_lost_first_scenario_is_the_end() -> None:
    match = coop({"life": 1, "armor": 0}, deployed=["wall_crusher"], round=9)
    hurry(match)
    assert match.result.winners == ()


@pytest.mark.rule("RON-D38")
def test_a_step_that_kills_a_player_and_wins_loses() -> None:
    match = coop(
        {"hand": ["hired_killer"], "resources": {"red": 1, "black": 1}, "life": 1, "deck": []},
        inv_deck=[],
        setup={"scenarios": "defence_of_the_base"},
    )
    play(match, "play hired_killer")  # discards a card of an Invasion that has none
    assert match.result.winners == (0,)
    doomed = coop(
        {"life": 1, "armor": 0}, deployed=["wall_crusher"], round=9, setup={"scenarios": "defence_of_the_base"}
    )
    hurry(doomed)
    assert doomed.result.winners == ()


# ---- equal odds ----
@pytest.mark.rule("RON-267", "RON-268")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_with_equal_odds_the_deck_has_22_cards(players: int) -> None:
    match = new("campaign", players, equal_odds=True)
    assert len(match.state.inv_deck) == 22


@pytest.mark.rule("RON-267", "RON-269", "RON-270", "RON-273", "RON-274", "RON-275", "RON-276", "RON-D42")
@pytest.mark.parametrize(("players", "scouts"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_scouts_go_first_and_store_their_reward(players: int, scouts: int) -> None:
    match = coop(
        *({} for _ in range(players)),
        setup={"equal_odds": True},
        protocols=["fortification_protocol"],
        inv_deck=[
            "plasma_gunner",
            "plasma_gunner",
            "enthralled_miner",
            "enthralled_miner",
            "hunter_drone",
            "hunter_drone",
            "watch_drone",
            "watch_drone",
        ],
    )
    end_turn(match)
    assert len(lines(match, "scouts")) == scouts
    assert len(match.state.deployed) == players + 1
    assert zone(match, "inv_discard") == ["watch_drone", "watch_drone", "hunter_drone"][:scouts]
    assert sum(ZONES.counts(match.state.inv_stored)) == players + 1 + scouts + 1  # and 1 of the scenario


@pytest.mark.rule("RON-271", "RON-272", "RON-275", "RON-276")
@pytest.mark.parametrize(("players", "dumped"), [(3, 2), (4, 2)])
def test_cards_beyond_the_limit_only_store_their_reward(players: int, dumped: int) -> None:
    match = coop(
        *({} for _ in range(players)),
        setup={"equal_odds": True},
        protocols=[],
        inv_deck=[
            "wall_crusher",
            "shield_hunter",
            "cipher_node",
            "brain_parasite",
            *(["watch_drone"] if players == 3 else []),
        ],
    )
    end_turn(match)
    # Two cards carry their effects out: the Brain Parasite and the Cipher Node; the Shield Hunter does not.
    assert match.state.armor == [16] * players
    assert all(len(dump) == dumped for dump in match.state.dump)
    assert match.state.research == [1] * players
    assert "shield_hunter" in zone(match, "deployed")


@pytest.mark.rule("RON-267", "RON-268")
@pytest.mark.parametrize("scenarios", ["campaign", "defence_of_the_base", "strike_at_the_base", "night_raid"])
def test_any_campaign_can_be_played_with_equal_odds_and_then_begins_with_22_starting_cards(scenarios: str) -> None:
    starting = {card.id for card in cards.STARTING} | {"night_stalker"}
    for players, usual in ((1, 13), (2, 16), (3, 19), (4, 22)):
        level = new("campaign", players, equal_odds=True, scenarios=scenarios)
        assert len(level.state.inv_deck) == 22
        assert set(zone(level, "inv_deck")) <= starting
        assert len(new("campaign", players, scenarios=scenarios).state.inv_deck) == usual
    with pytest.raises(BadSetup):
        new("duel", equal_odds=True)


@pytest.mark.rule("RON-268", "RON-D42")
def test_with_equal_odds_the_next_scenario_begins_with_22_cards_too() -> None:
    for equal, size in ((True, 22), (False, 13)):
        match = hurry(coop({}, round=9, inv_deck=["watch_drone"], setup={"equal_odds": equal}), to="recruit")
        assert match.state.scenario == 1
        assert len(match.state.inv_deck) == size


@pytest.mark.rule("RON-267", "RON-269", "RON-271")
def test_without_equal_odds_nobody_scouts_and_every_card_does_what_it_says() -> None:
    deck = ["wall_crusher", "shield_hunter", "cipher_node", "brain_parasite"]
    match = coop(*({} for _ in range(4)), protocols=[], inv_deck=deck)
    end_turn(match)
    assert lines(match, "scouts") == []
    assert match.state.armor == [13] * 4  # the Shield Hunter and the Wall Crusher too
    few = coop({}, protocols=[], inv_deck=deck)
    end_turn(few)
    assert zone(few, "deployed") == ["brain_parasite"]
    assert zone(few, "inv_discard") == []

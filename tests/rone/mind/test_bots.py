"""The bot that looks ahead: which options it looks at, and that it plays like somebody who wants to win."""

from __future__ import annotations

from random import Random

import pytest

from sudi.bots import bot, decide
from sudi.games.rone.game import GAME
from sudi.games.rone.mind.campaign import clash
from sudi.games.rone.mind.evaluate import evaluate
from sudi.games.rone.mind.promising import promising
from sudi.kernel.machine import apply
from sudi.lab.simulate import simulate
from sudi.lab.sweep import sweep, values_of

from ..table import asked, hurry, options, play, table


def looked_at(match: object) -> list[str]:
    return [options(match)[i] for i in promising(match.state)]


def choice(match: object, seed: int = 0) -> str:
    return options(match)[decide(bot("greedy"), GAME, match.state, match.state.seat, Random(seed))]


# ---- what is looked at ----
def test_cards_are_put_away_as_they_lie() -> None:
    match = table({"hand": ["vision", "scout", "jugura"], "played": ["brawler", "areja"]})
    hurry(match, to="dump")
    assert looked_at(match) == ["rest"]
    hurry(match, to="discard")
    assert looked_at(match) == ["rest"]


def test_as_many_cards_are_drawn_as_can_be_paid() -> None:
    match = hurry(table({}, {"base": [], "stored": {}}), to="draw")
    while looked_at(match) == ["draw"]:
        play(match, "draw")
    assert looked_at(match) == ["stop"]
    assert len(match.state.hand[1]) == 7
    empty = hurry(table({}, {"deck": [], "discard": ["scout", "vision"]}), to="draw")
    assert looked_at(empty) == ["shuffle", "stop"]  # that has to be weighed


def test_an_upgrade_fills_the_fullest_face_with_the_colour_that_cards_ask_for() -> None:
    dice = [["NNN", "NRR", *["RRR"] * 4], *[["RRR"] * 6] * 3]
    match = table({"base": ["dice_forge"], "dice": dice, "deck": ["areja", "herbalist", "vision"], "rolled": "????"})
    play(match, "activate dice_forge")
    assert looked_at(match) == ["number 1"]
    play(match, "number 1")
    assert looked_at(match) == ["take red-red neutral"]
    play(match, "take red-red neutral")
    assert looked_at(match) == ["in green"]  # two green cards, one yellow


def test_a_die_that_shows_is_upgraded_for_what_it_gives_now() -> None:
    dice = [["NNR", *["NNN"] * 5], *[["NNN"] * 6] * 3]
    match = table({"base": ["dice_forge"], "dice": dice, "hand": ["brawler"]})
    play(match, "activate dice_forge", "number 1")
    assert looked_at(match) == ["take_top red neutral"]
    play(match, "take_top red neutral")
    assert looked_at(match) == options(match)


def test_damage_is_dealt_in_one_portion_of_a_kind() -> None:
    match = table({"damage": {"melee": 4, "ranged": 1}}, mode="campaign", deployed=["watch_drone", "enthralled_miner"])
    hurry(match, to="damage")
    assert looked_at(match) == ["deal melee 3", "deal ranged 1", "extra sabotage", "finish"]


def test_two_dice_are_converted_only_for_a_card_and_the_poorest_first() -> None:
    without = table({"rolled": "BR--"})
    assert not [name for name in looked_at(without) if name.startswith("convert")]
    match = table({"rolled": "BR--", "hand": ["brawler"]})
    assert [name for name in looked_at(match) if name.startswith("convert")] == [
        "convert blank blank",
        "convert blank blue",
    ]


def test_nobody_waits_and_life_goes_to_whoever_needs_it() -> None:
    weak = {"life": 2, "armor": 0}
    match = table({"hand": ["herbalist"], "resources": {"green": 1}}, {}, weak, mode="campaign")
    assert "wait" in options(match)
    assert "wait" not in looked_at(match)
    play(match, "play herbalist")
    assert asked(match) == "share"
    assert looked_at(match) == ["mine", "give p3"]


def test_every_question_leaves_something_to_look_at() -> None:
    for mode, players in (("duel", 2), ("teams", 4), ("quick", 2), ("campaign", 3)):
        s, dice = GAME.new_state(mode, players, 5), Random(5)
        while s.seat >= 0:
            found = list(promising(s))
            assert found
            assert len(set(found)) == len(found)
            assert set(found) <= set(range(len(s.options)))
            apply(s, dice.randrange(len(s.options)))


# ---- what it is worth ----
def test_what_is_defeated_does_not_strike() -> None:
    match = table({"life": 9, "armor": 0}, mode="campaign", setup={"difficulty": "none"}, deployed=["watch_drone"] * 2)
    s = match.state
    beaten = [clash(s, melee, 0, 0, 0) for melee in range(5)]
    # A drone has 2 life: the first two points take the top one, four both.
    assert beaten[2] - beaten[1] > beaten[1] - beaten[0]
    assert beaten[4] - beaten[3] > beaten[3] - beaten[2]


def test_the_last_blow_at_the_base_is_struck() -> None:
    match = table(
        {"damage": {"ranged": 2}, "life": 14},
        mode="campaign",
        setup={"scenarios": "strike_at_the_base"},
        deployed=["watch_drone"],
        base_life=2,
    )
    hurry(match, to="damage")
    assert choice(match) == "strike ranged 2"


def test_all_players_of_a_campaign_agree_on_a_state() -> None:
    match = table({"life": 3}, {"life": 12}, mode="campaign", deployed=["watch_drone"])
    assert evaluate(match.state, 0) == evaluate(match.state, 1)


def test_greedy_beats_random() -> None:
    found = simulate("rone", "duel", 2, {"leaders": "random"}, ("greedy", "random"), 10, seed=3, processes=1)
    assert found.by_bot["greedy"].wins >= 9


# ---- simulations ----
def test_a_simulation_tells_scenarios_rounds_and_leaders() -> None:
    found = simulate("rone", "campaign", 1, {"leaders": "random"}, ("greedy",), 3, seed=2, processes=1)
    data = found.data()
    first = data["outcomes"]["defence_of_the_base"]
    assert first["played"] == 3
    assert data["outcomes"].get("strike_at_the_base", {"played": 0})["played"] == first["wins"]
    assert data["draws"] == 0  # players who lose to the Invasion have not drawn
    assert sum(leader["played"] for leader in data["intervals"]["leaders"].values()) == 3
    assert "order" not in data["intervals"]  # nobody begins
    duel = simulate("rone", "duel", 2, {}, ("random",), 3, seed=2, processes=1).data()
    assert duel["intervals"]["order"]["first"]["played"] == 3
    assert duel["lengths"]["rounds"]["longest"] == -(-duel["lengths"]["turns"]["longest"] // 2)
    assert duel["outcomes"] == {}


def test_a_sweep_is_a_simulation_for_each_combination() -> None:
    cells = [*sweep("rone", ["players", "equal_odds"], "campaign", None, {}, ("random",), 2, seed=1, processes=1)]
    assert [cell.values for cell in cells] == [
        {"players": count, "equal_odds": odds} for count in (1, 2, 3, 4) for odds in (False, True)
    ]
    assert [cell.found.players for cell in cells] == [1, 1, 2, 2, 3, 3, 4, 4]
    alone = simulate("rone", "campaign", 3, {"equal_odds": True}, ("random",), 2, seed=1, processes=1)
    assert cells[5].data() == {"values": {"players": 3, "equal_odds": True}, **alone.data()}
    assert values_of("rone", "campaign", "difficulty") == ("none", "easy", "normal", "hard")
    with pytest.raises(ValueError, match="no list of values"):
        values_of("rone", "duel", "wins")

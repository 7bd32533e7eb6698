"""Nothing left to take: piles, supplies, places and decks that are empty (RON-D12, RON-D30, RON-D31)."""

from __future__ import annotations

import pytest

from sudi.kernel.errors import BadPosition
from sudi.kernel.written.position import from_position

from ..table import DRONES, GAME, asked, damage, end_turn, hurry, lines, options, play, stored, table, zone

FULL = {"blue": 2, "red": 2, "black": 2, "green": 2, "yellow": 2, "wild": 5}


@pytest.mark.rule("RON-D30", "RON-251")
def test_without_any_technology_left_nothing_is_discovered() -> None:
    match = table({"parts": 2}, technologies=[], destroyed_technologies=[])
    s = match.state
    s.technologies, s.destroyed_technologies = [], []  # all are in bases of others
    play(match, "end", "buy discover")
    assert asked(match) != "discover"
    assert zone(match, "base", 0) == []


@pytest.mark.rule("RON-D30", "RON-250")
def test_without_any_recruit_left_nobody_is_recruited() -> None:
    match = table({"parts": 2})
    match.state.recruits, match.state.destroyed_recruits = [], []
    play(match, "end", "buy recruit")
    assert asked(match) != "recruit"
    assert zone(match, "ground", 0) == []


@pytest.mark.rule("RON-D30", "RON-041")
def test_an_empty_starter_pile_trains_nobody() -> None:
    match = table({"hand": ["factory_module"], "resources": {"yellow": 1, "blue": 1}})
    match.state.starters = []
    play(match, "play factory_module")
    assert asked(match) == "main"
    assert zone(match, "discard", 0) == []


@pytest.mark.rule("RON-D12", "RON-047")
def test_a_sacrifice_without_a_third_card_loses_the_match() -> None:
    match = table({"base": ["shredder"], "deck": ["brawler", "scout"]})
    play(match, "activate shredder")
    assert match.result.winners == (1,)


@pytest.mark.rule("RON-246", "RON-D12")
def test_a_sacrifice_puts_the_other_two_back_in_the_chosen_order() -> None:
    for top, below in (("scout", "vision"), ("vision", "scout")):
        match = table({"base": ["shredder"], "deck": ["jugura", "vision", "brawler", "scout"], "parts": 0})
        play(match, "activate shredder", "destroy brawler")
        assert set(options(match)) == {"top scout", "top vision"}
        play(match, f"top {top}")
        assert zone(match, "deck", 0) == ["jugura", below, top]
        assert zone(match, "sacrifice", 0) == []
        assert match.state.parts[0] == 2
        assert "brawler" in zone(match, "starters")
        known = [match.state.t.instances(card)[0] for card in (top, below)]
        assert all(any(match.state.known[0] >> c & 1 for c in match.state.t.instances(card)) for card in (top, below))
        assert not any(match.state.known[1] >> c & 1 for c in known)


@pytest.mark.rule("RON-106", "RON-254")
def test_a_stored_resource_without_a_free_place_is_lost() -> None:
    match = table({"base": ["steward_bolek"], "stored": FULL})
    play(match, "activate steward_bolek")
    assert asked(match) == "main"
    assert stored(match) == FULL
    assert len(lines(match, "lost")) == 2
    one = table({"base": ["steward_bolek"], "stored": {**FULL, "red": 1}})
    play(one, "activate steward_bolek")  # one fits, the other is lost
    assert stored(one) == FULL
    assert len(lines(one, "lost")) == 1


@pytest.mark.rule("RON-133", "RON-145", "RON-270")
def test_an_invasion_that_cannot_send_a_scout_has_lost() -> None:
    setup = {"equal_odds": True, "scenarios": "defence_of_the_base"}
    match = table({}, mode="campaign", setup=setup, inv_deck=["watch_drone"], protocols=[])
    hurry(match)
    assert match.result.winners == (0,)
    assert len(lines(match, "scouts")) == 1
    assert lines(match, "deploys") == []


@pytest.mark.rule("RON-D42")
def test_the_next_deck_is_filled_as_far_as_the_supply_goes() -> None:
    match = table({}, mode="campaign", round=9, inv_deck=["watch_drone"], inv_supply=DRONES[2:4])
    match.state.inv_destroyed = []
    hurry(match, to="recruit")
    everything = len(match.state.inv_deck) + sum(map(len, match.state.training)) + len(match.state.inv_supply)
    assert everything == 3
    assert sorted(zone(match, "inv_deck")) == sorted(["watch_drone", *DRONES[2:4]])


@pytest.mark.rule("RON-D07", "RON-083", "RON-047")
def test_drawing_ends_by_itself_where_there_is_nothing_to_draw_or_shuffle() -> None:
    match = table({}, {"deck": [], "hand": ["brawler"]})
    end_turn(match)
    assert (asked(match), match.decision.seat) == ("main", 1)
    may = table({}, {"deck": [], "discard": ["brawler"]})
    end_turn(may)
    assert options(may) == ["shuffle", "stop"]
    play(may, "stop")
    assert zone(may, "discard", 1) == ["brawler"]
    dumped = table({}, {"deck": [], "dump": ["brawler"]})
    end_turn(dumped)
    assert options(dumped) == ["shuffle", "stop"]
    play(dumped, "shuffle")
    assert (zone(dumped, "hand", 1), dumped.state.life[1]) == (["brawler"], 13)


@pytest.mark.rule("RON-047", "RON-D16")
def test_a_lost_deck_gives_no_more_cards_in_quick_training() -> None:
    match = table({"hand": ["quartermaster", "signaller"], "resources": {"red": 1}, "deck": []}, mode="quick")
    play(match, "play quartermaster")
    assert match.state.fallen == 1
    life = match.state.life[0]
    play(match, "play signaller")
    assert zone(match, "hand", 0) == []
    assert match.state.life[0] == life
    hurry(match)
    assert match.result.winners == (1,)


@pytest.mark.rule("RON-042", "RON-D31", "RON-092")
def test_recycling_with_nothing_to_recycle_does_nothing() -> None:
    match = table({"base": ["recycling_line"], "deck": ["brawler"]})
    play(match, "activate recycling_line")
    assert asked(match) in ("main", "draw", "")
    assert zone(match, "deck", 0) == ["brawler"]
    one = table({"base": ["recycling_line"], "dump": ["scout"], "deck": ["brawler"], "rolled": "B---"})
    play(one, "activate recycling_line")
    assert zone(one, "deck", 0) == ["brawler", "scout"]


def test_dice_and_their_faces_are_read_or_refused() -> None:
    for player, says in (
        ({"dice": [["NNN"] * 6] * 3}, "write four dice"),
        ({"dice": [["NNN"] * 5] * 4}, "write four dice"),
        ({"dice": [["NNX"] * 6] * 4}, "write four dice"),
        ({"dice": 5}, "write four dice"),
        ({"used": [5]}, "write a list of dice"),
        ({"used": [0]}, "write a list of dice"),
        ({"blocked": "1"}, "write a list of dice"),
    ):
        with pytest.raises(BadPosition, match=says):
            table(player)
    assert table({"used": [1, 4]}).state.used[0] == 0b1001
    assert table({"used": []}).state.used[0] == 0


def test_how_far_the_invasion_is_with_a_card_is_told() -> None:
    slots = [{"training": []}, {"training": ["breaker"]}]
    match = table({"rolled": "B---"}, mode="campaign", slots=slots, inv_stored={"red": 2, "blue": 1})
    refusal = match.why_not("play breaker")
    assert refusal.rule == "RON-138"
    assert refusal.text.en == "The Invasion trains Breaker: its training zone has 2 resources and needs 4."


def test_what_dice_show_is_read_or_refused() -> None:
    for shown in ([0, 1, 1, 1], [7, 1, 1, 1], [1, 1, 1], "1111", [True, 1, 1, 1], ["1", 1, 1, 1]):
        with pytest.raises(BadPosition, match="write four numbers of faces"):
            from_position(GAME, {"game": "rone", "mode": "duel", "players": [{"shown": shown}, {}]})
    match = from_position(GAME, {"game": "rone", "mode": "duel", "players": [{"shown": [1, 6, None, 2]}, {}]})
    assert match.view(0)["players"][0]["shown"] == [1, 6, None, 2]


@pytest.mark.rule("RON-D09")
@pytest.mark.parametrize(("deployed", "bare"), [([], True), (["medi_drone"], True), (["breaker"], False)])
def test_an_opponent_without_armour_in_the_campaign(deployed: list[str], bare: bool) -> None:
    """None deployed, a last card without armour, one with 1."""
    hunter = {"hand": ["bounty_hunter"], "resources": {"red": 1, "blue": 1}}
    match = table(hunter, mode="campaign", deployed=deployed, setup={"difficulty": "none"})
    play(match, "play bounty_hunter")
    assert damage(match) == ({"ranged": 2} if bare else {})
    hit = table(hunter, mode="campaign", deployed=["breaker"], worn={"deployed.0": 1}, setup={"difficulty": "none"})
    play(hit, "play bounty_hunter")  # its armour is used up
    assert damage(hit) == {"ranged": 2}

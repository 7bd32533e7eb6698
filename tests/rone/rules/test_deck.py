"""Shuffling with its penalty steps, and what cards do with decks."""

from __future__ import annotations

import pytest

from ..table import asked, end_turn, gained, hurry, lines, options, play, stored, table, zone


def shuffling(**player: object) -> dict[str, object]:
    """A player with an empty deck who has to draw."""
    return {"hand": ["quartermaster"], "deck": [], **player}


@pytest.mark.rule("RON-042", "RON-043", "RON-046")
def test_an_empty_deck_is_rebuilt_from_discards_and_dump_and_the_effect_goes_on() -> None:
    match = table(shuffling(discard=["brawler", "crawler"], dump=["scout"], life=14))
    play(match, "play quartermaster")
    assert len(match.state.hand[0]) == 1
    assert sorted(zone(match, "deck", 0) + zone(match, "hand", 0)) == ["brawler", "crawler", "scout"]
    assert zone(match, "discard", 0) == zone(match, "dump", 0) == []


@pytest.mark.rule("RON-044", "RON-045")
def test_the_shuffle_costs_life_stored_resources_and_helps_the_opponent() -> None:
    match = table(
        shuffling(dump=["scout", "brawler", "vision"], stored={"red": 2, "wild": 1}, base=["catapult"]),
        {"research": 2, "base": ["shield_dome", "armoury"]},
        exhausted=["p2.base.0"],
    )
    play(match, "play quartermaster")
    assert match.state.life[0] == 14 - 2  # three on the dump, one saved by the technology
    assert stored(match) == {}
    assert match.state.research[1] == 1
    assert match.state.exhausted == 0  # the opponent's permanents are refreshed
    assert match.state.life[1] == 14


@pytest.mark.rule("RON-045")
def test_the_shuffle_does_not_refresh_ones_own_permanents() -> None:
    match = table(shuffling(discard=["scout"], base=["catapult"]), {}, exhausted=["p1.base.0"])
    play(match, "play quartermaster")
    assert "activate catapult" not in options(match)


@pytest.mark.rule("RON-047", "RON-D13")
def test_without_any_card_to_shuffle_the_player_loses() -> None:
    match = table(shuffling())
    play(match, "play quartermaster")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert match.result.rule == "RON-070"
    check = table(shuffling(), {"dump": ["brawler", "scout"], "life": 2})
    play(check, "play quartermaster")
    assert check.result.winners == ()  # the survival check killed the other one


@pytest.mark.rule("RON-044", "RON-008")
def test_a_shuffle_may_kill_in_the_middle_of_an_effect() -> None:
    match = table(shuffling(dump=["scout", "brawler"], life=2))
    play(match, "play quartermaster")
    assert match.result.winners == (1,)
    alive = table(shuffling(dump=["scout", "brawler"], life=3))
    play(alive, "play quartermaster")
    assert alive.result is None
    assert alive.state.life[0] == 1


@pytest.mark.rule("RON-034", "RON-033")
def test_shuffles_set_off_passives_also_in_the_opponents_turn_and_exhausted() -> None:
    match = table(
        shuffling(discard=["scout"], base=["bio_lab"], armor=5),
        {"base": ["slim_erart", "warning_system"], "armor": 5},
        exhausted=["p2.base.0"],
    )
    play(match, "play quartermaster")
    assert match.state.armor == [8, 8]  # own shuffle 3; the opponent's 1 and 2
    assert [card for _, card, _ in lines(match, "armour")] == ["bio_lab", "slim_erart", "warning_system"]


@pytest.mark.rule("RON-021")
def test_being_drawn_counts_whether_played_or_not() -> None:
    match = table({"hand": ["quartermaster"], "deck": ["lynx_scout"]})
    play(match, "play quartermaster")
    assert match.state.rerolls[0] == 1


@pytest.mark.rule("RON-048", "RON-243", "RON-049", "RON-D11", "RON-D30")
def test_destroyed_recruits_become_the_new_recruit_deck() -> None:
    match = table({"stored": {"wild": 2}}, recruits=["crawler"])  # all others are destroyed
    assert len(match.state.destroyed_recruits) == 67
    play(match, "pair wild", "option 2")
    assert len(options(match)) == 3
    assert "recruit crawler" in options(match)
    assert len(match.state.recruits) == 65
    assert match.state.destroyed_recruits == []
    play(match, "recruit crawler")
    assert zone(match, "ground", 0) == ["crawler"]
    assert len(match.state.destroyed_recruits) == 2


@pytest.mark.rule("RON-D11")
def test_fewer_than_three_are_looked_at_if_there_are_no_more() -> None:
    match = table({"base": ["recruiting_office"]})
    s = match.state
    s.destroyed_technologies += s.technologies
    s.technologies = []
    s.starters += s.recruits + s.destroyed_recruits  # nothing to recruit anywhere
    s.recruits, s.destroyed_recruits = [s.starters.pop()], []
    play(match, "activate recruiting_office")
    assert len(s.ground[0]) == 1  # the only one: nothing to ask, and no third card


@pytest.mark.rule("RON-D30")
def test_an_empty_supply_gives_nothing_and_costs_nothing() -> None:
    match = table({"base": ["recruiting_office"]})
    s = match.state
    s.starters += s.recruits + s.destroyed_recruits
    s.recruits, s.destroyed_recruits = [], []
    assert gained(match, "activate recruiting_office") == {"exhausted": 1}
    assert match.result is None


@pytest.mark.rule("RON-050", "RON-051", "RON-D10", "RON-040", "RON-041")
def test_a_destroyed_starter_can_be_trained_again_at_once() -> None:
    match = table(
        {
            "hand": ["brawler", "harvester"],
            "resources": {"red": 1},
            "base": ["smelter"],
            "deck": ["scout"],
            "discard": ["vision"],
        }
    )
    play(match, "play harvester", "activate smelter", "destroy brawler")
    assert "brawler" in zone(match, "starters")
    play(match, "end")
    hurry(match, to="parts")
    play(match, "buy starter")
    assert "train brawler" in options(match)
    play(match, "train brawler")
    assert zone(match, "discard", 0)[:2] == ["vision", "brawler"]  # on top of what lay there
    assert "brawler" not in zone(match, "starters")


@pytest.mark.rule("RON-246", "RON-D12")
def test_sacrifice_destroys_one_of_three_and_returns_two_in_any_order() -> None:
    match = table({"base": ["shredder"], "deck": ["vision", "brawler", "scout", "jugura"]})
    play(match, "activate shredder")
    assert sorted(options(match)) == ["destroy brawler", "destroy jugura", "destroy scout"]
    play(match, "destroy scout")
    assert sorted(options(match)) == ["top brawler", "top jugura"]
    play(match, "top brawler")
    assert zone(match, "deck", 0) == ["vision", "jugura", "brawler"]
    assert "scout" in zone(match, "starters")
    known = match.view(0)["players"][0]["deck"]
    assert [card and card["card"] for card in known] == [None, "jugura", "brawler"]
    assert match.view(1)["players"][0]["deck"] == [None] * 3


@pytest.mark.rule("RON-D12")
def test_sacrifice_shuffles_when_the_deck_runs_out() -> None:
    match = table({"base": ["shredder"], "deck": ["vision"], "discard": ["brawler", "scout"], "dump": ["jugura"]})
    play(match, "activate shredder")
    assert match.state.life[0] == 14  # the technology saved the only card of the dump
    assert len(options(match)) == 3
    assert "destroy vision" in options(match)
    lost = table({"base": ["shredder"], "deck": ["vision"]})
    play(lost, "activate shredder")
    assert lost.result.winners == (1,)


@pytest.mark.rule("RON-247", "RON-248", "RON-249")
def test_recycling_takes_tops_and_hand_cards_one_after_the_other() -> None:
    match = table(
        {
            "base": ["recycling_line"],
            "hand": ["vision"],
            "dump": ["brawler", "scout"],
            "discard": ["jugura", "areja"],
            "deck": ["jalak"],
        }
    )
    play(match, "activate recycling_line")
    assert options(match) == ["recycle scout dump", "recycle areja discard", "recycle vision hand"]
    play(match, "recycle scout dump")
    assert options(match) == ["recycle brawler dump", "recycle areja discard", "recycle vision hand"]
    play(match, "recycle vision hand")
    assert zone(match, "deck", 0) == ["jalak", "scout", "vision"]
    seen = match.view(1)["players"][0]["deck"]
    assert [card and card["card"] for card in seen] == [None, "scout", None]  # the hand card was not shown


@pytest.mark.rule("RON-245", "RON-011")
def test_a_discarded_card_lies_open_on_its_owners_pile() -> None:
    match = table({"hand": ["mercenary_fennec"], "resources": {"black": 1}}, {"deck": ["brawler", "vision"]})
    play(match, "play mercenary_fennec")
    assert zone(match, "discard", 1) == ["vision"]
    for viewer in (0, 1, None):
        assert [card["card"] for card in match.view(viewer)["players"][1]["discard"]] == ["vision"]


@pytest.mark.rule("RON-D07")
def test_an_effect_forces_the_opponents_shuffle() -> None:
    match = table(
        {"hand": ["mercenary_fennec"], "resources": {"black": 1}, "research": 1},
        {"deck": [], "discard": ["brawler"], "dump": ["vision"], "stored": {"red": 1}},
    )
    play(match, "play mercenary_fennec")
    assert match.state.life[1] == 13
    assert stored(match, 1) == {}
    assert match.state.research[0] == 0
    assert len(zone(match, "discard", 1)) == 1
    assert len(zone(match, "deck", 1)) == 1
    assert asked(match) == "main"
    assert end_turn(match).result is None


@pytest.mark.rule("RON-251")
def test_discovering_keeps_one_of_three_active() -> None:
    match = table({"hand": ["prototype"], "resources": {"yellow": 2}}, technologies=["catapult", "jammer", "armoury"])
    play(match, "play prototype")
    assert sorted(options(match)) == ["discover armoury", "discover catapult", "discover jammer"]
    before = len(match.state.destroyed_technologies)
    play(match, "discover catapult")
    assert zone(match, "base", 0) == ["catapult"]
    assert sorted(zone(match, "destroyed_technologies")[before:]) == ["armoury", "jammer"]
    hurry(match, to="main")
    assert "activate catapult" in options(match)  # it may be used at once
    assert zone(match, "destroyed_recruits")[-1] == "prototype"  # and the Prototype is gone

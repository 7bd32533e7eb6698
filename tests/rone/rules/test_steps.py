"""What a shuffle sets off comes before the card for which the deck was shuffled (RON-D32), wherever it may ask."""

from __future__ import annotations

import pytest

from ..table import asked, hurry, lines, options, play, table, zone

LAB = ["bio_lab"]  # 3 armour when its owner shuffles


def shuffling(**player: object) -> object:
    """p1 of two has an empty deck and three cards to shuffle."""
    one = {"deck": [], "discard": ["brawler", "scout", "vision"], "base": LAB, "armor": 5, **player}
    return table(one, {}, mode="campaign")


@pytest.mark.rule("RON-D32", "RON-046")
def test_armour_of_a_shuffle_is_shared_before_the_card_is_drawn() -> None:
    match = play(shuffling(hand=["quartermaster"]), "play quartermaster")
    assert asked(match) == "share"
    assert zone(match, "hand", 0) == []
    assert len(match.state.deck[0]) == 3
    play(match, "mine")
    assert match.state.armor[0] == 8
    assert len(match.state.hand[0]) == 1


@pytest.mark.rule("RON-D32")
def test_a_shuffle_between_two_cards_comes_between_them() -> None:
    match = shuffling(hand=["signaller"], resources={"red": 1}, deck=["jugura"])
    play(match, "play signaller")
    assert asked(match) == "share"
    assert zone(match, "hand", 0) == ["jugura"]
    play(match, "mine")
    assert len(match.state.hand[0]) == 2


@pytest.mark.rule("RON-D32", "RON-246")
def test_a_sacrifice_looks_at_the_next_card_after_what_the_shuffle_sets_off() -> None:
    match = shuffling(base=[*LAB, "shredder"], deck=["jugura"])
    play(match, "activate shredder")
    assert asked(match) == "share"
    assert zone(match, "sacrifice", 0) == ["jugura"]
    play(match, "mine")
    assert asked(match) == "sacrifice"
    assert len(match.state.sacrifice[0]) == 3


@pytest.mark.rule("RON-D32", "RON-083")
def test_in_the_draw_phase_armour_comes_before_the_card() -> None:
    match = shuffling()
    play(match, "end", "end")
    hurry(match, to="draw")
    assert options(match)[0] == "shuffle"
    armour = match.state.armor[0]
    play(match, "shuffle")
    assert asked(match) == "share"
    assert zone(match, "hand", 0) == []
    play(match, "mine")
    assert asked(match) == "draw"
    assert match.decision.seat == 0
    assert len(match.state.hand[0]) == 1
    assert match.state.armor[0] == armour + 3


@pytest.mark.rule("RON-D32")
@pytest.mark.parametrize("helper", ["warning_system", "slim_erart"])
def test_in_teams_an_opponents_second_card_waits_for_what_its_shuffle_sets_off(helper: str) -> None:
    match = table(
        {"hand": ["insect_swarm"], "resources": {"green": 2}, "base": [helper], "armor": 5},
        {},
        {"deck": ["brawler"], "discard": ["scout", "vision"]},
        mode="teams",
    )
    play(match, "play insect_swarm", "target p3")
    assert asked(match) == "share"
    assert zone(match, "discard", 2) == []  # the second card is still to come
    assert len(match.state.deck[2]) == 3
    play(match, "mine")
    assert len(match.state.discard[2]) == 1
    assert [seat for seat, _, _ in lines(match, "discards")] == [2, 2]


# ---- armour set aside ----
@pytest.mark.rule("RON-143", "RON-204", "RON-D24", "RON-201")
def test_armour_gained_in_any_phase_of_the_turn_can_pay_an_extra_action_but_not_go_to_others() -> None:
    match = shuffling()
    play(match, "end", "end")
    hurry(match, to="draw")
    play(match, "shuffle")
    assert options(match) == ["mine", "divert"]
    assert match.why_not("give p2").rule == "RON-201"
    play(match, "divert", "divert", "divert")
    assert match.state.diverted == [3, 0]
    assert "extra false_signal" in options(match)
    tokens = match.state.inv_research
    play(match, "extra false_signal")
    assert match.state.inv_research == min(tokens + 1, 4)
    assert asked(match) == "draw"
    assert "extra false_signal" not in options(match)
    stored = table({"hand": ["scavenger"], "armor": 5}, {"armor": 5}, mode="campaign")
    play(stored, "end", "end")
    hurry(stored, to="share")
    assert options(stored) == ["mine", "divert"]  # phase 5


@pytest.mark.rule("RON-204", "RON-192")
def test_armour_gained_in_the_invasions_turn_pays_nothing() -> None:
    match = table(
        {"base": ["warning_system"], "armor": 5},
        {"armor": 5},
        mode="campaign",
        inv_deck=[],
        inv_discard=[
            "watch_drone",
            "watch_drone",
            "enthralled_miner",
            "enthralled_miner",
            "medi_drone",
            "hunter_drone",
        ],
    )
    play(match, "end", "end")
    hurry(match, to="draw")
    assert match.state.armor[0] == 7
    assert match.state.diverted == [0, 0]

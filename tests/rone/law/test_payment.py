"""Playing cards: what pays for them, what stored pairs take off, where cards go."""

from __future__ import annotations

import pytest

from sudi.games.rone.law.paying import payments
from sudi.games.rone.rules.bags import RESOURCES
from sudi.games.rone.words.names import BLACK, BLUE, RED, WILD

from ..table import asked, damage, end_turn, options, play, resources, stored, table, zone


def bag(**counts: int) -> int:
    return RESOURCES.read(counts)


@pytest.mark.rule("RON-020", "RON-115", "RON-116", "RON-114")
def test_a_card_takes_its_colours() -> None:
    match = table({"hand": ["brawler", "destroyer"], "resources": {"black": 1}, "deck": ["scout"]})
    assert "play brawler" in options(match)
    assert "play destroyer" not in options(match)  # red is missing
    assert "play scout" not in options(match)  # it is in the deck
    play(match, "play brawler")
    assert resources(match) == {}
    wrong = table({"hand": ["brawler"], "resources": {"red": 3}})
    assert "play brawler" not in options(wrong)


@pytest.mark.rule("RON-117", "RON-D06")
def test_a_wild_symbol_takes_any_resource_and_asks_which() -> None:
    match = table({"hand": ["scout"], "resources": {"black": 1, "red": 1}})
    play(match, "play scout")
    assert asked(match) == "pay"
    assert options(match) == ["pay red", "pay black"]
    play(match, "pay black")
    assert resources(match) == {"red": 1}
    sure = table({"hand": ["scout"], "resources": {"red": 2}})
    play(sure, "play scout")  # one kind: nothing to ask
    assert resources(sure) == {"red": 1}


@pytest.mark.rule("RON-253", "RON-D06")
def test_a_gained_wild_resource_pays_only_wild_symbols() -> None:
    match = table({"hand": ["brawler", "scout"], "resources": {"wild": 1}})
    assert "play brawler" not in options(match)
    play(match, "play scout")
    assert resources(match) == {}


def test_a_wild_resource_is_the_obvious_payment() -> None:
    match = table({"hand": ["scout"], "resources": {"wild": 1, "red": 1}})
    play(match, "play scout")
    assert resources(match) == {"red": 1}  # a coloured one can do everything a wild one can


@pytest.mark.rule("RON-118")
def test_a_card_without_symbols_is_free() -> None:
    match = table({"hand": ["water_canister"]})
    play(match, "play water_canister")
    assert resources(match) == {"wild": 1}


@pytest.mark.rule("RON-009", "RON-119")
def test_effects_first_then_the_played_zone() -> None:
    match = table({"hand": ["commander_atus"], "resources": {"red": 2}, "ground": ["crawler", "veteran"]})
    play(match, "play commander_atus")
    assert asked(match) == "screw"
    assert zone(match, "played", 0) == []  # its effects are not done
    assert zone(match, "playing") == ["commander_atus"]
    play(match, "screw veteran", "screw veteran")
    assert zone(match, "played", 0) == ["commander_atus"]


@pytest.mark.rule("RON-121", "RON-122", "RON-123", "RON-125", "RON-126")
def test_a_red_pair_takes_red_or_wild_off_and_deals_one() -> None:
    match = table({"hand": ["commander_atus"], "stored": {"red": 2}, "resources": {"blue": 1}})
    assert "play commander_atus" not in options(match)
    play(match, "pair red")
    assert stored(match) == {}
    assert damage(match) == {"ranged": 1}
    play(match, "play commander_atus")  # red taken off, blue pays the wild symbol
    assert resources(match) == {}
    other = table({"hand": ["commander_atus"], "stored": {"red": 2}, "resources": {"red": 1}})
    play(other, "pair red", "play commander_atus")  # the wild symbol taken off instead
    assert resources(other) == {}


@pytest.mark.rule("RON-123", "RON-125")
def test_a_coloured_pair_may_take_a_wild_symbol_off() -> None:
    match = table({"hand": ["scout"], "stored": {"red": 2}})
    assert "play scout" not in options(match)
    play(match, "pair red", "play scout")
    assert zone(match, "played", 0) == ["scout"]


@pytest.mark.rule("RON-123", "RON-121")
def test_a_pair_of_another_colour_does_not_fit() -> None:
    match = table({"hand": ["brawler"], "stored": {"red": 2}})
    play(match, "pair red")
    assert "play brawler" not in options(match)


@pytest.mark.rule("RON-124", "RON-127")
def test_a_wild_pair_takes_only_a_wild_symbol_off() -> None:
    match = table({"hand": ["scout", "brawler"], "stored": {"wild": 2}})
    play(match, "pair wild")
    assert options(match) == ["option 1", "option 2"]  # 2 spare parts, or recruit a card
    play(match, "option 1")
    assert match.state.parts[0] == 2
    assert "play brawler" not in options(match)
    play(match, "play scout")
    assert zone(match, "played", 0) == ["scout"]
    recruiting = table({"stored": {"wild": 2}})
    play(recruiting, "pair wild", "option 2")
    assert asked(recruiting) == "recruit"


@pytest.mark.rule("RON-D02")
def test_several_pairs_add_up_and_are_gone_with_the_next_card() -> None:
    match = table({"hand": ["destroyer", "brawler"], "stored": {"red": 2, "black": 2}})
    play(match, "pair red", "pair black", "play destroyer")
    assert zone(match, "played", 0) == ["destroyer"]
    assert match.state.reductions == [0, 0]
    wasted = table({"hand": ["water_canister", "brawler"], "stored": {"black": 2}})
    play(wasted, "pair black", "play water_canister")
    assert "play brawler" not in options(wasted)  # the reduction went with the free card


@pytest.mark.rule("RON-D02", "RON-D03")
def test_a_pair_may_be_used_for_its_action_alone_and_ends_with_the_main_phase() -> None:
    match = table({"stored": {"blue": 2}, "armor": 10})
    play(match, "pair blue")
    assert match.state.armor[0] == 12
    end_turn(match)
    assert match.state.reductions == [0, 0]


@pytest.mark.rule("RON-014", "RON-122")
@pytest.mark.parametrize(
    ("colour", "expected"),
    [("green", {"life": 1}), ("black", {"melee": 1, "armor_break": 1})],
)
def test_what_the_other_pairs_do(colour: str, expected: dict[str, int]) -> None:
    match = table({"stored": {colour: 2}, "life": 10})
    play(match, f"pair {colour}")
    found = damage(match) | ({"life": match.state.life[0] - 10} if match.state.life[0] != 10 else {})
    assert found == expected


def test_a_yellow_pair_brings_a_screw_and_a_token() -> None:
    match = table({"stored": {"yellow": 3}, "ground": ["crawler", "veteran"]})
    play(match, "pair yellow", "screw crawler")
    assert match.state.rerolls[0] == 1
    assert stored(match) == {"yellow": 1}
    assert "pair yellow" not in options(match)  # it takes two


def test_ways_to_pay() -> None:
    assert payments((), 0, 0) == (0,)
    assert payments((RED,), 0, bag(black=2)) == ()
    assert payments((RED, WILD), 0, bag(red=1)) == ()
    assert payments((RED, WILD), 0, bag(red=2)) == (bag(red=2),)
    assert set(payments((WILD,), 0, bag(red=1, blue=1))) == {bag(red=1), bag(blue=1)}
    assert payments((RED, WILD), bag(red=1), bag(blue=1)) == (bag(blue=1),)
    # Taking the wild symbol off costs the red resource, taking red off the blue one: the player chooses.
    assert set(payments((RED, WILD), bag(red=1), bag(red=1, blue=1))) == {bag(red=1), bag(blue=1)}
    assert payments((BLUE, BLACK), bag(wild=2), bag(blue=1)) == ()

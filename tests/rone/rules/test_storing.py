"""Storing resources in phase 5 and by effects."""

from __future__ import annotations

import pytest

from ..table import asked, end_turn, gained, hurry, options, play, stored, table, zone


@pytest.mark.rule("RON-087", "RON-252", "RON-293", "RON-102", "RON-103")
def test_unspent_resources_and_unused_dice_are_stored() -> None:
    match = table({"rolled": "BR--", "resources": {"green": 1}})
    play(match, "use blue", "end")
    answers = []
    while asked(match) == "store":
        answers.append(options(match)[0])
        play(match, options(match)[0])
    assert answers == ["store blue blue", "store red red", "store green green"]
    assert stored(match) == {"blue": 1, "red": 1, "green": 1}
    assert match.state.resources == [0, 0]


@pytest.mark.rule("RON-104")
def test_a_wild_resource_goes_on_a_wild_place_only() -> None:
    match = table({"resources": {"wild": 2}, "stored": {"wild": 3}})
    end_turn(match)
    assert stored(match) == {"wild": 4}  # the second one had no place


@pytest.mark.rule("RON-105", "RON-107", "RON-108", "RON-254")
def test_a_colour_may_go_on_a_wild_place_and_is_wild_from_then_on() -> None:
    match = table({"resources": {"blue": 2}})
    play(match, "end", "store blue wild", "store blue wild")
    assert stored(match) == {"wild": 2}
    end_turn(match)  # the opponent's
    hurry(match, to="main")
    assert match.state.turn == 0
    assert "pair wild" in options(match)
    assert "pair blue" not in options(match)


@pytest.mark.rule("RON-106", "RON-D01")
def test_two_places_for_each_colour_and_four_wild_ones() -> None:
    match = table({"resources": {"red": 9}})
    end_turn(match)
    assert stored(match) == {"red": 2, "wild": 4}


@pytest.mark.rule("RON-D28", "RON-293")
def test_storing_is_compulsory_while_a_place_is_free() -> None:
    match = table({"resources": {"red": 1}})
    play(match, "end")
    assert options(match) == ["store red red", "store red wild"]  # no way to let it go


@pytest.mark.rule("RON-088", "RON-089", "RON-D28", "RON-012")
def test_the_hand_goes_on_the_dump_in_any_order_and_stores_its_costs() -> None:
    match = table({"hand": ["brawler", "hovercraft", "destroyer"], "stored": {"wild": 4}})
    play(match, "end")
    assert options(match) == ["dump brawler", "dump hovercraft", "dump destroyer", "rest"]
    play(match, "dump destroyer", "dump brawler")
    assert zone(match, "dump", 0) == ["destroyer", "brawler", "hovercraft"]
    assert stored(match) == {"red": 1, "black": 2, "blue": 1, "wild": 4}
    assert [card["card"] for card in match.view(1)["players"][0]["dump"]] == ["destroyer", "brawler", "hovercraft"]


def test_the_rest_of_the_hand_in_the_order_it_lies() -> None:
    match = table({"hand": ["water_canister", "quartermaster", "lynx_scout"]})
    play(match, "end", "rest")
    assert zone(match, "dump", 0) == ["water_canister", "quartermaster", "lynx_scout"]
    assert stored(match) == {}  # none of them costs anything


@pytest.mark.rule("RON-090", "RON-D19", "RON-021")
def test_a_fleeting_card_stores_nothing_and_is_destroyed() -> None:
    match = table({"deck": ["brawler", "smuggled_ammunition"], "hand": [], "base": ["radio_network"]})
    play(match, "activate radio_network", "end")
    end_turn(match)
    assert zone(match, "dump", 0) == ["brawler"]
    assert zone(match, "hand", 0) == []
    assert zone(match, "destroyed_recruits") == ["smuggled_ammunition"]


@pytest.mark.rule("RON-D19")
def test_a_fleeting_card_that_was_played_counts_and_is_destroyed() -> None:
    match = table({"hand": ["smuggled_ammunition"]})
    play(match, "play smuggled_ammunition")
    end_turn(match)
    assert match.state.life[1] == 11
    assert zone(match, "discard", 0) == []
    assert zone(match, "destroyed_recruits") == ["smuggled_ammunition"]


@pytest.mark.rule("RON-240", "RON-241", "RON-242")
def test_a_card_may_be_kept_turn_after_turn_while_something_allows_it() -> None:
    match = table({"hand": ["brawler", "scout"], "base": ["data_centre"]})
    play(match, "end")
    assert asked(match) == "keep"
    play(match, "keep brawler")
    assert zone(match, "hand", 0) == ["brawler"]
    assert zone(match, "dump", 0) == ["scout"]
    hurry(match, to="main")
    end_turn(match)  # the opponent's turn
    hurry(match, to="main")
    assert match.state.turn == 0
    play(match, "end")
    if asked(match) == "store":
        hurry(match, to="keep")
    assert "keep brawler" in options(match)
    play(match, "done")
    assert "brawler" in zone(match, "dump", 0)


@pytest.mark.rule("RON-240")
def test_without_permission_nothing_is_kept() -> None:
    match = table({"hand": ["brawler"]})
    end_turn(match)
    assert zone(match, "hand", 0) == []


@pytest.mark.rule("RON-254", "RON-D28")
def test_a_store_effect_stores_at_once_and_can_make_a_pair() -> None:
    match = table({"base": ["steward_bolek"], "stored": {"red": 1}})
    play(match, "activate steward_bolek", "store red red", "store wild wild")
    assert stored(match) == {"red": 2, "wild": 1}
    assert "pair red" in options(match)


def test_more_wild_places_by_cards() -> None:
    match = table({"base": ["steward_bolek", "underground_store"], "resources": {"wild": 9}})
    assert gained(match, "end")["stored wild"] == 7


# ---- every result that an order of storing allows ----
KINDS = ("blue", "red", "black", "green", "yellow", "wild")


def by_hand(bag: dict[str, int], before: dict[str, int], wild: int = 4) -> set[tuple[int, ...]]:
    """What can be stored in the end, trying every order and every free place, as the rules are written."""
    found: set[tuple[int, ...]] = set()

    def go_on(left: tuple[int, ...], stored: tuple[int, ...]) -> None:
        if not any(left):
            found.add(stored)
            return
        for kind in range(6):
            if left[kind]:
                rest = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
                free = [place for place in {kind, 5} if stored[place] < (wild if place == 5 else 2)]
                for place in free:
                    go_on(rest, (*stored[:place], stored[place] + 1, *stored[place + 1 :]))
                if not free:
                    go_on(rest, stored)

    go_on(tuple(bag.get(kind, 0) for kind in KINDS), tuple(before.get(kind, 0) for kind in KINDS))
    return found


def by_playing(bag: dict[str, int], before: dict[str, int]) -> set[tuple[int, ...]]:
    """All results that the questions lead to."""
    found, open_ones = set(), [play(table({"resources": bag, "stored": before}), "end")]
    while open_ones:
        match = open_ones.pop()
        if asked(match) != "store":
            found.add(tuple(stored(match).get(kind, 0) for kind in KINDS))
            continue
        for name in options(match):
            open_ones.append(play(match.copy(), name))
    return found


@pytest.mark.rule("RON-D28", "RON-105", "RON-106")
@pytest.mark.parametrize(
    ("bag", "before"),
    [
        ({"blue": 1, "red": 1}, {"blue": 2, "wild": 3}),  # red may take the place that blue would need
        ({"blue": 1, "red": 1, "wild": 1}, {"wild": 3}),
        ({"blue": 2, "red": 2, "wild": 1}, {"blue": 1, "wild": 2}),
        ({"green": 3, "yellow": 1}, {"green": 1, "yellow": 1, "wild": 2}),
        ({"black": 1, "yellow": 2}, {"black": 2, "yellow": 1, "wild": 3}),
        ({"red": 2, "wild": 3}, {"wild": 1}),
        ({"blue": 1, "red": 1, "black": 1, "green": 1}, {"blue": 2, "black": 2, "wild": 3}),
    ],
)
def test_storing_offers_every_result_that_some_order_allows(bag: dict[str, int], before: dict[str, int]) -> None:
    assert by_playing(bag, before) == by_hand(bag, before)


@pytest.mark.rule("RON-D19")
def test_a_fleeting_card_that_was_destroyed_and_comes_back_is_another_one() -> None:
    match = table({"hand": ["smuggled_ammunition", "vision"], "base": ["smelter"], "deck": ["brawler"]})
    play(match, "activate smelter", "destroy smuggled_ammunition")
    ammunition = match.state.t.instances("smuggled_ammunition")[0]
    assert not match.state.fleeing >> ammunition & 1

"""Damage, and how a duel ends."""

from __future__ import annotations

import pytest

from sudi.games.rone.rules.bags import DAMAGE

from ..table import asked, damage, end_turn, options, play, table, zone


def strike(armour: int, life: int, **kinds: int) -> object:
    """p1 deals this damage to p2."""
    match = table({"damage": kinds}, {"armor": armour, "life": life})
    return end_turn(match, damage=options(match)[0] if asked(match) == "damage" else "")


@pytest.mark.rule("RON-128", "RON-258", "RON-294")
@pytest.mark.parametrize(("armour", "n", "left"), [(5, 3, 2), (5, 5, 0), (5, 9, 0)])
def test_armour_destruction_takes_armour_only(armour: int, n: int, left: int) -> None:
    match = strike(armour, 10, armor_break=n)
    assert (match.state.armor[1], match.state.life[1]) == (left, 10)


@pytest.mark.rule("RON-129", "RON-130")
@pytest.mark.parametrize(("armour", "n", "left"), [(2, 4, (0, 8)), (4, 4, (0, 10)), (5, 4, (1, 10)), (0, 4, (0, 6))])
def test_melee_damage_goes_through_the_armour(armour: int, n: int, left: tuple[int, int]) -> None:
    match = strike(armour, 10, melee=n)
    assert (match.state.armor[1], match.state.life[1]) == left


@pytest.mark.rule("RON-131", "RON-257")
def test_ranged_damage_ignores_armour() -> None:
    match = strike(9, 10, ranged=4)
    assert (match.state.armor[1], match.state.life[1]) == (9, 6)


@pytest.mark.rule("RON-091", "RON-022")
def test_printed_damage_and_damage_of_effects_add_up() -> None:
    match = table({"hand": ["destroyer"], "resources": {"red": 1, "black": 1}, "base": ["catapult"]}, {"armor": 16})
    play(match, "play destroyer", "activate catapult")
    end_turn(match)
    assert (match.state.armor[1], match.state.life[1]) == (16 - 1 - 2 - 2, 13)


@pytest.mark.rule("RON-093", "RON-D08")
def test_the_order_is_asked_where_it_matters_and_portions_are_free() -> None:
    match = table({"damage": {"melee": 3, "armor_break": 2}}, {"armor": 3, "life": 10})
    play(match, "end")
    assert asked(match) == "damage"
    assert set(options(match)) == {"deal armor_break 1", "deal armor_break 2", *(f"deal melee {n}" for n in (1, 2, 3))}
    weak = play(
        match.copy(),
        "deal melee 3",
    )
    end_turn(weak)
    assert (weak.state.armor[1], weak.state.life[1]) == (0, 10)
    play(match, "deal armor_break 2")
    end_turn(match)
    assert (match.state.armor[1], match.state.life[1]) == (0, 8)


@pytest.mark.rule("RON-093")
@pytest.mark.parametrize("kinds", [{"melee": 3, "armor_break": 2, "ranged": 4}, {"melee": 9}, {"armor_break": 2}])
def test_the_order_is_not_asked_where_it_does_not_matter(kinds: dict[str, int]) -> None:
    match = table({"damage": kinds}, {"armor": 16, "life": 14})
    play(match, "end")
    assert asked(match) != "damage"


@pytest.mark.rule("RON-006", "RON-007")
def test_armour_and_life_stop_at_18() -> None:
    match = table({"hand": ["shield_generator", "regenerator"], "resources": {"blue": 3, "green": 1}, "life": 17})
    play(match, "play shield_generator")
    assert match.state.armor[0] == 18
    play(match, "play regenerator")
    assert match.state.life[0] == 18
    assert match.state.armor[0] == 18


@pytest.mark.rule("RON-008", "RON-068", "RON-070")
def test_the_match_ends_when_life_is_gone_whatever_the_armour() -> None:
    match = table({"damage": {"ranged": 3}}, {"armor": 16, "life": 3})
    play(match, "end")
    assert match.result.winners == (0,)
    assert match.result.rule == "RON-070"
    alive = table({"damage": {"ranged": 3}}, {"armor": 16, "life": 4})
    play(alive, "end")
    assert alive.result is None


@pytest.mark.rule("RON-069", "RON-071", "RON-072", "RON-073")
def test_the_survivor_is_checked() -> None:
    dump = ["brawler", "scout", "vision"]
    killed = table({"damage": {"ranged": 9}, "dump": dump, "life": 3}, {"life": 3})
    play(killed, "end")
    assert killed.result.winners == ()
    assert killed.result.rule == "RON-071"
    saved = table({"damage": {"ranged": 9}, "dump": dump, "life": 3, "base": ["catapult"]}, {"life": 3})
    play(saved, "end")
    assert saved.result.winners == (0,)
    assert saved.state.life[0] == 1  # two cards were left, one was saved
    assert zone(saved, "discard", 0) == ["vision"]


@pytest.mark.rule("RON-068")
def test_self_harm_ends_the_match_too() -> None:
    match = table({"hand": ["berserker"], "resources": {"black": 1}, "life": 1})
    play(match, "play berserker")
    assert match.result.winners == (1,)


def test_damage_is_shown_by_kind() -> None:
    match = table({"hand": ["destroyer"], "resources": {"red": 1, "black": 1}})
    play(match, "play destroyer")
    assert damage(match) == {}  # printed damage counts in phase 6
    assert DAMAGE.show(match.state.t.harm[match.state.played[0][0]]) == {"melee": 2, "ranged": 1, "armor_break": 1}

"""The evaluation phase: what is visible hits everybody (RON-211 to RON-215)."""

from __future__ import annotations

import pytest

from ...table import hurry, lines, play, table, zone

BOLT = """{id: storm, name: {cs: Bouře, en: Storm}, rounds: 9, protocols: 0,
  support: [{ranged: 2}, {melee: 1, ranged: 1}, {ranged: 4}]}"""


def struck(deployed: list[str], **common: object) -> object:
    """Two players with armour 5 and 9, life 14, after the evaluation."""
    players = ({"armor": 5}, {"armor": 9})
    match = table(*players, mode="campaign", deployed=deployed, **common)
    play(match, "end", "end")
    return hurry(match, to="draw")


@pytest.mark.rule("RON-212", "RON-214")
def test_ranged_damage_is_the_sum_of_what_is_visible_and_goes_past_the_armour() -> None:
    """The top card's combat value and the support of every card; covered combat values do not count."""
    gunner = struck(["hunter_drone", "plasma_gunner"])  # the drone's ranged 1 is covered
    assert lines(gunner, "loses life")[:2] == [(0, "plasma_gunner", 1), (1, "plasma_gunner", 1)]
    drone = struck(["plasma_gunner", "hunter_drone"])
    assert lines(drone, "loses life")[:2] == [(0, "hunter_drone", 1), (1, "hunter_drone", 1)]
    covered = struck(["hunter_drone", "plasma_gunner", "watch_drone"])  # nobody shoots from below
    assert [seat for seat, _, n in lines(covered, "loses life")] == []
    assert covered.state.life == [14, 14]


@pytest.mark.rule("RON-212", "RON-213")
@pytest.mark.parametrize(
    ("difficulty", "life", "armour"),
    [("none", [14, 14], [4, 8]), ("easy", [12, 12], [4, 8]), ("normal", [11, 11], [3, 7]), ("hard", [7, 7], [3, 7])],
)
def test_the_scenario_card_shoots_with_them(difficulty: str, life: list[int], armour: list[int]) -> None:
    match = struck(["medi_drone"], setup={"scenarios": BOLT, "difficulty": difficulty})
    assert (match.state.life, match.state.armor) == (life, armour)


SPOTTERS = """{id: battery, name: {cs: Baterie, en: Battery}, rounds: 9, protocols: 0, support: [{ranged: 1}, {}, {}],
  cards: [{id: spotter, name: {cs: Pozorovatel, en: Spotter}, training_cost: 3, combat: {ranged: 3, life: 1},
  support: {ranged: 2}}]}"""


@pytest.mark.rule("RON-212", "RON-154")
@pytest.mark.parametrize(
    ("deployed", "ranged"),
    [
        (["watch_drone"], 1),
        (["spotter"], 6),  # 3 of its own, 2 of its support, 1 of the scenario
        (["spotter", "watch_drone"], 3),  # covered it still supports
        (["spotter", "medi_drone", "plasma_gunner"], 4),  # from the bottom of the stack, too
    ],
)
def test_every_deployed_card_adds_the_ranged_value_of_its_support(deployed: list[str], ranged: int) -> None:
    match = struck(deployed, setup={"scenarios": SPOTTERS, "difficulty": "easy"})
    assert match.state.life == [14 - ranged] * 2


@pytest.mark.rule("RON-212", "RON-211")
def test_without_a_deployed_card_the_scenario_alone_does_nothing() -> None:
    match = struck([], setup={"scenarios": BOLT, "difficulty": "hard"})
    assert (match.state.life, match.state.armor) == ([14, 14], [5, 9])


@pytest.mark.rule("RON-212", "RON-214", "RON-216")
def test_everybody_is_shot_at_before_anybody_is_struck() -> None:
    match = struck(["plasma_cannon"], setup={"scenarios": BOLT, "difficulty": "none"})
    events = [*match._opening, *(event for past in match.past() for event in past.events)]
    names = match.game.lines.all
    told = [(names[line].name, seat) for line, seat, *_ in events if names[line].name.startswith("loses")]
    assert told == [("loses life", 0), ("loses life", 1), ("loses armour", 0), ("loses armour", 1)]
    assert zone(match, "inv_discard") == ["plasma_cannon"]

"""Those who never leave the Outpost, and what no card makes of them."""

from __future__ import annotations

import pytest

from ..table import Match, fight, finish, ids, options, play, plays_on, table, victory, why, wounded


def test_an_island_team_stands_on_the_outpost_and_opens_it():
    m = table({"hand": ["indigo_island"], "destiny": 9}, {})
    m.choose("deploy indigo_island")
    while "pass" in options(m):
        m.choose("pass")
    assert ids(m, "outpost", 0) == ["indigo_island"]
    assert not any(o.startswith("transfer") for o in options(m))


def offered(*cards: str) -> Match:
    m = table(
        {"outpost": ["corsair"], "hand": [*cards]},
        {"outpost": ["mitch_hunter_island", "colonel_harding", "indigo_island"]},
        opened=True,
    )
    return play(m, "meditate")


def test_nobody_makes_a_heretic_of_mitch_hunter():
    m = offered("tainted", "dark_visitation")
    assert plays_on(m, "tainted") == plays_on(m, "dark_visitation") == {"indigo_island"}
    assert why(m, "play_on tainted mitch_hunter_island") == "DTR-346"


def test_another_affiliation_is_no_heresy():
    assert plays_on(offered("knighthood"), "knighthood") == {"mitch_hunter_island", "indigo_island"}


def test_harding_takes_his_points_as_destiny():
    m = table(
        {"outpost": ["colonel_harding"], "hand": ["evasive_action"]},
        {"outpost": ["nassal!"], "hand": ["evasive_action"]},
        opened=True,
    )
    fight(m, "colonel_harding", "nassal")
    finish(m)
    assert victory(m) == [0, 0]
    assert m.state.destiny[0] == 5 + 2


@pytest.mark.parametrize(("attacker", "kills"), [("nassal", False), ("gomorrian_emasculator", True)])
def test_a_nassal_never_kills_by_a_wound_even_with_a_deadly_sword(attacker: str, kills: bool):
    m = table(
        {"outpost": [f"{attacker}+curator_sword"], "hand": ["evasive_action"]},
        {"outpost": ["fusilier"], "hand": ["evasive_action"]},
        opened=True,
    )
    fight(m, attacker, "fusilier")
    finish(m)
    assert ("fusilier" in ids(m, "grave", 1)) is kills
    assert kills or wounded(m, "fusilier")


@pytest.mark.parametrize(("tactic", "gone"), [("fight", True), ("shoot", False)])
def test_a_phische_devours_in_fights(tactic: str, gone: bool):
    m = table(
        {"outpost": ["phische"], "hand": ["evasive_action"]},
        {"outpost": ["nassal!"], "hand": ["evasive_action"]},
        opened=True,
    )
    fight(m, "phische", "nassal", tactic)
    finish(m)
    assert (ids(m, "sacrificed", 1) == ["nassal"]) is gone


def test_crenshaw_kills_and_casts_on_the_outpost():
    m = table(
        {"outpost": ["crenshaw_island"], "hand": ["shield", "evasive_action"]},
        {"outpost": ["nassal"], "hand": ["evasive_action"]},
        opened=True,
    )
    fight(m, "crenshaw_island", "nassal")
    assert "cast shield crenshaw_island" in options(m)
    finish(m)
    assert ids(m, "grave", 1) == ["nassal"]

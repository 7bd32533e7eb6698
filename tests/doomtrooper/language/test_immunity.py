"""Immunity and whom it does not help; it is cancelled but its cards stay."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import card, fight, finish, ids, numbers, options, play, rating, table


# ---- immunity ----
@pytest.mark.rule("DTR-378", "DTR-379")
def test_the_wall_does_not_stop_alakhai():
    m = table({"squad": ["archangel"], "hand": ["elemental_wall", "evasive_action"], "destiny": 4},
              {"kohort": ["alakhai_the_cunning"]})  # fmt: skip
    fight(m, "archangel", "alakhai_the_cunning")
    play(m, "cast elemental_wall archangel", "units 2")
    assert rating(m, "armour", "archangel") == 3
    m = table({"squad": ["archangel"], "hand": ["elemental_wall", "evasive_action"], "destiny": 4},
              {"kohort": ["razide"]})  # fmt: skip
    fight(m, "archangel", "razide")
    play(m, "cast elemental_wall archangel", "units 2")
    assert rating(m, "armour", "archangel") == 7


@pytest.mark.rule("DTR-376", "DTR-377")
def test_immunity_does_not_hinder_ones_own_art():
    m = table({"squad": ["cardinal_dominic+mental_constitution"], "hand": ["shield", "evasive_action"], "destiny": 4},
              {"kohort": ["razide"]})  # fmt: skip
    fight(m, "cardinal_dominic", "razide")
    play(m, "cast shield cardinal_dominic", "units 3")
    assert rating(m, "armour", "cardinal_dominic") == 13


@pytest.mark.rule("DTR-124", "DTR-376")
@pytest.mark.parametrize(("warrior", "armour"), [("blood_beret", 3), ("clansman", 2)])
def test_immunity_against_gifts_only(warrior, armour):
    m = table({"kohort": ["razide+terror"], "hand": ["evasive_action"]}, {"squad": [warrior]})
    fight(m, "razide", warrior)
    assert rating(m, "armour", warrior) == armour
    m = table({"kohort": ["necromutant+dimensional_warp"]}, {"squad": ["blood_beret"]})
    fight(m, "necromutant", "blood_beret")
    finish(m)
    assert ids(m, "grave", 1) == ["blood_beret"]  # a gift of an apostle works on him


@pytest.mark.rule("DTR-380", "DTR-381")
def test_immunity_is_cancelled_but_its_cards_stay():
    m = table({"kohort": ["ilian_mistress", "razide+terror"], "hand": ["evasive_action"]},
              {"squad": ["valkyrie+mental_constitution"]})  # fmt: skip
    fight(m, "razide", "valkyrie")
    assert rating(m, "armour", "valkyrie") == 3
    play(m, "use ilian_mistress 1")
    assert rating(m, "armour", "valkyrie") == 2
    assert ids(m, "attached", 1) == ["mental_constitution"]
    discard(m.state, card(m, "ilian_mistress"))
    assert rating(m, "armour", "valkyrie") == 3


# ---- immunity to single gifts ----
@pytest.mark.rule("DTR-376", "DTR-378")
def test_each_point_shuts_out_another_gift():
    m = table(
        {"squad": ["inquisitor"], "hand": ["exorcise_dark_influences"], "destiny": 5},
        {"kohort": ["necromutant+dark_fire+resist_pain+terror+dimensional_warp"]},
    )
    fight(m, "inquisitor", "necromutant")
    assert (numbers(m, "necromutant"), rating(m, "armour", "inquisitor")) == ((5, 4, 5), 3)
    play(m, "cast exorcise_dark_influences inquisitor")
    for choice in ("target inquisitor", "units 2"):
        if choice in options(m):
            play(m, choice)
    assert set(options(m)) == {"target dark_fire", "target resist_pain", "target terror"}  # no gift of Algeroth
    play(m, "target dark_fire")
    assert set(options(m)) == {"target resist_pain", "target terror"}
    play(m, "target terror")
    assert (numbers(m, "necromutant"), rating(m, "armour", "inquisitor")) == ((4, 4, 5), 4)


@pytest.mark.rule("DTR-376")
def test_what_is_left_of_the_points_strengthens_the_armour():
    m = table(
        {"squad": ["inquisitor"], "hand": ["exorcise_wound"], "destiny": 6},
        {"kohort": ["necromutant+dimensional_warp+dark_fire"], "hand": ["evasive_action"]},
    )
    fight(m, "inquisitor", "necromutant")
    play(m, "cast exorcise_wound inquisitor")
    for choice in ("target inquisitor", "units 3"):
        if choice in options(m):
            play(m, choice)
    assert set(options(m)) == {"target dimensional_warp", "done"}
    play(m, "target dimensional_warp")
    if "done" in options(m):
        play(m, "done")
    assert rating(m, "armour", "inquisitor") == 6

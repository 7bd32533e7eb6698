"""Immunity and whom it does not help; it is cancelled but its cards stay."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import card, fight, finish, ids, play, rating, table


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

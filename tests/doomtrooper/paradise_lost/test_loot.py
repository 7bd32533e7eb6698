"""Missions for players, beasts and vehicles that change hands; a tax on victory points."""

from __future__ import annotations

import pytest

from ..table import card, destiny, fight, finish, ids, options, passes, play, table, victory

WAIT = ["evasive_action"]


def test_a_manhunt_is_over_with_a_prisoner():
    m = table(
        {"squad": ["sean_gallagher", "clansman"], "works": ["prison_camp:squad", "manhunt"]},
        {"squad": ["etoiles_mortant"]},
    )
    finish(fight(m, "sean_gallagher", "etoiles_mortant"))
    assert victory(m) == [0, 0]
    play(m, "yes")
    assert victory(m)[0] == 5
    assert "manhunt" not in ids(m, "works", 0)


@pytest.mark.parametrize(("whose", "points"), [(0, [5, 0]), (1, [0, 0])])
def test_who_captures_counts(whose: int, points: list[int]):
    sides = [{"outpost": ["infantry"], "hand": ["captured"]}, {"outpost": ["soldat"]}]
    sides[whose]["works"] = ["manhunt"]
    m = table(*sides, opened=True)
    play(m, "play_on captured soldat")
    assert victory(m) == points


@pytest.mark.parametrize(("whose", "points"), [(0, [5, 0]), (1, [0, 0])])
def test_land_is_razed_by_a_card_of_ones_own(whose: int, points: list[int]):
    sides = [{"squad": ["clansman"], "hand": ["natural_disaster"]}, {"squad": ["hussar"], "works": ["graveton:squad"]}]
    sides[whose]["works"] = [*sides[whose].get("works", []), "raze_the_land"]
    m = table(*sides)
    play(m, "meditate", "play natural_disaster")
    assert "graveton" in ids(m, "grave", 1)
    assert victory(m) == points


def test_a_vehicle_goes_between_the_outpost_and_the_squad():
    m = table(
        {"squad": ["clansman+gt_offroad", "hussar"], "outpost": ["infantry", "soldat+blitztank"],
         "hand": ["requisition"]},
        {"squad": ["trencher+gt_offroad"]},
        opened=True,
    )  # fmt: skip
    play(m, "play requisition")
    play(m, "outside")
    assert m.state.t.defs[m.state.bearer[card(m, "gt_offroad", 0)]].id == "infantry"  # nobody else, nothing else
    assert ids(m, "sacrificed", 0) == ["requisition"]
    assert m.state.actions == 2


def test_no_vehicle_comes_from_a_tribe_or_stays_in_its_place():
    m = table(
        {"squad": ["clansman+gt_offroad", "hussar"], "outpost": ["soldat+blitztank"], "hand": ["requisition"]},
        {},
        opened=True,
    )
    assert "play requisition" not in options(m)


def test_rustlers_take_any_beast_for_the_outpost():
    m = table(
        {"squad": ["clansman"], "outpost": ["soldat"], "hand": ["rustlers"]},
        {"outpost": ["jihad_infantry_trooper", "prophet+twotusk", "cossack"]},
        opened=True,
    )
    play(m, "meditate", "play rustlers")
    passes(m)
    assert m.state.t.defs[m.state.bearer[card(m, "twotusk")]].id == "soldat"
    assert m.state.side[card(m, "twotusk")] == 0
    assert ids(m, "outpost", 1) == ["cossack", "jihad_infantry_trooper", "prophet"]


def test_whoever_may_not_ride_gets_no_beast():
    m = table(
        {"outpost": ["cossack"], "hand": ["rustlers", "natural_disaster"], "works": ["graveton:squad"]},
        {"outpost": ["prophet+twotusk"]},
        opened=True,
    )
    play(m, "meditate")
    assert "play natural_disaster" in options(m)
    assert "play rustlers" not in options(m)


# ---- ADMINISTRATIVE CRACKDOWN ----
@pytest.mark.parametrize(
    ("copies", "purse", "taken", "points", "left"),
    [(1, 9, 3, 3, 6), (2, 9, 3, 3, 3), (1, 2, 3, 2, 0), (1, 0, 2, 1, 0), (2, 5, 3, 2, 1)],
)
def test_every_victory_point_is_paid_for(copies: int, purse: int, taken: int, points: int, left: int):
    m = table(
        {"squad": ["sean_gallagher"], "destiny": purse, "works": ["administrative_crackdown:by2"] * copies},
        {"squad": ["clansman!"]},
    )
    finish(fight(m, "sean_gallagher", "clansman"), taken)
    assert victory(m)[0] == points
    assert destiny(m)[0] == left
    assert ids(m, "works", 0) == ([] if not left else ["administrative_crackdown"] * copies)


def test_the_others_earn_as_before():
    m = table(
        {"squad": ["sean_gallagher"], "destiny": 9},
        {"squad": ["clansman!"], "works": ["administrative_crackdown:by1"]},
    )
    finish(fight(m, "sean_gallagher", "clansman"))
    assert (victory(m)[0], destiny(m)[0]) == (3, 9)


def test_it_may_lie_before_anybody():
    m = table({"squad": ["clansman"], "hand": ["administrative_crackdown"]}, {"squad": ["hussar"], "destiny": 3})
    play(m, "play_at administrative_crackdown p2")
    assert ids(m, "works", 1) == ["administrative_crackdown"]

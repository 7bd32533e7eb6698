"""Special cards, missions and gear of Golgotha."""

from __future__ import annotations

import pytest

from ..table import (
    attach_to,
    destiny,
    end_turn,
    fight,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    why,
)


def test_whoever_lacks_faith_neither_attacks_nor_casts_but_is_attacked():
    m = table({"squad": ["archangel+lack_of_faith", "clansman"]}, {"kohort": ["razide"]})
    play(m, "attack")
    assert m.state.t.defs[m.state.attacker].id == "clansman"
    m = table({"squad": ["archangel+lack_of_faith"], "hand": ["elemental_alteration"]}, {})
    play(m, "meditate")
    assert not any(o.startswith("cast") for o in options(m))
    m = table({"kohort": ["razide"], "hand": ["evasive_action"]}, {"squad": ["archangel+lack_of_faith"]})
    fight(m, "razide", "archangel")
    assert m.state.phase == 5


def test_faith_is_lacked_by_brothers_only():
    m = table({"squad": ["clansman", "valkyrie"], "hand": ["lack_of_faith"]}, {"squad": ["mystic"]})
    assert plays_on(m, "lack_of_faith") == {"valkyrie", "mystic"}


@pytest.mark.parametrize(("points", "may"), [(4, False), (5, True)])
def test_a_leashed_warrior_pays_to_attack(points: int, may: bool):
    m = table(
        {"kohort": ["razide+leashed"], "destiny": points, "hand": ["evasive_action"]},
        {"squad": ["infantry"], "hand": ["evasive_action"]},
    )
    assert ("attack" in options(m)) is may
    if may:
        fight(m, "razide", "infantry")
        assert m.state.destiny[0] == 0


# ---- UNDYING LOYALTY ----
def test_undying_loyalty_takes_back_what_was_gained_and_lets_nothing_new_in():
    m = table(
        {
            "squad": ["clansman+samurai_armor"],
            "hand": ["undying_loyalty", "tainted", "dutiful_service", "positive_karma"],
        },
        {"kohort": ["razide"]},
    )
    assert m.explain("armour of clansman").total == 6
    play(m, "play_on undying_loyalty clansman")
    passes(m)
    play(m, "meditate")
    assert plays_on(m, "tainted") == plays_on(m, "dutiful_service") == set()
    assert why(m, "play_on dutiful_service clansman") == "DTR-346"


def test_without_loyalty_another_affiliation_may_be_gained():
    m = table({"squad": ["clansman"], "hand": ["dutiful_service", "tainted"]}, {})
    play(m, "meditate")
    assert plays_on(m, "tainted") == plays_on(m, "dutiful_service") == {"clansman"}


# ---- everything of a kind ----
def test_festering_wounds_discard_the_wounded_of_everybody_without_points():
    m = table({"squad": ["clansman!", "trencher"], "hand": ["festering_wounds"]}, {"kohort": ["razide!", "heretic"]})
    play(m, "meditate", "play festering_wounds")
    passes(m)
    assert ids(m, "squad", 0) == ["trencher"]
    assert ids(m, "kohort", 1) == ["heretic"]
    assert victory(m) == [0, 0]


def test_festering_wounds_need_a_wound():
    m = table({"squad": ["clansman"], "hand": ["festering_wounds"]}, {})
    play(m, "meditate")
    assert "play festering_wounds" not in options(m)


def test_symmetry_failure_takes_gifts_only():
    m = table(
        {"squad": ["clansman+composite_armor"], "hand": ["symmetry_failure"]},
        {"kohort": ["child_of_ilian+hand_of_death+terror"]},
    )
    play(m, "meditate", "play symmetry_failure")
    passes(m)
    assert ids(m, "attached", 1) == []
    assert ids(m, "attached", 0) == ["composite_armor"]


def test_a_leveled_field_leaves_warriors_and_alliances():
    m = table(
        {"squad": ["clansman+composite_armor"], "works": ["fukido:squad"], "hand": ["leveled_field"]},
        {"kohort": ["razide"], "works": ["doomed:by1", "alliance_mishima"]},
    )
    play(m, "play leveled_field")
    passes(m)
    assert ids(m, "attached", 0) == ids(m, "works", 0) == []
    assert ids(m, "works", 1) == ["alliance_mishima"]
    assert ids(m, "squad", 0) == ["clansman"]
    assert ids(m, "sacrificed", 0) == ["leveled_field"]
    assert m.state.turn == 1  # that took all three actions


def test_without_fuel_vehicles_and_warriors_considered_vehicles_are_discarded():
    m = table(
        {"squad": ["clansman+^imperial_doomlord", "rams_air_cavalry"], "hand": ["out_of_fuel"]},
        {"kohort": ["razide"]},
    )
    play(m, "play out_of_fuel")
    passes(m)
    assert ids(m, "squad", 0) == ["clansman"]
    assert ids(m, "attached", 0) == []
    assert bool(m.state.wounded) is True  # DTR-101: it was inside
    assert victory(m) == [0, 0]


# ---- TAX REFUND ----
def test_a_tax_refund_pays_twice_the_value_of_today():
    m = table({"squad": ["clansman+reputation", "trencher"], "hand": ["tax_refund"]}, {"squad": ["valkyrie"]})
    play(m, "play tax_refund")
    passes(m)
    assert {o for o in options(m) if o.startswith("target")} == {"target clansman", "target trencher"}
    play(m, "target clansman")
    passes(m)
    assert destiny(m)[0] == 5 + 2 * (3 + 3)
    assert "clansman" in ids(m, "grave", 0)


# ---- COMBAT FATIGUE ----
def test_combat_fatigue_halves_base_ratings_of_one_area_until_its_players_next_turn():
    m = table(
        {"squad": ["valkyrie"], "hand": ["combat_fatigue"]},
        {"squad": ["clansman+composite_armor"], "kohort": ["razide"]},
    )
    play(m, "play_at combat_fatigue p2")
    passes(m)
    play(m, next(o for o in options(m) if "squad" in o))
    passes(m)
    assert numbers(m, "clansman") == (2, 1, 2 + 4)
    assert numbers(m, "razide") == (9, 2, 7)
    assert numbers(m, "valkyrie") == (3, 3, 3)
    end_turn(m)
    assert numbers(m, "clansman") == (2, 1, 6)
    end_turn(m)
    assert numbers(m, "clansman") == (4, 2, 7)


# ---- HONOR THE EMPEROR ----
def test_every_mishima_warrior_that_comes_honours_the_emperor():
    m = table(
        {"hand": ["honor_the_emperor", "samurai", "clansman"], "destiny": 20, "squad": ["valkyrie"]},
        {"hand": ["samurai"], "destiny": 20, "squad": ["valkyrie"]},
    )
    play(m, "task honor_the_emperor p1")
    passes(m)
    play(m, "deploy clansman")
    passes(m)
    assert victory(m) == [0, 0]
    play(m, "deploy samurai")
    passes(m)
    assert victory(m) == [1, 0]
    assert m.state.turn == 1
    play(m, "deploy samurai")
    passes(m)
    assert victory(m) == [2, 0]


def test_a_mishima_warrior_in_cover_honours_the_emperor_when_it_is_found_out():
    m = table(
        {"squad": ["clansman"], "works": ["honor_the_emperor"], "hand": ["evasive_action"]},
        {"hidden": ["samurai"], "squad": ["trencher"], "destiny": 20, "hand": ["evasive_action"]},
    )
    assert victory(m) == [0, 0]
    play(m, "attack", "unmask clansman 1")
    assert victory(m) == [1, 0]


# ---- THE BROTHERHOOD ----
def test_the_alliance_of_the_brotherhood_teaches_every_brother():
    m = table(
        {"squad": ["mortificator", "clansman"], "hand": ["elemental_wall"], "works": ["alliance_brotherhood"]},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "razide")
    assert "cast elemental_wall mortificator" in options(m)  # a personal spell, for another combatant
    assert "cast elemental_wall clansman" not in options(m)


def test_the_alliance_of_the_legion_bestows_any_gift_at_any_time():
    gifts = ["infection", "barbarous_power"]
    m = table({"kohort": ["child_of_ilian", "heretic"], "hand": gifts, "works": ["alliance_legion"]}, {})
    play(m, "meditate")
    assert attach_to(m, "infection") == {"child_of_ilian", "heretic"}  # a gift of Demnogonis
    assert attach_to(m, "barbarous_power") == {"heretic"}  # what is for heretics stays theirs


# ---- GOLGOTHA'S MIRROR ----
def test_the_mirror_halves_the_price_of_common_legionaries():
    cards = ["golgothas_mirror", "blessed_legionnaire", "valpurgius"]
    m = table({"kohort": ["razide"], "hand": cards, "destiny": 7}, {})
    play(m, "lay golgothas_mirror kohort")
    assert m.state.actions == 1
    passes(m)
    assert "deploy valpurgius" not in options(m)  # a personality of value 8
    play(m, "deploy blessed_legionnaire")
    assert destiny(m)[0] == 7 - 2
    assert rating(m, "value", "blessed_legionnaire") == 3


def test_gear_laid_to_an_area_is_given_to_nobody():
    m = table({"kohort": ["razide"], "hand": ["golgothas_mirror"]}, {})
    assert attach_to(m, "golgothas_mirror") == set()

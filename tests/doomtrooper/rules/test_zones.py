"""Warzones: where they lie, who defends from them, what they do."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import Match, card, fight, finish, ids, options, play, rating, table


# ---- warzones ----
@pytest.mark.rule("DTR-151", "DTR-152", "DTR-153", "DTR-154", "DTR-155")
def test_warzones_lie_at_one_area():
    m = table({"hand": ["great_rust_desert"]}, {"works": ["great_rust_desert:squad"]})
    assert {"lay great_rust_desert squad", "lay great_rust_desert kohort"} <= set(options(m))
    m = table({"hand": ["great_rust_desert"], "works": ["great_rust_desert:squad"]})
    assert not any(o.startswith("lay") for o in options(m))


def defence(*works: str, tactic: str = "shoot"):
    m = table(
        {"kohort": ["razide", "immaculate_fury"]},
        {"squad": ["clansman+foxhole", "blood_beret"], "works": list(works), "hand": ["evasive_action"]},
    )
    return fight(m, "immaculate_fury", "clansman", tactic)


@pytest.mark.rule("DTR-156", "DTR-254", "DTR-158", "DTR-160", "DTR-470")
def test_the_defender_chooses_a_zone_and_has_its_modifiers():
    m = defence("victoria:squad", "fukido:squad")
    assert options(m) == ["zone victoria", "open"]
    assert m.decision.seat == 1
    play(m, "zone victoria")
    # printed 3, +2 zone, +3 Imperial defender; neither the city nor the foxhole counts now
    assert rating(m, "armour", "clansman") == 8
    assert rating(m, "shoot", "clansman") == 2 + 3 + 3
    assert rating(m, "armour", "blood_beret") == 3 + 2  # not in the combat: the city works
    m = play(defence("victoria:squad", "fukido:squad"), "open")
    assert rating(m, "armour", "clansman") == 3 + 2 + 2


@pytest.mark.rule("DTR-159")
def test_the_text_of_a_zone_is_for_everybody():
    m = table({"kohort": ["razide"]}, {"squad": ["sean_gallagher"], "works": ["great_rust_desert:squad"]})
    fight(m, "razide", "sean_gallagher")
    play(m, "zone great_rust_desert")  # Sean's armour 8 - 2, Razide fights with 9; Sean's 10 against 7
    finish(m)
    assert ids(m, "grave", 0) == ["razide"]
    assert ids(m, "grave", 1) == ["sean_gallagher"]


@pytest.mark.rule("DTR-163", "DTR-164", "DTR-255")
def test_zones_of_other_areas_and_of_the_attacker_do_not_count():
    m = defence("graveton:kohort", "graveton:outpost")
    assert m.decision.name == "anytime"  # no zone to choose
    m = table({"kohort": ["razide"], "works": ["great_rust_desert:kohort"]},
              {"squad": ["sean_gallagher"], "hand": ["evasive_action"]})  # fmt: skip
    fight(m, "razide", "sean_gallagher")
    assert m.decision.name == "anytime"


@pytest.mark.rule("DTR-161", "DTR-519")
def test_what_is_only_considered_a_fortification_works_in_a_zone():
    m = table(
        {"kohort": ["immaculate_fury"]},
        {"squad": ["clansman+portable_force_shield"], "works": ["victoria:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "immaculate_fury", "clansman", "shoot")
    play(m, "zone victoria")
    assert rating(m, "armour", "clansman") == 3 + 6 + 2 + 3


@pytest.mark.rule("DTR-162")
def test_a_zone_that_is_lost_leaves_an_ordinary_combat():
    m = defence("victoria:squad", "fukido:squad")
    play(m, "zone victoria")
    discard(m.state, card(m, "victoria"))
    assert rating(m, "armour", "clansman") == 3 + 2 + 2


# ---- any warzone ----
def zones(m: Match) -> set[str]:
    """What the defender may choose from."""
    while m.decision.name != "zone" and m.state.phase:
        play(m, options(m)[-1])
        if m.state.phase == 5:
            return set()
    return {o.split()[-1] for o in options(m) if o.startswith("zone")}


@pytest.mark.rule("DTR-438", "DTR-164", "DTR-255")
def test_any_warzone_in_play_but_for_the_outpost():
    def defence(bearer: str, place: str) -> set[str]:
        attacker = "razide" if place != "outpost" else "rasputin_raider"
        m = table(
            {"kohort": ["razide"], "outpost": ["rasputin_raider"], "works": ["great_rust_desert:squad"]},
            {"squad": ["clansman"], "outpost": ["prophet"], "hand": ["evasive_action"],
             place: [bearer, *(["clansman"] if place == "squad" else ["prophet"])],
             "works": ["victoria:kohort", "graveton:outpost"]},
        )  # fmt: skip
        fight(m, attacker, "shadow_walker")
        return zones(m)

    assert defence("shadow_walker", "squad") == set()  # nothing lies at its Squad
    assert defence("shadow_walker+ki_teleportation", "squad") == {"victoria", "great_rust_desert"}
    assert defence("shadow_walker", "outpost") == {"graveton"}
    assert defence("shadow_walker+ki_teleportation", "outpost") == {"graveton"}


@pytest.mark.rule("DTR-157")
def test_the_zone_is_chosen_once():
    m = table({"kohort": ["razide"]}, {"squad": ["clansman"], "works": ["victoria:squad"], "hand": ["evasive_action"]})
    fight(m, "razide", "clansman")
    asked = 0
    while m.state.phase:
        asked += m.decision.name == "zone"
        play(m, "open" if m.decision.name == "zone" else options(m)[-1])
        assert m.state.warzone == -1
    assert asked == 1

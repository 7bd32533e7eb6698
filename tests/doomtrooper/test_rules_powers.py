"""Dark Symmetry, missions, relics, warzones, ki and beasts."""

from __future__ import annotations

import pytest

from .table import attach_to, card, end_turn, fight, finish, ids, options, passes, play, rating, table, victory


# ---- Dark Symmetry ----
@pytest.mark.rule("DTR-118", "DTR-119", "DTR-120", "DTR-121", "DTR-126", "DTR-127")
def test_gifts_go_to_the_legion_and_to_followers():
    m = table({"squad": ["clansman"], "kohort": ["necromutant+dark_fire", "child_of_ilian"],
               "hand": ["dark_fire", "distort", "hand_of_death"]}, {"kohort": ["razide"]})  # fmt: skip
    assert attach_to(m, "dark_fire") == {"child_of_ilian"}  # one copy each
    assert attach_to(m, "distort") == {"necromutant"}
    assert attach_to(m, "hand_of_death") == {"child_of_ilian"}
    play(m, "attach hand_of_death child_of_ilian")
    assert rating(m, "fight", "child_of_ilian") == 3


@pytest.mark.rule("DTR-130", "DTR-131")
def test_any_gift_looks_away_from_the_apostle_only():
    m = table({"kohort": ["alakhai_the_cunning", "necromutant"], "hand": ["hand_of_death", "portal_of_undeath"]})
    assert attach_to(m, "hand_of_death") == {"alakhai_the_cunning"}
    assert attach_to(m, "portal_of_undeath") == {"alakhai_the_cunning"}
    m = table({"kohort": ["necromutant+chosen"], "hand": ["hand_of_death", "portal_of_undeath"]})
    assert attach_to(m, "hand_of_death") == {"necromutant"}
    assert attach_to(m, "portal_of_undeath") == set()  # no Nepharite


@pytest.mark.rule("DTR-128", "DTR-129", "DTR-122", "DTR-424", "DTR-425")
def test_heretics_receive_gifts_and_rest_without_the_legion():
    m = table({"squad": ["clansman+tainted"], "hand": ["dark_fire", "distort"]})
    assert attach_to(m, "dark_fire") == {"clansman"}
    assert attach_to(m, "distort") == set()
    play(m, "attach dark_fire clansman")
    assert rating(m, "fight", "clansman") == 5
    from sudi.games.doomtrooper.moving import discard

    discard(m.state, card(m, "tainted"))
    assert rating(m, "fight", "clansman") == 4  # kept, not used
    assert ids(m, "attached", 0) == ["dark_fire"]


# ---- missions ----
@pytest.mark.rule("DTR-132", "DTR-133", "DTR-136", "DTR-137")
def test_missions_go_to_warriors_and_players():
    m = table({"squad": ["clansman"], "hand": ["suicide_mission", "defensive_perimeter"]},
              {"kohort": ["heretic+suicide_mission:by1", "razide"]})  # fmt: skip
    assert attach_to(m, "suicide_mission") == {"clansman", "razide"}
    assert {"task defensive_perimeter p1", "task defensive_perimeter p2"} <= set(options(m))
    play(m, "task defensive_perimeter p2")
    assert ids(m, "works", 1) == ["defensive_perimeter"]


@pytest.mark.rule("DTR-135", "DTR-139")
def test_a_mission_is_completed_when_its_condition_is_met():
    m = table({"squad": ["sean_gallagher+nepharite_hunt"]}, {"kohort": ["nepharite_of_semai!"]})
    fight(m, "sean_gallagher", "nepharite_of_semai")
    while m.decision.name not in ("reward",):
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    assert options(m) == ["as_victory 12", "as_destiny 24"]
    play(m, "as_victory 12")
    finish(m, victory=6)
    assert victory(m)[0] == 12 + 6
    assert "nepharite_hunt" in ids(m, "grave", 0)


@pytest.mark.rule("DTR-140")
def test_one_deed_completes_one_copy_after_another_only():
    m = table({"squad": ["sean_gallagher+nepharite_hunt", "clansman+nepharite_hunt"]},
              {"kohort": ["nepharite_of_semai!"]})  # fmt: skip
    fight(m, "sean_gallagher", "nepharite_of_semai")
    while m.decision.name != "reward":
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    play(m, "as_destiny 24")
    finish(m)
    assert ids(m, "attached", 0) == ["nepharite_hunt"]  # the other warrior has not earned it


# ---- relics ----
@pytest.mark.rule("DTR-141", "DTR-142", "DTR-143", "DTR-144", "DTR-145")
def test_relics_are_unique():
    m = table({"kohort": ["razide", "heretic"], "squad": ["clansman"], "hand": ["armor_of_unholiness"]})
    assert attach_to(m, "armor_of_unholiness") == {"razide", "heretic"}
    m = table({"kohort": ["razide"], "hand": ["armor_of_unholiness"]}, {"kohort": ["heretic+armor_of_unholiness"]})
    assert attach_to(m, "armor_of_unholiness") == set()
    m = table({"kohort": ["razide"], "hand": ["armor_of_unholiness"], "grave": ["armor_of_unholiness"]})
    assert attach_to(m, "armor_of_unholiness") == {"razide"}


@pytest.mark.rule("DTR-149", "DTR-517")
def test_a_relic_armour_is_armour_but_no_equipment():
    m = table({"kohort": ["razide+armor_of_unholiness"], "hand": ["composite_armor"]}, {"hand": ["malfunction"]})
    assert attach_to(m, "composite_armor") == set()
    play(m, "meditate")
    assert m.decision.seat == 0  # MALFUNCTION! finds no equipment, so p2 is not even asked
    m = table({"squad": ["shadow_walker+dai_sho+punisher_handgun"]}, {"kohort": ["razide"], "hand": ["evasive_action"]})
    fight(m, "shadow_walker", "razide")
    assert options(m) == ["weapon dai_sho", "weapon punisher_handgun"]  # one weapon, relics included


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
    from sudi.games.doomtrooper.moving import discard

    discard(m.state, card(m, "victoria"))
    assert rating(m, "armour", "clansman") == 3 + 2 + 2


# ---- ki ----
@pytest.mark.rule("DTR-165", "DTR-167")
def test_ki_is_for_mishima():
    m = table({"squad": ["shadow_walker", "clansman"], "hand": ["shadow_walk"]})
    assert attach_to(m, "shadow_walk") == {"shadow_walker"}
    m = table({"squad": ["shadow_walker+shadow_walk"], "hand": ["shadow_walk"]})
    assert attach_to(m, "shadow_walk") == set()


# ---- beasts ----
@pytest.mark.rule("DTR-170", "DTR-171", "DTR-172", "DTR-173", "DTR-174", "DTR-286")
def test_a_beast_makes_new_base_ratings():
    m = table({"outpost": ["prophet", "rasputin_raider"], "hand": ["twotusk"]})
    assert attach_to(m, "twotusk") == {"prophet"}
    play(m, "attach twotusk prophet")
    assert [rating(m, r, "prophet") for r in ("fight", "shoot", "armour", "value")] == [7, 3, 8, 8]
    terms = m.explain("fight of prophet").terms
    assert [t.operation for t in terms] == ["printed", "add"]
    m = table({"outpost": ["prophet+twotusk"], "hand": ["twotusk", "composite_armor"]})
    assert attach_to(m, "twotusk") == set()
    assert attach_to(m, "composite_armor") == {"prophet"}


@pytest.mark.rule("DTR-178", "DTR-179", "DTR-181")
def test_warriors_considered_beasts():
    m = table({"outpost": ["tribal_hound", "prophet"], "hand": ["twotusk"]})
    assert attach_to(m, "twotusk") == {"prophet"}
    assert "transfer tribal_hound" not in options(m)
    assert "cover tribal_hound" in options(m)


@pytest.mark.rule("DTR-185")
def test_attachments_work_whether_one_likes_it_or_not():
    m = table({"squad": ["clansman+foxhole"]})
    assert rating(m, "fight", "clansman") == 2


def test_the_turn_goes_on_after_attachments():
    m = table({"squad": ["clansman"], "hand": ["composite_armor"]})
    play(m, "attach composite_armor clansman")
    end_turn(passes(m))
    assert m.decision.name == "action"

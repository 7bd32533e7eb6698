"""Equipment, vehicles, fortifications, gifts, missions, relics, warzones, ki and beasts."""

from __future__ import annotations

import pytest

from .table import card, destiny, end_turn, fight, finish, ids, options, passes, play, rating, table, victory, wounded


def attach_to(m, id: str) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith(f"attach {id} ")}


@pytest.mark.rule("DTR-081", "DTR-090", "DTR-182", "DTR-482")
def test_equipping_ones_own_warrior_takes_an_action():
    m = table({"squad": ["clansman"], "hand": ["composite_armor"]}, {"squad": ["valkyrie"]})
    assert attach_to(m, "composite_armor") == {"clansman"}
    play(m, "attach composite_armor clansman")
    assert rating(m, "armour", "clansman") == 7
    assert m.state.actions == 2
    assert ids(m, "attached", 0) == ["composite_armor"]


@pytest.mark.rule("DTR-082")
def test_one_armour_and_one_vehicle():
    m = table({"squad": ["clansman+composite_armor", "clansman"], "hand": ["composite_armor"]})
    assert len([o for o in options(m) if o.startswith("attach")]) == 1
    m = table({"squad": ["clansman+imperial_doomlord"], "hand": ["imperial_doomlord", "punisher_handgun"]})
    assert attach_to(m, "imperial_doomlord") == set()
    assert attach_to(m, "punisher_handgun") == {"clansman"}


@pytest.mark.rule("DTR-083", "DTR-084")
def test_who_may_use_what():
    m = table({"squad": ["clansman", "valkyrie"], "kohort": ["heretic"], "hand": ["composite_armor", "violator_sword"]})
    assert attach_to(m, "composite_armor") == {"clansman", "valkyrie", "heretic"}
    assert attach_to(m, "violator_sword") == set()
    m = table({"squad": ["clansman", "valkyrie"], "kohort": ["heretic"], "hand": ["clansman_claymore", "kratach"]})
    assert attach_to(m, "clansman_claymore") == {"clansman"}
    assert attach_to(m, "kratach") == {"heretic"}


@pytest.mark.rule("DTR-087")
def test_equipment_stays_where_it_is():
    m = table({"squad": ["clansman+composite_armor", "valkyrie"]})
    assert not any(o.startswith("move") for o in options(m))
    m = table({"squad": ["clansman+foxhole", "valkyrie"]})  # unless the card says so
    assert "move foxhole valkyrie" in options(m)


@pytest.mark.rule("DTR-088")
def test_of_two_equal_pieces_one_is_used():
    m = table({"squad": ["clansman+portable_force_shield+portable_force_shield"]})
    assert rating(m, "armour", "clansman") == 3 + 6


@pytest.mark.rule("DTR-089", "DTR-431", "DTR-148")
def test_without_the_affiliation_equipment_rests():
    m = table({"squad": ["clansman+clansman_claymore"]}, {"hand": ["dark_visitation"]})
    assert rating(m, "fight", "clansman") == 6
    play(m, "meditate", "play_on dark_visitation clansman")
    assert ids(m, "attached", 0) == ["clansman_claymore", "dark_visitation"]
    assert rating(m, "fight", "clansman") == 4
    m = table({"squad": ["clansman+clansman_claymore"]}, {"hand": ["insubordination"]})
    play(m, "meditate", "play_on insubordination clansman")
    assert rating(m, "fight", "clansman") == 4  # still a Doomtrooper, but no longer Imperial


@pytest.mark.rule("DTR-091", "DTR-092")
def test_any_equipment_means_any_affiliation():
    hand = ["capitol_helmet", "curators_mantle"]
    m = table({"kohort": ["undead_legionnaire"], "hand": hand})
    assert attach_to(m, "capitol_helmet") == set()
    m = table({"kohort": ["undead_legionnaire+any_gear"], "hand": hand})
    assert attach_to(m, "capitol_helmet") == {"undead_legionnaire"}
    assert attach_to(m, "curators_mantle") == set()  # meant for Curators
    play(m, "attach capitol_helmet undead_legionnaire")
    assert rating(m, "armour", "undead_legionnaire") == 3


@pytest.mark.rule("DTR-094", "DTR-095", "DTR-096", "DTR-097", "DTR-261", "DTR-259")
def test_weapons_work_in_their_kind_of_combat():
    m = table({"squad": ["etoiles_mortant+violator_sword+charger"]}, {"kohort": ["alakhai_the_cunning"]})
    fight(m, "etoiles_mortant", "alakhai_the_cunning", "shoot")
    m = table(
        {"squad": ["etoiles_mortant+violator_sword+charger"], "hand": ["lucky_shot"]},
        {"kohort": ["alakhai_the_cunning"]},
    )
    fight(m, "etoiles_mortant", "alakhai_the_cunning", "shoot")
    assert rating(m, "blow", "etoiles_mortant") == 2 + 5
    assert rating(m, "fight", "etoiles_mortant") == 4  # the sword has no influence on a shoot-out


@pytest.mark.rule("DTR-260")
def test_one_weapon_and_its_player_chooses():
    m = table({"kohort": ["razide+kratach+deathlockdrum"], "hand": ["lucky_shot"]}, {"squad": ["sean_gallagher"]})
    fight(m, "razide", "sean_gallagher", "shoot")
    assert options(m) == ["weapon kratach", "weapon deathlockdrum"]
    play(m, "weapon kratach")
    assert rating(m, "blow", "razide") == 2 + 3
    assert rating(m, "shoot", "sean_gallagher") == 3
    m = table({"kohort": ["razide+kratach+deathlockdrum"], "hand": ["lucky_shot"]}, {"squad": ["sean_gallagher"]})
    fight(m, "razide", "sean_gallagher", "shoot")
    play(m, "weapon deathlockdrum")
    assert rating(m, "blow", "razide") == 2 + 3
    assert rating(m, "shoot", "sean_gallagher") == 1


@pytest.mark.rule("DTR-262")
def test_if_the_weapon_is_lost_another_is_used():
    m = table({"kohort": ["razide+kratach+scythe_of_semai"]}, {"squad": ["sean_gallagher"], "hand": ["malfunction"]})
    fight(m, "razide", "sean_gallagher", "shoot")
    play(m, "weapon scythe_of_semai")
    assert rating(m, "blow", "razide") == 6
    play(m, "play_on malfunction razide", "target scythe_of_semai")
    assert m.explain("shoot of razide").total == 5


# ---- vehicles ----
@pytest.mark.rule("DTR-098", "DTR-099", "DTR-100", "DTR-107")
def test_inside_or_outside_a_vehicle():
    m = table({"squad": ["clansman+clansman_claymore"], "hand": ["imperial_doomlord"]})
    play(m, "attach imperial_doomlord clansman")
    assert options(m) == ["inside", "outside"]
    play(m, "inside")
    assert (rating(m, "shoot", "clansman"), rating(m, "armour", "clansman"), rating(m, "value", "clansman")) == (
        4,
        6,
        6,
    )
    assert rating(m, "fight", "clansman") == 4  # no weapon inside
    play(m, "alight imperial_doomlord")
    assert rating(m, "shoot", "clansman") == 2
    assert rating(m, "fight", "clansman") == 6
    assert m.state.actions == 1
    play(m, "board imperial_doomlord")
    assert rating(m, "shoot", "clansman") == 4


@pytest.mark.rule("DTR-101", "DTR-102")
@pytest.mark.parametrize(("before", "after"), [("clansman", True), ("clansman!", None)])
def test_losing_the_vehicle_wounds_whoever_is_inside(before, after):
    m = table({"squad": [f"{before}+^imperial_doomlord", "valkyrie"]}, {"hand": ["malfunction"]})
    play(m, "meditate", "play_on malfunction clansman")
    if after:
        assert wounded(m, "clansman")
    else:
        assert "clansman" in ids(m, "grave", 0)
    assert victory(m) == [0, 0]
    assert destiny(m)[1] == 5  # no points
    m = table({"squad": ["clansman+imperial_doomlord", "valkyrie"]}, {"hand": ["malfunction"]})
    play(m, "meditate", "play_on malfunction clansman")
    assert not wounded(m, "clansman")  # outside


@pytest.mark.rule("DTR-103", "DTR-104")
def test_inside_there_is_neither_cover_nor_fortification():
    m = table({"squad": ["clansman+^imperial_doomlord", "trencher"], "works": ["fukido:squad"]})
    assert rating(m, "armour", "clansman") == 6
    assert rating(m, "armour", "trencher") == 4
    assert "cover clansman" not in options(m)
    assert "cover trencher" in options(m)


@pytest.mark.rule("DTR-105")
def test_driven_into_cover_one_leaves_the_vehicle():
    m = table({"squad": ["clansman+^imperial_doomlord"]}, {"hand": ["cowardice"]})
    play(m, "meditate", "play_at cowardice p1")
    assert m.state.inside == 0
    assert m.state.covered


@pytest.mark.rule("DTR-108", "DTR-518")
def test_airships_neither_fight_nor_are_fought():
    m = table({"squad": ["clansman+^imperial_doomlord"]}, {"kohort": ["razide"], "hand": ["lucky_shot"]})
    fight(m, "clansman", "razide")
    assert m.state.tactic == 1  # there was no choice
    m = table({"kohort": ["razide"]}, {"squad": ["rams_air_cavalry"], "hand": ["lucky_shot"]})
    fight(m, "razide", "rams_air_cavalry")
    assert m.state.tactic == 1


# ---- fortifications ----
@pytest.mark.rule("DTR-110", "DTR-111", "DTR-112", "DTR-113", "DTR-114", "DTR-437", "DTR-434")
def test_a_city_helps_wherever_its_warriors_are():
    m = table({"hand": ["fukido"]})
    play(m, "lay fukido squad")  # without any warriors there
    m = table({"squad": ["clansman", "valkyrie"], "outpost": ["blood_beret"], "hand": ["fukido"]})
    play(m, "lay fukido squad")
    assert [rating(m, "armour", w) for w in ("clansman", "valkyrie", "blood_beret")] == [5, 3, 5]
    assert m.state.actions == 2


@pytest.mark.rule("DTR-116")
def test_one_copy_of_a_fortification():
    m = table({"works": ["fukido:squad"], "hand": ["fukido", "industrial_complex"]})
    assert not any(o.startswith("lay fukido") for o in options(m))
    m = table({"works": ["industrial_complex:squad"], "hand": ["industrial_complex"]})
    assert "lay industrial_complex kohort" in options(m)


@pytest.mark.rule("DTR-115", "DTR-183", "DTR-184", "DTR-276", "DTR-509")
def test_what_lies_on_a_warrior_goes_with_it():
    m = table({"squad": ["clansman!+foxhole+composite_armor"]}, {"kohort": ["alakhai_the_cunning"]}, turn="p2")
    fight(m, "alakhai_the_cunning", "clansman")
    finish(m)
    assert ids(m, "grave", 0) == ["clansman", "composite_armor", "foxhole"]


@pytest.mark.rule("DTR-433")
def test_an_effect_tied_to_an_area_ends_at_its_border():
    m = table({"kohort": ["necromutant"], "outpost": ["centurion"], "works": ["citadel_of_algeroth:kohort"]})
    assert rating(m, "armour", "necromutant") == 6
    assert rating(m, "armour", "centurion") == 4


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

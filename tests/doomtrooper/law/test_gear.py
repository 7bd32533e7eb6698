"""Gear on gear, gear for commanders and for areas, who may not have or use any."""

from __future__ import annotations

import pytest

from ..table import attach_to, card, fight, finish, ids, options, play, rating, table, victory, why, wounded


# ---- gear on gear ----
@pytest.mark.rule("DTR-085", "DTR-182", "DTR-184")
def test_a_hellblaster_is_a_part_of_the_vehicle():
    m = table(
        {"kohort": ["razide+^hellhound_necrotank", "heretic+kratach"], "squad": ["trencher+^imperial_doomlord"],
         "hand": ["hellblaster"]},
        {"squad": ["clansman"]},
    )  # fmt: skip
    # no warrior bears it itself; a gun is no vehicle, and a Doomtrooper's vehicle is not the Legion's
    assert attach_to(m, "hellblaster") == {"hellhound_necrotank"}
    assert why(m, "attach hellblaster razide") == "DTR-182"
    assert why(m, "attach hellblaster imperial_doomlord") == "DTR-085"
    heretics = rating(m, "shoot", "heretic")
    assert rating(m, "shoot", "razide") == 2 + 5
    play(m, "attach hellblaster hellhound_necrotank")
    assert rating(m, "shoot", "razide") == 2 + 5 + 7
    assert rating(m, "fight", "razide") == 9 + 5
    assert rating(m, "shoot", "heretic") == heretics  # it is in nobody else's vehicle
    play(m, "alight hellhound_necrotank")
    assert rating(m, "shoot", "razide") == 2  # outside neither vehicle nor gun
    play(m, "board hellhound_necrotank")
    assert rating(m, "shoot", "razide") == 14


@pytest.mark.rule("DTR-085", "DTR-183")
def test_what_is_added_to_gear_is_discarded_with_it():
    m = table({"kohort": ["razide+^hellhound_necrotank"], "hand": ["hellblaster"]},
              {"kohort": ["cairath+decay"], "squad": ["clansman"], "destiny": 20})  # fmt: skip
    play(m, "attach hellblaster hellhound_necrotank", "use decay 1", "target hellhound_necrotank")
    assert ids(m, "grave", 0) == ["hellblaster", "hellhound_necrotank"]
    assert ids(m, "attached", 0) == []
    assert wounded(m, "razide")  # it was inside
    m = table({"kohort": ["razide+^hellhound_necrotank"], "hand": ["hellblaster"]},
              {"kohort": ["cairath+decay"], "squad": ["clansman"], "destiny": 20})  # fmt: skip
    play(m, "attach hellblaster hellhound_necrotank", "use decay 1", "target hellblaster")
    assert ids(m, "attached", 0) == ["hellhound_necrotank"]  # the part may go alone
    assert rating(m, "shoot", "razide") == 7


@pytest.mark.rule("DTR-085")
def test_an_added_gun_kills_in_shoot_outs_only_and_fires_at_fortifications():
    m = table({"kohort": ["razide+^hellhound_necrotank"], "hand": ["hellblaster"]},
              {"squad": ["cardinal_durand"], "works": ["fukido:squad"]})  # fmt: skip
    play(m, "attach hellblaster hellhound_necrotank", "use hellblaster 1")
    assert ids(m, "works", 1) == []
    shot = m.copy()
    finish(fight(shot, "razide", "cardinal_durand", "shoot"))  # 14 against 11
    assert victory(shot)[0] == 14
    fought = m.copy()
    finish(fight(fought, "razide", "cardinal_durand", "fight"))
    assert victory(fought)[0] == 0
    assert wounded(fought, "cardinal_durand")


def test_superior_quality_has_to_go_first():
    m = table({"kohort": ["razide+curator_sword"], "hand": ["superior_quality"]},
              {"kohort": ["cairath+decay"], "destiny": 10})  # fmt: skip
    play(m.copy(), "meditate", "use decay 1")
    play(m, "play_on superior_quality curator_sword")
    assert m.decision.name == "action"  # nothing is left that could be discarded, so ten points buy nothing
    assert ids(m, "attached", 0) == ["curator_sword", "superior_quality"]
    m = table({"squad": ["clansman+first_aid_kit", "valkyrie!+mental_constitution"], "works": ["fukido:squad"],
               "hand": ["superior_quality"]}, {"kohort": ["razide"]})  # fmt: skip
    assert [o for o in options(m) if "superior" in o] == ["play_on superior_quality first_aid_kit"]  # for gear only
    play(m, "play_on superior_quality first_aid_kit")
    assert m.decision.name == "action"  # what cannot be discarded cannot be used by discarding it


# ---- any equipment, for commanders too ----
@pytest.mark.rule("DTR-093", "DTR-091")
def test_any_equipment_for_a_commander_means_that_of_other_commanders_too():
    side = {"squad": ["combat_overseer", "chasseur", "infantry"], "hand": ["hagelsturm", "capitol_helmet"]}
    assert attach_to(table(side), "hagelsturm") == set()  # for commanders of Bauhaus or Capitol
    m = table({**side, "works": ["alliance_cybertronic"]})
    assert attach_to(m, "hagelsturm") == {"combat_overseer"}  # affiliation is looked away from, the rank is not
    assert attach_to(m, "capitol_helmet") == {"combat_overseer", "chasseur", "infantry"}
    play(m, "attach hagelsturm combat_overseer")
    assert rating(m, "fight", "combat_overseer") == 4 + 4
    assert rating(m, "shoot", "combat_overseer") == 3


def test_a_shotgun_kills_with_more_than_twice_the_armour():
    for foe, dead in (("necromutant", 4), ("etoiles_mortant", 0), ("razide", 0)):
        place = "squad" if foe == "etoiles_mortant" else "kohort"
        m = table({"squad": ["squadron_commander+mandible"]}, {place: [foe]})
        fight(m, "squadron_commander", foe)  # 7 + 5 against 4, 6 or 7: twice the armour is not more than twice
        finish(m)
        assert victory(m)[0] == dead


# ---- vehicles that lie in an area ----
@pytest.mark.rule("DTR-086")
def test_gear_is_laid_to_an_area_without_warriors():
    m = table({"hand": ["unholy_carronade"]})
    play(m, "lay unholy_carronade kohort")
    assert ids(m, "works", 0) == ["unholy_carronade"]
    assert m.state.actions == 2


@pytest.mark.rule("DTR-194")
def test_a_vehicle_laid_to_an_area_stays_there():
    m = table({"kohort": ["heretic"], "outpost": ["prophet"], "hand": ["unholy_carronade"]})
    assert [o for o in options(m) if "carronade" in o] == ["lay unholy_carronade kohort"]
    play(m, "lay unholy_carronade kohort")
    assert "transfer heretic" in options(m)
    assert "transfer unholy_carronade" not in options(m)
    assert why(m, "transfer unholy_carronade") == "DTR-194"
    play(m, "transfer heretic")
    assert m.state.actions == 1  # it is no vehicle of the warrior's, which would have cost two
    assert m.state.area[card(m, "unholy_carronade")] == 1
    assert ids(m, "works", 0) == ["unholy_carronade"]


def test_vehicles_of_an_area_fire():
    m = table({"kohort": ["heretic"], "works": ["unholy_carronade:kohort"]},
              {"squad": ["clansman+composite_armor"], "works": ["fukido:squad", "victoria:squad"]})  # fmt: skip
    play(m, "use unholy_carronade 1")
    assert options(m) == ["target fukido", "target victoria"]
    side = {"squad": ["infantry"], "works": ["cybermech:squad"]}
    assert "use cybermech 1" not in options(table(side, {"squad": ["clansman+composite_armor"]}))
    m = table({**side, "victory": 1}, {"squad": ["clansman+composite_armor"]})
    play(m, "use cybermech 1")
    assert victory(m)[0] == 0
    assert ids(m, "grave", 1) == ["composite_armor"]


# ---- may not, never, may not use ----
@pytest.mark.rule("DTR-456", "DTR-457")
def test_never_stands_against_effects_and_may_not_does_not():
    side = {"kohort": ["kadaver"], "outpost": ["zhurgon"], "squad": ["infantry"], "hand": ["composite_armor"]}
    m = table(side, {"outpost": ["prophet"]})
    assert attach_to(m, "composite_armor") == {"infantry"}
    assert why(m, "attach composite_armor zhurgon") == "DTR-456"
    assert why(m, "attach composite_armor kadaver") == "DTR-457"
    m = table({**side, "kohort": ["kadaver", "algeroth_apostle"]}, {"outpost": ["prophet"]})
    play(m, "meditate")
    assert m.decision.name == "anytime"  # Algeroth equips the Dark Legion at any time: a card's effect
    assert attach_to(m, "composite_armor") == {"zhurgon", "algeroth_apostle"}
    play(m, "attach composite_armor zhurgon")
    assert rating(m, "armour", "zhurgon") == 7 + 4


@pytest.mark.rule("DTR-457", "DTR-125")
def test_a_kadaver_never_has_relics_or_gifts():
    m = table({"kohort": ["kadaver", "necromutant"], "hand": ["armor_of_unholiness", "dark_fire"]})
    assert attach_to(m, "armor_of_unholiness") == {"necromutant"}
    assert attach_to(m, "dark_fire") == {"necromutant"}
    m = table({"kohort": ["kadaver", "ilian_mistress"], "hand": ["dark_fire"]})
    play(m, "meditate")
    assert m.decision.name == "action"  # Ilian bestows any gift at any time, but not on a Kadaver


@pytest.mark.rule("DTR-458")
def test_who_may_not_use_equipment_may_have_it():
    m = table({"squad": ["paparazzo", "infantry"], "hand": ["composite_armor"]})
    assert attach_to(m, "composite_armor") == {"paparazzo", "infantry"}
    on_infantry = play(m.copy(), "attach composite_armor infantry")
    assert rating(on_infantry, "armour", "infantry") == 2 + 4
    play(m, "attach composite_armor paparazzo")
    assert ids(m, "attached", 0) == ["composite_armor"]
    assert rating(m, "armour", "paparazzo") == 2


def test_kadavers_strengthen_each_other():
    m = table({"kohort": ["kadaver", "kadaver", "necromutant"], "outpost": ["kadaver"]}, {"outpost": ["prophet"]})
    assert (rating(m, "fight", "kadaver"), rating(m, "value", "kadaver")) == (2 + 3, 2 + 1)
    alone = table({"kohort": ["kadaver"], "hand": ["grim_reaper"]})
    assert rating(alone, "fight", "kadaver") == 2
    assert not [o for o in options(alone) if "grim_reaper" in o]


def test_a_paparazzo_brings_three_points_more():
    m = table({"squad": ["paparazzo", "sean_gallagher"]}, {"kohort": ["heretic!"]})
    finish(fight(m, "sean_gallagher", "heretic"))
    assert victory(m)[0] == 3 + 3
    m = table({"squad": ["paparazzo"], "kohort": ["razide"]}, {"kohort": ["heretic!"]})
    finish(fight(m, "razide", "heretic"))  # no Doomtrooper
    assert victory(m)[0] == 3


# ---- gear ----
@pytest.mark.rule("DTR-084", "DTR-083")
def test_gear_for_doomtroopers_is_not_for_the_legion():
    m = table(
        {"squad": ["clansman"], "kohort": ["razide"], "aside": ["local_thug"], "outpost": ["prophet"],
         "hand": ["punisher_combo", "composite_armor"]},
    )  # fmt: skip
    assert attach_to(m, "punisher_combo") == {"clansman"}
    assert attach_to(m, "composite_armor") == {"clansman", "razide", "local_thug", "prophet"}


@pytest.mark.rule("DTR-096", "DTR-094")
@pytest.mark.parametrize(("tactic", "blow"), [("fight", 4 + 2), ("shoot", 2 + 2)])
def test_a_fight_and_shoot_weapon_works_in_both(tactic, blow):
    m = table({"squad": ["clansman+punisher_combo"], "hand": ["evasive_action"]}, {"squad": ["valkyrie"]})
    fight(m, "clansman", "valkyrie", tactic)
    assert rating(m, "blow", "clansman") == blow


@pytest.mark.rule("DTR-097", "DTR-260")
def test_what_is_no_weapon_counts_beside_one():
    m = table(
        {"squad": ["clansman+punisher_combo+portable_force_shield+composite_armor"], "hand": ["evasive_action"]},
        {"squad": ["valkyrie"]},
    )
    fight(m, "clansman", "valkyrie")
    assert m.decision.name == "anytime"  # one weapon only, so nothing to choose
    assert rating(m, "blow", "clansman") == 4 + 2
    assert rating(m, "armour", "clansman") == 3 + 6 + 4


@pytest.mark.rule("DTR-103")
def test_only_the_rider_is_without_fortifications():
    m = table(
        {"squad": ["clansman+^imperial_doomlord"], "works": ["fukido:squad"], "hand": ["evasive_action"]},
        {"squad": ["trencher"], "works": ["fukido:squad"]},
    )
    fight(m, "clansman", "trencher", "shoot")
    assert rating(m, "armour", "clansman") == 3 + 3  # the vehicle, not the city
    assert rating(m, "armour", "trencher") == 2 + 2  # its opponent has the city


@pytest.mark.rule("DTR-109", "DTR-518")
def test_a_warrior_considered_a_vehicle_is_always_inside():
    m = table({"squad": ["rams_air_cavalry", "clansman"], "works": ["fukido:squad"]}, {"kohort": ["razide"]})
    printed = m.state.t.cards[card(m, "rams_air_cavalry")].armour
    assert rating(m, "armour", "rams_air_cavalry") == printed
    assert rating(m, "armour", "clansman") == 5
    assert "cover rams_air_cavalry" not in options(m)
    assert why(m, "cover rams_air_cavalry") == "DTR-061"  # it could not leave itself
    assert not any(o.startswith(("board", "alight")) for o in options(m))


@pytest.mark.rule("DTR-117", "DTR-150", "DTR-090")
def test_forts_and_relics_go_to_ones_own_only():
    m = table({"squad": ["clansman"], "kohort": ["heretic"], "hand": ["foxhole", "armor_of_unholiness"]},
              {"squad": ["trencher"], "kohort": ["razide"]})  # fmt: skip
    assert attach_to(m, "foxhole") <= {"clansman", "heretic"}
    assert "clansman" in attach_to(m, "foxhole")
    assert attach_to(m, "armor_of_unholiness") == {"heretic"}
    assert why(m, "attach armor_of_unholiness razide") == "DTR-090"


@pytest.mark.rule("DTR-519", "DTR-103")
def test_a_ban_on_fortifications_covers_what_is_considered_one():
    m = table({"squad": ["clansman+^imperial_doomlord+portable_force_shield"]})
    assert rating(m, "armour", "clansman") == 3 + 3
    play(m, "alight imperial_doomlord")
    assert rating(m, "armour", "clansman") == 3 + 6


@pytest.mark.rule("DTR-106")
def test_losing_the_affiliation_one_leaves_the_vehicle():
    m = table({"squad": ["clansman+^imperial_doomlord", "valkyrie"]}, {"hand": ["insubordination"]})
    play(m, "meditate", "play_on insubordination clansman")
    assert m.state.inside == 0
    assert rating(m, "shoot", "clansman") == 2

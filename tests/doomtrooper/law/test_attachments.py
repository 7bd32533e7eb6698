"""Equipment, weapons, vehicles and fortifications."""

from __future__ import annotations

import pytest

from ..table import attach_to, destiny, fight, finish, ids, options, play, rating, table, victory, why, wounded


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


@pytest.mark.rule("DTR-116", "DTR-117")
def test_one_foxhole_for_a_player_whoever_is_in_it():
    hole = "attach foxhole clansman"
    m = table({"squad": ["clansman", "valkyrie"], "hand": ["foxhole"]}, {"squad": ["valkyrie+foxhole"]})
    assert hole in options(m)  # the opponent's is no copy of mine
    m = table({"squad": ["clansman", "valkyrie+foxhole"], "hand": ["foxhole"]})
    assert hole not in options(m)
    assert why(m, hole) == "DTR-116"
    play(m, "move foxhole clansman")  # the one that is there may go on
    assert "attach foxhole valkyrie" not in options(m)
    m = table({"squad": ["trencher+foxhole"], "sideboard": ["foxhole"]})
    assert "use trencher 1" not in options(m)  # nor does a text bring a second one


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

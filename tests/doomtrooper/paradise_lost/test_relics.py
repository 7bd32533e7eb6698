"""Skulls, beasts, vehicles, places, viruses and markers of Paradise Lost."""

from __future__ import annotations

import pytest

from ..table import (
    attach_to,
    card,
    destiny,
    end_turn,
    fight,
    finish,
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
    wounded,
)

WAIT = ["evasive_action"]
SKULLS = ("asian_skull", "european_skull", "north_american_skull", "south_american_skull")
CHARGED = "+".join(("mitch_hunter_island", *SKULLS))


# ---- skulls ----
def test_skulls_are_for_seekers_and_island_team_members():
    m = table({"outpost": ["mitch_hunter_island", "master_valpurgius", "soldat"], "hand": ["asian_skull"]}, {})
    found = attach_to(m, "asian_skull")
    assert found == {"mitch_hunter_island", "master_valpurgius"}
    play(m, "attach asian_skull mitch_hunter_island")
    assert m.state.actions == 1


def test_whoever_has_all_four_kills_an_area_and_earns_its_points():
    m = table({"outpost": [CHARGED]}, {"squad": ["clansman", "infantry"], "kohort": ["razide"]})
    play(m, "use asian_skull 1")
    assert options(m) == ["area squad", "area kohort"]
    play(m, "area squad")
    finish(m)
    assert ids(m, "grave", 1) == ["clansman", "infantry"]
    assert ids(m, "kohort", 1) == ["razide"]
    assert victory(m)[0] == sum(card_value(m, id) for id in ("clansman", "infantry"))


def card_value(m, id: str) -> int:
    return int(m.state.t.value[m.state.t.instances(id)[0]])


def test_three_skulls_are_not_enough_and_it_is_an_attack():
    m = table({"outpost": ["+".join(("mitch_hunter_island", *SKULLS[:3]))]}, {"squad": ["clansman"]})
    assert "use asian_skull 1" not in options(m)
    m = table({"outpost": [CHARGED]}, {"squad": ["clansman"]}, attacks=0)
    assert "use asian_skull 1" not in options(m)
    m = table({"outpost": [CHARGED]}, {"squad": ["clansman"]}, actions=2)
    assert why(m, "use asian_skull 1") == "DTR-036"


def test_island_team_members_take_skulls_anywhere():
    m = table({"squad": ["mitch_hunter_island", "clansman"], "hand": ["asian_skull"]}, {})
    assert attach_to(m, "asian_skull") == {"mitch_hunter_island"}


def test_the_mission_makes_a_seeker_who_takes_skulls_on_the_outpost_only():
    m = table({"squad": ["clansman+skull_seeker"], "outpost": ["soldat+skull_seeker"], "hand": ["asian_skull"]}, {})
    assert attach_to(m, "asian_skull") == {"soldat"}
    m = table({"squad": ["clansman"], "kohort": ["golgotha_mistress"], "hand": ["skull_seeker"]}, {})
    assert attach_to(m, "skull_seeker") == {"clansman"}


# ---- attacks that take more ----
def test_a_urox_attacks_for_two_actions():
    m = table({"outpost": ["jihad_infantry_trooper+holy_urox"], "hand": WAIT}, {"outpost": ["soldat"], "hand": WAIT})
    fight(m, "jihad_infantry_trooper", "soldat")
    assert m.state.actions == 1
    m = table({"outpost": ["jihad_infantry_trooper+holy_urox"]}, {"outpost": ["soldat"]}, actions=1)
    assert "attack" not in options(m)
    m = table({"outpost": ["jihad_infantry_trooper"]}, {"outpost": ["soldat"]}, actions=1)
    assert "attack" in options(m)


def test_a_predatorian_makes_attacks_on_its_mates_take_two():
    for beast, left in (("", 2), ("+predatorian", 1)):
        m = table(
            {"outpost": ["soldat"], "hand": WAIT},
            {"outpost": [f"templar_marine{beast}", "horde_trooper"], "hand": WAIT},
        )
        fight(m, "soldat", "horde_trooper")
        assert m.state.actions == left
    m = table({"outpost": ["templar_marine+predatorian"], "hand": WAIT}, {"outpost": ["soldat"], "hand": WAIT})
    fight(m, "templar_marine", "soldat")
    assert m.state.actions == 2


# ---- weapons and vehicles ----
def test_a_mastodont_carries_two_shoot_weapons():
    gear = "+".join(("jihad_infantry_trooper", "charger", "interceptor"))
    bare = table({"outpost": [gear]}, {})
    both = table({"outpost": [f"{gear}+mastodont"]}, {})
    plain = table({"outpost": ["jihad_infantry_trooper"]}, {})
    one = rating(bare, "shoot", "jihad_infantry_trooper") - rating(plain, "shoot", "jihad_infantry_trooper")
    two = rating(both, "shoot", "jihad_infantry_trooper") - rating(plain, "shoot", "jihad_infantry_trooper") - 2
    assert two > one > 0


def test_a_jaeger_jumps_out_of_the_corarius_unhurt():
    m = table(
        {"outpost": ["jaeger_commando+^corarius_transport"], "hand": WAIT}, {"outpost": ["gendarme"], "hand": WAIT}
    )
    fight(m, "jaeger_commando", "gendarme", "shoot")
    before = numbers(m, "jaeger_commando")
    play(m, "use corarius_transport 1")
    assert numbers(m, "jaeger_commando") == tuple(n + 5 for n in before)
    assert not wounded(m, "jaeger_commando")
    assert ids(m, "grave", 0) == ["corarius_transport"]
    other = table({"outpost": ["soldat+^corarius_transport"], "hand": WAIT}, {"outpost": ["gendarme"], "hand": WAIT})
    fight(other, "soldat", "gendarme", "shoot")
    assert "use corarius_transport 1" not in options(other)


def test_rituals_take_an_action_less_with_a_patriarch_in_the_palanquin():
    hand = {"hand": ["the_defiance", *WAIT]}
    for vehicle, least in (("", False), ("+^palanquin_airvessel", True)):
        m = table({"outpost": [f"patriarch{vehicle}", "fusilier"], **hand}, {})
        cost = m.state.t.actions[m.state.t.instances("the_defiance")[0]]
        if "play the_defiance" in options(m):
            play(m, "play the_defiance")
            assert m.state.actions == 3 - cost + least


# ---- places ----
def test_a_dump_takes_more_cards_for_four_points_each():
    m = table(
        {"works": ["garbage_dump:squad"], "hand": ["infantry", "clansman", "razide"], "destiny": 9}, {"hand": WAIT}
    )
    play(m, "end", "drop infantry")
    assert destiny(m)[0] == 9
    play(m, "drop clansman")
    assert destiny(m)[0] == 5
    play(m, "drop razide")
    assert destiny(m)[0] == 1
    assert m.state.turn == 1
    m = table({"works": ["garbage_dump:squad"], "hand": ["infantry", "clansman"], "destiny": 3}, {"hand": WAIT})
    play(m, "end", "drop infantry")
    assert m.state.turn == 1


def test_northwestern_europe_takes_one_lutheran_for_its_defender():
    m = table(
        {"outpost": ["soldat"], "hand": WAIT},
        {"outpost": ["fusilier", "cavalier"], "works": ["northwestern_europe:outpost"], "hand": WAIT},
    )
    fight(m, "soldat", "cavalier")
    play(m, "zone northwestern_europe")
    before = numbers(m, "cavalier")
    while "use northwestern_europe 1" not in options(m):
        play(m, "pass")
    worth = card_value(m, "fusilier")
    play(m, "use northwestern_europe 1")
    assert numbers(m, "cavalier") == tuple(n + worth for n in before)
    assert ids(m, "grave", 1) == ["fusilier"]
    assert "use northwestern_europe 1" not in options(m)


# ---- viruses ----
def test_withering_death_makes_an_attack_take_three_actions():
    m = table({"hand": ["withering_death", *WAIT]}, {"outpost": ["crenshaw_island"], "hand": WAIT})
    play(m, "meditate")
    assert plays_on(m, "withering_death") == {"crenshaw_island"}
    play(m, "play_on withering_death crenshaw_island")
    end_turn(m)
    assert "attack" not in options(m)


def test_a_stupor_makes_its_victims_player_draw_one_card_less():
    m = table(
        {"hand": ["parasitic_stupor", *WAIT]},
        {"outpost": ["crenshaw_island"], "hand": ["infantry"] * 3, "library": ["clansman"] * 9},
    )
    play(m, "meditate", "play_on parasitic_stupor crenshaw_island")
    end_turn(m)
    assert len(m.state.hand[1]) == 6


def test_the_plague_kills_whom_a_combat_wounds_and_spreads_at_once():
    m = table(
        {"hand": ["red_plague", *WAIT], "outpost": ["gendarme+tailwave"]},
        {"outpost": ["crenshaw_island", "indigo_island"], "squad": ["clansman"], "hand": WAIT},
    )
    play(m, "meditate", "play_at red_plague p2")
    ill = {e[3] for e in m.state.lasting}
    assert {card(m, "crenshaw_island"), card(m, "indigo_island")} <= ill
    assert card(m, "clansman") not in ill


@pytest.mark.parametrize("ill", [False, True])
def test_a_plagued_warrior_is_killed_by_a_wound(ill: bool):
    m = table(
        {"hand": ["red_plague", *WAIT], "outpost": ["cossack_kommendant+holy_urox"]},
        {"outpost": ["crenshaw_island"], "hand": WAIT},
        actions=3,
    )
    if ill:
        play(m, "meditate", "play_at red_plague p2")
        passes(m)
        m.state.actions = 3
    finish(fight(m, "cossack_kommendant", "crenshaw_island"))
    assert ("crenshaw_island" in ids(m, "grave", 1)) is ill


def test_a_mutated_strain_infects_the_tribal():
    m = table(
        {"hand": ["mutated_strain", "withering_death", *WAIT]},
        {"outpost": ["soldat", "gendarme"], "hand": WAIT},
    )
    play(m, "meditate")
    assert plays_on(m, "withering_death") == set()
    play(m, "play mutated_strain", "target soldat")
    assert ids(m, "sacrificed", 0) == ["withering_death"]
    assert {e[3] for e in m.state.lasting} >= {card(m, "soldat")}
    end_turn(end_turn(m))
    end_turn(end_turn(m))
    assert {e[3] for e in m.state.lasting} >= {card(m, "soldat"), card(m, "gendarme")}


# ---- markers and trades ----
def test_a_bestal_buys_markers_and_loses_one_with_each_combat():
    m = table(
        {"hand": ["gendarme_bestal"], "destiny": 10, "outpost": ["soldat"]}, {"outpost": ["cavalier"], "hand": WAIT}
    )
    play(m, "deploy gendarme_bestal")
    assert options(m) == ["units 0", "units 1", "units 2", "units 3"]
    play(m, "units 3")
    assert destiny(m)[0] == 10 - 4 - 6
    assert numbers(m, "gendarme_bestal") == (7, 7, 7)
    assert rating(m, "value", "gendarme_bestal") == 7
    fight(m, "gendarme_bestal", "cavalier")
    finish(m)
    if "gendarme_bestal" in ids(m, "outpost", 0):
        assert numbers(m, "gendarme_bestal") == (6, 6, 6)


def test_madness_trades_armour_for_twice_the_fight():
    m = table({"squad": ["clansman"], "hand": ["battle_madness", *WAIT]}, {"squad": ["infantry"], "hand": WAIT})
    fight(m, "clansman", "infantry")
    f, s, a = numbers(m, "clansman")
    play(m, "play_on battle_madness clansman")
    assert options(m) == [f"units {n}" for n in range(1, a + 1)]
    play(m, "units 2")
    assert numbers(m, "clansman") == (f + 4, s, a - 2)


def test_valpurgius_lets_the_legion_transfer_at_any_time():
    m = table(
        {"outpost": ["master_valpurgius"], "kohort": ["razide"], "squad": ["clansman"]}, {"hand": WAIT}, opened=True
    )
    play(m, "meditate", "use master_valpurgius 1")
    assert ids(m, "outpost", 0) == ["master_valpurgius", "razide"]
    play(m, "use master_valpurgius 1")
    assert ids(m, "kohort", 0) == ["razide"]
    assert m.state.actions == 2


@pytest.mark.parametrize(("theirs", "found"), [("clansman", False), ("eradicator_deathdroid", True)])
def test_a_homing_missile_needs_a_vehicle(theirs: str, found: bool):
    m = table({"squad": ["infantry+homing_missile"]}, {"squad": [theirs], "hand": WAIT})
    play(m, "meditate")
    assert ("use homing_missile 1" in options(m)) is found


def test_hunter_lunges_at_twice_his_fight():
    """What is printed is the modified rating: a weapon's bonus counts twice as well."""
    m = table(
        {"squad": ["hunter_special_forces+punisher_blade"], "hand": WAIT}, {"squad": ["sean_gallagher"], "hand": WAIT}
    )
    before = rating(m, "fight", "hunter_special_forces")
    assert before > 9
    play(m, "use hunter_special_forces 1")
    while m.state.phase < 5:
        play(m, "pass")
    assert rating(m, "fight", "hunter_special_forces") == 2 * before
    assert m.state.actions == 1

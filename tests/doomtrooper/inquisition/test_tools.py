"""Equipment, relics and warriors of Inquisition that came later, written from their printed texts."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    attach_to,
    card,
    covered,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    wounded,
)


def targets(m: Match) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith("target ")}


def test_a_bayonet_makes_a_fight_weapon_of_a_shoot_weapon():
    m = table({"squad": ["hussar+plasma_carbine"], "hand": ["bayonet"]}, {"squad": ["infantry"]})
    assert {o for o in options(m) if "bayonet" in o} == {"attach bayonet plasma_carbine"}
    play(m, "attach bayonet plasma_carbine")
    assert rating(m, "fight", "hussar") == 4
    assert rating(m, "shoot", "hussar") == 5
    m = table({"squad": ["hussar+bolter", "mystic+avenger_sword"], "hand": ["bayonet"]}, {})
    assert not any("bayonet" in o for o in options(m))  # a fight weapon already


def test_a_chain_bayonet_is_for_weapons_of_the_dark_legion():
    m = table({"kohort": ["razide+improved_kratach", "heretic+plasma_carbine"], "hand": ["chain_bayonet"]}, {})
    assert {o for o in options(m) if "chain" in o} == {"attach chain_bayonet improved_kratach"}
    play(m, "attach chain_bayonet improved_kratach")
    assert rating(m, "fight", "razide") == 15


@pytest.mark.parametrize(("attacks", "armour"), [(True, 7), (False, 5)])
def test_the_bully_doubles_what_fortifications_give_whoever_it_attacks(attacks: bool, armour: int):
    mine = {"squad": ["golden_lion+^bauhaus_bully"], "hand": ["take_aim"]}
    theirs = {"squad": ["hussar"], "works": ["heimburg:squad"], "hand": ["take_aim"]}
    m = table(*((mine, theirs) if attacks else (theirs, mine)))
    fight(m, *(("golden_lion", "hussar") if attacks else ("hussar", "golden_lion")))
    assert rating(m, "armour", "hussar") == armour
    assert rating(m, "armour", "golden_lion") == 11


def test_canyle_heals_the_legion_for_half_the_value():
    m = table({"kohort": ["razide+canyle"], "destiny": 4}, {"kohort": ["necromutant!"], "squad": ["hussar!"]})
    play(m, "use canyle 1")
    passes(m)
    assert not wounded(m, "necromutant")
    assert wounded(m, "hussar")
    assert destiny(m)[0] == 2
    m = table({"kohort": ["razide!+canyle"], "destiny": 3}, {})
    assert "use canyle 1" not in options(m)  # 7 is worth 4


def test_an_autoinjector_heals_three_times_and_never_the_other_side():
    m = table(
        {"squad": ["hussar!+coagulant_autoinjector", "clansman!"], "kohort": ["razide!"]}, {"squad": ["infantry!"]}
    )
    play(m, "use coagulant_autoinjector 1")
    assert targets(m) == {"hussar", "clansman", "infantry"}
    play(m, "target infantry", "use coagulant_autoinjector 1", "target hussar", "use coagulant_autoinjector 1")
    passes(m)
    assert "coagulant_autoinjector" in ids(m, "grave", 0)
    assert wounded(m, "razide")


def test_doctor_diana_heals_and_hides():
    m = table({"squad": ["doctor_diana", "clansman!"]}, {"squad": ["infantry"], "kohort": ["razide!"]})
    play(m, "use doctor_diana 1")
    passes(m)
    assert not wounded(m, "clansman")
    assert covered(m, "doctor_diana")
    m = table({"squad": ["doctor_diana~", "clansman!"]}, {})
    assert "use doctor_diana 1" not in options(m)


@pytest.mark.parametrize(("who", "asked"), [("mystic", True), ("inquisitor", False)])
def test_a_mystics_dress_heals_right_after_the_combat(who: str, asked: bool):
    m = table({"squad": [f"{who}+mystic_battle_dress"], "destiny": 3}, {"squad": ["free_marine"]})
    fight(m, who, "free_marine", "shoot")
    while m.decision is not None and m.decision.name in ("anytime", "react"):
        play(m, "pass")
    assert (m.decision.name == "cure") is asked
    if asked:
        play(m, "yes")
    assert wounded(m, who) is not asked


@pytest.mark.parametrize(("who", "fight_", "thrown"), [("valkyrie", 7, True), ("hussar", 4, False)])
def test_the_battlespear_is_better_for_valkyries(who: str, fight_: int, thrown: bool):
    m = table({"squad": [f"{who}+castigator_battlespear"]}, {"squad": ["infantry"], "hand": ["take_aim"]})
    assert rating(m, "fight", who) == fight_
    fight(m, who, "infantry", "shoot")
    assert ("use castigator_battlespear 1" in options(m)) is thrown
    if thrown:
        play(m, "use castigator_battlespear 1")
        assert rating(m, "shoot", who) == 7


def test_a_rocket_destroys_a_vehicle_or_a_fortification_as_an_attack():
    m = table(
        {"squad": ["free_marine+dpat_9_deuce"]},
        {"squad": ["golden_lion+^bauhaus_bully", "eradicator_deathdroid"], "works": ["heimburg:squad"]},
    )
    play(m, "use dpat_9_deuce 1")
    assert targets(m) == {"bauhaus_bully", "heimburg"}
    play(m, "target bauhaus_bully")
    passes(m)
    assert m.state.turn == 1  # after an attack there is nothing else to do
    assert wounded(m, "golden_lion")  # whoever sits in it


def test_the_icarus_is_flown_by_archangels():
    m = table({"squad": ["archangel", "mystic"], "hand": ["icarus_jet_fighter"]}, {"works": ["heimburg:squad"]})
    assert attach_to(m, "icarus_jet_fighter") == {"archangel"}
    play(m, "attach icarus_jet_fighter archangel", "inside")
    assert rating(m, "shoot", "archangel") == 8
    assert "use icarus_jet_fighter 1" not in options(m)  # three actions


def test_the_timepiece_gives_a_quiet_action_and_sells_one_more():
    m = table(
        {"squad": ["hussar+archetypal_timepiece"], "hand": ["foxhole"], "destiny": 5},
        {"squad": ["infantry"]},
        turn="p2",
    )
    end_turn(m)
    assert (m.state.actions, m.state.attacks) == (4, 1)
    play(m, "meditate", "use archetypal_timepiece 1")
    passes(m)
    assert m.state.actions == 4
    assert not any("timepiece" in o for o in options(m))


@pytest.mark.parametrize(("bearer", "lent"), [("cardinal_dominic", True), ("inquisitor", False)])
def test_the_light_shines_for_a_cardinal(bearer: str, lent: bool):
    m = table(
        {"squad": [f"{bearer}+bringer_of_light", "mystic", "clansman"], "hand": ["shield"], "destiny": 5},
        {"kohort": ["razide"]},
    )
    fight(m, "clansman", "razide")
    assert ("cast shield mystic" in options(m)) is lent


def test_the_light_kills_the_dark_legion_only():
    for victim, area, killed in (("razide", "kohort", True), ("free_marine", "squad", False)):
        m = table(
            {"squad": ["inquisitor+bringer_of_light"]}, {area: [victim], "squad" if area == "kohort" else "kohort": []}
        )
        fight(m, "inquisitor", victim)
        finish(m)
        assert (victim in ids(m, "grave", 1)) is killed


@pytest.mark.parametrize(("foe", "more"), [("heretic", 5), ("razide", 3)])
def test_the_exorcists_glove(foe: str, more: int):
    m = table(
        {"squad": ["inquisitor+exorcist_glove"], "hand": ["exorcise_disease"], "destiny": 2},
        {"kohort": [foe], "hand": ["take_aim"]},
    )
    fight(m, "inquisitor", foe)
    assert rating(m, "fight", "inquisitor") == 4 + more
    play(m, "cast exorcise_disease inquisitor")
    assert options(m) == ["units 1", "units 2"]  # 1 point, or 2
    passes(play(m, "units 2"))
    m = table(
        {"squad": ["clansman", "mystic+exorcist_glove"], "destiny": 2, "hand": ["exorcise_disease"]},
        {"kohort": ["razide"], "hand": ["take_aim"]},
    )
    fight(m, "clansman", "razide")
    play(m, "cast exorcise_disease mystic", "units 2")
    assert destiny(m)[0] == 0
    assert rating(m, "armour", "clansman") == 5  # one payment of 2 counts as two


@pytest.mark.parametrize(
    ("killer", "victim", "points"),
    [("razide", "templar!", 10), ("razide", "necromutant!", 4), ("heretic", "child_of_ilian!", 6)],
)
def test_krynstons_skull_pays_for_followers_of_other_apostles(killer: str, victim: str, points: int):
    m = table({"kohort": [killer, "centurion+krynstons_skull"]}, {"kohort": [victim, "legionnaire_of_semai"]})
    fight(m, killer, victim[:-1])
    finish(m)
    assert victory(m)[0] == points


def test_the_scroll_brings_an_apostle_for_nothing():
    m = table(
        {
            "kohort": ["razide+scroll_of_unholy_invocation"],
            "sideboard": ["algeroth_apostle"],
            "library": ["semai_lord", "templar"],
            "destiny": 0,
        },
        {"squad": ["infantry"]},
    )
    play(m, "use scroll_of_unholy_invocation 1")
    assert targets(m) == {"algeroth_apostle", "semai_lord"}
    play(m, "target algeroth_apostle")
    passes(m)
    assert "algeroth_apostle" in ids(m, "kohort", 0)
    assert ids(m, "sacrificed", 0) == ["scroll_of_unholy_invocation"]


def test_the_shillelagh_discards_a_plain_stranger():
    m = table(
        {"squad": ["golden_lion+the_shillelagh", "hussar"], "destiny": 5},
        {"squad": ["clansman", "max_steiner", "infantry"]},
    )
    play(m, "use the_shillelagh 1")
    assert targets(m) == {"hussar", "infantry"}
    play(m, "target infantry")
    passes(m)
    assert "infantry" in ids(m, "grave", 1)
    assert destiny(m)[0] == 0
    assert victory(m)[0] == 0


def test_the_liber_hereticus_rids_the_world_of_heretics():
    m = table(
        {"squad": ["inquisitor_majoris", "mystic", "hussar"], "hand": ["the_liber_hereticus", "tainted"]},
        {"kohort": ["heretic", "razide"], "hand": ["heretic", "necromutant"]},
    )
    assert attach_to(m, "the_liber_hereticus") == {"inquisitor_majoris"}
    play(m, "attach the_liber_hereticus inquisitor_majoris")
    passes(m)
    assert ids(m, "kohort", 1) == ["razide"]
    play(m, "meditate")
    if "play_on tainted hussar" in options(m):
        play(m, "play_on tainted hussar")
        passes(m)
        assert "hussar" in ids(m, "grave", 0)
    end_turn(m)
    assert "deploy necromutant" in options(m)
    assert "deploy heretic" not in options(m)


def test_a_golem_is_whole_again_after_the_combat():
    m = table({"kohort": ["golem_of_darkness"]}, {"kohort": ["razide"]})
    fight(m, "golem_of_darkness", "razide")
    finish(m)
    assert not wounded(m, "golem_of_darkness")
    assert ids(m, "grave", 0) == []
    m = table({"kohort": ["golem_of_darkness"]}, {"squad": ["chemiman+cybernetic_power_arm"]})
    fight(m, "golem_of_darkness", "chemiman")
    finish(m)
    assert "golem_of_darkness" in ids(m, "grave", 0)  # killed outright


def test_a_tekron_turns_a_heretic_into_a_follower():
    m = table(
        {"kohort": ["tekron", "heretic"], "library": ["necromutant", "templar"], "destiny": 4},
        {"kohort": ["heretic"]},
    )
    play(m, "use tekron 1")
    passes(m)
    assert ids(m, "kohort", 0) == ["necromutant", "tekron"]
    assert ids(m, "sacrificed", 0) == ["heretic"]
    assert destiny(m)[0] == 0
    assert plays_on(m, "tainted") == set()
    assert card(m, "heretic") in m.state.kohort[1]

"""Warriors of Inquisition: whom they strengthen, whom they kill, what they may not do."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    attach_to,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    rating,
    table,
    why,
    wounded,
)


def targets(m: Match, attacker: str) -> set[str]:
    """Whom a warrior may attack, once its player has declared an attack."""
    play(m, "attack")
    passes(m)
    return {o.split()[-1] for o in options(m) if o.startswith(f"against {attacker} ")}


def killed(mine: list[str], attacker: str, victim: str, tactic: str, theirs: tuple[str, ...] = ()) -> bool:
    """Does an attack kill whom it wounds? p1's warriors are all of the Dark Legion."""
    side = "kohort" if victim in ("heretic", "blessed_legionnaire") else "squad"
    m = table({"kohort": mine, "hand": ["foxhole"]}, {side: [victim], "hand": ["foxhole"], **_beside(theirs, side)})
    fight(m, attacker, victim, tactic)
    finish(m)
    gone = victim in ids(m, "grave", 1)
    assert gone or wounded(m, victim)
    return gone


def _beside(cards: tuple[str, ...], side: str) -> dict[str, list[str]]:
    return {"kohort" if side == "squad" else "squad": list(cards)} if cards else {}


@pytest.mark.parametrize(
    ("mine", "attacker", "victim", "tactic", "kills"),
    [
        (["callistonian_conqueror"], "callistonian_conqueror", "infantry", "fight", True),
        (["callistonian_conqueror"], "callistonian_conqueror", "heretic", "shoot", True),
        (["callistonian_conqueror", "callistonian_intruder"], "callistonian_intruder", "infantry", "fight", True),
        (["callistonian_intruder"], "callistonian_intruder", "infantry", "fight", False),
        (["callistonian_conqueror", "razide"], "razide", "infantry", "fight", False),
        (["zenithian_slaughtermaster"], "zenithian_slaughtermaster", "infantry", "fight", True),
        (["zenithian_slaughtermaster", "razide"], "razide", "infantry", "fight", False),
        (["zenithian_slaughtermaster", "zenithian_soulslayer"], "zenithian_soulslayer", "infantry", "fight", True),
        (["zenithian_soulslayer"], "zenithian_soulslayer", "infantry", "fight", False),
        (["scion_of_ilian"], "scion_of_ilian", "infantry", "shoot", True),
        (["scion_of_ilian", "child_of_ilian"], "child_of_ilian", "infantry", "shoot", True),
        (["child_of_ilian"], "child_of_ilian", "infantry", "shoot", False),
        (["scion_of_ilian", "razide"], "razide", "infantry", "fight", False),
        (["the_unnamed", "razide"], "razide", "infantry", "fight", True),
        (["the_unnamed", "razide"], "razide", "heretic", "fight", False),
        (["razide"], "razide", "infantry", "fight", False),
    ],
)
def test_who_kills_whom_it_wounds(mine: list[str], attacker: str, victim: str, tactic: str, kills: bool):
    assert killed(mine, attacker, victim, tactic) is kills


def test_a_scion_makes_only_its_players_children_deadly():
    assert not killed(["child_of_ilian"], "child_of_ilian", "infantry", "shoot", theirs=("scion_of_ilian",))


def test_a_slaughtermaster_makes_everybodys_soulslayers_deadly():
    theirs = ("zenithian_slaughtermaster",)
    assert killed(["zenithian_soulslayer"], "zenithian_soulslayer", "infantry", "fight", theirs)


def test_the_unnamed_makes_the_dark_legion_of_everybody_deadly():
    assert killed(["razide"], "razide", "infantry", "fight", theirs=("the_unnamed",))


def test_the_unnamed_never_fights_nor_hides_and_is_no_apostle():
    m = table({"kohort": ["the_unnamed", "razide"], "hand": ["foxhole"]}, {"squad": ["infantry"]})
    assert "cover the_unnamed" not in options(m)
    assert "cover razide" in options(m)
    assert targets(m, "the_unnamed") == set()
    assert "Apostle." not in m.state.t.cards[m.state.kohort[0][0]].text("en")


# ---- DARK HUNTSMAN ----
@pytest.mark.parametrize(
    ("attacker", "may"),
    [("clansman", False), ("infantry", False), ("samurai", False), ("valkyrie", True), ("ex_bauhaus_freelancer", True)],
)
def test_only_doomtroopers_of_corporations_may_not_attack_the_huntsman(attacker: str, may: bool):
    m = table({"squad": [attacker], "hand": ["foxhole"]}, {"kohort": ["dark_huntsman", "razide", "heretic"]})
    assert targets(m, attacker) == {"razide", "heretic"} | ({"dark_huntsman"} if may else set())


@pytest.mark.parametrize(("victim", "armour"), [("clansman", 3 - 3), ("valkyrie", 3), ("ex_mishima_freelancer", 3)])
def test_doomtroopers_of_corporations_are_easily_hurt_by_the_huntsman(victim: str, armour: int):
    m = table(
        {"kohort": ["dark_huntsman"], "hand": ["evasive_action"]},
        {"squad": [victim, "trencher"], "hand": ["evasive_action"]},
    )
    assert rating(m, "armour", victim) == 3
    fight(m, "dark_huntsman", victim)
    assert rating(m, "armour", victim) == armour
    assert rating(m, "armour", "trencher") == 2  # it is not in the combat


# ---- auras ----
def test_mentors_teach_each_other_and_mishima_but_not_themselves():
    m = table({"squad": ["mentor", "samurai", "clansman"]}, {"squad": ["shadow_walker"]})
    assert numbers(m, "mentor") == (3, 3, 3)
    assert numbers(m, "samurai") == (4, 4, 3)
    assert numbers(m, "clansman") == (4, 2, 3)
    assert numbers(m, "shadow_walker") == (4, 3, 4)
    m = table({"squad": ["mentor", "mentor", "samurai"]}, {})
    assert numbers(m, "mentor") == (4, 4, 3)
    assert numbers(m, "samurai") == (5, 5, 3)


def test_vince_diamond_leads_his_own_chasseurs():
    m = table({"squad": ["vince_diamond", "chasseur", "vac_engineer"]}, {})
    assert numbers(m, "vince_diamond") == (8, 11, 7)
    assert numbers(m, "chasseur") == (7, 4, 6)
    assert numbers(m, "vac_engineer") == (3, 3, 3)
    m = table({"squad": ["vince_diamond"]}, {"squad": ["chasseur"]})
    assert numbers(m, "chasseur") == (5, 2, 4)


@pytest.mark.parametrize(("gift", "armour"), [("terror", 7), ("hand_of_death", 7)])
def test_vince_diamond_is_immune_to_gifts_of_the_dark_symmetry_itself(gift: str, armour: int):
    bearer = "child_of_ilian"
    m = table(
        {"kohort": [f"{bearer}+{gift}"], "hand": ["evasive_action"]},
        {"squad": ["vince_diamond"], "hand": ["evasive_action"]},
    )
    fight(m, bearer, "vince_diamond")
    assert rating(m, "armour", "vince_diamond") == armour
    assert rating(m, "fight", bearer) == (3 if gift == "hand_of_death" else 1)  # a gift of Ilian does count


def test_a_temple_sentinel_wards_its_players_templars_off_the_art():
    m = table(
        {"squad": ["archangel", "clansman"], "hand": ["elemental_alteration"]},
        {"kohort": ["ilian_temple_sentinel", "templar", "child_of_ilian"]},
    )
    play(m, "meditate", "cast elemental_alteration archangel")
    passes(m)
    assert numbers(m, "ilian_temple_sentinel") == (3, 3, 4)
    assert numbers(m, "templar") == (4, 7, 5)
    assert numbers(m, "child_of_ilian") == (0, 2, 3)


# ---- ERADICATOR DEATHDROID ----
def test_the_deathdroid_neither_hides_nor_uses_gear_nor_fears_gifts():
    m = table(
        {"squad": ["eradicator_deathdroid", "clansman"], "hand": ["composite_armor", "necromower", "evasive_action"]},
        {"kohort": ["child_of_ilian+terror"], "hand": ["evasive_action"]},
    )
    assert "cover eradicator_deathdroid" not in options(m)
    assert "eradicator_deathdroid" not in attach_to(m, "necromower")  # it is a vehicle itself
    play(m, "attach composite_armor eradicator_deathdroid")
    assert numbers(m, "eradicator_deathdroid") == (4, 13, 10)
    fight(m, "eradicator_deathdroid", "child_of_ilian")
    assert rating(m, "armour", "eradicator_deathdroid") == 10


@pytest.mark.parametrize("warrior", ["eradicator_deathdroid", "vince_diamond"])
def test_cybertronics_learn_no_art(warrior: str):
    m = table(
        {"squad": [warrior, "clansman"], "hand": ["improve_self"], "works": ["fukido_cathedral:squad"], "destiny": 9}
    )
    play(m, "meditate")
    assert "cast improve_self clansman" in options(m)
    assert why(m, f"cast improve_self {warrior}") == "DTR-225"


# ---- the Art ----
def test_an_antiquarian_masters_summoning_and_kinetics_only():
    m = table(
        {
            "squad": ["antiquarian"],
            "hand": ["shield", "elemental_wall", "summon_spell"],
            "grave": ["improve_self", "strike"],
            "destiny": 9,
        },
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "antiquarian", "razide")
    cast = {o for o in options(m) if o.startswith("cast ")}
    assert "cast shield antiquarian" in cast
    assert "cast summon_spell antiquarian" in cast  # for the strike
    assert "cast elemental_wall antiquarian" not in cast


@pytest.mark.parametrize(
    ("caster", "helped"),
    [("apostate", {"razide"}), ("valpurgius", {"razide", "infantry"}), ("cardinal_durand", {"infantry"})],
)
def test_for_whom_a_spell_may_be_cast(caster: str, helped: set[str]):
    mine = {"squad": ["infantry"], "kohort": []}
    mine["squad" if caster == "cardinal_durand" else "kohort"].append(caster)
    m = table(
        {**mine, "hand": ["enlarge"], "destiny": 12},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", "razide")
    play(m, f"cast enlarge {caster}")
    offered = {o.split()[-1] for o in options(m) if o.startswith("target ")}
    if not offered:  # whom alone it may be cast on is not asked
        play(m, "units 2")
        offered = {w for w, f in (("infantry", 2), ("razide", 9)) if rating(m, "fight", w) == f + 4}
    assert offered == helped


# ---- VALPURGIUS ----
def test_valpurgius_gives_any_gift_to_his_followers_without_an_action():
    m = table(
        {"kohort": ["valpurgius", "necromutant", "child_of_ilian"], "hand": ["hand_of_death", "dark_fire"]},
        {"kohort": ["undead_legionnaire"]},
    )
    play(m, "meditate")
    assert m.decision.name == "anytime"
    assert attach_to(m, "hand_of_death") == {"valpurgius", "necromutant"}  # a gift of Ilian
    assert attach_to(m, "dark_fire") == {"valpurgius", "necromutant"}
    play(m, "attach hand_of_death necromutant")
    assert rating(m, "fight", "necromutant") == 6
    assert m.state.actions == 2


def test_without_valpurgius_gifts_take_an_action_and_keep_to_their_apostle():
    m = table({"kohort": ["necromutant", "child_of_ilian"], "hand": ["hand_of_death"]}, {"kohort": ["valpurgius"]})
    assert attach_to(m, "hand_of_death") == {"child_of_ilian"}
    play(m, "meditate")
    assert m.decision.name == "action"

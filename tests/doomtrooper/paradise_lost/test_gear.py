"""Vehicles, beasts and warzones of the tribes."""

from __future__ import annotations

import pytest

from ..table import attach_to, fight, finish, ids, numbers, options, passes, play, rating, table, wounded


@pytest.mark.parametrize(
    ("vehicle", "bearer", "inside"),
    [
        ("blitztank", "soldat", (10, 9, 10)),
        ("tailwave", "soldat", (5, 10, 11)),
        ("veiled_dart", "soldat", (5, 4, 11)),
        ("grimgrind_airvessel", "corsair", (7, 7, 10)),
        ("verounist_stingray", "gendarme", (7, 11, 11)),
        ("torrent_battle_wagon", "jihad_infantry_trooper", (7, 9, 10)),
        ("ironshark", "gendarme", (7, 13, 8)),
    ],
)
def test_vehicles_of_the_tribes(vehicle: str, bearer: str, inside: tuple[int, int, int]):
    m = table({"outpost": [f"{bearer}+^{vehicle}"]}, {}, opened=True)
    assert numbers(m, bearer) == inside
    outside = table({"outpost": [f"{bearer}+{vehicle}"]}, {}, opened=True)
    assert numbers(outside, bearer) != inside


def test_only_its_tribe_drives_a_blitztank_and_any_tribe_an_ironshark():
    m = table(
        {"outpost": ["soldat", "corsair", "indigo_island"], "squad": ["clansman"], "hand": ["blitztank", "ironshark"]},
        {},
        opened=True,
    )
    assert attach_to(m, "blitztank") == {"soldat"}
    assert attach_to(m, "ironshark") == {"soldat", "corsair", "indigo_island"}


@pytest.mark.parametrize(("tactic", "killed"), [("shoot", True), ("fight", False)])
def test_an_ironshark_kills_when_it_shoots(tactic: str, killed: bool):
    m = table(
        {"outpost": ["soldat+^ironshark"], "hand": ["evasive_action"]},
        {"outpost": ["fusilier"], "hand": ["evasive_action"]},
        opened=True,
    )
    fight(m, "soldat", "fusilier", tactic)
    finish(m)
    assert ("fusilier" in ids(m, "grave", 1)) is killed


@pytest.mark.parametrize(("airship", "struck_back"), [("veiled_dart", False), ("tailwave", True)])
def test_a_veiled_dart_strikes_first_when_it_shoots(airship: str, struck_back: bool):
    m = table(
        {"outpost": [f"schwerwaffe_soldat+^{airship}+charger"], "hand": ["evasive_action"]},
        {"outpost": ["gendarme!+charger", "fusilier"], "hand": ["evasive_action"]},
        opened=True,
    )
    fight(m, "schwerwaffe_soldat", "gendarme", "shoot")
    finish(m)
    assert "gendarme" in ids(m, "grave", 1)
    assert ("schwerwaffe_soldat" in ids(m, "grave", 0)) is struck_back  # 8 + 5 against 11


# ---- beasts ----
def test_an_equine_makes_a_cavalier():
    m = table({"outpost": ["fusilier+equine", "cavalier"]}, {}, opened=True)
    assert numbers(m, "cavalier") == (6, 4, 5)
    assert numbers(m, "fusilier") == (4 + 2, 4, 4 + 2)


@pytest.mark.parametrize(("rider", "ridden"), [("gendarme", (9, 4, 10)), ("templar_marine", (10, 2, 11))])
def test_a_marine_serett_is_better_with_a_marine(rider: str, ridden: tuple[int, int, int]):
    m = table({"outpost": [f"{rider}+marine_serett"]}, {}, opened=True)
    assert numbers(m, rider) == ridden


@pytest.mark.parametrize(
    ("attacker", "may"), [("soldat+^tailwave", False), ("soldat+tailwave", True), ("soldat", True)]
)
def test_no_airship_attacks_a_marine_serett(attacker: str, may: bool):
    m = table(
        {"outpost": [attacker], "hand": ["evasive_action"]},
        {"outpost": ["gendarme+marine_serett", "horde_trooper", "horde_centurion"], "hand": ["evasive_action"]},
        opened=True,
    )
    play(m, "attack")
    passes(m)
    assert ("against soldat gendarme" in options(m)) is may
    assert "against soldat horde_trooper" in options(m)


# ---- BODY ARMOR ----
@pytest.mark.parametrize(
    ("weapon", "tactic", "force"),
    [
        ("charger", "shoot", 2),  # a shoot weapon: of no use
        ("ac40_justifier", "fight", 9),  # nor is one that does both, in a fight
        ("cybernetic_power_arm", "fight", 9 + 6),
    ],
)
def test_weapons_that_shoot_are_of_no_use_against_body_armour(weapon: str, tactic: str, force: int):
    m = table(
        {"kohort": [f"razide+{weapon}"], "hand": ["evasive_action"]},
        {"squad": ["clansman+body_armor"], "hand": ["evasive_action"]},
    )
    assert rating(m, "armour", "clansman") == 3 + 3
    fight(m, "razide", "clansman", tactic)
    assert rating(m, tactic, "razide") == force


def test_body_armour_that_cannot_be_used_disarms_nobody():
    m = table(
        {"kohort": ["razide+charger"], "hand": ["evasive_action"]},
        {"squad": ["eradicator_deathdroid+body_armor"], "hand": ["evasive_action"]},
    )
    fight(m, "razide", "eradicator_deathdroid", "shoot")
    assert rating(m, "shoot", "razide") == 2 + 5


def test_the_wearer_of_body_armour_shoots_as_before():
    m = table(
        {"squad": ["clansman+body_armor+charger"], "hand": ["evasive_action"]},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "razide", "shoot")
    assert rating(m, "shoot", "clansman") == 2 + 5


# ---- POWER INDUCTION ----
@pytest.mark.parametrize(
    ("weapon", "tactic", "armour"),
    [("punisher_blade", "fight", 7), ("punisher_blade", "shoot", 11)],
)
def test_armour_is_of_no_use_against_power_induction_in_a_fight(weapon: str, tactic: str, armour: int):
    m = table(
        {"outpost": [f"gendarme+{weapon}"], "hand": ["evasive_action", "power_induction"]},
        {"outpost": ["jihad_infantry_trooper+composite_armor"], "hand": ["evasive_action"]},
        opened=True,
    )
    assert attach_to(m, "power_induction") == {weapon}
    play(m, f"attach power_induction {weapon}")
    assert rating(m, "armour", "jihad_infantry_trooper") == 11
    fight(m, "gendarme", "jihad_infantry_trooper", tactic)
    assert rating(m, "armour", "jihad_infantry_trooper") == armour


def test_power_induction_is_for_weapons_that_only_fight():
    m = table(
        {"outpost": ["gendarme+ac40_justifier+charger"], "hand": ["power_induction"]},
        {"outpost": ["soldat+punisher_blade"]},
        opened=True,
    )
    assert attach_to(m, "power_induction") == set()


# ---- warzones ----
@pytest.mark.parametrize(
    ("zone", "defender", "attacker", "defended"),
    [
        ("eastern_europe", "soldat", "corsair", (5 + 1, 4 + 2, 5 + 2)),
        ("eastern_europe", "soldat+^blitztank", "corsair", (10 + 4, 9 + 5, 10 + 5)),
        ("eastern_europe", "gendarme", "corsair", None),
        ("southern_europe", "gendarme", "corsair", (7 + 6, 8 + 3, 8 + 5)),
        ("southern_europe", "gendarme", "free_marine", (7 + 3, 8, 8 + 2)),
        ("southern_europe", "soldat", "corsair", None),
    ],
)
def test_the_warzones_of_europe(zone: str, defender: str, attacker: str, defended: tuple[int, int, int] | None):
    m = table(
        {"outpost": [attacker], "hand": ["evasive_action"]},
        {"outpost": [defender], "works": [f"{zone}:outpost"], "hand": ["evasive_action"]},
        opened=True,
    )
    id = defender.split("+")[0]
    plain = numbers(m, id)
    play(m, "attack")
    while m.decision is not None and 0 < m.state.phase < 5:
        names = options(m)
        play(m, next(o for o in (f"zone {zone}", "pass", "shoot", *names) if o in names))
    assert numbers(m, id) == (defended or plain)
    assert not wounded(m, id)

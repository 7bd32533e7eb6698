"""Equipment, relics, gifts and fortifications of Inquisition: who may have them, and what they give to whom."""

from __future__ import annotations

import pytest

from ..table import (
    attach_to,
    destiny,
    end_turn,
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

EVERYBODY = {
    "squad": ["valkyrie", "clansman", "infantry", "chasseur", "samurai", "ex_bauhaus_freelancer"],
    "kohort": ["razide", "heretic"],
}
DOOMTROOPERS = set(EVERYBODY["squad"])


@pytest.mark.parametrize(
    ("id", "bearers"),
    [
        ("ac41_purifier", {"valkyrie"}),
        ("avenger_sword", {"valkyrie"}),
        ("azogar", {"razide", "heretic"}),
        ("improved_kratach", {"razide", "heretic"}),
        ("inquisitor_battle_dress", {"valkyrie"}),
        ("necrobionics", {"heretic"}),
        ("necromower", DOOMTROOPERS),
        ("ssw4200p", {"chasseur"}),
        ("armor_of_the_true_assassin", DOOMTROOPERS),
        ("codex_of_concealed_perception", {"valkyrie"}),
        ("orb_of_the_smaller_servants", {"razide", "heretic"}),
        ("monstrous_power", {"heretic"}),
        ("unholy_power", {"heretic"}),
        ("ungodly_power", {"heretic"}),
    ],
)
def test_who_may_bear_it(id: str, bearers: set[str]):
    m = table({**EVERYBODY, "hand": [id]}, {"squad": ["inquisitor"], "kohort": ["necromutant"]})
    assert attach_to(m, id) == bearers  # and nobody else's warriors


@pytest.mark.parametrize(
    ("written", "fight", "shoot", "armour"),
    [
        ("valkyrie+avenger_sword", 6, 3, 3),
        ("valkyrie+ac41_purifier", 3, 8, 3),
        ("necromutant+azogar", 7, 4, 4),
        ("nepharite_of_algeroth+azogar", 16, 5, 6),
        ("alakhai_the_cunning+azogar", 14, 9, 12),
        ("nepharite_of_semai+azogar", 8, 4, 5),  # a Nepharite, but not of Algeroth
        ("necromutant+improved_kratach", 4, 9, 4),
        ("valkyrie+inquisitor_battle_dress", 3, 3, 4),
        ("inquisitor+inquisitor_battle_dress", 4, 4, 7),
        ("inquisitor_majoris+inquisitor_battle_dress", 7, 7, 10),
        ("inquisitor+inquisitor_battle_dress+composite_armor", 4, 4, 11),
        ("heretic+necrobionics", 5, 2, 2),
        ("clansman+^necromower", 9, 2, 6),
        ("clansman+necromower", 4, 2, 3),  # outside the vehicle
        ("chasseur+ssw4200p", 5, 6, 4),
        ("clansman+armor_of_the_true_assassin", 4, 2, 7),
        ("heretic+monstrous_power", 4, 4, 4),
        ("heretic+unholy_power", 6, 6, 6),
        ("heretic+ungodly_power", 7, 7, 7),
        ("heretic+barbarous_power+monstrous_power+unholy_power+ungodly_power", 14, 14, 14),
    ],
)
def test_what_it_gives(written: str, fight: int, shoot: int, armour: int):
    dark = written.startswith(("necro", "neph", "alakhai", "heretic"))
    m = table({"kohort" if dark else "squad": [written]}, {})
    assert numbers(m, written.partition("+")[0]) == (fight, shoot, armour)


def test_powers_raise_the_value_too():
    for id, n in (("monstrous_power", 2), ("unholy_power", 4), ("ungodly_power", 5)):
        assert rating(table({"kohort": [f"heretic+{id}"]}, {}), "value", "heretic") == 3 + n


def test_a_battle_dress_is_no_armour():
    m = table({"squad": ["inquisitor+composite_armor"], "hand": ["inquisitor_battle_dress"]}, {})
    assert attach_to(m, "inquisitor_battle_dress") == {"inquisitor"}
    m = table({"squad": ["inquisitor+composite_armor"], "hand": ["armor_of_the_true_assassin"]}, {})
    assert attach_to(m, "armor_of_the_true_assassin") == set()


# ---- blows ----
@pytest.mark.parametrize(
    ("written", "tactic", "victim", "kills"),
    [
        ("valkyrie+ac41_purifier", "shoot", "blood_beret", True),
        ("valkyrie+ac41_purifier", "fight", "infantry", False),  # it is not used then
        ("chasseur+ssw4200p", "shoot", "infantry", True),  # 6 against 2
        ("chasseur+ssw4200p", "shoot", "blood_beret", False),  # 6 against 3: not more than double
        ("chasseur+ssw4200p", "fight", "infantry", False),  # 5 against 2, but with nothing but fists
        ("clansman+armor_of_the_true_assassin", "fight", "blood_beret", True),
    ],
)
def test_who_kills_whom_it_wounds(written: str, tactic: str, victim: str, kills: bool):
    m = table({"squad": [written], "hand": ["foxhole"]}, {"squad": [victim], "hand": ["foxhole"]})
    fight(m, written.partition("+")[0], victim, tactic)
    finish(m)
    assert (victim in ids(m, "grave", 1)) is kills
    assert kills or wounded(m, victim)


def test_the_true_assassin_strikes_first_and_is_a_mortificator():
    m = table(
        {"squad": ["clansman+armor_of_the_true_assassin"], "hand": ["lotus_blossom"]},
        {"squad": ["blood_beret"], "hand": ["foxhole"]},
    )
    assert attach_to(m, "lotus_blossom") == {"clansman"}  # a poison
    fight(m, "clansman", "blood_beret")
    finish(m)
    assert ids(m, "grave", 1) == ["blood_beret"]
    assert not wounded(m, "clansman")  # the dead do not strike back
    m = table({"squad": ["clansman"], "hand": ["lotus_blossom"]}, {})
    assert attach_to(m, "lotus_blossom") == set()


# ---- ORB OF THE SMALLER SERVANTS ----
@pytest.mark.parametrize(
    ("warrior", "ratings"),
    [
        ("undead_legionnaire", (9, 3, 6)),
        ("legionnaire_of_semai", (3, 6, 9)),
        ("blessed_legionnaire", (6, 6, 3)),
        ("undead_legionnaire+dark_fire", (10, 3, 6)),  # base ratings: what is added is not tripled
        ("necromutant", (4, 4, 4)),
    ],
)
def test_the_orb_triples_its_players_legionnaires(warrior: str, ratings: tuple[int, int, int]):
    m = table({"kohort": ["heretic+orb_of_the_smaller_servants", warrior]}, {})
    assert numbers(m, warrior.partition("+")[0]) == ratings


def test_the_orb_does_nothing_for_others_and_nothing_for_the_price():
    m = table(
        {"kohort": ["heretic+orb_of_the_smaller_servants"], "hand": ["undead_legionnaire"], "destiny": 2},
        {"kohort": ["legionnaire_of_semai"]},
    )
    assert numbers(m, "legionnaire_of_semai") == (1, 2, 3)
    play(m, "deploy undead_legionnaire")
    assert destiny(m)[0] == 0
    assert rating(m, "value", "undead_legionnaire") == 6


# ---- the Art for those who have not learned it ----
def test_with_the_codex_brothers_cast_everything_for_whoever_fights():
    side = {"squad": ["valkyrie", "inquisitor+codex_of_concealed_perception"], "hand": ["shield"], "destiny": 9}
    m = table(side, {"kohort": ["necromutant"], "hand": ["evasive_action"]})
    fight(m, "valkyrie", "necromutant")
    assert {"cast shield valkyrie", "cast shield inquisitor"} <= set(options(m))  # Kinetics, a personal combat spell
    play(m, "cast shield inquisitor", "units 3")
    assert rating(m, "armour", "valkyrie") == 6


def test_the_codex_is_for_ones_own_brothers_only():
    m = table(
        {"squad": ["valkyrie", "clansman"], "hand": ["shield", "evasive_action"], "destiny": 9},
        {"squad": ["inquisitor+codex_of_concealed_perception"], "kohort": ["necromutant"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "necromutant")
    assert why(m, "cast shield valkyrie") == "DTR-208"
    m = table(
        {
            "squad": ["inquisitor+codex_of_concealed_perception", "clansman"],
            "hand": ["shield", "evasive_action"],
            "destiny": 9,
        },
        {"kohort": ["necromutant"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "necromutant")
    assert why(m, "cast shield clansman") == "DTR-208"  # no Brother


SPELLS = {
    "burroughs_cathedral": "lesser_telepathy",
    "fukido_cathedral": "improve_self",
    "gibson_cathedral": "enlarge",
    "heimburg_cathedral": "exorcise_wound",
    "longshore_cathedral": "elemental_wall",
    "san_dorado_cathedral": "nathaniels_opportunity",
    "volksburg_cathedral": "shield",
    "stone_archives": "summon_spell",
}


@pytest.mark.parametrize("school", SPELLS)
def test_a_cathedral_teaches_its_players_doomtroopers_one_aspect(school: str):
    m = table(
        {
            "squad": ["infantry"],
            "kohort": ["necromutant"],
            "works": [f"{school}:squad"],
            "hand": [*SPELLS.values(), "evasive_action"],
            "destiny": 20,
        },
        {"kohort": ["razide"], "hand": ["evasive_action", *SPELLS.values()], "squad": ["clansman"], "destiny": 20},
    )
    slow = "nathaniels_opportunity"  # for an action; the others are cast in a combat
    quick = {*SPELLS.values()} - {slow}
    assert _refused(m.why_not(f"cast {slow} infantry")) is (school != "san_dorado_cathedral")
    assert _refused(m.why_not(f"cast {slow} necromutant"))
    fight(m, "infantry", "razide")
    assert {id for id in quick if _refused(m.why_not(f"cast {id} infantry"))} == quick - {SPELLS[school]}
    assert all(_refused(m.why_not(f"cast {id} necromutant")) for id in quick)
    play(m, "pass")
    assert m.decision.seat == 1
    assert all(_refused(m.why_not(f"cast {id} clansman")) for id in quick)


def _refused(refusal) -> bool:
    return refusal is not None and refusal.rule == "DTR-208"


def test_of_each_cathedral_a_player_has_one():
    m = table(
        {"works": ["gibson_cathedral:squad"], "hand": ["gibson_cathedral", "fukido_cathedral"], "squad": ["infantry"]},
        {"works": ["fukido_cathedral:squad"]},
    )
    assert {o for o in options(m) if o.startswith("lay ")} == {"lay fukido_cathedral squad"}


# ---- other places ----
@pytest.mark.parametrize(("factories", "gained"), [(1, 1), (3, 3)])
def test_every_factory_pays_a_point_in_its_players_draw_step(factories: int, gained: int):
    m = table(
        {"squad": ["infantry"], "works": ["factory:squad"] * factories, "hand": ["factory"], "destiny": 4},
        {"squad": ["clansman"], "hand": ["foxhole"], "destiny": 4},
    )
    assert {o for o in options(m) if o.startswith("lay ")} == {"lay factory squad", "lay factory kohort"}
    end_turn(m)
    assert destiny(m) == [4, 4]
    end_turn(m)
    assert destiny(m) == [4 + gained, 4]


def test_a_hideout_is_for_its_players_heretics():
    m = table(
        {"kohort": ["heretic", "necromutant"], "works": ["hideout:kohort"]},
        {"kohort": ["apostate"], "squad": ["clansman"]},
    )
    assert rating(m, "armour", "heretic") == 4
    assert rating(m, "armour", "necromutant") == 4
    assert rating(m, "armour", "apostate") == 4
    m = table({"kohort": ["heretic"], "hand": ["hideout"]}, {})
    assert {o for o in options(m) if o.startswith("lay ")} == {"lay hideout kohort"}
    passes(m)

"""Warriors of Golgotha: whom they lead, whom they kill."""

from __future__ import annotations

import pytest

from ..table import attach_to, fight, finish, ids, numbers, options, passes, play, plays_on, rating, table, why, wounded

WAIT = ["evasive_action"]


@pytest.mark.parametrize(
    ("leader", "led", "before", "more", "itself", "not_led"),
    [
        ("chris_jackson", "sea_lion", (3, 4, 4), 3, (4, 8, 8), "infantry"),
        ("coral_beach", "chasseur", (5, 2, 4), 2, (7, 8, 7), "machinator"),
        ("shinobi", "yojimbo", (7, 5, 7), 0, (5, 9, 8), "samurai"),  # a personality
        ("timothy_macguire", "golden_lion", (3, 3, 3), 4, (4, 10, 7), "clansman"),
    ],
)
def test_leaders_lead_their_players_warriors_of_a_kind(
    leader: str, led: str, before: tuple[int, ...], more: int, itself: tuple[int, ...], not_led: str
):
    m = table({"squad": [leader, led, not_led]}, {})
    assert numbers(m, led) == tuple(n + more for n in before)
    assert numbers(m, leader) == itself
    alone = table({"squad": [not_led]}, {})
    assert numbers(m, not_led) == numbers(alone, not_led)
    other = table({"squad": [led]}, {"squad": [leader]})
    assert numbers(other, led) == before


def test_jackson_opens_the_armouries_of_everybody_but_the_legion_to_his_sea_lions():
    gear = ["clansman_claymore", "curator_sword", "armor_of_the_true_assassin"]
    m = table({"squad": ["chris_jackson", "sea_lion"], "hand": gear}, {})
    assert attach_to(m, "clansman_claymore") == {"sea_lion"}  # himself not included
    assert attach_to(m, "curator_sword") == set()


@pytest.mark.parametrize(
    ("mine", "attacker", "victim", "tactic", "kills"),
    [
        (["atilla_iii"], "atilla_iii", "infantry", "fight", True),
        (["atilla_iii", "cuirassier"], "cuirassier", "infantry", "fight", True),
        (["cuirassier"], "cuirassier", "infantry", "fight", False),
        (["callistonian_sundancer"], "callistonian_sundancer", "heretic", "fight", True),
        (["callistonian_sundancer"], "callistonian_sundancer", "infantry", "fight", False),
        (["inquisitor_simon"], "inquisitor_simon", "heretic", "shoot", True),
        (["inquisitor_simon"], "inquisitor_simon", "infantry", "shoot", False),
        (["timothy_macguire", "golden_lion"], "golden_lion", "heretic", "fight", True),
        (["timothy_macguire", "golden_lion"], "golden_lion", "infantry", "fight", False),
        (["timothy_macguire"], "timothy_macguire", "heretic", "shoot", False),
        (["toshiro"], "toshiro", "infantry", "fight", True),
        (["toshiro", "shadow_walker"], "shadow_walker", "infantry", "fight", True),
        (["shadow_walker"], "shadow_walker", "infantry", "fight", False),
    ],
)
def test_who_kills_whom_it_wounds(mine: list[str], attacker: str, victim: str, tactic: str, kills: bool):
    side = "kohort" if attacker == "callistonian_sundancer" else "squad"
    theirs = "kohort" if victim == "heretic" else "squad"
    m = table({side: mine, "hand": WAIT}, {theirs: [victim], "hand": WAIT})
    fight(m, attacker, victim, tactic)
    finish(m)
    assert (victim in ids(m, "grave", 1)) is kills
    assert kills or wounded(m, victim)


def test_toshiro_never_hides():
    m = table({"squad": ["toshiro", "samurai"]}, {})
    assert "cover samurai" in options(m)
    assert "cover toshiro" not in options(m)


def test_nobody_makes_a_heretic_of_simon():
    m = table({"squad": ["clansman"], "hand": ["tainted"]}, {"squad": ["inquisitor_simon", "valkyrie"]})
    play(m, "meditate")
    assert plays_on(m, "tainted") == {"clansman", "valkyrie"}
    assert why(m, "play_on tainted inquisitor_simon") == "DTR-346"


@pytest.mark.parametrize(
    ("attacker", "defender", "armour"),
    [
        ("necromutant+indigestion", "coral_beach", 7 - 2),  # the gift of an apostle
        ("necromutant+indigestion", "atilla_iii", 8),
        ("necromutant", "coral_beach", 7),
    ],
)
def test_beach_is_not_immune_to_gifts_of_apostles_and_atilla_is(attacker: str, defender: str, armour: int):
    m = table({"kohort": [attacker], "hand": WAIT}, {"squad": [defender], "hand": WAIT})
    fight(m, "necromutant", defender)
    assert rating(m, "armour", defender) == armour


@pytest.mark.parametrize(("defender", "ratings"), [("coral_beach", (7, 8, 7)), ("infantry", (2 - 2, 3 - 2, 2))])
def test_beach_is_immune_to_common_gifts(defender: str, ratings: tuple[int, int, int]):
    m = table({"kohort": ["necromutant+blindness"], "hand": WAIT}, {"squad": [defender], "hand": WAIT})
    fight(m, "necromutant", defender)
    assert numbers(m, defender) == ratings


@pytest.mark.parametrize(("mine", "kills"), [(["toshiro"], True), ([], False)])
def test_whoever_becomes_a_shadow_walker_kills_beside_toshiro(mine: list[str], kills: bool):
    m = table({"squad": ["samurai+shadow_walk", *mine], "hand": WAIT}, {"squad": ["infantry"], "hand": WAIT})
    fight(m, "samurai", "infantry")
    finish(m)
    assert ("infantry" in ids(m, "grave", 1)) is kills


# ---- PRETORIAN BEHEMOTH ----
@pytest.mark.parametrize(
    ("mates", "fight_"),
    [([], 13), (["pretorian_stalker"], 15), (["pretorian_stalker", "pretorian_stalker"], 15), (["razide"], 13)],
)
def test_a_behemoth_is_stronger_beside_another_stalker(mates: list[str], fight_: int):
    m = table({"kohort": ["pretorian_behemoth", *mates], "hand": ["dark_fire"]}, {"kohort": ["pretorian_stalker@p2"]})
    assert numbers(m, "pretorian_behemoth") == (fight_, 7, 9)
    assert "pretorian_behemoth" not in attach_to(m, "dark_fire")


@pytest.mark.parametrize(
    ("cohort", "outpost", "fight_"),
    [
        (["pretorian_stalker", "pretorian_behemoth"], [], 12 + 2),
        (["pretorian_stalker", "razide"], [], 12),
        (["pretorian_stalker"], ["pretorian_behemoth"], 12),
    ],
)
def test_a_behemoth_is_a_stalker_for_the_stalkers_of_its_cohort(cohort: list[str], outpost: list[str], fight_: int):
    mine = {"kohort": cohort, "outpost": outpost, "hand": WAIT}
    m = table(mine, {"squad": ["infantry"], "hand": WAIT}, opened=True)
    fight(m, "pretorian_stalker", "infantry")
    assert rating(m, "fight", "pretorian_stalker") == fight_


# ---- GOLGOTHA, MISTRESS OF SYMMETRY ----
def test_golgotha_gives_any_gift_at_any_time_and_never_fights():
    m = table(
        {"kohort": ["golgotha_mistress", "child_of_ilian"], "hand": ["infection", "indigestion"]},
        {"squad": ["infantry"], "hand": WAIT},
    )
    assert not any(o.startswith("attack") for o in options(m) if "golgotha" in o)
    assert "cover golgotha_mistress" not in options(m)
    play(m, "meditate")
    assert attach_to(m, "infection") == {"child_of_ilian", "golgotha_mistress"}
    play(m, "attach indigestion child_of_ilian")
    assert m.state.actions == 2
    passes(m)
    fight(m, "child_of_ilian", "infantry")
    assert rating(m, "armour", "infantry") == 2 - 2

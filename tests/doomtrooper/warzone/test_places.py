"""Warzones: what their ground gives to whom, and what is not used there."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    card,
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
    wounded,
)

AREAS = {
    "asteroid_settlement": "squad",
    "citadel_sanctum": "kohort",
    "crater_of_anatholia": "kohort",
    "helstrom_mountains": "kohort",
    "infested_asteroid": "kohort",
    "phobos_and_deimos": "kohort",
}


def defending(
    zone: str,
    attacker: str,
    defender: str,
    tactic: str = "fight",
    hand: tuple[str, ...] = ("evasive_action",),
    on: str = "",
) -> Match:
    """p1 attacks, p2 defends from the zone; up to the modifier phase."""
    area = AREAS.get(zone, "squad")
    works = [f"{zone}:{area}+{on}" if on else f"{zone}:{area}"]
    side = (
        "kohort" if attacker.split("+")[0].rstrip("!") in ("razide", "heretic", "necromutant", "ezoghoul") else "squad"
    )
    m = table(
        {side: [attacker], "hand": ["evasive_action"]},
        {area: [defender], "works": works, "hand": [*hand]},
    )
    fight(m, attacker.split("+")[0].rstrip("!"), defender.split("+")[0], tactic)
    while m.decision is not None and m.state.phase < 5:
        play(m, f"zone {zone}" if f"zone {zone}" in options(m) else "pass")
    assert m.state.warzone == card(m, zone)
    return m


def all_four(m: Match, id: str) -> tuple[int, ...]:
    return (*numbers(m, id), rating(m, "value", id))


@pytest.mark.parametrize(
    ("zone", "attacker", "defender", "ratings"),
    [
        ("asteroid_settlement", "clansman", "infantry", (4, 2, 3, 4)),
        ("citadel_sanctum", "clansman", "heretic", (5, 5, 5, 6)),  # a Doomtrooper earns double
        ("citadel_sanctum", "razide", "heretic", (5, 5, 5, 3)),
        ("crater_of_anatholia", "clansman", "heretic", (-1, 3, 4, 5)),
        ("cyberopolis", "clansman", "infantry", (1, 2, 5, 4)),
        ("cyberopolis", "clansman", "chasseur", (7, 4, 10, 10)),
        ("helstrom_mountains", "clansman", "heretic", (4, -1, 5, 7)),
        ("infested_asteroid", "infantry", "heretic", (4, 2, 5, 5)),
        ("infested_asteroid", "clansman", "heretic", (9, 7, 10, 10)),
        ("diamond_caverns", "clansman", "samurai", (1, 1, 8, 7)),
        ("phobos_and_deimos", "clansman", "heretic", (3, 3, 1, 5)),
        ("phobos_and_deimos", "clansman", "legionnaire_of_semai", (7, 8, 7, 4)),
        ("phobos_and_deimos", "razide", "legionnaire_of_semai", (2, 3, 2, 4)),
        ("phobos_and_deimos", "clansman", "zenithian_soulslayer", (13, 8, 10, 8)),
        ("sacred_outpost", "clansman", "infantry", (5, 6, 5, 8)),
        ("sacred_outpost", "clansman", "valkyrie", (6, 6, 6, 9)),
        ("shinrikyo_underworld", "clansman", "infantry", (5, 6, 0, 5)),
        ("venusian_jungle", "clansman", "infantry", (5, 2, 4, 4)),
        ("venusian_jungle", "clansman", "venusian_ranger", (10, 5, 9, 6)),
    ],
)
def test_what_the_ground_gives_the_defender(zone: str, attacker: str, defender: str, ratings: tuple[int, ...]):
    m = defending(zone, attacker, defender)
    assert all_four(m, defender) == ratings


@pytest.mark.parametrize(
    ("zone", "attacker", "defender", "expected"),
    [
        ("sacred_outpost", "clansman", "valkyrie", (2, 0, 1)),  # a Doomtrooper against a Brother
        ("sacred_outpost", "razide", "valkyrie", (9, 2, 7)),
        ("sacred_outpost", "clansman", "infantry", (4, 2, 3)),
        ("infested_asteroid", "blood_beret", "heretic", (4, 4, 3)),
    ],
)
def test_what_it_does_to_the_attacker(zone: str, attacker: str, defender: str, expected: tuple[int, ...]):
    assert numbers(defending(zone, attacker, defender), attacker) == expected


@pytest.mark.parametrize(
    ("zone", "attacker", "defender", "tactic", "kills"),
    [
        ("citadel_sanctum", "infantry", "heretic", "fight", True),
        ("citadel_sanctum", "heretic", "necromutant", "fight", False),  # only Doomtroopers
        ("crater_of_anatholia", "infantry", "razide", "fight", True),
        ("crater_of_anatholia", "infantry", "razide", "shoot", False),
        ("sacred_outpost", "infantry", "valkyrie", "shoot", True),
        ("sacred_outpost", "infantry", "clansman", "fight", False),
    ],
)
def test_who_kills_there(zone: str, attacker: str, defender: str, tactic: str, kills: bool):
    m = defending(zone, attacker, defender, tactic)
    finish(m)
    assert (attacker in ids(m, "grave", 0)) is kills
    assert kills or wounded(m, attacker)


# ---- what is not used there ----
def test_no_shoot_weapon_serves_on_an_asteroid():
    m = defending("asteroid_settlement", "clansman+charger", "infantry+bolter", "shoot")
    assert rating(m, "shoot", "clansman") == 2
    assert rating(m, "shoot", "infantry") == 3 - 1
    m = defending("asteroid_settlement", "clansman+cybernetic_power_arm", "infantry+bolter")
    assert rating(m, "fight", "clansman") == 4 + 6  # fight weapons do
    assert rating(m, "fight", "infantry") == 2 + 2  # a fight/shoot weapon does not
    elsewhere = table({"squad": ["clansman+charger"]}, {"works": ["asteroid_settlement:squad"]})
    assert rating(elsewhere, "shoot", "clansman") == 7


def test_no_vehicle_serves_in_the_jungle():
    m = defending("venusian_jungle", "samurai+^dragonbike+combat_armor", "infantry+^gt_offroad", "shoot")
    assert numbers(m, "samurai") == (3, 3, 4)  # neither the motorbike nor its ban on other equipment
    assert numbers(m, "infantry") == (2 + 3, 3 - 1, 2 + 2)
    elsewhere = table({"squad": ["samurai+^dragonbike+combat_armor"]}, {"works": ["venusian_jungle:squad"]})
    assert numbers(elsewhere, "samurai") == (5, 8, 3)


# ---- what may be received there ----
def test_gifts_are_received_in_the_crater_for_no_action():
    m = defending("crater_of_anatholia", "clansman", "heretic", hand=("dark_fire", "blessed_armor", "hand_of_death"))
    while m.decision is not None and m.decision.seat == 0:
        play(m, "pass")
    assert {o for o in options(m) if o.startswith("attach ")} == {"attach dark_fire heretic"}
    play(m, "attach dark_fire heretic")
    assert rating(m, "fight", "heretic") == 0


def test_equipment_is_received_in_the_underworld_in_the_modifier_phase():
    m = defending("shinrikyo_underworld", "clansman", "infantry", hand=("combat_armor", "violator_sword", "fly"))
    while m.decision is not None and m.decision.seat == 0:
        play(m, "pass")
    assert m.state.phase == 5
    assert {o for o in options(m) if o.startswith("attach ")} == {"attach combat_armor infantry"}


# ---- points ----
def test_the_mountains_pay_twice_for_a_doomtrooper_shot():
    for attacker, tactic, earned in (("clansman!", "shoot", 6), ("clansman!", "fight", 3)):
        m = table(
            {"squad": [attacker], "hand": ["evasive_action"]},
            {"kohort": ["ezoghoul"], "works": ["helstrom_mountains:kohort"], "hand": ["evasive_action"]},
        )
        fight(m, "clansman", "ezoghoul", tactic)
        while m.decision is not None and m.state.phase < 5:
            play(m, "zone helstrom_mountains" if "zone helstrom_mountains" in options(m) else "pass")
        finish(m)
        assert victory(m) == [0, earned]


@pytest.mark.parametrize(("defender", "earned"), [("tatsu", 6), ("sean_gallagher", 3)])
def test_the_caverns_pay_mishima_three_more(defender: str, earned: int):
    m = table(
        {"squad": ["clansman!"], "hand": ["evasive_action"]},
        {"squad": [defender], "works": ["diamond_caverns:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", defender)
    while m.decision is not None and m.state.phase < 5:
        play(m, "zone diamond_caverns" if "zone diamond_caverns" in options(m) else "pass")
    finish(m)
    assert victory(m) == [0, earned]


# ---- at home ----
@pytest.mark.parametrize(
    ("title", "zone", "taken", "people", "others"),
    [
        ("home_turf_asteroid_belt", "victoria", (1, 0, 0), "clansman", "samurai"),
        ("home_turf_mars", "cyberopolis", (1, 1, 0), "chasseur", "infantry"),
        ("home_turf_mars", "great_rust_desert", (0, 0, 2), "infantry", "chasseur"),
        ("home_turf_mercury", "diamond_caverns", (2, 2, 0), "samurai", "infantry"),
        ("home_turf_venus", "venusian_jungle", (0, 1, 0), "hussar", "infantry"),
    ],
)
def test_whoever_is_at_home_suffers_nothing_from_the_ground(
    title: str, zone: str, taken: tuple[int, ...], people: str, others: str
):
    for defender, at_home in ((people, True), (others, False)):
        m = defending(zone, "heretic!", defender, on=title)
        plain = numbers(defending(zone, "heretic!", defender), defender)
        assert numbers(m, defender) == tuple(n + back * at_home for n, back in zip(plain, taken, strict=True))


@pytest.mark.parametrize(
    ("title", "zone", "people", "others"),
    [
        ("home_turf_asteroid_belt", "victoria", "clansman", "samurai"),
        ("home_turf_mars", "cyberopolis", "chasseur", "infantry+combat_armor+cybernetic_power_arm"),
        ("home_turf_venus", "venusian_jungle", "hussar", "infantry"),
    ],
)
def test_whoever_is_at_home_kills_whom_it_wounds(title: str, zone: str, people: str, others: str):
    for defender, at_home in ((people, True), (others, False)):
        m = defending(zone, "heretic", defender, on=title)
        finish(m)
        assert ("heretic" in ids(m, "grave", 0)) is at_home
        assert at_home or wounded(m, "heretic")


def test_home_is_a_place_of_the_right_planet():
    works = [
        "victoria:squad",
        "cyberopolis:squad",
        "diamond_caverns:squad",
        "venusian_jungle:squad",
        "sacred_outpost:squad",
    ]
    homes = ["home_turf_asteroid_belt", "home_turf_mars", "home_turf_mercury", "home_turf_venus"]
    m = table({"squad": ["clansman"], "hand": homes}, {"squad": ["infantry"], "works": works})
    play(m, "meditate")
    assert [plays_on(m, home) for home in homes] == [
        {"victoria"},
        {"cyberopolis"},
        {"diamond_caverns"},
        {"venusian_jungle"},
    ]


# ---- BARRAGE BALLOONS ----
def test_balloons_bring_an_attacking_airship_down():
    m = table(
        {"squad": ["infantry+^grapeshot_guardian"], "hand": ["evasive_action"]},
        {"squad": ["clansman"], "works": ["barrage_balloons:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", "clansman", "shoot")
    play(m, "pass")
    play(m, "use barrage_balloons 1")
    passes(m)
    assert wounded(m, "infantry")
    assert (ids(m, "attached", 0), ids(m, "sacrificed", 1)) == ([], ["barrage_balloons"])
    assert not wounded(m, "clansman")


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [("infantry", "clansman"), ("infantry+^gt_offroad", "clansman"), ("infantry+^grapeshot_guardian", "heretic")],
)
def test_balloons_are_for_doomtroopers_against_airships(attacker: str, defender: str):
    area = "kohort" if defender == "heretic" else "squad"
    m = table(
        {"squad": [attacker], "hand": ["evasive_action"]},
        {area: [defender], "works": ["barrage_balloons:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", defender, "shoot")
    play(m, "pass")
    assert "use barrage_balloons 1" not in options(m)

"""Equipment of Warzone: for whom it is, what it gives inside and outside, when it strikes first."""

from __future__ import annotations

import pytest

from ..table import attach_to, fight, finish, ids, numbers, passes, play, rating, table, wounded


# ---- for whom ----
@pytest.mark.parametrize(
    ("gear", "whom"),
    [
        ("black_widow", {"razide", "heretic"}),
        ("death_angel", {"valkyrie"}),  # the inquisitor is worth 4
        ("dragonfish", {"samurai"}),
        ("giacchio_forza", {"heretic", "ex_imperial_freelancer"}),
        (
            "gt_offroad",
            {"valkyrie", "inquisitor", "samurai", "infantry", "ex_imperial_freelancer", "sea_lion", "free_marine"},
        ),
        ("dragonbike", {"samurai"}),
        (
            "jet_pack",
            {
                "valkyrie",
                "inquisitor",
                "samurai",
                "infantry",
                "heretic",
                "ex_imperial_freelancer",
                "sea_lion",
                "free_marine",
            },
        ),
        ("pegasus", {"infantry", "sea_lion"}),  # the marine is worth 5
        (
            "airbrush",
            {
                *("valkyrie", "inquisitor", "samurai", "infantry", "razide", "heretic"),
                *("ex_imperial_freelancer", "sea_lion", "free_marine"),
            },
        ),
        ("tormentor_incinerator", {"heretic"}),  # the razide is worth 7
    ],
)
def test_who_may_have_it(gear: str, whom: set[str]):
    squad = ["valkyrie", "inquisitor", "samurai", "infantry", "ex_imperial_freelancer", "sea_lion", "free_marine"]
    m = table({"squad": squad, "kohort": ["razide", "heretic"], "hand": [gear]}, {"squad": ["clansman"]})
    assert attach_to(m, gear) == whom


# ---- what it gives ----
@pytest.mark.parametrize(
    ("rider", "gear", "inside"),
    [
        ("heretic", "black_widow", (6, 6, 6)),
        ("samurai", "dragonbike", (5, 8, 3)),
        ("infantry", "gt_offroad", (2, 5, 4)),
        ("infantry", "pegasus", (2, 3, 5)),
        ("samurai", "dragonfish", (3, 3, 3)),
        ("infantry", "jet_pack", (2, 3, 2)),
    ],
)
def test_a_vehicle_counts_for_whoever_is_inside(rider: str, gear: str, inside: tuple[int, int, int]):
    area = "kohort" if rider == "heretic" else "squad"
    assert numbers(table({area: [f"{rider}+^{gear}"]}, {}), rider) == inside
    plain = numbers(table({area: [rider]}, {}), rider)
    assert numbers(table({area: [f"{rider}+{gear}"]}, {}), rider) == plain


@pytest.mark.parametrize(
    ("rider", "gear", "armour"),
    [
        ("heretic", "black_widow", 6),
        ("samurai", "dragonbike", 3),
        ("samurai", "dragonfish", 3),
        ("infantry", "gt_offroad", 4),
        ("infantry", "jet_pack", 2),
        ("ex_imperial_freelancer", "giacchio_forza", 2),
        ("valkyrie", "death_angel", 3),
        ("infantry", "pegasus", 6),  # the one that lets others be used
    ],
)
def test_other_equipment_rests_inside(rider: str, gear: str, armour: int):
    area = "kohort" if rider == "heretic" else "squad"
    m = table({area: [f"{rider}+^{gear}+combat_armor"]}, {})
    assert rating(m, "armour", rider) == armour


def test_a_pegasus_watches_over_its_whole_squad_and_nobody_else():
    m = table(
        {"squad": ["infantry+^pegasus", "clansman"], "kohort": ["heretic"], "outpost": ["sea_lion"]},
        {"squad": ["samurai"]},
    )
    assert [rating(m, "armour", id) for id in ("infantry", "clansman")] == [5, 6]
    assert [rating(m, "armour", id) for id in ("heretic", "sea_lion", "samurai")] == [2, 4, 3]
    away = table({"outpost": ["infantry+^pegasus"], "squad": ["clansman"]}, {})
    assert [rating(away, "armour", id) for id in ("infantry", "clansman")] == [2, 3]


@pytest.mark.parametrize(("victim", "area", "shoot"), [("razide", "kohort", 15), ("infantry", "squad", 3)])
def test_a_death_angel_shoots_at_the_dark_legion(victim: str, area: str, shoot: int):
    m = table(
        {"squad": ["valkyrie+^death_angel"], "hand": ["evasive_action"]}, {area: [victim], "hand": ["evasive_action"]}
    )
    fight(m, "valkyrie", victim, "shoot")
    assert rating(m, "shoot", "valkyrie") == shoot


def test_the_black_widow_takes_fortifications_away():
    for rider, armour in (("heretic", 5), ("heretic+^black_widow", 3)):
        m = table(
            {"kohort": [rider], "hand": ["evasive_action"]},
            {"squad": ["clansman"], "works": ["fukido:squad"], "hand": ["evasive_action"]},
        )
        fight(m, "heretic", "clansman")
        # FUKIDO is Imperial's: 2 more armour for a clansman
        assert rating(m, "armour", "clansman") == armour


# ---- blows ----
@pytest.mark.parametrize(
    ("rider", "gear", "tactic", "first"),
    [
        ("samurai", "dragonbike", "shoot", True),
        ("samurai", "dragonbike", "fight", False),
        ("ex_imperial_freelancer", "giacchio_forza", "shoot", True),
        ("ex_imperial_freelancer", "giacchio_forza", "fight", False),
        ("samurai", "gt_offroad", "shoot", True),
        ("samurai", "gt_offroad", "fight", False),
        ("samurai", "dragonfish", "shoot", True),  # a submarine takes part in shoot-outs only (DTR-108)
    ],
)
def test_who_strikes_first(rider: str, gear: str, tactic: str, first: bool):
    """A wounded banshee that dies by the first blow returns nothing."""
    m = table(
        {"squad": [f"{rider}+^{gear}"], "hand": ["foxhole"]}, {"squad": ["martian_banshee!"], "hand": ["foxhole"]}
    )
    fight(m, rider, "martian_banshee", tactic)
    finish(m)
    strong = tactic == "shoot"  # the banshee shoots 5 and fights 1
    if not strong:
        assert not wounded(m, rider)
        return
    dead = "martian_banshee" in ids(m, "grave", 1)
    assert dead is (gear != "giacchio_forza")
    assert wounded(m, rider) is (not first or not dead)


def test_a_dragonfish_kills_whom_it_wounds():
    m = table({"squad": ["samurai+^dragonfish"], "hand": ["foxhole"]}, {"squad": ["infantry"], "hand": ["foxhole"]})
    fight(m, "samurai", "infantry", "shoot")
    finish(m)
    assert ids(m, "grave", 1) == ["infantry"]


def test_a_jet_pack_takes_the_good_side_of_a_warzone_away():
    for rider, expected in (("infantry", (1, 6, 5)), ("infantry+^jet_pack", (1, 3, 3))):
        m = table(
            {"squad": [rider], "hand": ["evasive_action"]},
            {"squad": ["samurai"], "works": ["victoria:squad"], "hand": ["evasive_action"]},
        )
        fight(m, "infantry", "samurai", "shoot")
        if m.decision is not None and m.decision.name == "zone":
            play(m, "zone victoria")
            passes_to_modifiers(m)
        # VICTORIA: -1 fight, +3 shoot, +2 armour; the samurai is 3/3/3
        assert numbers(m, "samurai") == (expected[0] + 1, expected[1], expected[2])


def passes_to_modifiers(m) -> None:
    while m.state.phase < 5:
        play(m, "pass")


@pytest.mark.parametrize(
    ("bearer", "gun", "armour_beaten"),
    [("clansman", "airbrush", 7), ("heretic", "tormentor_incinerator", 8)],
)
def test_guns_for_fights(bearer: str, gun: str, armour_beaten: int):
    area = "squad" if bearer == "clansman" else "kohort"
    m = table({area: [f"{bearer}+{gun}"], "hand": ["foxhole"]}, {"squad": ["infantry"], "hand": ["foxhole"]})
    assert rating(m, "fight", bearer) == armour_beaten
    fight(m, bearer, "infantry")
    finish(m)
    assert ids(m, "grave", 1) == ["infantry"]  # more than double of 2
    m = table({area: [f"{bearer}+{gun}"], "hand": ["foxhole"]}, {"squad": ["infantry"], "hand": ["foxhole"]})
    fight(m, bearer, "infantry", "shoot")
    finish(m)
    assert wounded(m, "infantry")  # it does not serve in a shoot-out


def test_a_shot_from_close_kills_only_beyond_double():
    m = table({"squad": ["clansman+airbrush"], "hand": ["foxhole"]}, {"kohort": ["necromutant"], "hand": ["foxhole"]})
    fight(m, "clansman", "necromutant")  # 7 against 4
    passes(m)
    finish(m)
    assert wounded(m, "necromutant")

"""Cards of Warzone played from their printed texts: what a wrong reading of them did."""

from __future__ import annotations

import pytest

from ..table import card, end_turn, fight, finish, ids, numbers, options, passes, play, plays_on, table, wounded

WAIT = ["evasive_action"]


# ---- CLUMSINESS, MISFIRE: a member of the Squad or Cohort ----
@pytest.mark.parametrize(
    ("slip", "weapon", "tactic"), [("clumsiness", "violator_sword", "fight"), ("misfire", "gehenna_puker", "shoot")]
)
def test_nobody_stands_by_on_an_outpost(slip: str, weapon: str, tactic: str):
    for area, may in (("squad", True), ("outpost", False)):
        m = table(
            {area: [f"hussar+{weapon}", "infantry"]},
            {area: ["clansman"], "hand": [slip]},
            actions=1,
            opened=area == "outpost",
        )
        fight(m, "hussar", "clansman", tactic)
        assert bool(plays_on(m, slip)) is may


def test_cover_shelters_the_comrade_too():
    """No card adds anything to the armour, but cover is no card."""
    for cover, hurt in (("", True), ("~", False)):
        m = table(
            {"squad": ["hussar+gehenna_puker", f"bauhaus_security_guard{cover}", "infantry"]},
            {"squad": ["clansman"], "hand": ["misfire"]},
            actions=1,
        )
        force = numbers(m, "hussar")[1]
        armour = m.state.t.armour[card(m, "bauhaus_security_guard")]
        assert armour <= force < armour + 3
        fight(m, "hussar", "clansman", "shoot")
        play(m, "play_on misfire hussar", "target bauhaus_security_guard")
        finish(m)
        assert wounded(m, "bauhaus_security_guard") is hurt


# ---- EXCRUTIATING POWER FLOW ----
@pytest.mark.parametrize(
    ("gift", "whose", "change"),
    [
        ("terror", "clansman", (0, 0, -2)),
        ("blindness", "clansman", (-4, -4, 0)),
        ("dark_fire", "necromutant", (2, 0, 0)),
        ("dance_on_the_edge", "necromutant", (-4, -4, -4)),
    ],
)
def test_whatever_a_gift_does_to_ratings_is_doubled(gift: str, whose: str, change: tuple[int, int, int]):
    plain = table({"kohort": ["necromutant"], "hand": WAIT}, {"squad": ["clansman"], "hand": WAIT})
    m = table(
        {"kohort": [f"necromutant+{gift}"], "hand": ["excrutiating_power_flow", *WAIT]},
        {"squad": ["clansman"], "hand": WAIT},
    )
    for one in (plain, m):
        fight(one, "necromutant", "clansman")
    play(m, f"play_on excrutiating_power_flow {gift}")
    assert numbers(m, whose) == tuple(a + b for a, b in zip(numbers(plain, whose), change, strict=True))


def test_another_gift_of_the_warrior_is_not_doubled_and_the_flow_ends():
    m = table({"kohort": ["necromutant+dark_fire+resist_pain"], "hand": ["excrutiating_power_flow"]}, {})
    before = numbers(m, "necromutant")
    play(m, "meditate", "play_on excrutiating_power_flow dark_fire")
    assert numbers(m, "necromutant") == (before[0] + 1, before[1], before[2])
    passes(m)
    for _ in range(2):
        end_turn(m)
    assert numbers(m, "necromutant") == before


def test_a_gift_that_changes_no_rating_has_nothing_to_double():
    m = table({"kohort": ["necromutant+distort"], "hand": ["excrutiating_power_flow"]}, {})
    play(m, "meditate")
    assert not plays_on(m, "excrutiating_power_flow")
    assert "excrutiating_power_flow" in ids(m, "hand", 0)
    assert "end" in options(m)


# ---- POINT GUARD, REAR GUARD: before and behind the Squad or Cohort ----
@pytest.mark.parametrize(("guard", "tactic"), [("point_guard", "fight"), ("rear_guard", "shoot")])
def test_there_is_no_guard_on_an_outpost(guard: str, tactic: str):
    for area, may in (("squad", True), ("outpost", False)):
        m = table(
            {area: ["hussar", "infantry"], "hand": [guard]}, {area: ["clansman"]}, actions=1, opened=area == "outpost"
        )
        assert bool(plays_on(m, guard)) is may
        m = table({area: ["clansman"]}, {area: [f"hussar+{guard}", "infantry"]}, actions=1, opened=area == "outpost")
        fight(m, "clansman", "infantry", tactic)
        assert (f"use {guard} 1" in options(m)) is may

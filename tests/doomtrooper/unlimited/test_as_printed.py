"""Cards of the base set played from their printed texts: what a wrong reading of them did."""

from __future__ import annotations

import pytest

from ..table import fight, numbers, options, play, plays_on, table

WAIT = ["evasive_action"]


# ---- BACTERIA GRENADE ----
@pytest.mark.parametrize("gun", ["kratach", "gehenna_puker"])
def test_the_grenade_is_the_one_weapon_of_the_combat(gun: str):
    """DTR-260: it is a SPECIAL WEAPON, so that no other weapon counts with it."""
    m = table(
        {"kohort": [f"necromutant+bacteria_grenade+{gun}"], "hand": WAIT}, {"squad": ["blood_beret"], "hand": WAIT}
    )
    bare = numbers(table({"kohort": ["necromutant"]}, {}), "necromutant")[1]
    fight(m, "necromutant", "blood_beret", "shoot")
    assert numbers(m, "necromutant")[1] > bare  # the gun alone
    play(m, "use bacteria_grenade 1")
    assert numbers(m, "necromutant")[1] == bare + 4  # the grenade alone


# ---- FILE TRANSFER ----
def test_nobody_gets_a_second_copy_of_a_mission():
    """DTR-137: neither a warrior nor a player has two."""
    m = table(
        {
            "squad": ["clansman+suicide_mission:by2", "infantry+suicide_mission:by2", "trencher"],
            "hand": ["file_transfer"],
        },
        {"squad": ["hussar"]},
    )
    play(m, "meditate", next(o for o in options(play(m.copy(), "meditate")) if "file_transfer" in o))
    assert set(options(m)) == {"target trencher", "target hussar"}


def test_a_mission_that_both_players_have_is_not_transferred():
    for theirs, may in ([], True), (["infiltration:by1"], False):
        m = table({"works": ["infiltration:by2"], "hand": ["file_transfer"]}, {"works": theirs})
        play(m, "meditate")
        assert bool(plays_on(m, "file_transfer")) is may

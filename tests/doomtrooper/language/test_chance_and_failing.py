"""Coins, weapons that fail for a combat, and damage to everybody."""

from __future__ import annotations

import pytest

from ..table import Match, destiny, fight, finish, ids, options, passes, play, plays_on, rating, table, victory, wounded


def reacted(m: Match) -> Match:
    while m.decision is not None and m.decision.name == "react":
        play(m, "pass")
    return m


# ---- weapons ----
def test_a_dull_blade_is_of_no_use_in_this_combat_only():
    m = table(
        {"squad": ["clansman+cybernetic_power_arm+bolter"], "hand": ["dull_blade", "evasive_action"]},
        {"squad": ["infantry+punisher_blade+combat_armor", "hussar+scalper"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "infantry")
    while m.decision is not None and m.decision.name == "weapon":
        play(m, "weapon cybernetic_power_arm")
    assert plays_on(m, "dull_blade") == {
        "cybernetic_power_arm",
        "punisher_blade",
    }  # nobody else's, no fight/shoot weapon
    assert rating(m, "fight", "clansman") == 10
    play(m, "play_on dull_blade cybernetic_power_arm")
    reacted(m)
    assert rating(m, "fight", "clansman") == 4 + 2  # the next weapon serves
    finish(m)
    assert m.state.lasting == []


def test_only_an_opponents_gun_runs_out_of_ammo():
    m = table(
        {"squad": ["clansman+charger"], "hand": ["out_of_ammo", "evasive_action"]},
        {"squad": ["infantry+charger"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "infantry", "shoot")
    assert [o for o in options(m) if o.startswith("play_on out_of_ammo")] != []
    play(m, next(o for o in options(m) if o.startswith("play_on out_of_ammo")))
    reacted(m)
    assert (rating(m, "shoot", "infantry"), rating(m, "shoot", "clansman")) == (3, 2 + 5)
    finish(m)
    assert ids(m, "attached", 1) == ["charger"]


# ---- coins ----
def test_a_twist_of_fate_needs_five_points_and_goes_either_way():
    poor = table({"squad": ["clansman"], "hand": ["twist_of_fate"], "victory": 4}, {})
    play(poor, "meditate")
    assert "play twist_of_fate" not in options(poor)
    seen = set()
    for chance in range(12):
        m = table(
            {"squad": ["clansman"], "hand": ["twist_of_fate"], "victory": 5, "destiny": 0}, {}, chance=chance * 7919
        )
        play(m, "meditate", "play twist_of_fate")
        passes(m)
        seen.add((destiny(m)[0], victory(m)[0]))
    assert seen == {(21, 5), (1, 0)}


# ---- damage to everybody ----
@pytest.mark.parametrize(
    ("points", "hurt"),
    [
        (10, {"infantry", "undead_legionnaire"}),
        (14, {"infantry", "undead_legionnaire"}),
        (15, {"infantry", "undead_legionnaire", "clansman"}),
    ],
)
def test_the_wind_wounds_whoever_has_no_more_armour(points: int, hurt: set[str]):
    m = table(
        {
            "kohort": ["zenithian_soulslayer+wind_of_insanity", "undead_legionnaire"],
            "destiny": points,
            "hand": ["foxhole"],
        },
        {"squad": ["infantry", "clansman", "combat_warhead"], "kohort": ["semai_lord"]},
    )
    play(m, "use wind_of_insanity 1")
    play(m, options(m)[-1])
    passes(m)
    everybody = ("infantry", "undead_legionnaire", "clansman", "combat_warhead", "zenithian_soulslayer", "semai_lord")
    assert {id for id in everybody if wounded(m, id)} == hurt  # whoever is immune to the Dark Symmetry is not touched


def test_whom_the_wind_kills_is_paid_for():
    m = table(
        {"kohort": ["zenithian_soulslayer+wind_of_insanity"], "destiny": 10, "hand": ["foxhole"]},
        {"squad": ["infantry!", "hussar"]},
    )
    play(m, "use wind_of_insanity 1")
    play(m, options(m)[-1])
    finish(m)
    assert (ids(m, "grave", 1), victory(m)) == (["infantry"], [2, 0])
    assert "use wind_of_insanity 1" not in options(m)  # once a turn

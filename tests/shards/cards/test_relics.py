"""The eight relics once they are in a deck: what each does on both sides of its threshold, and what it must not do."""

from __future__ import annotations

import pytest

from ..table import lines, options, play, relic_table, zone


# ---- Praetorian-01 (its return is in test_questions_relics.py) ----
@pytest.mark.parametrize(("mastery", "power"), [(0, 8), (19, 8), (20, 12)])
def test_praetorian_01_hits_with_8_or_12(mastery: int, power: int) -> None:
    match = relic_table({"mastery": mastery, "hand": ["praetorian_01", "crystal"], "relic_taken": True})
    play(match, "play praetorian_01")
    assert match.state.power == power
    assert zone(match, "played") == ["praetorian_01"]
    assert zone(match, "champions", 0) == []


# ---- Praetorian-02 ----
@pytest.mark.parametrize(("mastery", "health"), [(0, 23), (19, 23), (20, 26)])
def test_praetorian_02_in_play_stops_3_or_6(mastery: int, health: int) -> None:
    match = relic_table({}, {"mastery": mastery, "health": 30, "champions": ["praetorian_02"]}, power=10)
    play(match, "end")
    assert match.state.health[1] == health
    assert match.decision.name == "play"  # nothing to reveal, nothing to ask
    assert lines(match, "shields") == [(1, "praetorian_02", health - 20)]


def test_praetorian_02_adds_to_shields_from_hand() -> None:
    match = relic_table({}, {"health": 30, "champions": ["praetorian_02"], "hand": ["command_seer"]}, power=10)
    play(match, "end", "shield command_seer")
    assert match.state.health[1] == 30 - (10 - 3 - 5)


def test_praetorian_02_alone_is_enough_against_3() -> None:
    match = relic_table({}, {"health": 30, "champions": ["praetorian_02"], "hand": ["command_seer"]}, power=3)
    play(match, "end")
    assert match.decision.name == "play"  # everything is stopped: the Seer has nothing to do
    assert match.state.health[1] == 30


def test_praetorian_02_stops_each_attack_in_a_round() -> None:
    """It is no card that is used up: the second attacker meets it as well."""
    match = relic_table(
        {"hand": ["crystal"]},
        {"hand": ["nil_assassin", "crystal"]},
        {"health": 30, "champions": ["praetorian_02"]},
        mode="free_for_all",
        power=4,
    )
    play(match, "end", "assign p2 0", "assign p3 4")
    play(match, "play nil_assassin", "end", "assign p3 5")
    assert match.state.health[2] == 30 - 1 - 2


def test_praetorian_02_is_a_champion_with_9_health_and_no_ability() -> None:
    match = relic_table({"hand": ["praetorian_02", "limiter_drones", "crystal"], "relic_taken": True})
    play(match, "play praetorian_02")
    assert zone(match, "champions", 0) == ["praetorian_02"]
    assert "exhaust praetorian_02" not in options(match)
    assert match.why_not("exhaust praetorian_02").rule == "SOI-070"
    play(match, "play limiter_drones")
    assert "banish crystal hand" in options(match)  # a champion inspires
    assert relic_table({}, {"champions": ["praetorian_02"], "character": "volos"}, power=8).why_not(
        "attack praetorian_02"
    )
    fatal = relic_table({}, {"champions": ["praetorian_02"], "character": "volos"}, power=12)
    play(fatal, "attack praetorian_02")
    assert (fatal.state.power, zone(fatal, "discard", 1)) == (3, ["praetorian_02"])


def test_praetorian_02_counts_as_a_homodeus_champion_and_cannot_shield_others() -> None:
    match = relic_table({"champions": ["praetorian_02", "evokatus"]})
    assert play(match, "exhaust evokatus").state.power == 2
    attacked = relic_table({}, {"champions": ["praetorian_02", "evokatus"], "character": "volos"}, power=2)
    play(attacked, "attack evokatus")  # SOI-104: 2 power are enough in spite of the shield
    assert zone(attacked, "champions", 1) == ["praetorian_02"]


# ---- Datic Robes ----
@pytest.mark.rule("SOI-143")
@pytest.mark.parametrize(("mastery", "cards"), [(10, 1), (19, 1), (20, 2)])
def test_datic_robes_draw_one_or_two(mastery: int, cards: int) -> None:
    match = relic_table(
        {"mastery": mastery, "hand": ["datic_robes", "crystal"], "deck": ["crystal"] * 4, "relic_taken": True}
    )
    play(match, "play datic_robes")
    assert len(zone(match, "hand", 0)) == 1 + cards
    assert len(zone(match, "deck", 0)) == 4 - cards


@pytest.mark.parametrize("mastery", [1, 7, 12])
def test_datic_robes_shield_as_much_as_their_holders_mastery(mastery: int) -> None:
    match = relic_table({"mastery": 3}, {"mastery": mastery, "health": 30, "hand": ["datic_robes"]}, power=12)
    play(match, "end", "shield datic_robes")
    assert match.state.health[1] == 30 - 12 + mastery
    assert zone(match, "hand", 1) == ["datic_robes"]


def test_datic_robes_are_no_shield_without_mastery() -> None:
    match = relic_table({"mastery": 9}, {"mastery": 0, "health": 30, "hand": ["datic_robes"]}, power=12)
    play(match, "end")
    assert match.decision.name == "play"
    assert match.state.health[1] == 18


# ---- Terminal Crescents ----
@pytest.mark.parametrize(
    ("before", "after", "power"), [(9, 10, 5), (10, 11, 6), (18, 19, 10), (19, 20, 20), (29, 30, 30), (30, 30, 30)]
)
def test_terminal_crescents(before: int, after: int, power: int) -> None:
    """One mastery first; then half of it, rounded up, and all of it from 20 on."""
    match = relic_table({"mastery": before, "hand": ["terminal_crescents", "crystal"], "relic_taken": True})
    play(match, "play terminal_crescents")
    assert (match.state.mastery[0], match.state.power) == (after, power)


# ---- Entropic Talons ----
@pytest.mark.parametrize(("mastery", "health", "power"), [(10, 30, 0), (19, 30, 0), (20, 40, 10)])
def test_entropic_talons_draw_two_and_heal_from_20(mastery: int, health: int, power: int) -> None:
    match = relic_table(
        {
            "mastery": mastery,
            "health": 30,
            "hand": ["entropic_talons", "crystal"],
            "deck": ["crystal"] * 4,
            "relic_taken": True,
        }
    )
    play(match, "play entropic_talons")
    assert len(zone(match, "hand", 0)) == 3
    assert (match.state.health[0], match.state.power) == (health, power)


@pytest.mark.parametrize(("reading", "power"), [("forward", 3), ("whole_turn", 7)])
def test_entropic_talons_and_health_gained_before(reading: str, power: int) -> None:
    """An unsettled point: does health gained earlier in the turn count?"""
    match = relic_table(
        {"health": 10, "hand": ["spore_cleric", "entropic_talons", "undergrowth_aspirant", "crystal"], "deck": []},
        setup={"talons": reading},
    )
    play(match, "play spore_cleric", "play entropic_talons")
    assert match.state.power == power - 3
    play(match, "play undergrowth_aspirant")
    assert match.state.power == power + 5  # 3 health, and Unify gives 5 power of its own
    assert match.state.health[0] == 17


def test_entropic_talons_look_forward_by_default() -> None:
    match = relic_table({"health": 10, "hand": ["spore_cleric", "entropic_talons", "crystal"]})
    assert play(match, "play spore_cleric", "play entropic_talons").state.power == 0


@pytest.mark.parametrize("reading", ["forward", "whole_turn"])
def test_entropic_talons_end_with_the_turn(reading: str) -> None:
    match = relic_table(
        {"health": 10, "hand": ["entropic_talons", "crystal"], "deck": ["spore_cleric"] * 3 + ["crystal"] * 3},
        setup={"talons": reading},
    )
    play(match, "play entropic_talons", "end", "end")
    assert match.decision.seat == 0
    play(match, "play spore_cleric")
    assert (match.state.health[0], match.state.power) == (14, 0)


@pytest.mark.parametrize("reading", ["forward", "whole_turn"])
def test_entropic_talons_ignore_health_of_earlier_turns(reading: str) -> None:
    match = relic_table(
        {"health": 10, "hand": ["spore_cleric", "crystal"], "deck": ["entropic_talons"] + ["crystal"] * 4},
        setup={"talons": reading},
    )
    play(match, "play spore_cleric", "end", "end", "play entropic_talons")
    assert match.state.power == 0


# ---- Panconscious Crown ----
@pytest.mark.parametrize(("before", "health"), [(10, 12), (17, 12), (18, 50), (28, 50)])
def test_panconscious_crown_unified(before: int, health: int) -> None:
    """Two mastery and two health; with 20 mastery by then and another Undergrowth ally, 50 health."""
    match = relic_table(
        {"mastery": before, "health": 6, "hand": ["panconscious_crown", "spore_cleric", "crystal"], "relic_taken": True}
    )
    play(match, "play spore_cleric", "play panconscious_crown")
    assert (match.state.mastery[0], match.state.health[0]) == (before + 2, health)


def test_panconscious_crown_does_not_unify_itself() -> None:
    match = relic_table({"mastery": 20, "health": 6, "hand": ["panconscious_crown", "crystal"], "relic_taken": True})
    play(match, "play panconscious_crown")
    assert (match.state.mastery[0], match.state.health[0]) == (22, 8)


def test_panconscious_crown_may_be_unified_by_revealing() -> None:
    match = relic_table(
        {"mastery": 20, "health": 6, "hand": ["panconscious_crown", "spore_cleric"], "relic_taken": True}
    )
    play(match, "play panconscious_crown")
    assert set(options(match)) == {"reveal spore_cleric", "decline"}
    assert play(match.copy(), "decline").state.health[0] == 8
    assert play(match, "reveal spore_cleric").state.health[0] == 50


# ---- The Heart of Nothing ----
@pytest.mark.parametrize(("mastery", "power"), [(10, 5), (19, 5), (20, 10)])
def test_heart_of_nothing_hits_with_5_or_10(mastery: int, power: int) -> None:
    match = relic_table({"mastery": mastery, "hand": ["heart_of_nothing", "crystal"], "relic_taken": True})
    assert play(match, "play heart_of_nothing").state.power == power


def heart(power: int, defender: dict[str, object], **more: object) -> object:
    seat = {"hand": ["heart_of_nothing", "crystal"], "deck": ["crystal"] * 6 + ["blaster"]}
    return relic_table(seat, defender, power=power, **more)


@pytest.mark.parametrize(("power", "cards"), [(4, 5), (5, 8), (6, 8)])
def test_heart_of_nothing_draws_3_more_for_10_damage(power: int, cards: int) -> None:
    match = heart(power, {"health": 30})
    play(match, "play heart_of_nothing", "end")
    assert len(zone(match, "hand", 0)) == cards
    play(match, "end", "end")
    assert len(zone(match, "hand", 0)) == 5  # once only


@pytest.mark.parametrize(("power", "cards"), [(9, 5), (10, 8)])
def test_heart_of_nothing_counts_unprevented_damage_only(power: int, cards: int) -> None:
    match = heart(power, {"health": 30, "hand": ["command_seer"]})
    play(match, "play heart_of_nothing", "end", "shield command_seer")
    assert match.state.health[1] == 30 - power
    assert len(zone(match, "hand", 0)) == cards


def test_heart_of_nothing_does_not_count_damage_to_champions() -> None:
    match = heart(12, {"health": 30, "champions": ["axia"], "character": "volos"})
    play(match, "play heart_of_nothing", "attack axia")
    assert match.state.power == 10
    assert len(zone(play(match.copy(), "end"), "hand", 0)) == 8
    match = heart(11, {"health": 30, "champions": ["axia"], "character": "volos"})
    play(match, "play heart_of_nothing", "attack axia", "end")
    assert len(zone(match, "hand", 0)) == 5


def test_heart_of_nothing_needs_10_damage_to_one_opponent() -> None:
    match = heart(7, {}, mode="free_for_all")
    play(match, "play heart_of_nothing", "end")
    split = play(match.copy(), "assign p2 6", "assign p3 6")
    assert len(zone(split, "hand", 0)) == 5
    one = play(match, "assign p2 2", "assign p3 10")
    assert len(zone(one, "hand", 0)) == 8


def test_heart_of_nothing_pays_once_even_if_both_are_hit_hard() -> None:
    match = heart(7, {}, mode="melee")
    play(match, "play heart_of_nothing", "end")
    assert match.state.health[1:] == [38, 38]
    assert len(zone(match, "hand", 0)) == 8


# ---- The World Piercer ----
def test_world_piercer_returns_one_mercenary() -> None:
    match = relic_table(
        {
            "mastery": 17,
            "hand": ["world_piercer", "crystal"],
            "discard": ["nil_assassin", "spore_cleric", "kiln_drone", "axia"],
            "relic_taken": True,
        }
    )
    play(match, "play world_piercer")
    assert match.state.mastery[0] == 19
    assert set(options(match)) == {"return nil_assassin", "return spore_cleric"}  # compulsory, mercenaries only
    play(match, "return spore_cleric")
    assert sorted(zone(match, "hand", 0)) == ["crystal", "spore_cleric"]
    assert zone(match, "discard", 0) == ["nil_assassin", "kiln_drone", "axia"]


def test_world_piercer_returns_all_mercenaries_from_20() -> None:
    match = relic_table(
        {
            "mastery": 18,
            "hand": ["world_piercer", "crystal"],
            "discard": ["nil_assassin", "spore_cleric", "nil_assassin", "kiln_drone"],
            "relic_taken": True,
        }
    )
    play(match, "play world_piercer")
    assert match.decision.name == "play"
    assert sorted(zone(match, "hand", 0)) == ["crystal", "nil_assassin", "nil_assassin", "spore_cleric"]
    assert zone(match, "discard", 0) == ["kiln_drone"]


def test_world_piercer_without_mercenaries_only_teaches() -> None:
    match = relic_table({"hand": ["world_piercer", "crystal"], "discard": ["kiln_drone"]})
    play(match, "play world_piercer")
    assert (match.state.mastery[0], match.state.power) == (2, 0)
    assert zone(match, "discard", 0) == ["kiln_drone"]

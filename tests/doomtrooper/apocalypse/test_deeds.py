"""Cards of Apocalypse about hands, hatches, gifts, guards and special cards that are passed on."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import (
    attach_to,
    card,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    table,
    victory,
)

WAIT = ["evasive_action"]


def until(m, *names: str):
    while m.decision is not None and m.decision.name not in names:
        play(m, "pass")
    return m


# ---- EYE OF ALGEROTH ----
def test_with_the_eye_a_heretic_has_any_number_of_a_gift():
    for eye, may in (("", False), ("+eye_of_algeroth", True)):
        m = table({"kohort": [f"heretic{eye}+barbarous_power"], "hand": ["barbarous_power"]}, {})
        before = numbers(m, "heretic")
        assert ("heretic" in attach_to(m, "barbarous_power")) is may
        if may:
            play(m, "attach barbarous_power heretic")
            assert numbers(m, "heretic") == tuple(n + 1 for n in before)


def test_all_gifts_go_with_the_eye():
    m = table({"kohort": ["heretic+eye_of_algeroth+barbarous_power+barbarous_power+composite_armor"]}, {})
    discard(m.state, card(m, "eye_of_algeroth"))
    assert ids(m, "attached", 0) == ["composite_armor"]
    m = table({"kohort": ["heretic", "razide"], "hand": ["eye_of_algeroth"]}, {})
    assert attach_to(m, "eye_of_algeroth") == {"heretic"}


# ---- ESCAPE HATCH ----
def test_a_hatch_lets_in_and_out_without_an_action_once_a_turn():
    m = table({"squad": ["clansman+gt_offroad"], "hand": ["escape_hatch"]}, {"hand": WAIT, "squad": ["hussar"]})
    assert attach_to(m, "escape_hatch") == {"gt_offroad"}
    play(m, "attach escape_hatch gt_offroad")
    assert m.state.actions == 2
    play(m, "use escape_hatch 1")
    assert m.state.inside >> card(m, "gt_offroad") & 1
    assert m.state.actions == 2
    assert "use escape_hatch 1" not in options(m)
    passes(m)
    for _ in range(2):
        end_turn(m)
    play(m, "meditate", "use escape_hatch 1")
    assert not m.state.inside


# ---- SUMMON WARZONE ----
@pytest.mark.parametrize(("pile", "purse", "left"), [("grave", 4, 0), ("library", 9, 1), ("library", 7, None)])
def test_a_warzone_is_summoned_for_its_price(pile: str, purse: int, left: int | None):
    m = table(
        {"squad": ["high_seer_castor"], "hand": ["summon_warzone"], pile: ["victoria", "infantry"], "destiny": purse},
        {},
    )
    if left is None:
        assert "cast summon_warzone high_seer_castor" not in options(m)
        return
    play(m, "cast summon_warzone high_seer_castor")
    assert ids(m, "works", 0) == ["victoria"]
    assert destiny(m)[0] == left
    assert m.state.area[card(m, "victoria")] == 0
    assert ids(m, "sacrificed", 0) == ["summon_warzone"]


# ---- SURVEILLANCE BUG ----
def test_the_hand_of_a_bugged_attacker_is_shown():
    m = table({"squad": ["hussar"], "hand": ["surveillance_bug"]}, {"squad": ["clansman"], "hand": ["bayonet"]})
    assert attach_to(m, "surveillance_bug") == {"hussar", "clansman"}
    play(m, "attach surveillance_bug clansman")
    (bayonet,) = (c for c in m.state.hand[1] if m.state.t.defs[c].id == "bayonet")
    end_turn(m)
    assert not m.state.known[0] >> bayonet & 1
    finish(fight(m, "clansman", "hussar"))
    assert m.state.known[0] >> bayonet & 1


# ---- ki powers ----
def test_a_chameleon_takes_no_part_and_the_attacker_attacks_again():
    m = table(
        {"squad": ["hussar"], "hand": WAIT},
        {"squad": ["shadow_walker+the_chameleons_skin", "clansman"], "hand": WAIT},
    )
    play(m, "attack")
    until(m, "opponents")
    play(m, "against hussar shadow_walker")
    while m.decision.seat == 0:
        play(m, "pass")
    play(m, "use the_chameleons_skin 1")
    passes(m)
    assert (m.state.phase, m.state.bonus_attacks) == (0, 1)
    play(m, "attack")
    passes(m)
    if m.decision.name == "opponents":
        assert options(m) == ["against hussar clansman"]
    else:
        assert m.state.defender == card(m, "clansman")


def test_the_skin_is_for_shadow_walkers():
    m = table({"squad": ["shadow_walker", "samurai"], "hand": ["the_chameleons_skin"]}, {})
    assert attach_to(m, "the_chameleons_skin") == {"shadow_walker"}


def test_yorama_strikes_one_weapon_away():
    m = table(
        {"squad": ["clansman+clansman_claymore+composite_armor"], "hand": WAIT},
        {"squad": ["samurai+yoramas_deflecting_hands"], "hand": WAIT},
    )
    play(m, "attack")
    while m.decision.seat == 0:
        play(m, "pass")
    assert "use yoramas_deflecting_hands 1" in options(m)
    play(m, "use yoramas_deflecting_hands 1")
    assert ids(m, "grave", 0) == ["clansman_claymore"]  # armour is no weapon
    assert "use yoramas_deflecting_hands 1" not in options(m)  # once in a combat


# ---- GUARD STATION ----
def test_a_guard_defends_a_player_who_is_attacked_himself():
    m = table(
        {"squad": ["clansman"], "hand": WAIT},
        {"works": ["guard_station:kohort"], "hand": ["hussar", "infantry"], "destiny": 4},
    )
    play(m, "sabotage clansman p2")
    assert "use guard_station 1" in options(m)
    play(m, "use guard_station 1")
    if m.decision.name == "call_guard":
        play(m, "target hussar")
    assert ids(m, "kohort", 1) == ["hussar"]  # a Doomtrooper in the Cohort
    assert (m.state.attacker, m.state.defender) == (card(m, "clansman"), card(m, "hussar"))
    finish(m)
    assert victory(m) == [0, 0] or "hussar" in ids(m, "grave", 1)


def test_without_points_or_without_an_attack_there_is_no_guard():
    m = table(
        {"squad": ["clansman"], "hand": WAIT}, {"works": ["guard_station:kohort"], "hand": ["hussar"], "destiny": 0}
    )
    play(m, "sabotage clansman p2")
    assert "use guard_station 1" not in options(m)


# ---- PALADINE'S FAVOR ----
def test_a_hand_grows_with_imperial_warriors_and_shrinks_with_them():
    m = table(
        {
            "squad": ["clansman", "trencher", "hussar"],
            "works": ["paladines_favor"],
            "hand": [],
            "library": ["bayonet"] * 30,
        },
        {"squad": ["infantry"]},
        turn="p2",
    )
    end_turn(m)
    assert len(m.state.hand[0]) == 9  # seven and two
    discard(m.state, card(m, "clansman"))
    play(m, "meditate")
    assert m.decision.name == "down_to"
    play(m, options(m)[0])
    assert len(m.state.hand[0]) == 8


# ---- PASS THE BUCK ----
def test_a_special_card_is_played_once_more_by_somebody_else():
    m = table(
        {"squad": ["clansman"], "hand": ["positive_karma"], "destiny": 5},
        {"squad": ["hussar"], "hand": ["pass_the_buck"], "destiny": 5},
    )
    play(m, "meditate", "play positive_karma", "play_on pass_the_buck positive_karma")
    assert destiny(m) == [5 + 1 + 10, 5 + 10]  # both
    assert ids(m, "sacrificed", 1) == ["pass_the_buck"]
    assert "positive_karma" in ids(m, "grave", 0)


def test_nobody_passes_on_what_stays_or_takes_actions():
    m = table({"squad": ["clansman"], "hand": ["surplus"]}, {"squad": ["hussar"], "hand": ["pass_the_buck"]})
    play(m, "meditate", "play surplus")
    assert not [o for o in options(m) if o.startswith("play_on pass")]


# ---- WEAPONS EXPERT ----
def test_an_expert_uses_two_weapons_of_a_kind_at_once():
    weapons = "clansman_claymore+punisher_blade"
    m = table(
        {"squad": [f"clansman+weapons_expert+{weapons}"], "hand": WAIT}, {"squad": ["sean_gallagher"], "hand": WAIT}
    )
    one, other, none = (
        numbers(table({"squad": [f"clansman{gear}"]}, {}), "clansman")[0]
        for gear in ("+clansman_claymore", "+punisher_blade", "")
    )
    assert numbers(m, "clansman")[0] in (one, other)  # as a rule one of them
    play(m, "use weapons_expert 1")
    assert m.state.actions == 1
    while m.state.phase < 5:
        play(m, "fight" if "fight" in options(m) else options(m)[0] if "pass" not in options(m) else "pass")
    while m.decision.name == "weapon":
        play(m, options(m)[0])
    assert numbers(m, "clansman")[0] == one + other - none


def test_an_expert_attacks_twice_with_different_weapons():
    m = table(
        {"squad": ["clansman+weapons_expert+clansman_claymore+charger"], "hand": WAIT},
        {"squad": ["sean_gallagher", "hussar"], "hand": WAIT},
    )
    assert "use weapons_expert 1" not in options(m)  # one weapon for each kind of combat
    (claymore,) = m.state.t.instances("clansman_claymore")
    play(m, "use weapons_expert 2")
    plain = numbers(table({"squad": ["clansman"]}, {}), "clansman")[0]
    seen = []
    while m.state.phase:
        if m.decision.name == "opponents":
            play(m, options(m)[0])
        elif m.decision.name == "tactic":
            seen.append(numbers(m, "clansman")[0])
            play(m, "fight")
        else:
            play(m, "pass" if "pass" in options(m) else options(m)[0])
    if len(seen) == 2:  # it came through the first one
        assert seen[0] > plain
        assert seen[1] == plain  # the claymore was used in the first fight
    assert m.state.bearer[claymore] < 0 or m.state.aim[card(m, "weapons_expert")] == -1


def test_experts_are_doomtroopers_with_weapons():
    m = table(
        {"squad": ["clansman", "hussar"], "kohort": ["razide"], "hand": ["weapons_expert"]}, {"squad": ["trencher"]}
    )
    play(m, "meditate")
    assert {o.split()[-1] for o in options(m) if o.startswith("play_on weapons_expert")} == {
        "clansman",
        "hussar",
        "trencher",
    }
    m = table({"squad": ["clansman+weapons_expert+clansman_claymore"]}, {"squad": ["trencher"]})
    assert not [o for o in options(m) if o.startswith("use weapons_expert")]

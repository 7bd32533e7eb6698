"""Cards of Paradise Lost played from their printed texts by somebody who had not built them."""

from __future__ import annotations

import pytest

from ..table import card, destiny, fight, finish, ids, numbers, options, passes, play, table, victory, wounded


# ---- TIGHT GRIP: the equipment is PREVENTED from being discarded ----
def test_whoever_is_inside_a_vehicle_that_is_held_is_not_thrown_out():
    m = table(
        {"squad": ["clansman+^gt_offroad"], "works": ["tight_grip"], "hand": ["charge"], "destiny": 3},
        {"squad": ["captain"], "hand": ["sabotage"]},
        turn="p2",
    )
    play(m, "meditate", "play sabotage")
    if m.decision.name != "hold":
        play(m, next(o for o in options(m) if "imperial" in o))
    let_go = passes(play(m.copy(), "no"))
    assert wounded(let_go, "clansman")
    passes(play(m, "yes"))
    assert not wounded(m, "clansman")
    assert m.state.inside >> card(m, "gt_offroad") & 1
    assert destiny(m)[0] == 0


def test_what_lies_on_held_equipment_stays_there():
    m = table(
        {"squad": ["mortificator+punisher_blade"], "works": ["tight_grip"], "hand": ["mindslayer"], "destiny": 9},
        {"squad": ["captain"], "hand": ["sabotage"]},
    )
    play(m, "attach mindslayer punisher_blade")
    while "play sabotage" not in options(m):
        play(m, next(o for o in ("pass", "done", "meditate") if o in options(m)))
    play(m, "play sabotage")
    if m.decision.name != "hold":
        play(m, next(o for o in options(m) if "brotherhood" in o))
    play(m, "yes")
    assert {"mindslayer", "punisher_blade"} <= set(ids(m, "attached", 0))
    assert m.state.bearer[card(m, "mindslayer")] == card(m, "punisher_blade")


# ---- NOBLE BEAST: after any warrior with a beast is wounded OR KILLED ----
def test_a_beast_dies_for_a_rider_who_is_killed_without_a_wound():
    m = table(
        {"outpost": ["templar_marine!+marine_serett", "templar_legionnaire"], "hand": ["noble_beast"]},
        {"outpost": ["templar_legionnaire"], "hand": ["mortal_wound"]},
        turn="p2",
    )
    play(m, "meditate", "play_on mortal_wound templar_marine", "play_on noble_beast templar_marine")
    passes(m)
    assert wounded(m, "templar_marine")  # as it was before
    assert "marine_serett" in ids(m, "grave", 0)
    assert victory(m) == [0, 0]


# ---- RAZOR WIRE FENCE: cards that affect F and fights may be used on both "combatants" ----
def fenced(attacker: str, mine: list[str], theirs: list[str]):
    m = table({"squad": [attacker], "hand": mine}, {"squad": ["hussar+razor_wire_fence"], "hand": theirs})
    return fight(m, attacker, "hussar")


def test_a_blow_of_the_fence_is_strengthened_by_a_card():
    m = fenced("captain", [], ["powerful_blow"])  # armour 7
    play(m, "play_on powerful_blow hussar")  # 6 + 2
    finish(m)
    assert wounded(m, "captain")


def test_an_attacker_evades_the_fence_and_has_nothing_of_it_in_the_fight():
    m = fenced("clansman", ["evasive_action", "evasive_action"], [])  # armour 3
    plain = numbers(m, "clansman")
    m2 = finish(fenced("clansman", [], []))
    assert "clansman" not in ids(m2, "squad", 0) or wounded(m2, "clansman")
    play(m, "play_on evasive_action clansman", "play_on evasive_action clansman")
    assert not m.state.phase or numbers(m, "clansman") == plain


def test_in_a_shoot_out_nobody_meets_the_fence():
    m = table({"squad": ["captain"], "hand": ["charge"]}, {"squad": ["hussar+razor_wire_fence"]})
    finish(fight(m, "captain", "hussar", "shoot"))
    assert not wounded(m, "captain")


# ---- PRISONER WORK CAMP: for each prisoner an extra action per turn ----
@pytest.mark.parametrize(("answer", "left"), [("yes", 3), ("no", 2)])
def test_a_prisoner_works_from_the_turn_on_in_which_he_comes(answer: str, left: int):
    m = table(
        {"squad": ["clansman"], "outpost": ["cavalier"], "works": ["prisoner_work_camp:squad"], "hand": ["captured"]},
        {"outpost": ["templar_marine"], "squad": ["captain"]},
    )
    play(m, "play_on captured templar_marine", answer)
    assert m.state.actions == left

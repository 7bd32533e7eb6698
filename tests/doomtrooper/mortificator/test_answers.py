"""Cards of Mortificator that are played right after something has happened."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    destiny,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    table,
    victory,
    why,
    wounded,
)


def until(m: Match, option: str) -> Match:
    """Pass until somebody may choose this."""
    while option not in options(m):
        play(m, options(m)[0] if m.decision.name == "points" else "pass")
    return m


# ---- BOOBY TRAP ----
def test_a_trap_wounds_whoever_comes_into_play_and_nobody_else():
    m = table({"squad": ["infantry"], "hand": ["clansman"], "destiny": 9}, {"hand": ["booby_trap"]})
    assert why(m, "play_on booby_trap infantry")
    play(m, "deploy clansman")
    assert plays_on(m, "booby_trap") == {"clansman"}
    play(m, "play_on booby_trap clansman")
    passes(m)
    assert wounded(m, "clansman")
    assert not wounded(m, "infantry")
    assert ids(m, "grave", 1) == ["booby_trap"]


def test_a_trap_kills_nobody_not_even_whom_every_wound_kills():
    m = table({"kohort": ["heretic"], "hand": ["undead_legionnaire"], "destiny": 9}, {"hand": ["booby_trap"]})
    play(m, "deploy undead_legionnaire")
    play(m, "play_on booby_trap undead_legionnaire")
    passes(m)
    assert wounded(m, "undead_legionnaire")


def test_the_wound_of_a_trap_is_answered_like_any_other():
    m = table({"hand": ["clansman", "punch_drunk"], "destiny": 9}, {"hand": ["booby_trap"]})
    play(m, "deploy clansman", "play_on booby_trap clansman")
    assert plays_on(m, "punch_drunk") == {"clansman"}
    trapped = passes(m.copy())
    assert wounded(trapped, "clansman")
    play(m, "play_on punch_drunk clansman")
    passes(m)
    assert not wounded(m, "clansman")
    assert "punch_drunk" in ids(m, "attached", 0)


def test_nobody_is_asked_without_a_trap():
    m = table({"hand": ["clansman", "foxhole"], "destiny": 9}, {"hand": ["foxhole"]})
    play(m, "deploy clansman")
    assert m.decision.name == "action"


# ---- PUNCH DRUNK ----
def test_punch_drunk_instead_of_a_wound():
    m = table({"squad": ["blood_beret"]}, {"squad": ["infantry"], "hand": ["punch_drunk"]})
    fight(m, "blood_beret", "infantry")
    until(m, "play_on punch_drunk infantry")
    play(m, "play_on punch_drunk infantry")
    finish(m)
    assert not wounded(m, "infantry")
    assert numbers(m, "infantry") == (2 - 4, 3 - 4, 2 - 4)


def test_punch_drunk_saves_whom_a_second_wound_would_kill_and_leaves_the_first():
    m = table({"squad": ["blood_beret"], "hand": ["punch_drunk"]}, {"squad": ["infantry!"]})
    fight(m, "blood_beret", "infantry")
    until(m, "play_on punch_drunk infantry")  # anybody may play it, on anybody
    play(m, "play_on punch_drunk infantry")
    finish(m)
    assert wounded(m, "infantry")
    assert victory(m) == [0, 0]


def test_punch_drunk_does_not_answer_a_kill_that_is_no_wound():
    m = table(
        {"squad": ["crenshaw_the_mortificator+death_maze"], "hand": ["foxhole"]},
        {"kohort": ["centurion"], "hand": ["punch_drunk"]},
    )
    finish(fight(m, "crenshaw_the_mortificator", "centurion"))
    play(m, "yes")  # the maze kills
    finish(m)
    assert ids(m, "hand", 1) == ["punch_drunk"]
    assert ids(m, "grave", 1) == ["centurion"]


# ---- SWITCHED LABELS ----
def healed(hand: list[str]) -> Match:
    m = table({"squad": ["war_medic", "infantry!", "clansman!"], "hand": ["foxhole"]}, {"hand": hand})
    play(m, "use war_medic 1")
    if "target clansman" in options(m):
        play(m, "target clansman")
    return m


def test_switched_labels_kill_whoever_was_healed_for_half_the_points():
    m = healed(["switched_labels"])
    assert plays_on(m, "switched_labels") == {"clansman"}
    play(m, "play_on switched_labels clansman")
    finish(passes(m))
    assert ids(m, "squad", 0) == ["infantry", "war_medic"]
    assert victory(m) == [0, 3 // 2]  # a CLANSMAN is worth 3


def test_without_the_card_the_healed_are_healed():
    m = healed(["foxhole"])
    assert not wounded(m, "clansman")


# ---- LIFE INSURANCE ----
def test_insurance_pays_the_total_value_of_a_dead_doomtrooper_of_ones_own():
    m = table(
        {"squad": ["general_michael_kell"], "hand": ["life_insurance"]},
        {"squad": ["infantry!+hero_award"], "hand": ["life_insurance", "life_insurance"], "destiny": 0},
    )
    fight(m, "general_michael_kell", "infantry")
    until(m, "play_on life_insurance infantry")
    assert m.decision.seat == 1  # not for whoever killed it
    play(m, "play_on life_insurance infantry")
    assert destiny(m)[1] == 2 + 3


def test_no_insurance_for_the_dark_legion():
    m = table(
        {"squad": ["blood_beret"], "hand": ["foxhole"]},
        {"kohort": ["undead_legionnaire!"], "hand": ["life_insurance"], "destiny": 0},
    )
    fight(m, "blood_beret", "undead_legionnaire")
    finish(m)
    assert ids(m, "grave", 1) == ["undead_legionnaire"]
    assert ids(m, "hand", 1) == ["life_insurance"]


# ---- WHAT HAVE WE HERE? ----
def test_a_relic_of_the_slain_changes_hands():
    m = table(
        {"squad": ["blood_beret", "clansman"], "hand": ["what_have_we_here"]},
        {"squad": ["samurai!+dai_sho+combat_armor"]},
    )
    fight(m, "blood_beret", "samurai")
    until(m, "play what_have_we_here")
    play(m, "play what_have_we_here")
    assert set(options(m)) == {"target blood_beret", "target clansman"}  # not the armour; affiliation does not matter
    play(m, "target clansman")
    finish(m)
    s = m.state
    (relic,) = s.t.instances("dai_sho")
    assert s.t.defs[s.bearer[relic]].id == "clansman"
    assert ids(m, "grave", 1) == ["combat_armor", "samurai"]


def test_nothing_to_take_where_nobody_had_a_relic_or_somebody_else_killed():
    m = table({"squad": ["blood_beret"], "hand": ["what_have_we_here"]}, {"squad": ["samurai!+combat_armor"]})
    fight(m, "blood_beret", "samurai")
    finish(m)
    assert ids(m, "hand", 0) == ["what_have_we_here"]
    m = table(
        {"squad": ["blood_beret"], "hand": ["foxhole"]}, {"squad": ["samurai!+dai_sho"], "hand": ["what_have_we_here"]}
    )
    fight(m, "blood_beret", "samurai")
    finish(m)
    assert ids(m, "hand", 1) == ["what_have_we_here"]


# ---- ANTIDOTE ----
def test_the_antidote_saves_from_a_poison_that_is_being_used():
    for saved in (True, False):
        m = table({"squad": ["mortificator+lotus_blossom"]}, {"squad": ["young_guard"], "hand": ["antidote"]})
        finish(fight(m, "mortificator", "young_guard"))
        assert wounded(m, "young_guard")
        play(m, "yes")
        assert plays_on(m, "antidote") == {"young_guard"}
        play(m, "play_on antidote young_guard" if saved else "pass")
        finish(m)
        assert (ids(m, "squad", 1) == ["young_guard"]) is saved  # still with the wound of the fight
        assert ids(m, "grave", 0) == ["lotus_blossom"]


def test_the_antidote_does_not_answer_what_is_no_poison():
    m = table({"squad": ["blood_beret"], "hand": ["foxhole"]}, {"squad": ["infantry!"], "hand": ["antidote"]})
    finish(fight(m, "blood_beret", "infantry"))
    assert ids(m, "hand", 1) == ["antidote"]


def test_the_antidote_ends_what_a_poison_has_done_for_good():
    m = table(
        {"squad": ["mortificator+mortis_sword+cardinals_blood"], "hand": ["foxhole"]},
        {"squad": ["young_guard"], "hand": ["antidote"]},
    )
    part, sword = m.state.t.instances("cardinals_blood")[0], m.state.t.instances("mortis_sword")[0]
    m.state.bearer[part] = sword
    fight(m, "mortificator", "young_guard")
    while numbers(m, "young_guard") != (1, 1, 1):
        play(m, "pass")
    until(m, "play_on antidote young_guard")
    play(m, "play_on antidote young_guard")
    finish(m)
    assert numbers(m, "young_guard") == (2, 4, 3)


# ---- REFLECTION ----
@pytest.mark.parametrize(
    ("answer", "squad", "kohort"),
    [
        ("yes", ["clansman"], ["razide"]),  # the caster is banished itself
        ("no", ["cardinal_durand", "clansman"], ["razide"]),
        ("", ["cardinal_durand", "clansman"], []),
    ],
)
def test_a_spell_is_reflected_or_negated(answer: str, squad: list[str], kohort: list[str]):
    m = table(
        {"squad": ["cardinal_durand", "clansman"], "hand": ["banishment", "foxhole"], "destiny": 9},
        {"kohort": ["razide"], "hand": ["reflection"]},
    )
    play(m, "cast banishment cardinal_durand")
    assert plays_on(m, "reflection") == {"banishment"}
    play(m, *(("play_on reflection banishment", answer) if answer else ("pass",)))
    passes(m)
    assert (ids(m, "squad", 0), ids(m, "kohort", 1)) == (squad, kohort)
    assert destiny(m)[0] == 4  # what was paid is gone


def test_ones_own_spell_is_reflected_too_but_only_where_it_can_be_turned():
    m = table(
        {"squad": ["cardinal_durand", "clansman"], "hand": ["banishment", "reflection"], "destiny": 9},
        {"kohort": ["razide"], "hand": ["foxhole"]},
    )
    play(m, "cast banishment cardinal_durand", "play_on reflection banishment", "yes")
    passes(m)
    assert ids(m, "squad", 0) == ["clansman"]
    assert ids(m, "kohort", 1) == ["razide"]
    m = table(
        {"squad": ["mortificator"], "hand": ["shield", "reflection"], "destiny": 9},
        {"kohort": ["razide"], "hand": ["foxhole"]},
    )
    fight(m, "mortificator", "razide")
    play(m, "cast shield mortificator", "units 2")
    assert plays_on(m, "reflection") == set()


def test_a_spell_without_a_target_can_only_be_negated():
    m = table(
        {"squad": ["mortificator"], "hand": ["shield"], "destiny": 9},
        {"kohort": ["razide"], "hand": ["reflection"]},
    )
    fight(m, "mortificator", "razide")
    before = numbers(m, "mortificator")
    play(m, "cast shield mortificator", "units 2", "play_on reflection shield")  # nothing to choose
    while m.decision.name == "react":
        play(m, "pass")
    assert numbers(m, "mortificator") == before


# ---- OH YEAH?! ----
def test_a_card_found_is_swapped_for_a_random_one_of_its_pile():
    m = table(
        {"hand": ["expedite_request", "foxhole"], "library": ["hussar", "clansman", "valkyrie"]},
        {"hand": ["oh_yeah"]},
    )
    play(m, "meditate", "play expedite_request")
    until(m, "target valkyrie")
    play(m, "target valkyrie")
    assert m.decision.seat == 1
    kept = play(m.copy(), "pass")
    assert "valkyrie" in ids(kept, "hand", 0)
    play(m, "play oh_yeah")
    passes(m)
    s = m.state
    assert s.t.defs[s.library[0][0]].id == "valkyrie"  # at the bottom
    assert len(s.library[0]) == 2
    other = {"hussar", "clansman"} & set(ids(m, "hand", 0))
    assert len(other) == 1
    assert m.view(1)["players"][0]["hand"].count(None) == 2  # nobody else knows which


def test_drawing_is_no_search():
    m = table({"hand": ["foxhole"]}, {"hand": ["oh_yeah"], "library": ["clansman", "hussar"]})
    play(m, "end")
    while m.state.turn == 0:
        assert "play oh_yeah" not in options(m)
        play(m, options(m)[-1])

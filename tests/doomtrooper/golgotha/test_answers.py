"""Cards of Golgotha that answer deaths, losses, payments and victories, and attacks of other kinds."""

from __future__ import annotations

import pytest

from ..table import (
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
    plays_on,
    rating,
    table,
    victory,
    wounded,
)

WAIT = ["evasive_action"]


def until(m, *names: str):
    """Pass until one of these questions comes."""
    while m.decision is not None and m.decision.name not in names:
        play(m, "pass")
    return m


# ---- CLIFFHANGER ----
@pytest.mark.parametrize("answer", ["play_on cliffhanger clansman", "pass"])
def test_a_dying_doomtrooper_of_somebody_else_is_saved(answer: str):
    m = table(
        {"squad": ["sean_gallagher", "infantry"], "hand": ["cliffhanger"]},
        {"squad": ["clansman!", "hussar"], "hand": []},
    )
    until(fight(m, "sean_gallagher", "clansman"), "react")
    assert m.decision.seat == 0
    play(m, answer)
    finish(m)
    if answer == "pass":
        assert "clansman" in ids(m, "grave", 1)
        return
    assert ids(m, "squad", 1) == ["clansman", "hussar"]
    assert wounded(m, "clansman")  # as it was before
    assert victory(m)[0] == 0
    if m.state.turn == 0:
        end_turn(m)
    play(m, "attack")
    passes(m)
    if m.decision.name == "opponents":
        assert {o.split()[1] for o in options(m)} == {"hussar"}
    else:
        assert m.state.attacker == card(m, "hussar")


def test_nobody_saves_his_own_or_a_legionary():
    m = table({"squad": ["sean_gallagher"]}, {"squad": ["clansman!"], "hand": ["cliffhanger"]})
    finish(fight(m, "sean_gallagher", "clansman"))
    assert "clansman" in ids(m, "grave", 1)
    m = table({"squad": ["sean_gallagher"], "hand": ["cliffhanger"]}, {"kohort": ["necromutant!"]})
    finish(fight(m, "sean_gallagher", "necromutant"))
    assert "necromutant" in ids(m, "grave", 1)


# ---- CLOSE BUT NO CIGAR ----
def nearly_won(hand: list[str]):
    m = table(
        {"squad": ["sean_gallagher"]},
        {"squad": ["clansman!"], "hand": hand},
        setup={"victory_points": 3},
    )
    until(fight(m, "sean_gallagher", "clansman"), "points")
    play(m, options(m)[0])
    return m


def test_the_target_is_raised_above_what_the_winner_has():
    m = nearly_won(["close_but_no_cigar"])
    assert (m.result, m.decision.seat) == (None, 1)
    play(m, "play close_but_no_cigar")
    assert m.result is None
    assert m.state.bar == victory(m)[0] + 3


def test_without_it_or_with_a_pass_the_match_is_over():
    assert nearly_won([]).result.winners == (0,)
    m = nearly_won(["close_but_no_cigar"])
    play(m, "pass")
    assert m.result.winners == (0,)


# ---- CLOSE CALL! ----
@pytest.mark.parametrize(
    ("whose", "back"), [("administrative_crackdown@p1:by1", True), ("administrative_crackdown", False)]
)
def test_a_special_card_of_ones_own_that_was_discarded_comes_back(whose: str, back: bool):
    """The crackdown goes when the player it lies before has no destiny points left."""
    m = table(
        {"squad": ["clansman"], "hand": ["close_call"]},
        {"squad": ["hussar"], "hand": ["infantry"], "destiny": 2, "works": [whose]},
        turn="p2",
    )
    play(m, "deploy infantry")
    assert (m.decision.name == "react") is back
    if back:
        assert m.decision.seat == 0
        play(m, "play_on close_call administrative_crackdown")
        assert ids(m, "hand", 0) == ["administrative_crackdown"]
        assert ids(m, "sacrificed", 0) == ["close_call"]


# ---- FOOL'S GOLD ----
def paid(answer: str, purse: int = 9):
    m = table(
        {"hand": ["clansman"], "destiny": purse, "squad": ["infantry"]}, {"hand": ["fools_gold"], "squad": ["hussar"]}
    )
    play(m, "deploy clansman")
    assert (m.decision.name, m.decision.seat) == ("react", 1)
    play(m, "play_on fools_gold clansman")
    if m.decision is not None and m.decision.name == "repay_value":
        assert m.decision.seat == 0
        play(m, answer)
    return m


def test_false_money_is_paid_again_or_the_warrior_goes():
    m = paid("yes")
    assert (destiny(m)[0], "clansman" in ids(m, "squad", 0)) == (9 - 3 - 3, True)
    m = paid("no")
    assert (destiny(m)[0], ids(m, "grave", 0)) == (9 - 3, ["clansman"])
    m = paid("yes", purse=5)  # not enough for that
    assert (destiny(m)[0], ids(m, "grave", 0)) == (2, ["clansman"])


# ---- MARTYR ----
def mourned():
    m = table(
        {"kohort": ["nepharite_of_algeroth"], "hand": ["martyr"]},
        {"squad": ["sean_gallagher!", "clansman", "hussar"]},
    )
    until(fight(m, "nepharite_of_algeroth", "sean_gallagher"), "points", "react")
    while m.decision.name != "react":
        play(m, options(m)[0])
    play(m, "play_on martyr sean_gallagher")
    return finish(m)


def test_a_martyr_inspires_his_own_kind():
    before = numbers(table({"squad": ["clansman"]}, {}), "clansman")
    other = numbers(table({"squad": ["hussar"]}, {}), "hussar")
    m = mourned()
    assert numbers(m, "clansman") == tuple(n + 2 for n in before)
    assert numbers(m, "hussar") == other  # of another corporation
    assert ids(m, "works", 0) == ["martyr"]


def test_only_personalities_of_doomtroopers_are_mourned():
    m = table({"kohort": ["nepharite_of_algeroth"], "hand": ["martyr"]}, {"squad": ["clansman!", "hussar"]})
    finish(fight(m, "nepharite_of_algeroth", "clansman"))
    assert ids(m, "works", 0) == []


# ---- MUTINY ----
def test_a_mutineer_brings_half_its_value():
    m = table({"squad": ["clansman"], "hand": ["mutiny"]}, {"kohort": ["razide"], "squad": ["hussar"]})
    assert plays_on(m, "mutiny") == {"razide"}
    half = rating(m, "value", "razide") // 2
    play(m, "play_on mutiny razide")
    assert victory(m)[0] == half
    assert ids(m, "sacrificed", 0) == ["mutiny"]
    assert m.state.turn == 1 or "attack" not in options(m)  # that was the attack action
    assert ids(m, "kohort", 1) == ["razide"]


# ---- EQUAL RIGHTS ----
def test_nobody_attacks_twice_between_two_draw_steps():
    for works, may in (([], True), (["equal_rights"], False)):
        m = table(
            {"squad": ["clansman", "infantry"], "works": works},
            {"squad": ["hussar", "trencher"]},
            bonus_attacks=1,
        )
        finish(fight(m, "clansman", "hussar"))
        assert (m.state.turn == 0 and "attack" in options(m)) is may


# ---- INFANTRY SNIPER ----
def test_a_sniper_shoots_at_whoever_attacks_another_capitol_warrior():
    m = table(
        {"squad": ["clansman", "trencher"], "hand": WAIT},
        {"squad": ["infantry_sniper", "infantry", "hussar"], "hand": WAIT},
    )
    play(m, "attack")
    until(m, "opponents")
    play(m, "against clansman infantry")
    while m.decision.seat != 1:
        play(m, "pass")
    assert "use infantry_sniper 1" in options(m)
    play(m, "use infantry_sniper 1")
    assert (m.state.attacker, m.state.defender) == (card(m, "infantry_sniper"), card(m, "clansman"))
    while m.state.attacker == card(m, "infantry_sniper"):
        assert m.state.tactic in (-1, 1)
        play(m, "pass")
    assert wounded(m, "clansman")
    assert (m.state.attacker, m.state.defender) == (card(m, "clansman"), card(m, "infantry"))  # it goes on
    assert "use infantry_sniper 1" not in options(m)


@pytest.mark.parametrize("victim", ["infantry_sniper", "hussar"])
def test_a_sniper_does_not_shoot_for_himself_or_others(victim: str):
    m = table({"squad": ["clansman"], "hand": WAIT}, {"squad": ["infantry_sniper", "hussar"], "hand": WAIT})
    play(m, "attack")
    until(m, "opponents")
    play(m, f"against clansman {victim}")
    while m.decision.name == "anytime" and m.state.phase == 2:
        assert "use infantry_sniper 1" not in options(m)
        play(m, "pass")

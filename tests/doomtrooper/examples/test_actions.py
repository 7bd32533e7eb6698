"""The rulebook's examples about the three kinds of actions: INSPIRED, BLOOD LUST, INITIATIVE, leaders, SMELL OF WAR."""

from __future__ import annotations

import pytest

from ..table import end_turn, fight, finish, options, passes, play, table

MARTIN, OPPONENT = 0, 1


def before_first_action(m, wanted: str):
    """From the opponent's turn to the window before Martin's first action in which he can play this."""
    play(m, "end")
    while not (m.state.turn == MARTIN and wanted in options(m)):
        play(m, next(o for o in ("pass", "done", *options(m)) if o in options(m)))
    return m


def martins_table(*, hand: list[str], squad: list[str] | None = None, wave: bool = False):
    """The turn before Martin's. He has a leader and SEAN, of the same affiliation; the other side can be attacked."""
    return table(
        {"squad": squad or ["johnstone", "sean_gallagher"], "hand": hand, "destiny": 20},
        {"kohort": ["heretic", "centurion", "necromutant", "razide"], "destiny": 10,
         "hand": ["wave_of_righteousness"] if wave else []},
        turn="p2",
    )  # fmt: skip


def no_action_left(m) -> bool:
    """Martin's action step is over: he may only discard, or it is somebody else's turn."""
    return m.state.actions == 0 and (m.state.turn == OPPONENT or m.decision.name == "discard")


def attack(m, attacker: str, victim: str):
    fight(m, attacker, victim)
    return finish(m, victory=0)


def wave_takes(m, warrior: str):
    """The opponent discards a warrior as soon as possible."""
    while "play wave_of_righteousness" not in options(m):
        play(m, "pass")
    play(m, "play wave_of_righteousness")
    while m.decision.name in ("units", "react"):
        play(m, "units 1" if m.decision.name == "units" else "pass")
    return play(m, f"target {warrior}")


# ---- which card gives which kind ----
@pytest.mark.rule("DTR-355")
def test_inspired_gives_three_actions_that_are_no_attacks():
    m = before_first_action(martins_table(hand=["inspired"], squad=["sean_gallagher"]), "play inspired")
    play(m, "play inspired")
    for _ in range(3):
        assert m.decision.name == "granted"
        assert "attack" not in options(m)
        play(m, "meditate")
    assert m.decision.name == "action"
    assert m.state.actions == 3


@pytest.mark.rule("DTR-355")
def test_blood_lust_gives_an_attack_on_top():
    m = before_first_action(martins_table(hand=["blood_lust"], squad=["sean_gallagher"]), "play blood_lust")
    play(m, "play blood_lust")
    passes(m)
    attack(m, "sean_gallagher", "heretic")
    assert set(options(m)) == {"attack", "end"}
    attack(m, "sean_gallagher", "centurion")
    assert no_action_left(m)  # two attacks, and no third


@pytest.mark.rule("DTR-355")
@pytest.mark.parametrize("what", ["meditate", "attack"])
@pytest.mark.parametrize("source", ["initiative", "book_of_law"])
def test_initiative_and_the_book_give_an_action_of_either_kind(source: str, what: str):
    if source == "initiative":
        m = before_first_action(martins_table(hand=["initiative"], squad=["sean_gallagher"]), "play initiative")
        play(m, "play initiative")
        passes(m)
    else:
        m = end_turn(martins_table(hand=[], squad=["sean_gallagher", "inquisitor+book_of_law"]))
    if what == "meditate":
        for _ in range(4):
            assert m.decision.name == "action"
            play(m, "meditate")
        assert m.state.actions == 0
    else:
        play(m, "meditate", "meditate")
        attack(m, "sean_gallagher", "heretic")
        assert set(options(m)) == {"attack", "end"}  # a second attack in the turn


# ---- SMELL OF WAR ----
@pytest.mark.rule("DTR-358", "DTR-465")
def test_smell_of_war_changes_undefined_actions_only():
    m = martins_table(hand=["smell_of_war", "inspired"], squad=["sean_gallagher"])
    before_first_action(m, "play smell_of_war")
    play(m, "play smell_of_war", "play inspired")
    assert m.decision.name == "granted"
    assert "attack" not in options(m)
    play(m, "end")
    passes(m)
    attack(m, "sean_gallagher", "heretic")  # standard actions: as many attacks as can be paid for
    attack(m, "sean_gallagher", "centurion")
    attack(m, "sean_gallagher", "necromutant")
    assert m.state.destiny[MARTIN] == 20 - 2 * 2  # the second and the third cost 2 each
    assert no_action_left(m)


@pytest.mark.rule("DTR-465")
def test_only_a_leader_makes_attacks_of_inspired():
    m = before_first_action(martins_table(hand=["inspired"]), "play inspired")
    play(m, "play inspired")
    assert "attack" in options(m)


# ---- the leader and INSPIRED ----
@pytest.mark.rule("DTR-359")
def test_three_attacks_in_the_opponents_turn():
    m = martins_table(hand=["inspired"])
    play(m, "meditate")
    while "play inspired" not in options(m):
        play(m, "pass")
    assert m.state.turn == OPPONENT
    play(m, "play inspired")
    for victim in ("heretic", "centurion", "necromutant"):
        assert m.decision.name == "granted"
        attack(m, "sean_gallagher", victim)
    assert (m.state.turn, m.decision.seat) == (OPPONENT, OPPONENT)


@pytest.mark.rule("DTR-362")
def test_three_attacks_first_and_then_three_peaceful_actions():
    m = before_first_action(martins_table(hand=["inspired"]), "play inspired")
    play(m, "play inspired")
    for victim in ("heretic", "centurion", "necromutant"):
        attack(m, "sean_gallagher", victim)
    for _ in range(3):
        assert m.decision.name == "action"
        play(m, "meditate")
    assert m.state.actions == 0


def deserted():
    """In the first of three attacks with INSPIRED's actions Martin loses SEAN."""
    m = before_first_action(martins_table(hand=["inspired", "clansman", "valkyrie"], wave=True), "play inspired")
    play(m, "play inspired")
    while m.decision.name == "react":
        play(m, "pass")
    play(m, "attack")
    return wave_takes(m, "sean_gallagher")


@pytest.mark.rule("DTR-363")
def test_without_the_attacker_the_other_two_are_peaceful_and_nothing_is_lost():
    m = passes(deserted())
    for _ in range(2):
        assert m.decision.name == "granted"
        play(m, "meditate")
    assert m.decision.name == "action"
    assert m.state.actions == 3


@pytest.mark.rule("DTR-364")
def test_a_new_warrior_of_another_affiliation_attacks_once_with_a_standard_action():
    m = passes(deserted())
    play(m, "deploy valkyrie")
    assert "attack" not in options(m)  # the last action of INSPIRED: the leader does not lead a Valkyrie
    play(m, "end", "meditate", "meditate")
    attack(m, "valkyrie", "heretic")
    assert no_action_left(m)


@pytest.mark.rule("DTR-364")
def test_a_new_warrior_of_the_leaders_affiliation_attacks_earlier_and_more_often():
    m = passes(deserted())
    play(m, "deploy clansman")
    attack(m, "clansman", "heretic")
    assert m.decision.name == "action"
    attack(m, "clansman", "centurion")
    assert (m.state.actions, set(options(m))) == (2, {"attack", "end"})


# ---- the leader and the standard actions ----
def converted_and_lost(hand: list[str]):
    """Martin's leader turns the first standard action into an attack; SEAN is gone before it begins."""
    m = end_turn(martins_table(hand=hand, wave=True))
    play(m, "attack")
    wave_takes(m, "sean_gallagher")
    return m


@pytest.mark.rule("DTR-365")
def test_whoever_began_to_attack_and_cannot_go_on_loses_the_rest():
    m = passes(converted_and_lost([]))
    assert no_action_left(m)
    assert m.state.destiny[MARTIN] == 20  # no meditation with what was left


def reinforced(new: str):
    m = converted_and_lost(["inspired", new])
    while "play inspired" not in options(m):
        play(m, "pass")
    play(m, "play inspired")
    while m.decision.name != "granted":
        play(m, "pass")
    play(m, f"deploy {new}", "end")
    passes(m)
    assert (m.decision.name, m.state.actions, set(options(m))) == ("action", 2, {"attack", "end"})
    return m


@pytest.mark.rule("DTR-366")
def test_a_new_warrior_attacks_with_the_second_action_and_the_third_is_lost():
    m = reinforced("valkyrie")
    attack(m, "valkyrie", "razide")
    assert no_action_left(m)


@pytest.mark.rule("DTR-367")
def test_of_the_leaders_affiliation_it_attacks_with_both():
    m = reinforced("blood_beret")
    attack(m, "blood_beret", "heretic")
    assert (m.state.turn, m.state.actions) == (MARTIN, 1)
    attack(m, "blood_beret", "heretic")
    assert m.state.actions == 0

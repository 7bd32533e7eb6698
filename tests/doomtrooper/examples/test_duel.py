"""The rulebook's combat between SEAN GALLAGHER and the NEPHARITE OF ILIAN from declaration to points, and its sums."""

from __future__ import annotations

import pytest

from ..table import card, destiny, fight, finish, ids, options, passes, play, rating, table, victory, wounded

ROMAN, MARTIN = 0, 1


def duel():
    """Roman's SEAN attacks Martin's NEPHARITE with the cards that the example has them play."""
    m = table(
        {"squad": ["sean_gallagher"], "hand": ["evasive_action", "narrow_escape", "bamboozled"], "destiny": 0},
        {"kohort": ["nepharite_of_ilian"], "hand": ["powerful_blow", "miscommunication"], "destiny": 0},
    )
    return fight(m, "sean_gallagher", "nepharite_of_ilian", "fight")


def blows(m) -> tuple[int, int, int, int]:
    """SEAN's blow against the NEPHARITE's armour, the NEPHARITE's blow against SEAN's."""
    return (
        rating(m, "blow", "sean_gallagher"),
        rating(m, "armour", "nepharite_of_ilian"),
        rating(m, "blow", "nepharite_of_ilian"),
        rating(m, "armour", "sean_gallagher"),
    )


@pytest.mark.rule("DTR-258")
def test_both_strike_and_an_equal_number_is_enough():
    m = duel()
    assert (rating(m, "shoot", "sean_gallagher"), rating(m, "shoot", "nepharite_of_ilian")) == (3, 5)  # not compared
    assert blows(m) == (10, 4, 8, 8)
    finish(m)
    assert "sean_gallagher" in ids(m, "grave", ROMAN)  # 8 against 8 hits
    assert wounded(m, "nepharite_of_ilian")  # 10 against 4


def with_modifiers():
    m = duel()
    assert m.decision.seat == ROMAN  # the attacker's player plays first
    play(m, "play_on evasive_action sean_gallagher", "pass")  # Martin keeps MISCOMMUNICATION for later
    play(m, "play_on powerful_blow nepharite_of_ilian")
    return m


@pytest.mark.rule("DTR-268")
def test_one_modifier_each_and_the_next_phase_follows():
    m = with_modifiers()
    assert blows(m) == (10, 4, 10, 10)
    passes(m)
    assert m.state.phase > 5 or m.state.phase == 0


def at_deaths_door():
    m = with_modifiers()
    while "play_on narrow_escape sean_gallagher" not in options(m):
        play(m, "pass")
    return play(m, "play_on narrow_escape sean_gallagher")


@pytest.mark.rule("DTR-278")
def test_the_escape_is_cancelled_and_sean_dies():
    m = at_deaths_door()
    assert (m.decision.name, m.decision.seat) == ("react", MARTIN)
    play(m, "play_on miscommunication narrow_escape")
    passes(m)
    assert {"sean_gallagher", "narrow_escape"} <= set(ids(m, "grave", ROMAN))
    assert ids(m, "squad", ROMAN) == []
    assert wounded(m, "nepharite_of_ilian")


@pytest.mark.rule("DTR-278")
def test_without_the_answer_the_escape_works():
    m = at_deaths_door()
    passes(m)
    assert ids(m, "squad", ROMAN) == ["sean_gallagher"]
    assert not wounded(m, "sean_gallagher")  # he keeps the state he had


@pytest.mark.rule("DTR-283")
def test_eight_points_three_of_them_destiny_and_the_swindle():
    m = play(at_deaths_door(), "play_on miscommunication narrow_escape")
    passes(m)
    assert (m.decision.name, m.decision.seat, len(options(m))) == ("points", MARTIN, 8 + 1)
    play(m, "victory 5")
    assert (m.decision.seat, options(m)) == (ROMAN, ["play bamboozled", "pass"])
    play(m, "play bamboozled")
    passes(m)
    assert destiny(m) == [10, 3]
    assert victory(m) == [0, 0]


@pytest.mark.rule("DTR-283")
def test_without_the_swindle_martin_keeps_his_five():
    m = play(at_deaths_door(), "play_on miscommunication narrow_escape")
    play(passes(m), "victory 5", "pass")
    assert (destiny(m), victory(m)) == ([0, 3], [0, 5])


# ---- sums ----
@pytest.mark.rule("DTR-287")
def test_three_minus_two_times_two_plus_five():
    """The book's warrior has 3/3/3/3. The cultist of Algeroth has these numbers; declared Dark Legion it is one."""
    m = table(
        {"squad": ["algeroth_cultist"], "hand": ["grim_reaper", "hellhound_necrotank", "dance_on_the_edge"]},
        {},
        actions=5,
    )
    names = ("fight", "shoot", "armour", "value")
    assert [rating(m, name, "algeroth_cultist") for name in names] == [3, 3, 3, 3]
    play(m, "meditate", "declare algeroth_cultist legion")
    passes(m)
    play(m, "play_on grim_reaper algeroth_cultist")
    assert [rating(m, name, "algeroth_cultist") for name in names] == [6, 6, 6, 6]
    play(m, "attach hellhound_necrotank algeroth_cultist", "inside")
    assert [rating(m, name, "algeroth_cultist") for name in names] == [11, 11, 11, 11]
    play(m, "attach dance_on_the_edge algeroth_cultist")  # the last card changes what is counted first
    assert [rating(m, name, "algeroth_cultist") for name in names] == [7, 7, 7, 11]
    terms = m.explain("fight of algeroth_cultist").terms
    assert [(t.operation, t.amount) for t in terms] == [("printed", 3), ("add", -2), ("multiply", 2), ("add", 5)]


# ---- one weapon for one kind of combat ----
@pytest.mark.rule("DTR-261")
@pytest.mark.parametrize(("tactic", "blow"), [("fight", 4 + 2), ("shoot", 2)])
def test_a_sword_has_no_influence_on_a_shooting(tactic: str, blow: int):
    m = table({"squad": ["etoiles_mortant+violator_sword"], "hand": ["evasive_action"]}, {"kohort": ["razide"]})
    fight(m, "etoiles_mortant", "razide", tactic)
    assert rating(m, "blow", "etoiles_mortant") == blow
    assert rating(m, "fight", "etoiles_mortant") == (6 if tactic == "fight" else 4)  # put away while shooting


# ---- a combat inside a combat ----
@pytest.mark.rule("DTR-305")
def test_a_lucky_shot_of_the_outer_combat_does_not_count_in_the_inner_one():
    """p1 attacks; p2 plays INSPIRED in the middle of it and its leader turns an action into an attack of its own."""
    m = table(
        {"kohort": ["immaculate_fury", "razide"], "hand": ["evasive_action"]},
        {"squad": ["johnstone", "sean_gallagher"], "hand": ["lucky_shot", "lucky_shot", "inspired"]},
    )
    fight(m, "immaculate_fury", "sean_gallagher", "shoot")
    while "play_on lucky_shot sean_gallagher" not in options(m):
        play(m, "pass")
    play(m, "play_on lucky_shot sean_gallagher")
    assert rating(m, "blow", "sean_gallagher") == 5
    while "play inspired" not in options(m):
        play(m, "pass")
    play(m, "play inspired")
    fight(m, "sean_gallagher", "razide", "shoot")
    assert m.state.defender == card(m, "razide")
    assert rating(m, "blow", "sean_gallagher") == 3  # the bonus stays with the first combat
    while "play_on lucky_shot sean_gallagher" not in options(m):
        play(m, "pass")
    play(m, "play_on lucky_shot sean_gallagher")
    assert rating(m, "blow", "sean_gallagher") == 5  # another LUCKY SHOT
    while m.state.defender == card(m, "razide"):
        play(m, "pass")
    while m.decision.name == "granted":
        play(m, "end")
    assert m.state.defender == card(m, "sean_gallagher")
    assert rating(m, "blow", "sean_gallagher") == 5  # the first combat goes on with its one LUCKY SHOT

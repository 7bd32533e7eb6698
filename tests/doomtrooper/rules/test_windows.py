"""The steps of a turn, the windows between them, reactions."""

from __future__ import annotations

import pytest

from sudi.kernel.windows import Moment

from ..table import Match, destiny, end_turn, fight, ids, options, passes, play, table


@pytest.mark.rule("DTR-015", "DTR-019", "DTR-024")
def test_windows_in_a_turn_and_who_is_first():
    m = table({"hand": ["positive_karma"]}, {"hand": ["positive_karma"]})
    play(m, "meditate")
    assert (m.decision.name, m.decision.seat) == ("anytime", 0)
    play(m, "pass")
    assert (m.decision.name, m.decision.seat) == ("anytime", 1)
    play(m, "play positive_karma")  # p1 passed before and gets a new chance
    assert (m.decision.name, m.decision.seat) == ("anytime", 0)
    play(m, "pass")
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-023")
def test_when_all_have_passed_the_game_moves_on():
    m = table({"hand": ["positive_karma"]}, {})
    play(m, "meditate", "pass")
    assert m.decision.name == "action"
    assert not any(o.startswith("play") for o in options(m))


@pytest.mark.rule("DTR-016", "DTR-227", "DTR-229")
def test_cards_of_the_start_of_a_turn():
    m = table({}, {"hand": ["initiative", "positive_karma"]})
    play(m, "end", "pass")  # the window after p1's discard step
    assert options(m) == ["play initiative", "pass"]
    play(m, "pass")
    assert options(m) == ["play positive_karma", "pass"]


@pytest.mark.rule("DTR-338", "DTR-339", "DTR-515")
def test_only_what_acts_on_the_card_is_a_reaction():
    m = table({"hand": ["positive_karma", "narrow_escape", "miscommunication"]}, {"hand": ["doomed"]}, turn="p2")
    play(m, "meditate", "play_at doomed p1")
    assert options(m) == ["play_on miscommunication doomed", "pass"]
    m = table({"squad": ["clansman"], "hand": ["composite_armor"]}, {"hand": ["miscommunication"]})
    play(m, "attach composite_armor clansman")
    assert m.decision.name == "action"  # no special card


@pytest.mark.rule("DTR-515", "DTR-336")
def test_miscommunication_answers_no_spell_of_the_combat():
    side = {"squad": ["mortificator"], "hand": ["shield", "evasive_action"], "destiny": 9}
    m = table(side, {"kohort": ["razide"], "hand": ["miscommunication"]})
    fight(m, "mortificator", "razide")
    play(m, "cast shield mortificator", "units 1")
    assert m.decision.seat == 0  # p2 was not asked: nothing answers a spell
    play(m, "play_on evasive_action mortificator")
    assert [o for o in options(m) if "miscommunication" in o] == ["play_on miscommunication evasive_action"]


# ---- timing ----
@pytest.mark.rule("DTR-012", "DTR-015", "DTR-322")
def test_the_steps_follow_each_other():
    m = table({}, {"hand": ["initiative", "positive_karma"], "library": ["infantry"] * 9, "kohort": ["razide"]})
    play(m, "end")
    seen = []
    while m.state.turn == 0 or m.decision.name != "action":
        where = "before" if m.state.turn == 0 else "full" if len(m.state.hand[1]) == 7 else "small"
        seen.append((m.decision.name, where, options(m)[0]))
        play(m, options(m)[-1])
    assert seen == [
        ("anytime", "before", "play positive_karma"),  # after p1's discard step
        ("edge", "small", "play initiative"),  # the start of p2's turn ...
        ("anytime", "small", "play positive_karma"),  # ... the window behind it
        ("anytime", "full", "play positive_karma"),  # and the one after drawing
    ]
    play(m, "end")
    assert m.decision.name == "discard"  # actions, then discarding, then the next player
    play(m, "done")
    passes(m)
    assert m.state.turn == 0


@pytest.mark.rule("DTR-341")
def test_a_cancelled_reaction_may_be_played_once_more():
    m = table({"hand": ["positive_karma", "miscommunication"], "destiny": 0},
              {"hand": ["miscommunication", "miscommunication"]})  # fmt: skip
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert m.decision.seat == 0
    play(m, "play_on miscommunication miscommunication")
    while "play_on miscommunication positive_karma" not in options(m):
        play(m, "pass")
    play(m, "play_on miscommunication positive_karma")
    passes(m)
    assert destiny(m)[0] == 1


@pytest.mark.rule("DTR-018")
def test_no_window_between_two_turns():
    m = table({"hand": ["positive_karma"]}, {"hand": ["positive_karma"]})
    play(m, "end", "done")
    asked = []
    while m.decision.name == "anytime":
        asked.append((m.state.turn, m.decision.seat))
        play(m, "pass")
    # after the discard step; then, in the next turn, after its start and after drawing
    assert asked == [(0, 0), (0, 1), (1, 1), (1, 0), (1, 1), (1, 0)]


@pytest.mark.rule("DTR-335")
def test_cards_are_carried_out_in_the_order_in_which_they_are_played():
    m = table({"hand": ["negative_karma", "positive_karma"], "destiny": 3}, {})
    first = play(m.copy(), "meditate", "play positive_karma", "play_at negative_karma p1")
    second = play(m.copy(), "meditate", "play_at negative_karma p1", "play positive_karma")
    assert (destiny(first)[0], destiny(second)[0]) == (0, 10)


# ---- the end of a turn ----
@pytest.mark.rule("DTR-017", "DTR-013")
def test_cards_for_the_end_of_a_turn_come_after_the_last_window():
    m = table({"hand": ["ruthless_efficiency", "positive_karma"]}, {"hand": ["ruthless_efficiency"]})
    play(m, "meditate")
    assert options(m) == ["play positive_karma", "pass"]  # not between actions
    play(m, "pass", "end")
    assert m.decision.name == "discard"
    play(m, "done")
    assert options(m) == ["play positive_karma", "pass"]  # nor in the window after the discard step
    play(m, "pass")
    assert (m.decision.seat, options(m)) == (0, ["play ruthless_efficiency", "pass"])
    later = play(m.copy(), "pass")
    assert later.state.turn == 1
    play(m, "play ruthless_efficiency")
    passes(m)
    assert (m.state.turn, m.state.turns, m.state.actions) == (0, 4, 3)  # another turn at once
    assert ids(m, "sacrificed", 0) == ["ruthless_efficiency"]
    assert end_turn(m).state.turn == 1  # and only one


# ---- what a window is to whoever is asked in it ----
EVERYONE = {"windows": "everyone"}


def seen(m: Match) -> tuple[int, Moment]:
    found = m.game.window(m.state)
    assert found is not None
    return m.decision.seat, found


@pytest.mark.rule("DTR-019")
def test_a_window_between_actions_is_about_nobody():
    m = table({"squad": ["clansman"], "hand": ["positive_karma"]}, {}, setup=EVERYONE)
    assert m.game.window(m.state) is None  # the action step is no window
    play(m, "meditate")
    assert seen(m) == (0, Moment("anytime"))
    assert seen(play(m, "pass")) == (1, Moment("anytime"))


@pytest.mark.rule("DTR-337", "DTR-338")
def test_a_card_affects_the_one_whom_it_is_played_on():
    side = {"hand": ["doomed", "evasive_action"], "squad": ["clansman"]}
    m = table(side, {"squad": ["valkyrie"]}, {"squad": ["trencher"]}, setup=EVERYONE)
    play(m, "meditate", "play_at doomed p3")
    told = {}
    while m.decision.name == "react":
        told[m.decision.seat] = seen(m)[1]
        play(m, "pass")
    assert told == {0: Moment("reaction"), 1: Moment("reaction"), 2: Moment("reaction", affects=True)}
    m = table({"squad": ["clansman+composite_armor"]}, {"hand": ["malfunction"]}, {}, setup=EVERYONE)
    play(m, "meditate", "pass", "play_on malfunction clansman")
    told = {}
    while m.decision.name == "react":
        told[m.decision.seat] = seen(m)[1]
        play(m, "pass")
    assert told == {0: Moment("reaction", affects=True), 1: Moment("reaction"), 2: Moment("reaction")}


@pytest.mark.rule("DTR-013", "DTR-016")
def test_the_end_and_the_start_of_a_turn_are_for_the_player_whose_turn_it_is():
    m = table({}, {"hand": ["initiative"]}, setup=EVERYONE)
    play(m, "end")
    edges = []
    while m.decision.name != "action":
        if m.decision.name == "edge":
            edges.append(seen(m))
        else:
            assert not seen(m)[1].own_turn
        play(m, "pass")
    assert edges == [(0, Moment("anytime", own_turn=True)), (1, Moment("anytime", own_turn=True))]


@pytest.mark.rule("DTR-239", "DTR-272")
def test_a_combat_is_for_whoever_fights_in_it():
    m = table(
        {"squad": ["clansman+composite_armor"]}, {"kohort": ["necromutant!"]}, {"squad": ["valkyrie"]}, setup=EVERYONE
    )
    play(m, "attack")
    told: dict[tuple[int, str], set[tuple[int, Moment]]] = {}
    while m.state.phase and m.decision is not None:
        if m.decision.name == "opponents":
            play(m, "against clansman necromutant")
        elif "fight" in options(m):
            play(m, "fight")
        elif m.decision.name == "points":
            play(m, "victory 4")
        else:
            told.setdefault((m.state.phase, m.decision.name), set()).add(seen(m))
            play(m, "pass")
    modifiers = {(0, True), (1, True), (2, False)}
    assert {(seat, at.fights) for seat, at in told[5, "anytime"]} == modifiers
    assert {(seat, at.affects) for seat, at in told[5, "anytime"]} == modifiers
    assert not any(at.affects for seat, at in told[1, "anytime"])
    hit = {(seat, at.affects) for (phase, name), all_ in told.items() if name == "react" for seat, at in all_}
    assert (1, True) in hit
    assert (0, True) not in hit

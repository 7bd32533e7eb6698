"""The law with the toy game: offers and refusals come from one declaration."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudi.kernel.decision import CARD, PLACE, Verbs, first
from sudi.kernel.hearing.naming import things_named
from sudi.kernel.law import Case, Check, Choice, Domain, Question, allowed, pending, same_title, stop
from sudi.kernel.match import Match
from sudi.kernel.reasons import Reasons
from sudi.kernel.reasons.wanted import ZONE, Thing, Wanted

from .table import table
from .toy import END, FREE, MOVE, MOVING, PLAY, PLAYING, ToyTables


def names(match: Match) -> list[str]:
    return [option.name for option in match.decision.options]


def numbers(match: Match, card: str) -> list[int]:
    return list(match.state.t.instances(card))


def test_offers_are_the_domain_less_what_fails() -> None:
    match = table({"hand": ["point"], "square": 5}, {})
    assert names(match) == ["play point", "move b1", "move a2", "move c2", "move b3", "end"]


def test_what_is_asked_of_the_moment_knows_no_argument_of_the_choice_before() -> None:
    match = table({"hand": ["point"], "square": 5}, {})
    quiet = Check("TOY-11", lambda c: (c.a, c.b) == (0, 0), cs="Ne.", en="No.")
    question = replace(FREE, choices=(PLAYING, MOVING, replace(stop(END), before=(quiet,))))
    assert END() in question.options(match.state, match.state.stack[-1])


def test_the_pending_question_is_found_from_the_state_alone() -> None:
    match = table({"hand": ["jab", "point"], "score": 1}, {"score": 1, "hand": ["die"]}, {"score": 1})
    found = pending(match.state)
    assert found is not None
    assert found[0] is FREE
    match.choose("play jab")
    for state in (match.state, match.copy().state):
        asked = pending(state)
        assert asked is not None
        assert [choice.verb.name for choice in asked[0].choices] == ["hit"]


def test_a_refusal_is_the_check_that_fails() -> None:
    match = table({"hand": ["point"], "square": 5}, {})
    far = match.why_not("move d4")
    assert far is not None
    assert (far.rule, far.text.cs, far.text.en) == ("TOY-11", "Na d4 je odtud 10 kroků.", "d4 is 10 steps away.")
    assert match.why_not("move c2") is None


def test_a_card_that_stands_in_the_way_is_named() -> None:
    match = table({"hand": ["point"], "square": 5}, {}, pile=["wall"])
    barred = match.why_not("move c2")
    assert barred is not None
    assert (barred.rule, barred.cards) == ("TOY-12", ("wall",))
    assert "wall" in barred.text.en
    assert "move c2" not in names(match)


def test_outside_the_domain_the_referee_says_where_the_card_is() -> None:
    match = table({"hand": ["point"], "field": ["bell"]}, {"field": ["drum"], "hand": ["die"]}, pile=["mask"])
    pile = match.why_not("play mask")
    theirs = match.why_not("play drum")
    assert pile is not None
    assert theirs is not None
    assert pile.text.en == "Only a card from your hand is played; mask is on the pile."
    assert theirs.text.cs == "Hraje se karta z ruky; karta drum (cs) je ve hře (Hráč 2)."


def test_more_can_be_said_of_some_outsiders() -> None:
    match = table({"hand": ["point"], "field": ["bell"]}, {"hand": ["bell"]})
    mine = [n for n in numbers(match, "bell") if n in match.state.field[0]]
    refusal = match.why_not(f"* #{mine[0]}")
    assert refusal is not None
    assert refusal.rule == "TOY-9"


def test_nothing_is_said_of_a_hidden_card() -> None:
    match = table({"hand": ["point"]}, {"hand": ["die"]})
    hidden = match.why_not("play die")
    assert hidden is not None
    assert hidden.text.en == "Only a card from your hand is played; die is not in sight there."
    assert hidden.cards == ()


def test_the_furthest_of_several_refusals_is_told() -> None:
    """Of the two copies one lies on the table, of which more can be said."""
    match = table({"hand": ["point"], "field": ["bell"]}, {"hand": ["bell"]})
    refusal = match.why_not("play bell")
    assert refusal is not None
    assert refusal.rule == "TOY-9"


def test_inside_a_question_its_own_filters_speak() -> None:
    match = table({"hand": ["jab", "point"], "score": 1}, {"score": 2}, {"score": 0}, {"score": 3})
    match.choose("play jab")
    assert names(match) == ["hit p2", "hit p4"]
    poor, me = match.why_not("hit p3"), match.why_not("* p1")
    assert poor is not None
    assert me is not None
    assert (poor.rule, poor.text.en) == ("TOY-6", "Player 3 has nothing left.")
    assert me.text.en == "A rival is hit; Player 1 does not come into question."


def test_a_free_choice_asked_for_in_a_question_says_when_it_comes() -> None:
    match = table({"hand": ["jab", "point"], "score": 1}, {"score": 2}, {"score": 2})
    match.choose("play jab")
    later = match.why_not("play point")
    assert later is not None
    assert later.text.en == (
        "Only a card from your hand is played, in your turn; now the question is: “jab: whom for 1?”."
    )  # fmt: skip
    over = match.why_not("end")
    assert over is not None
    assert "“End” is possible only in your turn" in over.text.en


def test_a_question_says_first_what_it_is_about() -> None:
    """A card that could be played in another moment: in a question about cards the question's own words come first."""
    match = table({"hand": ["oath", "point"], "field": ["bell"]}, {"field": ["bell"]})
    match.choose("play oath")
    [point] = [n for n in numbers(match, "point") if n in match.state.hand[0]]
    refusal = match.why_not(f"* #{point}")
    assert refusal is not None
    assert (refusal.rule, refusal.text.en) == ("TOY-7", "Aim in play; point is in hand.")
    match = table({"hand": ["jab", "point"], "score": 1}, {"score": 2}, {"score": 2})
    match.choose("play jab")  # this one asks for a player, so the card's own moment is named
    [point] = [n for n in numbers(match, "point") if n in match.state.hand[0]]
    later = match.why_not(f"* #{point}")
    assert later is not None
    assert (later.rule, later.text.cs) == (
        "TOY-4",
        "Hraje se karta z ruky, a to ve svém tahu; teď je na řadě otázka: „jab (cs): koho za 1?“.",
    )


def test_whose_turn_it_is_is_said_once_and_only_if_it_is_anybodys() -> None:
    match = table({"hand": ["jab", "point"], "score": 1}, {"score": 2, "hand": ["die"]}, {"score": 2})
    assert match.why_not("play die", seat=1).text.en == "Player 1 is being asked now, whose turn it is."
    assert match.why_not("play die", seat=1).text.cs == "Teď rozhoduje Hráč 1 (je na tahu)."
    match.choose("play jab")
    match.state.turn = 2
    assert match.why_not("play die", seat=1).text.en == "Player 1 is being asked now; it is the turn of Player 3."
    match.state.turn = -1  # the match has not begun
    assert match.why_not("play die", seat=1).text.cs == "Teď rozhoduje Hráč 1."


def test_somebody_else_is_asked_and_after_the_end() -> None:
    match = table({"hand": ["point"]}, {"hand": ["die"]})
    waiting = match.why_not("play die", seat=1)
    assert waiting is not None
    assert waiting.rule == "TOY-15"
    assert "Player 1 is being asked now" in waiting.text.en
    while match.decision is not None:
        match.choose("end")
    ended = match.why_not("end")
    assert ended is not None
    assert ended.rule == "TOY-3"


def test_a_verb_without_its_arguments_is_answered_over_all_of_them() -> None:
    match = table({"hand": [], "square": 0}, {})
    refusal = match.why_not("play")
    assert refusal is not None
    assert refusal.text.en == "Only a card from your hand is played, and there is none now."
    assert match.why_not("move") is None


def test_options_that_hurt_say_so() -> None:
    match = table({"hand": ["point"], "square": 1}, {})
    assert {o.name: o.harms for o in match.decision.options}["move a1"]
    assert not {o.name: o.harms for o in match.decision.options}["move c1"]


def test_the_same_checks_serve_whoever_does_the_deed() -> None:
    s = table({"hand": ["point"], "square": 5}, {}, pile=["wall"]).state
    frame = s.stack[-1]
    assert allowed(MOVING.checks, Case(s, 0, -1, frame, 9))
    assert not allowed(MOVING.checks, Case(s, 0, -1, frame, 6))


def test_copies_are_one_option_and_a_mere_verb_is_always_one() -> None:
    s = table({"hand": ["point", "jab", "point"]}, {}).state
    case = Case(s, 0, -1, s.stack[-1])
    kind, hand = s.t.kind, s.hand[0]
    offered = replace(PLAYING, alike=same_title).options(case)
    assert offered == replace(PLAYING, alike=lambda c: kind[c.a]).options(case)
    assert sorted(kind[first(option)] for option in offered) == sorted({kind[card] for card in hand})
    assert PLAYING.options(case) == [PLAY(card) for card in hand]
    assert stop(END).options(case) == [END()]
    assert stop(END, Check("TOY-1", lambda c: False, "Teď ne.", "Not now.")).options(case) == []


def test_names_and_codes_agree() -> None:
    match = table({"hand": ["point"], "square": 5}, {})
    reasons = Reasons(match.game, match.state, 0)
    assert reasons.about([Wanted(MOVE, 9)]) is None
    assert reasons.about([Wanted(END)]) is None
    assert reasons.about([Wanted(PLAY, 99 % len(match.state.t.defs))]) is not None


@pytest.mark.parametrize("copies", [2])
def test_two_options_that_would_read_the_same_are_told_apart(copies: int) -> None:
    match = table({"hand": ["oath"], "field": ["bell"]}, {"field": ["bell"]})
    match.choose("play oath")
    texts = [option.text("en") for option in match.decision.options]
    assert len(set(texts)) == len(texts)
    assert "Aim at bell (Player 1)" in texts
    assert "Aim at bell (Player 2)" in texts


def test_a_prompt_names_what_its_question_is_about() -> None:
    match = table({"hand": ["point"], "square": 5}, {})
    assert match.decision.prompt("cs") == "Co teď na poli b2?"
    match.choose("move c2")
    assert match.decision.prompt("en") == "What now at c2?"


def test_what_a_card_is_outweighs_what_it_could_be_a_target_of() -> None:
    match = table({"hand": ["point"], "field": ["bell"]}, {"field": ["drum"]}, pile=["mask"])
    verb = Verbs().add("lay", a=CARD, b=CARD, cs="Polož {a} na {b}", en="Lay {a} on {b}")
    on_field = Domain(lambda c: c.s.field[c.me], "TOY-2", cs="Pokládá se na kartu ve hře", en="It is laid on a card")
    reasons = Reasons(match.game, match.state, 0)
    laying = Choice(verb, PLAYING.a, on_field)
    reasons.question = Question(FREE.prompt, (PLAYING, laying), "TOY-4")
    mask, bell = numbers(match, "mask")[0], numbers(match, "bell")[0]
    refusal = reasons.about_thing([Thing(CARD, mask)])
    assert refusal is not None
    assert refusal.text.en == "Only a card from your hand is played; mask is on the pile."
    target = reasons.about([Wanted(verb, match.state.hand[0][0], mask)])
    assert target is not None
    assert target.text.en == "It is laid on a card; mask is on the pile."
    hidden = reasons.about([Wanted(verb, match.state.hand[0][0], match.state.bag[0])])
    assert hidden is not None
    assert hidden.text.en.startswith("It is laid on a card; ")
    assert hidden.text.en.endswith(" is not in sight there.")
    assert reasons.about_thing([Thing(CARD, bell)]) is None
    later = Question(FREE.prompt, (stop(END),), "TOY-4")
    reasons.question = later
    match.game.questions = (Question(FREE.prompt, (laying,), "TOY-4", when=FREE.when),)
    try:
        refusal = reasons.about_thing([Thing(CARD, bell)])
    finally:
        del match.game.questions
    assert refusal is not None
    assert refusal.text.en == "bell is in play already."


def test_a_card_that_is_a_place_on_the_table_means_both(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table({"hand": ["point"]}, {}, pile=["mask"])
    (mask,) = match.state.pile
    assert things_named(match, f"#{mask}", 0) == things_named(match, "mask", 0) == [Thing(CARD, mask)]
    monkeypatch.setattr(ToyTables, "place_of", lambda tables, s, card: 1 if card == mask else -1)
    assert things_named(match, f"#{mask}", 0) == [Thing(CARD, mask), Thing(PLACE, 1)]


def test_a_pick_names_what_it_is_about() -> None:
    """What a prompt names beside the card comes from the effect that asks."""
    match = table({"hand": ["jab", "point"], "score": 1}, {"score": 2}, {"score": 2})
    match.choose("play jab")
    assert match.decision.prompt("en") == "jab: whom for 1?"
    assert match.decision.prompt("cs") == "jab (cs): koho za 1?"


def test_a_place_names_its_player_also_where_one_decides_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table({"hand": ["point"]}, {"field": ["drum"]})
    monkeypatch.setattr(match.state.t, "decider", [0, 0])
    theirs = match.why_not("play drum")
    assert theirs is not None
    assert theirs.text.en == "Only a card from your hand is played; drum is in play (Player 2)."


def test_a_pile_can_be_pointed_at() -> None:
    """With what lies open in it; of what is hidden nothing is said but where it is."""
    match = table({"hand": ["point"]}, {"hand": ["die", "jab"]}, pile=["mask"])
    (mask,) = match.state.pile
    assert things_named(match, "pile", 0) == [Thing(ZONE, -1, "pile"), Thing(CARD, mask)]
    assert things_named(match, "p2.hand", 0) == [Thing(ZONE, 1, "hand")]
    assert match.why_not("* p1.hand") is None  # point can be played
    theirs = match.why_not("* p2.hand")
    assert theirs is not None
    assert theirs.cards == ()
    assert "Player 2" in theirs.text.en
    assert "die" not in theirs.text.en


def test_an_argument_that_was_left_open_is_no_card() -> None:
    """Number 0 is a card too, and perhaps one that nobody may know of."""
    match = table({"hand": ["point"], "square": 5}, {"hand": ["die"]}, pile=["wall"])
    for asked in ("play", "move", "* p2"):
        refusal = match.why_not(asked)
        assert refusal is None or "die" not in refusal.cards, asked

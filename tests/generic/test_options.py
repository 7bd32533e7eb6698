"""Decisions, options and refusals of every game: names, texts in both languages, and reasons with a rule."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
import yaml

import sudi
from sudi.kernel.decision import CARD, seat_name, second
from sudi.kernel.log import Entry

from .cases import CASES, GAMES, Case, stages, wander

every_case = pytest.mark.parametrize("case", CASES, ids=str)
LANGUAGES = ("cs", "en")


def rule_ids(game: str) -> set[str]:
    text = files("sudi.games").joinpath(game, "rules.yaml").read_text("utf-8")
    return {rule["id"] for rule in yaml.safe_load(text)["rules"]}


RULES = {game: rule_ids(game) for game in GAMES}


def assert_said(text: str) -> None:
    """A text for people: not empty, no gap that nobody filled, no double or stray space."""
    assert text, "empty text"
    assert text == text.strip()
    for flaw in ("{", "}", "  ", "None", "()", " ,"):
        assert flaw not in text, f"{flaw!r} in {text!r}"
    assert not re.search(r" \.(?!\d)", text), text  # a calibre begins with its point: .74


@every_case
def test_a_decision_offers_a_choice_in_words(case: Case) -> None:
    for match in wander(case.match(), 31, case.share(300)):
        decision = match.decision
        if decision is None:
            assert match.result is not None
            break
        everyone = match.state.t.ask_everyone and match.game.window(match.state) is not None
        assert len(decision.options) >= (1 if everyone else 2)
        assert 0 <= decision.seat < match.state.t.seats
        for lang in LANGUAGES:
            assert_said(decision.prompt(lang))
        assert decision.card or decision.rule in RULES[case.game_name], f"{decision.name}: nothing says why it comes"
        for option in decision.options:
            assert_said(option.name)
            for lang in LANGUAGES:
                assert_said(option.text(lang))


@every_case
def test_the_holder_in_a_name_is_the_holder_of_the_card_before_it(case: Case) -> None:
    for match in wander(case.match(), 33, case.share(200)):
        s = match.state
        for option in match.decision.options if match.decision else ():
            verb = match.game.verbs.of(option.code)
            name, _, holder = option.name.partition("#")[0].rpartition("@")
            if verb.b == CARD and name and holder in [seat_name(seat) for seat in range(s.t.seats)]:
                assert seat_name(s.t.holder_of(s, second(option.code))) == holder
                named = match.parse(option.name)
                assert option.code in named
                assert {seat_name(s.t.holder_of(s, second(code))) for code in named} == {holder}


@every_case
def test_option_names_are_unique_stable_and_parse_back(case: Case) -> None:
    for number, match in enumerate(wander(case.match(), 32, case.share(240))):
        decision = match.decision
        if decision is None:
            break
        names = [o.name for o in decision.options]
        assert len(set(names)) == len(names)
        assert [o.name for o in match.copy().decision.options] == names
        for option in decision.options:
            assert option.code in match.parse(option.name)
            assert match.why_not(option.name) is None
        if number % 12 == 0:
            for option in decision.options:
                by_name, by_index, by_option = match.copy(), match.copy(), match.copy()
                by_name.choose(option.name)
                by_index.choose(option.index)
                by_option.choose(option)
                assert by_name.state == by_index.state == by_option.state
                assert by_name.choices[-1] == option.name


@every_case
def test_two_options_never_read_the_same(case: Case) -> None:
    for match in stages(case, 60):
        if match.decision is None:
            continue
        for lang in LANGUAGES:
            texts = [option.text(lang) for option in match.decision.options]
            twice = {text for text in texts if texts.count(text) > 1}
            assert not twice, (lang, match.decision.prompt(lang), twice)


@every_case
def test_options_carry_their_parts_as_data(case: Case) -> None:
    """The parts say what the name says: no client has to take names apart."""
    for match in stages(case, 12):
        if match.decision is None:
            continue
        shown = match.view(match.decision.seat)["decision"]["options"]
        for option, data in zip(match.decision.options, shown, strict=True):
            verb = match.game.verbs.by_name[option.verb]
            assert data["verb"] == option.name.split()[0] == verb.name
            assert [part["kind"] for part in data["parts"]] == [kind for kind in (verb.a, verb.b) if kind != "none"]
            words = option.name.split()[1:]
            assert all(word.startswith(part["id"]) for word, part in zip(words, data["parts"], strict=True))
            assert isinstance(data["harms"], bool)
            assert data["stops"] == option.stops == verb.stops


@every_case
def test_what_only_ends_something_says_so(case: Case) -> None:
    """Whatever can be answered by doing nothing more has one such option, and it is about no card."""
    for match in stages(case, 60):
        if match.decision is None:
            continue
        ends = [option for option in match.decision.options if option.stops]
        assert all(not option.parts for option in ends)
        named = [
            option for option in match.decision.options if option.name in ("end", "finish", "done", "decline", "pass")
        ]
        assert all(option.stops for option in named)


@every_case
def test_a_question_that_takes_several_answers_is_asked_again(case: Case) -> None:
    """After one of several, the same question takes at least one less; nobody is offered picks that are never asked."""
    for match in stages(case, 60):
        decision = match.decision
        if decision is None or decision.count < 2:
            continue
        pick = next((option for option in decision.options if not option.stops and option.card), None)
        if pick is None:
            continue
        frame = match.state.stack[-1]
        after = match.copy()
        after.choose(pick)
        again = after.decision
        if again is not None and again.name == decision.name and again.seat == decision.seat:
            same = len(after.state.stack) == len(match.state.stack) and after.state.stack[-1][0] == frame[0]
            assert not same or again.count <= decision.count


@every_case
def test_the_log_speaks_both_languages(case: Case) -> None:
    *_, match = wander(case.match(), 33, 300)
    for viewer in (None, 0):
        for entry in match.log(viewer):
            assert isinstance(entry, Entry)
            for lang in LANGUAGES:
                assert_said(entry.text(lang))


@pytest.mark.parametrize("nonsense", ["", "fly away", "@", "#", "play play play play"])
@pytest.mark.parametrize("game", GAMES)
def test_nonsense_is_refused_with_a_sentence(game: str, nonsense: str) -> None:
    match = sudi.new(game, seed=1)
    before = match.state.copy()
    with pytest.raises(sudi.IllegalChoice) as refused:
        match.choose(nonsense)
    assert str(refused.value).endswith((".", "?"))
    assert match.state == before


@pytest.mark.parametrize("game", GAMES)
def test_an_index_outside_the_options_is_refused(game: str) -> None:
    match = sudi.new(game, seed=1)
    for index in (-1, len(match.decision.options), True, 1.0):
        with pytest.raises(sudi.IllegalChoice):
            match.choose(index)
    match.choose(len(match.decision.options) - 1)

"""Decisions, options and refusals of every game: names, texts in both languages, and reasons with a rule."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
import yaml

import sudi
from sudi.kernel.decision import option_name
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
    for flaw in ("{", "}", "  ", "None", "()", " .", " ,"):
        assert flaw not in text, f"{flaw!r} in {text!r}"


@every_case
def test_a_decision_offers_a_choice_in_words(case: Case) -> None:
    for match in wander(case.match(), 31, 300):
        decision = match.decision
        if decision is None:
            assert match.result is not None
            break
        everyone = match.state.t.ask_everyone and match.game.window(match.state) is not None
        assert len(decision.options) >= (1 if everyone else 2)
        assert 0 <= decision.seat < match.state.t.seats
        for lang in LANGUAGES:
            assert_said(decision.prompt(lang))
        for option in decision.options:
            assert_said(option.name)
            for lang in LANGUAGES:
                assert_said(option.text(lang))


@every_case
def test_option_names_are_unique_stable_and_parse_back(case: Case) -> None:
    for number, match in enumerate(wander(case.match(), 32, 240)):
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


@every_case
def test_the_log_speaks_both_languages(case: Case) -> None:
    *_, match = wander(case.match(), 33, 300)
    for viewer in (None, 0):
        for entry in match.log(viewer):
            assert isinstance(entry, Entry)
            for lang in LANGUAGES:
                assert_said(entry.text(lang))


@every_case
def test_offered_exactly_when_nothing_speaks_against_it(case: Case) -> None:
    """Of everything one could ask for at an ordinary decision, the options are what no rule refuses."""
    game, ids, looked = case.game, RULES[case.game_name], 0
    if game.questions:  # test_law.py proves more
        return
    for match in stages(case, 30):
        s = match.state
        if match.decision is None or not game.at_rest(s):
            continue
        looked += 1
        offered = {option_name(s, game.verbs, o) for o in s.options}
        refused: dict[str, Any] = {}
        legal = set()
        for code in game.universe(s, s.seat):
            name, refusal = option_name(s, game.verbs, code), game.refuse(s, s.seat, code)
            if refusal is None:
                legal.add(name)
            else:
                refused[name] = refusal
        assert legal == offered
        for name, refusal in refused.items():
            assert refusal.rule in ids, f"{name}: {refusal.rule} is no rule"
            assert set(refusal.cards) <= set(game.library.cards)
            for lang in LANGUAGES:
                assert_said(refusal.text[lang])
        for name in sorted(refused.keys() - offered)[::17]:
            answer = match.why_not(name)
            if answer is None:  # the short name of something that is offered at some place
                assert any(option.startswith(f"{name}@") for option in offered)
            else:
                assert answer.rule in ids
            with pytest.raises(sudi.IllegalChoice):
                match.copy().choose(name)
    assert looked > 3


@every_case
def test_what_nobody_asks_for_is_refused(case: Case) -> None:
    """In the middle of something, an option of the ordinary decision has a reason not to be there."""
    game, ids = case.game, RULES[case.game_name]
    if game.questions:
        return
    for match in stages(case, 12):
        s = match.state
        if match.decision is None or game.at_rest(s):
            continue
        offered = {option_name(s, game.verbs, o) for o in s.options}
        for code in game.universe(s, s.seat)[::29]:
            name = option_name(s, game.verbs, code)
            if name not in offered:
                refusal = match.why_not(name)
                assert refusal is not None
                assert refusal.rule in ids, name


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

"""One law for offering and refusing: what is offered is what the declared question gives, and all else has a reason."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import sudi
from sudi.games import game as game_by_name
from sudi.kernel.dealing import determinise
from sudi.kernel.decision import CARD, NONE, PLACE, SEAT, WORD, Verb, option_name
from sudi.kernel.law import pending
from sudi.kernel.reasons import Reasons
from sudi.kernel.reasons.wanted import Wanted
from sudi.kernel.reasons.whereabouts import in_sight
from sudi.kernel.single import could_hold

from .cases import CASES, GAMES, Case, stages, wander
from .test_options import LANGUAGES, RULES, assert_said

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


def decisions(case: Case, seed: int, matches: int, limit: int) -> Iterator[sudi.Match]:
    """Decisions of random play, each as often as it comes, up to so many of each match."""
    for number in range(matches):
        for match in wander(case.match(seed + number), seed + number, limit):
            if match.decision is not None:
                yield match


@every_case
def test_what_is_offered_is_what_the_law_gives(case: Case) -> None:
    """At every decision of random play, questions and windows too."""
    for match in decisions(case, 51, 3, 250):
        s, verbs = match.state, match.game.verbs
        asked = pending(s)
        assert asked is not None, f"nobody declared the question {match.decision.name!r} of {s.stack[-1]}"
        question, frame = asked
        offered = {question.key(s, frame, option): option for option in s.options}
        lawful = {question.key(s, frame, option): option for option in question.options(s, frame)}
        named = [
            sorted(option_name(s, verbs, option) for key, option in one.items() if key not in other)
            for one, other in ((offered, lawful), (lawful, offered))
        ]
        assert named == [[], []], f"{match.decision.name}: offered against the law, and lawful but not offered"
        assert question.several(s, frame) == (len(lawful) > 1)
        for option in s.options:
            case_ = question.case(s, frame, option)
            choices = question.choices_of(verbs.of(option).id)
            assert any(choice.failing(case_) < 0 for choice in choices), option_name(s, verbs, option)


@every_game
def test_whether_there_could_be_a_choice_is_known_without_all_of_them(game: str) -> None:
    """Whatever cards the seat holds: of all that could be in its hand, and of each of them alone."""
    dice = random.Random(3)
    match = sudi.new(game, seed=8, **game_by_name(game).for_table({}))
    for _ in range(120):
        if match.decision is None:
            break
        s, seat = match.state, match.state.seat
        asked = pending(s)
        assert asked is not None
        zones = could_hold(s, seat)
        for only in (None, *(dice.choice(cards) for cards in zones.values() if cards)):
            paper = s.copy()
            for name, cards in zones.items():
                getattr(paper, name)[seat] = cards if only is None else [only]
            question, frame = asked[0], paper.stack[-1]
            assert question.several(paper, frame) == (len(question.options(paper, frame)) > 1), match.decision.name
        match.choose(dice.choice(match.decision.options))


def arguments(s: Any, verb: Verb, kind: str, dice: random.Random) -> list[int | None]:
    """Everything an argument could be, legal or not; numbers and long lists by a sample."""
    if kind == NONE:
        return [None]
    spans = {CARD: len(s.t.defs), SEAT: s.t.seats, PLACE: s.t.slots, WORD: len(verb.words)}
    every = range(spans.get(kind, 12))
    return list(every) if len(every) <= 24 else dice.sample(every, 24)


@every_case
def test_whatever_is_not_offered_is_refused_with_a_rule(case: Case) -> None:
    dice, ids = random.Random(7), RULES[case.game_name]
    for match in stages(case, 24):
        if match.decision is None:
            continue
        s = match.state
        asked = pending(s)
        assert asked is not None
        question, frame = asked
        offered = {question.key(s, frame, option) for option in s.options}
        reasons = Reasons(match.game, s, s.seat)
        for choice in question.choices:
            verb = choice.verb
            for a in arguments(s, verb, verb.a, dice):
                for b in arguments(s, verb, verb.b, dice)[:8]:
                    option = verb(a or 0, b or 0)
                    if question.key(s, frame, option) in offered:
                        continue
                    refusal = reasons.about([Wanted(verb, a, b)])
                    assert refusal is not None, option_name(s, match.game.verbs, option)
                    assert all(match.option_text(option)[lang] for lang in LANGUAGES), "it can be talked about"
                    assert refusal.rule in ids, (refusal.rule, refusal.text)
                    assert set(refusal.cards) <= set(match.cards)
                    for lang in LANGUAGES:
                        assert_said(refusal.text[lang])


def cards_in_sight(s: Any) -> list[int]:
    """Up to thirty different cards that the asked seat can see, by chance: more say the same of other copies."""
    titles = {s.t.kind[card]: card for card in range(len(s.t.defs)) if in_sight(s, card, s.seat)}
    return random.Random(s.turns).sample(sorted(titles.values()), min(30, len(titles)))


def reasons_for_cards(match: sudi.Match) -> Iterator[tuple[str, Any]]:
    """For cards that the asked seat can see and that nothing on offer is about: the reason."""
    s = match.state
    for card in cards_in_sight(s):
        refusal = match.why_not(f"* #{card}")
        if refusal is not None:
            yield s.t.defs[card].id, refusal


@every_game
def test_reasons_are_particular(game: str) -> None:
    """At least 95 of 100 say something about the card that was asked for, in free choices and in questions apart."""
    said: dict[bool, Counter[bool]] = {True: Counter(), False: Counter()}
    plain: Counter[str] = Counter()
    for case in CASES:
        if case.game_name != game:
            continue
        for match in stages(case, 8):
            if match.decision is None:
                continue
            free = match.game.at_rest(match.state)
            for _, refusal in reasons_for_cards(match):
                good = not refusal.vague and refusal.rule in RULES[game]
                said[free][good] += 1
                if not good:
                    plain[refusal.text.en] += 1
    for free, counts in said.items():
        assert sum(counts.values()) > 200, f"too few to judge (free choices: {free})"
        share = counts[True] / sum(counts.values())
        assert share >= 0.95, f"free choices: {free}, {share:.1%}; {plain.most_common(5)}"


@every_case
def test_reasons_give_nothing_hidden_away(case: Case) -> None:
    """Two worlds that differ only in what the seat may not see give the same reasons."""
    for number, match in enumerate(stages(case, 10)):
        if match.decision is None:
            continue
        s = match.state
        other = match.copy()
        other.state = determinise(s, s.seat, number)
        other._pending = None
        for card in cards_in_sight(s):
            refusal = match.why_not(f"* #{card}")
            assert refusal == other.why_not(f"* #{card}")
            for id in refusal.cards if refusal is not None else ():
                assert any(in_sight(s, copy, s.seat) for copy in s.t.instances(id)), (id, refusal)


@every_case
def test_those_who_are_not_asked_are_told_who_is(case: Case) -> None:
    ids = RULES[case.game_name]
    for match in stages(case, 10):
        s = match.state
        for seat in range(s.t.seats):
            if seat == s.seat:
                continue
            refusal = match.why_not(f"* {s.t.defs[0].id}", seat)
            assert refusal is not None
            assert refusal.rule in ids, refusal
            if match.decision is not None:
                for lang in LANGUAGES:
                    assert match.game.seat_label(s.t, s.seat, lang) in refusal.text[lang]


@pytest.mark.parametrize("game", [name for name in GAMES if game_by_name(name).ready_decks()])
def test_nobody_learns_what_is_in_the_decks_of_others(game: str) -> None:
    """A card that lies unseen in the other's deck and one that nobody brought get the same answer."""
    match = sudi.new(game, seed=3)
    s = match.state
    present = {card.id for card in s.t.defs}
    unseen = next(
        d.id
        for n, d in enumerate(s.t.defs)
        if s.t.owner[n] != s.seat and not any(in_sight(s, copy, s.seat) for copy in s.t.instances(d.id))
    )
    missing = next(id for id in match.cards if id not in present)
    for name in ("* {}", "play {}"):
        told = [match.why_not(name.format(id)) for id in (unseen, missing)]
        texts = [
            answer.text.en.replace(match.cards[id].name.en, "X")
            for answer, id in zip(told, (unseen, missing), strict=True)
            if answer is not None
        ]
        assert len(texts) == 2
        assert texts[0] == texts[1]

"""Looks for positions that show a rule: matches are played, and at every choice the referee is asked for its reasons.

What a rule refuses shows it best; else the question that it asks, or the end that it brings. Of several positions the
one at an ordinary choice early in a match is kept: it is the easiest to read.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import sudi
from sudi.bots import bot, decide
from sudi.games import game as game_by_name
from sudi.kernel.decision import CARD, NONE, PLACE, SEAT, WORD, Verb, option_name
from sudi.kernel.ends import ASKED as ENDS_ASKED
from sudi.kernel.ends import ENDS as ENDS_SETTING
from sudi.kernel.errors import SudiError
from sudi.kernel.law import pending
from sudi.kernel.match import Match
from sudi.kernel.reasons import Reasons
from sudi.kernel.reasons.wanted import Wanted
from sudi.lab.rulebook import rulebook

from .examples import ASKED, ENDS, REFUSED, Example
from .sitting import RIGHT, Sitting

PLAYER = "policy"
BY_CHANCE = 0.4  # of the choices are made by chance, so that unlikely questions come up as well
TRIES = 6  # things that are asked about, of each verb at each choice
MOST_CHOICES = 400
NUMBERS = 12
LIKED = {REFUSED: 0, ENDS: 1, ASKED: 2}

Told = Callable[[int, int], None]


class Finder:
    """The best example of each rule that was found so far."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.rules = game_by_name(game), rulebook(game)
        self.dice = random.Random(seed)
        self.best: dict[str, tuple[tuple[int, ...], Example]] = {}

    @property
    def examples(self) -> list[Example]:
        return [example for _, example in self.best.values()]

    def play(self, mode: str, players: int, seed: int) -> None:
        """One match, looked at before every choice."""
        player = bot(PLAYER)
        match = sudi.new(self.game.name, mode, players, seed, **{ENDS_SETTING: ENDS_ASKED})
        for _ in range(MOST_CHOICES):
            decision = match.decision
            if decision is None:
                break
            self.look(match)
            if self.dice.random() < BY_CHANCE:
                option = self.dice.choice(decision.options)
            else:
                option = decision.options[decide(player, self.game, match.state, decision.seat, self.dice)]
            before = match.copy()
            match.choose(option)
            if match.result is not None:
                self.offer(before, match.result.rule, ENDS, option.name)

    def look(self, match: Match) -> None:
        """What the question shows, and what some of the answers that it does not take show."""
        s = match.state
        asked = pending(s)
        if asked is None:
            return
        question, frame = asked
        if len(s.options) > 1:
            self.offer(match, question.rule, ASKED, match.decision.options[0].name if match.decision else "")
        taken = {question.key(s, frame, option) for option in s.options}
        reasons = Reasons(match.game, s, s.seat)
        for verb in {choice.verb.name: choice.verb for choice in question.choices}.values():
            for _ in range(TRIES):
                a, b = self.argument(s, verb, verb.a), self.argument(s, verb, verb.b)
                option = verb(a or 0, b or 0)
                if question.key(s, frame, option) in taken:
                    continue
                refusal = reasons.about([Wanted(verb, a, b)])
                if refusal is not None and not refusal.vague:
                    self.offer(match, refusal.rule, REFUSED, option_name(s, match.game.verbs, option))

    def argument(self, s: Any, verb: Verb, kind: str) -> int | None:
        """Something that an argument could be, legal or not."""
        if kind == NONE:
            return None
        spans = {CARD: len(s.t.defs), SEAT: s.t.seats, PLACE: s.t.slots, WORD: len(verb.words)}
        return self.dice.randrange(max(1, spans.get(kind, NUMBERS)))

    def offer(self, match: Match, rule: str, kind: str, name: str) -> None:
        """Keep it if the rule has no better example yet and the example does what it promises."""
        if rule not in self.rules or not name:
            return
        s = match.state
        merit = (not match.game.at_rest(s), LIKED[kind], len(s.stack), abs(s.turns - 4), len(s.options))
        if rule in self.best and self.best[rule][0] <= merit:
            return
        example = Example(self.game.name, rule, kind, match.position(), s.seat, name)
        if works(example):
            self.best[rule] = merit, example


def works(example: Example) -> bool:
    """Does the example do what it promises, laid out anew?"""
    try:
        sitting = Sitting(example.lesson())
        if sitting.match.decision is None or sitting.match.decision.seat != example.seat:
            return False
        answer = sitting.choose(example.name)
    except SudiError:
        return False
    if answer.kind != RIGHT:
        return False
    if example.kind == REFUSED:
        return answer.rule == example.rule
    result = sitting.match.result
    return example.kind != ENDS or (result is not None and result.rule == example.rule)


def find(game: str, matches: int, seed: int, tell: Told) -> list[Example]:
    """Examples of as many rules as so many matches of every mode and number of players show."""
    finder = Finder(game, seed)
    modes = sudi.games()[game]["modes"]
    tables = [(mode, players) for mode, facts in modes.items() for players in facts["players"]]
    for number in range(matches):
        finder.play(*tables[number % len(tables)], seed + number)
        tell(number + 1, len(finder.best))
    return finder.examples

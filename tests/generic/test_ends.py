"""Asking before a phase ends by itself is no rule: the same match comes of it, in every game and mode."""

from __future__ import annotations

import random

import pytest

import sudi
from sudi.kernel.ends import ASKED, ENDS, only_ends
from sudi.kernel.law import pending

from .cases import BASIC, SEED, Case

LENGTH = 120


def only_the_end(match: sudi.Match) -> bool:
    return match.game.window(match.state) is None and only_ends(match.state, match.game.verbs)


@pytest.mark.parametrize("case", BASIC, ids=str)
def test_the_match_that_asks_is_the_match_that_does_not(case: Case) -> None:
    asking = sudi.new(case.game_name, case.mode, case.players, SEED, **{ENDS: ASKED})
    silent, dice, lines = case.match(), random.Random(SEED), asking.game.lines.all
    for _ in range(LENGTH):
        if asking.decision is None:
            break
        s, alone = asking.state, only_the_end(asking)
        question = pending(s)
        assert question is not None
        lawful = {question[0].key(s, question[1], option) for option in question[0].options(s, question[1])}
        assert {question[0].key(s, question[1], option) for option in s.options} == lawful
        if not alone:
            assert silent.decision is not None
            assert [o.name for o in asking.decision.options] == [o.name for o in silent.decision.options]
        choice = 0 if alone else dice.randrange(len(s.options))
        stops = asking.game.verbs.of(s.options[choice]).stops
        asking.choose(choice)
        if not alone:
            silent.choose(choice)
        told = [e for e in [*asking.past()][-1].events if lines[e[0]].name == "phase over"]
        assert [lines[e[0]].by_itself for e in told] in ([[True]] if alone else [[], [False]])
        assert stops or not told, "nothing else ends a phase"
    while asking.decision is not None and only_the_end(asking):
        asking.choose(0)
    for seat in range(case.players):
        assert asking.view(seat) == silent.view(seat)
    assert [e for e in asking.log(0) if e.line != "phase over"] == silent.log(0)

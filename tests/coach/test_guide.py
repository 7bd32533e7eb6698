"""Whoever follows the guide of a first match beats the weakest level. (RONE is left out: it takes minutes to judge.)"""

from __future__ import annotations

import random

import pytest

import sudi
from sudi.bots import bot, decide
from sudi.bots.levels import NEWCOMERS
from sudi.coach.hints import advised
from sudi.coach.judging import Judge

SEEDS = (1, 2, 3)


def wins(game: str, seed: int) -> bool:
    """Seat p1 does what it is advised, by a judge who looks at fewer worlds than at a table; the other one is a bot."""
    match, rng, weakest = sudi.new(game, seed=seed), random.Random(seed), bot(NEWCOMERS)
    judge = Judge(match.game, worlds=3, more=3, width=4)
    while (decision := match.decision) is not None:
        if decision.seat == 0 and len(decision.options) > 1:
            match.choose(decision.options[advised(match, judge)[0].option])
        else:
            match.choose(decision.options[decide(weakest, match.game, match.state, decision.seat, rng)])
    assert match.result is not None
    return 0 in match.result.winners


@pytest.mark.parametrize("game", ["shards", "smashup", "summonerwars", "doomtrooper"])
def test_the_guides_advice_beats_the_weakest_level(game: str) -> None:
    won = [seed for seed in SEEDS if wins(game, seed)]
    assert len(won) >= 2, f"of {len(SEEDS)} matches only those with seeds {won} were won"

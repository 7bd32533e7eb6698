"""The player who looks one choice ahead and takes what looks best, by the game's own measure of a state.

A choice that opens a question of its own ("which card do you banish?") is looked at together with its best answer, so
that an offer is judged by what it brings and not by the question it asks. What chance decides is averaged over a few
ways in which the hidden cards may lie.
"""

from __future__ import annotations

from random import Random
from typing import Any

from sudi.kernel.dealing import determinise
from sudi.kernel.decision import NONE
from sudi.kernel.game import Game
from sudi.kernel.machine import apply

WORLDS = 2  # ways the hidden cards may lie that are looked at
DEPTH = 3  # questions inside questions that are followed
WIDTH = 16  # a question with more answers than this is judged as it stands
SAME = 1e-9


class Greedy:
    def __init__(self, name: str = "greedy") -> None:
        self.name = name

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        totals = dict.fromkeys(game.promising(state), 0.0)
        if len(totals) == 1:
            return next(iter(totals))
        worlds = [state]
        # Dealing anew from the plausible state knows no more than the state itself.
        worlds += [determinise(state, seat, rng.getrandbits(62)) for _ in range(WORLDS - 1)]
        for world in worlds:
            for i in totals:
                totals[i] += _worth(game, world, i, seat, DEPTH)
        best = max(totals.values())
        equal = [i for i, total in totals.items() if total >= best - SAME]
        # Of equals, doing something with a card is better than passing.
        active = [i for i in equal if game.verbs.of(state.options[i]).a != NONE]
        return rng.choice(active or equal)


def _worth(game: Game, s: Any, i: int, seat: int, depth: int) -> float:
    """What a state is worth to the seat after option i and its best answers to what the option asks it."""
    after = s.copy()
    apply(after, i)
    if depth and after.seat == seat and _is_question(game, after):
        answers = game.promising(after)
        if len(answers) <= WIDTH:
            return max(_worth(game, after, j, seat, depth - 1) for j in answers)
    return game.evaluate(after, seat)


def _is_question(game: Game, s: Any) -> bool:
    """Is this a question that something asked, not the free choice of a turn?"""
    return all(game.verbs.of(option).inner for option in s.options)

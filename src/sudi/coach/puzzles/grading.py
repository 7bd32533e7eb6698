"""How hard a puzzle is: how long its line is, and how unlike what comes to mind first."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import Any

from sudi.bots.bot import Bot
from sudi.bots.greedy import Greedy
from sudi.bots.learned import Learned
from sudi.kernel.game import Game
from sudi.kernel.machine import apply
from sudi.kernel.match import Match

from .goals import Goal, Hold
from .threat import ALL

TRIES = 16  # of a player with a warm head
LONG = 6  # choices of a line that has to be planned
MOST = 80  # choices of one try
WRONG = 3  # lines that are kept to be told about
LOOKS = 3  # tries of a quick look


@dataclass(frozen=True)
class Grade:
    difficulty: int
    wrong: tuple[tuple[str, ...], ...]


def tried(game: Game, match: Match, seat: int, goal: Goal, until: Collection[int], player: Bot, rng: Random) -> Any:
    """The choices of a player who plays the turn, everybody else by the same head, and whether the goal was reached."""
    play, turns, names = match.copy(), match.state.turns, []
    for _ in range(MOST):
        s = play.state
        if goal.holds(s) or s.seat < 0 or s.turns != turns or s.prompt in until:
            break
        names.append(play.pending.names[i := player.choose(game, s, s.seat, rng)])
        play.choose(i)
    return tuple(names), goal.holds(play.state)


def grade(game: Game, match: Match, seat: int, goal: Goal, until: Collection[int], length: int, seed: int) -> Grade:
    """1: the first thought is right. 5: neither the policy nor greed finds it, not even in many tries; it is long."""
    rng = Random(seed)
    wrong: list[tuple[str, ...]] = []

    def solves(player: Bot) -> bool:
        line, reached = tried(game, match, seat, goal, until, player, rng)
        if not reached and line and line not in wrong:
            wrong.append(line)
        return bool(reached)

    at_once, greedily = solves(Learned()), solves(Greedy())
    warm = Learned("warm", 1.0)
    share = sum(solves(warm) for _ in range(TRIES)) / TRIES
    hard = 1 + (not at_once) + (share < 0.25) + (share == 0 and not greedily) + (length >= LONG and not at_once)
    return Grade(min(5, hard), tuple(wrong[:WRONG]))


def is_worth_trying(
    game: Game, match: Match, goal: Goal, until: Collection[int], most: int, rng: Random
) -> bool:  # fmt: skip
    """Does a quick look give hope that the turn changes anything about the goal, and has it few enough lines?"""
    before = goal.measure(match.state)
    warm = Learned("warm", 1.0)
    changes = False
    for _ in range(LOOKS):
        s, turns, lines, choices = match.state.copy(), match.state.turns, 1.0, 0
        for _ in range(MOST):
            if s.seat < 0 or s.turns != turns or s.prompt in until:
                break
            choices += 1
            lines *= len(s.options) / choices  # any order comes to the same
            apply(s, warm.choose(game, s, s.seat, rng))
        if lines * choices > most:
            return False
        changes = changes or goal.measure(s) > before
    return changes


def threatened(game: Game, match: Match, goal: Hold, rng: Random) -> int:
    """How much of what wins the rival would gain in its next turn, after what comes to mind first."""
    s = match.state.copy()
    for _ in range(MOST):
        if goal.is_due(s):
            break
        apply(s, Learned().choose(game, s, s.seat, rng))
    if s.result is not None or not goal.is_due(s):
        return 0
    best = goal.threat_of(s).best()
    return best - goal.threat.measure(s) if abs(best) < ALL else 0

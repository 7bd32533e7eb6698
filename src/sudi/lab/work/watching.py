"""How a match goes, turn by turn: how many decisions there are, how many options they have, and who is ahead."""

from __future__ import annotations

import math
from copy import copy
from itertools import pairwise
from typing import Any

from sudi.kernel.game import Game
from sudi.mind.mind import Mind
from sudi.mind.store import mind_of

LEAN = 0.02  # who is ahead by less than this share of a win is not called the leader


def asking(tables: Any) -> Any:
    """The same tables, on which questions with one answer are asked as well: only then can they be counted."""
    twin = copy(tables)
    twin.puts = _always
    return twin


def _always(*_: object) -> bool:
    return True


class Watcher:
    """Looks at every decision of one match."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game = game
        self.mind: Mind | None = mind_of(game.name, s.t.mode)
        if self.mind is not None and not self.mind.value.rows:
            self.mind = None
        self.sides = list(s.t.sides)
        self.order = sorted({*self.sides})
        self.choices = 0
        self.forced = 0
        self.turn = -1
        self.by_turn: dict[int, list[int]] = {}  # decisions, options
        self.chances: list[list[float]] = []  # of the sides to win, at the beginning of each turn

    def look(self, s: Any) -> None:
        if s.turns != self.turn:
            self.turn = s.turns
            if len(self.order) > 1 or self.mind is not None:
                self.chances.append(self.outlook(s))
        if len(s.options) == 1:
            self.forced += 1
            return
        self.choices += 1
        tally = self.by_turn.setdefault(s.turns, [0, 0])
        tally[0] += 1
        tally[1] += len(s.options)

    def outlook(self, s: Any) -> list[float]:
        """The share of the win that each side may expect, all together 1; of players together the chance to win."""
        seats = [self.sides.index(side) for side in self.order]
        if self.mind is not None:
            worth = [min(1.0, max(1e-6, self.mind.worth(s, seat))) for seat in seats]
        else:
            worth = [1 / (1 + math.exp(-4 * self.game.evaluate(s, seat))) for seat in seats]
        if len(worth) == 1:
            return [round(worth[0], 4)]
        total = sum(worth)
        return [round(one / total, 4) for one in worth]

    def found(self, s: Any) -> dict[str, Any]:
        turns = [[turn, *tally] for turn, tally in sorted(self.by_turn.items())]
        return {"forced": self.forced, "turns": turns, "chances": self.chances}


def leader(chances: list[float]) -> int:
    """Which side is ahead, -1 if none is clearly."""
    best = max(range(len(chances)), key=chances.__getitem__)
    others = [chance for side, chance in enumerate(chances) if side != best]
    return best if chances[best] - max(others) >= LEAN else -1


def lead_changes(chances: list[list[float]]) -> int:
    """How often another side has come to be ahead."""
    seen = [side for side in map(leader, chances) if side >= 0]
    return sum(one != other for one, other in pairwise(seen))


def drama(chances: list[list[float]], winner: int) -> float:
    """Browne's measure: how far behind the winner was, as the mean of the root of the distance, while it was behind."""
    behind = [math.sqrt(max(one) - one[winner]) for one in chances if max(one) > one[winner]]
    return sum(behind) / len(behind) if behind else 0.0


def decided(chances: list[list[float]], winner: int) -> float:
    """After which part of the match the winner stayed ahead of everybody: 0 from the beginning, 1 only at the end."""
    last = max((n + 1 for n, one in enumerate(chances) if leader(one) != winner), default=0)
    return last / len(chances) if chances else 0.0


def comeback(chances: list[list[float]], winner: int, sides: int) -> bool:
    """Was the winner, once a fifth of the match was over, down to half of an even share of the win?"""
    late = chances[len(chances) // 5 :]
    return any(one[winner] < 0.5 / sides for one in late)

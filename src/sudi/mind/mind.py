"""What was learned about one game in one mode: a policy, a value, and the words for how they came about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sudi.kernel.game import Game
from sudi.kernel.machine import apply

from .features import Reader
from .policy import Policy
from .value import Anchor, Value


@dataclass
class Mind:
    """Judgement about states of one game."""

    game: Game
    policy: Policy
    value: Value
    made: dict[str, Any] = field(default_factory=dict)  # the command, the number of matches, what it reached

    def __post_init__(self) -> None:
        self.read = Reader(self.game)

    def worth(self, s: Any, seat: int, near: Anchor | None = None) -> float:
        """The share of the win that a seat may expect; quicker if the state came from one that was looked at before."""
        if s.result is not None:
            return win_share(s, seat)
        return self.value.of(self.read(s, seat), near)

    def anchor(self, s: Any, seat: int) -> Anchor:
        """A state that others come from, for `worth`."""
        return self.value.anchor(self.read(s, seat))

    def finish_turn(
        self, s: Any, rng: Random, heat: float, most: int = 400, late: Callable[[], bool] | None = None
    ) -> bool:
        """Play on, everybody by the policy, until another turn begins or the match is over; false if it got late.

        The turn of somebody for whom another seat decides belongs to the one before: nobody thinks between the two.
        """
        turns, policy, game = s.turns, self.policy, self.game
        while goes_on(s, turns) and most:
            if late is not None and late():
                return False
            apply(s, 0 if len(s.options) == 1 else policy.sample(game, s, rng, heat))
            most -= 1
        return True

    def outcome(
        self,
        s: Any,
        seat: int,
        turns: int,
        luck: int,
        heat: float,
        near: Anchor | None = None,
        late: Callable[[], bool] | None = None,
    ) -> float | None:
        """What a state is worth to a seat when the turn that it belongs to (`turns`) has been played to its end; the
        state is used up. Nothing if it got late."""
        if goes_on(s, turns) and not self.finish_turn(s, Random(luck), heat, late=late):
            return None
        return self.worth(s, seat, near)


def goes_on(s: Any, turns: int) -> bool:
    """Is it still the turn of this number, or that of somebody for whom another seat decides?"""
    return bool(s.seat >= 0 and (s.turns == turns or s.t.decider[s.turn] != s.turn))


def win_share(s: Any, seat: int) -> float:
    """What a seat has of the result: 1 for the side that won, a part for sides that share it, 0 otherwise."""
    sides = s.t.sides
    winners = s.result[0]
    if not winners:
        everyone = len(set(sides))
        return 1.0 / everyone if everyone > 1 else 0.0
    won = {sides[winner] for winner in winners}
    return 1.0 / len(won) if sides[seat] in won else 0.0

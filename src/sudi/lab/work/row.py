"""What is left of a match when it has been played: counts that are small enough to be sent and kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Row:
    """One match."""

    winners: list[int] | None  # seats; None: the match was not finished
    sides: list[int]  # of the seats
    choices: int
    turns: int
    rounds: int
    first: int  # the seat that began, -1 where nobody does
    traits: list[dict[str, list[str]]] = field(default_factory=list)
    outcomes: dict[str, bool] = field(default_factory=dict)
    watched: dict[str, Any] = field(default_factory=dict)
    cards: list[dict[str, list[str]]] = field(default_factory=list)

    def score(self, seat: int) -> float:
        """The part of the win that belongs to a seat's side: a draw is shared, where all play together it is lost."""
        everyone = {*self.sides}
        if not self.winners:
            return 1.0 / len(everyone) if len(everyone) > 1 else 0.0
        won = {self.sides[winner] for winner in self.winners}
        return 1.0 / len(won) if self.sides[seat] in won else 0.0

    def written(self) -> list[Any]:
        full = [self.winners, self.sides, self.choices, self.turns, self.rounds, self.first]
        return [*full, self.traits, self.outcomes, self.watched, self.cards]

    @staticmethod
    def read(data: list[Any]) -> Row:
        return Row(*data)

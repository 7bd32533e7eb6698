"""Decks that players build: what a game says about one, whoever asks (the terminal, the browser, a set-up)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .permissions import Refusal


@dataclass(frozen=True)
class DeckReport:
    """A deck as the game reads it. `text` is the deck written anew; what is wrong comes with its rules."""

    text: str
    chosen: dict[str, int]  # cards that somebody chose, by id
    fixed: dict[str, int]  # cards that come by themselves
    problems: tuple[Refusal, ...]
    side: dict[str, int] = field(default_factory=dict)  # the sideboard, in games that have one
    advice: tuple[Refusal, ...] = ()  # what a legal deck lacks all the same
    curve: dict[str, int] = field(default_factory=dict)  # how many cards there are of each price

    @property
    def legal(self) -> bool:
        return not self.problems

    @property
    def size(self) -> int:
        return sum(self.chosen.values()) + sum(self.fixed.values())

    def data(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "legal": self.legal,
            "size": self.size,
            "chosen": self.chosen,
            "fixed": self.fixed,
            "side": self.side,
            "problems": _told(self.problems),
            "advice": _told(self.advice),
            "curve": self.curve,
        }


def _told(found: tuple[Refusal, ...]) -> list[dict[str, Any]]:
    return [{"rule": one.rule, "cs": one.text.cs, "en": one.text.en, "cards": list(one.cards)} for one in found]

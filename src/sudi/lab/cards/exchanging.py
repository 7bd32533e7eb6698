"""Decks with a card exchanged: the text of a deck with one card fewer and another more, as long as it stays legal."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from sudi.kernel.deck import DeckReport
from sudi.kernel.errors import BadSetup, SudiError
from sudi.kernel.game import Game

SIDEBOARD = "sideboard:"


class Deck:
    """A deck file as cards by their ids, with the lines that head it (a summoner)."""

    def __init__(self, game: Game, text: str) -> None:
        report = game.check_deck(text)
        if not report.legal:
            raise BadSetup(f"This deck is not legal: {report.problems[0].text.en} Check it with 'sudi deck'.")
        self.game, self.chosen, self.side = game, Counter(report.chosen), Counter(report.side)
        self.heads = [line for line in report.text.splitlines() if ":" in line and line.strip().lower() != SIDEBOARD]

    def written(self, chosen: Counter[str] | None = None) -> str:
        """As a file that the game reads."""
        cards = self.chosen if chosen is None else chosen
        lines = [*self.heads, *(f"{n} {id}" for id, n in sorted(cards.items()) if n > 0)]
        if self.side:
            lines += [SIDEBOARD, *(f"{n} {id}" for id, n in sorted(self.side.items()))]
        return "\n".join(lines) + "\n"

    def exchanged(self, out: str, into: str, copies: int = 1) -> str | None:
        """With so many copies of a card exchanged, or None if that deck is not legal."""
        chosen = self.chosen.copy()
        if out == into or chosen[out] < copies:
            return None
        chosen[out] -= copies
        chosen[into] += copies
        text = self.written(chosen)
        return text if _legal(self.game, text) is not None else None

    def mates(self, card: str, copies: int = 1) -> list[str]:
        """The cards that may take the place of one: of this deck if there are any, else of the whole game."""
        own = [other for other in sorted(self.chosen) if self.exchanged(card, other, copies)]
        return own or [other for other in sorted(self.game.library.cards) if self.exchanged(card, other, copies)]


@lru_cache(4096)
def _legal(game: Game, text: str) -> DeckReport | None:
    try:
        report = game.check_deck(text)
    except SudiError:
        return None
    return report if report.legal else None

"""Which cards each seat held and played in a match: what players' sites call drawn, played and held."""

from __future__ import annotations

from typing import Any

from sudi.kernel.decision import CARD, first, second
from sudi.kernel.game import Game

DRAWN, PLAYED, TAKEN = "drawn", "played", "taken"


class Followed:
    """By seat: cards that were in its hand, that it chose to play from there, and that it took from the table."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game = game
        seats = s.t.seats
        self.drawn: list[set[int]] = [set() for _ in range(seats)]
        self.played: list[set[int]] = [set() for _ in range(seats)]
        self.taken: list[set[int]] = [set() for _ in range(seats)]

    def look(self, s: Any) -> None:
        for drawn, hand in zip(self.drawn, s.hand, strict=False):
            drawn.update(hand)

    def chosen(self, s: Any, seat: int, option: int) -> None:
        verb = self.game.verbs.of(option)
        if verb.inner or verb.stops is not None:
            return
        card = first(option) if verb.a == CARD else second(option) if verb.b == CARD else -1
        if card < 0:
            return
        if card in s.hand[seat]:
            self.played[seat].add(card)
        elif s.t.holder_of(s, card) == -1:
            self.taken[seat].add(card)

    def found(self, s: Any) -> list[dict[str, list[str]]]:
        ids = s.t.card_ids
        return [
            {
                DRAWN: sorted({ids[card] for card in drawn}),
                PLAYED: sorted({ids[card] for card in played}),
                TAKEN: sorted({ids[card] for card in taken}),
            }
            for drawn, played, taken in zip(self.drawn, self.played, self.taken, strict=True)
        ]

"""Bonuses as great as a base rating of the opponent."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import Words, upper

from ...state import DoomState
from ...words.ratings import RATING_NAMES, to_ratings
from ..ratings import base_rating
from ..select import in_combat, opponent_of
from .boosts import Boost


@dataclass(frozen=True)
class LikeOpponent(Boost):
    """In a combat the base rating of whoever the warrior faces is added to the same rating of its own."""

    rating: str = ""

    def all_keys(self) -> tuple[str, ...]:
        return (self.rating,)

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        return in_combat(s, card) and super().reaches(s, seat, source, target, card)

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        return base_rating(s, rating, opponent_of(s, card))

    def say(self, w: Words) -> str:
        rating = self.rating
        who, to = self.scope.say_scope(w), to_ratings(w, (rating,))
        return upper(
            w.pick(
                f"{who} v souboji získává {to} tolik, kolik má protivník v základu ({RATING_NAMES[rating].cs}).",
                f"{who} gains {to} as much in a combat as the opponent's base {rating}.",
            )
        )

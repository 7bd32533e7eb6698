"""The order of seats: turned round, or two players change places."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.log import note
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words

from ...state import DoomState, next_seats
from ...words import asked as a
from ...words import verbs
from ..marks import TURNED_ROUND
from ..scopes import AIMED
from ..standing.rule import GAME_LONG, Mark
from .act import Act

TURNED = Mark("", AIMED, until=GAME_LONG, name=TURNED_ROUND)


@dataclass(frozen=True)
class TurnRound(Act):
    """After this turn play goes round the other way; once in a match, and only where that makes a difference."""

    mark: Mark = TURNED

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.t.seats > 2 and not any(TURNED_ROUND in s.t.rule_keys[e[0]] for e in s.lasting)

    def instant(self) -> Instant:
        def turn(s: DoomState, me: int, src: int, x: int) -> None:
            s.order = [(seat,) for seat in reversed(next_seats(s, 0))]
            last(s, self.mark, me, src)
            note(s, a.L_ORDER, me)

        return turn

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHANGE,
                w.pick(
                    "směr hry: po tomto kole se hraje obráceně (jen jednou za hru)",
                    "the direction of play: after this turn it goes the other way round (only once a game)",
                ),
            )
        ]


@dataclass(frozen=True)
class ChangePlaces(Act):
    """You and the player it is played on change places; only the order of play changes."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.t.seats > 2

    def instant(self) -> Instant:
        def swap(s: DoomState, me: int, src: int, x: int) -> None:
            other = s.whom[src]
            swapped = {me: other, other: me}
            s.order = [(swapped.get(seat, seat),) for seat in next_seats(s, 0)]
            note(s, a.L_ORDER, me)

        return swap

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.SWAP,
                w.pick(
                    "s ním místo u stolu; mění se jen pořadí, ne karty (jen ve hře aspoň tří hráčů)",
                    "places with that player; only the order changes, not the cards (only with three players or more)",
                ),
            )
        ]

"""Shore leave: a warrior out of play that comes back rested."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Clause, Words, verb

from .acts import Act
from .boosts import Boost
from .happenings import TURN_ENDS, TURN_STARTS
from .moving import put_away
from .scopes import AIMED
from .standing import GAME_LONG
from .state import DoomState


@dataclass(frozen=True)
class OnYourTurn(Occasion):
    event: ClassVar[str] = TURN_STARTS

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku vašeho kola", "At the start of your turn,")


@dataclass(frozen=True)
class OnYourTurnsEnd(OnYourTurn):
    event: ClassVar[str] = TURN_ENDS

    def say_when(self, w: Words) -> str:
        return w.pick("Po každém vašem celém kole", "After every full turn of yours,")


@dataclass(frozen=True)
class GoOnLeave(Act):
    """The bearer is out of play (DTR-443), and healed."""

    def instant(self) -> Instant:
        def go(s: DoomState, me: int, src: int, x: int) -> None:
            s.wounded &= ~(1 << s.bearer[src])
            put_away(s, s.bearer[src])

        return go

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SEND,
                w.pick(
                    "bojovníka mimo hru, dokud tato karta neodejde; zraněný se vyléčí",
                    "the warrior out of play for as long as this card stays; if wounded it is healed",
                ),
            )
        ]


_SEND = verb("pošli", "pošlete", "poslat", "pošle", "send")


@dataclass(frozen=True)
class CountFrom(Act):
    """The turn has begun with the card in play, so it will be a full one."""

    def instant(self) -> Instant:
        def begin(s: DoomState, me: int, src: int, x: int) -> None:
            s.markers[src] = 1

        return begin

    def say(self, w: Words) -> list[Clause]:
        return []


RESTED = Boost("", AIMED, until=GAME_LONG, fight=1, shoot=1, armour=1)


@dataclass(frozen=True)
class Rest(Act):
    """The bearer is better for good, even when the card is gone."""

    rested: Boost = RESTED

    def instant(self) -> Instant:
        def rest(s: DoomState, me: int, src: int, x: int) -> None:
            if s.markers[src]:
                last(s, self.rested, me, src, s.bearer[src])

        return rest

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _GIVES,
                w.pick("bojovník natrvalo +1 k zápasu, střelbě a obraně", "+1 to fight, shoot and armour for good"),
            )
        ]


_GIVES = verb("získá", "získá", "získat", "získá", "the warrior gains")

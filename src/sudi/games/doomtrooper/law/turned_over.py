"""Cards that lie face down on the table and are turned up again for actions."""

from __future__ import annotations

from sudi.kernel.law import Case, Choice, Domain
from sudi.kernel.standing import cards_of

from ..state import DoomState
from ..words import vocabulary as v
from .acting import Means, before


def turnable(s: DoomState, me: int) -> list[int]:
    """One's own cards; where a single action is enough anybody's."""
    return [card for card in cards_of(s.down) if s.side[card] == me or s.markers[card] == 1]


def turnings(s: DoomState, me: int, left: int) -> list[int]:
    """The short way to `turning`."""
    return [v.TURN_UP(card) for card in turnable(s, me) if s.markers[card] <= left]


def _price(c: Case) -> int:
    return int(c.s.markers[c.a]) if c.a >= 0 else 1


def turning(means: Means) -> Choice:
    pool = Domain(
        lambda c: turnable(c.s, c.me),
        "DTR-334",
        cs="Obrací se karta, která leží lícem dolů",
        en="A card that lies face down is turned up",
    )
    checks = before(means, v.TURN_UP, _price)
    return Choice(v.TURN_UP, pool, before=checks[:2], checks=checks[2:])

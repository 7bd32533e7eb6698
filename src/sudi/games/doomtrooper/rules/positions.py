"""Positions written by hand: the bookkeeping that cards on the table imply is set, and what cannot be is refused."""

from __future__ import annotations

from sudi.kernel.errors import BadPosition
from sudi.kernel.standing import last

from ..language.effects.allegiance import LoseMembership
from ..language.marks import AWAY
from ..language.reach import carries
from ..state import HIDING_BASE, DoomState, hiding_order


def imply(s: DoomState) -> None:
    """What follows from where the cards lie."""
    _hidden(s)
    _away(s)
    s.t.derive(s)
    _expelled(s)


def _hidden(s: DoomState) -> None:
    """The order in which warriors were deployed into cover (DTR-387); if nobody says, seat by seat."""
    counts = [len(cards) for cards in s.hidden]
    order = hiding_order(s)
    if not order:
        for seat, count in enumerate(counts):
            for _ in range(count):
                s.hiding = s.hiding * HIDING_BASE + seat
    elif [order.count(seat) for seat in range(s.t.seats)] != counts or len(order) != sum(counts):
        raise BadPosition("hiding: the order does not fit the warriors in hidden; leave it out, or name each of them.")


def _away(s: DoomState) -> None:
    """Out of play is exactly whoever a card keeps there (DTR-443)."""
    kept = 0
    for cards in s.attached:
        for card in cards:
            if carries(s, AWAY, card) and s.bearer[card] >= 0 and not s.down >> card & 1:
                kept |= 1 << s.bearer[card]
    lost = s.away & ~kept
    if lost:
        name = s.t.defs[lost.bit_length() - 1].id
        raise BadPosition(f"away: no card keeps {name!r} out of play; attach one to it, or leave it in play.")
    s.away = kept


def _expelled(s: DoomState) -> None:
    """A card that takes an affiliation has taken one; which, only the position can say if there are several."""
    for cards in s.attached:
        for card in cards:
            effect = s.t.cards[card].play
            if isinstance(effect, LoseMembership) and s.live >> card & 1:
                bits = effect.losable(s, s.bearer[card])
                if len(bits) > 1:
                    raise BadPosition(
                        f"attached: {s.t.defs[card].id!r} takes one of several affiliations of its bearer; a position "
                        "by hand cannot say which."
                    )
                for bit in bits:
                    last(s, effect.loss(bit), s.side[card], card, s.bearer[card])

"""Laying cards of the hand on warriors, areas and players."""

from __future__ import annotations

from sudi.kernel.machine import ME, SRC, Frame, ask, begin, push

from ..cards.types import SYMMETRY
from ..law.attaching import FREELANCERS_PRICE, pays_for
from ..state import DoomState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .moving import attach, lay
from .points import pay


# ---- doing it ----
def attach_from_hand(s: DoomState, me: int, card: int, bearer: int) -> None:
    printed = s.t.cards[card]
    give = printed.give
    assert give is not None
    price = 0
    if printed.type != SYMMETRY and not give.fits(s, me, card, bearer) and pays_for(s, card, bearer):
        price = FREELANCERS_PRICE
    pay(s, me, printed.cost + price, card)
    attach(s, card, bearer, me)
    if price:
        s.markers[card] = 1  # paid for, for as long as it lies there
    elif not give.fits(s, me, card, bearer):
        s.markers[card] = 1
    if printed.vehicle:
        push(s, BOARDING, me, card)
    _begin_play(s, me, card)


def _begin_play(s: DoomState, me: int, card: int) -> None:
    """What happens as soon as the card has been laid."""
    program = s.t.programs[card]
    if program is not None:
        begin(s, program, me, card, 0)


def ask_inside(s: DoomState, f: Frame) -> None:
    """DTR-099: inside or outside is decided at once."""
    ask(s, f[ME], v.ASK_VEHICLE, [v.INSIDE(), v.OUTSIDE()], f[SRC])


def settle_inside(s: DoomState, f: Frame) -> None:
    if s.answer == v.INSIDE() and not s.covered >> s.bearer[f[SRC]] & 1:
        s.inside |= 1 << f[SRC]


BOARDING = programs.procedure("boarding", ask_inside, settle_inside)


def lay_from_hand(s: DoomState, me: int, card: int, area: int) -> None:
    pay(s, me, s.t.cards[card].cost, card)
    lay(s, card, me, me, area)


def assign_to_player(s: DoomState, me: int, card: int, seat: int) -> None:
    pay(s, me, s.t.cards[card].cost, card)
    lay(s, card, me, seat)
    _begin_play(s, me, card)

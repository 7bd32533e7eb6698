"""A warrior for sale: whoever bids most pays for it and gets it; the price is its base value."""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, push, slots

from ..language.standing.boosts import BoughtFor
from ..law.paying import funds
from ..state import LIMBO, DoomState, next_seats, put
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .moving import enter
from .points import pay

PRICE, BIDDER, ASKED = slots(3)
MOST = 99  # a bid has at most two figures


def for_sale(s: DoomState, card: int) -> bool:
    """Is the warrior one that goes to whoever bids most?"""
    return any(isinstance(rule, BoughtFor) for rule in s.t.cards[card].standing)


def hold_auction(s: DoomState, seat: int, card: int) -> None:
    put(s, card, LIMBO, seat, by=seat)
    push(s, AUCTION, seat, card)


def open_bidding(s: DoomState, f: Frame) -> None:
    """Whoever deploys the warrior names the first price, nothing at all if need be."""
    OPENING.ask(s, f)


def _bids(seat: Callable[[Case], int], least: Callable[[Case], int]) -> Choice:
    return Choice(
        v.BID,
        Domain(
            lambda c: range(least(c), min(funds(c.s, seat(c)), MOST) + 1),
            "DTR-334",
            cs="Nabídnout lze nejméně {least:destiny} a nejvýše tolik, kolik máš ({have})",
            en="You may bid {least:destiny} or more, up to what you have ({have})",
            values=lambda c: {"least": least(c), "have": funds(c.s, seat(c))},
        ),
    )


OPENING = Question(v.ASK_BID, (_bids(lambda c: c.me, lambda c: 0),))
HIGHER = Question(
    v.ASK_BID,
    (stop(v.NO_BID), _bids(lambda c: c.me, lambda c: c.f[PRICE] + 1)),
    "DTR-334",
    lambda s, f: int(f[ASKED]),
)


@answers(OPENING)
def opened(s: DoomState, f: Frame) -> None:
    f[PRICE], f[BIDDER], f[ASKED] = first(s.answer), f[ME], _after(s, f[ME])
    note(s, v.L_BIDS, f[ME], f[SRC], f[PRICE])


def offer(s: DoomState, f: Frame) -> None:
    """Round the table until everybody else has given up."""
    if f[ASKED] == f[BIDDER]:
        f[PC] = CLOSE
        return
    HIGHER.ask(s, f)


@answers(HIGHER)
def answered(s: DoomState, f: Frame) -> None:
    if s.answer != v.NO_BID():
        f[PRICE], f[BIDDER] = first(s.answer), f[ASKED]
        note(s, v.L_BIDS, f[ASKED], f[SRC], f[PRICE])
    f[ASKED] = _after(s, f[ASKED])
    f[PC] = OFFER


def close(s: DoomState, f: Frame) -> None:
    card, price, winner = f[SRC], f[PRICE], f[BIDDER]
    s.stack.pop()
    pay(s, winner, price, card)
    enter(s, card, winner, price)
    s.noted[card] = price


def _after(s: DoomState, seat: int) -> int:
    return next(p for p in (*next_seats(s, seat)[1:], seat) if not s.lost[p])


AUCTION = programs.procedure("auction", open_bidding, opened, offer, answered, close, slots=3)
OFFER, CLOSE = AUCTION.at(offer), AUCTION.at(close)

"""What a seat can pay, and what a card costs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sudi.kernel.effects import Effect
from sudi.kernel.law import Case, Check, Choice, Domain, Question

from ..cards.card import Doomcard
from ..language.effects.act import most_units
from ..language.marks import CREDIT
from ..language.ratings import value
from ..language.standing.tolls import special_toll
from ..state import DoomState
from ..words import vocabulary as v

MOST_UNITS = 99


def funds(s: DoomState, seat: int) -> int:
    """What a seat can pay: its destiny points, those kept apart and, with the bank in play, credit."""
    if s.t.banks & s.live and has_bank(s, seat):
        return s.destiny[seat] + s.apart[seat] + CREDIT - s.debt[seat]
    return s.destiny[seat] + s.apart[seat]


def has_bank(s: DoomState, seat: int) -> bool:
    mask = s.t.banks & s.live
    return bool(mask) and any(mask >> c & 1 for c in s.works[seat])


def affordable(s: DoomState, seat: int, card: int) -> bool:
    printed = s.t.cards[card]
    price = least_price(printed) + special_toll(s, seat, card)
    return not price or funds(s, seat) >= price


def least_price(printed: Doomcard) -> int:
    """What playing the card costs at least: its price and, unless the first one is free, one unit."""
    return printed.cost + (0 if printed.free else printed.per)


def can_pay_for(s: DoomState, seat: int, card: int, warrior: int) -> bool:
    """A card that costs the value of the warrior it is played on, or some times that."""
    times = s.t.cards[card].pays_value
    return not times or times * value(s, warrior) + special_toll(s, seat, card) <= funds(s, seat)


# ---- the law ----
def _least(c: Case) -> int:
    printed = c.s.t.cards[c.a]
    return least_price(printed) + special_toll(c.s, c.me, c.a)


AFFORDABLE = Check(
    "DTR-228",
    lambda c: affordable(c.s, c.me, c.a),
    cs="Karta {a} stojí nejméně {price:destiny} a máš {have:destiny}.",
    en="{a} costs at least {price:destiny} and you have {have:destiny}.",
    values=lambda c: {"price": _least(c), "have": funds(c.s, c.me)},
)
WORTH_PAID = Check(
    "DTR-228",
    lambda c: can_pay_for(c.s, c.me, c.a, c.b),
    cs="Karta {a} stojí hodnotu bojovníka {b}, totiž {price:destiny}, a máš {have:destiny}.",
    en="{a} costs the value of {b}, {price:destiny}, and you have {have:destiny}.",
    values=lambda c: {"price": c.s.t.cards[c.a].pays_value * value(c.s, c.b), "have": funds(c.s, c.me)},
)


# ---- how many times an effect is paid for (DTR-210, DTR-211) ----
class Priced(Protocol):
    """A card or an ability: its cost, the price of each unit, and how many units at most (0: any number)."""

    @property
    def cost(self) -> int: ...
    @property
    def per(self) -> int: ...
    @property
    def most(self) -> int: ...


def most_of(
    s: DoomState,
    me: int,
    src: int,
    priced: Priced,
    do: Effect | None,
    worth: int = 1,
    free: int = 0,
    extra: int = 0,
) -> int:
    """How many units can be paid for and are of any use; `worth`: what each destiny point counts."""
    most = (funds(s, me) * worth - priced.cost - extra) // priced.per + free
    return max(1, min(most, priced.most or MOST_UNITS, most_units(do, s, me, src), MOST_UNITS))


def units_of(most: Callable[[Case], int]) -> Question:
    """The question how many times to pay; `most` tells how often that is possible."""
    return Question(
        v.ASK_UNITS,
        (
            Choice(
                v.UNITS,
                Domain(
                    lambda c: range(1, most(c) + 1),
                    "DTR-211",
                    cs="Zaplatit lze nejméně jednou a nejvýše {most}×: na víc nemáš body, nebo by to k ničemu nebylo",
                    en="You pay at least once and at most as often ({most}) as you have points and it is of use",
                    values=lambda c: {"most": most(c)},
                ),
            ),
        ),
    )


def in_funds(price: int) -> Check:
    """Has whoever is asked the points that yes would cost?"""
    return Check(
        "DTR-228",
        lambda c: funds(c.s, c.me) >= price,
        cs="Stojí to {price:destiny} a máš {have:destiny}.",
        en="That costs {price:destiny} and you have {have:destiny}.",
        values=lambda c: {"price": price, "have": funds(c.s, c.me)},
    )

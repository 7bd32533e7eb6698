"""Laying cards of the hand on warriors, areas and players."""

from __future__ import annotations

from sudi.kernel.law import Check, Question, answers, stop
from sudi.kernel.machine import ME, SRC, Frame, begin, push

from ..cards.types import EQUIPMENT
from ..language.gear import entitled
from ..law.bearing import price_of
from ..state import ATTACHED, DoomState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .moving import attach, lay
from .points import pay
from .windows import gear_is_answered, open_gear_window


def attach_from_hand(s: DoomState, me: int, card: int, bearer: int) -> None:
    printed = s.t.cards[card]
    price = price_of(s, me, card, bearer)
    pay(s, me, printed.cost + price, card)
    attach(s, card, bearer, me)
    if price and not printed.pays_value:
        s.paid |= 1 << card  # DTR-428: for as long as it lies there
    if gear_is_answered(s) and printed.type == EQUIPMENT:
        push(s, FITTING, me, card)
        open_gear_window(s, me, card)
    else:
        fit_out(s, me, card)


def fit_out(s: DoomState, me: int, card: int) -> None:
    if s.t.cards[card].vehicle:
        push(s, BOARDING, me, card)
    _begin_play(s, me, card)


def fit_if_there(s: DoomState, f: Frame) -> None:
    """What was just played may have come to nothing."""
    s.stack.pop()
    if s.at[f[SRC]] == ATTACHED:
        fit_out(s, f[ME], f[SRC])


FITTING = programs.procedure("fitting", fit_if_there)


def _begin_play(s: DoomState, me: int, card: int) -> None:
    """What happens as soon as the card has been laid."""
    program = s.t.programs[card]
    if program is not None:
        begin(s, program, me, card, 0)


# ---- inside or outside is decided at once (DTR-099) ----
INSIDE = Question(
    v.ASK_VEHICLE,
    (
        stop(
            v.INSIDE,
            Check(
                "DTR-104",
                lambda c: not c.s.covered >> c.s.bearer[c.src] & 1,
                cs="Bojovník je v úkrytu, a proto do vozidla nenastoupí.",
                en="The warrior is in cover and does not board the vehicle.",
            ),
            Check(
                "DTR-089",
                lambda c: entitled(c.s, c.src, c.s.bearer[c.src]),
                cs="Bojovník toto vozidlo používat nesmí.",
                en="The warrior may not use this vehicle.",
            ),
        ),
        stop(v.OUTSIDE),
    ),
    "DTR-099",
)


def ask_inside(s: DoomState, f: Frame) -> None:
    if s.bearer[f[SRC]] < 0:  # an answer to how it was found has taken it away meanwhile
        s.stack.pop()
        return
    INSIDE.ask(s, f)


@answers(INSIDE)
def settle_inside(s: DoomState, f: Frame) -> None:
    if s.answer == v.INSIDE():
        s.inside |= 1 << f[SRC]


BOARDING = programs.procedure("boarding", ask_inside, settle_inside)


def lay_from_hand(s: DoomState, me: int, card: int, area: int) -> None:
    pay(s, me, s.t.cards[card].cost, card)
    lay(s, card, me, me, area)
    if gear_is_answered(s) and s.t.type[card] == EQUIPMENT:
        open_gear_window(s, me, card)


def assign_to_player(s: DoomState, me: int, card: int, seat: int) -> None:
    pay(s, me, s.t.cards[card].cost, card)
    lay(s, card, me, seat)
    _begin_play(s, me, card)

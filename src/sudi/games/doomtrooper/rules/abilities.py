"""Using an ability of a card in play (DTR-205)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Case, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, X, begin, push, slots

from ..cards.card import Ability
from ..language.lending import ability_at, program_of
from ..language.marks import ANSWER
from ..law.abilities import owner_warrior, point_worth, price_of
from ..law.paying import most_of, units_of
from ..state import DoomState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .leaving import discard, sacrifice
from .points import pay
from .windows import open_card_window

UNITS, NEGATED = slots(2)


def use(s: DoomState, seat: int, card: int, n: int) -> None:
    note(s, v.L_USES, seat, card)
    push(s, USING, seat, card, n)


def _ability(s: DoomState, f: Frame) -> Ability:
    return ability_at(s, f[SRC], f[X])


def _most(c: Case) -> int:
    ability = _ability(c.s, c.f)
    return most_of(c.s, c.me, c.src, ability, ability.do, point_worth(c.s, c.src))


UNITS_QUESTION = units_of(_most)


def choose_units(s: DoomState, f: Frame) -> None:
    if _ability(s, f).per:
        UNITS_QUESTION.ask(s, f)
    else:
        f[PC] = PAY_FOR


@answers(UNITS_QUESTION)
def units_chosen(s: DoomState, f: Frame) -> None:
    f[UNITS] = first(s.answer)


def pay_for(s: DoomState, f: Frame) -> None:
    """Some powers negate what the Dark Symmetry does: only where one lies in play is anybody asked."""
    card = f[SRC]
    ability = _ability(s, f)
    pay(s, f[ME], price_of(s, card, ability, f[UNITS]), card)
    if ability.once:
        s.used |= 1 << card
    if s.t.is_symmetry[card] and s.live & s.t.standing_masks.get(ANSWER, 0):
        open_card_window(s, s.turn, card)


def carry_out(s: DoomState, f: Frame) -> None:
    card, n, me = f[SRC], f[X], f[ME]
    ability = ability_at(s, card, n)
    warrior, units, negated = owner_warrior(s, card), f[UNITS], f[NEGATED]
    s.stack.pop()
    program = program_of(s, card, n)
    if ability.discards:
        # The bearer is remembered as the card's aim while the card itself is on its way out.
        (sacrifice if ability.sacrifices else discard)(s, card, killed=True)  # used up, not lost
        s.aim[card] = -1 if negated else warrior
    if negated:
        note(s, v.L_CANCELLED, me, card)
        return
    begin(s, program, me, card, units)


USING = programs.procedure("using", choose_units, units_chosen, pay_for, carry_out, slots=2)
PAY_FOR = USING.at(pay_for)

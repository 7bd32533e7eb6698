"""Actions that a card grants, in anybody's turn (DTR-354 to DTR-367)."""

from __future__ import annotations

from sudi.kernel.law import answers
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask, push

from ..language.standing.settling import settle
from ..law.acting import KIND
from ..law.action_step import GRANTED_ACTION
from ..law.actions import options
from ..state import DoomState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .actions import do
from .combat.starting import start_combat
from .windows import open_window


def grant(s: DoomState, seat: int, card: int, count: int, kind: int) -> None:
    """Up to `count` actions of a kind, to be taken right now."""
    push(s, GRANTED, seat, card, count, kind)


def offer_granted(s: DoomState, f: Frame) -> None:
    found = options(s, f[ME], f[X], f[KIND]) if f[X] > 0 else []
    if not found:
        s.stack.pop()
        return
    ask(s, f[ME], v.ASK_GRANTED, [*found, v.END()], f[SRC])


@answers(GRANTED_ACTION)
def act_granted(s: DoomState, f: Frame) -> None:
    option = s.answer
    if option == v.END():
        s.stack.pop()
        return
    s.acted = s.acted or f[ME] == s.turn
    if v.verbs.of(option) is v.ATTACK:
        f[X] -= 1
        start_combat(s, f[ME], f[KIND])  # DTR-360: what is left may be used for anything afterwards
    else:
        f[X] -= do(s, f[ME], option)


def after_granted(s: DoomState, f: Frame) -> None:
    settle(s)
    f[PC] = OFFER
    if not s.phase:
        open_window(s, s.turn)


GRANTED = programs.procedure("granted", offer_granted, act_granted, after_granted, slots=1)
OFFER = GRANTED.at(offer_granted)

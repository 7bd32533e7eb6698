"""What the Invasion makes players do: lose the top cards of their decks, and put dice aside."""

from __future__ import annotations

from sudi.kernel.machine import ARG, ME, PC, SRC, Frame, X, ask

from . import vocabulary as v
from .carrying import again
from .dice import DICE, unfold
from .moves import card_at_hand
from .state import RoneState
from .vocabulary import programs


def mill_own(s: RoneState, f: Frame) -> None:
    if not again(s, f):
        return
    f[PC] = 0
    if card_at_hand(s, f[ME]):
        f[PC] = 1


def mill_card(s: RoneState, f: Frame) -> None:
    seat = f[ME]
    f[PC] = 0
    if s.deck[seat]:
        card = s.deck[seat].pop()
        (s.dump if f[ARG] else s.discard)[seat].append(card)
        if s.log is not None:
            s.log.append((v.L_DUMPS if f[ARG] else v.L_DISCARDS, seat, card, 0, -1))


MILLING = programs.procedure("cards of the own deck", mill_own, mill_card, slots=1)


def ask_block(s: RoneState, f: Frame) -> None:
    """The dice are not rolled yet: equal ones are one choice."""
    faces, blocked = unfold(s.dice[f[ME]]), s.blocked[f[ME]]
    free = {tuple(sorted(faces[die])): die for die in reversed(range(DICE)) if not blocked >> die & 1}
    if not free or not f[X]:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, f[ME], v.ASK_BLOCK, [v.DIE_NUMBER(die + 1) for die in sorted(free.values())], f[SRC])


def take_block(s: RoneState, f: Frame) -> None:
    s.blocked[f[ME]] |= 1 << s.answer - v.DIE_NUMBER.code - 1
    if s.log is not None:
        s.log.append((v.L_BLOCKED, f[ME], -1, 0, -1))
    f[PC] = 0


BLOCKING = programs.procedure("blocking dice", ask_block, take_block)

"""Playing a card from hand: pay, carry its effects out, lay it into the played zone (RON-114 to RON-119)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, ask, push, slots

from ..law.paying import common, kinds_in, narrowed, payments
from ..state import RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .bags import RESOURCES
from .triggers import CARD_PLAYED, happen

WAYS, PAID = slots(2)  # of paying the rest; what is chosen already


def play_card(s: RoneState, me: int, card: int) -> None:
    s.hand[me].remove(card)
    s.playing.append(card)
    s.kept &= ~s.t.bit[card]
    if s.t.fleeting >> card & 1:
        s.fleeing |= s.t.bit[card]
    if s.log is not None:
        s.log.append((log.L_PLAYS, me, card, 0, -1))
    ways = payments(s.t.cost[card], s.reductions[me], s.resources[me])
    if len(ways) == 1:
        paid(s, me, card, ways[0])
    else:
        push(s, PAYING, me, card, 0, ways, 0)


PAYMENT = Question(
    q.ASK_PAY,
    (
        Choice(
            v.PAY,
            Domain(
                lambda c: kinds_in(c.f[WAYS]),
                "RON-115",
                cs="Platí se zdrojem, který máš a který cena karty bere",
                en="Only a resource that you have and that the cost of the card takes can pay",
            ),
        ),
    ),
)


def ask_payment(s: RoneState, f: Frame) -> None:
    """Where several ways are open, the player picks one resource after another."""
    shared = common(f[WAYS])
    if shared:
        f[PAID] += shared
        f[WAYS] = tuple(way - shared for way in f[WAYS])
    if len(f[WAYS]) == 1:
        s.stack.pop()
        paid(s, f[ME], f[SRC], f[PAID] + f[WAYS][0])
        return
    ask(s, f[ME], q.ASK_PAY, [v.PAY(kind) for kind in kinds_in(f[WAYS])], f[SRC])


@answers(PAYMENT)
def take_payment(s: RoneState, f: Frame) -> None:
    kind = first(s.answer)
    f[WAYS] = narrowed(f[WAYS], kind)
    f[PAID] += RESOURCES.one[kind]
    f[PC] = 0


PAYING = programs.procedure("paying", ask_payment, take_payment, slots=2)


def paid(s: RoneState, me: int, card: int, price: int) -> None:
    """RON-119: the effects first, then the card lies in the played zone. Reductions are gone, used or not."""
    s.resources[me] -= price
    s.reductions[me] = 0
    s.plays[me] += 1
    program = s.t.play[card]
    if program is None:
        settle_played(s, me, card)
    elif program.instant is not None:
        program.instant(s, me, card, 0)
        if not s.ended:
            settle_played(s, me, card)
    else:
        push(s, PLAYED, me, card)
        push(s, program, me, card)


def settle_played(s: RoneState, me: int, card: int) -> None:
    if s.playing and s.playing[-1] == card:  # it may have destroyed itself
        s.playing.pop()
        s.played[me].append(card)
    if s.t.standing_masks.get(CARD_PLAYED, 0) & s.live:
        happen(s, CARD_PLAYED, me, card)


def _played(s: RoneState, f: Frame) -> None:
    settle_played(s, f[ME], f[SRC])


PLAYED = programs.procedure("after a card was played", _played)

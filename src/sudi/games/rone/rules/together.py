"""Players who play a phase at the same time: one acts after another, in any order they like (RON-D25).

Whoever is asked may let the others act first. Nobody can wait for somebody who is waiting, so the phase goes on.
"""

from __future__ import annotations

from sudi.kernel.decision import second
from sudi.kernel.ends import note_over
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import PC, Frame, X, ask, push

from ..state import P_DAMAGE, P_DRAW, P_MAIN, P_PARTS, RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .end.falling import dead, end

WAIT = v.WAIT()
# A phase is a step that offers and, right behind it, a step that acts on the answer. The acting step goes on with the
# next phase, or back by so many places: to the offer, or to itself after it has made the offer on the spot.
TO_OFFER, TO_ACT = -2, -1
OVER = {
    P_DRAW: log.DRAW_PHASE_OVER,
    P_MAIN: log.MAIN_PHASE_OVER,
    P_DAMAGE: log.DAMAGE_PHASE_OVER,
    P_PARTS: log.PARTS_PHASE_OVER,
}


def lead(s: RoneState) -> int:
    """Who is asked first: the lowest seat of the side; in quick training the seats take turns at that."""
    if s.t.quick:
        return s.turns % s.t.seats
    return s.t.mates[s.turn][0]


def enter(s: RoneState, phase: int) -> None:
    s.phase = phase
    if s.t.together:
        seats = s.t.seats
        s.turn = lead(s)
        s.finished = [False] * seats
        s.waits = [False] * seats


def acting(s: RoneState) -> int:
    """The seat that is asked now; -1 when everybody has finished the phase."""
    if not s.t.together or not s.finished[s.turn]:
        return s.turn
    mates = s.t.mates[s.turn]
    at = mates.index(s.turn)
    for seat in mates[at + 1 :] + mates[:at]:
        if not s.finished[seat]:
            s.turn = seat
            s.waits[seat] = False
            return seat
    return -1


def may_wait(s: RoneState, me: int) -> bool:
    finished, waits = s.finished, s.waits
    return any(seat != me and not finished[seat] and not waits[seat] for seat in s.t.mates[me])


def wait(s: RoneState, me: int) -> None:
    s.waits[me] = True
    mates = s.t.mates[me]
    at = mates.index(me)
    s.turn = next(o for o in mates[at + 1 :] + mates[:at] if not s.finished[o] and not s.waits[o])


def acted(s: RoneState) -> None:
    """Something has changed: whoever was waiting may have another look."""
    if s.t.together:
        s.waits = [False] * s.t.seats


def finish(s: RoneState, f: Frame, me: int) -> None:
    """Somebody has had enough of a phase: the others go on with it, or the next phase comes."""
    if s.log is not None and (s.phase != P_DAMAGE or s.t.coop):  # elsewhere all damage is dealt: nobody ends that
        note_over(s, v.verbs, OVER[s.phase], me)
    if s.t.together:
        acted(s)
        s.finished[me] = True
        if acting(s) >= 0:
            f[PC] += TO_OFFER


def offer(s: RoneState, me: int, prompt: int, options: list[int], last: int) -> None:
    """What a phase offers; without anything to offer it ends (see `ends`)."""
    if not options and (me < 0 or not s.t.ask_ends):
        s.answer = last
        return
    options.append(last)
    if s.t.together and may_wait(s, me):
        options.append(WAIT)
    s.seat, s.prompt, s.about, s.options = me, prompt, -1, options


def may_share(s: RoneState) -> bool:
    """RON-201, RON-D36: gains, recycling and storing may go to team mates in the main and the damage phase."""
    return s.t.sharing and s.phase in (P_MAIN, P_DAMAGE)


# ---- quick training: the end of a phase ----
def first_to_order(s: RoneState, f: Frame) -> int:
    return min(entry[1] for entry in s.delayed)


DELAYED = Question(
    q.ASK_DELAYED,
    (
        Choice(
            v.NEXT,
            Domain(
                lambda c: [card for _, seat, card in c.s.delayed if seat == c.me],
                "RON-280",
                cs="Vyhodnocuje se některý z tvých odložených účinků na soupeře",
                en="One of your effects on an opponent that were put off is resolved",
            ),
            pairs=lambda c: [(card, i) for i, (_, seat, card) in enumerate(c.s.delayed) if seat == c.me],
            alike=lambda c: (c.s.delayed[c.b][0], c.a) if c.b < len(c.s.delayed) else (-1, c.a),
        ),
    ),
    me=first_to_order,
)


def settle_delayed(s: RoneState, f: Frame) -> None:
    """RON-280, RON-D16: effects on opponents come last, seat by seat, each player ordering the own ones."""
    if not s.delayed:
        s.stack.pop()
        if any(dead(s, seat) for seat in range(s.t.seats)):
            end(s)
        return
    seat = first_to_order(s, f)
    own = [(i, entry) for i, entry in enumerate(s.delayed) if entry[1] == seat]
    different = {(entry[0], entry[2]): v.NEXT(entry[2], i) for i, entry in own}
    ask(s, seat, q.ASK_DELAYED, list(different.values()))


@answers(DELAYED)
def start_delayed(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    program, seat, card = s.delayed.pop(second(s.answer))
    one = programs.all[program]
    if one.instant is not None:
        one.instant(s, seat, card, 0)
    else:
        push(s, one, seat, card)


PHASE_OVER = programs.procedure("end of a phase", settle_delayed, start_delayed)


def settled(s: RoneState, f: Frame) -> bool:
    """Called by the first step of a phase: in quick training the phase before it is settled first (RON-280)."""
    if not s.t.quick:
        return True
    if f[X]:
        f[X] = 0
        return True
    f[X] = 1
    f[PC] -= 1
    push(s, PHASE_OVER, s.turn)
    return False

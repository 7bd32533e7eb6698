"""The training ground: screws, trained cards (phase 9), cards of the starter pile."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.machine import ME, PC, Frame, ask, begin, slots

from ..state import RoneState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .falling import again


# ---- screws ----
def trainees(s: RoneState, seat: int) -> list[int]:
    """The cards of a training ground, equal ones once."""
    kind, screws = s.t.kind, s.screws
    return [*{(kind[c], screws[c]): c for c in s.ground[seat]}.values()]


def ask_screw(s: RoneState, f: Frame) -> None:
    """RON-037: each screw on any card of the own training ground; without cards it is lost (RON-D05)."""
    if not s.ground[f[ME]]:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_SCREW, [v.SCREW(c) for c in trainees(s, f[ME])])


def put_screw(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.screws[card] += 1
    if s.log is not None:
        s.log.append((v.L_SCREW, f[ME], card, 0, -1))
    f[PC] = 0


SCREWING = programs.procedure("screws", ask_screw, put_screw)


(VICTIM,) = slots(1)


def ask_unscrew(s: RoneState, f: Frame) -> None:
    """Screws on the training ground of seat `victim` are destroyed, by the choice of `me`."""
    with_screws = [c for c in trainees(s, f[VICTIM]) if s.screws[c]]
    if not with_screws:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_UNSCREW, [v.UNSCREW(c) for c in with_screws])


def take_screw(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.screws[card] -= 1
    if s.log is not None:
        s.log.append((v.L_UNSCREW, f[VICTIM], card, 0, -1))
    f[PC] = 0


UNSCREWING = programs.procedure("destroying screws", ask_unscrew, take_screw, slots=1)


# ---- phase 9 ----
def ask_trained(s: RoneState, f: Frame) -> None:
    """RON-098, RON-D29: every card with enough screws, one at a time, in an order of one's choice."""
    me, kind = f[ME], s.t.kind
    ready = [c for c in s.ground[me] if s.screws[c] >= s.t.training_cost[c]]
    if not ready:
        s.stack.pop()
        return
    ask(s, me, v.ASK_TRAIN, [v.TRAIN(c) for c in {(kind[c], s.screws[c]): c for c in ready}.values()])


def take_trained(s: RoneState, f: Frame) -> None:
    """RON-099, RON-304: all its screws are destroyed, and it goes on top of the discard pile."""
    me, card = f[ME], first(s.answer)
    f[PC] = 0
    s.ground[me].remove(card)
    s.screws[card] = 0
    s.discard[me].append(card)
    if s.log is not None:
        s.log.append((v.L_TRAINS, me, card, 0, -1))
    program = s.t.trained[card]
    if program is not None:
        begin(s, program, me, card)


TRAINING = programs.procedure("training", ask_trained, take_trained)


def ask_starter(s: RoneState, f: Frame) -> None:
    """RON-041, RON-D10: any card of the starter pile."""
    if not s.starters:
        s.stack.pop()
    elif again(s, f):
        kind = s.t.kind
        ask(s, f[ME], v.ASK_TRAIN, [v.TRAIN(c) for c in {kind[c]: c for c in s.starters}.values()])


def take_starter(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.starters.remove(card)
    s.discard[f[ME]].append(card)  # RON-040: straight onto the discard pile
    if s.log is not None:
        s.log.append((v.L_TRAINS, f[ME], card, 0, -1))
    f[PC] = 0


STARTING = programs.procedure("training starters", ask_starter, take_starter)

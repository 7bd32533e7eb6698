"""The training ground: screws, trained cards (phase 9), cards of the starter pile."""

from __future__ import annotations

from collections.abc import Hashable

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, same_title
from sudi.kernel.machine import ME, PC, SRC, Frame, ask, begin, slots

from ..state import RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .end.falling import again, each_time


# ---- screws ----
def trainees(s: RoneState, seat: int) -> list[int]:
    """The cards of a training ground, equal ones once."""
    kind, screws = s.t.kind, s.screws
    return [*{(kind[c], screws[c]): c for c in s.ground[seat]}.values()]


def same_screws(c: Case) -> Hashable:
    """Copies of a card with as many screws are one option."""
    return c.s.t.kind[c.a], c.s.screws[c.a]


SCREWED = Question(
    q.ASK_SCREW,
    (
        Choice(
            v.SCREW,
            Domain(
                lambda c: c.s.ground[c.me],
                "RON-037",
                cs="Šroubek se dává na kartu vlastního cvičiště",
                en="A screw goes on a card of your own training ground",
            ),
            alike=same_screws,
        ),
    ),
)


def ask_screw(s: RoneState, f: Frame) -> None:
    """RON-037: each screw on any card of the own training ground; without cards it is lost (RON-D05)."""
    if not s.ground[f[ME]]:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], q.ASK_SCREW, v.SCREW.each(trainees(s, f[ME])), f[SRC])


@answers(SCREWED)
def put_screw(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.screws[card] += 1
    if s.log is not None:
        s.log.append((log.L_SCREW, f[ME], card, 0, -1))
    f[PC] = 0


SCREWING = programs.procedure("screws", ask_screw, put_screw)


(VICTIM,) = slots(1)  # whose training ground


UNSCREWED = Question(
    q.ASK_UNSCREW,
    (
        Choice(
            v.UNSCREW,
            Domain(
                lambda c: c.s.ground[c.f[VICTIM]],
                "RON-244",
                cs="Ničí se šroubek na zasaženém cvičišti ({whose})",
                en="Only a screw on the training ground that is hit ({whose}) is destroyed",
                values=lambda c: {"whose": q.whose(c.s, c.f[VICTIM])},
            ),
            checks=(
                Check(
                    "RON-D31",
                    lambda c: c.s.screws[c.a],
                    cs="Na kartě {a} žádný šroubek není.",
                    en="There is no screw on {a}.",
                ),
            ),
            alike=same_screws,
        ),
    ),
    values=lambda c: {"whose": q.whose(c.s, c.f[VICTIM])},
)


@answers(UNSCREWED)
def take_screw(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.screws[card] -= 1
    if s.log is not None:
        s.log.append((log.L_UNSCREW, f[VICTIM], card, 0, -1))
    f[PC] = 0


UNSCREWING = programs.procedure("destroying screws", each_time(UNSCREWED), take_screw, slots=1)


# ---- phase 9 ----
TRAINED = Question(
    q.ASK_TRAIN,
    (
        Choice(
            v.TRAIN,
            Domain(
                lambda c: c.s.ground[c.me],
                "RON-098",
                cs="Vycvičí se karta vlastního cvičiště",
                en="Only a card of your own training ground is trained",
            ),
            checks=(
                Check(
                    "RON-039",
                    lambda c: c.s.screws[c.a] >= c.s.t.training_cost[c.a],
                    cs="Karta {a} má {have:screw}, potřebuje {need}.",
                    en="{a} has {have:screw} and needs {need}.",
                    values=lambda c: {"have": c.s.screws[c.a], "need": c.s.t.training_cost[c.a]},
                ),
            ),
            alike=same_screws,
        ),
    ),
)


def ask_trained(s: RoneState, f: Frame) -> None:
    """RON-098, RON-D29: every card with enough screws, one at a time, in an order of one's choice."""
    me, kind = f[ME], s.t.kind
    ready = [c for c in s.ground[me] if s.screws[c] >= s.t.training_cost[c]]
    if not ready:
        s.stack.pop()
        return
    ask(s, me, q.ASK_TRAIN, [v.TRAIN(c) for c in {(kind[c], s.screws[c]): c for c in ready}.values()])


@answers(TRAINED)
def take_trained(s: RoneState, f: Frame) -> None:
    """RON-099, RON-304: all its screws are destroyed, and it goes on top of the discard pile."""
    me, card = f[ME], first(s.answer)
    f[PC] = 0
    s.ground[me].remove(card)
    s.screws[card] = 0
    s.discard[me].append(card)
    if s.log is not None:
        s.log.append((log.L_TRAINS, me, card, 0, -1))
    program = s.t.trained[card]
    if program is not None:
        begin(s, program, me, card)


TRAINING = programs.procedure("training", ask_trained, take_trained)


STARTER = Question(
    q.ASK_STARTER,
    (
        Choice(
            v.TRAIN,
            Domain(
                lambda c: c.s.starters,
                "RON-041",
                cs="Vycvičí se karta ze společného balíčku startovních karet",
                en="Only a card of the common starter pile is trained this way",
            ),
            alike=same_title,
        ),
    ),
)


def ask_starter(s: RoneState, f: Frame) -> None:
    """RON-041, RON-D10: any card of the starter pile."""
    if not s.starters:
        s.stack.pop()
    elif again(s, f):
        kind = s.t.kind
        ask(s, f[ME], q.ASK_STARTER, v.TRAIN.each({kind[c]: c for c in s.starters}.values()), f[SRC])


@answers(STARTER)
def take_starter(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.starters.remove(card)
    s.discard[f[ME]].append(card)  # RON-040: straight onto the discard pile
    if s.log is not None:
        s.log.append((log.L_TRAINS, f[ME], card, 0, -1))
    f[PC] = 0


STARTING = programs.procedure("training starters", ask_starter, take_starter)

"""The Invasion's protocols and its research tokens (RON-137, RON-186, RON-264, RON-D34)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, Frame, push

from ...law.permanents import EXHAUSTIBLE
from ...state import RoneState
from ...words import log
from ...words import questions as q
from ...words import vocabulary as v
from ...words.vocabulary import programs
from ..deck import top_of_supply
from ..end.falling import each_time
from .orders import ORDERS, WHEN_ACTIVE

TOKENS_PER_PLAYER = 2  # the Invasion never has more research tokens (RON-D34)


def activate_protocol(s: RoneState) -> None:
    """RON-264: the top card of the protocol supply, active."""
    card = top_of_supply(s, s.protocol_supply, s.protocols_destroyed)
    if card >= 0:
        s.protocols.append(card)
        s.exhausted &= ~s.t.bit[card]
        if s.log is not None:
            s.log.append((log.L_PROTOCOL, 0, card, 0, -1))


def inv_tokens(s: RoneState, n: int) -> None:
    s.inv_research = max(0, min(s.inv_research + n, TOKENS_PER_PLAYER * s.t.players))
    if s.log is not None:
        s.log.append((log.L_INV_TOKENS, 0, -1, s.inv_research, -1))


EXHAUSTED = Question(
    q.ASK_PROTOCOL,
    (
        Choice(
            v.EXHAUST,
            Domain(
                lambda c: c.s.protocols,
                "RON-D09",
                cs="V kampani se unavuje protokol Invaze",
                en="In the campaign a protocol of the Invasion is exhausted",
            ),
            checks=EXHAUSTIBLE,
        ),
    ),
)


@answers(EXHAUSTED)
def take_protocol(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.exhausted |= s.t.bit[card]
    if s.log is not None:
        s.log.append((log.L_EXHAUSTED, f[ME], card, 0, -1))
    f[PC] = 0


INV_EXHAUSTING = programs.procedure("exhausting protocols", each_time(EXHAUSTED), take_protocol)


# ---- running them (step 6) ----
RUN = Question(
    q.ASK_RUN,
    (
        Choice(
            v.NEXT,
            Domain(
                lambda c: c.s.protocols,
                "RON-188",
                cs="Spouští se protokol Invaze",
                en="A protocol of the Invasion is carried out",
            ),
            checks=EXHAUSTIBLE,
        ),
    ),
)


def ask_which_runs(s: RoneState, f: Frame) -> None:
    if not RUN.ask(s, f):
        s.stack.pop()


@answers(RUN)
def run_protocol(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    f[PC] = 0
    s.exhausted |= s.t.bit[card]
    if s.log is not None:
        s.log.append((log.L_PROTOCOL_RUNS, 0, card, 0, -1))
    push(s, ORDERS, 0, card, 0, WHEN_ACTIVE, 0, 0)


PROTOCOLS = programs.procedure("protocols", ask_which_runs, run_protocol)

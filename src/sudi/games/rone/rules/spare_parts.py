"""Phase 7: spare parts and the actions they buy (RON-015, RON-094 to RON-096); the second player's compensation."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, Frame, Program, push, slots
from sudi.kernel.triggers import start

from ..law.extra_actions import extra_options
from ..law.spare_parts import BUY, SPENDING, price, purchases
from ..state import P_PARTS, RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import (
    DISCOVER_PART,
    DRILL,
    RECRUIT_PART,
    RECYCLE_PART,
    REFRESH_PART,
    REROLL_PART,
    SACRIFICE_PART,
    STARTER_PART,
    UPGRADE_PART,
    programs,
)
from .board import gain_parts, gain_rerolls, gain_research
from .invasion.extra_actions import perform
from .permanents import REFRESHING
from .recruiting import DISCOVERING, RECRUITING
from .recycling import RECYCLING, SACRIFICING
from .together import TO_OFFER, WAIT, acted, acting, enter, finish, offer, settled, wait
from .training import SCREWING, STARTING
from .workshop.upgrading import UPGRADING

FINISH = v.FINISH()
PROCEDURES: dict[int, Program] = {
    DRILL: SCREWING,
    RECYCLE_PART: RECYCLING,
    STARTER_PART: STARTING,
    RECRUIT_PART: RECRUITING,
    SACRIFICE_PART: SACRIFICING,
    REFRESH_PART: REFRESHING,
    DISCOVER_PART: DISCOVERING,
}


def buy(s: RoneState, seat: int, action: int) -> None:
    """RON-015, RON-095: pay, then the effect; the same action as often as one likes."""
    cost = price(s, seat, action)
    s.parts[seat] -= cost
    if s.log is not None:
        s.log.append((log.L_SPENDS, seat, -1, cost, -1))
    if action == REROLL_PART:
        gain_rerolls(s, seat, -1, 1)
    elif action == UPGRADE_PART:
        push(s, UPGRADED, seat)
        push(s, UPGRADING, seat, x=1)
    else:
        push(s, PROCEDURES[action], seat, x=1)


def _upgraded(s: RoneState, f: Frame) -> None:
    gain_research(s, f[ME], 1)


UPGRADED = programs.procedure("token for an upgrade", _upgraded)


# ---- the phase ----
def open_parts(s: RoneState, f: Frame) -> None:
    """RON-094: rewards of the cards that are still in the played zone."""
    if not settled(s, f):
        return
    enter(s, P_PARTS)
    reward = s.t.reward
    for seat in s.t.mates[s.turn]:
        for card in s.played[seat]:
            if reward[card]:
                gain_parts(s, seat, card, reward[card])
    f[PC] += 1
    offer_parts(s, f)


def offer_parts(s: RoneState, f: Frame) -> None:
    me = acting(s)
    options = list(purchases(s, me)) if me >= 0 else []
    if s.t.coop and me >= 0:
        options += extra_options(s, me)
    offer(s, me, q.ASK_PARTS, options, FINISH)


@answers(SPENDING)
def act_parts(s: RoneState, f: Frame) -> None:
    option, me = s.answer, s.turn
    if option == FINISH:
        s.parts[me] = 0  # RON-096: what was not spent is destroyed
        finish(s, f, me)
        return
    f[PC] += TO_OFFER
    if option == WAIT:
        wait(s, me)
        return
    acted(s)
    if v.verbs.of(option) is v.EXTRA:
        perform(s, me, first(option))
    else:
        buy(s, me, first(option))


# ---- compensation ----
(WAITING,) = slots(1)  # start-of-turn effects that are still to come


AT_START = Question(
    q.ASK_START,
    (
        Choice(
            v.NEXT,
            Domain(
                lambda c: [entry[2] for entry in c.f[WAITING]],
                "RON-079",
                cs="Na začátku kola se vyhodnocují karty, které se tehdy ozývají",
                en="At the start of the turn only cards are resolved that have something to say then",
            ),
            pairs=lambda c: [(entry[2], i) for i, entry in enumerate(c.f[WAITING])],
        ),
        BUY,
    ),
    "RON-076",
)


def ask_opening(s: RoneState, f: Frame) -> None:
    """RON-076, RON-D41: the parts of the second player are spent before, between or after start-of-turn effects."""
    if not AT_START.ask(s, f):
        s.compensated[f[ME]] = False
        s.parts[f[ME]] = 0
        s.stack.pop()


@answers(AT_START)
def take_opening(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    option = s.answer
    if v.verbs.of(option) is v.NEXT:
        at = second(option)
        entry = f[WAITING][at]
        f[WAITING] = f[WAITING][:at] + f[WAITING][at + 1 :]
        start(s, *entry)
    else:
        buy(s, f[ME], first(option))


OPENING = programs.procedure("compensation", ask_opening, take_opening, slots=1)

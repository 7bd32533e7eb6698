"""A round of the co-operative game (RON-174): evaluation, then the Invasion's turn in seven steps (RON-176 to RON-189).

These are the last steps of the procedure of a turn; the players' phases stand before them.
"""

from __future__ import annotations

from collections.abc import Hashable

from sudi.kernel.decision import first, second
from sudi.kernel.law import Choice, Domain, Question, answers, same_title, stop
from sudi.kernel.machine import PC, Frame, X, ask, push, slots

from ...state import P_INVASION, RoneState
from ...words import log
from ...words import questions as q
from ...words import vocabulary as v
from ...words.names import EVENT_WORD, MELEE, MOST_EVENTS, RANGED
from ...words.vocabulary import programs
from ..board import suffer
from ..end.falling import end
from .deck import discard_invasion
from .deploying import DEPLOYING, SCOUTING
from .orders import AT_END, AT_START, EVENT, ORDERS, orders_of
from .protocols import PROTOCOLS, inv_tokens
from .stack import scenario, scenario_card, totals
from .zones import INV_TRAINING

FULL_STRENGTH = 2  # with equal odds, cards that carry out their effects beside those for protocols (RON-271)
MOST_PLAYERS = 4


# ---- evaluation ----
def evaluate(s: RoneState, f: Frame) -> None:
    """RON-211 to RON-214: ranged damage to everybody first, then melee."""
    s.phase = P_INVASION
    s.turn = 0
    if not s.deployed:
        return
    total, card = totals(s), s.deployed[-1]
    for kind, n in ((RANGED, total.ranged), (MELEE, total.melee)):
        for seat in range(s.t.seats):
            if n and not s.ended:
                suffer(s, seat, kind, n, card)
    if not s.ended:
        push(s, CLEARING, 0)


CLEARED = Question(
    q.ASK_CLEAR,
    (
        Choice(
            v.TO_DISCARD,
            Domain(
                lambda c: c.s.deployed,
                "RON-215",
                cs="Odhazují se nasazené karty Invaze",
                en="The deployed cards of the Invasion are discarded",
            ),
            alike=same_title,
        ),
        stop(v.REST),
    ),
    count=lambda s, f: len(s.deployed),
)


def ask_clear(s: RoneState, f: Frame) -> None:
    """RON-215: the deployed cards on top of the discard pile, in an order the players choose."""
    kind = s.t.kind
    cards = {kind[c]: c for c in s.deployed}
    if len(cards) <= 1:
        s.answer = v.REST()
    else:
        ask(s, 0, q.ASK_CLEAR, [*(v.TO_DISCARD(c) for c in cards.values()), v.REST()])


@answers(CLEARED)
def take_clear(s: RoneState, f: Frame) -> None:
    if s.answer == v.REST():
        for card in s.deployed:
            discard_invasion(s, card)
        s.deployed = []
        return
    card = first(s.answer)
    s.deployed.remove(card)
    discard_invasion(s, card)
    f[PC] = 0


CLEARING = programs.procedure("clearing the stack", ask_clear, take_clear)


def round_over(s: RoneState, f: Frame) -> None:
    """RON-217: a scenario may be won by surviving its last round."""
    s.grazed = 0
    s.blocked = [0] * s.t.seats
    last = scenario(s).last_round
    if last and s.round >= last:
        end(s)


# ---- the Invasion's turn ----
def begin_round(s: RoneState, f: Frame) -> None:
    """Step 1 (RON-176): what happens at the start, in an order the players choose."""
    s.phase = P_INVASION
    s.turn = 0
    in_order(s, AT_START)


(CARDS,) = slots(1)  # whose effects are still to come


def in_order(s: RoneState, which: int) -> None:
    """Everything that protocols and the scenario card do now."""
    cards = [c for c in (scenario_card(s), *s.protocols) if orders_of(s, c, which) is not None]
    if cards:
        push(s, IN_ORDER, 0, -1, which, tuple(cards))


WHAT_NEXT = Question(
    q.ASK_INVASION_NEXT,
    (
        Choice(
            v.NEXT,
            Domain(
                lambda c: c.f[CARDS],
                "RON-176",
                cs="Pořadí mají jen protokoly a scénář, které se teď ozývají",
                en="Only protocols and the scenario that have something to say now are put in order",
            ),
            pairs=lambda c: [(card, i) for i, card in enumerate(c.f[CARDS])],
        ),
    ),
)


def ask_next(s: RoneState, f: Frame) -> None:
    if not WHAT_NEXT.ask(s, f):
        s.stack.pop()


@answers(WHAT_NEXT)
def take_next(s: RoneState, f: Frame) -> None:
    at = second(s.answer)
    card, f[CARDS] = f[CARDS][at], f[CARDS][:at] + f[CARDS][at + 1 :]
    f[PC] = 0
    push(s, ORDERS, 0, card, 0, f[X], 0, 0)


IN_ORDER = programs.procedure("order of the Invasion's effects", ask_next, take_next, slots=1)


def count_round(s: RoneState, f: Frame) -> None:
    """Step 2 (RON-177)."""
    s.round += 1
    if s.log is not None:
        s.log.append((log.L_ROUND, 0, -1, s.round, -1))


def end_events(s: RoneState, f: Frame) -> None:
    """Step 2 (RON-178): events that end in this round, or should have ended before, in an order the players choose."""
    due = [i for i, event in enumerate(scenario(s).events) if event.ends <= s.round and not s.events >> i & 1]
    if due:
        f[PC] -= 1  # one event may make another one due
        push(s, EVENTS, 0, -1, 0, tuple(due))


(DUE,) = slots(1)  # the events that end now


ENDED = Question(
    q.ASK_EVENT,
    (
        Choice(
            v.EVENT,
            Domain(
                lambda c: [i + 1 for i in c.f[DUE]],
                "RON-178",
                cs="Končí události, kterým vypršel čas",
                en="Only events that are due end",
            ),
            alike=lambda c: _same_event(c.s, c.a),
        ),
    ),
)


def _same_event(s: RoneState, number: int) -> Hashable:
    events = scenario(s).events
    return (events[number - 1].name, events[number - 1].orders) if 1 <= number <= len(events) else number


def ask_event(s: RoneState, f: Frame) -> None:
    events = scenario(s).events
    different = {(events[i].name, events[i].orders): i for i in reversed(f[DUE])}
    ask(s, 0, q.ASK_EVENT, [v.EVENT(i + 1) for i in sorted(different.values())])


@answers(ENDED)
def take_event(s: RoneState, f: Frame) -> None:
    event = first(s.answer) - 1
    s.events |= 1 << event
    if s.log is not None:
        s.log.append((log.L_EVENT, 0, -1, EVENT_WORD + MOST_EVENTS * scenario_card(s) + event, -1))
    push(s, ORDERS, 0, scenario_card(s), 0, EVENT + event, 0, 0)


EVENTS = programs.procedure("events", ask_event, take_event, slots=1)


def deploy(s: RoneState, f: Frame) -> None:
    """Step 3 (RON-179): a card for each player and each protocol; the number is fixed now (RON-D42)."""
    players, protocols = s.t.players, len(s.protocols)
    push(s, DEPLOYING, 0, x=players + protocols)
    if s.t.equal_odds:
        s.with_effects = FULL_STRENGTH + protocols
        if players < MOST_PLAYERS:  # RON-269
            push(s, SCOUTING, 0, x=MOST_PLAYERS - players)


def train(s: RoneState, f: Frame) -> None:
    """Step 4."""
    push(s, INV_TRAINING, 0)


def refresh_protocols(s: RoneState, f: Frame) -> None:
    """Step 5 (RON-186, RON-287)."""
    if not s.inv_research:
        for card in s.protocols:
            s.exhausted &= ~s.t.bit[card]
        inv_tokens(s, s.t.players)


def run_protocols(s: RoneState, f: Frame) -> None:
    """Step 6 (RON-188)."""
    push(s, PROTOCOLS, 0)


def end_round(s: RoneState, f: Frame) -> None:
    """Step 7 (RON-189)."""
    in_order(s, AT_END)


INVASION_STEPS = (
    evaluate,
    round_over,
    begin_round,
    count_round,
    end_events,
    deploy,
    train,
    refresh_protocols,
    run_protocols,
    end_round,
)

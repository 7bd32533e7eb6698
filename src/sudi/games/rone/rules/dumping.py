"""Phases 5 and 8: storing what is left and dumping the hand, discarding what was played."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, same_title, stop
from sudi.kernel.machine import ME, PC, Frame, ask, begin, slots

from ..state import RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .bags import RESOURCES
from .resources import store
from .workshop.dice import ALL_DICE, GIVES, lying

REST, TO_DUMP_CODE = v.REST(), v.TO_DUMP.code
(KEEPS,) = slots(1)  # cards that may still be kept
THE_REST = -1  # in its place: the others go as they lie


# ---- phase 5 ----
def store_unspent(s: RoneState, f: Frame) -> None:
    """RON-087: what was gained and not spent, and what unused dice show."""
    me = f[ME]
    bag = s.resources[me]
    unusable = s.used[me] | s.blocked[me]
    for _, face in lying(s.dice[me], s.shown[me], unusable):
        bag += GIVES[face]
    s.resources[me] = s.reductions[me] = 0
    s.used[me] |= ALL_DICE
    if bag:
        store(s, me, bag)
    keeps, bonus = s.keeps[me], s.t.keep_bonus
    for card in s.base[me]:
        keeps += bonus[card]
    f[KEEPS] = keeps
    s.kept = 0 if not s.t.together else s.kept & ~sum(s.t.bit[c] for c in s.hand[me])
    if s.stack[-1] is f:
        f[PC] += 1
        ask_keep(s, f)


NOT_FLEETING = Check(
    "RON-D19",
    lambda c: not c.s.t.fleeting >> c.a & 1,
    cs="Karta {a} je prchavá: neponechá se ani nejde na skládku, na konci kola je zničena.",
    en="{a} is fleeting: it is neither kept nor dumped, and is destroyed at the end of the turn.",
)
NOT_KEPT = Check(
    "RON-241",
    lambda c: not c.s.kept >> c.a & 1,
    cs="Kartu {a} sis už ponechal.",
    en="You have kept {a} already.",
)
KEPT = Question(
    q.ASK_KEEP,
    (
        Choice(
            v.KEEP,
            Domain(
                lambda c: c.s.hand[c.me],
                "RON-240",
                cs="Ponechat si lze kartu z vlastní ruky",
                en="Only a card of your own hand can be kept",
            ),
            checks=(NOT_FLEETING, NOT_KEPT),
            alike=same_title,
        ),
        stop(v.DONE),
    ),
    values=lambda c: {"n": c.f[KEEPS]},
    count=lambda s, f: int(f[KEEPS]),
)
DUMPED = Question(
    q.ASK_DUMP,
    (
        Choice(
            v.TO_DUMP,
            Domain(
                lambda c: c.s.hand[c.me],
                "RON-088",
                cs="Na skládku jdou karty z vlastní ruky",
                en="Only cards of your own hand go on the dump",
            ),
            checks=(NOT_FLEETING, NOT_KEPT),
            alike=same_title,
        ),
        stop(v.REST),
    ),
    count=lambda s, f: len(s.hand[f[ME]]),
)


def ask_keep(s: RoneState, f: Frame) -> None:
    """RON-240 to RON-242: so many cards of the hand may stay there; fleeting ones may not (RON-D19)."""
    if not f[KEEPS] or not s.hand[f[ME]]:
        f[PC] = DUMP + 1
        ask_dump(s, f)
    else:
        KEPT.ask(s, f)


@answers(KEPT)
def take_keep(s: RoneState, f: Frame) -> None:
    if s.answer != v.DONE():
        card = first(s.answer)
        s.kept |= s.t.bit[card]
        f[KEEPS] -= 1
        f[PC] = KEEP
        if s.log is not None:
            s.log.append((log.L_KEEPS, f[ME], card, 0, -1))


def ask_dump(s: RoneState, f: Frame) -> None:
    """RON-088: the other cards go on the dump, in an order of one's choice."""
    kind, stays, options = s.t.kind, s.kept | s.t.fleeting, {}
    for card in s.hand[f[ME]]:
        if not stays >> card & 1:
            options[kind[card]] = TO_DUMP_CODE + card
    if not options:
        s.stack.pop()
    elif len(options) == 1 or f[KEEPS] == THE_REST:
        s.answer = next(iter(options.values()))
        take_dump(s, f)
    else:
        ask(s, f[ME], q.ASK_DUMP, [*options.values(), REST])


@answers(DUMPED)
def take_dump(s: RoneState, f: Frame) -> None:
    """RON-089: each is followed by storing the resources of its cost."""
    f[PC] = DUMP
    if s.answer == REST:
        f[KEEPS] = THE_REST
        return
    me, card = f[ME], first(s.answer)
    s.hand[me].remove(card)
    s.dump[me].append(card)
    if s.log is not None:
        s.log.append((log.L_DUMPS, me, card, 0, -1))
    cost = s.t.cost[card]
    program = s.t.dumped[card]
    if program is not None:
        begin(s, program, me, card)
    if cost:
        store(s, me, sum(RESOURCES.one[kind] for kind in cost))


STOWING = programs.procedure("storing and dumping", store_unspent, ask_keep, take_keep, ask_dump, take_dump, slots=1)
KEEP, DUMP = STOWING.at(ask_keep), STOWING.at(ask_dump)


# ---- phase 8 ----
DISCARDED = Question(
    q.ASK_DISCARD,
    (
        Choice(
            v.TO_DISCARD,
            Domain(
                lambda c: c.s.played[c.me],
                "RON-097",
                cs="Odhazují se karty, které jsi v tomto kole zahrál",
                en="Only cards that you have played this turn are discarded",
            ),
            alike=same_title,
        ),
        stop(v.REST),
    ),
    count=lambda s, f: len(s.played[f[ME]]),
)


def ask_discard(s: RoneState, f: Frame) -> None:
    """RON-097: on top of the discard pile, in an order of one's choice."""
    me, kind = f[ME], s.t.kind
    played = s.played[me]
    cards = {kind[c]: c for c in played}
    if len(cards) <= 1:
        s.answer = REST
    else:
        ask(s, me, q.ASK_DISCARD, [*(v.TO_DISCARD(c) for c in cards.values()), REST])


@answers(DISCARDED)
def take_discard(s: RoneState, f: Frame) -> None:
    me = f[ME]
    if s.answer == REST:
        s.discard[me] += s.played[me]
        s.played[me] = []
        return
    card = first(s.answer)
    s.played[me].remove(card)
    s.discard[me].append(card)
    f[PC] = 0


DISCARDING = programs.procedure("discarding what was played", ask_discard, take_discard)

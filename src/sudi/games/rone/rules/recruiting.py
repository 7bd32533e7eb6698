"""Looking at cards of a supply and keeping one: recruiting, discovering."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, ask
from sudi.kernel.state import Zone

from ..state import LOOK, RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .deck import destroy, top_of_supply
from .end.falling import again
from .permanents import into_base


def look(s: RoneState, f: Frame, pile: list[int], destroyed: list[int], eyes: list[int]) -> bool:
    """Up to three cards of a supply (RON-D11)."""
    for _ in range(LOOK):
        card = top_of_supply(s, pile, destroyed)
        if card < 0:
            break
        eyes.append(card)
        s.known[f[ME]] &= ~(1 << card)
    return bool(eyes)


def destroy_others(s: RoneState, seat: int, seen: list[Zone], kept: int) -> None:
    """What was looked at and not kept."""
    others = [card for card in seen[seat] if card != kept]
    seen[seat] = []
    for card in others:
        destroy(s, seat, card)


RECRUITED = Question(
    q.ASK_RECRUIT,
    (
        Choice(
            v.RECRUIT,
            Domain(
                lambda c: c.s.candidates[c.me],
                "RON-250",
                cs="Verbuje se jedna z karet, na které se díváš",
                en="Only one of the cards you are looking at is recruited",
            ),
        ),
    ),
)


def ask_recruit(s: RoneState, f: Frame) -> None:
    """RON-250: one of three to the training ground, the others are destroyed."""
    if again(s, f):
        eyes = s.candidates[f[ME]]
        if look(s, f, s.recruits, s.destroyed_recruits, eyes):
            ask(s, f[ME], q.ASK_RECRUIT, v.RECRUIT.each(eyes), f[SRC])
        else:
            s.stack.pop()


@answers(RECRUITED)
def take_recruit(s: RoneState, f: Frame) -> None:
    me, card = f[ME], first(s.answer)
    s.ground[me].append(card)  # RON-036
    if s.log is not None:
        s.log.append((log.L_RECRUITS, me, card, 0, -1))
    destroy_others(s, me, s.candidates, card)
    f[PC] = 0


RECRUITING = programs.procedure("recruiting", ask_recruit, take_recruit)


DISCOVERED = Question(
    q.ASK_DISCOVER,
    (
        Choice(
            v.DISCOVER,
            Domain(
                lambda c: c.s.findings[c.me],
                "RON-251",
                cs="Objevuje se jedna z technologií, na které se díváš",
                en="Only one of the technologies you are looking at is discovered",
            ),
        ),
    ),
)


def ask_discover(s: RoneState, f: Frame) -> None:
    """RON-251: one of three into the base, active; the others are destroyed."""
    if again(s, f):
        eyes = s.findings[f[ME]]
        if look(s, f, s.technologies, s.destroyed_technologies, eyes):
            ask(s, f[ME], q.ASK_DISCOVER, v.DISCOVER.each(eyes), f[SRC])
        else:
            s.stack.pop()


@answers(DISCOVERED)
def take_discover(s: RoneState, f: Frame) -> None:
    me, card = f[ME], first(s.answer)
    into_base(s, me, card)
    if s.log is not None:
        s.log.append((log.L_DISCOVERS, me, card, 0, -1))
    destroy_others(s, me, s.findings, card)
    f[PC] = 0


DISCOVERING = programs.procedure("discovering", ask_discover, take_discover)

"""Missions done in secret: what happens is held against the missions of a hand, as if they had been assigned.

A mission that has to note something while it lies there (what it names, since when it is kept up, what it has paid for)
cannot be proved that way.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudi.kernel.law import Case, allowed, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PROG, SRC, Frame, X, begin, push, slots
from sudi.kernel.triggers import Trigger

from ..cards.types import MISSION, ON_BEARER
from ..language.effects.act import ChooseOne, owner_seat, yes_or_no
from ..law.laying import bearers, layable
from ..state import GRAVE, DoomState, in_play, one_of_each, stow
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .happenings import UNSEEN
from .moving import attach, lay
from .playing import begin_play

TASK, BEARER, RULE, PROVED = slots(4)
NOBODY = -1


def completes(s: DoomState, seat: int, card: int, rule: Trigger, actor: int, subject: int, n: int) -> int:
    """Whose deed completes the mission, had he had it; -1: a player's, -2: nobody's."""
    printed = s.t.cards[card]
    names = getattr(printed.play, "names", False)
    if (printed.play is not None and not names) or not layable(s, seat, card):
        return NOBODY - 1
    before = s.bearer[card], s.side[card], s.aim[card]
    who = [NOBODY]
    if printed.lies == ON_BEARER:
        meant = bearers(s, seat, card)
        who = [w for w in dict.fromkeys((actor, subject)) if w in meant]
    found = NOBODY - 1
    for warrior in who:
        s.bearer[card], s.side[card], s.aim[card] = warrior, seat, subject if names else before[2]
        legal = True
        if names and isinstance(printed.play, ChooseOne):
            legal = subject != warrior and allowed(printed.play.checks(), Case(s, seat, card, [], subject))
        if legal and rule.when.concerns(s, seat, card, actor, subject, n):
            found = warrior
            break
    s.bearer[card], s.side[card], s.aim[card] = before
    return found


def proofs(s: DoomState, seat: int, event: str, actor: int, subject: int, n: int) -> Iterator[tuple[int, int, int]]:
    """The missions of a hand that are done by this: mission, who did it, which of its rules says so."""
    for card in one_of_each(s, [c for c in s.hand[seat] if s.t.type[c] == MISSION]):
        for rule in s.t.cards[card].standing:
            if isinstance(rule, Trigger) and rule.key() == event:
                who = completes(s, seat, card, rule, actor, subject, n)
                if who >= NOBODY:
                    yield card, who, s.t.rule_ids(rule)


def look(s: DoomState, event: str, actor: int, subject: int, n: int) -> None:
    for seat, hand in enumerate(s.hand):
        keeper = next((c for c in hand if s.t.secretive >> c & 1), -1)
        if keeper >= 0 and not s.lost[seat]:
            for card, who, rule in proofs(s, seat, event, actor, subject, n):
                push(s, IN_SECRET, seat, keeper, n, card, who, rule, 0)


UNSEEN.append(look)

REVEALING = yes_or_no(q.ASK_IN_SECRET, "DTR-135", owner_seat, values=lambda c: {"task": c.s.t.defs[c.f[TASK]].name})


def offer(s: DoomState, f: Frame) -> None:
    mine = s.hand[f[ME]]
    if f[SRC] in mine and f[TASK] in mine:
        REVEALING.ask(s, f)
    else:
        s.stack.pop()


@answers(REVEALING)
def decided(s: DoomState, f: Frame) -> None:
    if s.answer == v.YES():
        note(s, q.L_REVEALS, f[ME], f[TASK])
        begin_play(s, f[ME], v.PLAY(f[SRC]))
    else:
        s.stack.pop()


def carry_out(s: DoomState, f: Frame) -> None:
    """The card has proved it, if nothing has cancelled it: the mission is played and completed."""
    card, me = f[TASK], f[ME]
    s.stack.pop()
    if not f[PROVED] or card not in s.hand[me]:
        return
    if f[BEARER] < 0:
        lay(s, card, me, me)
    elif in_play(s, f[BEARER]):
        attach(s, card, f[BEARER], me)
    else:
        stow(s, card, GRAVE, True)
    begin(s, s.t.trigger_programs[f[RULE]], me, card, f[X])


IN_SECRET = programs.procedure("secret mission", offer, decided, carry_out, slots=4)


def prove(s: DoomState, keeper: int) -> None:
    """The card has taken effect."""
    for f in reversed(s.stack):
        if f[PROG] == IN_SECRET.id and f[SRC] == keeper:
            f[PROVED] = 1
            return

"""A secret is revealed: all cards under it are played if they can be; the others are lost for good."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, ask, push, slots

from ..cards.types import ACTIONS, ANYTIME, COMBAT
from ..language.secrets import under
from ..law.moments import SECRET_OUT
from ..law.playing import playing_of, plays
from ..state import LIMBO, MODIFIERS, SACRIFICED, DoomState, put
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .leaving import sacrifice
from .playing import begin_play
from .windows import open_afterwards

(LEFT,) = slots(1)  # what has not been played yet


def reveal_secret(s: DoomState, me: int, keeper: int) -> None:
    push(s, REVEALING, me, keeper, 0, tuple(under(s, keeper)))


def lay_open(s: DoomState, f: Frame) -> None:
    """Everybody sees the cards now, and whoever calls it a bluff does so."""
    keeper, me = f[SRC], f[ME]
    for card in f[LEFT]:
        note(s, q.L_REVEALS, me, card)
        put(s, card, LIMBO, me, by=me)
    s.noted[keeper] = 0
    sacrifice(s, keeper)
    open_afterwards(s, SECRET_OUT, me, keeper)


def timely(s: DoomState, card: int) -> bool:
    """Is it a card for this moment? What takes actions was paid for when it was laid there."""
    when = s.t.when[card]
    return when in (ACTIONS, ANYTIME) or (when == COMBAT and s.phase == MODIFIERS)


def _left(c: Case) -> list[int]:
    return [card for card in c.f[LEFT] if timely(c.s, card)]


WHICH = Question(q.ASK_SECRET, playing_of(_left))


def next_card(s: DoomState, f: Frame) -> None:
    options = [o for card in f[LEFT] if timely(s, card) for o in plays(s, f[ME], card)]
    if options:
        ask(s, f[ME], q.ASK_SECRET, options, f[SRC])
        return
    give_up(s, f)
    s.stack.pop()


def give_up(s: DoomState, f: Frame) -> None:
    """What cannot be played leaves the match."""
    for card in f[LEFT]:
        note(s, v.L_SACRIFICED, f[ME], card)
        put(s, card, SACRIFICED, s.t.owner[card])
    f[LEFT] = ()


@answers(WHICH)
def played(s: DoomState, f: Frame) -> None:
    card = first(s.answer)
    f[LEFT] = tuple(c for c in f[LEFT] if c != card)
    f[PC] = NEXT
    begin_play(s, f[ME], s.answer)


REVEALING = programs.procedure("revealing a secret", lay_open, next_card, played, slots=1)
NEXT = REVEALING.at(next_card)


def revealing(s: DoomState, keeper: int) -> Frame | None:
    """The secret that is being revealed."""
    return next((f for f in reversed(s.stack) if f[PROG] == REVEALING.id and f[SRC] == keeper), None)

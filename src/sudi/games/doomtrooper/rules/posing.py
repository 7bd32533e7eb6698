"""A card becomes a copy of one in play and is played as that one, by all its rules."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.law import answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame, X, push
from sudi.kernel.view import show

from ..cards.types import WARRIOR
from ..law.costs import actions_for
from ..law.doubles import double_for
from ..law.posing import DOUBLE, POSED
from ..state import DoomState, become
from ..words.posing import L_POSES
from ..words.vocabulary import programs
from .doing import act


def pose(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    """Everybody sees what it has become; it takes the actions that the original would take."""
    card, model = first(option), second(option)
    copy = double_for(s, card, model)
    note(s, L_POSES, me, card, model)
    show(s, card)
    become(s, card, copy)
    s.hand[s.t.owner[card]].append(copy)
    show(s, copy)
    push(s, POSING, me, about, x, copy)
    return 1 if s.t.type[copy] == WARRIOR else actions_for(s, me, copy)


def ask_how(s: DoomState, f: Frame) -> None:
    POSED.ask(s, f, f[DOUBLE])


@answers(POSED)
def played(s: DoomState, f: Frame) -> None:
    s.stack.pop()
    act(s, f[ME], s.answer, f[SRC], f[X])


POSING = programs.procedure("posing", ask_how, played, slots=1)

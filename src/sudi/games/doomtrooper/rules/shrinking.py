"""A hand that has become smaller: its player discards down to what it holds now, at once."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, Frame, X, push

from ..language.marks import GROWING_HAND
from ..language.reach import carries
from ..language.standing.numbers import hand_limits
from ..state import GRAVE, DoomState, in_play, stow, whose_table
from ..words import answer_questions as aq
from ..words import vocabulary as v
from ..words.vocabulary import programs

CUTTING = Question(
    aq.ASK_DOWN_TO,
    (
        Choice(
            v.DROP,
            Domain(lambda c: c.s.hand[c.me], "DTR-321", cs="Odhazuje se karta z ruky", en="A card of the hand goes"),
        ),
    ),
    "DTR-320",
)


def cut(s: DoomState, f: Frame) -> None:
    if len(s.hand[f[ME]]) <= f[X]:
        s.stack.pop()
        return
    CUTTING.ask(s, f)


@answers(CUTTING)
def cut_one(s: DoomState, f: Frame) -> None:
    stow(s, first(s.answer), GRAVE, False)
    f[PC] = CUT_DOWN.at(cut)


CUT_DOWN = programs.procedure("cut down", cut, cut_one)


def cut_down(s: DoomState, seat: int, card: int) -> None:
    """Because of this card."""
    limit = hand_limits(s, seat)[1]
    if len(s.hand[seat]) > limit:
        push(s, CUT_DOWN, seat, card, limit)


def grown_by(s: DoomState, card: int) -> int:
    """The player whose hand is larger because of this card; -1: nobody."""
    return whose_table(s, card) if carries(s, GROWING_HAND, card) and in_play(s, card) else -1

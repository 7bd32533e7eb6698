"""Dice turned to a face of one's choice, and dice put aside for a round (RON-262)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask, slots

from ...law.dice import ALREADY_USED, BLOCKED, usable
from ...state import RoneState
from ...words import log
from ...words import questions as q
from ...words import vocabulary as v
from ...words.vocabulary import programs
from ..end.falling import again
from .dice import (
    DICE,
    built_alike,
    die_of,
    die_word,
    different,
    turned,
    unfold,
)
from .workbench import die_on, on_bench

# ---- turning dice ----
DIE, TURNED = slots(2)  # the die in hand; those turned already, each once


TURN_DIE = Question(
    q.ASK_TURN,
    (
        Choice(
            v.DIE,
            Domain(
                lambda c: usable(c, c.me),
                "RON-111",
                cs="Otočit lze hozenou kostku, která ještě použita nebyla",
                en="Only a rolled die that has not been used can be turned",
                apart=(ALREADY_USED, BLOCKED),
            ),
            checks=(
                Check(
                    "RON-D31",
                    lambda c: not c.f[TURNED] >> die_of(c.a) & 1,
                    cs="Kostku č. {n} jsi už otočil; každou lze otočit jen jednou.",
                    en="You have turned die no. {n} already; each is turned once.",
                    values=lambda c: {"n": die_of(c.a) + 1},
                ),
            ),
            alike=lambda c: built_alike(c.s.dice[c.me], c.a),
        ),
        stop(v.DONE),
    ),
)
TO_FACE = Question(
    q.ASK_FACE,
    (
        Choice(
            v.FACE,
            Domain(
                lambda c: unfold(c.s.dice[c.me])[c.f[DIE]],
                "RON-052",
                cs="Kostka se otáčí na některou ze svých stran",
                en="The die is turned to one of its own faces",
            ),
        ),
    ),
    values=lambda c: {"die": die_on(c.s.bench) + 1},
)


def ask_turn(s: RoneState, f: Frame) -> None:
    """Up to so many unused, usable, rolled dice."""
    me = f[ME]
    there = different(s.dice[me], s.shown[me], s.used[me] | s.blocked[me] | f[TURNED])
    if not there:
        s.stack.pop()
    elif again(s, f):
        words = (die_word(die, face) for die, face in there)
        ask(s, me, q.ASK_TURN, [*v.DIE.each(words), v.DONE()], f[SRC])


@answers(TURN_DIE)
def take_turn(s: RoneState, f: Frame) -> None:
    if s.answer == v.DONE():
        f[X] = 0
        s.stack.pop()
        return
    f[DIE] = die = die_of(first(s.answer))
    s.bench = on_bench(die)
    f[TURNED] |= 1 << die
    faces = unfold(s.dice[f[ME]])[die]
    ask(s, f[ME], q.ASK_FACE, v.FACE.each(sorted(set(faces))), f[SRC])


@answers(TO_FACE)
def turn_die(s: RoneState, f: Frame) -> None:
    me, face = f[ME], first(s.answer)
    side = unfold(s.dice[me])[f[DIE]].index(face)
    s.shown[me] = turned(s.shown[me], f[DIE], side)
    s.bench = 0
    if s.log is not None:
        s.log.append((log.L_TURNS_DIE, me, -1, face, -1))
    f[PC] = 0


TURNING = programs.procedure("turning dice", ask_turn, take_turn, turn_die, slots=2)


BLOCKED_DIE = Question(
    q.ASK_BLOCK,
    (
        Choice(
            v.DIE_NUMBER,
            Domain(
                lambda c: range(1, DICE + 1),
                "RON-262",
                cs="Stranou jde jedna ze čtyř vlastních kostek",
                en="One of your own four dice is put aside",
            ),
            checks=(
                Check(
                    "RON-262",
                    lambda c: not c.s.blocked[c.me] >> c.a - 1 & 1,
                    cs="Kostka č. {a} už stranou je.",
                    en="Die no. {a} has been put aside already.",
                ),
            ),
            alike=lambda c: tuple(sorted(unfold(c.s.dice[c.me])[c.a - 1])) if 1 <= c.a <= DICE else c.a,
        ),
    ),
)


# ---- dice put aside ----
def ask_block(s: RoneState, f: Frame) -> None:
    """The dice are not rolled yet: equal ones are one choice."""
    faces, blocked = unfold(s.dice[f[ME]]), s.blocked[f[ME]]
    free = {tuple(sorted(faces[die])): die for die in reversed(range(DICE)) if not blocked >> die & 1}
    if not free or not f[X]:
        s.stack.pop()
        return
    f[X] -= 1
    ask(s, f[ME], q.ASK_BLOCK, [v.DIE_NUMBER(die + 1) for die in sorted(free.values())], f[SRC])


@answers(BLOCKED_DIE)
def take_block(s: RoneState, f: Frame) -> None:
    number = first(s.answer)
    s.blocked[f[ME]] |= 1 << number - 1
    if s.log is not None:
        s.log.append((log.L_BLOCKED, f[ME], -1, number, -1))
    f[PC] = 0


BLOCKING = programs.procedure("blocking dice", ask_block, take_block)

"""Attacks on top of the usual ones, dice that abilities roll, and rolling again (SUW-158 to SUW-160, SUW-166)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PROG, SRC, Frame, X, ask

from ..law.attacks import allowed_to_attack, in_its_reach, may_attack, targets
from ..law.domains import battlefield, first_arg, name_of, source
from ..state import WarState, controller
from ..words import vocabulary as v
from ..words.vocabulary import programs
from . import board as b
from .attack import ATTACK, DICE, roll_dice
from .dice import SPECIAL, shown
from .preparing import begin_attack

# ---- an extra attack ----


def extra_targets(s: WarState, seat: int, unit: int, only_adjacent_enemy: int) -> list[int]:
    found = targets(s, unit) if may_attack(s, seat, unit) else []
    if only_adjacent_enemy:
        near = b.NEXT_TO[s.at[unit]]
        found = [t for t in found if near >> s.at[t] & 1 and controller(s, t) != seat]
    return found


def choose_extra(s: WarState, f: Frame) -> None:
    unit = f[SRC]
    found = extra_targets(s, f[ME], unit, f[X]) if s.at[unit] >= 0 else []
    if not found:
        s.stack.pop()
        return
    ask(s, f[ME], v.ASK_STRIKE, [v.TARGET(t) for t in found] + [v.DECLINE()], unit)


BESIDE_AND_ENEMY = (
    Check(
        "SUW-121",
        lambda c: not c.f[X] or controller(c.s, c.a) != c.me,
        cs="Tenhle útok navíc míří jen na cizí kartu, kartu {a} ovládáš ty.",
        en="This extra attack is aimed at an enemy card, and you control {a}.",
    ),
    Check(
        "SUW-028",
        lambda c: not c.f[X] or b.distance(c.s.at[c.src], c.s.at[c.a]) == 1,
        cs="Tenhle útok navíc míří jen na sousední kartu, karta {a} s jednotkou {src} nesousedí.",
        en="This extra attack is aimed at an adjacent card, and {a} is not adjacent to {src}.",
    ),
)
EXTRA = Question(
    v.ASK_STRIKE,
    (
        Choice(
            v.TARGET,
            Domain(
                battlefield,
                "SUW-158",
                cs="Jednotka {unit} útočí navíc na kartu na bojišti",
                en="The extra attack of {unit} is aimed at a card on the battlefield",
                values=lambda c: {"unit": name_of(c, c.src)},
            ),
            checks=(allowed_to_attack(source), *in_its_reach(source, first_arg), *BESIDE_AND_ENEMY),
            harms=lambda c: controller(c.s, c.a) == c.me,
        ),
        stop(v.DECLINE),
    ),
)


@answers(EXTRA)
def do_extra(s: WarState, f: Frame) -> None:
    s.stack.pop()
    if s.answer != v.DECLINE():
        begin_attack(s, f[ME], f[SRC], first(s.answer))


EXTRA_ATTACK = programs.procedure("extra attack", choose_extra, do_extra)


# ---- dice for an ability ----
def ability_roll(s: WarState, f: Frame) -> None:
    roll_dice(s, f, f[X])


def ability_rolled(s: WarState, f: Frame) -> None:
    """Whoever asked for the roll finds the number of special symbols in the answer."""
    s.answer = shown(s, f[DICE], SPECIAL)
    s.stack.pop()


ABILITY_ROLL = programs.procedure("ability roll", ability_roll, ability_rolled)


def last_roll(s: WarState) -> Frame | None:
    """The frame whose dice were rolled last: an attack, or an ability that rolls."""
    return next((f for f in reversed(s.stack) if f[PROG] in (ATTACK.id, ABILITY_ROLL.id)), None)


def roll_again(s: WarState, seat: int, source: int) -> None:
    """SUW-166: all of those dice; the new result stands, until another effect is used on it."""
    f = last_roll(s)
    assert f is not None
    note(s, v.L_REROLL, seat, source)
    roll_dice(s, f, len(f[DICE]))

"""What a unit does before it attacks, and the target that it declares then (SUW-047, SUW-204)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import ME, SRC, Frame, X, push, slots
from sudi.kernel.standing import lasts
from sudi.kernel.triggers import fire

from ..law.attacks import allowed_to_attack, in_its_reach, may_attack, targets
from ..law.domains import battlefield, first_arg, name_of, source
from ..state import WarState, controller, occupied
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .attack import declare, forget_attack
from .happenings import PREPARING

(TAKEN,) = slots(1)  # the spaces that were occupied when the unit made ready


def begin_attack(s: WarState, seat: int, unit: int, target: int) -> None:
    """A unit attacks. What it does before comes first, and the target is declared only then."""
    t = s.t
    if t.preparing >> unit & 1 or t.lends_preparing & s.live or (s.lasting and lasts(s, PREPARING)):
        push(s, READY, seat, unit, target, occupied(s))
        fire(s, PREPARING, seat, unit, target)
    else:
        declare(s, seat, unit, target)


AIMING = Question(
    v.ASK_AIM,
    (
        Choice(
            v.TARGET,
            Domain(
                battlefield,
                "SUW-118",
                cs="Jednotka {unit} útočí na kartu na bojišti",
                en="{unit} attacks a card on the battlefield",
                values=lambda c: {"unit": name_of(c, c.src)},
            ),
            checks=(allowed_to_attack(source), *in_its_reach(source, first_arg)),
            harms=lambda c: controller(c.s, c.a) == c.me,
        ),
        stop(
            v.DECLINE,
            Check(
                "SUW-047",
                lambda c: c.s.at[c.f[X]] < 0,
                cs="Na kartu {target} lze pořád zaútočit.",
                en="{target} can still be attacked.",
                values=lambda c: {"target": name_of(c, c.f[X])},
            ),
        ),
    ),
    "SUW-047",
)


def aim(s: WarState, f: Frame) -> None:
    """If something on the battlefield has changed, the target is chosen anew; without any there is no attack."""
    if occupied(s) == f[TAKEN]:
        s.answer = v.TARGET(f[X])
    elif s.at[f[SRC]] < 0 or not may_attack(s, f[ME], f[SRC]) or not targets(s, f[SRC]):
        s.answer = v.DECLINE()
    else:
        AIMING.ask(s, f)


@answers(AIMING)
def aimed(s: WarState, f: Frame) -> None:
    s.stack.pop()
    if s.answer == v.DECLINE():
        forget_attack(s)
    else:
        declare(s, f[ME], f[SRC], first(s.answer))


READY = programs.procedure("before an attack", aim, aimed)

"""What every action asks: how many are left and of which kind, what presses first, who may act at all.

The kinds of actions are DTR-349 to DTR-361, the duties DTR-053, DTR-188 and DTR-202.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from sudi.kernel.decision import Verb
from sudi.kernel.law import Case, Check, barred
from sudi.kernel.machine import X, slots

from ..language.counting import mark_source
from ..language.marks import IMPRISONED, SILENCED
from .combat.attacks import ATTACK_KIND, STANDARD, only_attacks_left, spare_actions
from .combat.duties import LEAVE_COVER, LEAVE_OUTPOST, MAN_OUTPOST, duty

(KIND,) = slots(1)  # of the frame that grants actions; how many are left is its number
HIDING_ACTIONS = 3  # DTR-064

Number: TypeAlias = Callable[[Case], int]


@dataclass(frozen=True)
class Means:
    """With what a player acts: so many actions of a kind."""

    left: Number
    kind: Number


OWN_TURN = Means(lambda c: spare_actions(c.s, c.me), lambda c: STANDARD)
GRANTED = Means(lambda c: int(c.f[X]), lambda c: int(c.f[KIND]))


def one(c: Case) -> int:
    return 1


# ---- the moment ----
def peaceful(means: Means) -> tuple[Check, ...]:
    """What is asked before anything but an attack is done."""
    return (
        Check(
            "DTR-356",
            lambda c: means.kind(c) != ATTACK_KIND,
            cs="Tato akce je útočná, dá se jí jen útočit.",
            en="This is an attack action; it can only be used to attack.",
        ),
        Check(
            "DTR-038",
            lambda c: means.kind(c) != STANDARD or not only_attacks_left(c.s),
            cs="Po útoku smíš dalšími akcemi už jen útočit.",
            en="After an attack your further actions may only be attacks.",
        ),
    )


def takes(means: Means, needed: Number = one) -> Check:
    """Are there enough actions left?"""
    return Check(
        "DTR-036",
        lambda c: max(1, needed(c)) <= means.left(c),
        cs="Cena je {needed:action} a zbývá ti {left:action}.",
        en="That takes {needed:action} and you have {left:action} left.",
        values=lambda c: {"needed": max(1, needed(c)), "left": means.left(c)},
    )


# ---- what presses ----
_PRESSING = {
    MAN_OUTPOST: ("Nejdřív musíš obsadit Stanici.", "You have to man the Outpost first."),
    LEAVE_OUTPOST: (
        "Nejdřív musí některý tvůj bojovník opustit Stanici.",
        "One of your warriors has to leave the Outpost first.",
    ),
    LEAVE_COVER: (
        "Všichni tvoji bojovníci jsou v úkrytu: nejdřív ho musí někdo opustit.",
        "All your warriors are in cover: somebody has to exit it first.",
    ),
}


def unpressed(means: Means, verb: Verb) -> tuple[Check, ...]:
    """The next standard action has to fulfil a duty, if one presses: does this one?"""

    def fulfils(rule: str) -> Callable[[Case], bool]:
        def holds(c: Case) -> bool:
            if means.kind(c) != STANDARD or only_attacks_left(c.s) or means.left(c) <= 0:
                return True
            pressing, options = duty(c.s, c.me)
            return pressing != rule or verb(c.a, c.b) in options

        return holds

    return tuple(Check(rule, fulfils(rule), cs, en) for rule, (cs, en) in _PRESSING.items())


def before(means: Means, verb: Verb, needed: Number = one) -> tuple[Check, ...]:
    """All of it, for a verb that fulfils no duty."""
    return (*peaceful(means), takes(means, needed), *unpressed(means, verb))


# ---- the warrior ----
def at_large(argument: str) -> tuple[Check, ...]:
    """A prisoner and whoever is silenced perform no actions; `argument`: which one of an option the warrior is."""

    def held(mark: str) -> Callable[[Case], int]:
        return lambda c: mark_source(c.s, mark, c.a if argument == "a" else c.b)

    return (
        barred(
            "DTR-449",
            held(IMPRISONED),
            cs=f"Bojovník {{{argument}}} je uvězněn a nesmí provádět akce: {{by}}.",
            en=f"{{{argument}}} is imprisoned and may not perform actions, because of {{by}}.",
        ),
        barred(
            "DTR-447",
            held(SILENCED),
            cs=f"Bojovník {{{argument}}} nesmí provádět akce: brání tomu {{by}}.",
            en=f"{{{argument}}} may not perform actions, because of {{by}}.",
        ),
    )

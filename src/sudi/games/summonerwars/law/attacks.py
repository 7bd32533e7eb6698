"""Who can be attacked by whom, and by which rule (SUW-045 to SUW-050)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sudi.kernel.law import Case, Check, Choice, Domain
from sudi.kernel.permissions import forbidden, forbidden_by
from sudi.kernel.standing import InForce, in_force, stirs

from ..language.numbers import REACH
from ..language.standing import marked
from ..language.topics import (
    ATTACKS,
    BLOCKS,
    MAY_BE_ATTACKED,
    PROTECTS,
    RELENTLESS,
    SHOOTS_THROUGH,
    TARGETS,
)
from ..rules import board as b
from ..state import ATTACKS_A_TURN, WarState, controller
from ..words import vocabulary as v
from ..words.phases import ATTACK
from .domains import (
    OFF_THE_POINT,
    Arg,
    battlefield,
    first_arg,
    from_own_side,
    in_phase,
    name_of,
    no_structure,
    not_forbidden,
    second_arg,
)


def targets(s: WarState, unit: int, reach: int = 0, guards: list[int] | None = None) -> list[int]:
    """The cards that a unit may attack now: own ones too, never itself (SUW-119, SUW-120)."""
    here = s.at[unit]
    reach = reach or REACH.of(s, unit)
    full = s.held[0] | s.held[1]
    if reach == 1:
        near = b.NEXT_TO[here] & full
        if not near:
            return []
        found = [s.board[q] for q in b.spaces(near)]
    else:
        through = see_through(s, unit)
        found = []
        for ray in b.RAYS[here]:
            for q in ray[:reach]:
                if full >> q & 1:
                    found.append(s.board[q])
                    if not through >> q & 1:  # SUW-050: whatever stands there blocks the view
                        break
    if guards is None:
        guards = protectors(s)
    if found:
        bans = in_force(s, MAY_BE_ATTACKED)
        if guards or bans:
            found = _allowed(s, unit, found, guards, bans)
    return found


def see_through(s: WarState, unit: int) -> b.Mask:
    """The occupied spaces that do not block this unit's attacks."""
    if not stirs(s, SHOOTS_THROUGH):
        return 0
    mask = 0
    for rule, holder, card, _, _ in in_force(s, SHOOTS_THROUGH):
        mask |= rule.spaces(s, holder, card, unit)
    return _unblocked(s, mask)


def see_through_for(s: WarState, seat: int) -> b.Mask:
    """The same for every unit of a player that has no such text itself."""
    mask = 0
    for rule, holder, card, _, _ in in_force(s, SHOOTS_THROUGH):
        if holder == seat and rule.own_space:
            mask |= 1 << s.at[card]
    return _unblocked(s, mask)


def _unblocked(s: WarState, mask: b.Mask) -> b.Mask:
    if mask and stirs(s, BLOCKS):
        for rule, holder, card, _, _ in in_force(s, BLOCKS):
            mask &= ~rule.spaces(s, holder, card)
    return mask


def _allowed(s: WarState, unit: int, found: list[int], guards: list[int], bans: list[InForce]) -> list[int]:
    side = controller(s, unit)
    if bans:
        found = [card for card in found if forbidden_by(s, bans, side, card) is None]
    if any(controller(s, g) != side and b.distance(s.at[g], s.at[unit]) == 1 for g in guards):
        found = [card for card in found if card in guards]
    return found


def protectors(s: WarState) -> list[int]:
    """The units that adjacent enemies have to attack before anything else."""
    return [card for _, _, card, _, _ in in_force(s, PROTECTS)] if stirs(s, PROTECTS) else []


def may_attack(s: WarState, seat: int, unit: int) -> bool:
    return s.t.is_unit[unit] and forbidden(s, ATTACKS, seat, unit) is None


# ---- the checks of an attack, whatever it is made by: the phase, an ability, an event ----
def blocking(unit: Arg, target: Arg) -> Callable[[Case], list[int]]:
    """The cards that stand between a unit and its target and that it cannot attack through."""

    def between(c: Case) -> list[int]:
        s, one, other = c.s, unit(c), target(c)
        line = b.straight(s.at[one], s.at[other]) or ()
        through = see_through(s, one) if line else 0
        return [s.board[q] for q in line if s.board[q] >= 0 and not through >> q & 1]

    return between


def guarding(unit: Arg, target: Arg) -> Callable[[Case], list[int]]:
    """The enemies next to a unit that it has to attack before this target."""

    def beside(c: Case) -> list[int]:
        s, one = c.s, unit(c)
        guards = protectors(s)
        if target(c) in guards:
            return []
        side = controller(s, one)
        return [g for g in guards if controller(s, g) != side and b.distance(s.at[g], s.at[one]) == 1]

    return beside


def allowed_to_attack(unit: Arg) -> Check:
    return not_forbidden(
        ATTACKS, unit, cs="Jednotka {card} nesmí útočit, brání tomu {by}.", en="{card} may not attack because of {by}."
    )


def in_its_reach(unit: Arg, target: Arg) -> tuple[Check, ...]:
    """May this unit attack that card? (SUW-048 to SUW-050, SUW-120)"""

    def far(c: Case) -> dict[str, Any]:
        reach = REACH.of(c.s, unit(c))
        return {"unit": name_of(c, unit(c)), "target": name_of(c, target(c)), "reach": reach}

    return (
        Check(
            "SUW-120",
            lambda c: target(c) != unit(c),
            cs="Jednotka {unit} nemůže útočit sama na sebe.",
            en="{unit} cannot attack itself.",
            values=far,
        ),
        not_forbidden(
            TARGETS,
            target,
            cs="Karta {card} nesmí být cílem útoku, brání tomu {by}.",
            en="{card} may not be attacked because of {by}.",
        ),
        Check(
            "SUW-048",
            lambda c: REACH.of(c.s, unit(c)) > 1 or b.distance(c.s.at[unit(c)], c.s.at[target(c)]) == 1,
            cs="Jednotka {unit} útočí jen na sousední pole a karta {target} s ní nesousedí.",
            en="{unit} attacks adjacent spaces only, and {target} is not adjacent.",
            values=far,
        ),
        Check(
            "SUW-049",
            lambda c: (
                (line := b.straight(c.s.at[unit(c)], c.s.at[target(c)])) is not None
                and len(line) < REACH.of(c.s, unit(c))
            ),
            cs="Jednotka {unit} útočí přímým směrem do {reach} polí a karta {target} tak neleží.",
            en="{unit} attacks straight on within {reach} spaces, and {target} does not lie there.",
            values=far,
        ),
        Check(
            "SUW-050",
            lambda c: not blocking(unit, target)(c),
            cs="Mezi jednotkou {unit} a kartou {target} stojí {by}.",
            en="{by} stands between {unit} and {target}.",
            by=blocking(unit, target),
            values=far,
        ),
        Check(
            "SUW-089",
            lambda c: not guarding(unit, target)(c),
            cs="Vedle jednotky {unit} stojí {by}: musí útočit na jednotku se schopností Ochrana.",
            en="{by} is next to {unit}, which has to attack a unit with Protect.",
            by=guarding(unit, target),
            values=far,
        ),
    )


NOT_YET_ATTACKED = (
    Check(
        "SUW-045",
        lambda c: not c.s.attacked >> c.a & 1,
        cs="Jednotka {a} už v této fázi útočila nebo jednala namísto útoku.",
        en="{a} has already attacked in this phase, or acted instead.",
    ),
    Check(
        "SUW-045",
        lambda c: c.s.attacks < ATTACKS_A_TURN or marked(c.s, RELENTLESS, c.a),
        cs="V této fázi už útočily {most} jednotky, víc jich nesmí.",
        en="{most} units have already attacked in this phase, and no more may.",
        values=lambda c: {"most": ATTACKS_A_TURN},
    ),
)
NO_TARGET_THERE = Check(
    "SUW-118",
    lambda c: False,
    cs="Cílem útoku je jednotka nebo stavba na bojišti.",
    en="Only a unit or a structure on the battlefield can be attacked.",
    weight=OFF_THE_POINT,
)


def targets_of(side: Callable[[Case, int], bool]) -> Domain:
    return Domain(
        lambda c: [card for card in battlefield(c) if side(c, card)],
        "SUW-118",
        cs="Cílem útoku je jednotka nebo stavba na bojišti",
        en="Only a unit or a structure on the battlefield can be attacked",
        apart=(NO_TARGET_THERE,),
    )


ATTACK_CHECKS = (
    in_phase(ATTACK, "SUW-045", cs="Na kartu {b} se útočí", en="{b} can be attacked"),
    *NOT_YET_ATTACKED,
    allowed_to_attack(first_arg),
    Check(
        "SUW-048",
        lambda c: targets(c.s, c.a),
        cs="Jednotka {a} nemá v dosahu {reach} žádný cíl.",
        en="There is no target within the reach of {a}, which is {reach}.",
        values=lambda c: {"reach": REACH.of(c.s, c.a)},
    ),
    *in_its_reach(first_arg, second_arg),
)
ATTACKERS = from_own_side(
    "SUW-045",
    "Útočí vlastní jednotka na bojišti",
    "Only a friendly unit can attack",
    Check(
        "SUW-198", no_structure, cs="Karta {a} je stavba, a ta neútočí.", en="{a} is a structure and does not attack."
    ),
)
ATTACKING = Choice(v.ATTACK, ATTACKERS, targets_of(lambda c, card: controller(c.s, card) != c.me), checks=ATTACK_CHECKS)
# SUW-119. Who asks about an own card rarely means to attack it, so other reasons go first.
ATTACKING_OWN = Choice(
    v.ATTACK,
    ATTACKERS,
    targets_of(lambda c, card: controller(c.s, card) == c.me),
    checks=tuple(replace(check, weight=OFF_THE_POINT) for check in ATTACK_CHECKS),
    harms=lambda c: controller(c.s, c.b) == c.me,
)

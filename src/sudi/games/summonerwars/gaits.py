"""How each card moves and how far it attacks by its own text alone, worked out once from what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from sudi.kernel.effects import Fixed
from sudi.kernel.permissions import CANNOT, Permission
from sudi.kernel.standing import Standing
from sudi.kernel.values import Modifier, operate

from . import board as b
from .card import FIELD, WarCard
from .happenings import CHARGES, MAY_ATTACK, MAY_BE_ATTACKED, MAY_MOVE, MOBILE, SHOOTS_THROUGH, THROUGH

if TYPE_CHECKING:
    from .state import WarState


@dataclass(frozen=True)
class Gait:
    """Steps, what is passed through ("commons", "structures", "everything"; empty: nothing), a run straight on."""

    speed: int
    through: str
    run: int


def own_number(card: WarCard, value: str, printed: int) -> int | None:
    """A number as the card's own text changes it; None if it has to be counted in play."""
    for rule in card.standing:
        if value in rule.all_keys():
            if not isinstance(rule, Modifier) or not rule.scope.itself or rule.zone != FIELD:
                return None
            if not isinstance(rule.amount, Fixed):
                return None
            printed = operate(rule.operation, printed, rule.amount.n)
    return max(0, printed)


def own_gait(card: WarCard, plain: int) -> Gait | None:
    """How the card moves while no other card speaks of it; None if its text is not that simple."""
    speed, through, run = own_number(card, "speed", plain), "", 0
    if speed is None:
        return None
    may = not card.structure or any(rule.key() == MOBILE for rule in card.standing)  # SUW-034
    for rule in card.standing:
        if not _own(rule):
            return None
        if rule.key() == MAY_MOVE:
            may = False
        elif rule.key() == THROUGH:
            if through:
                return None
            through = rule.what  # type: ignore[attr-defined]
        elif rule.key() == CHARGES:
            run = rule.n + speed - plain  # type: ignore[attr-defined]
    return Gait(speed, through, max(0, run)) if may else Gait(0, "", 0)


def _own(rule: Standing) -> bool:
    """Is the rule about moves at all and, if so, about its own card's only?"""
    if not {MAY_MOVE, THROUGH, CHARGES} & set(rule.all_keys()):
        return True
    return rule.about_itself() and rule.zone == FIELD and not (isinstance(rule, Permission) and rule.strength != CANNOT)


def own_reach(card: WarCard, printed: int) -> int | None:
    """How far the card attacks while no other card speaks of it; None if its text is not that simple."""
    others = {MAY_ATTACK, MAY_BE_ATTACKED, SHOOTS_THROUGH}
    if any(others & set(rule.all_keys()) and (rule.lends or rule.about_itself()) for rule in card.standing):
        return None
    return own_number(card, "reach", printed)


def open_spaces(s: WarState, what: str, near: b.Mask) -> b.Mask:
    """The occupied ones of these spaces that a unit may pass through."""
    held = (s.held[0] | s.held[1]) & near
    if what == "everything":
        return held
    fits, found = s.t.is_common if what == "commons" else s.t.is_structure, 0
    for q in b.spaces(held):
        if fits[s.board[q]]:
            found |= 1 << q
    return found


def reachable(here: int, taken: b.Mask, through: b.Mask, speed: int, run: int) -> b.Mask:
    """The spaces a unit can end its move on: empty, or its own if it goes and comes back (SUW-037, SUW-178)."""
    free = b.EVERYWHERE & ~taken | 1 << here
    passable = free | through
    frontier, seen = 1 << here, 0
    for _ in range(speed):
        frontier = b.around(frontier) & passable
        seen |= frontier
    found = seen & free
    if run > 0:
        for ray in b.RAYS[here]:
            for space in ray[:run]:
                if not free >> space & 1:
                    break
                found |= 1 << space
    return found


@lru_cache(maxsize=1 << 13)
def reachable_spaces(here: int, taken: b.Mask, through: b.Mask, speed: int, run: int) -> tuple[int, ...]:
    """The same as spaces. Whoever asks leaves out what is too far away to matter: then the answer is often known."""
    return b.spaces(reachable(here, taken, through, speed, run))

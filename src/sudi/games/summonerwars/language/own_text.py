"""What a card's own text says about its moves, attacks and life, worked out once from what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, cast

from sudi.kernel.effects import Fixed, walk
from sudi.kernel.permissions import CANNOT, Permission
from sudi.kernel.standing import Grant, Standing
from sudi.kernel.triggers import Trigger
from sudi.kernel.values import ADD, Modifier, operate

from ..cards.card import FIELD, UNDER, WarCard
from .topics import (
    CHARGES,
    FIGHT_RULES,
    MAY_ATTACK,
    MAY_BE_ATTACKED,
    MAY_MOVE,
    MOBILE,
    OWN_SUMMONING,
    SHOOTS_THROUGH,
    THROUGH,
)

if TYPE_CHECKING:
    from .gates import OwnSummoning


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


NO_FIGHT, OWN_FIGHT, FIGHT_BESIDE, ANY_FIGHT = range(4)
SAME_LIFE, MORE_LIFE, OTHER_LIFE = range(3)


class Facts(NamedTuple):
    """What the tables of a match have to know about a card's text."""

    gait: Gait | None  # None: not a unit, or its moves have to be worked out in play
    reach: int | None  # None: it has to be worked out in play
    fights: frozenset[int]  # which attacks its rules may concern
    tramples: bool
    life: int  # what it may change about the life of any card
    summoning: tuple[OwnSummoning, ...]  # what it says about its own summoning


_KNOWN: dict[int, tuple[WarCard, Facts]] = {}  # by identity; the card beside it keeps its id from being given away


def facts_of(card: WarCard, speed: int, reach: int) -> Facts:
    """`speed` and `reach` are what every card like this has without any text."""
    known = _KNOWN.get(id(card))
    if known is None:
        rules = [r for rule in card.standing for r in (rule.rules if isinstance(rule, Grant) else (rule,))]
        found = Facts(
            gait=own_gait(card, speed) if card.unit else None,
            reach=own_reach(card, reach),
            fights=frozenset(fights(rule) for rule in card.standing if rule.zone != UNDER),
            tramples=any(getattr(rule, "tramples", False) for rule in rules),
            life=max(map(life_by, _rules_of(card)), default=SAME_LIFE),
            summoning=tuple(cast("OwnSummoning", rule) for rule in card.standing if rule.key() == OWN_SUMMONING),
        )
        _KNOWN[id(card)] = known = card, found
    return known[1]


def fights(rule: Standing) -> int:
    """Which attacks a rule may concern before their damage is dealt: none, those that its own card makes or suffers,
    those of units next to it, any."""
    if FIGHT_RULES.isdisjoint(rule.all_keys()):
        return NO_FIGHT
    scope = getattr(rule, "scope", None)
    if rule.about_itself() or getattr(scope, "own_attack", False):
        return OWN_FIGHT
    return FIGHT_BESIDE if getattr(scope, "beside_attacker", False) else ANY_FIGHT


def _rules_of(card: WarCard) -> list[Standing]:
    """Its rules, and those that its text may set up."""
    texts = [*card.effects().values(), *(rule.do for rule in card.standing if isinstance(rule, Trigger))]
    return [*card.standing, *(node for text in texts for node in walk(text) if isinstance(node, Standing))]


def life_by(rule: Standing) -> int:
    """Does a rule change how much life a card has, and only upwards?"""
    if "life" not in rule.all_keys():
        return SAME_LIFE
    if isinstance(rule, Grant):
        return max(map(life_by, rule.rules))
    if isinstance(rule, Modifier) and rule.operation == ADD:
        amount = rule.amount
        if amount.n >= 0 if isinstance(amount, Fixed) else getattr(amount, "never_negative", False):
            return MORE_LIFE
    return OTHER_LIFE

"""What a card's own text says about its moves, attacks and life, worked out once from what is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sudi.kernel.effects import Fixed, walk
from sudi.kernel.standing import Grant, Standing
from sudi.kernel.triggers import Trigger
from sudi.kernel.values import ADD, Modifier

from .card import UNDER
from .gaits import Gait, own_gait, own_reach
from .happenings import FIGHT_RULES, SACRIFICES, SUMMON_SPACES

if TYPE_CHECKING:
    from .card import WarCard

NO_FIGHT, OWN_FIGHT, FIGHT_BESIDE, ANY_FIGHT = range(4)
SAME_LIFE, MORE_LIFE, OTHER_LIFE = range(3)


class Facts(NamedTuple):
    """What the tables of a match have to know about a card's text."""

    gait: Gait | None  # None: not a unit, or its moves have to be worked out in play
    reach: int | None  # None: it has to be worked out in play
    fights: frozenset[int]  # which attacks its rules may concern
    tramples: bool
    life: int  # what it may change about the life of any card
    doors: list[Standing]  # what opens spaces for its own summoning
    sacrifices: bool  # it is paid with a friendly unit


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
            doors=[r for r in card.standing if r.key() == SUMMON_SPACES and getattr(r, "only_itself", False)],
            sacrifices=any(r.key() == SACRIFICES for r in card.standing),
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

"""What a printed card is worth, roughly: what bots go by."""

from __future__ import annotations

from typing import Any

from ..cards.card import Doomcard
from ..cards.printed import once


@once
def warrior_worth(card: Doomcard) -> float:
    """What a healthy warrior is worth by its printed ratings, roughly; for bots."""
    return 1.2 + 0.45 * max(card.fight or 0, card.shoot or 0) + 0.5 * (card.armour or 0)


@once
def gear_worth(card: Doomcard) -> float:
    """What everything that is printed on the card adds up to for its bearer; for bots."""
    return sum(worth_of(rule) for rule in card.standing)


def worth_of(rule: Any) -> float:
    """What a boost of its bearer is worth, roughly; for bots."""
    if type(rule).__name__ != "Boost" or type(rule.scope).__name__ != "Bearer":
        return 0.3
    return 0.45 * float(max(rule.fight, rule.shoot)) + 0.5 * float(rule.armour)

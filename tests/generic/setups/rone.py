"""RONE: Invaze: equal odds, difficulties, a scenario of one's own, more matches, leaders by chance."""

from __future__ import annotations

from typing import Any

from sudi.games.rone.cards.card import Recruit
from sudi.games.rone.cards.invasion_card import InvasionCard, Protocol, Scenario
from sudi.games.rone.game import GAME

SETUPS: tuple[dict[str, Any], ...] = (
    {"leaders": "random"},
    {"difficulty": "hard", "equal_odds": True},
    {"scenarios": "night_raid", "difficulty": "none", "armor": 18, "life": 18},
    {"scenarios": "strike_at_the_base"},
)

GOLDEN: dict[str, dict[str, Any]] = {
    "duel": {"leaders": ("slim_erart", "mother_ruda")},
    "extended": {"leaders": "random"},
    "quick": {"leaders": "random"},
    "teams": {"leaders": "random"},
    "campaign": {"scenarios": "night_raid", "leaders": "random"},
}

# Permanents never leave a base, and nobody chooses what the Invasion does with its cards; tests/rone plays each one.
STAYS: tuple[str, ...] = tuple(card.id for card in GAME.library.cards.values() if not isinstance(card, Recruit))
NEVER_CHOSEN: tuple[str, ...] = tuple(
    card.id for card in GAME.library.cards.values() if isinstance(card, (InvasionCard, Protocol, Scenario))
)


def harming() -> list[Any]:
    """Positions at what is rarely asked in random play: a smelter takes cards out of the hand."""
    from tests.rone.table import table

    hand = ["scout", "brawler", "order"]
    return [table({"base": ["vesna_horakova", "smelter"], "hand": hand, "deck": ["vision", "jugura"]}, {})]

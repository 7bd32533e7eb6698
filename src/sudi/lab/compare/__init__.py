"""Leaders, characters, relics, factions, decks: who beats whom, and which differences are real."""

from .comparing import Comparison, compare

__all__ = ["Comparison", "compare"]

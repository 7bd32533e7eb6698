"""Summoner Wars: all eight decks in pairs, the other die, the other editions, and a deck that somebody built."""

from __future__ import annotations

from typing import Any

from sudi.games.summonerwars.cards.catalogue import CARDS

BUILT = """
# dwarves with help from the tundra
summoner: Svara
1 Nadiana
1 Ollag
1 Targan
4 Frost Mage
4 Ice Golem
4 Frost Shaman
4 Ice Smith
2 Parapet
2 Ice Repair
2 Freeze
"""

SETUPS: tuple[dict[str, Any], ...] = (
    {"decks": ("fallen_kingdom", "polar_dwarves")},
    {"first": "p2", "decks": ("cave_goblins", "savanna_elves")},
    {"decks": ("breakers", "vanguards")},
    {"decks": ("tundra_orcs", "phoenix_elves")},
    {"die": "three_symbols", "decks": ("savanna_elves", "breakers")},
    {"edition": "later", "decks": ("polar_dwarves", "tundra_orcs")},
    {"edition": "digital", "decks": ("cave_goblins", "vanguards")},
    {"edition": "digital", "die": "three_symbols", "decks": ("phoenix_elves", "fallen_kingdom")},
    {"first": "p1", "die": "standard", "edition": "first", "decks": (BUILT, "cave_goblins")},
    {"turn_limit": 9, "decks": ("vanguards", "random")},
)

GOLDEN: dict[str, dict[str, Any]] = {"duel": {"decks": ("polar_dwarves", "breakers")}}

# A summoner leaves the battlefield only with the end of the match. Events that ask nothing are played and discarded in
# one step, and nothing comes back from a discard pile. Champions cost 5 to 8 magic: random players discard them for
# magic long before they can pay for one and see it fall; what becomes of them is in the tests of their factions.
STAYS = {card.id for card in CARDS if card.kind in ("summoner", "champion")} | {"pd_ice_repair", "va_mass_heal"}

"""All cards, by faction."""

from __future__ import annotations

from ..words.vocabulary import library
from . import (
    breakers,
    cave_goblins,
    fallen_kingdom,
    gates,
    phoenix_elves,
    polar_dwarves,
    savanna_elves,
    tundra_orcs,
    vanguards,
)
from .card import WarCard, every_ability

# In the order of words.FACTIONS.
PACKS: dict[str, tuple[WarCard, ...]] = {
    "fallen_kingdom": fallen_kingdom.CARDS,
    "polar_dwarves": polar_dwarves.CARDS,
    "cave_goblins": cave_goblins.CARDS,
    "savanna_elves": savanna_elves.CARDS,
    "breakers": breakers.CARDS,
    "vanguards": vanguards.CARDS,
    "tundra_orcs": tundra_orcs.CARDS,
    "phoenix_elves": phoenix_elves.CARDS,
}
CARDS: tuple[WarCard, ...] = (*gates.CARDS, *(card for pack in PACKS.values() for card in pack))
library.add(*CARDS)
for ability in {id(a): a for card in CARDS for a in every_ability(card)}.values():
    library.rule(f"lent {ability.id}", ability.lent)  # any of them may be lent to another unit

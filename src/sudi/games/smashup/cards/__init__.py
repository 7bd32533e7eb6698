"""All cards of Smash Up: eight packs of twenty, and sixteen bases."""

from ..vocabulary import library
from . import aliens, bases, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies

# In the order of words.FACTIONS.
PACKS = (
    aliens.CARDS,
    dinosaurs.CARDS,
    ninjas.CARDS,
    pirates.CARDS,
    robots.CARDS,
    tricksters.CARDS,
    wizards.CARDS,
    zombies.CARDS,
)
BASES = bases.CARDS

for pack in PACKS:
    library.add(*pack)
library.add(*BASES)

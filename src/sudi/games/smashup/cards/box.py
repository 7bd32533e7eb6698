"""All cards of Smash Up: eight packs of twenty, and sixteen bases."""

from ..words.vocabulary import library
from . import aliens, bases, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies
from .card import SmashCard

# In the order of the factions.
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


def boxes(count: int) -> tuple[list[SmashCard], list[int]]:
    """The cards of so many boxes, and which pack each belongs to; the bases, of which one box is enough, to none."""
    dealt: list[SmashCard] = []
    packs: list[int] = []
    for box in range(count):
        for faction, pack in enumerate(PACKS):
            for card in pack:
                dealt += [card] * card.copies
                packs += [faction + len(PACKS) * box] * card.copies
    return [*dealt, *BASES], [*packs, *[-1] * len(BASES)]

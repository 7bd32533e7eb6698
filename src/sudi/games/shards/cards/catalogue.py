"""All cards of Shards of Infinity, in the order of the box."""

from __future__ import annotations

from ..language.nemesis import teach
from ..words.vocabulary import library
from . import homodeus, order, relics, starters, undergrowth, wraethe

STARTERS = starters.CARDS
CORE = (*homodeus.CARDS, *order.CARDS, *undergrowth.CARDS, *wraethe.CARDS)
EXPANSION = (*homodeus.EXPANSION, *order.EXPANSION, *undergrowth.EXPANSION, *wraethe.EXPANSION)
RELICS = relics.CARDS

library.add(*STARTERS, *CORE, *EXPANSION, *RELICS)
teach((*CORE, *EXPANSION))

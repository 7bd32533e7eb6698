"""All cards of Shards of Infinity, in the order of the box."""

from __future__ import annotations

from typing import Any

from ..language.nemesis import teach
from ..language.standing import DEALT
from ..words.vocabulary import library
from . import homodeus, order, relics, starters, undergrowth, wraethe
from .card import ShardsCard
from .readings import READINGS, beside_nemesis, otherwise

STARTERS = starters.CARDS
CORE = (*homodeus.CARDS, *order.CARDS, *undergrowth.CARDS, *wraethe.CARDS)
EXPANSION = (*homodeus.EXPANSION, *order.EXPANSION, *undergrowth.EXPANSION, *wraethe.EXPANSION)
RELICS = relics.CARDS

ALL = (*STARTERS, *CORE, *EXPANSION, *RELICS)
# The same cards by set-up value, where one reads them otherwise: {("talons", "whole_turn"): {"entropic_talons": ...}}
OTHERWISE = {
    reading: {card.id: read for card in ALL if (read := otherwise(card, reading[1], change)) is not card}
    for reading, change in READINGS.items()
}

library.add(*ALL)
library.rule("damage so far", DEALT)
for variants in OTHERWISE.values():
    for card in variants.values():
        library.variant(card.key, card)
teach((*CORE, *EXPANSION, *(card for variants in OTHERWISE.values() for card in variants.values())))


def as_read(card: ShardsCard, setup: dict[str, Any], solo: bool) -> ShardsCard:
    """The card as this set-up reads it."""
    for (setting, value), variants in OTHERWISE.items():
        if setup[setting] == value:
            card = variants.get(card.id, card)
    return beside_nemesis(card, setup["nemesis_draw"]) if solo and card.cost is not None else card

"""All cards, by set and faction."""

from __future__ import annotations

from dataclasses import fields

from sudi.kernel.standing import Standing

from ..card import Doomcard
from ..vocabulary import library
from . import (
    brotherhood,
    examples,
    last_words,
    legion,
    more,
    named_gear,
    named_places,
    named_specials,
    named_warriors,
    poisons,
    recruits,
    refits,
    rituals,
    side,
    specials,
    spells,
    trial,
    viruses,
)

CARDS: tuple[Doomcard, ...] = (
    *brotherhood.CARDS,
    *legion.CARDS,
    *spells.CARDS,
    *specials.CARDS,
    *side.CARDS,
    *examples.CARDS,
    *more.CARDS,
    *named_warriors.CARDS,
    *named_specials.CARDS,
    *named_places.CARDS,
    *named_gear.CARDS,
    *poisons.CARDS,
    *rituals.CARDS,
    *viruses.CARDS,
    *refits.CARDS,
    *recruits.CARDS,
    *last_words.CARDS,
    *trial.CARDS,
)
BY_ID = {card.id: card for card in CARDS}
library.add(*CARDS)
for card in CARDS:  # rules that a standing rule sets up later have to be known by number as well
    for rule in card.standing:
        for field in fields(rule):
            inner = getattr(rule, field.name)
            if isinstance(inner, Standing):
                library.rule(f"{card.id} {field.name}", inner)

"""All cards, by faction and kind."""

from __future__ import annotations

from dataclasses import fields

from sudi.kernel.standing import Standing

from ..words.vocabulary import library
from . import trial
from .card import Doomcard
from .factions import brotherhood, freelancers, leaders, legion, warriors
from .gear import equipment, gifts, places, poisons, powers, refits
from .plays import captives, missions, multipliers, orders, rituals, specials, spells, viruses

CARDS: tuple[Doomcard, ...] = (
    *brotherhood.CARDS,
    *legion.CARDS,
    *gifts.CARDS,
    *spells.CARDS,
    *missions.CARDS,
    *specials.CARDS,
    *warriors.CARDS,
    *leaders.CARDS,
    *freelancers.CARDS,
    *captives.CARDS,
    *orders.CARDS,
    *equipment.CARDS,
    *refits.CARDS,
    *places.CARDS,
    *powers.CARDS,
    *poisons.CARDS,
    *rituals.CARDS,
    *viruses.CARDS,
    *multipliers.CARDS,
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

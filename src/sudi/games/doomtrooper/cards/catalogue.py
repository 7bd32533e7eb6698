"""All cards: those of the starter decks and the rules by faction and kind, the others by set and kind."""

from __future__ import annotations

from dataclasses import fields

from sudi.kernel.standing import Standing

from ..words.vocabulary import library
from . import trial
from .card import Doomcard
from .factions import brotherhood, freelancers, leaders, legion, warriors
from .gear import equipment, gifts, places, poisons, powers, refits
from .inquisition import gear as inquisition_gear
from .inquisition import places as inquisition_places
from .inquisition import plays as inquisition_plays
from .inquisition import warriors as inquisition_warriors
from .plays import captives, economy, hands, missions, multipliers, orders, rituals, specials, spells, viruses
from .unlimited import corporations as unlimited_corporations
from .unlimited import gear as unlimited_gear
from .unlimited import legion as unlimited_legion
from .unlimited import missions as unlimited_missions
from .unlimited import specials as unlimited_specials
from .unlimited import spells as unlimited_spells

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
    *hands.CARDS,
    *economy.CARDS,
    *unlimited_corporations.CARDS,
    *unlimited_legion.CARDS,
    *unlimited_gear.CARDS,
    *unlimited_spells.CARDS,
    *unlimited_missions.CARDS,
    *unlimited_specials.CARDS,
    *inquisition_warriors.CARDS,
    *inquisition_gear.CARDS,
    *inquisition_places.CARDS,
    *inquisition_plays.CARDS,
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

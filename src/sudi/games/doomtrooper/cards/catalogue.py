"""All cards: those of the starter decks and the rules by faction and kind, the others by set and kind."""

from __future__ import annotations

from dataclasses import fields

from sudi.kernel.standing import Standing

from ..words.vocabulary import library
from . import trial
from .apocalypse import deeds as apocalypse_deeds
from .apocalypse import gear as apocalypse_gear
from .apocalypse import halls
from .apocalypse import places as apocalypse_places
from .apocalypse import plays as apocalypse_plays
from .apocalypse import powers as apocalypse_powers
from .apocalypse import warriors as apocalypse_warriors
from .borrowing import borrowers
from .card import Doomcard
from .factions import brotherhood, freelancers, leaders, legion, warriors
from .gear import equipment, gifts, places, poisons, powers, refits
from .golgotha import allies as golgotha_allies
from .golgotha import answers as golgotha_answers
from .golgotha import battle as golgotha_battle
from .golgotha import hard_times
from .golgotha import partners as golgotha_partners
from .golgotha import plays as golgotha_plays
from .golgotha import warriors as golgotha_warriors
from .inquisition import assaults as inquisition_assaults
from .inquisition import battle as inquisition_battle
from .inquisition import crafts as inquisition_crafts
from .inquisition import curses as inquisition_curses
from .inquisition import deeds as inquisition_deeds
from .inquisition import devotion as inquisition_devotion
from .inquisition import formations as inquisition_formations
from .inquisition import gear as inquisition_gear
from .inquisition import holdings as inquisition_holdings
from .inquisition import persons as inquisition_persons
from .inquisition import places as inquisition_places
from .inquisition import plays as inquisition_plays
from .inquisition import sorcery as inquisition_sorcery
from .inquisition import tools as inquisition_tools
from .inquisition import warriors as inquisition_warriors
from .mortificator import answers as mortificator_answers
from .mortificator import attacks as mortificator_attacks
from .mortificator import borrowed as mortificator_borrowed
from .mortificator import curses as mortificator_curses
from .mortificator import deeds as mortificator_deeds
from .mortificator import faith as mortificator_faith
from .mortificator import gear as mortificator_gear
from .mortificator import holdings as mortificator_holdings
from .mortificator import plays as mortificator_plays
from .mortificator import quarters as mortificator_quarters
from .mortificator import venoms as mortificator_venoms
from .mortificator import warriors as mortificator_warriors
from .paradise_lost import gear as paradise_gear
from .paradise_lost import islanders, loot, plagues, tribes, wilds
from .paradise_lost import plays as paradise_plays
from .paradise_lost import relics as paradise_relics
from .plays import captives, economy, hands, missions, multipliers, orders, rituals, specials, spells, viruses
from .promo import others as promo_others
from .promo import warriors as promo_warriors
from .sets import of_its_set
from .unlimited import assaults as unlimited_assaults
from .unlimited import battle as unlimited_battle
from .unlimited import corporations as unlimited_corporations
from .unlimited import crafts as unlimited_crafts
from .unlimited import deeds as unlimited_deeds
from .unlimited import fates as unlimited_fates
from .unlimited import gear as unlimited_gear
from .unlimited import gifts as unlimited_gifts
from .unlimited import kit as unlimited_kit
from .unlimited import legion as unlimited_legion
from .unlimited import machines as unlimited_machines
from .unlimited import missions as unlimited_missions
from .unlimited import orders as unlimited_orders
from .unlimited import persons as unlimited_persons
from .unlimited import sorcery as unlimited_sorcery
from .unlimited import specials as unlimited_specials
from .unlimited import spells as unlimited_spells
from .warzone import answers as warzone_answers
from .warzone import carriers as warzone_carriers
from .warzone import deeds as warzone_deeds
from .warzone import flows as warzone_flows
from .warzone import gear as warzone_gear
from .warzone import places as warzone_places
from .warzone import plays as warzone_plays
from .warzone import sorties as warzone_sorties
from .warzone import warriors as warzone_warriors

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
    *unlimited_fates.CARDS,
    *unlimited_spells.CARDS,
    *unlimited_missions.CARDS,
    *unlimited_specials.CARDS,
    *unlimited_persons.CARDS,
    *unlimited_gifts.CARDS,
    *unlimited_kit.CARDS,
    *unlimited_sorcery.CARDS,
    *unlimited_orders.CARDS,
    *inquisition_warriors.CARDS,
    *inquisition_gear.CARDS,
    *inquisition_places.CARDS,
    *inquisition_plays.CARDS,
    *warzone_warriors.CARDS,
    *warzone_gear.CARDS,
    *golgotha_warriors.CARDS,
    *golgotha_plays.CARDS,
    *apocalypse_warriors.CARDS,
    *apocalypse_gear.CARDS,
    *apocalypse_plays.CARDS,
    *tribes.CARDS,
    *islanders.CARDS,
    *paradise_gear.CARDS,
    *warzone_places.CARDS,
    *warzone_plays.CARDS,
    *paradise_plays.CARDS,
    *inquisition_persons.CARDS,
    *inquisition_tools.CARDS,
    *inquisition_sorcery.CARDS,
    *inquisition_deeds.CARDS,
    *unlimited_battle.CARDS,
    *inquisition_battle.CARDS,
    *promo_warriors.CARDS,
    *promo_others.CARDS,
    *mortificator_warriors.CARDS,
    *mortificator_gear.CARDS,
    *mortificator_plays.CARDS,
    *mortificator_answers.CARDS,
    *mortificator_borrowed.CARDS,
    *mortificator_deeds.CARDS,
    *warzone_answers.CARDS,
    *warzone_carriers.CARDS,
    *unlimited_assaults.CARDS,
    *inquisition_assaults.CARDS,
    *mortificator_attacks.CARDS,
    *warzone_deeds.CARDS,
    *unlimited_crafts.CARDS,
    *inquisition_crafts.CARDS,
    *golgotha_allies.CARDS,
    *golgotha_battle.CARDS,
    *hard_times.CARDS,
    *loot.CARDS,
    *halls.CARDS,
    *golgotha_answers.CARDS,
    *apocalypse_deeds.CARDS,
    *wilds.CARDS,
    *golgotha_partners.CARDS,
    *paradise_relics.CARDS,
    *plagues.CARDS,
    *apocalypse_powers.CARDS,
    *apocalypse_places.CARDS,
    *inquisition_holdings.CARDS,
    *mortificator_holdings.CARDS,
    *mortificator_venoms.CARDS,
    *warzone_sorties.CARDS,
    *unlimited_machines.CARDS,
    *inquisition_curses.CARDS,
    *inquisition_formations.CARDS,
    *mortificator_curses.CARDS,
    *warzone_flows.CARDS,
    *unlimited_deeds.CARDS,
    *inquisition_devotion.CARDS,
    *mortificator_faith.CARDS,
    *mortificator_quarters.CARDS,
    *trial.CARDS,
)
CARDS = tuple(of_its_set(card) for card in (*CARDS, *borrowers(CARDS)))
BY_ID = {card.id: card for card in CARDS}
library.add(*CARDS)
for card in CARDS:  # rules that a standing rule sets up later have to be known by number as well
    for rule in card.standing:
        for field in fields(rule):
            inner = getattr(rule, field.name)
            if isinstance(inner, Standing):
                library.rule(f"{card.id} {field.name}", inner)

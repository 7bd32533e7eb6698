"""The twelve starter cards, whose names come from the rulebook, and the additional starter cards."""

from __future__ import annotations

from ..language.effects import Draw, Keep, Recycle, Upgrade
from ..language.gains import Gain, Resource, Screws
from ..language.opponents import Mill
from ..rules.board import ARMOUR, LIFE, REROLLS
from ..words.factions import HYBRID, MACHINE, MUTANT, NEUTRAL, SOLDIER
from ..words.names import BLACK, BLUE, GREEN, RED, WILD, YELLOW
from .build import additional, starter

STARTERS = (
    starter("water_canister", "Kanystr vody", "Water Canister", NEUTRAL, reward=1, play=Resource(WILD)),
    starter(
        "jugura",
        "Jugura",
        "Jugura",
        MUTANT,
        cost=(
            BLACK,
            WILD,
        ),
        melee=3,
        reward=1,
    ),
    starter("order", "Rozkaz", "Order", NEUTRAL, cost=(WILD,), reward=1, play=Screws(1) >> Draw(1)),
    starter("vision", "Vize", "Vision", NEUTRAL, cost=(YELLOW,), reward=2, play=Gain(REROLLS, 1) >> Keep(1)),
    starter(
        "tribe_guardians",
        "Strážci kmene",
        "Tribe Guardians",
        MUTANT,
        cost=(
            BLUE,
            GREEN,
        ),
        melee=1,
        reward=1,
        play=Gain(ARMOUR, 2) >> Gain(LIFE, 1),
    ),
    starter("areja", "Areja", "Areja", HYBRID, cost=(GREEN,), reward=1, play=Gain(LIFE, 1) >> Recycle(1)),
    starter("brawler", "Rváč", "Brawler", SOLDIER, cost=(BLACK,), melee=2, reward=1),
    starter("scout", "Průzkumník", "Scout", SOLDIER, cost=(WILD,), ranged=1, reward=1),
    starter(
        "commander_atus",
        "Velitel Atus",
        "Commander Atus",
        SOLDIER,
        cost=(
            RED,
            WILD,
        ),
        ranged=1,
        reward=1,
        play=Screws(2),
    ),
    starter("hovercraft", "Vznášedlo", "Hovercraft", MACHINE, cost=(BLUE,), reward=1, play=Gain(ARMOUR, 2)),
    starter(
        "destroyer",
        "Ničitel",
        "Destroyer",
        MACHINE,
        cost=(
            RED,
            BLACK,
        ),
        melee=2,
        ranged=1,
        armor_break=1,
    ),
    starter(
        "jalak",
        "Jalak",
        "Jalak",
        HYBRID,
        cost=(
            YELLOW,
            WILD,
        ),
        reward=2,
        play=Mill(1, to_dump=True) >> Screws(1),
    ),
)
ADDITIONAL = (
    additional("scrap_gatherer", "Sběrač šrotu", "Scrap Gatherer", NEUTRAL, cost=(WILD,), reward=3),
    additional("field_mechanic", "Polní mechanik", "Field Mechanic", SOLDIER, cost=(YELLOW,), reward=1, play=Screws(3)),
    additional("militiaman", "Domobranec", "Militiaman", SOLDIER, cost=(BLACK,), melee=3),
    additional("border_ranger", "Hraničářka", "Border Ranger", SOLDIER, cost=(RED,), ranged=2),
    additional("herbalist", "Bylinkářka", "Herbalist", MUTANT, cost=(GREEN,), reward=1, play=Gain(LIFE, 2)),
    additional("barricade", "Barikáda", "Barricade", MACHINE, cost=(BLUE,), reward=1, play=Gain(ARMOUR, 3)),
    additional("quartermaster", "Zásobovač", "Quartermaster", NEUTRAL, reward=1, play=Draw(1)),
    additional(
        "tuner",
        "Seřizovač",
        "Tuner",
        MACHINE,
        cost=(
            YELLOW,
            WILD,
        ),
        reward=1,
        play=Upgrade(1) >> Gain(REROLLS, 1),
    ),
)

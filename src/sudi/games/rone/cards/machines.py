"""Recruit cards: war machines."""

from __future__ import annotations

from ..language.effects import (
    DestroyThis,
    Discover,
    Draw,
    Keep,
    RecruitCards,
    Sacrifice,
    TrainStarter,
    TurnDice,
    Upgrade,
)
from ..language.gains import Gain, Screws
from ..rules.board import ARMOUR, REROLLS
from ..words.factions import MACHINE
from ..words.names import BLACK, BLUE, RED, WILD, YELLOW
from .build import Faction

faction = Faction(MACHINE)
CARDS = (
    faction.recruit(
        "walker_drone",
        "Kráčející dron",
        "Walker Drone",
        cost=(BLUE,),
        melee=1,
        reward=1,
        training_cost=1,
        play=Gain(ARMOUR, 2),
    ),
    faction.recruit(
        "repair_bot",
        "Opravárenský robot",
        "Repair Bot",
        cost=(YELLOW,),
        reward=2,
        training_cost=2,
        play=Gain(ARMOUR, 2),
    ),
    faction.recruit(
        "bulldozer",
        "Buldozer",
        "Bulldozer",
        cost=(
            BLACK,
            WILD,
        ),
        melee=2,
        armor_break=3,
        reward=1,
        training_cost=3,
    ),
    faction.recruit(
        "mammoth_tank",
        "Tank Mamut",
        "Mammoth Tank",
        cost=(
            BLUE,
            BLACK,
            WILD,
        ),
        melee=4,
        armor_break=2,
        reward=1,
        training_cost=5,
        play=Gain(ARMOUR, 2),
    ),
    faction.recruit(
        "behemoth",
        "Behemot",
        "Behemoth",
        cost=(
            BLUE,
            BLACK,
            BLACK,
        ),
        melee=6,
        armor_break=2,
        training_cost=6,
        play=Gain(ARMOUR, 2),
    ),
    faction.recruit(
        "rocket_battery",
        "Raketomet",
        "Rocket Battery",
        cost=(
            RED,
            BLUE,
        ),
        ranged=3,
        reward=1,
        training_cost=3,
    ),
    faction.recruit(
        "carrier",
        "Transportér",
        "Carrier",
        cost=(
            YELLOW,
            WILD,
        ),
        reward=2,
        training_cost=3,
        play=Draw(2) >> Keep(1),
    ),
    faction.recruit(
        "shield_generator",
        "Štítový generátor",
        "Shield Generator",
        cost=(
            BLUE,
            BLUE,
        ),
        reward=1,
        training_cost=3,
        play=Gain(ARMOUR, 6),
    ),
    faction.recruit("harvester", "Sběrný stroj", "Harvester", cost=(WILD,), reward=4, training_cost=3),
    faction.recruit(
        "flame_buggy",
        "Plamenometný vůz",
        "Flame Buggy",
        cost=(
            RED,
            BLACK,
        ),
        melee=3,
        ranged=1,
        reward=1,
        training_cost=3,
    ),
    faction.recruit(
        "calibration_arm",
        "Kalibrační rameno",
        "Calibration Arm",
        cost=(YELLOW,),
        reward=1,
        training_cost=2,
        play=Upgrade(1) >> TurnDice(1),
    ),
    faction.recruit(
        "sentry_tower",
        "Strážní věž",
        "Sentry Tower",
        cost=(
            RED,
            WILD,
        ),
        ranged=2,
        reward=1,
        training_cost=3,
        play=Gain(ARMOUR, 2),
    ),
    faction.recruit(
        "excavator",
        "Rypadlo",
        "Excavator",
        cost=(
            YELLOW,
            BLACK,
        ),
        melee=1,
        reward=3,
        training_cost=3,
        play=Sacrifice(1),
    ),
    faction.recruit(
        "self_propelled_gun",
        "Samohybné dělo",
        "Self-propelled Gun",
        cost=(
            RED,
            BLUE,
            WILD,
        ),
        ranged=4,
        armor_break=2,
        training_cost=5,
    ),
    faction.recruit(
        "factory_module",
        "Výrobní modul",
        "Factory Module",
        cost=(
            YELLOW,
            BLUE,
        ),
        reward=2,
        training_cost=4,
        play=Screws(3) >> TrainStarter(1),
    ),
    faction.recruit(
        "heat_shield",
        "Tepelný štít",
        "Heat Shield",
        cost=(BLUE,),
        reward=1,
        training_cost=2,
        play=Gain(ARMOUR, 3) >> Gain(REROLLS, 1),
    ),
    faction.recruit(
        "autonomous_convoy",
        "Autonomní kolona",
        "Autonomous Convoy",
        reward=2,
        training_cost=2,
        play=Gain(ARMOUR, 1),
        trained=RecruitCards(1),
    ),
    faction.recruit(
        "prototype",
        "Prototyp",
        "Prototype",
        cost=(
            YELLOW,
            YELLOW,
        ),
        training_cost=2,
        play=Discover(1) >> Upgrade(1) >> DestroyThis(),
    ),
)

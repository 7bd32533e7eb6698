"""Recruit cards: soldiers."""

from __future__ import annotations

from sudi.kernel.effects import If

from ..language.conditions import PlayedAtLeast, PlayedFaction
from ..language.effects import Draw, Keep, Refresh, Undump
from ..language.gains import Damage, Gain, Screws
from ..rules.board import ARMOUR, LIFE, REROLLS
from ..words.factions import SOLDIER
from ..words.names import BLACK, BLUE, GREEN, MELEE, RANGED, RED, WILD, YELLOW
from .build import Faction

faction = Faction(SOLDIER)
CARDS = (
    faction.recruit(
        "conscript",
        "Branec",
        "Conscript",
        cost=(WILD,),
        melee=1,
        reward=1,
        training_cost=2,
        play=Screws(1) >> Gain(REROLLS, 1),
    ),
    faction.recruit(
        "ruin_marksman",
        "Střelec z trosek",
        "Ruin Marksman",
        cost=(RED,),
        ranged=2,
        training_cost=2,
        play=Gain(REROLLS, 1),
    ),
    faction.recruit(
        "company_medic",
        "Zdravotnice roty",
        "Company Medic",
        cost=(GREEN,),
        reward=1,
        training_cost=3,
        play=Gain(LIFE, 2) >> Undump(1),
    ),
    faction.recruit(
        "drill_instructor",
        "Cvičitelka",
        "Drill Instructor",
        cost=(YELLOW,),
        reward=1,
        training_cost=3,
        play=Screws(3) >> Gain(REROLLS, 1),
    ),
    faction.recruit(
        "trench_digger",
        "Zákopník",
        "Trench Digger",
        cost=(BLUE,),
        melee=1,
        reward=1,
        training_cost=3,
        play=Gain(ARMOUR, 3),
    ),
    faction.recruit(
        "grenadier",
        "Granátník",
        "Grenadier",
        cost=(
            RED,
            WILD,
        ),
        melee=2,
        ranged=2,
        training_cost=3,
    ),
    faction.recruit(
        "signaller", "Spojařka", "Signaller", cost=(WILD,), reward=1, training_cost=2, play=Draw(2), trained=Screws(1)
    ),
    faction.recruit(
        "sniper_mira",
        "Odstřelovačka Mira",
        "Sniper Mira",
        cost=(
            RED,
            RED,
        ),
        ranged=4,
        training_cost=5,
        play=Keep(1),
    ),
    faction.recruit(
        "engineer_platoon",
        "Ženijní četa",
        "Engineer Platoon",
        cost=(
            YELLOW,
            BLUE,
        ),
        reward=3,
        training_cost=3,
        play=Gain(ARMOUR, 2) >> Screws(1),
    ),
    faction.recruit(
        "commander_korda",
        "Velitelka Korda",
        "Commander Korda",
        cost=(
            RED,
            YELLOW,
        ),
        ranged=2,
        reward=2,
        training_cost=4,
        play=Draw(1),
    ),
    faction.recruit(
        "machine_gun_nest",
        "Kulometné hnízdo",
        "Machine-gun Nest",
        cost=(
            RED,
            RED,
            WILD,
        ),
        ranged=3,
        reward=1,
        training_cost=5,
        play=Gain(ARMOUR, 2) >> Gain(REROLLS, 1),
    ),
    faction.recruit(
        "night_watch", "Noční hlídka", "Night Watch", cost=(BLACK,), melee=2, reward=1, training_cost=2, play=Keep(1)
    ),
    faction.recruit(
        "veteran",
        "Veterán",
        "Veteran",
        cost=(
            RED,
            BLACK,
        ),
        melee=2,
        ranged=2,
        training_cost=4,
        play=If(PlayedAtLeast(3), Damage(MELEE, 2)),
    ),
    faction.recruit(
        "artillery_spotter",
        "Dělostřelecká pozorovatelka",
        "Artillery Spotter",
        cost=(YELLOW,),
        reward=1,
        training_cost=3,
        play=Gain(REROLLS, 2) >> If(PlayedFaction(SOLDIER), Damage(RANGED, 2)),
    ),
    faction.recruit(
        "paratrooper",
        "Výsadkář",
        "Paratrooper",
        cost=(
            RED,
            BLUE,
        ),
        ranged=2,
        armor_break=2,
        reward=1,
        training_cost=3,
    ),
    faction.recruit(
        "old_guard",
        "Stará garda",
        "Old Guard",
        cost=(
            RED,
            RED,
            BLACK,
        ),
        melee=3,
        ranged=3,
        training_cost=6,
        play=Gain(ARMOUR, 2),
    ),
    faction.recruit(
        "field_chaplain",
        "Polní kaplan",
        "Field Chaplain",
        cost=(
            GREEN,
            WILD,
        ),
        reward=1,
        training_cost=3,
        play=Gain(LIFE, 2) >> Refresh(1),
    ),
)

"""Recruit cards: mutants."""

from __future__ import annotations

from sudi.kernel.effects import If

from ..language.conditions import LifeAtMost
from ..language.effects import RecruitCards, Recycle, Sacrifice, Undump
from ..language.gains import Damage, Gain, HarmSelf, Resource, Screws
from ..language.opponents import Mill
from ..rules.board import ARMOUR, LIFE, REROLLS
from ..words.factions import MUTANT
from ..words.names import ANY_COLOUR, BLACK, BLUE, GREEN, MELEE, WILD, YELLOW
from .build import Faction

faction = Faction(MUTANT)
CARDS = (
    faction.recruit("crawler", "Plazivec", "Crawler", cost=(GREEN,), melee=2, reward=1, training_cost=1),
    faction.recruit(
        "acid_spitter", "Kyselinový plivač", "Acid Spitter", cost=(GREEN,), ranged=1, armor_break=3, training_cost=2
    ),
    faction.recruit(
        "swamp_giant",
        "Obr z bažin",
        "Swamp Giant",
        cost=(
            GREEN,
            BLACK,
        ),
        melee=4,
        training_cost=3,
        play=Gain(LIFE, 1),
    ),
    faction.recruit(
        "shaman",
        "Šamanka",
        "Shaman",
        cost=(
            GREEN,
            WILD,
        ),
        reward=1,
        training_cost=3,
        play=Gain(LIFE, 2) >> Recycle(2) >> Gain(REROLLS, 1),
    ),
    faction.recruit(
        "scavenger",
        "Mrchožrout",
        "Scavenger",
        cost=(WILD,),
        reward=2,
        training_cost=2,
        play=Undump(2),
        dumped=Gain(ARMOUR, 1),
    ),
    faction.recruit(
        "insect_swarm",
        "Hmyzí roj",
        "Insect Swarm",
        cost=(
            GREEN,
            GREEN,
        ),
        ranged=2,
        reward=1,
        training_cost=3,
        play=Mill(2) >> Recycle(1),
    ),
    faction.recruit(
        "regenerator",
        "Regenerátor",
        "Regenerator",
        cost=(
            GREEN,
            BLUE,
        ),
        reward=1,
        training_cost=4,
        play=Gain(LIFE, 3) >> Gain(ARMOUR, 2),
    ),
    faction.recruit(
        "broodmother",
        "Matka plazů",
        "Broodmother",
        cost=(
            GREEN,
            BLACK,
            WILD,
        ),
        melee=4,
        reward=1,
        training_cost=4,
        play=RecruitCards(1) >> Screws(1),
    ),
    faction.recruit(
        "berserker", "Zuřivec", "Berserker", cost=(BLACK,), melee=4, reward=1, training_cost=2, play=HarmSelf(LIFE, 1)
    ),
    faction.recruit(
        "bonebreaker",
        "Lamač kostí",
        "Bonebreaker",
        cost=(
            BLACK,
            BLACK,
        ),
        melee=3,
        armor_break=2,
        reward=1,
        training_cost=3,
    ),
    faction.recruit(
        "fungal_grove",
        "Houbový háj",
        "Fungal Grove",
        cost=(GREEN,),
        reward=1,
        training_cost=2,
        play=Sacrifice(1) >> Gain(LIFE, 1),
    ),
    faction.recruit(
        "ancient_one",
        "Pradávný",
        "Ancient One",
        cost=(
            GREEN,
            GREEN,
            BLACK,
        ),
        melee=4,
        training_cost=6,
        play=Gain(LIFE, 3) >> Recycle(1),
    ),
    faction.recruit("mutant_sprinter", "Zmutovaný běžec", "Mutant Sprinter", melee=1, reward=1, training_cost=2),
    faction.recruit(
        "water_seeker",
        "Hledačka vody",
        "Water Seeker",
        cost=(
            GREEN,
            YELLOW,
        ),
        reward=2,
        training_cost=3,
        play=Resource(ANY_COLOUR) >> Gain(LIFE, 1) >> Screws(1),
    ),
    faction.recruit(
        "two_headed_brute",
        "Dvouhlavý",
        "Two-headed Brute",
        cost=(
            BLACK,
            GREEN,
        ),
        melee=3,
        reward=1,
        training_cost=3,
        play=If(LifeAtMost(7), Damage(MELEE, 3)),
    ),
    faction.recruit(
        "pit_horror",
        "Hrůza z jámy",
        "Pit Horror",
        cost=(
            BLACK,
            GREEN,
            WILD,
        ),
        melee=3,
        reward=1,
        training_cost=4,
        play=Mill(2, to_dump=True) >> Recycle(2),
    ),
)

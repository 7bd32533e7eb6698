"""Recruit cards: mercenary hybrids."""

from __future__ import annotations

from sudi.kernel.effects import If

from ..language.bonuses import Fleeting
from ..language.choices import ChooseOne
from ..language.conditions import NoEnemyArmour, PlayedFaction
from ..language.effects import Draw, Keep, RecruitCards
from ..language.gains import Damage, Gain, HarmSelf, LoseResearch, Resource, Screws, Store
from ..language.opponents import DestroyScrews, DestroyStored, ExhaustOther, GiveResearch, Mill
from ..rules.board import ARMOUR, LIFE, PARTS, REROLLS
from ..words.factions import HYBRID
from ..words.names import ANY_COLOUR, BLACK, GREEN, MELEE, RANGED, RED, WILD, YELLOW
from .build import Faction

faction = Faction(HYBRID)
CARDS = (
    faction.recruit(
        "mercenary_fennec",
        "Žoldák Fenek",
        "Mercenary Fennec",
        cost=(BLACK,),
        melee=2,
        reward=1,
        training_cost=2,
        play=Mill(1),
    ),
    faction.recruit(
        "shadow_runner",
        "Stínový běžec",
        "Shadow Runner",
        cost=(WILD,),
        melee=1,
        reward=1,
        training_cost=2,
        play=Mill(1, to_dump=True) >> Mill(1),
    ),
    faction.recruit(
        "resource_thief",
        "Zlodějka zdrojů",
        "Resource Thief",
        cost=(YELLOW,),
        reward=2,
        training_cost=2,
        play=DestroyStored(2) >> Store(1),
    ),
    faction.recruit(
        "rhino_hybrid",
        "Nosorožec",
        "Rhino Hybrid",
        cost=(
            BLACK,
            BLACK,
        ),
        melee=4,
        armor_break=1,
        reward=1,
        training_cost=3,
    ),
    faction.recruit(
        "saboteur",
        "Sabotérka",
        "Saboteur",
        cost=(
            BLACK,
            YELLOW,
        ),
        melee=2,
        reward=1,
        training_cost=3,
        play=DestroyScrews(2) >> ExhaustOther(1) >> DestroyStored(1),
    ),
    faction.recruit(
        "venom_blade",
        "Jedová čepel",
        "Venom Blade",
        cost=(
            BLACK,
            RED,
        ),
        melee=2,
        ranged=2,
        training_cost=4,
        play=Mill(1, to_dump=True),
    ),
    faction.recruit(
        "bounty_hunter",
        "Lovkyně odměn",
        "Bounty Hunter",
        cost=(
            RED,
            WILD,
        ),
        ranged=2,
        reward=1,
        training_cost=3,
        play=If(NoEnemyArmour(), Damage(RANGED, 2)),
    ),
    faction.recruit(
        "lynx_scout", "Rysí zvěd", "Lynx Scout", training_cost=2, play=Draw(1) >> Keep(1), drawn=Gain(REROLLS, 1)
    ),
    faction.recruit(
        "fence",
        "Překupník",
        "Fence",
        cost=(YELLOW,),
        training_cost=2,
        play=ChooseOne((Gain(PARTS, 3), RecruitCards(1) >> Screws(2))),
    ),
    faction.recruit(
        "wolf_pack",
        "Vlčí smečka",
        "Wolf Pack",
        cost=(BLACK,),
        melee=1,
        reward=1,
        training_cost=2,
        play=If(PlayedFaction(HYBRID), Damage(MELEE, 3)),
    ),
    faction.recruit(
        "cyber_spider",
        "Kybernetický pavouk",
        "Cyber Spider",
        cost=(
            BLACK,
            YELLOW,
            WILD,
        ),
        melee=3,
        reward=1,
        training_cost=4,
        play=Mill(2, to_dump=True) >> DestroyStored(2),
    ),
    faction.recruit(
        "hired_killer",
        "Nájemný vrah",
        "Hired Killer",
        cost=(
            RED,
            BLACK,
        ),
        ranged=3,
        reward=1,
        training_cost=3,
        play=Mill(1) >> HarmSelf(ARMOUR, 1),
    ),
    faction.recruit(
        "bear_colossus",
        "Medvědí kolos",
        "Bear Colossus",
        cost=(
            BLACK,
            BLACK,
            GREEN,
        ),
        melee=5,
        reward=1,
        training_cost=6,
        play=Gain(LIFE, 2),
    ),
    faction.recruit(
        "serpent_courier",
        "Hadí posel",
        "Serpent Courier",
        cost=(
            YELLOW,
            WILD,
        ),
        reward=1,
        training_cost=3,
        play=Draw(2) >> Resource(ANY_COLOUR) >> Gain(REROLLS, 1),
    ),
    faction.recruit(
        "mercenary_captain",
        "Kapitán žoldnéřů",
        "Mercenary Captain",
        cost=(
            BLACK,
            RED,
            WILD,
        ),
        melee=3,
        ranged=2,
        reward=2,
        training_cost=5,
    ),
    faction.recruit(
        "wire_leech",
        "Drátová pijavice",
        "Wire Leech",
        cost=(
            YELLOW,
            BLACK,
        ),
        reward=3,
        training_cost=3,
        play=GiveResearch(1) >> DestroyStored(1) >> LoseResearch(1),
    ),
    faction.recruit(
        "smuggled_ammunition",
        "Pašovaná munice",
        "Smuggled Ammunition",
        ranged=3,
        training_cost=2,
        standing=(Fleeting(),),
    ),
)

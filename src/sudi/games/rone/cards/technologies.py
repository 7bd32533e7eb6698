"""The technologies."""

from __future__ import annotations

from sudi.kernel.effects import If

from ..language.bonuses import CheaperUpgrades, KeepMore, MoreTechnologies, WildPlaces
from ..language.choices import DestroyHandFor
from ..language.conditions import PlayedExactly
from ..language.effects import Draw, RecruitCards, Recycle, Sacrifice, TurnDice, Upgrade
from ..language.gains import Damage, Gain, Resource, Screws
from ..language.occasions import OpponentShuffles, TurnStarts, YouPlay, YouShuffle, when
from ..language.opponents import DestroyScrews, DestroyStored, ExhaustOther, Mill
from ..rules.board import ARMOUR, LIFE, PARTS, REROLLS
from ..words.names import ANY_COLOUR, MELEE, RANGED
from .build import technology

TECHNOLOGIES = (
    technology("hydro_plant", "Vodní elektrárna", "Hydro Plant", active=Resource(ANY_COLOUR)),
    technology("jammer", "Rušička", "Jammer", active=DestroyStored(2, distinct=True)),
    technology("field_workshop", "Polní dílna", "Field Workshop", active=Gain(PARTS, 2)),
    technology("drill_yard", "Výcvikový tábor", "Drill Yard", active=Screws(4)),
    technology("shield_dome", "Štítová kopule", "Shield Dome", active=Gain(ARMOUR, 3)),
    technology("field_hospital", "Polní nemocnice", "Field Hospital", active=Gain(LIFE, 1) >> Gain(REROLLS, 1)),
    technology("sniper_tower", "Odstřelovačská věž", "Sniper Tower", active=Damage(RANGED, 1)),
    technology("catapult", "Katapult", "Catapult", active=Damage(MELEE, 2)),
    technology("recycling_line", "Recyklační linka", "Recycling Line", active=Recycle(2)),
    technology(
        "data_centre",
        "Datové centrum",
        "Data Centre",
        standing=(when(YouShuffle(), Gain(ARMOUR, 2)),),
        bonuses=(KeepMore(1),),
    ),
    technology("underground_store", "Podzemní sklad", "Underground Store", bonuses=(WildPlaces(2),)),
    technology("nano_workshop", "Nanodílna", "Nano Workshop", bonuses=(CheaperUpgrades(1),)),
    technology("recruiting_office", "Náborová kancelář", "Recruiting Office", active=RecruitCards(1) >> Screws(2)),
    technology("gyroscope", "Gyroskop", "Gyroscope", standing=(when(TurnStarts(), Gain(REROLLS, 1)),)),
    technology("calibrator", "Kalibrátor", "Calibrator", active=TurnDice(2) >> Gain(REROLLS, 1)),
    technology("waste_press", "Lis na odpad", "Waste Press", bonuses=(MoreTechnologies(1),)),
    technology("shredder", "Drtička", "Shredder", active=Sacrifice(1) >> Gain(PARTS, 2)),
    technology("radio_network", "Rádiová síť", "Radio Network", active=Draw(2)),
    technology("armoury", "Zbrojnice", "Armoury", standing=(when(YouPlay(), If(PlayedExactly(3), Damage(MELEE, 1))),)),
    technology(
        "warning_system", "Varovný systém", "Warning System", standing=(when(OpponentShuffles(), Gain(ARMOUR, 2)),)
    ),
    technology("bio_lab", "Biolaboratoř", "Bio Lab", standing=(when(YouShuffle(), Gain(ARMOUR, 3)),)),
    technology("smelter", "Tavicí pec", "Smelter", active=DestroyHandFor(Gain(PARTS, 2) >> Draw(1))),
    technology("recon_drone", "Průzkumný dron", "Recon Drone", active=Mill(1, to_dump=True) >> Mill(1)),
    technology("emp_charge", "EMP nálož", "EMP Charge", active=ExhaustOther(1) >> DestroyScrews(2)),
    technology("assembly_line", "Montážní linka", "Assembly Line", standing=(when(TurnStarts(), Screws(1)),)),
    technology("dice_forge", "Kovárna kostek", "Dice Forge", active=Upgrade(1)),
)

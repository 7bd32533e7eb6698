"""The leaders. Their numbers were balanced in the laboratory; docs/games/rone.md tells how they fare."""

from __future__ import annotations

from sudi.kernel.effects import If

from ..language.bonuses import MoreTechnologies, WildPlaces
from ..language.conditions import DumpAtLeast
from ..language.effects import Recycle, TurnDice, Undump
from ..language.gains import Damage, Gain, Screws, Store
from ..language.occasions import OpponentShuffles, TurnEnds, YouPlay, when
from ..language.opponents import DestroyStored, Mill
from ..rules.board import ARMOUR, LIFE, PARTS, REROLLS
from ..words.factions import HYBRID, MACHINE, MUTANT, SOLDIER
from ..words.names import MELEE, RANGED
from .build import leader

LEADERS = (
    leader(
        "slim_erart",
        "Slim Erart",
        "Slim Erart",
        active=Damage(RANGED, 1) >> Mill(1),
        standing=(when(OpponentShuffles(), Gain(ARMOUR, 1)),),
    ),
    leader(
        "vesna_horakova",
        "Vesna Horáková",
        "Vesna Horakova",
        active=Damage(MELEE, 2) >> Screws(1),
        standing=(when(YouPlay(SOLDIER, once=True), Gain(REROLLS, 1)),),
    ),
    leader(
        "master_kovan",
        "Mistr Kovan",
        "Master Kovan",
        active=Gain(PARTS, 1) >> Gain(ARMOUR, 1),
        standing=(when(YouPlay(MACHINE), Gain(ARMOUR, 1)),),
    ),
    leader(
        "mother_ruda",
        "Matka Ruda",
        "Mother Ruda",
        active=Gain(LIFE, 1) >> Recycle(1),
        standing=(when(YouPlay(MUTANT, once=True), Damage(MELEE, 1)),),
    ),
    leader(
        "grey_fennec",
        "Šedý Fenek",
        "Grey Fennec",
        active=Mill(1, to_dump=True) >> DestroyStored(1),
        standing=(when(YouPlay(HYBRID, once=True), Gain(PARTS, 1)),),
    ),
    leader(
        "doctor_zenova",
        "Doktorka Zenová",
        "Doctor Zenova",
        active=TurnDice(2) >> Gain(ARMOUR, 1),
        bonuses=(MoreTechnologies(1),),
    ),
    leader("steward_bolek", "Správce Bolek", "Steward Bolek", active=Store(2), bonuses=(WildPlaces(1),)),
    leader(
        "mayor_ilya",
        "Starosta Ilja",
        "Mayor Ilya",
        active=Screws(2) >> Damage(MELEE, 2),
        standing=(when(TurnEnds(), If(DumpAtLeast(1), Undump(1))),),
    ),
)

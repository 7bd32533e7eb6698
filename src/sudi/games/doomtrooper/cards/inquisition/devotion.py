"""Cards of the set Inquisition about what spells and tanks are paid with, and a curse."""

from __future__ import annotations

from sudi.kernel.permissions import NEVER
from sudi.kernel.wording import Bilingual

from ...language.effects.craft.devotion import EaseSearch, PutPoint
from ...language.effects.craft.perching import CastPerched, Perch
from ...language.effects.keeping.summons import SummonPlace
from ...language.effects.mounts import OnItsArrival
from ...language.effects.recruiting import BringIn
from ...language.effects.trade.pillage import Pillage
from ...language.effects.trade.quarters import DropSpecials, GiveUp, HaveTitled
from ...language.marks import CURSED, EQUIP, STORES, USE_EQUIPMENT
from ...language.occasions import OnOwnDraw
from ...language.scopes import BEARER, ITSELF
from ...language.select import WARRIORS, Who
from ...language.standing.bans import Forbid
from ...language.standing.nature import Immune
from ...language.standing.rule import Trigger, mark
from ...language.standing.spell_costs import SpellPrice, SpellStore
from ...state import IN_PLAY, KOHORT, SQUAD
from ...words import traits as tr
from ..build import equipment, relic, special, spell, warrior
from ..card import Ability
from ..types import ACTIONS, ART, FORTIFICATION, ON_BEARER, ON_CARD, SACRIFICED, STAYS

CARDS = (
    special(
        "essential_summons",
        "Nezbytné vyvolání",
        "Essential Summons",
        ON_CARD,
        counters=(ART,),
        play=EaseSearch(),
    ),
    special(
        "loot_and_pillage",
        "Plenit a drancovat",
        "Loot and Pillage",
        ACTIONS,
        actions=3,
        limit=1,
        play=Pillage(20, BringIn(Who(lacks=tr.PERSONALITY), areas=(SQUAD, KOHORT))),
    ),
    special(
        "eternal_curse",
        "Věčné prokletí",
        "Eternal Curse",
        limit=0,
        lies=ON_BEARER,
        give=WARRIORS,
        after=STAYS,
        rules=(mark(CURSED, BEARER),),
        play=DropSpecials(),
    ),
    warrior(
        "grizzly_battle_tank",
        "Bitevní tank Grizzly",
        "Grizzly Battle Tank",
        (8, 14, 16, 20),
        tr.BAUHAUS | tr.VEHICLE | tr.TANK,
        Immune(IN_PLAY, ITSELF, symmetry=True),
        Forbid(IN_PLAY, EQUIP, ITSELF, strength=NEVER),
        Forbid(IN_PLAY, USE_EQUIPMENT, ITSELF, strength=NEVER),
        Trigger(IN_PLAY, OnItsArrival(), GiveUp("dragoon", 2, 20)),
        trades=("dragoon", 2),
        needs=HaveTitled("dragoon", 2),
    ),
    warrior(
        "eminent_summoner",
        "Vznešený vyvolávač",
        "Eminent Summoner",
        (4, 4, 5, 7),
        tr.BROTHERHOOD,
        SpellPrice(IN_PLAY, ITSELF, halves=True, aspect=tr.SUMMONING),
        casts=tr.SUMMONING | tr.MANIPULATION,
    ),
    equipment(
        "power_stabilizer",
        "Stabilizátor síly",
        "Power Stabilizer",
        0,
        Trigger(IN_PLAY, OnOwnDraw(), PutPoint(1)),
        SpellStore(IN_PLAY, BEARER),
        to=tr.BROTHERHOOD,
    ),
    spell(
        "summon_defense",
        "Vyvolání obrany",
        "Summon Defense",
        tr.SUMMONING,
        after=SACRIFICED,
        play=SummonPlace(FORTIFICATION, 3, 6),
    ),
    relic(
        "the_falcon_of_pilgrims",
        "Sokol poutníků",
        "The Falcon of Pilgrims",
        0,
        mark(STORES),
        to=tr.BROTHERHOOD,
        limit=0,
        abilities=(
            Ability("store", Bilingual("uložit kouzlo", "store a spell"), Perch()),
            Ability("cast", Bilingual("seslat uložené kouzlo", "cast the stored spell"), CastPerched()),
        ),
    ),
)

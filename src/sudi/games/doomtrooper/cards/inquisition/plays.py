"""Special cards and spells of the set Inquisition."""

from __future__ import annotations

from ...language.effects.combat import EndCombat
from ...language.effects.harm.destroying import DiscardOne, RemoveOne
from ...language.effects.lasting import Lasting
from ...language.marks import ATTACK, CASTS, COVER
from ...language.scopes import AIMED, BEARER, PRESENT
from ...language.select import COMBATANTS, WARRIORS, YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost
from ...language.standing.rule import COMBAT_LONG, TO_NEXT_TURN, Mark
from ...language.standing.strikes import KillsOnWound, Overkill
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import special, spell
from ..types import ACTIONS, COMBAT, IN_AREA, ON_BEARER, ON_GAME, RELIC, SACRIFICED, STAYS

SPECIALS = (
    special(
        "ferocity",
        "Dravost",
        "Ferocity",
        COMBAT,
        aim=COMBATANTS,
        play=Lasting((Overkill("", AIMED, until=COMBAT_LONG, rating=""),)),
    ),
    special("forgery", "Padělek", "Forgery", play=RemoveOne((RELIC,))),
    special(
        "mortification",
        "Mortifikace",
        "Mortification",
        ACTIONS,
        actions=2,
        lies=ON_BEARER,
        give=Who(tr.BROTHERHOOD),
        after=STAYS,
        rules=(KillsOnWound(IN_PLAY, BEARER, Situation(tactic=FIGHT)),),
    ),
    special(
        "skepticism",
        "Skepse",
        "Skepticism",
        lies=ON_GAME,
        after=STAYS,
        rules=(Forbid(IN_PLAY, ATTACK, Who(tr.BROTHERHOOD), whom=Who(some=tr.DOOMTROOPER | tr.BROTHERHOOD)),),
    ),
    special(
        "summoning_empathy",
        "Empatie vyvolávání",
        "Summoning Empathy",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(tr.BROTHERHOOD, whose=YOURS),
        after=STAYS,
        rules=(Mark(IN_PLAY, Who(tr.BROTHERHOOD, whose=YOURS, areas=(SQUAD,)), name=CASTS, n=tr.SUMMONING),),
    ),
    special(
        "thadeus_pallet",
        "Thadeovo lože",
        "Thadeus's Pallet",
        lies=ON_GAME,
        after=STAYS,
        rules=(Forbid(IN_PLAY, COVER, WARRIORS),),
    ),
    special(
        "first_directorate",
        "První direktorát",
        "The First Directorate",
        ACTIONS,
        lies=IN_AREA,
        areas=("squad",),
        after=STAYS,
        rules=(Mark(IN_PLAY, Who(tr.BROTHERHOOD, whose=YOURS), name=CASTS, n=tr.ALL_ARTS),),
    ),
)

SPELLS = (
    spell(
        "attack_prediction",
        "Předvídání útoku",
        "Attack Prediction",
        tr.PREMONITION | tr.COMBAT_SPELL,
        cost=6,
        play=EndCombat(),
    ),
    spell(
        "dispose",
        "Odstranění",
        "Dispose",
        tr.CHANGELING,
        when=ACTIONS,
        actions=3,
        per=15,
        limit=1,
        after=SACRIFICED,
        play=DiscardOne((), who=WARRIORS, units=True),
    ),
    spell(
        "elemental_alteration",
        "Proměna živlů",
        "Elemental Alteration",
        tr.ELEMENTS,
        play=Lasting((Boost("", PRESENT, until=TO_NEXT_TURN, fight=-1, shoot=-1, armour=1),), present=True),
    ),
    spell(
        "enlarge",
        "Zvětšení",
        "Enlarge",
        tr.CHANGELING | tr.COMBAT_SPELL,
        per=6,
        aim=COMBATANTS,
        play=Lasting((Boost("", AIMED, until=COMBAT_LONG, fight=2, shoot=2, armour=2, value=2, units=True),)),
    ),
)

CARDS = (*SPECIALS, *SPELLS)

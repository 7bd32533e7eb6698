"""Special cards about actions, turns, whole areas, other people's cards."""

from __future__ import annotations

from ...language.effects.actions import AnotherTurn, TakeActions
from ...language.effects.areas import ChooseArea, DuckOrBleed
from ...language.effects.cancelling import TakeOver
from ...language.effects.discarding import DiscardAimed, DiscardItself
from ...language.effects.gear import Heist
from ...language.effects.harm.destroying import DiscardOne, RemoveOne
from ...language.effects.keeping.piles import Reassign, SecondChance
from ...language.effects.lasting import Lasting
from ...language.marks import ATTACK, BE_ATTACKED, MORE_ATTACKS
from ...language.needs import BEFORE_ACTIONS
from ...language.occasions import OnYourTurn
from ...language.scopes import AIMED, BEARER, SAME_AREA
from ...language.select import LEGIONARIES, WARRIORS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import doubled
from ...language.standing.nature import Becomes
from ...language.standing.rule import TO_NEXT_TURN, Mark, Trigger
from ...law.combat.attacks import ATTACK_KIND
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import ARMOUR, FIGHT, SHOOT, VALUE
from ..build import special
from ..types import ACTIONS, ALLIANCE, END, ON_BEARER, ON_CARD, ON_PLAYER, SACRIFICED, STAYS

CARDS = (
    special(
        "stolen_paperwork",
        "Ukradené dokumenty",
        "Stolen Paperwork",
        ON_CARD,
        after=SACRIFICED,
        play=TakeOver(),
    ),
    special("heist", "Loupež", "Heist", play=Heist()),
    special("second_chance", "Druhá šance", "A Second Chance", limit=1, after=SACRIFICED, play=SecondChance()),
    special(
        "suppressing_fire",
        "Kartáčová střelba",
        "Suppressing Fire",
        ACTIONS,
        at_player="any",
        play=ChooseArea(exposed=True) >> DuckOrBleed(),
    ),
    special(
        "training",
        "Vojenské cvičení",
        "Training",
        ACTIONS,
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        play=ChooseArea(),
        rules=(
            Forbid(IN_PLAY, ATTACK, SAME_AREA, until=TO_NEXT_TURN),
            Forbid(IN_PLAY, BE_ATTACKED, SAME_AREA, until=TO_NEXT_TURN),
            Trigger(IN_PLAY, OnYourTurn(), DiscardItself()),
        ),
    ),
    special(
        "grim_reaper",
        "Smrtka",
        "Grim Reaper",
        ACTIONS,
        actions=2,
        lies=ON_BEARER,
        give=Who(tr.LEGION, lacks=tr.KADAVER, most_value=4),
        after=STAYS,
        rules=(doubled(BEARER, FIGHT, SHOOT, ARMOUR, VALUE),),
    ),
    special("grand_assault", "Rozsáhlá ofenziva", "Grand Assault", limit=1, play=TakeActions(1, ATTACK_KIND)),
    special(
        "smell_of_war",
        "Chuť války",
        "Smell of War",
        needs=BEFORE_ACTIONS,
        play=Lasting(
            (Mark("", AIMED, until=TO_NEXT_TURN, name=MORE_ATTACKS),),
            everywhere=True,
        ),
    ),
    special(
        "wave_of_righteousness",
        "Vlna poctivosti",
        "Wave of Righteousness",
        limit=1,
        per=10,
        after=SACRIFICED,
        play=DiscardOne((), who=WARRIORS, units=True),
    ),
    special(
        "cleansing_flame",
        "Očistný plamen",
        "Cleansing Flame",
        limit=1,
        cost=8,
        after=SACRIFICED,
        aim=LEGIONARIES,
        play=DiscardAimed(),
    ),
    special("reassignment", "Převelení", "Reassignment", ACTIONS, limit=1, aim=Who(), play=Reassign()),
    special(
        "promoted",
        "Povýšen",
        "Promoted",
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, lacks=tr.FREELANCER | tr.COMMANDER),
        after=STAYS,
        rules=(Becomes(IN_PLAY, BEARER, gains=tr.COMMANDER),),
    ),
    special(
        "hostile_takeover",
        "Nepřátelské převzetí",
        "Hostile Takeover",
        ACTIONS,
        play=RemoveOne((ALLIANCE,), sacrifices=True),
    ),
    special(
        "ruthless_efficiency",
        "Nemilosrdná efektivita",
        "Ruthless Efficiency",
        END,
        limit=1,
        after=SACRIFICED,
        play=AnotherTurn(),
    ),
)

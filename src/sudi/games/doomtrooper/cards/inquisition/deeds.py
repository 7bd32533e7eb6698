"""Special cards of the set Inquisition: points for warriors, honours after a combat, directorates, and the like."""

from __future__ import annotations

from ...language.effects.actions import DrawsNothing, QuietAction
from ...language.effects.craft.immunity import Distract
from ...language.effects.discarding import DiscardAll
from ...language.effects.hands import FillHands
from ...language.effects.harm.cures import THEIR_WOUNDED, FinishOff, Ransom
from ...language.effects.harm.destroying import DiscardOne
from ...language.effects.recruiting import BringIn
from ...language.effects.trade.purses import GainPer, Levy
from ...language.needs import NO_COMBAT, BeforeDrawing, NeedWarrior
from ...language.occasions import OnBearersDraw, OnDrawStep, OnYourTurn
from ...language.results import AFTER_COMBAT, Victor
from ...language.scopes import BEARER
from ...language.select import WARRIORS, YOURS, Fighter, Who
from ...language.standing.boosts import Boost
from ...language.standing.numbers import ShutOut
from ...language.standing.rule import Trigger
from ...state import IN_PLAY, KOHORT, LIBRARY, SQUAD
from ...words import traits as tr
from ..build import special
from ..card import Doomcard
from ..types import ACTIONS, COMBAT, EQUIPMENT, IN_AREA, ON_BEARER, ON_GAME, SACRIFICED, SPECIAL, STAYS


def _honour(id: str, cs: str, en: str, **rating: int) -> Doomcard:
    """For a Doomtrooper that has just killed somebody of a higher value."""
    return special(
        id,
        cs,
        en,
        needs=AFTER_COMBAT,
        lies=ON_BEARER,
        give=Victor(tr.DOOMTROOPER, of_more=True),
        after=STAYS,
        rules=(Boost(IN_PLAY, BEARER, value=1, **rating),),  # type: ignore[arg-type]
    )


def _directorate(id: str, cs: str, en: str, *rules: Trigger, **more: object) -> Doomcard:
    return special(id, cs, en, ACTIONS, many=True, lies=IN_AREA, areas=("squad",), after=STAYS, rules=rules, **more)


CARDS = (
    special(
        "age_of_catastrophe",
        "Věk pohromy",
        "Age of Catastrophe",
        ACTIONS,
        actions=3,
        cost=5,
        lies=ON_GAME,
        after=STAYS,
        play=DiscardAll(type=EQUIPMENT),
        rules=(ShutOut(IN_PLAY, type=EQUIPMENT),),
    ),
    _honour("commendation", "Pochvala", "Commendation", fight=3),
    _honour("decoration", "Vyznamenání", "Decoration", shoot=3),
    _honour("recognition", "Uznání", "Recognition", armour=3),
    special(
        "curse_of_algeroth",
        "Algerothova kletba",
        "Curse of Algeroth",
        needs=NeedWarrior(Who(tr.OF_ALGEROTH, whose=YOURS, areas=(KOHORT,))),
        per=4,
        free=1,
        play=DiscardOne((SPECIAL,), anywhere=True, units=True),
    ),
    special("distracted", "Rozptýlení", "Distracted", COMBAT, aim=WARRIORS, play=Distract()),
    special(
        "duty_roster",
        "Rozpis služeb",
        "Duty Roster",
        lies=ON_GAME,
        after=STAYS,
        rules=(Trigger(IN_PLAY, OnDrawStep(), GainPer(1, WARRIORS, at_most=4)),),
    ),
    special("hidden_cache", "Skrytá zásoba", "Hidden Cache", after=SACRIFICED, play=FillHands(alone=True)),
    special("mortal_wound", "Smrtelné zranění", "Mortal Wound", needs=NO_COMBAT, aim=THEIR_WOUNDED, play=FinishOff()),
    special(
        "snipers",
        "Odstřelovači!",
        "Snipers!",
        ACTIONS,
        actions=2,
        many=True,
        lies=ON_BEARER,
        give=Fighter(some=tr.PERSONALITY),
        after=STAYS,
        rules=(Trigger(IN_PLAY, OnBearersDraw(), Ransom(4)),),
    ),
    special(
        "supply_line_severed",
        "Přerušené zásobování",
        "Supply Line Severed",
        needs=BeforeDrawing(),
        at_player="any",
        limit=1,
        after=SACRIFICED,
        play=DrawsNothing(),
    ),
    special("taxation", "Zdanění", "Taxation", ACTIONS, play=Levy(3, Who(areas=(SQUAD, KOHORT)))),
    special("tithe", "Desátek", "Tithe", ACTIONS, play=Levy(2, Who(tr.BROTHERHOOD, areas=(SQUAD,)))),
    _directorate(
        "third_directorate",
        "Třetí direktorát",
        "The Third Directorate",
        Trigger(IN_PLAY, OnDrawStep(), GainPer(1, Who(tr.BROTHERHOOD), everybodys=True)),
    ),
    _directorate(
        "fourth_directorate",
        "Čtvrtý direktorát",
        "The Fourth Directorate",
        Trigger(IN_PLAY, OnYourTurn(), QuietAction()),
        play=QuietAction(),
    ),
    special(
        "transfiguration",
        "Proměnění",
        "Transfiguration",
        aim=Who(tr.HERETIC),
        play=BringIn(Who(tr.OF_ALGEROTH, lacks=tr.PERSONALITY), (LIBRARY,), pays=True, replaces=True),
    ),
    special(
        "wrath_of_algeroth",
        "Algerothův hněv",
        "Wrath of Algeroth",
        limit=1,
        play=DiscardAll(type=EQUIPMENT, but_of=Who(tr.OF_ALGEROTH)),
    ),
)

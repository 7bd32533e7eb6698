"""Spells and gifts of the set Inquisition that do something once or again and again."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.dispersing import Disperse
from ...language.effects.harm.destroying import DiscardOne
from ...language.effects.harm.endings import AllLeave, Press
from ...language.effects.keeping.looking import LookThrough
from ...language.effects.keeping.piles import Oblivion
from ...language.effects.points import Upkeep
from ...language.marks import UNANSWERED
from ...language.occasions import OnYourTurn
from ...language.scopes import BEARER
from ...language.select import WARRIORS, Who
from ...language.standing.boosts import Boost
from ...language.standing.rule import Trigger, mark
from ...language.standing.strikes import FirstStrike
from ...state import HAND, IN_PLAY
from ...words import traits as tr
from ..build import gift, spell
from ..card import Ability
from ..types import ACTIONS, ON_GAME, SACRIFICED, SPECIAL, STAYS

SPELLS = (
    spell(
        "annihilation",
        "Zničení",
        "Annihilation",
        tr.KINETICS,
        when=ACTIONS,
        actions=3,
        limit=1,
        after=SACRIFICED,
        play=Oblivion(),
    ),
    spell(
        "arctic_wave",
        "Arktická vlna",
        "Arctic Wave",
        tr.ELEMENTS,
        many=True,
        lies=ON_GAME,
        after=STAYS,
        standing=(Boost(IN_PLAY, WARRIORS, fight=-2, shoot=-2), Trigger(IN_PLAY, OnYourTurn(), Upkeep(4))),
    ),
    spell(
        "envision",
        "Vidina",
        "Envision",
        tr.MANIPULATION,
        when=ACTIONS,
        attack=True,
        play=DiscardOne((), who=Who(tr.LEGION, covered=True)),
    ),
    spell(
        "equilibrium",
        "Rovnováha",
        "Equilibrium",
        tr.MANIPULATION,
        per=3,
        free=1,
        play=DiscardOne((SPECIAL,), anywhere=True, units=True),
    ),
    spell(
        "greater_divination",
        "Vyšší věštba",
        "Greater Divination",
        tr.PREMONITION,
        per=6,
        limit=1,
        after=SACRIFICED,
        play=LookThrough(others=True, beyond=True),
    ),
    spell(
        "gusts_of_hesitation",
        "Poryvy váhání",
        "Gusts of Hesitation",
        tr.MANIPULATION,
        per=1,
        limit=1,
        after=SACRIFICED,
        play=Disperse(by_chance=True),
    ),
    spell("pacifism", "Pacifismus", "Pacifism", tr.MENTALISM | tr.PERSONAL_SPELL, play=AllLeave()),
    spell("press", "Odražení", "Press", tr.KINETICS | tr.PERSONAL_SPELL, play=Press()),
    spell(
        "storm_of_chaos",
        "Bouře chaosu",
        "Storm of Chaos",
        tr.MANIPULATION,
        when=ACTIONS,
        cost=4,
        limit=1,
        after=SACRIFICED,
        play=Disperse(),
    ),
)

GIFTS = (
    gift(
        "behest",
        "Příkaz",
        "Behest",
        tr.GIFT_OF_SEMAI,
        abilities=(Ability("look", Bilingual("nahlédnout", "look"), LookThrough(HAND, anybody=True), actions=2),),
    ),
    gift(
        "unholy_eye",
        "Nesvaté oko",
        "Unholy Eye",
        tr.DARK_GIFT,
        FirstStrike(IN_PLAY, BEARER, always=True),
        mark(UNANSWERED, BEARER),
        to=tr.HERETIC,
    ),
)

CARDS = (*SPELLS, *GIFTS)

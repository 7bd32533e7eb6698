"""Special cards of the base set."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.effects.discarding import DiscardItself, WorthNothing
from ...language.effects.harm.destroying import DiscardOne
from ...language.effects.lasting import Lasting
from ...language.effects.points import LosePoints
from ...language.marks import CASTS
from ...language.occasions import OnOwnDraw
from ...language.scopes import AIMED, BEARER
from ...language.select import COMBATANTS, LEGIONARIES, WARRIORS, YOURS, Who
from ...language.standing.boosts import Boost
from ...language.standing.nature import Becomes, Immune
from ...language.standing.rule import COMBAT_LONG, TO_NEXT_TURN, Mark, Trigger, mark
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ..build import special
from ..card import Ability, Doomcard
from ..types import ACTIONS, ANYTIME, COMBAT, FORTIFICATION, MISSION, ON_BEARER, STAYS, SYMMETRY


def _on(id: str, cs: str, en: str, who: Who, *rules: Standing, when: str = ANYTIME, **more: Any) -> Doomcard:
    """A special card that stays on a warrior."""
    return special(id, cs, en, when, lies=ON_BEARER, give=who, after=STAYS, rules=rules, **more)


def _member(id: str, cs: str, en: str, corporation: int, not_of: int = 0) -> Doomcard:
    """A Doomtrooper is of one more organisation from now on."""
    who = Who(tr.DOOMTROOPER, lacks=corporation | not_of)
    return _on(id, cs, en, who, Becomes(IN_PLAY, BEARER, gains=corporation))


def _empathy(aspect: str, cs: str, art: int) -> Doomcard:
    """The whole Squad learns one aspect of the Art from the warrior the card lies on."""
    return _on(
        f"{aspect.lower()}_empathy",
        cs,
        f"{aspect} Empathy",
        Who(tr.BROTHERHOOD, whose=YOURS),
        Mark(IN_PLAY, Who(tr.BROTHERHOOD, whose=YOURS, areas=(SQUAD,)), name=CASTS, n=art),
        when=ACTIONS,
    )


MEMBERSHIPS = (
    _member("dutiful_service", "Oddaná služba", "Dutiful Service", tr.MISHIMA),
    _member("noted_efficiency", "Proslulá výkonnost", "Noted Efficiency", tr.CYBERTRONIC),
    _member("special_commendation", "Zvláštní pochvala", "Special Commendation", tr.CAPITOL),
    _member("spoke_in_the_cog", "Zub v soukolí", "Spoke in the Cog", tr.BAUHAUS),
    _member("honorary_baptism", "Čestný křest", "Honorary Baptism", tr.BROTHERHOOD, not_of=tr.CYBERTRONIC),
)

TEACHING = (
    _empathy("Changeling", "Empatie metamorfózy", tr.CHANGELING),
    _empathy("Elemental", "Empatie živlů", tr.ELEMENTS),
    _empathy("Exorcism", "Empatie exorcismu", tr.EXORCISM),
    _empathy("Kinetic", "Empatie kinetiky", tr.KINETICS),
    _empathy("Manipulative", "Empatie manipulace", tr.MANIPULATION),
    _empathy("Mentalism", "Empatie mentalismu", tr.MENTALISM),
    _empathy("Premonition", "Empatie předtuchy", tr.PREMONITION),
    _on(
        "mystical_training",
        "Mystický výcvik",
        "Mystical Training",
        Who(tr.BROTHERHOOD),
        mark(CASTS, BEARER, n=tr.ALL_ARTS),
        when=ACTIONS,
        actions=3,
    ),
)

RATINGS = (
    _on(
        "reputation",
        "Pověst",
        "Reputation",
        WARRIORS,
        Boost(IN_PLAY, BEARER, value=3),
        when=ACTIONS,
        actions=3,
    ),
    _on(
        "hidden_in_the_shadows",
        "Ukryt ve stínech",
        "Hidden in the Shadows",
        WARRIORS,
        Boost(IN_PLAY, BEARER, armour=3),
        Trigger(IN_PLAY, OnOwnDraw(), DiscardItself()),
    ),
    _on("demoted", "Degradován", "Demoted", WARRIORS, Boost(IN_PLAY, BEARER, value=-2), WorthNothing(IN_PLAY)),
    special(
        "strength_of_will",
        "Síla vůle",
        "Strength of Will",
        play=Lasting((Immune("", Who(whose=YOURS), until=TO_NEXT_TURN, symmetry=True),), everywhere=True),
    ),
    special(
        "take_aim",
        "Zamíření",
        "Take Aim",
        COMBAT,
        aim=COMBATANTS,
        play=Lasting((Boost("", AIMED, until=COMBAT_LONG, fight=1, shoot=1),)),
    ),
)


def _drilled(id: str, cs: str, en: str, **rating: int) -> Doomcard:
    """Two destiny points in a combat make the warrior better by one, for whoever leads it."""
    better = Boost("", BEARER, until=COMBAT_LONG, units=True, **rating)  # type: ignore[arg-type]
    drill = Ability(
        "drill",
        Bilingual("využít výcvik", "use the training"),
        Lasting((better,), everywhere=True),
        per=2,
        moment=COMBAT,
        by_bearer=True,
    )
    return _on(id, cs, en, WARRIORS, when=ACTIONS, actions=3, abilities=(drill,))


TRAINING = (
    _drilled("evasion_training", "Výcvik uhýbání", "Evasion Training", armour=1),
    _drilled("martial_training", "Výcvik boje zblízka", "Martial Training", fight=1),
    _drilled("sharpshooter", "Ostrostřelec", "Sharpshooter", shoot=1),
)

POINTS = (
    special("lost_paperwork", "Ztracené papíry", "Lost Paperwork", at_player="any", play=LosePoints(victory=3)),
    special("framed", "Falešné obvinění!", "Framed!", at_player="any", per=5, play=LosePoints(victory=1, units=True)),
    special("influence", "Vliv", "Influence", at_player="any", per=1, play=LosePoints(destiny=1, units=True)),
)

DESTRUCTION = (
    special("botched_orders", "Zpackané rozkazy", "Botched Orders", play=DiscardOne((MISSION,), anywhere=True)),
    special(
        "undercover_agents",
        "Tajní agenti",
        "Undercover Agents",
        ACTIONS,
        per=3,
        play=DiscardOne((MISSION,), anywhere=True, units=True),
    ),
    special(
        "surprise_invasion",
        "Překvapivá invaze!",
        "Surprise Invasion!",
        ACTIONS,
        play=DiscardOne((FORTIFICATION,), anywhere=True, considered=tr.FORTIFIED),
    ),
    special("fallen_from_favor", "Pád z milosti", "Fallen from Favor", aim=LEGIONARIES, play=DiscardOne((SYMMETRY,))),
)

CARDS = (*MEMBERSHIPS, *TEACHING, *RATINGS, *TRAINING, *POINTS, *DESTRUCTION)

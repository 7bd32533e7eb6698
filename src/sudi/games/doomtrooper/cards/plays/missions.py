"""Missions."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.missions.pledges import ChooseCorporation, ChoosePay, EndsWithoutMembers, OnNewMember
from ...language.effects.missions.rewards import (
    ChooseVictim,
    DeathReward,
    EitherReward,
    InspireMasses,
    KeepUp,
    ValueReward,
)
from ...language.effects.points import PayTitle
from ...language.needs import NeedCard
from ...language.occasions import OnBuilt, OnDeath, OnKill, OnTurnEnd
from ...language.scopes import BEARER
from ...language.select import LEGIONARIES, YOURS, Who
from ...language.standing.rule import Trigger
from ...language.standing.settling import Kept
from ...state import IN_PLAY, KOHORT, SQUAD
from ...words import traits as tr
from ..build import mission
from ..card import Ability, Doomcard


def _kept(id: str, cs: str, en: str, wanted: tuple[int, ...], place: int, pays: int) -> Doomcard:
    kept = Kept(IN_PLAY, wanted, place)
    return mission(id, cs, en, None, kept, Trigger(IN_PLAY, OnTurnEnd(kept), KeepUp(kept, pays)))


_APOSTLES = (tr.OF_ALGEROTH, tr.OF_SEMAI, tr.OF_ILIAN, tr.OF_DEMNOGONIS, tr.OF_MUAWIJHE)
_UNITED = (tr.BROTHERHOOD, tr.IMPERIAL, tr.BAUHAUS, tr.CAPITOL, tr.CYBERTRONIC, tr.MISHIMA)

CARDS = (
    mission(
        "nepharite_hunt",
        "Hon na Nefarita",
        "Nepharite Hunt",
        Who(tr.DOOMTROOPER),
        Trigger(IN_PLAY, OnKill(BEARER, Who(tr.NEPHARITE)), EitherReward(4, 2)),
    ),
    mission(
        "fury_of_the_clansmen",
        "Zuřivost klanů",
        "Fury of the Clansmen",
        Who(tr.CLANSMAN),
        Trigger(IN_PLAY, OnKill(BEARER, LEGIONARIES), EitherReward(4, 2)),
    ),
    mission(
        "defensive_perimeter",
        "Obranný perimetr",
        "Establish Defensive Perimeter",
        None,
        Trigger(IN_PLAY, OnBuilt(), PayTitle(1)),
    ),
    mission(
        "assassination",
        "Atentát",
        "Assassination",
        Who(),
        Trigger(IN_PLAY, OnKill(BEARER, chosen=True), ValueReward(2)),
        play=ChooseVictim(Who(wounded=False)),
    ),
    mission(
        "suicide_mission",
        "Sebevražedný úkol",
        "Suicide Mission",
        Who(),
        Trigger(IN_PLAY, OnDeath(), DeathReward(3)),
    ),
    mission(
        "inspire_the_masses",
        "Inspirace davů",
        "Inspire the Masses",
        Who(title="cardinal_dominic", whose=YOURS),
        needs=NeedCard("the_cathedral"),
        abilities=(Ability("inspire", Bilingual("splnit úkol", "complete the mission"), InspireMasses(), actions=3),),
    ),
    mission(
        "solidarity",
        "Solidarita",
        "Solidarity",
        None,
        Trigger(IN_PLAY, OnNewMember(), ChoosePay(victory=1, destiny=2)),
        EndsWithoutMembers(IN_PLAY),
        play=ChooseCorporation(),
    ),
    _kept(
        "dark_kohort",
        "Temná kohorta",
        "Dark Kohort",
        _APOSTLES,
        KOHORT,
        10,
    ),
    _kept(
        "well_rounded_squad",
        "Všestranné mužstvo",
        "Well-Rounded Squad",
        _UNITED,
        SQUAD,
        10,
    ),
)

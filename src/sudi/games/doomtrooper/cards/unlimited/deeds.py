"""Cards of the base set about who did what: missions, a likeness, a disease, a freelancer taken back."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.craft.devotion import Proficient
from ...language.effects.craft.guises import GoesWithMembership, TakeBack, TakeGuise
from ...language.effects.harm.plagues import ThrowBacteria
from ...language.effects.missions.tasks import (
    NeedOwnFort,
    OnBrotherSlain,
    OnBrotherTurned,
    OnCityRazed,
    Reassign,
    SilenceArt,
)
from ...language.effects.missions.tidings import Fulfil
from ...language.occasions import OnYourKill
from ...language.pieces import TASK, Piece
from ...language.scopes import BEARER
from ...language.select import Who
from ...language.standing.boosts import Boost
from ...language.standing.rule import Trigger
from ...state import IN_PLAY, KOHORT
from ...words import traits as tr
from ..build import equipment, mission, special, spell
from ..card import Ability
from ..types import ACTIONS, COMBAT, MISSION, ON_BEARER, START, STAYS

CARDS = (
    equipment(
        "bacteria_grenade",
        "Bakteriální granát",
        "Bacteria Grenade",
        tr.SPECIAL_WEAPON,
        to=tr.LEGION,
        abilities=(
            Ability(
                "throw",
                Bilingual("hodit granát", "throw the grenade"),
                ThrowBacteria(),
                moment=COMBAT,
                discards=True,
                resting=True,
            ),
        ),
    ),
    special("file_transfer", "Přesun spisu", "File Transfer", aim=Piece(TASK, (MISSION,)), play=Reassign()),
    mission("infiltration", "Infiltrace", "Infiltration", None, Trigger(IN_PLAY, OnCityRazed(), Fulfil(6))),
    spell("phantasm", "Přelud", "Phantasm", tr.KINETICS | tr.PERSONAL_SPELL, play=TakeGuise()),
    spell(
        "proficiency",
        "Zběhlost",
        "Proficiency",
        tr.MENTALISM,
        when=START,
        on_caster=True,
        play=Proficient(),
    ),
    mission(
        "portal_of_the_great_conqueror",
        "Portál velkého dobyvatele",
        "Portal of the Great Conqueror",
        Who(title="nepharite_of_algeroth"),
        Trigger(IN_PLAY, OnBrotherSlain(3), SilenceArt()),
        needs=NeedOwnFort("citadel_of_algeroth", KOHORT),
    ),
    special(
        "reinstatement",
        "Znovupřijetí",
        "Reinstatement",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(tr.FREELANCER),
        after=STAYS,
        rules=(Boost(IN_PLAY, BEARER, fight=1, shoot=1, armour=1, value=1), GoesWithMembership(IN_PLAY)),
        play=TakeBack(),
    ),
    mission(
        "snub_the_cardinal",
        "Uraz kardinála",
        "Snub the Cardinal",
        None,
        Trigger(IN_PLAY, OnYourKill(victim=Who(tr.BROTHERHOOD)), Fulfil(3)),
        Trigger(IN_PLAY, OnBrotherTurned(), Fulfil(10)),
        limit=1,
    ),
)

"""Viruses (DTR-505 to DTR-507) and what helps against them."""

from __future__ import annotations

from ...language.effects.harm.viruses import CureAll, epidemic
from ...language.marks import PROTECTED
from ...language.needs import OWN_TURN
from ...language.scopes import AIMED
from ...language.select import Who
from ...language.standing.boosts import Boost
from ...language.standing.rule import GAME_LONG, mark
from ...state import IN_PLAY, OUTPOST
from ...words import traits as tr
from ..build import special
from ..types import ACTIONS, ON_GAME, SACRIFICED, STAYS

ON_OUTPOSTS = Who(tr.DOOMTROOPER, areas=(OUTPOST,))

CARDS = (
    special(
        "v3",
        "V-3",
        "V-3",
        traits=tr.VIRUS,
        needs=OWN_TURN,
        aim=ON_OUTPOSTS,
        after=SACRIFICED,
        play=epidemic(Boost("", AIMED, until=GAME_LONG, fight=-2, shoot=-2, armour=-2, units=True)),
    ),
    special(
        "burning_lungs",
        "Hořící plíce",
        "Burning Lungs",
        ACTIONS,
        actions=2,
        traits=tr.VIRUS,
        many=True,
        lies=ON_GAME,
        after=STAYS,
        rules=(Boost(IN_PLAY, ON_OUTPOSTS, fight=-1, shoot=-1, armour=-1),),
    ),
    special(
        "inoculations",
        "Očkování",
        "Inoculations",
        ACTIONS,
        lies=ON_GAME,
        after=STAYS,
        rules=(mark(PROTECTED),),
    ),
    special("anti_toxin", "Protijed", "Anti-Toxin", ACTIONS, actions=3, play=CureAll()),
)

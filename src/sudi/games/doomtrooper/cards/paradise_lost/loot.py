"""Missions for players, and beasts and vehicles that change hands, of Paradise Lost; a tax of Apocalypse."""

from __future__ import annotations

from ...language.effects.handing import Requisition, Rustle
from ...language.effects.levies import Crackdown
from ...language.effects.missions import Fulfil
from ...language.effects.tidings import OnJailed, OnRazed
from ...language.standing.rule import Trigger
from ...state import IN_PLAY
from ..build import mission, special
from ..types import ACTIONS, ON_PLAYER, SACRIFICED, STAYS

CARDS = (
    mission("manhunt", "Hon na člověka", "Manhunt", None, Trigger(IN_PLAY, OnJailed(), Fulfil(5))),
    mission("raze_the_land", "Spálit zemi", "Raze the Land", None, Trigger(IN_PLAY, OnRazed(), Fulfil(5))),
    special("requisition", "Rekvizice", "Requisition", ACTIONS, after=SACRIFICED, play=Requisition()),
    special("rustlers", "Zloději dobytka!", "Rustlers!", after=SACRIFICED, play=Rustle()),
    special(
        "administrative_crackdown",
        "Správní zásah",
        "Administrative Crackdown",
        ACTIONS,
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        many=True,
        rules=(Crackdown(IN_PLAY),),
    ),
)

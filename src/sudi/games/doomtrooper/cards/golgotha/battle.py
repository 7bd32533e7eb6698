"""Special cards and missions of the set Golgotha about combats, points and sides."""

from __future__ import annotations

from ...language.effects.actions import TakeAway
from ...language.effects.attacks.territory import TakeTerritory
from ...language.effects.discarding import DiscardItself
from ...language.effects.missions.rewards import MoreForKill
from ...language.effects.turning import ShedDark
from ...language.marks import NEVER_DISCARDED, POOR_AGAINST_YOU, POOR_SABOTAGE
from ...language.moments import THEIR_FIRST_ACTION
from ...language.needs import ZONE_IN_USE
from ...language.occasions import OnKill, OnYourArrival
from ...language.pieces import ZONE, OwnLaid
from ...language.scopes import BEARER
from ...language.select import Who
from ...language.standing.nature import Becomes
from ...language.standing.rule import Trigger, mark
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import mission, special
from ..types import COMBAT, ON_BEARER, ON_GAME, STAYS, WARZONE

CARDS = (
    special(
        "extortion",
        "Vydírání",
        "Extortion",
        needs=THEIR_FIRST_ACTION,
        at_player="any",
        per=4,
        play=TakeAway(),
    ),
    special(
        "fortify_warzone",
        "Opevněná válečná zóna",
        "Fortify Warzone",
        lies=ON_BEARER,
        give=OwnLaid(ZONE, (WARZONE,)),
        after=STAYS,
        rules=(mark(POOR_AGAINST_YOU), Trigger(IN_PLAY, OnYourArrival(), DiscardItself())),
    ),
    special(
        "limited_resources",
        "Omezené zdroje",
        "Limited Resources",
        lies=ON_GAME,
        after=STAYS,
        rules=(mark(POOR_SABOTAGE), mark(NEVER_DISCARDED)),
    ),
    special(
        "territorial_advantage",
        "Výhoda terénu",
        "Territorial Advantage",
        COMBAT,
        needs=ZONE_IN_USE,
        play=TakeTerritory(),
    ),
    special(
        "touched_by_the_light",
        "Dotek světla",
        "Touched by the Light",
        lies=ON_BEARER,
        give=Who(tr.HERETIC),
        after=STAYS,
        rules=(
            Becomes(
                IN_PLAY,
                BEARER,
                gains=tr.DOOMTROOPER,
                loses=tr.LEGION | tr.HERETIC | tr.AFFILIATIONS | tr.FOLLOWERS,
            ),
        ),
        play=ShedDark(("dark_visitation", "tainted")),
    ),
    mission(
        "yahoo",
        "Jupí!",
        "Yahoo!",
        Who(some=tr.DOOMTROOPER | tr.HERETIC),
        Trigger(IN_PLAY, OnKill(BEARER), MoreForKill(points=2)),
    ),
)

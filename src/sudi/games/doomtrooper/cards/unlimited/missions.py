"""Missions of the base set."""

from __future__ import annotations

from ...language.effects.missions import ValueReward
from ...language.occasions import OnKill
from ...language.scopes import BEARER
from ...language.select import Who
from ...language.standing.rule import Trigger
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import mission
from ..card import Doomcard


def _among_themselves(id: str, cs: str, en: str, corporation: int) -> Doomcard:
    """Kill one of the same corporation; that brings twice what it is worth, the kill's own points included."""
    member = Who(corporation | tr.DOOMTROOPER)
    return mission(id, cs, en, member, Trigger(IN_PLAY, OnKill(BEARER, member), ValueReward(1)))


CARDS = (
    _among_themselves("clan_infighting", "Klanové spory", "Clan Infighting", tr.IMPERIAL),
    _among_themselves("exonerated_ronin", "Očištěný rónin", "Exonerated Ronin", tr.MISHIMA),
    _among_themselves(
        "internal_affairs_crackdown", "Zásah vnitřní bezpečnosti", "Internal Affairs Crackdown", tr.CAPITOL
    ),
    _among_themselves("recalled", "Stažen z oběhu", "Recalled", tr.CYBERTRONIC),
    _among_themselves("traitor_discovered", "Odhalený zrádce", "Traitor Discovered", tr.BAUHAUS),
    mission(
        "whispers_of_heresy",
        "Šepot kacířství",
        "Whispers of Heresy",
        Who(tr.MORTIFICATOR),
        Trigger(IN_PLAY, OnKill(BEARER, Who(tr.BROTHERHOOD, lacks=tr.PERSONALITY)), ValueReward(1)),
    ),
    mission(
        "fifteen_minutes_of_fame",
        "Patnáct minut slávy",
        "Fifteen Minutes of Fame",
        Who(lacks=tr.PERSONALITY),
        Trigger(IN_PLAY, OnKill(BEARER, Who(some=tr.PERSONALITY)), ValueReward(0, more=5)),
    ),
)

"""Missions of the base set, and cards about them."""

from __future__ import annotations

from ...language.effects.answers.missions import ProveMission, SpyOnMission
from ...language.effects.missions.rewards import ValueReward
from ...language.occasions import OnKill, OnYourKill
from ...language.scopes import BEARER
from ...language.select import DOOMTROOPERS, LEGIONARIES, THEIRS, Who
from ...language.standing.rule import Trigger
from ...state import IN_PLAY, KOHORT, SQUAD
from ...words import traits as tr
from ..build import mission, special
from ..card import Doomcard
from ..types import ON_MISSION, ON_SECRETLY


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
    mission(
        "flush_out_the_coward",
        "Vyžeň zbabělce",
        "Flush Out the Coward",
        Who(),
        Trigger(IN_PLAY, OnKill(BEARER, Who(covered=True)), ValueReward(2)),
    ),
    mission(
        "destroy_kohort",
        "Znič Kohortu",
        "Destroy Kohort",
        None,
        Trigger(IN_PLAY, OnYourKill(DOOMTROOPERS, last_in=KOHORT), ValueReward(0, more=5)),
    ),
    mission(
        "destroy_squad",
        "Znič Mužstvo",
        "Destroy Squad",
        None,
        Trigger(IN_PLAY, OnYourKill(LEGIONARIES, last_in=SQUAD), ValueReward(0, more=5)),
    ),
    mission(
        "siege_of_the_citadel",
        "Obléhání citadely",
        "Siege of the Citadel",
        None,
        Trigger(IN_PLAY, OnYourKill(behind=tr.CITADEL), ValueReward(1)),
    ),
    special(
        "spy_in_the_ranks",
        "Špion v řadách",
        "Spy in the Ranks",
        ON_MISSION,
        aim=Who(whose=THEIRS),
        play=SpyOnMission(),
    ),
    special("secret_mission", "Tajný úkol", "Secret Mission", ON_SECRETLY, play=ProveMission()),
)

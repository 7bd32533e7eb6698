"""Warriors of the other sides on the Outposts of Paradise Lost, which they never leave."""

from __future__ import annotations

from sudi.kernel.standing import Standing

from ...language.marks import ARM, ARM_TO_SHOOT, EQUIP, NEVER_KILLS, POINTS_AS_DESTINY, USE_ART
from ...language.scopes import ITSELF
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.nature import Immune, Loyal
from ...language.standing.rule import mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import Ratings, warrior
from ..card import Doomcard

_DARK = tr.LEGION | tr.TRIBAL | tr.OF_ALGEROTH
_TEAM = tr.DOOMTROOPER | tr.TRIBAL | tr.PERSONALITY | tr.ISLAND_TEAM


def _there(id: str, cs: str, en: str, ratings: Ratings, traits: int, *rules: Standing, **more: object) -> Doomcard:
    return warrior(id, cs, en, ratings, traits, *rules, placed="outpost", **more)


CARDS = (
    _there(
        "crenshaw_island",
        "Crenshaw – člen ostrovního týmu",
        "Crenshaw - Island Team Member",
        (6, 7, 8, 8),
        tr.BROTHERHOOD | tr.MORTIFICATOR | _TEAM,
        KillsOnWound(IN_PLAY, ITSELF),
        casts=tr.ALL_ARTS,
    ),
    _there(
        "indigo_island",
        "Indigo – člen ostrovního týmu",
        "Indigo - Island Team Member",
        (3, 14, 8, 8),
        tr.BROTHERHOOD | _TEAM,
        Forbid(IN_PLAY, USE_ART, ITSELF),
        Forbid(IN_PLAY, ARM, ITSELF),
    ),
    _there(
        "mitch_hunter_island",
        "Mitch Hunter – člen ostrovního týmu",
        "Mitch Hunter - Island Team Member",
        (7, 7, 7, 7),
        tr.CAPITOL | tr.INFANTRY | _TEAM,
        Immune(IN_PLAY, ITSELF, symmetry=True),
        Loyal(IN_PLAY, ITSELF, never=tr.HERETIC),
    ),
    _there(
        "colonel_harding",
        "Plukovník Harding",
        "Colonel Harding",
        (8, 7, 7, 9),
        tr.TRIBAL | tr.FREELANCER | tr.PERSONALITY | tr.SKULL_SEEKER | tr.GENERAL,
        Loyal(IN_PLAY, ITSELF, never=tr.AFFILIATIONS | tr.HERETIC),
        mark(POINTS_AS_DESTINY),
    ),
    _there(
        "gomorrian_emasculator",
        "Gomorský kleštič",
        "Gomorrian Emasculator",
        (4, 9, 7, 8),
        _DARK,
        Forbid(IN_PLAY, ARM_TO_SHOOT, ITSELF),
    ),
    _there("nassal", "Nassal", "Nassal", (3, 3, 3, 2), _DARK, mark(NEVER_KILLS)),
    _there(
        "phische",
        "Phische",
        "Phische",
        (8, 1, 7, 6),
        _DARK | tr.BEAST,
        Forbid(IN_PLAY, EQUIP, ITSELF),
        KillsOnWound(IN_PLAY, ITSELF, Situation(tactic=FIGHT), sacrifices=True),
    ),
)

"""Warriors of the set Mortificator."""

from __future__ import annotations

from sudi.kernel.permissions import NEVER
from sudi.kernel.wording import Bilingual

from ...language.effects.deeds.sharing import ChangeSides, ChooseSide, GiftsOf
from ...language.effects.deeds.wards import OnArrival
from ...language.effects.harm.destroying import DiscardOne
from ...language.marks import ANY_GIFTS, ART_FOR_ALL, CASTS, DRIVEN
from ...language.scopes import ITSELF
from ...language.select import Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost
from ...language.standing.rule import Mark, Trigger, mark
from ...language.standing.strikes import FirstStrike, KillsOnWound, OnlyRelicsHurt
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import warrior
from ..card import Ability

_BROTHERS = Who(tr.BROTHERHOOD)

CARDS = (
    warrior(
        "erwin_stahler",
        "Erwin Stahler",
        "Erwin Stahler",
        (6, 6, 7, 7),
        tr.BAUHAUS | tr.DOOMTROOPER | tr.LEGION | tr.HERETIC | tr.PERSONALITY,
        Trigger(IN_PLAY, OnArrival(), ChooseSide()),
        GiftsOf(IN_PLAY, ITSELF, name=ANY_GIFTS, n=tr.GIFT_OF_ALGEROTH),
        abilities=(Ability("cross", Bilingual("přejít na druhou stranu", "change sides"), ChangeSides(), actions=1),),
    ),
    warrior(
        "golgotha_unleashed",
        "Rozpoutaná Golgotha",
        "Golgotha Unleashed",
        (14, None, 6, 12),  # the dashes printed here belong to her sister, the Mistress
        tr.LEGION | tr.NEPHARITE | tr.OF_ALGEROTH | tr.PERSONALITY,
        Forbid(IN_PLAY, DRIVEN, ITSELF, NEVER),
        OnlyRelicsHurt(IN_PLAY, ITSELF),
        mark(ART_FOR_ALL),
        casts=tr.ALL_ARTS,
        limit=0,  # banned
    ),
    warrior(
        "metropolitan_prophet",
        "Metropolitní prorok",
        "Metropolitan Prophet",
        (4, 5, 5, 7),
        tr.LEGION | tr.FOLLOWERS,
        FirstStrike(IN_PLAY, ITSELF, always=True),
    ),
    warrior(
        "spirit_of_nathaniel",
        "Nathanielův duch",
        "Spirit of Nathaniel",
        (None, None, None, 30),
        tr.BROTHERHOOD | tr.PERSONALITY,
        Forbid(IN_PLAY, DRIVEN, ITSELF, NEVER),
        Mark(IN_PLAY, _BROTHERS, name=CASTS, n=tr.ALL_ARTS),
        KillsOnWound(IN_PLAY, _BROTHERS, Situation(facing=tr.LEGION)),
        abilities=(
            Ability(
                "banish",
                Bilingual("vyřadit apoštola", "discard an apostle"),
                DiscardOne((), who=Who(some=tr.APOSTLE)),
                actions=4,
            ),
        ),
    ),
    warrior(
        "wolfe",
        "Wolfe",
        "Wolfe",
        (3, 9, 9, 8),
        tr.BAUHAUS | tr.PERSONALITY | tr.VENUSIAN_RANGER,
        Boost(IN_PLAY, ITSELF, Situation(using="deathlockdrum"), shoot=5),
    ),
)

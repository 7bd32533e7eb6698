"""Warriors of the set Golgotha."""

from __future__ import annotations

from typing import Any

from sudi.kernel.permissions import NEVER
from sudi.kernel.standing import Standing

from ...language.marks import ANY_GIFTS, ANY_TROOPERS_EQUIPMENT, ART_FOR_ALL, DRIVEN, FREE_CARDS, GIFTED
from ...language.scopes import ITSELF
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost, PerMate
from ...language.standing.nature import Immune, Loyal
from ...language.standing.rule import Mark, mark
from ...language.standing.strikes import FirstStrike, KillsOnWound
from ...state import IN_PLAY, KOHORT
from ...words import traits as tr
from ..build import Ratings, warrior
from ..card import Doomcard

AGAINST_LEGION = Situation(facing=tr.LEGION)
GIFT_IMMUNE = Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT)


def leader(
    id: str, cs: str, en: str, ratings: Ratings, traits: int, led: Who, n: int, *rules: Standing, **more: Any
) -> Doomcard:
    """A personality that makes others better by so much."""
    better = Boost(IN_PLAY, led, fight=n, shoot=n, armour=n)
    return warrior(id, cs, en, ratings, traits | tr.PERSONALITY, *rules, better, **more)


_LEGION = Who(tr.LEGION, whose=YOURS)
_LIONS = Who(tr.GOLDEN_LION, lacks=tr.PERSONALITY, whose=YOURS)
_SEA_LIONS = Who(tr.SEA_LION, whose=YOURS, others=True)

CARDS = (
    warrior(
        "atilla_iii",
        "Atilla III",
        "Atilla III",
        (8, 7, 8, 9),
        tr.CYBERTRONIC | tr.CUIRASSIER | tr.PERSONALITY,
        Immune(IN_PLAY, ITSELF, symmetry=True),
        KillsOnWound(IN_PLAY, Who(tr.CUIRASSIER, whose=YOURS)),
        never_art=True,
    ),
    warrior(
        "callistonian_sundancer",
        "Kallistonský sluneční tanečník",
        "Callistonian Sundancer",
        (12, 4, 7, 9),
        tr.LEGION | tr.OF_SEMAI,
        KillsOnWound(IN_PLAY, ITSELF, AGAINST_LEGION),
    ),
    leader(
        "chris_jackson",
        "Chris Jackson",
        "Chris Jackson",
        (4, 8, 8, 7),
        tr.CAPITOL | tr.SEA_LION,
        _SEA_LIONS,
        3,
        Mark(IN_PLAY, _SEA_LIONS, name=ANY_TROOPERS_EQUIPMENT),
    ),
    leader(
        "coral_beach",
        "Coral Beach",
        "Coral Beach",
        (7, 8, 7, 8),
        tr.CYBERTRONIC | tr.CHASSEUR,
        Who(tr.CHASSEUR, whose=YOURS, others=True),
        2,
        GIFT_IMMUNE,
        never_art=True,
    ),
    # Her combat ratings were printed on another card: she never fights.
    warrior(
        "golgotha_mistress",
        "Golgotha – paní Symetrie",
        "Golgotha–Mistress of Symmetry",
        (None, None, None, 12),
        tr.LEGION | tr.OF_ALGEROTH | tr.NEPHARITE | tr.PERSONALITY,
        Forbid(IN_PLAY, DRIVEN, ITSELF, NEVER),
        Mark(IN_PLAY, _LEGION, name=ANY_GIFTS),
        Mark(IN_PLAY, _LEGION, name=FREE_CARDS, n=tr.GIFTS),
        mark(ART_FOR_ALL),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "inquisitor_simon",
        "Inkvizitor Simon",
        "Inquisitor Simon",
        (5, 10, 8, 9),
        tr.BROTHERHOOD | tr.INQUISITOR | tr.PERSONALITY,
        Loyal(IN_PLAY, ITSELF, never=tr.HERETIC),
        KillsOnWound(IN_PLAY, ITSELF, AGAINST_LEGION),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "pretorian_behemoth",
        "Pretoriánský behemot",
        "Pretorian Behemoth",
        (13, 7, 9, 10),
        tr.LEGION | tr.OF_ALGEROTH | tr.STALKER,
        Immune(IN_PLAY, ITSELF, art=True),
        Forbid(IN_PLAY, GIFTED, ITSELF),
        PerMate(IN_PLAY, ITSELF, fight=2, mates=Who(tr.STALKER), once=True, source_area=KOHORT),
    ),
    leader(
        "shinobi",
        "Shinobi",
        "Shinobi",
        (5, 9, 8, 8),
        tr.MISHIMA | tr.HATAMOTO | tr.CAPTAIN,
        Who(tr.HATAMOTO, lacks=tr.PERSONALITY, whose=YOURS),
        5,
    ),
    leader(
        "timothy_macguire",
        "Timothy MacGuire",
        "Timothy MacGuire",
        (4, 10, 7, 7),
        tr.IMPERIAL | tr.GOLDEN_LION,
        _LIONS,
        4,
        KillsOnWound(IN_PLAY, _LIONS, AGAINST_LEGION),
    ),
    warrior(
        "toshiro",
        "Toshiro",
        "Toshiro",
        (10, 2, 7, 7),
        tr.MISHIMA | tr.SHADOW_WALKER | tr.PERSONALITY,
        Forbid(IN_PLAY, DRIVEN, ITSELF, NEVER),
        FirstStrike(IN_PLAY, ITSELF, always=True),
        KillsOnWound(IN_PLAY, Who(tr.SHADOW_WALKER, whose=YOURS)),
    ),
)

"""Warriors of the set Apocalypse."""

from __future__ import annotations

from ...language.marks import ANY_GIFTS, ANY_KI, FREE_CARDS
from ...language.scopes import FACING, ITSELF
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.boosts import Boost
from ...language.standing.duties import MustAttack
from ...language.standing.nature import Loyal
from ...language.standing.rule import Mark, WhileCarrying, WorthIn, mark
from ...language.standing.strikes import FirstStrike, KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import warrior
from ..golgotha.warriors import leader

_BERETS = Who(tr.BLOOD_BERET, whose=YOURS, others=True)
_SACRED = Who(tr.SACRED_WARRIOR, whose=YOURS, others=True)
_OF_ILIAN = Who(tr.OF_ILIAN, whose=YOURS, others=True)
_SCALPER = Situation(using="scalper")

CARDS = (
    leader(
        "andrew_drougan",
        "Andrew Drougan",
        "Andrew Drougan",
        (5, 9, 8, 9),
        tr.IMPERIAL | tr.BLOOD_BERET,
        _BERETS,
        3,
        KillsOnWound(IN_PLAY, _BERETS),
    ),
    warrior(
        "brother_claudius",
        "Bratr Claudius",
        "Brother Claudius",
        (7, 7, 6, 8),
        tr.BROTHERHOOD | tr.MORTIFICATOR | tr.PERSONALITY,
        WorthIn(IN_PLAY, ITSELF, n=3, aspect=tr.KINETICS, fighting=True),
        casts=tr.ALL_ARTS,
    ),
    leader(
        "brother_stern",
        "Bratr Stern",
        "Brother Stern",
        (8, 6, 8, 8),
        tr.BROTHERHOOD | tr.SACRED_WARRIOR,
        _SACRED,
        5,
        KillsOnWound(IN_PLAY, ITSELF),
        KillsOnWound(IN_PLAY, _SACRED),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "demon_hunter",
        "Lovec démonů",
        "Demon Hunter",
        (5, 5, 7, 7),
        tr.MISHIMA | tr.SHADOW_WALKER,
        FirstStrike(IN_PLAY, ITSELF, always=True),
        Loyal(IN_PLAY, ITSELF, never=tr.HERETIC),
        MustAttack(IN_PLAY, ITSELF, whom=Who(some=tr.LEGION | tr.HERETIC)),
    ),
    warrior(
        "elemental_master",
        "Mistr živlů",
        "Elemental Master",
        (8, 8, 9, 10),
        tr.BROTHERHOOD | tr.MYSTIC,
        WorthIn(IN_PLAY, ITSELF, n=5, aspect=tr.ELEMENTS),
        casts=tr.ALL_ARTS,
    ),
    warrior("grey_mystic", "Šedý mystik", "Grey Mystic", (5, 5, 4, 8), tr.MISHIMA, mark(FREE_CARDS, n=ANY_KI)),
    # That it may attack anybody adds nothing (DTR-250).
    warrior("freedom_brigadeer", "Brigádník svobody", "Freedom Brigadeer", (3, 7, 6, 7), tr.CAPITOL | tr.INFANTRY),
    leader(
        "keitoku_asano",
        "Keitoku Asano",
        "Keitoku Asano",
        (11, 7, 10, 10),
        tr.MISHIMA | tr.COMMANDER | tr.SAMURAI | tr.SHOGUN,
        Who(tr.SHOGUN, whose=YOURS, others=True),
        4,
        WhileCarrying(IN_PLAY, Who(tr.MISHIMA, whose=YOURS), name=FREE_CARDS, n=ANY_KI, having="dai_sho"),
    ),
    leader(
        "kritana",
        "Kritana",
        "Kritana",
        (9, 8, 10, 11),
        tr.LEGION | tr.OF_ILIAN | tr.NEPHARITE,
        _OF_ILIAN,
        4,
        Mark(IN_PLAY, Who(tr.OF_ILIAN, whose=YOURS), name=ANY_GIFTS),
    ),
    leader(
        "nicola_brannaghan",
        "Nicola Brannaghanová",
        "Nicola Brannaghan",
        (7, 9, 10, 12),
        tr.IMPERIAL | tr.CLANSMAN,
        Who(tr.IMPERIAL, others=True),
        4,
    ),
    warrior(
        "shogun",
        "Šógun",
        "Shogun",
        (5, 4, 6, 6),
        tr.MISHIMA | tr.SAMURAI | tr.SHOGUN,
        Boost(IN_PLAY, ITSELF, _SCALPER, fight=6),
        Boost(IN_PLAY, FACING, Situation(facing_user="scalper"), fight=-6),
    ),
    warrior(
        "white_mystic",
        "Bílý mystik",
        "White Mystic",
        (5, 5, 6, 6),
        tr.MISHIMA,
        WorthIn(IN_PLAY, ITSELF, n=2),
        casts=tr.ALL_ARTS,
    ),
)

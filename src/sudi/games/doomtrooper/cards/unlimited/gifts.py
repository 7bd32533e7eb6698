"""Gifts of the base set that are used: on enemies, on one's own, on the combat, on a hand."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.afflictions import ENEMIES, Afflict, DriveOne, Enrage
from ...language.effects.harm.endings import SlipAway
from ...language.effects.keeping.looking import LookThrough
from ...language.marks import ATTACK, BE_ATTACKED
from ...language.scopes import AIMED
from ...language.select import WARRIORS, YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.rule import TO_NEXT_TURN
from ...state import HAND
from ...words import traits as tr
from ..build import gift
from ..card import DECLARED, Ability, Doomcard
from ..types import ON_BEARER, STAYS, SYMMETRY

_NO_ATTACK = Forbid("", ATTACK, AIMED, until=TO_NEXT_TURN)
_NOT_ATTACKED = Forbid("", BE_ATTACKED, AIMED, until=TO_NEXT_TURN)

CARDS = (
    gift(
        "sleep",
        "Spánek",
        "Sleep",
        tr.GIFT_OF_MUAWIJHE,
        abilities=(
            Ability(
                "sleep", Bilingual("uspat", "put to sleep"), Afflict(ENEMIES, (_NO_ATTACK, _NOT_ATTACKED)), actions=1
            ),
        ),
    ),
    gift(
        "send_dreams",
        "Seslání snů",
        "Send Dreams",
        tr.GIFT_OF_MUAWIJHE,
        abilities=(Ability("dreams", Bilingual("seslat sny", "send dreams"), DriveOne(), cost=5),),
    ),
    gift(
        "invoke_frenzy",
        "Vyvolání běsnění",
        "Invoke Frenzy",
        tr.GIFT_OF_ALGEROTH,
        abilities=(
            Ability(
                "frenzy",
                Bilingual("vyvolat běsnění", "invoke frenzy"),
                Enrage(Who(tr.LEGION, whose=YOURS, wounded=True)),
                actions=1,
            ),
        ),
    ),
    gift(
        "invoke_pain",
        "Vyvolání bolesti",
        "Invoke Pain",
        tr.DARK_GIFT,
        abilities=(
            Ability(
                "pain",
                Bilingual("vyvolat bolest", "invoke pain"),
                Afflict(WARRIORS, (_NO_ATTACK,), units=True),
                per=3,
                moment=DECLARED,
            ),
        ),
    ),
    gift(
        "illusion",
        "Iluze",
        "Illusion",
        tr.GIFT_OF_SEMAI,
        abilities=(Ability("illusion", Bilingual("zmizet ze souboje", "vanish from the combat"), SlipAway(), cost=3),),
    ),
    Doomcard(
        id="necrovisual_link",
        name=Bilingual("Nekrovizuální spojení", "Necrovisual Link"),
        type=SYMMETRY,
        traits=tr.GIFT_OF_ALGEROTH,
        give=Who(tr.LEGION | tr.NEPHARITE, whose=YOURS),
        lies=ON_BEARER,
        after=STAYS,
        abilities=(Ability("link", Bilingual("nahlédnout", "look"), LookThrough(HAND, others=True), actions=1),),
    ),
)

"""Cards of the set Warzone that carry warriors and equipment, and spoils that change hands."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.keeping.carriers import ARMOURED, GetIn, GetOut, WrecksKill
from ...language.effects.keeping.stores import DropStored, PutBack, StoreSome, TakeStored
from ...language.effects.trade.looting import OnGearGone, TakeFruits
from ...language.marks import STORES
from ...language.select import WARRIORS, YOURS, Who
from ...language.standing.rule import Trigger, mark
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ..build import equipment, special
from ..card import Ability, Doomcard
from ..types import ACTIONS, IN_AREA, ON_BEARER, STAYS


def _carrier(id: str, cs: str, en: str, area: str, traits: int, whose: int) -> Doomcard:
    return equipment(
        id,
        cs,
        en,
        tr.VEHICLE | traits,
        WrecksKill(IN_PLAY),
        lies=IN_AREA,
        areas=(area,),
        give=None,
        abilities=(
            Ability("enter", Bilingual("nastoupit", "get in"), GetIn(Who(whose), rules=ARMOURED), actions=1),
            Ability("leave", Bilingual("vystoupit", "get out"), GetOut(), actions=1),
        ),
    )


_IN_SQUAD = Who(whose=YOURS, areas=(SQUAD,))

CARDS = (
    _carrier(
        "klein_helitek_dragonfly",
        "Klein Helitek Vážka",
        "Klein Helitek Dragonfly",
        "squad",
        tr.AIRSHIP | tr.BAUHAUS,
        tr.BAUHAUS,
    ),
    _carrier(
        "reaver_troop_carrier",
        "Transportér Drancovník",
        "Reaver Troop Carrier",
        "kohort",
        tr.TANK | tr.LEGION,
        tr.LEGION,
    ),
    equipment(
        "lancelot_light_freighter",
        "Lehká nákladní loď Lancelot",
        "Lancelot Light Freighter",
        tr.VEHICLE | tr.AIRSHIP | tr.IMPERIAL,
        mark(STORES),
        lies=IN_AREA,
        areas=("squad",),
        give=None,
        abilities=(
            Ability("store", Bilingual("naložit z ruky", "load from the hand"), StoreSome(room=3), actions=1),
            Ability("load", Bilingual("naložit z Mužstva", "load from the Squad"), PutBack(_IN_SQUAD, 3), actions=1),
            Ability("give", Bilingual("vydat vybavení", "give equipment"), TakeStored(WARRIORS)),
            Ability("drop", Bilingual("vyřadit vybavení", "discard equipment"), DropStored()),
        ),
    ),
    special(
        "fruits_of_war",
        "Plody války",
        "Fruits of War",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(),
        after=STAYS,
        rules=(Trigger(IN_PLAY, OnGearGone(), TakeFruits()),),
    ),
)

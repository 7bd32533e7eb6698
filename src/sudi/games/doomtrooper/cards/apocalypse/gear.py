"""Equipment, ki powers and fortifications of the set Apocalypse."""

from __future__ import annotations

from sudi.kernel.values import MULTIPLY
from sudi.kernel.wording import Bilingual

from ...language.effects.lasting import Lasting
from ...language.effects.points import GainForCards
from ...language.marks import FULL_POINTS, NOT_REMOVED
from ...language.occasions import OnDrawStep
from ...language.scopes import BEARER, FACING
from ...language.select import YOURS, Who
from ...language.standing.boosts import BASE, Boost
from ...language.standing.mirrored import LikeOpponent
from ...language.standing.nature import Loyal
from ...language.standing.rule import COMBAT_LONG, Mark, Trigger
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import ARMOUR, FIGHT, SHOOT
from ..build import equipment, fortification, ki
from ..card import Ability, Doomcard
from ..types import COMBAT, ON_BEARER, STAYS
from ..types import EQUIPMENT as EQUIPMENT_TYPE

EQUIPMENT = (
    Doomcard(
        id="epidermal_plates",
        name=Bilingual("Podkožní pláty", "Epidermal Plates"),
        type=EQUIPMENT_TYPE,
        traits=tr.ARMOUR_SUIT,
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, lacks=tr.BROTHERHOOD, whose=YOURS),
        requires=tr.DOOMTROOPER,
        after=STAYS,
        standing=(Boost(IN_PLAY, BEARER, armour=2, layer=BASE, operation=MULTIPLY),),
    ),
    equipment(
        "ceremonial_blade",
        "Mishimský obřadní meč",
        "Mishimese Ceremonial Blade",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=4),
        KillsOnWound(IN_PLAY, BEARER),
        Loyal(IN_PLAY, BEARER, never=tr.HERETIC, keeps=tr.MISHIMA),
        to=tr.MISHIMA,
    ),
)

_PIERCE = Lasting((Boost("", FACING, until=COMBAT_LONG, armour=-1, units=True),), everywhere=True)
KI_POWERS = (
    ki(
        "supreme_concentration",
        "Nejvyšší soustředění",
        "Supreme Concentration",
        LikeOpponent(IN_PLAY, BEARER, rating=SHOOT),
    ),
    ki("monkeys_foot", "Opičí noha", "The Monkey's Foot", LikeOpponent(IN_PLAY, BEARER, rating=ARMOUR)),
    ki(
        "toronagas_raging_might",
        "Toronagova zuřivá síla",
        "Toronaga's Raging Might",
        LikeOpponent(IN_PLAY, BEARER, rating=FIGHT),
    ),
    ki(
        "crows_piercing_glance",
        "Pronikavý pohled vrány",
        "The Crow's Piercing Glance",
        abilities=(
            Ability("pierce", Bilingual("oslabit protivníka", "weaken the opponent"), _PIERCE, per=1, moment=COMBAT),
        ),
    ),
)

FORTIFICATIONS = (
    fortification(
        "discreet_meeting_room",
        "Diskrétní zasedací místnost",
        "Discreet Meeting Room",
        "squad",
        Mark(IN_PLAY, Who(tr.FREELANCER, whose=YOURS), name=FULL_POINTS),
    ),
    fortification(
        "sanctuary",
        "Svatyně",
        "Sanctuary",
        "squad",
        Mark(IN_PLAY, Who(tr.DOOMTROOPER, whose=YOURS), name=NOT_REMOVED),
        traits=tr.BROTHERHOOD,  # the sign (DTR-477)
    ),
    fortification(
        "factory_retrofit",
        "Modernizace továrny",
        "Factory Retrofit",
        "squad kohort",
        Trigger(IN_PLAY, OnDrawStep(), GainForCards(3, "factory")),
        many=True,
    ),
)

CARDS = (*EQUIPMENT, *KI_POWERS, *FORTIFICATIONS)

"""Equipment beyond the starter decks."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.actions import ExtraAction
from ...language.effects.areas import AnyArea
from ...language.effects.combat import ThrowGrenade
from ...language.effects.craft.spells import StoreSpell
from ...language.effects.harm.destroying import DiscardOne
from ...language.effects.harm.healing import SaveBearer
from ...language.effects.keeping.piles import Fetch
from ...language.marks import IGNORES_COVER, IGNORES_FORTS, NO_EQUIPMENT, NO_WEAPONS
from ...language.occasions import OnKill, OnYourTurn
from ...language.scopes import BEARER, SAME_AREA
from ...language.situations import Situation
from ...language.standing.boosts import Boost, doubled
from ...language.standing.rule import Mark, Trigger, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import ARMOUR, SHOOT, VALUE
from ..build import equipment
from ..card import Ability, Doomcard
from ..types import ART, EQUIPMENT, FORTIFICATION, IN_AREA, ON_PLAYER, STAYS

WHEN_ATTACKING = Situation(role="attacking")

CARDS = (
    equipment(
        "mortis_sword",
        "Meč smrti",
        "Mortis Sword",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=1),
        Boost(IN_PLAY, BEARER, fight=1, per_stored=ART),
        to=tr.BROTHERHOOD,
        abilities=(Ability("store", Bilingual("vložit kouzlo", "store a spell"), StoreSpell(), actions=1),),
    ),
    equipment(
        "shrieketh",
        "Shrieketh",
        "Shrieketh",
        tr.SHOOT_WEAPON,
        Boost(IN_PLAY, BEARER, shoot=1),
        Trigger(IN_PLAY, OnKill(BEARER, armed=True), Fetch("heretic")),
        to=tr.LEGION,
    ),
    equipment(
        "book_of_law",
        "Kniha zákona",
        "Book of Law",
        0,
        Trigger(IN_PLAY, OnYourTurn(), ExtraAction()),
        to=tr.BROTHERHOOD,
        play=ExtraAction(),
    ),
    Doomcard(
        id="triangulating_scope",
        name=Bilingual("Třídimenzní vidění", "Triangulating Scope"),
        type=EQUIPMENT,
        lies=ON_PLAYER,
        after=STAYS,
        many=True,
        play=AnyArea(),
        standing=(
            Boost(IN_PLAY, SAME_AREA, WHEN_ATTACKING, shoot=3),
            Mark(IN_PLAY, SAME_AREA, WHEN_ATTACKING, name=IGNORES_COVER),
            Mark(IN_PLAY, SAME_AREA, WHEN_ATTACKING, name=IGNORES_FORTS),
        ),
    ),
    equipment(
        "punisher_blade",
        "Čepel Trestatel",
        "Punisher Blade",
        tr.FIGHT_WEAPON | tr.CYBERTRONIC,  # whose sign it bears (DTR-477)
        Boost(IN_PLAY, BEARER, fight=1),
    ),
    equipment(
        "cap_7000p",
        "CAP 7000P",
        "CAP 7000P",
        tr.VEHICLE | tr.AIRSHIP,
        doubled(BEARER, SHOOT, ARMOUR, VALUE),
        mark(NO_WEAPONS),
        to=tr.CYBERTRONIC | tr.DOOMTROOPER,
    ),
    equipment(
        "capitol_sword",
        "Kapitolský meč cti",
        "Capitol Sword of Honor",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=1),
        to=tr.CAPITOL | tr.DOOMTROOPER,
    ),
    equipment(
        "combat_coordinator",
        "Bojový koordinátor",
        "Combat Coordinator",
        0,
        Boost(IN_PLAY, BEARER, fight=8, shoot=8, armour=8, value=8),
        KillsOnWound(IN_PLAY, BEARER, sacrifices=True),
        to=tr.CURATOR,
        abilities=(
            Ability("save", Bilingual("zabránit zranění", "prevent a wound"), SaveBearer(), discards=True, saves=True),
        ),
    ),
    equipment(
        "violator_sword",
        "Barbarský meč",
        "Violator Sword",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=2),
        to=tr.BAUHAUS | tr.DOOMTROOPER,
    ),
    equipment(
        "hellhound_necrotank",
        "Nekrotank Pekelný pes",
        "Hellhound Necrotank",
        tr.VEHICLE | tr.TANK,
        Boost(IN_PLAY, BEARER, fight=5, shoot=5, armour=5, value=5),
        mark(NO_EQUIPMENT),
        to=tr.LEGION,
    ),
    equipment(
        "grenade",
        "Protiposádkový granát",
        "Antipersonnel Grenade",
        0,
        abilities=(
            Ability(
                "throw",
                Bilingual("hodit granát", "throw it"),
                ThrowGrenade(),
                actions=1,
                attack=True,
                discards=True,
                sacrifices=True,
            ),
        ),
    ),
    Doomcard(
        id="great_infurior",
        name=Bilingual("Velký zuřivec Bauhausu", "Bauhaus Great Infurior"),
        type=EQUIPMENT,
        lies=IN_AREA,
        areas=("squad",),
        after=STAYS,
        cost=6,
        abilities=(
            Ability(
                "fire",
                Bilingual("zničit opevnění", "destroy a fortification"),
                DiscardOne((FORTIFICATION,), anywhere=True),
                actions=3,
                once=True,
            ),
        ),
    ),
)

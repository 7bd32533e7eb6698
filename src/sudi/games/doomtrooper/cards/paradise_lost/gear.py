"""Equipment, beasts and warzones of the set Paradise Lost."""

from __future__ import annotations

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.marks import BE_ATTACKED, DEFENDERS, IGNORES_ARMOUR
from ...language.pieces import Piece
from ...language.scopes import BEARER, FACING, FROM_ZONE, WIELDER
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import BEAST as BEAST_LAYER
from ...language.standing.boosts import Boost
from ...language.standing.disuse import Unusable
from ...language.standing.nature import Becomes
from ...language.standing.rule import Mark, mark
from ...language.standing.strikes import FirstStrike, KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import SHOOT
from ...words.trait_nouns import nouns_of
from ..build import Ratings, beast, equipment, warzone
from ..card import Doomcard
from ..types import EQUIPMENT as EQUIPMENT_TYPE
from ..types import ON_BEARER, RELIC, STAYS

_AIRSHIP = tr.VEHICLE | tr.AIRSHIP


def _vehicle(id: str, cs: str, en: str, tribe: int, traits: int, *rules: Standing, **ratings: int) -> Doomcard:
    boost = Boost(IN_PLAY, BEARER, **ratings)  # type: ignore[arg-type]
    return equipment(id, cs, en, tr.VEHICLE | traits, boost, *rules, to=tribe)


EQUIPMENT = (
    _vehicle("blitztank", "Blitztank", "Blitztank", tr.RASPUTIN, tr.TANK, fight=5, shoot=5, armour=5, value=5),
    _vehicle("tailwave", "Tailwave", "Tailwave", tr.RASPUTIN, _AIRSHIP, shoot=6, armour=6),
    _vehicle(
        "veiled_dart",
        "Zahalená šipka",
        "Veiled Dart",
        tr.RASPUTIN,
        _AIRSHIP,
        FirstStrike(IN_PLAY, BEARER, Situation(tactic=SHOOT)),
        armour=6,
    ),
    _vehicle("grimgrind_airvessel", "Koráb Grimgrind", "Grimgrind Airvessel", tr.LUTHERAN, _AIRSHIP, shoot=4, armour=4),
    _vehicle("verounist_stingray", "Rejnok Verounist", "Verounist Stingray", tr.TEMPLARS, _AIRSHIP, shoot=3, armour=3),
    _vehicle("torrent_battle_wagon", "Bojový vůz Torrent", "Torrent Battle Wagon", tr.CRESCENTIA, 0, shoot=3, armour=3),
    _vehicle(
        "ironshark",
        "Železný žralok",
        "Ironshark",
        tr.TRIBAL,
        0,
        KillsOnWound(IN_PLAY, BEARER, Situation(tactic=SHOOT)),
        shoot=5,
    ),
    equipment(
        "body_armor",
        "Tělové brnění",
        "Body Armor",
        tr.ARMOUR_SUIT,
        Boost(IN_PLAY, BEARER, armour=3),
        Unusable(IN_PLAY, FACING, gear=tr.SHOOT_WEAPON),
    ),
    Doomcard(
        id="power_induction",
        name=Bilingual("Indukce síly", "Power Induction"),
        type=EQUIPMENT_TYPE,
        lies=ON_BEARER,
        give=Piece(
            nouns_of(tr.FIGHT_WEAPON)[0], (EQUIPMENT_TYPE, RELIC), tr.FIGHT_WEAPON, Who(whose=YOURS), tr.SHOOT_WEAPON
        ),
        after=STAYS,
        standing=(mark(IGNORES_ARMOUR, WIELDER),),
    ),
)

BEASTS = (
    beast("equine", "Kůň", "Equine", (2, 0, 2, 0), tr.LUTHERAN, Becomes(IN_PLAY, BEARER, gains=tr.CAVALIER)),
    beast(
        "marine_serett",
        "Mořský serett",
        "Marine Serett",
        (0, -4, 0, 0),
        tr.TEMPLARS,
        Boost(IN_PLAY, BEARER, Situation(not_bearer=tr.TEMPLAR_MARINE), fight=2, armour=2, layer=BEAST_LAYER),
        Boost(IN_PLAY, BEARER, Situation(bearer=tr.TEMPLAR_MARINE), fight=4, armour=4, layer=BEAST_LAYER),
        Forbid(IN_PLAY, BE_ATTACKED, BEARER, whom=Who(aboard=tr.AIRSHIP)),
    ),
)


def _europe(id: str, cs: str, en: str, modifiers: Ratings, tribe: int, when: Situation) -> Doomcard:
    """A warzone of the Outpost that only one tribe defends, with three more for whoever is suited to it."""
    more = Boost(IN_PLAY, FROM_ZONE, when, fight=3, shoot=3, armour=3)
    return warzone(id, cs, en, "outpost", modifiers, more, Mark(IN_PLAY, Who(tribe), name=DEFENDERS))


WARZONES = (
    _europe(
        "eastern_europe",
        "Východní Evropa",
        "Eastern Europe",
        (1, 2, 2, 2),
        tr.RASPUTIN,
        Situation(aboard=tr.VEHICLE),
    ),
    _europe(
        "southern_europe",
        "Jižní Evropa",
        "Southern Europe",
        (3, 0, 2, 2),
        tr.TEMPLARS,
        Situation(facing=tr.TRIBAL),
    ),
)

CARDS = (*EQUIPMENT, *BEASTS, *WARZONES)

"""Equipment and fortifications of the base set."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.marks import MOVABLE, NO_WEAPONS, TO_FIGHT, TWO_HANDGUNS
from ...language.pieces import Piece
from ...language.scopes import BEARER, FACING, WIELDER
from ...language.select import YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost, doubled
from ...language.standing.nature import Immune
from ...language.standing.rule import mark
from ...state import IN_PLAY, KOHORT
from ...words import trait_nouns
from ...words import traits as tr
from ...words.ratings import ARMOUR, FIGHT, SHOOT, VALUE
from .. import types
from ..build import equipment, fortification
from ..card import Doomcard


def _airship(id: str, cs: str, en: str, corporation: int) -> Doomcard:
    return equipment(
        id,
        cs,
        en,
        tr.VEHICLE | tr.AIRSHIP,
        doubled(BEARER, SHOOT, ARMOUR, VALUE),
        mark(NO_WEAPONS),
        to=corporation | tr.DOOMTROOPER,
    )


def _part(id: str, cs: str, en: str, weapon: int, lacks: int = 0, **ratings: int) -> Doomcard:
    """Added to a weapon of one's own, it counts while that is used (DTR-085)."""
    (word,) = trait_nouns.nouns_of(weapon)
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=types.EQUIPMENT,
        lies=types.ON_BEARER,
        give=Piece(word, (types.EQUIPMENT, types.RELIC), weapon, Who(whose=YOURS), lacks),
        after=types.STAYS,
        standing=(Boost(IN_PLAY, WIELDER, **ratings),),  # type: ignore[arg-type]
    )


EQUIPMENT = (
    _airship("grapeshot_guardian", "AH/UH-19 Strážce Grapeshot", "AH/UH-19 Grapeshot Guardian", tr.CAPITOL),
    _airship("kamikaze", "Fukimura č. 12 „Kamikaze“", "Fukimura No. 12 “Kamikaze”", tr.MISHIMA),
    equipment(
        "wolfclaw",
        "T-32 „Wolfclaw“ JBT",
        "T-32 “Wolfclaw” JBT",
        tr.VEHICLE | tr.TANK,
        doubled(BEARER, FIGHT, SHOOT, ARMOUR, VALUE),
        mark(NO_WEAPONS),
        to=tr.BAUHAUS | tr.DOOMTROOPER,
    ),
    equipment(
        "blessed_armor",
        "Požehnané brnění",
        "Blessed Armor",
        tr.ARMOUR_SUIT | tr.BROTHERHOOD,
        Immune(IN_PLAY, BEARER, symmetry=True),
        to=tr.DOOMTROOPER,
    ),
    equipment("combat_armor", "Bojový pancíř", "Combat Armor", 0, Boost(IN_PLAY, BEARER, armour=1)),
    equipment(
        "cybernetic_power_arm",
        "Kybernetická silová paže",
        "Cybernetic Power Arm",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=6),
    ),
    equipment(
        "gehenna_puker",
        "Plamenomet Gehenna",
        "Gehenna Puker",
        tr.SHOOT_WEAPON | tr.FLAMETHROWER,
        Boost(IN_PLAY, BEARER, shoot=6),
    ),
    equipment(
        "plasma_carbine",
        "Plazmová karabina L&A",
        "L&A Plasma Carbine",
        tr.SHOOT_WEAPON | tr.ASSAULT_RIFLE,
        Boost(IN_PLAY, BEARER, shoot=3),
    ),
    _part("telescopic_sight", "Optický zaměřovač", "Telescopic Sight", tr.SHOOT_WEAPON, shoot=1),
    _part("grenade_launcher", "Granátomet", "Grenade Launcher", tr.SHOOT_WEAPON, shoot=3),
    _part(
        "reverberating_sharpener",
        "Vibrační brousek",
        "Reverberating Sharpener",
        tr.FIGHT_WEAPON,
        tr.SHOOT_WEAPON,
        fight=1,
    ),
    equipment(
        "cybernetic_retinas",
        "Kybernetické sítnice",
        "Cybernetic Retinas",
        0,
        Boost(IN_PLAY, BEARER, fight=3, shoot=3),
        Immune(IN_PLAY, BEARER, titles=("blindness",)),
    ),
    equipment(
        "scalper",
        "Skalpovač",
        "Scalper",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=1),
        Boost(IN_PLAY, FACING, fight=-1),
        to=tr.MISHIMA | tr.DOOMTROOPER,
    ),
    equipment(
        "bolter",
        "Sherman 74 model 13 „Bolter“",
        "Sherman 74 Model 13 “Bolter”",
        tr.FIGHT_WEAPON | tr.SHOOT_WEAPON | tr.HANDGUN | tr.CAPITOL,
        Boost(IN_PLAY, BEARER, fight=2, shoot=2),
        mark(TWO_HANDGUNS),
    ),
)


def _city(id: str, cs: str, en: str, corporation: int) -> Doomcard:
    rule = Boost(IN_PLAY, Who(corporation, whose=YOURS), armour=2)
    return fortification(id, cs, en, "squad", rule, traits=tr.CITY)


def _shelter(id: str, cs: str, en: str, **ratings: int) -> Doomcard:
    """Whoever has it does not attack by fighting; it may be handed on as an action."""
    boost = Boost(IN_PLAY, BEARER, **ratings)  # type: ignore[arg-type]
    return fortification(id, cs, en, "", boost, Forbid(IN_PLAY, TO_FIGHT, BEARER, only_as_attacker=True), mark(MOVABLE))


FORTIFICATIONS = (
    fortification(
        "citadel_of_muawijhe",
        "Citadela Muawijheho",
        "Citadel of Muawijhe",
        "kohort",
        Boost(IN_PLAY, Who(tr.OF_MUAWIJHE, whose=YOURS, areas=(KOHORT,)), armour=2),
        traits=tr.CITADEL,
    ),
    _city("heimburg", "Heimburg", "Heimburg", tr.BAUHAUS),
    _city("longshore", "Longshore", "Longshore", tr.MISHIMA),
    _city("san_dorado", "San Dorado", "San Dorado", tr.CAPITOL),
    _city("the_hq", "Velitelství", "The HQ", tr.CYBERTRONIC),
    _shelter("installation", "Obranné postavení", "Installation", fight=-3, armour=3),
    _shelter("spiked_barricade", "Barikáda s hroty", "Spiked Barricade", armour=1),
)

CARDS = (*EQUIPMENT, *FORTIFICATIONS)

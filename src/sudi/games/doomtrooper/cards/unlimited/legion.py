"""The Dark Legion in the base set: its warriors and the gifts they bear."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.combat import ChangeTactic
from ...language.effects.harm.healing import HealItself
from ...language.effects.lasting import Lasting
from ...language.marks import ATTACK, DESTINY_WORTH, GIFTED
from ...language.scopes import BEARER, FACING, ITSELF
from ...language.select import WARRIORS as EVERYBODY
from ...language.select import YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost, InCompany
from ...language.standing.nature import Immune
from ...language.standing.rule import TO_NEXT_TURN, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import gift, warrior
from ..card import Ability, Doomcard
from ..types import COMBAT, ON_BEARER, STAYS, SYMMETRY

ART_IMMUNE = Immune(IN_PLAY, ITSELF, art=True)
HEAL = Bilingual("vyléčit se", "heal itself")

WARRIORS = (
    warrior("ezoghoul", "Ezogúl", "Ezoghoul", (5, 8, 7, 8), tr.LEGION | tr.OF_ALGEROTH),
    warrior("templar", "Templář", "Templar", (4, 7, 5, 6), tr.LEGION | tr.OF_ILIAN | tr.TEMPLAR),
    warrior(
        "zenithian_soulslayer",
        "Zenitský vrah duší",
        "Zenithian Soulslayer",
        (7, 2, 6, 6),
        tr.LEGION | tr.OF_MUAWIJHE | tr.SOULSLAYER,
    ),
    warrior(
        "callistonian_intruder",
        "Kallistonský vetřelec",
        "Callistonian Intruder",
        (4, 4, 6, 6),
        tr.LEGION | tr.OF_SEMAI | tr.INTRUDER,
        abilities=(Ability("heal", HEAL, HealItself(), cost=6),),
    ),
    warrior(
        "nepharite_of_demnogonis",
        "Demnogonisův Nefarit",
        "Nepharite of Demnogonis",
        (4, 5, 2, 5),
        tr.LEGION | tr.OF_DEMNOGONIS | tr.NEPHARITE,
        ART_IMMUNE,
        mark(DESTINY_WORTH, n=2),
        abilities=(Ability("heal", HEAL, HealItself(), cost=7),),
    ),
    warrior(
        "pretorian_stalker",
        "Pretoriánský lovec",
        "Pretorian Stalker",
        (12, 3, 8, 7),
        tr.LEGION | tr.OF_ALGEROTH | tr.STALKER,
        ART_IMMUNE,
        Forbid(IN_PLAY, GIFTED, ITSELF),
        InCompany(IN_PLAY, ITSELF, fight=2, shoot=2, mates=Who(tr.STALKER)),
    ),
)

GIFTS = (
    gift("blindness", "Slepota", "Blindness", tr.DARK_GIFT, Boost(IN_PLAY, FACING, fight=-2, shoot=-2)),
    gift("deform", "Znetvoření", "Deform", tr.GIFT_OF_DEMNOGONIS, Boost(IN_PLAY, FACING, armour=-2)),
    gift("indigestion", "Nevolnost", "Indigestion", tr.GIFT_OF_ALGEROTH, Boost(IN_PLAY, FACING, armour=-2)),
    gift(
        "insane_dance", "Šílený tanec", "Insane Dance", tr.GIFT_OF_MUAWIJHE, Boost(IN_PLAY, FACING, fight=-2, shoot=-2)
    ),
    gift("mind_melt", "Tavení mysli", "Mind Melt", tr.GIFT_OF_SEMAI, Boost(IN_PLAY, BEARER, fight=2, shoot=2)),
    gift("infection", "Infekce", "Infection", tr.GIFT_OF_DEMNOGONIS, KillsOnWound(IN_PLAY, BEARER)),
    gift(
        "disrupt_power",
        "Narušení moci",
        "Disrupt Power",
        tr.GIFT_OF_ILIAN,
        Immune(IN_PLAY, BEARER, art=True, symmetry=True),
    ),
    gift(
        "confuse",
        "Zmatení",
        "Confuse",
        tr.GIFT_OF_MUAWIJHE,
        abilities=(
            Ability("confuse", Bilingual("změnit taktiku", "change the tactic"), ChangeTactic(), moment=COMBAT),
        ),
    ),
    Doomcard(
        id="portal_of_dark_healing",
        name=Bilingual("Portál temného hojení", "Portal of Dark Healing"),
        type=SYMMETRY,
        traits=tr.GIFT_OF_ALGEROTH,
        give=Who(tr.LEGION | tr.NEPHARITE, whose=YOURS),
        lies=ON_BEARER,
        after=STAYS,
        abilities=(Ability("heal", HEAL, HealItself(), actions=3),),
    ),
    gift(
        "shroud",
        "Závoj",
        "Shroud",
        tr.GIFT_OF_SEMAI,
        abilities=(
            Ability(
                "shroud",
                Bilingual("zahalit bojiště", "shroud the battlefield"),
                Lasting((Forbid("", ATTACK, EVERYBODY, until=TO_NEXT_TURN),), everywhere=True),
                actions=1,
            ),
        ),
    ),
)

CARDS = (*WARRIORS, *GIFTS)

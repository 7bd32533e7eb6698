"""The Dark Legion in the base set: its warriors and the gifts they bear."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.combat import ChangeTactic
from ...language.scopes import BEARER, FACING
from ...language.standing.boosts import Boost
from ...language.standing.nature import Immune
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import gift, warrior
from ..card import Ability
from ..types import COMBAT

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
)

CARDS = (*WARRIORS, *GIFTS)

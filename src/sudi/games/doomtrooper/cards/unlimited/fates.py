"""Cards of the base set about chance, weapons that fail and damage to everybody."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.harm.area import AreaDamage
from ...language.effects.lasting import Lasting
from ...language.effects.trade.coins import Gamble
from ...language.needs import NeedVictory
from ...language.pieces import Piece
from ...language.scopes import AIMED
from ...language.select import COMBATANTS, THEIRS, Who
from ...language.standing.disuse import Unusable
from ...language.standing.rule import COMBAT_LONG
from ...words import trait_nouns
from ...words import traits as tr
from ..build import gift, special
from ..card import Ability, Doomcard
from ..types import COMBAT, EQUIPMENT, RELIC


def _fails(id: str, cs: str, en: str, weapon: int, carrier: Who, lacks: int = 0) -> Doomcard:
    """A weapon of somebody in the combat is of no use in it."""
    (word,) = trait_nouns.nouns_of(weapon)
    return special(
        id,
        cs,
        en,
        COMBAT,
        aim=Piece(word, (EQUIPMENT, RELIC), weapon, carrier, lacks),
        play=Lasting((Unusable("", AIMED, until=COMBAT_LONG, chosen=True),)),
    )


CARDS = (
    _fails("dull_blade", "Tupé ostří", "Dull Blade", tr.FIGHT_WEAPON, COMBATANTS, tr.SHOOT_WEAPON),
    _fails("out_of_ammo", "Došla munice", "Out of Ammo", tr.SHOOT_WEAPON, Who(whose=THEIRS, fighting="combatant")),
    special("twist_of_fate", "Zvrat osudu", "Twist of Fate", needs=NeedVictory(5), play=Gamble(20, 5)),
    gift(
        "wind_of_insanity",
        "Vítr šílenství",
        "Wind of Insanity",
        tr.GIFT_OF_MUAWIJHE,
        abilities=(
            Ability(
                "blow", Bilingual("rozpoutat vítr", "let the wind blow"), AreaDamage(), actions=1, per=5, once=True
            ),
        ),
    ),
)

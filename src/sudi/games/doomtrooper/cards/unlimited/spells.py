"""Art spells of the base set."""

from __future__ import annotations

from ...language.effects.craft.immunity import WardOff
from ...language.effects.lasting import Lasting
from ...language.scopes import CASTER
from ...language.select import COMBATANTS
from ...language.standing.boosts import Boost
from ...language.standing.nature import Immune
from ...language.standing.rule import COMBAT_LONG, TO_NEXT_TURN
from ...words import traits as tr
from ..build import spell
from ..card import Doomcard


def _stronger(id: str, cs: str, en: str, aspect: int, per: int, **ratings: int) -> Doomcard:
    """A personal combat spell that makes its caster so much better for each payment."""
    boost = Boost("", CASTER, until=COMBAT_LONG, units=True, **ratings)  # type: ignore[arg-type]
    return spell(id, cs, en, aspect | tr.PERSONAL_SPELL, per=per, play=Lasting((boost,)))


def _exorcise(id: str, cs: str, en: str, gift: int) -> Doomcard:
    """Two destiny points for one more of armour, or for immunity to one gift of an apostle."""
    traits = tr.EXORCISM | tr.COMBAT_SPELL
    return spell(id, cs, en, traits, per=2, aim=COMBATANTS, play=WardOff(gift, or_armour=True))


CARDS = (
    _stronger("elemental_ball", "Živelná koule", "Elemental Ball", tr.ELEMENTS, 2, fight=2),
    _stronger("elemental_bolt", "Živelný blesk", "Elemental Bolt", tr.ELEMENTS, 2, shoot=2),
    _stronger("explosion", "Výbuch", "Explosion", tr.KINETICS, 3, fight=5, shoot=5),
    _stronger("levitation", "Levitace", "Levitation", tr.KINETICS, 1, fight=1, shoot=1, armour=1),
    _exorcise("exorcise_disease", "Vymítání nemoci", "Exorcise Disease", tr.GIFT_OF_DEMNOGONIS),
    _exorcise("exorcise_evil_thoughts", "Vymítání zlých myšlenek", "Exorcise Evil Thoughts", tr.GIFT_OF_MUAWIJHE),
    _exorcise("exorcise_infection", "Vymítání infekce", "Exorcise Infection", tr.GIFT_OF_ILIAN),
    _exorcise("exorcise_poison", "Vymítání jedu", "Exorcise Poison", tr.GIFT_OF_SEMAI),
    spell(
        "exorcise_self",
        "Vymítání ze sebe",
        "Exorcise Self",
        tr.MENTALISM,
        on_caster=True,
        play=Lasting((Immune("", CASTER, until=TO_NEXT_TURN, symmetry=True),)),
    ),
)

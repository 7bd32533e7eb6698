"""Art spells."""

from __future__ import annotations

from ...language.effects.allegiance import Redeem
from ...language.effects.cancelling import CancelCard
from ...language.effects.combat import ChangeTactic
from ...language.effects.craft.immunity import WardOff
from ...language.effects.craft.spells import SummonSpell
from ...language.effects.keeping.piles import NewLibrary
from ...language.effects.lasting import Lasting
from ...language.marks import BE_ATTACKED
from ...language.scopes import CASTER
from ...language.select import COMBATANTS
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost, doubled
from ...language.standing.rule import COMBAT_LONG, TO_NEXT_TURN
from ...language.standing.strikes import FirstStrike, Safe
from ...words import traits as tr
from ...words.ratings import ARMOUR, FIGHT, SHOOT, VALUE
from ..build import spell
from ..types import ACTIONS, ON_CARD, SACRIFICED


def _per(**ratings: int) -> Lasting:
    return Lasting((Boost("", CASTER, until=COMBAT_LONG, units=True, **ratings),))  # type: ignore[arg-type]


CARDS = (
    spell(
        "elemental_wall", "Živelná stěna", "Elemental Wall", tr.ELEMENTS | tr.PERSONAL_SPELL, per=2, play=_per(armour=2)
    ),
    spell("shield", "Štít", "Shield", tr.KINETICS | tr.PERSONAL_SPELL, per=1, play=_per(armour=1)),
    spell("strike", "Úder", "Strike", tr.KINETICS | tr.PERSONAL_SPELL, per=1, play=_per(shoot=1)),
    spell(
        "speed",
        "Rychlost",
        "Speed",
        tr.MENTALISM | tr.PERSONAL_SPELL,
        play=Lasting((FirstStrike("", CASTER, until=COMBAT_LONG, ends=True),)),
    ),
    spell(
        "exorcise_dark_influences",
        "Vymítání temných vlivů",
        "Exorcise Dark Influences",
        tr.EXORCISM | tr.COMBAT_SPELL,
        per=1,
        aim=COMBATANTS,
        play=WardOff(tr.DARK_GIFT),
    ),
    spell(
        "exorcise_wound",
        "Vymítání zranění",
        "Exorcise Wound",
        tr.EXORCISM | tr.COMBAT_SPELL,
        per=2,
        aim=COMBATANTS,
        play=WardOff(tr.GIFT_OF_ALGEROTH, or_armour=True),
    ),
    spell(
        "lesser_telepathy",
        "Nižší telepatie",
        "Lesser Telepathy",
        tr.PREMONITION | tr.COMBAT_SPELL,
        play=ChangeTactic(),
    ),
    spell(
        "improve_self",
        "Zdokonalení",
        "Improve Self",
        tr.MENTALISM,
        on_caster=True,
        play=Lasting((doubled(CASTER, FIGHT, SHOOT, ARMOUR, VALUE, until=TO_NEXT_TURN, zone=""),)),
    ),
    spell(
        "invulnerability",
        "Nezranitelnost",
        "Invulnerability",
        tr.MENTALISM,
        on_caster=True,
        play=Lasting((Safe("", CASTER, until=TO_NEXT_TURN),)),
    ),
    spell(
        "fly",
        "Let",
        "Fly",
        tr.MENTALISM,
        on_caster=True,
        play=Lasting(
            (
                Forbid("", BE_ATTACKED, CASTER, until=TO_NEXT_TURN),
                Boost("", CASTER, Situation("attacking"), until=TO_NEXT_TURN, fight=2, shoot=2, armour=2, value=2),
            )
        ),
    ),
    spell("exorcism", "Exorcismus", "Exorcism", tr.CHANGELING, per=5, play=Redeem()),
    spell(
        "summon_spell",
        "Vyvolání kouzla",
        "Summon Spell",
        tr.SUMMONING,
        after=SACRIFICED,
        play=SummonSpell(),
    ),
    spell(
        "repudiate",
        "Zapuzení",
        "Repudiate",
        0,
        when=ON_CARD,
        after=SACRIFICED,
        play=CancelCard(),
    ),
    spell(
        "nathaniels_opportunity",
        "Nathanielova příležitost",
        "Nathaniel's Opportunity",
        tr.MANIPULATION,
        when=ACTIONS,
        after=SACRIFICED,
        play=NewLibrary(),
    ),
)

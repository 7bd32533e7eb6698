"""The Art spells and missions of the starter decks."""

from __future__ import annotations

from .. import traits as tr
from ..bans import BE_ATTACKED, Forbid
from ..boosts import Boost, doubled
from ..combat_effects import ChangeTactic, WardOff
from ..effects import Lasting
from ..happenings import OnBuilt, OnDeath, OnKill
from ..missions import ChooseVictim, DeathReward, EitherReward, ValueReward
from ..point_effects import GainVictory
from ..scopes import BEARER, CASTER
from ..select import COMBATANTS, LEGIONARIES, YOURS, Who
from ..situations import Situation
from ..standing import COMBAT_LONG, TO_NEXT_TURN, FirstStrike, Safe, Trigger
from ..state import IN_PLAY
from ..words import ARMOUR, FIGHT, SHOOT, VALUE
from .build import mission, spell


def _per(**ratings: int) -> Lasting:
    return Lasting((Boost("", CASTER, until=COMBAT_LONG, units=True, **ratings),))  # type: ignore[arg-type]


SPELLS = (
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
)

MISSIONS = (
    mission(
        "nepharite_hunt",
        "Hon na Nefarita",
        "Nepharite Hunt",
        Who(tr.DOOMTROOPER),
        Trigger(IN_PLAY, OnKill(BEARER, Who(tr.NEPHARITE)), EitherReward(4, 2)),
    ),
    mission(
        "fury_of_the_clansmen",
        "Zuřivost klanů",
        "Fury of the Clansmen",
        Who(tr.CLANSMAN),
        Trigger(IN_PLAY, OnKill(BEARER, LEGIONARIES), EitherReward(4, 2)),
    ),
    mission(
        "defensive_perimeter",
        "Obranný perimetr",
        "Establish Defensive Perimeter",
        None,
        Trigger(IN_PLAY, OnBuilt(), GainVictory(1)),
    ),
    mission(
        "assassination",
        "Atentát",
        "Assassination",
        Who(whose=YOURS),
        Trigger(IN_PLAY, OnKill(BEARER, chosen=True), ValueReward(2)),
        play=ChooseVictim(Who(wounded=False)),
    ),
    mission(
        "suicide_mission",
        "Sebevražedný úkol",
        "Suicide Mission",
        Who(),
        Trigger(IN_PLAY, OnDeath(), DeathReward(3)),
    ),
)

CARDS = (*SPELLS, *MISSIONS)

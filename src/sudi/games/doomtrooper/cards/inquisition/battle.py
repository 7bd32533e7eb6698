"""Cards of the set Inquisition for which actions are spent on one attack, and what is summoned or called to help."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.afflictions import Afflict
from ...language.effects.attacks.aiming import Aim, AimBoost, ChargeOut
from ...language.effects.attacks.reinforcements import Reinforce
from ...language.effects.gear import SummonGear
from ...language.effects.recruiting import BringIn
from ...language.pieces import Piece
from ...language.scopes import AIMED, BEARER, WIELDER
from ...language.select import WARRIORS, YOURS, Who
from ...language.situations import Situation
from ...language.standing.boosts import Boost, levelled
from ...language.standing.duties import AttackPrice
from ...language.standing.rule import COMBAT_LONG, TO_NEXT_TURN
from ...state import GRAVE, IN_PLAY, LIBRARY, SQUAD
from ...words import trait_nouns
from ...words import traits as tr
from .. import types
from ..build import equipment, gift, relic, special, spell
from ..card import Ability, Doomcard
from ..types import ACTIONS, COMBAT, EQUIPMENT, RELIC, SACRIFICED

_AIM = Bilingual("zamířit", "aim")
_ATTACKING = Situation("attacking")


def _aiming(shoot: int, actions: int = 1, again: bool = False, part: bool = False) -> tuple[Ability, ...]:
    scope = WIELDER if part else BEARER
    rule = AimBoost("", scope, _ATTACKING, until=COMBAT_LONG, shoot=shoot)
    return (Ability("aim", _AIM, Aim(rule, again, actions), actions=actions, resting=True),)


def _rifle(id: str, cs: str, en: str, corporation: int, shoot: int, aimed: int) -> Doomcard:
    return equipment(
        id, cs, en, tr.SHOOT_WEAPON, Boost(IN_PLAY, BEARER, shoot=shoot), to=corporation, abilities=_aiming(aimed)
    )


def _laser_sight() -> Doomcard:
    (word,) = trait_nouns.nouns_of(tr.SHOOT_WEAPON)
    return Doomcard(
        id="laser_sight",
        name=Bilingual("Laserový zaměřovač", "Laser Sight"),
        type=EQUIPMENT,
        lies=types.ON_BEARER,
        give=Piece(word, (EQUIPMENT, RELIC), tr.SHOOT_WEAPON, Who(whose=YOURS)),
        after=types.STAYS,
        standing=(Boost(IN_PLAY, WIELDER, shoot=1),),
        abilities=_aiming(3, actions=2, part=True),
    )


GEAR = (
    _rifle("archer_sniper_rifle", "Odstřelovačka Lučištník", "Archer Sniper Rifle", tr.MISHIMA, 2, 5),
    _rifle("sr_mk_xii_assailant", "SR Mk. XII „Assailant“", "SR Mk. XII “Assailant”", tr.IMPERIAL, 4, 4),
    equipment(
        "nimrod_mk_i",
        "Nimrod Mk I",
        "Nimrod Mk I",
        tr.SHOOT_WEAPON,
        Boost(IN_PLAY, BEARER, shoot=4),
        to=tr.DOOMTROOPER,
        abilities=_aiming(4, again=True),
    ),
    _laser_sight(),
    relic(
        "fragment_of_the_true_chip",
        "Úlomek pravého čipu",
        "Fragment of the True Chip",
        0,
        levelled(BEARER),
        to=tr.CYBERTRONIC,
    ),
    relic(
        "the_black_gate",
        "Černá brána",
        "The Black Gate",
        0,
        to=tr.LEGION,
        abilities=(
            Ability(
                "gate",
                Bilingual("přivolat posilu", "call a reinforcement"),
                Reinforce(bearer=True, kind=tr.LEGION),
                per=5,
                moment=COMBAT,
            ),
        ),
    ),
)


def _summon(id: str, cs: str, en: str, who: Who) -> Doomcard:
    bring = BringIn(who, (GRAVE, LIBRARY), pays=True, twice_from_library=True, areas=(SQUAD,))
    return spell(id, cs, en, tr.SUMMONING, cost=2, after=SACRIFICED, play=bring)


SPELLS = (
    _summon("summon_hero", "Vyvolání hrdiny", "Summon Hero", Who(tr.DOOMTROOPER, some=tr.PERSONALITY)),
    _summon("summon_trooper", "Vyvolání vojáka", "Summon Trooper", Who(tr.DOOMTROOPER, lacks=tr.PERSONALITY)),
    spell(
        "summon_item", "Vyvolání věci", "Summon Item", tr.SUMMONING, after=SACRIFICED, play=SummonGear(EQUIPMENT, 4, 7)
    ),
    spell(
        "summon_relic",
        "Vyvolání relikvie",
        "Summon Relic",
        tr.SUMMONING,
        after=SACRIFICED,
        play=SummonGear(RELIC, 7, 10),
    ),
)

OTHERS = (
    special(
        "charge",
        "Zteč",
        "Charge",
        ACTIONS,
        actions=3,
        attack=True,
        aim=Who(whose=YOURS, covered=True),
        play=ChargeOut(),
    ),
    gift(
        "shriek",
        "Skřek",
        "Shriek",
        tr.GIFT_OF_MUAWIJHE,
        abilities=(
            Ability(
                "shriek",
                Bilingual("zaskřekat", "shriek"),
                Afflict(WARRIORS, (AttackPrice("", AIMED, until=TO_NEXT_TURN, n=4),), units=True),
                actions=1,
                per=2,
            ),
        ),
    ),
)

CARDS = (*GEAR, *SPELLS, *OTHERS)

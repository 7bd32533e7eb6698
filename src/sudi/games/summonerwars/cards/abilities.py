"""Abilities that more than one card has, or that events lend."""

from __future__ import annotations

from sudi.kernel.effects import Fixed
from sudi.kernel.values import AT_MOST, SET
from sudi.kernel.wording import Bilingual

from ..language.amounts import BoostOnThis
from ..language.attack_occasions import ThisAttacked
from ..language.attack_scopes import FirstAttackOnThis
from ..language.effects.attacks import ExtraAttack
from ..language.effects.boosts import Boost
from ..language.effects.choices import May, On
from ..language.effects.costs import Once, Spend
from ..language.effects.damage import Damage
from ..language.groups import ITSELF
from ..language.numbers import LIMIT
from ..language.occasions import EnemyStepsAway
from ..language.passages import MovesThrough
from ..language.standing import Forbid, Trigger, mark
from ..language.subjects import THIS
from ..language.topics import MOVES, PROTECTS, RELENTLESS
from ..language.using import INSTEAD_OF_MOVING, Act, Using
from ..rules.happenings import card_of
from ..state import MOMENTUM as MOMENTUM_BIT
from ..state import SWIFT_SHOT as SWIFT_SHOT_BIT
from ..words.phases import MOVE, PREPARE
from .build import ability, change
from .card import FIELD

IMBUED_STRENGTH = ability(
    "imbued_strength",
    "Nasycená síla",
    "Imbued Strength",
    change(
        "strength",
        BoostOnThis(5),
        "Tato jednotka má +1 k síle za každý žeton posílení na své kartě, nejvýš +5.",
        "This unit has +1 strength for each boost on it, to a maximum of +5.",
    ),
)
IMBUED_LIFE = ability(
    "imbued_life",
    "Nasycený život",
    "Imbued Life",
    change(
        "life",
        BoostOnThis(5),
        "Tato jednotka má +1 život za každý žeton posílení na své kartě, nejvýš +5.",
        "This unit has +1 life for each boost on it, to a maximum of +5.",
    ),
)
IMBUED_SPEED = ability(
    "imbued_speed",
    "Nasycená rychlost",
    "Imbued Speed",
    change(
        "speed",
        BoostOnThis(5),
        "Tato jednotka se může pohnout o 1 pole dál za každý žeton posílení na své kartě, nejvýš o 5 polí.",
        "This unit may move 1 extra space for each boost on it, to a maximum of 5.",
    ),
)
TRAMPLE = ability(
    "trample",
    "Zadupání",
    "Trample",
    MovesThrough(
        FIELD,
        "commons",
        tramples=True,
        text=Bilingual(
            "Tato jednotka se může pohybovat skrz běžné jednotky. Po jejím pohybu utrpí každá běžná jednotka, "
            "skrz kterou prošla, 1 zranění.",
            "This unit may move through commons. After it has moved, each common it moved through takes 1 damage.",
        ),
    ),
)
ENGAGE = ability("engage", "Svázání bojem", "Engage", Trigger(FIELD, EnemyStepsAway(), On(card_of, Damage(1))))
MOMENTUM = ability(
    "momentum",
    "Rozmach",
    "Momentum",
    Trigger(FIELD, ThisAttacked(enemy=True, unit=True), Once(MOMENTUM_BIT, Boost())),
)
PREPARE_IT = ability("prepare", "Příprava", "Prepare", Act(FIELD, Using(MOVE, INSTEAD_OF_MOVING), Boost(), act=PREPARE))
SWIFT_SHOT = ability(
    "swift_shot",
    "Rychlá střela",
    "Swift Shot",
    Trigger(FIELD, ThisAttacked(), May(Once(SWIFT_SHOT_BIT, Spend(1, ExtraAttack(THIS))))),
)
RELENTLESS_ATTACK = ability(
    "relentless",
    "Neúnavnost",
    "Relentless",
    mark(
        RELENTLESS,
        "Ve fázi Útok může tato jednotka zaútočit navíc; do tří útočících jednotek se nepočítá.",
        "In your Attack phase this unit may attack in addition to the three attacking units.",
    ),
)
FAR_SHOT = ability(
    "far_shot",
    "Daleká střela",
    "Far Shot",
    change(
        "reach",
        Fixed(4),
        "Tato jednotka může útočit na cíle vzdálené až 4 volná pole v přímém směru.",
        "This unit may attack targets up to 4 clear straight spaces away.",
        operation=SET,
    ),
)
FLIGHT = ability(
    "flight",
    "Let",
    "Flight",
    change(
        "speed",
        1,
        "Tato jednotka se může pohnout o 1 pole dál a pohybovat se skrz všechny karty.",
        "This unit may move 1 extra space and through all cards.",
    ),
    MovesThrough(FIELD, "everything"),
)
SLOW = ability(
    "slow",
    "Pomalost",
    "Slow",
    change("speed", -1, "Tato jednotka se pohybuje o 1 pole méně.", "This unit moves 1 space less."),
)
IMMOBILE = ability(
    "immobile",
    "Nehybnost",
    "Immobile",
    Forbid(FIELD, MOVES, ITSELF, text=Bilingual("Tato jednotka se nemůže pohybovat.", "This unit cannot move.")),
)
PROTECT = ability(
    "protect",
    "Ochrana",
    "Protect",
    mark(
        PROTECTS,
        "Útočí-li cizí jednotka, která s touto jednotkou sousedí, musí za cíl zvolit jednotku se schopností Ochrana.",
        "An enemy unit adjacent to this unit that attacks must target a unit with Protect.",
    ),
)
GUARDED = ability(
    "guarded",
    "Záštita",
    "Guarded",
    change(
        "hits",
        1,
        "První útok na tuto jednotku v každém tahu jí přidá nejvýš 1 zranění.",
        "The first attack on this unit in each turn adds at most 1 damage to it.",
        scope=FirstAttackOnThis(),
        operation=AT_MOST,
        layer=LIMIT,
    ),
)

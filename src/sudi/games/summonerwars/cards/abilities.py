"""Abilities that more than one card has, or that events lend."""

from __future__ import annotations

from sudi.kernel.effects import Fixed
from sudi.kernel.values import AT_MOST, SET

from ..language.amounts import BoostOnThis
from ..language.attack_occasions import ThisAttacked
from ..language.attack_scopes import FirstAttackOnThis
from ..language.effects.attacks import ExtraAttack
from ..language.effects.boosts import Boost
from ..language.effects.choices import May, On
from ..language.effects.costs import Once, Spend
from ..language.effects.damage import Damage, DamageMovedThrough
from ..language.groups import ITSELF
from ..language.numbers import LIMIT
from ..language.occasions import EnemyStepsAway, ThisMovedThrough
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
    change("strength", BoostOnThis(5)),
)
IMBUED_LIFE = ability(
    "imbued_life",
    "Nasycený život",
    "Imbued Life",
    change("life", BoostOnThis(5)),
)
IMBUED_SPEED = ability(
    "imbued_speed",
    "Nasycená rychlost",
    "Imbued Speed",
    change("speed", BoostOnThis(5)),
)
TRAMPLE = ability(
    "trample",
    "Zadupání",
    "Trample",
    MovesThrough(FIELD, "commons", tramples=True),
    Trigger(FIELD, ThisMovedThrough(), DamageMovedThrough(1)),
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
    mark(RELENTLESS),
)
FAR_SHOT = ability(
    "far_shot",
    "Daleká střela",
    "Far Shot",
    change("reach", Fixed(4), operation=SET),
)
FLIGHT = ability(
    "flight",
    "Let",
    "Flight",
    change("speed", 1),
    MovesThrough(FIELD, "everything"),
)
SLOW = ability(
    "slow",
    "Pomalost",
    "Slow",
    change("speed", -1),
)
IMMOBILE = ability(
    "immobile",
    "Nehybnost",
    "Immobile",
    Forbid(FIELD, MOVES, ITSELF),
)
PROTECT = ability(
    "protect",
    "Ochrana",
    "Protect",
    mark(PROTECTS),
)
GUARDED = ability(
    "guarded",
    "Záštita",
    "Guarded",
    change("hits", 1, scope=FirstAttackOnThis(), operation=AT_MOST, layer=LIMIT),
)

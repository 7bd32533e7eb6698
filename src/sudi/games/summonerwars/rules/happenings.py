"""The names of what can happen, and how what a trigger has to know about it is packed into one number."""

from __future__ import annotations

# Events: (actor: a seat, subject: a card, n: see below).
SUMMONED = "summoned"  # n: the space
MOVED = "moved"  # n: packed by `moved_n`
STEPS_AWAY = "steps away"  # one step of a move or of being forced; n: packed by `step_n`
SHIFTED = "structure shifted"  # a structure was moved or forced; n: the card
ATTACKING = "attacking"  # a target was declared; n: the target
ROLLED = "rolled"  # dice were rolled for an attack or an ability; subject: the unit; n: the number of dice
ATTACKED = "attacked"  # an attack is over; n: packed by `attack_n`
DESTROYED = "destroyed"  # n: packed by `destroyed_n`
LEFT = "left the battlefield"  # n: the space
TURN_ENDS = "turn ends"
PHASE_STARTS = tuple(f"{name} phase starts" for name in ("summon", "move", "build", "attack", "magic", "draw"))
PHASE_ENDS = tuple(f"{name} phase ends" for name in ("summon", "move", "build", "attack", "magic", "draw"))

CARD_BITS, SPACE_BITS = 7, 6
_CARD, _SPACE = (1 << CARD_BITS) - 1, (1 << SPACE_BITS) - 1


def moved_n(card: int, start: int, straight: int) -> int:
    """Who moved, where the move began, and the longest stretch in one direction."""
    return card | start << CARD_BITS | straight << (CARD_BITS + SPACE_BITS)


def mover(n: int) -> int:
    return n & _CARD


def moved_from(n: int) -> int:
    return n >> CARD_BITS & _SPACE


def moved_straight(n: int) -> int:
    return n >> (CARD_BITS + SPACE_BITS)


def step_n(card: int, start: int, to: int) -> int:
    return card | start << CARD_BITS | to << (CARD_BITS + SPACE_BITS)


def stepper(n: int) -> int:
    return n & _CARD


def step_from(n: int) -> int:
    return n >> CARD_BITS & _SPACE


def step_to(n: int) -> int:
    return n >> (CARD_BITS + SPACE_BITS) & _SPACE


def destroyed_n(card: int, space: int, cause: int) -> int:
    """The card, the space it was on, and the card that caused it (-1: none)."""
    return card | space << CARD_BITS | (cause + 1) << (CARD_BITS + SPACE_BITS)


def death_space(n: int) -> int:
    return n >> CARD_BITS & _SPACE


def killer(n: int) -> int:
    return (n >> (CARD_BITS + SPACE_BITS)) - 1


# An attack that is over: its target and where it was, what was rolled and done, and what kind of target it was.
_SPECIALS_AT = CARD_BITS + SPACE_BITS
_DONE_AT = _SPECIALS_AT + 6
_ENEMY_AT = _DONE_AT + 8
_UNIT_AT, _ADJACENT_AT, _ATTACKER_AT = _ENEMY_AT + 1, _ENEMY_AT + 2, _ENEMY_AT + 3


def attack_n(
    target: int, space: int, specials: int, done: int, enemy: bool, unit: bool, adjacent: bool, attacker: int
) -> int:
    return (
        target
        | space << CARD_BITS
        | specials << _SPECIALS_AT
        | done << _DONE_AT
        | enemy << _ENEMY_AT
        | unit << _UNIT_AT
        | adjacent << _ADJACENT_AT
        | attacker << _ATTACKER_AT
    )


def target_of(n: int) -> int:
    return n & _CARD


def target_space(n: int) -> int:
    return n >> CARD_BITS & _SPACE


def specials_of(n: int) -> int:
    return n >> _SPECIALS_AT & 63


def damage_of(n: int) -> int:
    return n >> _DONE_AT & 255


def was_enemy(n: int) -> bool:
    return bool(n >> _ENEMY_AT & 1)


def was_unit(n: int) -> bool:
    return bool(n >> _UNIT_AT & 1)


def was_adjacent(n: int) -> bool:
    return bool(n >> _ADJACENT_AT & 1)


def attacker_of(n: int) -> int:
    return n >> _ATTACKER_AT & _CARD

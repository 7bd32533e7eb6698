"""The names of what can happen, and how what a trigger has to know about it is packed into one number."""

from __future__ import annotations

from sudi.kernel.decision import BITS, MASK

# Events: (actor: a seat, subject: a card, n: see below).
SUMMONED = "summoned"  # n: the space
MOVED = "moved"  # n: packed by `moved_n`
STEPS_AWAY = "steps away"  # one step of a move or of being forced; n: packed by `step_n`
SHIFTED = "structure shifted"  # a structure was moved or forced; n: the card
PREPARING = "preparing"  # a unit is about to attack and has declared no target yet; n: the one it means to
ATTACKING = "attacking"  # a target was declared; n: the target
ROLLED = "rolled"  # dice were rolled for an attack or an ability; subject: the unit; n: the number of dice
ATTACKED = "attacked"  # an attack is over; n: packed by `attack_n`
DESTROYED = "destroyed"  # n: packed by `destroyed_n`
LEFT = "left the battlefield"  # n: the space
TURN_ENDS = "turn ends"
PHASE_STARTS = tuple(f"{name} phase starts" for name in ("summon", "move", "build", "attack", "magic", "draw"))
PHASE_ENDS = tuple(f"{name} phase ends" for name in ("summon", "move", "build", "attack", "magic", "draw"))

# What a trigger has to know is packed into one number. It begins with the card that something happened to (who moved,
# stepped away or fell, who was attacked) and the space where it was then; what follows depends on the event. Each part
# has the bits that a card or a space has in an option; a set of cards comes last, without an end.
_MORE_AT = BITS + BITS
_SET_AT = _MORE_AT + BITS


def about(card: int, space: int, more: int) -> int:
    return card | space << BITS | more << _MORE_AT


def card_of(n: int) -> int:
    return n & MASK


def space_of(n: int) -> int:
    return n >> BITS & MASK


def moved_n(card: int, start: int, straight: int, passed: int) -> int:
    """Who moved, where the move began, the longest stretch in one direction, and the cards moved through, as a set."""
    return card | start << BITS | straight << _MORE_AT | passed << _SET_AT  # as `about` does


def moved_straight(n: int) -> int:
    return n >> _MORE_AT & MASK


def moved_through(n: int) -> int:
    return n >> _SET_AT


step_n = about  # who stepped, from where, and where to


def step_to(n: int) -> int:
    return n >> _MORE_AT


def destroyed_n(card: int, space: int, cause: int, beside: int) -> int:
    """The card, the space it was on, the card that caused it (-1: none), and the cards next to it, as a set."""
    return about(card, space, cause + 1 | beside << BITS)


def killer(n: int) -> int:
    return (n >> _MORE_AT & MASK) - 1


def stood_beside(n: int) -> int:
    """The cards that were adjacent to the destroyed one at that moment."""
    return n >> _SET_AT


_TELL_OF_A_SET = (MOVED, DESTROYED)


def without_card(event: str, n: int, card: int) -> int:
    """The same without a card that has left: should it come back, it is another one (SUW-164)."""
    return n & ~(1 << card + _SET_AT) if event in _TELL_OF_A_SET else n


# An attack that is over: its target and where it was, what was rolled and done, and what kind of target it was.
_SPECIALS_AT, _DONE_AT, _ENEMY_AT, _UNIT_AT, _ADJACENT_AT, _ATTACKER_AT = range(_MORE_AT, 8 * BITS, BITS)


def attack_n(
    target: int, space: int, specials: int, done: int, enemy: bool, unit: bool, adjacent: bool, attacker: int
) -> int:
    return (
        about(target, space, 0)
        | specials << _SPECIALS_AT
        | done << _DONE_AT
        | enemy << _ENEMY_AT
        | unit << _UNIT_AT
        | adjacent << _ADJACENT_AT
        | attacker << _ATTACKER_AT
    )


def specials_of(n: int) -> int:
    return n >> _SPECIALS_AT & MASK


def damage_of(n: int) -> int:
    return n >> _DONE_AT & MASK


def was_enemy(n: int) -> bool:
    return bool(n >> _ENEMY_AT & 1)


def was_unit(n: int) -> bool:
    return bool(n >> _UNIT_AT & 1)


def was_adjacent(n: int) -> bool:
    return bool(n >> _ADJACENT_AT & 1)


def attacker_of(n: int) -> int:
    return n >> _ATTACKER_AT

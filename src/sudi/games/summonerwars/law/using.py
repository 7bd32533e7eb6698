"""Which abilities a player may use of his own accord in a phase."""

from __future__ import annotations

from sudi.kernel.standing import in_force

from ..language.effects.choices import possible
from ..language.topics import USING
from ..language.using import INSTEAD_OF_ATTACKING, INSTEAD_OF_MOVING, Act, Using
from ..state import ATTACKS_A_TURN, MOVES_A_TURN, WarState
from ..words import vocabulary as v
from .attacks import may_attack
from .moves import may_move


def usable(s: WarState, me: int, card: int, rule: Act) -> bool:
    when = rule.when
    assert isinstance(when, Using)
    bit = 1 << card
    if when.once and s.spent[card] & when.once:
        return False
    if when.how == INSTEAD_OF_MOVING and (s.moves >= MOVES_A_TURN or s.moved & bit or not may_move(s, me, card)):
        return False
    if when.how == INSTEAD_OF_ATTACKING and (
        s.attacks >= ATTACKS_A_TURN or s.attacked & bit or not may_attack(s, me, card)
    ):
        return False
    return possible(rule.do, s, me, card, -1)


def acts(s: WarState, me: int) -> list[int]:
    """The abilities that can be used in this phase."""
    options = []
    for rule, seat, card, _, _ in in_force(s, USING[s.phase]):
        if seat == me and usable(s, me, card, rule):
            options.append(v.USE(card, rule.act))
    return options

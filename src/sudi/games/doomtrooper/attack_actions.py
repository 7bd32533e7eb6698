"""Attacks as actions: who may use an action of which kind to attack, and what it uses up (DTR-349 to DTR-366)."""

from __future__ import annotations

from sudi.kernel.standing import in_force

from .may import (
    any_attacker,
    attacks_of,
)
from .points import funds, pay
from .select import traits_of
from .state import DoomState

STANDARD, NON_ATTACK, ATTACK_KIND = range(3)  # DTR-349
CONVERTS, MORE_ATTACKS = "converts", "more attacks"
WAR_PRICE = 2


def converted(s: DoomState, me: int, warrior: int) -> bool:
    """DTR-359: a leader turns any action into an attack of warriors of its affiliation."""
    if not s.t.standing_masks.get(CONVERTS, 0) & s.live:
        return False
    return any(seat == me and traits_of(s, warrior) & rule.n for rule, seat, _, _, _ in in_force(s, CONVERTS))


def led(s: DoomState, me: int) -> bool:
    """Has the player a leader who converts actions at all?"""
    mask = s.t.standing_masks.get(CONVERTS, 0) & s.live
    return bool(mask) and any(seat == me for _, seat, _, _, _ in in_force(s, CONVERTS))


def war_is_on(s: DoomState) -> bool:
    return bool((s.lasting or s.t.standing_masks.get(MORE_ATTACKS, 0) & s.live) and in_force(s, MORE_ATTACKS))


def pairings(s: DoomState, me: int, kind: int) -> list[tuple[int, list[int]]]:
    """The warriors that may use an action of this kind to attack now, each with whom it may attack."""
    if s.rounds[me] <= 1 or (s.phase and kind != ATTACK_KIND and s.turn == me):
        return []  # DTR-039, DTR-513
    if kind == STANDARD:
        if s.actions and (s.attacks or (war_is_on(s) and funds(s, me) >= WAR_PRICE)):
            return attacks_of(s, me)
        if s.bonus_attacks:
            return attacks_of(s, me)
    elif kind != NON_ATTACK:
        return attacks_of(s, me)
    if (kind == STANDARD and not s.actions) or not s.t.standing_masks.get(CONVERTS, 0) & s.live:
        return []
    return [pair for pair in attacks_of(s, me) if converted(s, me, pair[0])]


def may_attack(s: DoomState, me: int, kind: int) -> bool:
    """Is there anybody to attack with an action of this kind? As `pairings`, without listing them."""
    if kind == STANDARD and s.rounds[me] > 1 and not s.phase and (s.bonus_attacks or (s.actions and s.attacks)):
        return any_attacker(s, me)
    return bool(pairings(s, me, kind))


def spend_on_attack(s: DoomState, me: int, attacker: int, lost: bool = False) -> None:
    """A standard action has become an attack (DTR-353): which permission it uses up is known with the attacker.

    `lost`: there is no attacker any more; with a leader in play it was the leader who made it an attack (DTR-366).
    """
    s.attacking = True
    if s.actions and (led(s, me) if lost else attacker >= 0 and converted(s, me, attacker)):
        s.actions -= 1
    elif s.actions and s.attacks:
        s.actions -= 1
        s.attacks -= 1
    elif s.bonus_attacks:
        s.bonus_attacks -= 1
    elif s.actions:
        s.actions -= 1
        pay(s, me, WAR_PRICE)

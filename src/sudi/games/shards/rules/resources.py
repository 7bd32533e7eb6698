"""Gaining gems, power, mastery and health. Rules and effects share it."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import Instant
from sudi.kernel.triggers import fire

from ..state import INFINITE, MAX_HEALTH, MAX_MASTERY, ShardsState
from ..words.vocabulary import L_GEMS, L_HEALTH, L_INFINITE, L_MASTERY, L_POWER
from .ends import win
from .moves import HEALTH_GAINED

GEMS, POWER, MASTERY, HEALTH = "gems", "power", "mastery", "health"


def _beyond(lost: int) -> int:
    """The last number of a log line that names no other seat (-1), less what was lost at the limit: see explain."""
    return -1 - lost if lost > 0 else -1


def gain_gems(s: ShardsState, seat: int, card: int, n: int) -> None:
    s.gems += n
    if s.log is not None and n:
        note(s, L_GEMS, seat, card, n)


def gems_at_once(n: int) -> Instant:
    """The commonest effect of all, as one function without another call inside."""

    def gain(s: ShardsState, seat: int, card: int, x: int) -> None:
        s.gems += n
        if s.log is not None:
            note(s, L_GEMS, seat, card, n)

    return gain


def gain_power(s: ShardsState, seat: int, card: int, n: int) -> None:
    power = s.power + n
    s.power = power if power < INFINITE else INFINITE
    if s.log is not None and n:
        note(s, L_INFINITE if n >= INFINITE else L_POWER, seat, card, n)


def gain_mastery(s: ShardsState, seat: int, card: int, n: int) -> None:
    """SOI-050: never above 30. The nemesis has won with them, at this very moment (SOI-192)."""
    mastery = s.mastery
    total = mastery[seat] + n
    mastery[seat] = total if total < MAX_MASTERY else MAX_MASTERY
    if s.log is not None and n:
        note(s, L_MASTERY, seat, card, n, other=_beyond(total - MAX_MASTERY))
    if total >= MAX_MASTERY and seat == s.t.nemesis:
        win(s, (seat,), "SOI-192")


def gain_health(s: ShardsState, seat: int, card: int, n: int) -> None:
    """SOI-046, SOI-105: never above 50; what would go beyond still counts as gained for cards that ask (SOI-211)."""
    health = s.health
    total = health[seat] + n
    health[seat] = total if total < MAX_HEALTH else MAX_HEALTH
    s.healed += n
    if s.log is not None and n:
        note(s, L_HEALTH, seat, card, n, other=_beyond(total - MAX_HEALTH))
    if s.lasting:
        fire(s, HEALTH_GAINED, seat, card, n)


GAINS = {GEMS: gain_gems, POWER: gain_power, MASTERY: gain_mastery, HEALTH: gain_health}

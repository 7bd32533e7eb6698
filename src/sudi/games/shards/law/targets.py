"""Whom power may hit: players and champions."""

from __future__ import annotations

from sudi.kernel.permissions import forbidden

from ..language.numbers import HEALTH
from ..state import ShardsState
from ..words import vocabulary as v

ATTACK = v.ATTACK.code


def attackable_champions(s: ShardsState, me: int, enemy: int, power: int) -> list[int]:
    """SOI-073: champions that the power at hand destroys, unless something protects them."""
    theirs, health, guards = s.champions[enemy], s.t.champion_health, s.t.guards
    if s.t.toughening and not s.t.toughening.isdisjoint(theirs):
        weak = [c for c in theirs if HEALTH.of(s, c) <= power]
    else:
        weak = [c for c in theirs if health[c] <= power]
    if weak and not guards.isdisjoint(theirs):
        weak = [c for c in weak if forbidden(s, "attack champion", me, c) is None]
    if len(weak) > 1:
        kind = s.t.kind
        weak = list({kind[c]: c for c in weak}.values())
    return [ATTACK + c for c in weak]


def attackable(s: ShardsState, me: int) -> list[int]:
    """The players whom the power of this seat may hit now, in turn order."""
    enemies = s.t.enemies[me]
    if len(enemies) == 1 and not s.lasting and s.t.wardens.isdisjoint(s.champions[enemies[0]]):
        return enemies if s.health[enemies[0]] > 0 else []  # the usual duel: one enemy and nothing that protects it
    seats = s.t.seats
    order = [(me + i) % seats for i in range(1, seats)]
    targets = [o for o in order if o in s.t.enemies[me] and s.health[o] > 0 and may_face(s, me, o)]
    return [o for o in targets if forbidden(s, "attack player", me, o) is None]


def may_face(s: ShardsState, me: int, enemy: int) -> bool:
    """SOI-146, SOI-149, SOI-150: in teams only the enemy opposite, unless that one or the partner is out."""
    opposite = s.t.opposite[me]
    if opposite < 0 or enemy == opposite or s.health[opposite] <= 0:
        return True
    partner = next(o for o in range(s.t.seats) if o != me and s.t.team[o] == s.t.team[me])
    return s.health[partner] <= 0

"""Who can fight: combat-capable warriors, the tactics open to them, who is ready to attack (DTR-297 to DTR-302)."""

from __future__ import annotations

from sudi.kernel.law import Check, barred
from sudi.kernel.standing import lasts, lasts_any

from ...language.aboard import anybody_inside
from ...language.counting import mark_source, marked, seen_through
from ...language.gear import in_vehicle
from ...language.marks import (
    BE_ATTACKED,
    BOASTS,
    EASES,
    FIRES_FROM_COVER,
    HINDERING,
    IMPRISONED,
    LATE_CHARGE,
    LUNGES,
    SECOND_TARGET,
    SEES_THROUGH,
    SILENCED,
    TO_FIGHT,
    TO_SHOOT,
    may,
)
from ...language.reach import reaching
from ...language.select import carried
from ...state import OUTPOST, DoomState, own_warriors
from ...words import traits as tr
from ..bans import banned
from .orders import orders, sends, told_to_stay

_TACTICS = ((1, may(TO_FIGHT)), (2, may(TO_SHOOT)))  # the bit of a kind of combat and what forbids it
TACTIC_BANS = frozenset(key for _, key in _TACTICS)


def unhindered(s: DoomState) -> bool:
    """Is nothing in play that keeps warriors from fighting, attacking or acting?"""
    return not s.t.hindering & s.live and not (s.lasting and lasts_any(s, HINDERING))


def capable(s: DoomState, warrior: int) -> bool:
    """DTR-466 to DTR-468: it may attack, or be attacked, or both."""
    if s.t.never_fights[warrior] or not s.live >> warrior & 1:
        return False
    if unhindered(s):
        return True
    if marked(s, IMPRISONED, warrior):
        return False
    # DTR-446: whoever cannot be attacked does not protect; DTR-466: whoever only cannot attack does.
    return banned(s, BE_ATTACKED, warrior, lasting_counts=False) < 0


def any_capable(s: DoomState, seat: int) -> bool:
    """A hidden warrior is one too: whoever never fights cannot be deployed into cover."""
    if s.hidden[seat]:
        return True
    never, hindered = s.t.never_fights, not unhindered(s)
    mine = s.squad[seat] or s.kohort[seat]
    if mine and not hindered and not s.away and not never[mine[0]]:
        return True  # asked all the time, and nearly always so
    return any(not never[w] and (not hindered or capable(s, w)) for w in own_warriors(s, seat))


def tactic_mask(s: DoomState, warrior: int, attacking: bool, foe: int = -1) -> int:
    """DTR-300, DTR-302, DTR-108: the kinds of combat this warrior may take part in, as bits (1 fight, 2 shoot).

    `foe`: whoever attacks it, who may see through what keeps others from shooting.
    """
    t = s.t
    mask = t.tactics[warrior]
    if mask & 1 and anybody_inside(s) and (t.traits[warrior] | carried(s, warrior)) & (tr.AIRSHIP | tr.SUBMARINE):
        mask &= 2 | (not in_vehicle(s, warrior))
    if attacking and s.covered >> warrior & 1 and fires_from_cover(s, warrior):
        mask &= 2
    said = s.lasting and lasts_any(s, TACTIC_BANS)
    if not said and not (t.attacking if attacking else t.defending)[0] & s.live:
        return mask
    sharp = seen_through(s, warrior if attacking else foe) if t.standing_masks.get(SEES_THROUGH, 0) & s.live else ()
    for bit, key in _TACTICS:
        if mask & bit and (t.standing_masks.get(key, 0) & s.live or (s.lasting and lasts(s, key))):
            for rule, seat, source, target, _ in reaching(s, key, warrior):
                if rule.only_as_defender if attacking else rule.only_as_attacker:
                    continue
                if sharp and s.t.defs[source].id in sharp:
                    continue
                if target in (-1, warrior) and rule.scope.covers(s, seat, source, seat, warrior):
                    mask &= ~bit
                    break
    return mask


def may_use(s: DoomState, warrior: int, tactic: int, attacking: bool, foe: int = -1) -> bool:
    return bool(tactic_mask(s, warrior, attacking, foe) >> tactic & 1)


def tactics(s: DoomState, attacker: int, defender: int) -> list[int]:
    """The tactics open to both."""
    mask = tactic_mask(s, attacker, True) & tactic_mask(s, defender, False, attacker)
    return [n for n in range(2) if mask >> n & 1]


def ready(s: DoomState, warrior: int) -> bool:
    """May it attack at all now? The short way to `READY`."""
    if s.t.never_fights[warrior] or (s.left_cover >> warrior & 1 and not marked(s, LATE_CHARGE, warrior)):
        return False
    if s.covered >> warrior & 1 and not (marked(s, LUNGES, warrior) or marked(s, FIRES_FROM_COVER, warrior)):
        return False
    if unhindered(s):
        return True
    return not (marked(s, IMPRISONED, warrior) or marked(s, SILENCED, warrior) or kept_back(s, warrior))


def fires_from_cover(s: DoomState, warrior: int) -> bool:
    """Does it attack from cover without leaving it? Whoever may leave it for that does."""
    return bool(marked(s, FIRES_FROM_COVER, warrior)) and not marked(s, LUNGES, warrior)


def second_target(s: DoomState, warrior: int) -> int:
    """May it attack a second opponent in the same action: anybody, or somebody else only? 0: it may not."""
    return marked(s, SECOND_TARGET, warrior)


def kept_back(s: DoomState, warrior: int) -> bool:
    """Has it, or have others for it, announced that it does not attack now, or not announced that it does?"""
    if s.lasting and told_to_stay(s, warrior):
        return True
    return bool(unannounced(s, warrior))


def unannounced(s: DoomState, warrior: int) -> bool:
    if not marked(s, BOASTS, warrior) or marked(s, EASES, warrior):
        return False
    return not any(sends(s, entry, warrior) for entry in orders(s, s.side[warrior]))


def same_field(s: DoomState, one: int, other: int) -> bool:
    """DTR-248: the Outpost and everything else are two battlefields; hidden warriors are outside the areas."""
    return (s.at[one] == OUTPOST) == (s.at[other] == OUTPOST)


# ---- the law: the attacker is the first argument ----
READY = (
    Check(
        "DTR-297",
        lambda c: not c.s.t.never_fights[c.a],
        cs="Bojovník {a} se soubojů nikdy neúčastní.",
        en="{a} never takes part in combats.",
    ),
    barred(
        "DTR-449",
        lambda c: mark_source(c.s, IMPRISONED, c.a),
        cs="Bojovník {a} je uvězněn, a proto neútočí: {by}.",
        en="{a} is imprisoned and does not attack, because of {by}.",
    ),
    barred(
        "DTR-447",
        lambda c: mark_source(c.s, SILENCED, c.a),
        cs="Bojovník {a} nesmí provádět akce, a proto neútočí: brání tomu {by}.",
        en="{a} may not perform actions, so it does not attack, because of {by}.",
    ),
    Check(
        "DTR-054",
        lambda c: not c.s.covered >> c.a & 1 or marked(c.s, LUNGES, c.a) or marked(c.s, FIRES_FROM_COVER, c.a),
        cs="Bojovník {a} je v úkrytu, a proto neútočí.",
        en="{a} is in cover and does not attack.",
    ),
    Check(
        "DTR-063",
        lambda c: not c.s.left_cover >> c.a & 1 or marked(c.s, LATE_CHARGE, c.a),
        cs="Bojovník {a} v tomto kole opustil úkryt, a proto ještě neútočí.",
        en="{a} has exited cover this turn and does not attack yet.",
    ),
    Check(
        "DTR-251",
        lambda c: not (c.s.lasting and told_to_stay(c.s, c.a)),
        cs="Bojovník {a} v tomto kole útočit nesmí: tak to bylo předem určeno.",
        en="{a} may not attack this turn: that was said beforehand.",
    ),
    Check(
        "DTR-251",
        lambda c: not unannounced(c.s, c.a),
        cs="Útok bojovníka {a} nebyl v minulém kole ohlášen.",
        en="The attack of {a} was not announced in the turn before.",
    ),
)

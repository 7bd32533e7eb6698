"""Attacks: who may use an action of which kind to attack whom (DTR-243 to DTR-251, DTR-349 to DTR-366)."""

from __future__ import annotations

from sudi.kernel.standing import in_force

from ..language.gear import riders
from ..language.marks import ATTACK, ATTACK_PRICE, BE_ATTACKED, CONVERTS, LUNGES, LURED, MORE_ATTACKS
from ..language.reach import reaching, touched
from ..language.select import traits_of
from ..language.standing.duties import attack_price
from ..state import OUTPOST, DoomState, opponents, own_warriors
from ..words import traits as tr
from .bans import banned
from .capability import capable, ready, same_field, tactic_mask, tactics, unhindered
from .paying import funds

STANDARD, NON_ATTACK, ATTACK_KIND = range(3)  # DTR-349

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


def legal_target(s: DoomState, attacker: int, defender: int) -> bool:
    """Everything that speaks against an attack on an open warrior."""
    return (
        capable(s, defender)
        and same_field(s, attacker, defender)
        and banned(s, ATTACK, attacker, defender) < 0
        and banned(s, BE_ATTACKED, defender, attacker) < 0
        and attack_price(s, attacker, defender) <= funds(s, s.side[attacker])
        and bool(tactics(s, attacker, defender))
    )


def foes_of(s: DoomState, me: int) -> list[tuple[int, int]]:
    """The opponents' open warriors that can be attacked at all, with the kinds of combat they may be in."""
    t, free = s.t, unhindered(s)
    wary, found = touched(s, t.defending) | riders(s), []
    for seat in opponents(s, me):
        for w in own_warriors(s, seat):
            if not t.never_fights[w] and (free or capable(s, w)):
                found.append((w, tactic_mask(s, w, False) if wary >> w & 1 else t.tactics[w]))
    return found


def targets(s: DoomState, attacker: int, foes: list[tuple[int, int]] | None = None) -> list[int]:
    """Whom a warrior may attack: total war (DTR-250), within the restrictions of cards."""
    me = s.side[attacker]
    if foes is None:
        foes = foes_of(s, me)
    mine, here = tactic_mask(s, attacker, True), s.at[attacker] == OUTPOST
    found = [w for w, mask in foes if mask & mine and (s.at[w] == OUTPOST) == here]
    if not unhindered(s):
        found = [w for w in found if banned(s, ATTACK, attacker, w) < 0 and banned(s, BE_ATTACKED, w, attacker) < 0]
    found = _last_ones_last(s, found)
    if s.t.standing_masks.get(ATTACK_PRICE, 0) & s.live:
        purse = funds(s, me)
        found = [w for w in found if attack_price(s, attacker, w) <= purse]
    lure = _lure(s, attacker, found, me)
    if lure is not None:
        return lure
    if not here and any(s.hidden) and mine and banned(s, ATTACK, attacker) < 0:
        found += [w for seat in opponents(s, me) for w in s.hidden[seat]]
    return found


def _last_ones_last(s: DoomState, found: list[int]) -> list[int]:
    """DTR-462: some may be attacked only when nobody else of their area is left."""
    traits = s.t.traits
    if not s.t.last_resorts & s.live or not any(traits[w] & tr.LAST_RESORT for w in found):
        return found
    keep = []
    for w in found:
        if traits[w] & tr.LAST_RESORT:
            mates = [m for m in own_warriors(s, s.side[w]) if s.at[m] == s.at[w]]
            if any(not traits[m] & tr.LAST_RESORT for m in mates):
                continue
        keep.append(w)
    return keep


def _lure(s: DoomState, attacker: int, found: list[int], me: int) -> list[int] | None:
    """A printed duty to attack certain warriors while there are any (DTR-251)."""
    if not s.t.standing_masks.get(LURED, 0) & s.live:
        return None
    for rule, seat, source, target, _ in reaching(s, LURED, attacker):
        if not rule.reaches(s, seat, source, target, attacker):
            continue
        wanted = [w for w in rule.pick(s, seat, source, attacker) if w in found or rule.own]
        if wanted or rule.only:
            return wanted
    return None


def attacks_of(s: DoomState, me: int) -> list[tuple[int, list[int]]]:
    """The player's warriors that may attack, each with whom."""
    foes, found = foes_of(s, me), []
    for w in own_warriors(s, me):
        if ready(s, w):
            whom = targets(s, w, foes)
            if whom:
                found.append((w, whom))
    return found


def any_attacker(s: DoomState, me: int) -> bool:
    """Could any warrior attack? As `attacks_of`, but the first that can is enough."""
    t, at = s.t, s.at
    resting = s.left_cover | t.never_fighting
    if not t.standing_masks.get(LUNGES, 0) & s.live:
        resting |= s.covered
    mine = [w for w in own_warriors(s, me) if not resting >> w & 1]
    if not mine:
        return False
    if not unhindered(s) or t.last_resorts & s.live:
        foes = foes_of(s, me)
        return any(ready(s, w) and targets(s, w, foes) for w in mine)
    inside, lured = riders(s), touched(s, t.luring)
    alert, wary = touched(s, t.attacking) | inside, touched(s, t.defending) | inside
    others = opponents(s, me)
    for w in mine:
        if (lured | s.covered) >> w & 1:
            if ready(s, w) and targets(s, w):
                return True
            continue
        mask = tactic_mask(s, w, True) if alert >> w & 1 else t.tactics[w]
        here = at[w] == OUTPOST
        for seat in others:
            if s.hidden[seat] and mask and not here:
                return True
            for foe in own_warriors(s, seat):
                if t.never_fights[foe] or (at[foe] == OUTPOST) != here:
                    continue
                if mask & (tactic_mask(s, foe, False) if wary >> foe & 1 else t.tactics[foe]):
                    return True
    return False


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

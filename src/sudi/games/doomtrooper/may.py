"""May it: who can attack whom and how, who is combat-capable, who may seek cover, what the player has to do first."""

from __future__ import annotations

from sudi.kernel.permissions import CAN, NEVER, Permission

from . import traits as tr
from .bans import ATTACK, BE_ATTACKED, COVER, DRIVEN, TO_FIGHT, TO_SHOOT, Forbid
from .points import funds
from .prices import ATTACK_PRICE, attack_price
from .ratings import IMPRISONED as IMPRISONED
from .ratings import in_vehicle, riders
from .reach import reaching, touched
from .select import carried, traits_of
from .standing import lasts, marked
from .state import OUTPOST, DoomState, attachments, opponents, own_warriors

LURED = "must attack"
LUNGES = "attacks out of cover"
SILENCED = "may not act"


def banned(s: DoomState, action: str, warrior: int, other: int = -1, lasting_counts: bool = True) -> int:
    """The card that forbids a warrior something (or -2 for its own text), -1 if nothing does.

    `other`: whom it would attack, or who would attack it. The strongest permission decides: "never" beats all.
    """
    key = "may " + action
    if not s.lasting and not s.t.standing_masks.get(key, 0) & s.live:
        return -1
    strongest, card = 0, -1
    for rule, seat, source, target, _ in reaching(s, key, warrior):
        assert isinstance(rule, Permission)
        if not lasting_counts and lasts(rule):
            continue  # DTR-468: only what stays on the warrior takes its capability away
        if (target >= 0 and target != warrior) or not rule.scope.covers(s, seat, source, seat, warrior):
            continue
        whom = rule.whom if isinstance(rule, Forbid) else None
        if whom is not None and (other < 0 or not whom.fits(s, seat, source, other)):
            continue
        if rule.strength > strongest:
            strongest, card = rule.strength, source
    return -1 if strongest in (0, CAN) or strongest == 3 else card


def never(s: DoomState, action: str, warrior: int) -> bool:
    """DTR-457: does a card say NEVER? Then no effect of another card helps either."""
    for rule, seat, source, target, _ in reaching(s, "may " + action, warrior):
        aimed = (target < 0 or target == warrior) and rule.scope.covers(s, seat, source, seat, warrior)
        if aimed and rule.strength == NEVER:
            return True
    return False


# ---- combat ----
def never_fights(s: DoomState, warrior: int) -> bool:
    """DTR-297: apostles, leaders and whoever has no combat ratings."""
    return s.t.never_fights[warrior]


def unhindered(s: DoomState) -> bool:
    """Is nothing in play that keeps warriors from fighting, attacking or acting?"""
    return not s.lasting and not s.t.hindering & s.live


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
    free, never = unhindered(s), s.t.never_fights
    for w in own_warriors(s, seat):  # noqa: SIM110 - asked all the time
        if not never[w] and (free or capable(s, w)):
            return True
    return False


def tactic_mask(s: DoomState, warrior: int, attacking: bool) -> int:
    """DTR-300, DTR-302, DTR-108: the kinds of combat this warrior may take part in, as bits (1 fight, 2 shoot)."""
    t = s.t
    mask = t.tactics[warrior]
    if mask & 1 and s.inside and (t.traits[warrior] | carried(s, warrior)) & (tr.AIRSHIP | tr.SUBMARINE):
        mask &= 2 | (not in_vehicle(s, warrior))
    if not s.lasting and not (t.attacking if attacking else t.defending)[0] & s.live:
        return mask
    for bit, action in ((1, TO_FIGHT), (2, TO_SHOOT)):
        key = "may " + action
        if mask & bit and (s.lasting or t.standing_masks.get(key, 0) & s.live):
            for rule, seat, source, target, _ in reaching(s, key, warrior):
                if (rule.only_as_attacker and not attacking) or (target >= 0 and target != warrior):
                    continue
                if rule.scope.covers(s, seat, source, seat, warrior):
                    mask &= ~bit
                    break
    return mask


def may_use(s: DoomState, warrior: int, tactic: int, attacking: bool) -> bool:
    return bool(tactic_mask(s, warrior, attacking) >> tactic & 1)


def tactics(s: DoomState, attacker: int, defender: int) -> list[int]:
    """The tactics open to both."""
    mask = tactic_mask(s, attacker, True) & tactic_mask(s, defender, False)
    return [n for n in range(2) if mask >> n & 1]


def ready(s: DoomState, warrior: int) -> bool:
    """May it attack at all now?"""
    if s.left_cover >> warrior & 1 or s.t.never_fights[warrior]:
        return False  # DTR-063
    if s.covered >> warrior & 1 and not marked(s, LUNGES, warrior):
        return False  # DTR-054
    return unhindered(s) or not (marked(s, IMPRISONED, warrior) or marked(s, SILENCED, warrior))


def same_field(s: DoomState, one: int, other: int) -> bool:
    """DTR-248: the Outpost and everything else are two battlefields; hidden warriors are outside the areas."""
    return (s.at[one] == OUTPOST) == (s.at[other] == OUTPOST)


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


# ---- cover ----
def never_covered(s: DoomState, warrior: int) -> int:
    """DTR-061: the card (or the warrior's own text) because of which it may never be in cover."""
    if s.t.traits[warrior] & tr.NEVER_FIGHTS:
        return warrior
    return banned(s, DRIVEN, warrior)


def may_seek(s: DoomState, warrior: int) -> bool:
    """DTR-050, DTR-104, DTR-518; that one warrior has to stay open (DTR-052) is the caller's business."""
    if s.covered >> warrior & 1 or in_vehicle(s, warrior) or s.t.traits[warrior] & tr.NEVER_FIGHTS:
        return False
    if not s.lasting and not s.t.covering[0] & s.live:
        return True
    if never_covered(s, warrior) >= 0:
        return False
    return not (banned(s, COVER, warrior) >= 0 or marked(s, IMPRISONED, warrior) or marked(s, SILENCED, warrior))


# ---- duties: what the next standard action has to be ----
def must_man_outpost(s: DoomState, me: int) -> bool:
    """DTR-188: somebody has a warrior on an Outpost and this player has none."""
    if not any(s.outpost) or any(not s.away >> w & 1 for w in s.outpost[me]):
        return False
    return any(not s.away >> w & 1 for seat in range(s.t.seats) for w in s.outpost[seat])


def must_leave_cover(s: DoomState, me: int) -> bool:
    """DTR-053, DTR-521: all warriors of the player are in cover."""
    mine = own_warriors(s, me)
    for w in mine:
        if not s.covered >> w & 1:
            return False
    return bool(mine or s.hidden[me])


def mixed_outpost(s: DoomState, me: int) -> bool:
    """DTR-200, DTR-202: Doomtroopers and Dark Legion warriors stand together on the Outpost."""
    traits = [traits_of(s, w) for w in s.outpost[me] if not s.away >> w & 1]
    return any(x & tr.SIDES == tr.DOOMTROOPER for x in traits) and any(x & tr.SIDES == tr.LEGION for x in traits)


def vehicle_of(s: DoomState, warrior: int) -> int:
    for card in attachments(s, warrior):
        if s.t.cards[card].vehicle:
            return card
    return -1

"""Attacks: who may use an action of which kind to attack whom (DTR-243 to DTR-251, DTR-349 to DTR-366)."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import in_force, lasts, lasts_any

from ...language.aboard import anybody_inside
from ...language.counting import serves
from ...language.gear import riders
from ...language.marks import (
    ANY_FOE,
    ANY_ORDER,
    ATTACK,
    ATTACK_PRICE,
    ATTACK_TAKES,
    BE_ATTACKED,
    CONVERTS,
    LURED,
    MORE_ATTACKS,
    ONE_ATTACK_ACTION,
    WAR_PRICE,
)
from ...language.reach import forgets, reaching, touched
from ...language.select import traits_of
from ...language.standing.duties import MustAttack, can_pay_attack
from ...language.standing.exertion import exerted
from ...state import OUTPOST, DoomState, opponents, own_warriors
from ...words import traits as tr
from ..bans import banned, frees
from ..paying import funds
from .capability import capable, ready, same_field, tactic_mask, tactics, unhindered
from .orders import obeying, orders, owed

STANDARD, NON_ATTACK, ATTACK_KIND = range(3)  # DTR-349


# ---- which action may be an attack ----
def converted(s: DoomState, me: int, warrior: int) -> bool:
    """DTR-359: a leader turns any action into an attack of warriors of its affiliation."""
    return converter(s, me, warrior) >= 0


def converter(s: DoomState, me: int, warrior: int) -> int:
    """The card that does it: a leader, or one that does so only so many times in a turn; -1: none."""
    if not s.t.standing_masks.get(CONVERTS, 0) & s.live:
        return -1
    found = [
        (getattr(rule, "most", 0), leader)
        for rule, seat, leader, _, _ in in_force(s, CONVERTS)
        if seat == me and traits_of(s, warrior) & rule.n and _converts(s, me, rule, leader)
    ]
    return min(found)[1] if found else -1


def _converts(s: DoomState, me: int, rule: Any, card: int) -> bool:
    most = getattr(rule, "most", 0)
    if not most:
        return not forgets(s, card)
    return s.turn == me and s.noted[card] < most and serves(s, card, me, s.bearer[card])


def led(s: DoomState, me: int) -> bool:
    """Has the player a leader who converts actions at all?"""
    mask = s.t.standing_masks.get(CONVERTS, 0) & s.live
    return bool(mask) and any(
        seat == me and _converts(s, me, rule, leader) for rule, seat, leader, _, _ in in_force(s, CONVERTS)
    )


def only_attacks_left(s: DoomState) -> bool:
    """DTR-038: whoever has attacked does nothing else in the turn, unless a card lets attacks come in any order."""
    return s.attacking and not s.t.standing_masks.get(ANY_ORDER, 0) & s.live


def war_is_on(s: DoomState) -> bool:
    return bool(in_force(s, MORE_ATTACKS))


def anybodys(s: DoomState, me: int, kind: int) -> bool:
    """May any warrior attack with an action of this kind, a leader's people or not?"""
    if kind == STANDARD:
        return bool(
            s.bonus_attacks or (s.actions and (s.attacks or (war_is_on(s) and funds(s, me) >= WAR_PRICE)))
        )  # fmt: skip
    return kind == ATTACK_KIND


def attack_left(s: DoomState, me: int, kind: int) -> bool:
    """May a card or an ability that takes an attack action be used now (DTR-238, DTR-513)?"""
    if kind != STANDARD or s.rounds[me] <= 1 or not (s.bonus_attacks or (s.actions and s.attacks)):
        return False
    if used_up(s, me):
        return False
    return not s.lasting or not owes_attack(s, me)


def attack_reach(s: DoomState) -> int:
    """How many actions something may take whose last one is an attack: one of those on top is an attack only."""
    return s.actions if s.actions and s.attacks else s.actions + bool(s.bonus_attacks)


def may_lead(s: DoomState, me: int, kind: int, warrior: int) -> bool:
    """May this warrior attack with such an action: as anybody may, or because a leader turns it into an attack?"""
    return anybodys(s, me, kind) or ((kind != STANDARD or s.actions > 0) and converted(s, me, warrior))


def used_up(s: DoomState, me: int) -> bool:
    """Has the player made the one attack action that a card leaves him between two draw steps?"""
    return bool(s.struck[me] and s.t.standing_masks.get(ONE_ATTACK_ACTION, 0) & s.live)


# ---- who may attack whom ----
def legal_target(s: DoomState, attacker: int, defender: int) -> bool:
    """Everything that speaks against an attack on an open warrior."""
    return (
        capable(s, defender)
        and same_field(s, attacker, defender)
        and banned(s, ATTACK, attacker, defender) < 0
        and banned(s, BE_ATTACKED, defender, attacker) < 0
        and can_pay_attack(s, attacker, defender, funds(s, s.side[attacker]))
        and exerted(s, attacker, defender)
        and bool(tactics(s, attacker, defender))
    )


def may_meet(s: DoomState, attacker: int, defender: int) -> bool:
    """May these two fight if a card has named them, whosever they are, without actions or points?"""
    return (
        attacker != defender
        and bool(s.live >> attacker & s.live >> defender & 1)
        and ready(s, attacker)
        and capable(s, defender)
        and same_field(s, attacker, defender)
        and banned(s, ATTACK, attacker, defender) < 0
        and banned(s, BE_ATTACKED, defender, attacker) < 0
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
    """Whom a warrior may attack: total war (DTR-250), within the restrictions of cards. The short way to `TARGETS`."""
    me = s.side[attacker]
    if foes is None:
        foes = foes_of(s, me)
    mine, here = tactic_mask(s, attacker, True), s.at[attacker] == OUTPOST
    found = [w for w, mask in foes if mask & mine and (s.at[w] == OUTPOST) == here]
    if not unhindered(s):
        found = [w for w in found if banned(s, ATTACK, attacker, w) < 0 and banned(s, BE_ATTACKED, w, attacker) < 0]
    if s.t.last_resorts & s.live:
        found = [w for w in found if not shielded(s, w)]
    if s.t.standing_masks.get(ATTACK_PRICE, 0) & s.live or (s.lasting and lasts(s, ATTACK_PRICE)):
        purse = funds(s, me)
        found = [w for w in found if can_pay_attack(s, attacker, w, purse)]
    if s.t.standing_masks.get(ATTACK_TAKES, 0) & s.live or (s.lasting and lasts(s, ATTACK_TAKES)):
        found = [w for w in found if exerted(s, attacker, w)]
    if s.t.standing_masks.get(LURED, 0) & s.live:
        duties = lures(s, attacker)
        if any(rule.own for rule, _ in duties):
            found += [w for w in own_warriors(s, me) if lured_to_own(s, attacker, w)]
        duty = lure(duties, found)
        if duty is not None:
            return duty
        found = [w for w in found if s.side[w] != me]
    if s.t.standing_masks.get(ANY_FOE, 0) & s.live or (s.lasting and lasts(s, ANY_FOE)):
        found += [w for w in own_warriors(s, me) if w not in found and may_strike_own(s, attacker, w)]
    if not here and any(s.hidden) and mine and banned(s, ATTACK, attacker) < 0:
        found += [w for seat in opponents(s, me) for w in s.hidden[seat] if exerted(s, attacker, w)]
    return found


def shielded(s: DoomState, warrior: int) -> bool:
    """DTR-462: some may be attacked only when nobody else of their area is left."""
    traits = s.t.traits
    if not traits[warrior] & tr.LAST_RESORT:
        return False
    alike = traits[warrior] & (tr.PROPHET | tr.PATRIARCH)  # whoever is considered one is left with it (DTR-410)
    mates = [m for m in own_warriors(s, s.side[warrior]) if s.at[m] == s.at[warrior]]
    return any(not traits[m] & tr.LAST_RESORT and not traits_of(s, m) & alike for m in mates)


def lured_to_own(s: DoomState, attacker: int, warrior: int) -> bool:
    """Does a printed duty lead even to this warrior of the same player, and could it be attacked (DTR-246)?"""
    meant = any(rule.own and warrior in wanted for rule, wanted in lures(s, attacker))
    return meant and warrior != attacker and legal_target(s, attacker, warrior)


def may_strike_own(s: DoomState, attacker: int, warrior: int) -> bool:
    """Does a card let it attack even this one of its own side?"""
    return warrior != attacker and frees(s, attacker, warrior) and legal_target(s, attacker, warrior)


def lures(s: DoomState, attacker: int) -> list[tuple[MustAttack, list[int]]]:
    """The printed duties of an attacker, each with the warriors that it is about (DTR-251)."""
    return [
        (rule, rule.pick(s, seat, source, attacker))
        for rule, seat, source, target, _ in reaching(s, LURED, attacker)
        if rule.reaches(s, seat, source, target, attacker)
    ]


def lure(duties: list[tuple[MustAttack, list[int]]], found: list[int]) -> list[int] | None:
    """Whom a warrior has to attack, of those whom it could; None if it may choose."""
    for rule, wanted in duties:
        meant = [w for w in found if w in wanted]
        if meant or rule.only or (rule.while_there and wanted):
            return meant
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
    t, at, live = s.t, s.at, s.live
    mine = own_warriors(s, me)
    if (t.hindering | t.last_resorts) & live or (s.lasting and lasts_any(s, t.about_attacks)):
        foes = foes_of(s, me)
        return any(ready(s, w) and targets(s, w, foes) for w in mine)
    inside = riders(s) if anybody_inside(s) else 0
    lured = touched(s, t.luring) if t.luring[0] & live else 0
    alert = touched(s, t.attacking) | inside if t.attacking[0] & live else inside
    wary = touched(s, t.defending) | inside if t.defending[0] & live else inside
    others, resting = opponents(s, me), s.left_cover | t.never_fighting | s.covered
    for w in mine:
        if lured >> w & 1:
            if ready(s, w) and targets(s, w):
                return True
            continue
        if resting >> w & 1:
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


# ---- both ----
def pairings(s: DoomState, me: int, kind: int) -> list[tuple[int, list[int]]]:
    """The same, of those attacks that an order for this turn demands, if it can be carried out."""
    found = _pairings(s, me, kind)
    return obeying(s, me, found) if s.lasting and found else found


def owes_attack(s: DoomState, me: int) -> bool:
    """Does an order for this turn of his still demand an attack of the player that he can make?"""
    return bool(s.lasting and orders(s, me)) and owed(s, me, _pairings(s, me, STANDARD))


def shirks(s: DoomState, me: int, warrior: int) -> bool:
    """Could an attack that an order for this turn demands not be made any more with this warrior in cover?"""
    if not s.lasting or not owes_attack(s, me):
        return False
    s.covered |= 1 << warrior  # as if it were there
    still = owes_attack(s, me)
    s.covered &= ~(1 << warrior)
    return not still


def spare_actions(s: DoomState, me: int) -> int:
    """The standard actions left, but for the one that an attack still owed will take."""
    return s.actions - (1 if s.lasting and not s.bonus_attacks and s.actions and owes_attack(s, me) else 0)


def _pairings(s: DoomState, me: int, kind: int) -> list[tuple[int, list[int]]]:
    """The warriors that may use an action of this kind to attack, each with whom it may attack."""
    naming = s.phase and s.attacker < 0  # the attack has been declared; who fights is being named
    if s.rounds[me] <= 1 or (used_up(s, me) and not naming):
        return []  # DTR-039, DTR-513
    if anybodys(s, me, kind):
        return attacks_of(s, me)
    if (kind == STANDARD and not s.actions) or not s.t.standing_masks.get(CONVERTS, 0) & s.live:
        return []
    return [pair for pair in attacks_of(s, me) if converted(s, me, pair[0])]


def interrupts_itself(s: DoomState, me: int, kind: int) -> bool:
    """DTR-371: in one's own combat an action of one's own turn cannot become another attack."""
    return bool(s.phase and kind != ATTACK_KIND and s.turn == me)


def may_attack(s: DoomState, me: int, kind: int) -> bool:
    """Is there anybody to attack with an action of this kind now?"""
    if s.phase and interrupts_itself(s, me, kind):
        return False
    if kind == STANDARD and s.rounds[me] > 1 and (s.bonus_attacks or (s.actions and s.attacks)):
        return not used_up(s, me) and any_attacker(s, me)
    return bool(pairings(s, me, kind))

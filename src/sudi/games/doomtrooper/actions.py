"""The actions a player may take, of whatever kind they are, and taking one (DTR-014, DTR-349 to DTR-361)."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.log import note
from sudi.kernel.standing import in_force

from . import transfer as tf
from . import vocabulary as v
from .abilities import slow_abilities, use
from .attaching import assign_to_player, attach_from_hand, is_laid, lay_from_hand, layings
from .card import ACTIONS, ART, SPECIAL
from .deploying import deploy, hide, may_deploy, may_deploy_hidden, reveal
from .may import (
    able_attackers,
    any_attacker,
    any_capable,
    capable,
    may_seek,
    mixed_outpost,
    must_leave_cover,
    must_man_outpost,
    never_fights,
)
from .moving import attach, into_cover
from .playing import begin_play, plays
from .points import funds, gain_destiny, pay
from .select import traits_of
from .state import OUTPOST, DoomState, opponents, own_warriors

STANDARD, NON_ATTACK, ATTACK_KIND = range(3)  # DTR-349
CONVERTS, MORE_ATTACKS, NO_SABOTAGE, MOVABLE = "converts", "more attacks", "no sabotage", "movable"
WAR_PRICE = 2


# ---- attacks ----
def converted(s: DoomState, me: int, warrior: int) -> bool:
    """DTR-359: a leader turns any action into an attack of warriors of its affiliation."""
    if not s.t.standing_masks.get(CONVERTS, 0) & s.live:
        return False
    return any(seat == me and traits_of(s, warrior) & rule.n for rule, seat, _, _, _ in in_force(s, CONVERTS))


def war_is_on(s: DoomState) -> bool:
    return bool((s.lasting or s.t.standing_masks.get(MORE_ATTACKS, 0) & s.live) and in_force(s, MORE_ATTACKS))


def attackers(s: DoomState, me: int, kind: int) -> list[int]:
    """The warriors that may use an action of this kind to attack now."""
    if s.rounds[me] <= 1 or (s.phase and kind != ATTACK_KIND and s.turn == me):
        return []  # DTR-039, DTR-513
    if kind == STANDARD:
        if s.actions and (s.attacks or (war_is_on(s) and funds(s, me) >= WAR_PRICE)):
            return able_attackers(s, me)
        if s.bonus_attacks:
            return able_attackers(s, me)
        return [w for w in able_attackers(s, me) if converted(s, me, w)] if s.actions else []
    if kind == NON_ATTACK:
        if not s.t.standing_masks.get(CONVERTS, 0) & s.live:
            return []
        return [w for w in able_attackers(s, me) if converted(s, me, w)]
    return able_attackers(s, me)


def may_attack(s: DoomState, me: int, kind: int) -> bool:
    """Is there anybody to attack with an action of this kind? As `attackers`, without listing them."""
    if kind == STANDARD and s.rounds[me] > 1 and not s.phase and (s.bonus_attacks or (s.actions and s.attacks)):
        return any_attacker(s, me)
    return bool(attackers(s, me, kind))


def spend_on_attack(s: DoomState, me: int, attacker: int) -> None:
    """A standard action has become an attack (DTR-353): which permission it uses up is known with the attacker."""
    s.attacking = True
    if s.actions and attacker >= 0 and converted(s, me, attacker):
        s.actions -= 1
    elif s.actions and s.attacks:
        s.actions -= 1
        s.attacks -= 1
    elif s.bonus_attacks:
        s.bonus_attacks -= 1
    elif s.actions:
        s.actions -= 1
        pay(s, me, WAR_PRICE)


# ---- everything that may be done ----
def options(s: DoomState, me: int, left: int, kind: int) -> list[int]:
    """What a player may do with the next of `left` actions of a kind."""
    if kind == ATTACK_KIND:
        return [v.ATTACK()] if may_attack(s, me, kind) else []
    if kind == STANDARD and s.attacking:
        return ([v.ATTACK()] if may_attack(s, me, kind) else []) + attack_abilities(s, me)
    if left <= 0:
        return [v.ATTACK()] if kind == STANDARD and s.bonus_attacks and may_attack(s, me, kind) else []
    if kind == STANDARD:
        duty = duties(s, me)
        if duty:
            return duty
    found = [v.MEDITATE()]
    found += from_hand(s, me, left)
    found += with_warriors(s, me, left)
    if s.live & s.t.able_mask:
        found += slow_abilities(s, me, left, False)
        if kind == STANDARD:
            found += attack_abilities(s, me)
    if may_attack(s, me, kind):
        found.append(v.ATTACK())
    elif kind == STANDARD:
        found += sabotages(s, me)
    return found


def attack_abilities(s: DoomState, me: int) -> list[int]:
    """DTR-238, DTR-513: abilities that take an attack action, while the player may still take one."""
    if s.rounds[me] <= 1 or not ((s.actions and s.attacks) or s.bonus_attacks):
        return []
    return slow_abilities(s, me, 1, True)


def duties(s: DoomState, me: int) -> list[int]:
    """DTR-053, DTR-188, DTR-189, DTR-202: what the next standard action has to be; empty if nothing presses."""
    if s.opened:
        if must_man_outpost(s, me):
            found = [
                v.TRANSFER(w) for w in own_warriors(s, me) if not tf.refusal(s, me, w) and tf.price(s, w) <= s.actions
            ]
            found += [v.DEPLOY(c) for c in _different(s, s.hand[me]) if s.t.is_warrior[c] and _to_outpost(s, me, c)]
            if found:
                return found
        if mixed_outpost(s, me):
            found = [v.TRANSFER(w) for w in s.outpost[me] if not tf.refusal(s, me, w)]
            if found:
                return found
    if (s.covered or s.hidden[me]) and must_leave_cover(s, me):
        found = [v.LEAVE(w) for w in (*own_warriors(s, me), *s.hidden[me])]
        found += [
            v.DEPLOY(c) for c in _different(s, s.hand[me]) if s.t.is_warrior[c] and may_deploy(s, me, c)
        ]  # fmt: skip
        return found
    return []


def _to_outpost(s: DoomState, me: int, card: int) -> bool:
    from .moving import home_of

    return home_of(s, card) == OUTPOST and may_deploy(s, me, card)


def _different(s: DoomState, cards: list[int]) -> list[int]:
    """Equal cards are one option."""
    kind = s.t.kind
    return list({kind[c]: c for c in cards}.values())


def from_hand(s: DoomState, me: int, left: int) -> list[int]:
    found: list[int] = []
    t = s.t
    purse = funds(s, me)
    for card in _different(s, s.hand[me]):
        if t.is_warrior[card]:
            if t.value[card] <= purse and may_deploy(s, me, card):
                found.append(v.DEPLOY(card))
            if left >= 3 and may_deploy_hidden(s, me, card):
                found.append(v.HIDE(card))
        elif t.when[card] == ACTIONS and t.cards[card].actions <= left:
            if is_laid(s, card):
                found += layings(s, me, card)
            elif t.type[card] in (SPECIAL, ART):
                found += plays(s, me, card)
    return found


def with_warriors(s: DoomState, me: int, left: int) -> list[int]:
    found: list[int] = []
    mine = own_warriors(s, me)
    several = sum(not s.covered >> w & 1 for w in mine) > 1  # DTR-052
    for warrior in mine:
        if s.covered >> warrior & 1:
            found.append(v.LEAVE(warrior))
        elif several and may_seek(s, warrior):
            found.append(v.COVER(warrior))
        if s.opened and not tf.refusal(s, me, warrior) and tf.price(s, warrior) <= left:
            found.append(v.TRANSFER(warrior))
    found += v.LEAVE.each(s.hidden[me])
    if s.live & s.t.vehicle_mask:
        found += _vehicles(s, me)
    movable = s.t.standing_masks.get(MOVABLE, 0) & s.live
    if movable:
        found += _moves(s, me, movable)
    return found


def _vehicles(s: DoomState, me: int) -> list[int]:
    """DTR-100: in or out, one action each time."""
    found = []
    for vehicle in s.attached[me]:
        if (s.live & s.t.vehicle_mask) >> vehicle & 1:
            if s.inside >> vehicle & 1:
                found.append(v.ALIGHT(vehicle))
            elif not s.covered >> s.bearer[vehicle] & 1:
                found.append(v.BOARD(vehicle))
    return found


def _moves(s: DoomState, me: int, movable: int) -> list[int]:
    """Attachments that may be given to another warrior as an action."""
    found = []
    for card in s.attached[me]:
        if movable >> card & 1 and s.side[card] == me:
            give = s.t.cards[card].give
            assert give is not None
            others = [w for w in own_warriors(s, me) if w != s.bearer[card] and give.fits(s, me, card, w)]
            found += [v.MOVE_CARD(card, w) for w in others]
    return found


# ---- sabotage (DTR-307 to DTR-318) ----
def sabotages(s: DoomState, me: int) -> list[int]:
    if s.turn != me or s.attacking or s.rounds[me] <= 1 or any(not s.rounds[p] for p in opponents(s, me)):
        return []
    found = []
    for seat in opponents(s, me):
        if s.sabotaged[seat] or any_capable(s, seat) or guarded(s, seat):
            continue
        found += [v.SABOTAGE(w, seat) for w in own_warriors(s, me) if capable(s, w) and not never_fights(s, w)]
    return found


def guarded(s: DoomState, seat: int) -> bool:
    """A card protects a player without warriors."""
    mask = s.t.standing_masks.get(NO_SABOTAGE, 0) & s.live
    return bool(mask) and any(mask >> c & 1 for c in s.works[seat])


# ---- doing it ----
def take(s: DoomState, me: int, option: int) -> int:
    """Carry an action out (all but attacks and sabotage); tells how many actions it took."""
    verb = v.verbs.of(option)
    card, other = first(option), second(option)
    if verb is v.MEDITATE:
        gain_destiny(s, me, 1)  # DTR-079
    elif verb is v.DEPLOY:
        return deploy(s, me, card)
    elif verb is v.HIDE:
        hide(s, me, card)
        return 3
    elif verb is v.COVER:
        into_cover(s, card)
    elif verb is v.LEAVE:
        leave_cover(s, card)
    elif verb is v.ATTACH:
        attach_from_hand(s, me, card, other)
        return s.t.cards[card].actions
    elif verb is v.LAY:
        lay_from_hand(s, me, card, other)
    elif verb is v.TASK:
        assign_to_player(s, me, card, other)
    elif verb is v.BOARD:
        s.inside |= 1 << card
        note(s, v.L_BOARDS, me, card)
    elif verb is v.ALIGHT:
        s.inside &= ~(1 << card)
        note(s, v.L_ALIGHTS, me, card)
    elif verb is v.TRANSFER:
        price = tf.price(s, card)
        tf.transfer(s, card)
        return price
    elif verb is v.MOVE_CARD:
        attach(s, card, other, me)
    elif verb is v.USE:
        use(s, me, card, other)
        return s.t.cards[card].abilities[other].actions
    else:
        begin_play(s, me, option)
        return s.t.cards[card].actions
    return 1


def leave_cover(s: DoomState, card: int) -> None:
    """DTR-062, DTR-063; a hidden warrior is revealed and paid for (DTR-067)."""
    if s.at[card] < 0 and not reveal(s, card, covered=False):
        return
    s.covered &= ~(1 << card)
    s.left_cover |= 1 << card
    note(s, v.L_LEAVES, s.side[card], card)

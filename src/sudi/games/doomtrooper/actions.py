"""The actions a player may take, of whatever kind they are, and taking one (DTR-014, DTR-349 to DTR-361)."""

from __future__ import annotations

from sudi.kernel.decision import BITS, first, second
from sudi.kernel.log import note

from . import transfer as tf
from . import vocabulary as v
from .abilities import slow_abilities, use
from .attaching import assign_to_player, attach_from_hand, lay_from_hand, layings
from .attack_actions import ATTACK_KIND, STANDARD, may_attack
from .deploying import deploy, hide, in_play_already, may_deploy, reveal
from .may import (
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
from .points import funds, gain_destiny
from .printed import DEPLOYED, LAID
from .ratings import riders
from .reach import touched
from .select import Who
from .state import OUTPOST, DoomState, in_play, opponents, own_warriors

NO_SABOTAGE, MOVABLE = "no sabotage", "movable"
# Options as numbers, for the lists that are made all the time.
MEDITATE, ATTACK = v.MEDITATE(), v.ATTACK()
DEPLOY, HIDE, LEAVE, COVER = v.DEPLOY.code, v.HIDE.code, v.LEAVE.code, v.COVER.code


# ---- everything that may be done ----
def options(s: DoomState, me: int, left: int, kind: int) -> list[int]:
    """What a player may do with the next of `left` actions of a kind."""
    if kind == ATTACK_KIND:
        return [v.ATTACK()] if may_attack(s, me, kind) else []
    if kind == STANDARD and s.attacking:
        return ([v.ATTACK()] if may_attack(s, me, kind) else []) + attack_abilities(s, me)
    if left <= 0:
        return [v.ATTACK()] if kind == STANDARD and s.bonus_attacks and may_attack(s, me, kind) else []
    mine, open_ = own_warriors(s, me), 0
    for warrior in mine:
        if not s.covered >> warrior & 1:
            open_ += 1
    if kind == STANDARD and (s.opened or not open_):
        duty = duties(s, me)
        if duty:
            return duty
    found = [MEDITATE]
    found += from_hand(s, me, left, hides=left >= 3 and open_ > 0)
    found += with_warriors(s, me, left, mine, hides=open_ > 1)
    if s.live & s.t.slow_able:
        found += slow_abilities(s, me, left, False)
    if kind == STANDARD and s.live & s.t.attack_able:
        found += attack_abilities(s, me)
    if may_attack(s, me, kind):
        found.append(ATTACK)
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
            found = [v.TRANSFER(w) for w in s.outpost[me] if in_play(s, w) and not tf.refusal(s, me, w)]
            if found:
                return found
    if (s.covered or s.hidden[me]) and must_leave_cover(s, me):
        found = [v.LEAVE(w) for w in (*own_warriors(s, me), *s.hidden[me])]
        found += [
            v.DEPLOY(c) for c in _different(s, s.hand[me]) if s.t.is_warrior[c] and may_deploy(s, me, c)
        ]  # fmt: skip
        if may_attack(s, me, STANDARD):
            found.append(v.ATTACK())  # out of cover: leaving it is a part of the attack
        return found
    return []


def _to_outpost(s: DoomState, me: int, card: int) -> bool:
    from .moving import home_of

    return home_of(s, card) == OUTPOST and may_deploy(s, me, card)


def _different(s: DoomState, cards: list[int]) -> list[int]:
    """Equal cards are one option."""
    kind = s.t.kind
    return list({kind[c]: c for c in cards}.values())


def from_hand(s: DoomState, me: int, left: int, hides: bool) -> list[int]:
    """`hides`: warriors may be deployed into cover, for there are the actions and somebody stays open (DTR-052)."""
    found: list[int] = []
    t = s.t
    kind, way = t.kind, t.way
    purse = funds(s, me)
    for card in {kind[c]: c for c in s.hand[me]}.values():
        how = way[card]
        if how == DEPLOYED:
            if t.value[card] <= purse and (t.deployable[card] or may_deploy(s, me, card)):
                found.append(DEPLOY + card)
            if hides and t.hideable[card] and not in_play_already(s, card):
                found.append(HIDE + card)
        elif how and t.actions[card] <= left:
            found += layings(s, me, card) if how == LAID else plays(s, me, card)
    return found


def with_warriors(s: DoomState, me: int, left: int, mine: list[int], hides: bool) -> list[int]:
    """`hides`: warriors may seek cover, for somebody else stays open (DTR-052)."""
    found: list[int] = []
    t, covered = s.t, s.covered
    never = t.never_in_cover if hides else -1
    asked = touched(s, t.covering) | riders(s)
    for warrior in mine:
        if covered >> warrior & 1:
            found.append(LEAVE + warrior)
        elif not never >> warrior & 1 and (not asked >> warrior & 1 or may_seek(s, warrior)):
            found.append(COVER + warrior)
        if s.opened and not tf.refusal(s, me, warrior) and tf.price(s, warrior) <= left:
            found.append(v.TRANSFER(warrior))
    for warrior in s.hidden[me]:
        found.append(LEAVE + warrior)
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
            give, fits = s.t.cards[card].give, s.t.fits[card]
            assert give is not None
            asked = give.unsettled(s) if isinstance(give, Who) and fits >= 0 else -1
            code, bearer = v.MOVE_CARD(card), s.bearer[card]
            for w in own_warriors(s, me):
                if (give.fits(s, me, card, w) if asked >> w & 1 else fits >> w & 1) and w != bearer:
                    found.append(code + (w << BITS))
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

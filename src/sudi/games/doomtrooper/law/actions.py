"""The actions a player may take, of whatever kind they are (DTR-014, DTR-349 to DTR-361)."""

from __future__ import annotations

from ..cards.printed import DEPLOYED, LAID
from ..language.gear import riders
from ..language.marks import MOVABLE
from ..language.reach import touched
from ..language.select import Who
from ..state import OUTPOST, DoomState, in_play, one_of_each, own_warriors
from ..words import vocabulary as v
from . import outpost
from .abilities import slow_abilities
from .attaching import layings
from .attacks import ATTACK_KIND, STANDARD, may_attack
from .cover import may_seek, must_leave_cover
from .deploying import home_of, in_play_already, may_deploy
from .outpost import mixed_outpost, must_man_outpost
from .paying import funds
from .playing import plays
from .sabotage import sabotages

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
                v.TRANSFER(w)
                for w in own_warriors(s, me)
                if not outpost.refusal(s, me, w) and outpost.price(s, w) <= s.actions
            ]
            found += [v.DEPLOY(c) for c in one_of_each(s, s.hand[me]) if s.t.is_warrior[c] and _to_outpost(s, me, c)]
            if found:
                return found
        if mixed_outpost(s, me):
            found = [v.TRANSFER(w) for w in s.outpost[me] if in_play(s, w) and not outpost.refusal(s, me, w)]
            if found:
                return found
    if (s.covered or s.hidden[me]) and must_leave_cover(s, me):
        found = [v.LEAVE(w) for w in (*own_warriors(s, me), *s.hidden[me])]
        found += [
            v.DEPLOY(c) for c in one_of_each(s, s.hand[me]) if s.t.is_warrior[c] and may_deploy(s, me, c)
        ]  # fmt: skip
        if may_attack(s, me, STANDARD):
            found.append(v.ATTACK())  # out of cover: leaving it is a part of the attack
        return found
    return []


def _to_outpost(s: DoomState, me: int, card: int) -> bool:
    return home_of(s, card) == OUTPOST and may_deploy(s, me, card)


def from_hand(s: DoomState, me: int, left: int, hides: bool) -> list[int]:
    """`hides`: warriors may be deployed into cover, for there are the actions and somebody stays open (DTR-052)."""
    found: list[int] = []
    t = s.t
    way = t.way
    purse = funds(s, me)
    for card in one_of_each(s, s.hand[me]):
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
        if s.opened and not outpost.refusal(s, me, warrior) and outpost.price(s, warrior) <= left:
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
            bearer = s.bearer[card]
            for w in own_warriors(s, me):
                if (give.fits(s, me, card, w) if asked >> w & 1 else fits >> w & 1) and w != bearer:
                    found.append(v.MOVE_CARD(card, w))
    return found

"""The actions a player may take, of whatever kind they are: the short way to the law of the action step (DTR-014)."""

from __future__ import annotations

from sudi.kernel.decision import BITS
from sudi.kernel.standing import lasts, lasts_any

from ..cards.printed import DEPLOYED, LAID, MIMICS
from ..language.aboard import anybody_inside
from ..language.gear import entitled, riders
from ..language.marks import DEPLOY_PRICE, EMISSARY
from ..language.reach import touched
from ..language.standing.numbers import deploy_price, sworn_off
from ..state import DoomState, one_of_each, own_warriors
from ..words import vocabulary as v
from . import outpost
from .abilities import slow_abilities
from .acting import HIDING_ACTIONS
from .combat.attacks import (
    ATTACK_KIND,
    STANDARD,
    attack_left,
    attack_reach,
    may_attack,
    only_attacks_left,
    owes_attack,
    shirks,
)
from .combat.duties import duty
from .combat.sabotage import sabotages
from .costs import actions_for
from .cover import held_in_cover, may_seek
from .deploying import may_deploy, may_hide
from .doubles import posings
from .emissaries import sendings
from .laying import bearers, layings
from .paying import funds
from .playing import plays
from .turned_over import turnings

# Options as numbers, for the lists that are made all the time.
MEDITATE, ATTACK = v.MEDITATE(), v.ATTACK()
DEPLOY, HIDE, LEAVE, COVER = v.DEPLOY.code, v.HIDE.code, v.LEAVE.code, v.COVER.code


def options(s: DoomState, me: int, left: int, kind: int) -> list[int]:
    """What a player may do with the next of `left` actions of a kind."""
    if kind == ATTACK_KIND:
        return [ATTACK] if may_attack(s, me, kind) else []
    if left <= 0 or (kind == STANDARD and only_attacks_left(s)):
        return _attacks(s, me, kind)
    mine = own_warriors(s, me)
    open_ = len(mine)
    if s.covered:
        for warrior in mine:
            open_ -= s.covered >> warrior & 1
    if kind == STANDARD and (s.opened or not open_):
        pressing = duty(s, me)[1]
        if pressing:
            return pressing
    found = [] if s.lasting and sworn_off(s, me) else [MEDITATE]
    found += from_hand(s, me, left, left >= HIDING_ACTIONS and open_ > 0, kind)
    found += with_warriors(s, me, left, mine, hides=open_ > 1)
    if s.down:
        found += turnings(s, me, left)
    if s.lasting and lasts(s, EMISSARY):
        found += sendings(s, me, left)
    if s.live & s.t.slow_able or s.t.grave_able or s.t.lends:
        found += slow_abilities(s, me, left, False)
    attacks = _attacks(s, me, kind)
    found += attacks
    # Whoever can be attacked is combat-capable, so an only opponent whom one may attack cannot be sabotaged.
    if kind == STANDARD and s.lasting and owes_attack(s, me):
        return found
    if kind == STANDARD and not (attacks and attacks[0] == ATTACK and s.t.lone_foe[me] and not s.t.luring[0] & s.live):
        found += sabotages(s, me)
    return found


def _attacks(s: DoomState, me: int, kind: int) -> list[int]:
    """An attack, and abilities that take an attack action while the player may still take one (DTR-238, DTR-513)."""
    found = [ATTACK] if may_attack(s, me, kind) else []
    able = (s.live & s.t.attack_able or s.t.lends) and kind == STANDARD and s.rounds[me] > 1
    if able and attack_left(s, me, kind):
        found += slow_abilities(s, me, attack_reach(s), True)
    return found


def from_hand(s: DoomState, me: int, left: int, hides: bool, kind: int = STANDARD) -> list[int]:
    """`hides`: warriors may be deployed into cover, for there are the actions and somebody stays open (DTR-052)."""
    return with_cards(s, me, one_of_each(s, s.hand[me]), left, hides, kind)


def with_cards(s: DoomState, me: int, cards: list[int], left: int, hides: bool, kind: int) -> list[int]:
    """The same for these cards, as if they were in the hand."""
    found: list[int] = []
    t = s.t
    way = t.way
    purse = funds(s, me)
    cheaper = t.standing_masks.get(DEPLOY_PRICE, 0) & s.live
    for card in cards:
        how = way[card]
        if how == DEPLOYED:
            price = deploy_price(s, me, card) if cheaper else t.deploy_value[card]
            if price <= purse and (t.deployable[card] or may_deploy(s, me, card)):
                found.append(DEPLOY + card)
            if hides and t.hideable[card] and (t.deployable[card] or may_hide(s, me, card)):
                found.append(HIDE + card)
        elif how == MIMICS:
            found += posings(s, card, lambda copy: with_cards(s, me, [copy], left, False, kind))
        elif how and (t.actions[card] <= left or actions_for(s, me, card) <= left):
            if t.as_attack[card] and not attack_left(s, me, kind):
                continue
            found += layings(s, me, card) if how == LAID else plays(s, me, card)
    return found


def with_warriors(s: DoomState, me: int, left: int, mine: list[int], hides: bool) -> list[int]:
    """`hides`: warriors may seek cover, for somebody else stays open (DTR-052)."""
    found: list[int] = []
    t, covered, live, opened = s.t, s.covered, s.live, s.opened
    never = t.never_in_cover if hides else -1
    asked = riders(s) if anybody_inside(s) else 0
    if t.covering[0] & live or (s.lasting and lasts_any(s, t.covering[2])):
        asked |= touched(s, t.covering)
    for warrior in mine:
        if covered >> warrior & 1:
            if not held_in_cover(s, warrior):
                found.append(LEAVE + warrior)
        elif (
            not never >> warrior & 1
            and (not asked >> warrior & 1 or may_seek(s, warrior))
            and not (s.lasting and shirks(s, me, warrior))
        ):
            found.append(COVER + warrior)
        if opened and outpost.may_transfer(s, me, warrior) and outpost.price(s, warrior) <= left:
            found.append(v.TRANSFER(warrior))
    for warrior in s.hidden[me]:
        found.append(LEAVE + warrior)
    if live & t.vehicle_mask:
        found += _vehicles(s, me, live & t.vehicle_mask)
    if live & t.movable:
        found += _moves(s, me, live & t.movable)
    return found


def _vehicles(s: DoomState, me: int, vehicles: int) -> list[int]:
    """DTR-100: in or out, one action each time."""
    found = []
    for vehicle in s.attached[me]:
        if vehicles >> vehicle & 1:
            driver = s.bearer[vehicle]
            if s.inside >> vehicle & 1:
                found.append(v.ALIGHT(vehicle))
            elif not s.covered >> driver & 1 and entitled(s, vehicle, driver):
                found.append(v.BOARD(vehicle))
    return found


def _moves(s: DoomState, me: int, movable: int) -> list[int]:
    """Attachments that may be given to another warrior as an action."""
    found = []
    for card in s.attached[me]:
        if movable >> card & 1 and s.side[card] == me:
            code, now = v.MOVE_CARD(card), s.bearer[card]
            found += [code + (w << BITS) for w in bearers(s, me, card) if w != now]
    return found

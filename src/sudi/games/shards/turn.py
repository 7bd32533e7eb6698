"""The turn: play phase, attack phase, cleanup (SOI-026). One program that runs for the whole match."""

from __future__ import annotations

from sudi.kernel.machine import PC, Frame, over, push
from sudi.kernel.permissions import forbidden
from sudi.kernel.view import show

from . import vocabulary as v
from .combat import begin_attack
from .conditions import Revealing
from .moves import acquire, destroy, draw, gain_mastery, leave_row, play_from_hand, resolve, scores
from .numbers import COST, HEALTH
from .state import HAND_SIZE, INFINITE, RELIC_MASTERY, ShardsState
from .vocabulary import programs

RECRUIT, HIRE, EXHAUST, ATTACK = v.RECRUIT.code, v.HIRE.code, v.EXHAUST.code, v.ATTACK.code
FOCUS, TAKE, END = v.FOCUS.code, v.TAKE.code, v.END.code
ASK_PLAY = v.ASK_PLAY
CARD = 4095

# Steps of the turn.
BEGIN, OFFER, DO, STRIKE, CLEAN = range(5)


def begin_turn(s: ShardsState, f: Frame) -> None:
    s.turns += 1
    if s.log is not None:
        s.log.append((v.L_TURN, s.turn, -1, 0, -1))
    if s.turn == s.t.nemesis:
        f[PC] = BEGIN
        push(s, programs.by_name["nemesis"], s.turn)
    elif s.turns > s.t.setup["turn_limit"]:
        if s.log is not None:
            s.log.append((v.L_DRAW_GAME, s.turn, -1, 0, -1))
        over(s, ((), scores(s), "SOI-C01"))


def offer_actions(s: ShardsState, f: Frame) -> None:
    """Everything the active player may do now, in any order (SOI-027)."""
    t = s.t
    me = s.turn
    kind = t.kind
    # PLAY is verb number 0: a bare card number means playing it. Identical cards are one option.
    options = [*{kind[c]: c for c in s.hand[me]}.values()]
    gems = s.gems
    row = s.row
    if gems:
        cost = t.cost
        within = [c for c in row if cost[c] <= gems]
        if within:
            if len(within) > 1:
                within = [*{kind[c]: c for c in within}.values()]
            mercenary = t.is_mercenary
            options += [RECRUIT + c for c in within]
            options += [HIRE + c for c in within if mercenary[c]]
        if not s.focused:
            options.append(FOCUS)
    champions = s.champions
    if t.priced and champions[me]:  # what costs less for each own champion
        for c, discount in t.priced.items():
            if c in row and gems < t.cost[c] <= gems + discount * len(champions[me]) and COST.of(s, c) <= gems:
                options.append(RECRUIT + c)
    if champions[me]:
        options += exhaustible(s, me)
    power = s.power
    if power:
        for enemy in t.enemies[me]:
            if champions[enemy]:
                options += attackable_champions(s, me, enemy, power)
    if s.relics[me] and s.mastery[me] >= RELIC_MASTERY and not s.relic_taken[me]:
        options += [TAKE + c for c in s.relics[me]]
    if options:
        options.append(END)
        s.seat, s.prompt, s.about, s.options = me, ASK_PLAY, -1, options
    else:  # nothing else can be done: the play phase ends by itself
        s.answer = END


def exhaustible(s: ShardsState, me: int) -> list[int]:
    """SOI-071: each own champion with an ability, once a turn."""
    used, programs_, kind = s.exhausted, s.t.exhaust[me], s.t.kind
    ready = {kind[c]: c for c in s.champions[me] if not used >> c & 1 and programs_[c] is not None}
    return [EXHAUST + c for c in ready.values() if may_exhaust(s, me, c)]


def may_exhaust(s: ShardsState, me: int, card: int) -> bool:
    needs = s.t.cards[card].exhaust_needs
    return not isinstance(needs, Revealing) or needs.possible(s, me, card)


def attackable_champions(s: ShardsState, me: int, enemy: int, power: int) -> list[int]:
    """SOI-073: champions that the power at hand destroys, unless something protects them."""
    theirs, health, guards = s.champions[enemy], s.t.champion_health, s.t.guards
    if s.t.toughening and not s.t.toughening.isdisjoint(theirs):
        weak = [c for c in theirs if HEALTH.of(s, c) <= power]
    else:
        weak = [c for c in theirs if health[c] <= power]
    if weak and any(c in guards for c in theirs):
        weak = [c for c in weak if forbidden(s, "attack champion", me, c) is None]
    if len(weak) > 1:
        kind = s.t.kind
        weak = list({kind[c]: c for c in weak}.values())
    return [ATTACK + c for c in weak]


def do_action(s: ShardsState, f: Frame) -> None:
    option = s.answer
    if option < RECRUIT:
        if s.log is not None:
            s.log.append((v.L_PLAYS, s.turn, option, 0, -1))
        play_from_hand(s, option)
    elif option == END:
        f[PC] = STRIKE
        return
    else:
        ACTIONS[option >> 24](s, option & CARD)
    if s.stack and s.stack[-1] is f:  # nothing was started that has to be carried out first
        f[PC] = DO
        offer_actions(s, f)
    else:
        f[PC] = OFFER


def recruit(s: ShardsState, card: int) -> None:
    """SOI-051: pay, refill the slot at once, and the card goes to the discard pile."""
    price = COST.of(s, card) if card in s.t.priced else s.t.cost[card]
    s.gems -= price
    if s.log is not None:
        s.log.append((v.L_RECRUITS, s.turn, card, price, -1))
    leave_row(s, card)
    acquire(s, s.turn, card)


def hire(s: ShardsState, card: int) -> None:
    """SOI-059: pay and resolve at once, as if played from hand; the row is refilled first (SOI-024)."""
    me = s.turn
    s.gems -= s.t.hire_cost[card]
    if s.log is not None:
        s.log.append((v.L_HIRES, me, card, s.t.hire_cost[card], -1))
    leave_row(s, card)
    s.hired.append(card)
    if s.result is None:  # SOI-193: in the solo game the match can be over before the effect
        resolve(s, me, card)


def exhaust(s: ShardsState, card: int) -> None:
    """SOI-070: turn it and resolve what follows; nobody else can do it again this turn."""
    me = s.turn
    s.exhausted |= 1 << card
    if s.log is not None:
        s.log.append((v.L_EXHAUSTS, me, card, 0, -1))
    program = s.t.exhaust[me][card]
    assert program is not None
    if program.instant is not None:
        program.instant(s, me, card, 0)
    else:
        push(s, program, me, card)


def attack_champion(s: ShardsState, card: int) -> None:
    """SOI-067, SOI-073: power equal to its health destroys it; what is left stays for later."""
    price = HEALTH.of(s, card)
    if s.power < INFINITE:
        s.power -= price
    if s.log is not None:
        s.log.append((v.L_ATTACKS, s.turn, card, price, -1))
    destroy(s, card)


def focus(s: ShardsState, _: int) -> None:
    """SOI-032: once a turn, 1 gem for 1 mastery."""
    s.gems -= 1
    s.focused = True
    if s.log is not None:
        s.log.append((v.L_FOCUSES, s.turn, -1, 0, -1))
    gain_mastery(s, s.turn, -1, 1)


def take_relic(s: ShardsState, card: int) -> None:
    """SOI-135 to SOI-138: one relic of the two, free, to the discard pile; the other becomes unavailable."""
    me = s.turn
    s.relics[me].remove(card)
    s.relic_taken[me] = True
    s.banished += s.relics[me]
    s.relics[me].clear()
    if s.log is not None:
        s.log.append((v.L_TAKES, me, card, 0, -1))
    acquire(s, me, card)


ACTIONS = {
    verb.id: action
    for verb, action in (
        (v.RECRUIT, recruit),
        (v.HIRE, hire),
        (v.EXHAUST, exhaust),
        (v.ATTACK, attack_champion),
        (v.FOCUS, focus),
        (v.TAKE, take_relic),
    )
}


def clean_up(s: ShardsState, f: Frame) -> None:
    """SOI-040 to SOI-045, in this order; then the turn passes clockwise."""
    me = s.turn
    if s.hired:
        for card in s.hired:  # SOI-040: under the centre deck, in order of play; everybody has seen it
            s.centre.insert(0, card)
            show(s, card)
        s.hired = []
    discard = s.discard[me]
    discard += s.played
    s.played = []
    discard += s.hand[me]
    s.hand[me] = []
    draw(s, me, HAND_SIZE + s.more_cards)
    reset_turn(s)
    pass_turn(s)
    f[PC] = BEGIN


def reset_turn(s: ShardsState) -> None:
    """What ends with a turn: unspent gems and power (SOI-109), exhaustion (SOI-072), lasting effects."""
    s.gems = s.power = s.more_cards = s.healed = s.exhausted = s.arrived = 0
    s.focused = False
    if s.lasting:
        s.lasting = []


def pass_turn(s: ShardsState) -> None:
    seats = s.t.seats
    seat = (s.turn + 1) % seats
    while s.health[seat] <= 0:
        seat = (seat + 1) % seats
    s.turn = seat


TURN = programs.procedure("turn", begin_turn, offer_actions, do_action, begin_attack, clean_up)

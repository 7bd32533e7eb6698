"""What a player does in the play phase: playing, recruiting, fast-playing, exhausting, attacking, focusing."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame, push
from sudi.kernel.triggers import fire

from ..language.numbers import HEALTH, cost
from ..state import INFINITE, ShardsState
from ..words import vocabulary as v
from .moves import ALLY_PLAYED, CHAMPION_PLAYED, acquire, destroy, leave_row
from .resources import gain_mastery


def play_from_hand(s: ShardsState, card: int) -> None:
    """SOI-220: from hand into the own play zone; the effect resolves at once (SOI-053)."""
    me, t = s.turn, s.t
    if s.log is not None:
        note(s, v.L_PLAYS, me, card)
    s.hand[me].remove(card)
    if t.is_champion[card]:
        s.champions[me].append(card)
        s.arrived |= 1 << card
        fire(s, CHAMPION_PLAYED, me, card)
        return
    s.played.append(card)
    program = t.play[me][card]
    if program is not None and program.instant is not None and not s.lasting:
        program.instant(s, me, card, 0)
        if s.lasting:  # it set something up that waits for allies: this one counts as played before
            fire(s, ALLY_PLAYED, me, card, card)
    else:
        resolve(s, me, card)


def resolve(s: ShardsState, me: int, card: int) -> None:
    """The effect of an ally that was just played, and then whatever waits for an ally to be played."""
    program = s.t.play[me][card]
    if program is None:
        return
    if program.instant is not None:
        program.instant(s, me, card, 0)
        if s.lasting and s.result is None:  # SOI-192: its effect may have ended the match
            fire(s, ALLY_PLAYED, me, card, card)
        return
    if s.lasting:
        push(s, AFTERWARDS, me, card)
    push(s, program, me, card)


def afterwards(s: ShardsState, f: Frame) -> None:
    fire(s, ALLY_PLAYED, f[ME], f[SRC], f[SRC])


AFTERWARDS = v.programs.procedure("after an ally was played", afterwards)


def recruit(s: ShardsState, card: int) -> None:
    """SOI-051: pay, refill the slot at once, and the card goes to the discard pile."""
    price = cost(s, card)
    s.gems -= price
    note(s, v.L_RECRUITS, s.turn, card, price)
    leave_row(s, card)
    acquire(s, s.turn, card)


def hire(s: ShardsState, card: int) -> None:
    """SOI-059: pay and resolve at once, as if played from hand; the row is refilled first (SOI-024)."""
    me = s.turn
    s.gems -= s.t.hire_cost[card]
    note(s, v.L_HIRES, me, card, s.t.hire_cost[card])
    leave_row(s, card)
    s.hired.append(card)
    if s.result is None:  # SOI-193: in the solo game the match can be over before the effect
        resolve(s, me, card)


def exhaust(s: ShardsState, card: int) -> None:
    """SOI-070: turn it and resolve what follows; nobody else can do it again this turn."""
    me = s.turn
    s.exhausted |= 1 << card
    note(s, v.L_EXHAUSTS, me, card)
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
        note(s, v.L_ATTACKS, s.turn, card, price, other=s.t.holder_of(s, card))
    destroy(s, card)


def focus(s: ShardsState, _: int) -> None:
    """SOI-032: once a turn, 1 gem for 1 mastery."""
    s.gems -= 1
    s.focused = True
    if s.log is not None:
        note(s, v.L_FOCUSES, s.turn)
    gain_mastery(s, s.turn, -1, 1)


def take_relic(s: ShardsState, card: int) -> None:
    """SOI-135 to SOI-138: one relic of the two, free, to the discard pile; the other becomes unavailable."""
    me = s.turn
    s.relics[me].remove(card)
    s.relic_taken[me] = True
    s.banished += s.relics[me]
    s.relics[me].clear()
    note(s, v.L_TAKES, me, card)
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

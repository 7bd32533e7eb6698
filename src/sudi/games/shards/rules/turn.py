"""The turn: play phase, attack phase, cleanup (SOI-026). One program that runs for the whole match."""

from __future__ import annotations

from sudi.kernel.machine import PC, Frame, over, push
from sudi.kernel.view import show

from ..law.offers import END, RECRUIT, offer_actions
from ..state import HAND_SIZE, ShardsState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .actions import ACTIONS, play_from_hand
from .attack import begin_attack
from .cleanup import pass_turn, reset_turn
from .ends import scores
from .moves import draw
from .nemesis import NEMESIS

CARD = 4095

# Steps of the turn.
BEGIN, OFFER, DO, STRIKE, CLEAN = range(5)


def begin_turn(s: ShardsState, f: Frame) -> None:
    s.turns += 1
    if s.log is not None:
        s.log.append((v.L_TURN, s.turn, -1, 0, -1))
    if s.turn == s.t.nemesis:
        f[PC] = BEGIN
        push(s, NEMESIS, s.turn)
    elif s.turns > s.t.setup["turn_limit"]:
        if s.log is not None:
            s.log.append((v.L_DRAW_GAME, s.turn, -1, 0, -1))
        over(s, ((), scores(s), "SOI-C01"))


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


TURN = programs.procedure("turn", begin_turn, offer_actions, do_action, begin_attack, clean_up)

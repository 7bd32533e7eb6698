"""The turn: play phase, attack phase, cleanup (SOI-026). One program that runs for the whole match."""

from __future__ import annotations

from sudi.kernel.decision import MASK, VERB_SHIFT
from sudi.kernel.ends import note_over
from sudi.kernel.law import answers
from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, push

from ..law.offers import END, RECRUIT, offer_actions
from ..law.play_phase import PLAY_PHASE
from ..state import ShardsState
from ..words import vocabulary as v
from .actions import ACTIONS, play_from_hand
from .attack import begin_attack
from .cleanup import clean_up
from .ends import end_in_draw
from .nemesis import NEMESIS


def begin_turn(s: ShardsState, f: Frame) -> None:
    s.turns += 1
    if s.log is not None:
        note(s, v.L_TURN, s.turn)
    if s.turn == s.t.nemesis:
        f[PC] = BEGIN
        push(s, NEMESIS, s.turn)
    elif s.turns > s.t.setup["turn_limit"]:
        end_in_draw(s)


@answers(PLAY_PHASE)
def do_action(s: ShardsState, f: Frame) -> None:
    option = s.answer
    if option < RECRUIT:  # playing is verb number 0: the option is the card
        play_from_hand(s, option)
    elif option == END:
        if s.log is not None:
            note_over(s, v.verbs, v.PLAY_PHASE_OVER, s.turn)
        f[PC] = STRIKE
        return
    else:
        ACTIONS[option >> VERB_SHIFT](s, option & MASK)
    if s.stack and s.stack[-1] is f:  # nothing was started that has to be carried out first
        f[PC] = DO
        offer_actions(s, f)
    else:
        f[PC] = OFFER


def end_turn(s: ShardsState, f: Frame) -> None:
    clean_up(s)
    f[PC] = BEGIN


TURN = v.programs.procedure("turn", begin_turn, offer_actions, do_action, begin_attack, end_turn)
BEGIN, OFFER, DO, STRIKE = (TURN.at(step) for step in (begin_turn, offer_actions, do_action, begin_attack))

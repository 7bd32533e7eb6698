"""Phase 4, the main phase: dice, cards, abilities and stored resources in any order (RON-085, RON-086)."""

from __future__ import annotations

from sudi.kernel.chance import below
from sudi.kernel.decision import VERB_SHIFT, first, second
from sudi.kernel.law import answers
from sudi.kernel.machine import PC, Frame, begin, push

from ..law.main_phase import MAIN_PHASE, main_options
from ..state import RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.names import PAIR_WORD
from .bags import RESOURCES
from .invasion.extra_actions import perform
from .playing import play_card
from .resources import CONVERTING
from .together import TO_ACT, TO_OFFER, WAIT, acted, acting, finish, offer, wait
from .workshop.dice import GIVES, SIDES, die_of, face_of, face_shown, turned

END = v.END()


def offer_main(s: RoneState, f: Frame) -> None:
    me = acting(s)
    offer(s, me, q.ASK_MAIN, main_options(s, me) if me >= 0 else [], END)


@answers(MAIN_PHASE)
def act_main(s: RoneState, f: Frame) -> None:
    option, me = s.answer, s.turn
    if option == END:
        s.reductions[me] = 0  # RON-D02: unused ones vanish with the phase
        finish(s, f, me)
        return
    if option == WAIT:
        wait(s, me)
    else:
        if s.t.together:
            acted(s)
        if option < v.USE.code:
            play_card(s, me, option)
        else:
            ACTIONS[option >> VERB_SHIFT](s, me, option)
        if s.ended:
            return
    if s.stack[-1] is f:  # nothing was started that has to be carried out first
        f[PC] += TO_ACT
        offer_main(s, f)
    else:
        f[PC] += TO_OFFER


# ---- the actions ----
def use_die(s: RoneState, me: int, option: int) -> None:
    """RON-109: each coloured screw on the face is one resource; the die is used (RON-111)."""
    word = first(option)
    die = die_of(word)
    s.used[me] |= 1 << die
    gives = GIVES[face_shown(s.dice[me], s.shown[me], die)]
    s.resources[me] += gives
    if s.log is not None:
        s.log.append((log.L_USES, me, -1, face_of(word), -1))


def convert(s: RoneState, me: int, option: int) -> None:
    """RON-112, RON-113: two unused dice, whatever they show, for one resource of one's choice."""
    s.used[me] |= 1 << die_of(first(option)) | 1 << die_of(second(option))
    if s.log is not None:
        s.log.append((log.L_CONVERTS, me, -1, 0, -1))
    push(s, CONVERTING, me)


def activate(s: RoneState, me: int, option: int) -> None:
    """RON-030, RON-120: the card is exhausted by using it."""
    card = first(option)
    s.exhausted |= s.t.bit[card]
    if s.log is not None:
        s.log.append((log.L_ACTIVATES, me, card, 0, -1))
    program = s.t.active[card]
    assert program is not None
    begin(s, program, me, card)


def use_pair(s: RoneState, me: int, option: int) -> None:
    """RON-121, RON-122: the next card costs one symbol less, and the action of that kind is carried out at once."""
    kind = first(option)
    s.stored[me] -= 2 * RESOURCES.one[kind]
    s.reductions[me] += RESOURCES.one[kind]
    if s.log is not None:
        s.log.append((log.L_PAIR, me, -1, PAIR_WORD + kind, -1))
    begin(s, s.t.pair[kind], me, -1)


def reroll(s: RoneState, me: int, option: int) -> None:
    die, seat = die_of(first(option)), second(option)
    s.rerolls[me] -= 1
    s.shown[seat] = turned(s.shown[seat], die, below(s, SIDES))
    if s.log is not None:
        s.log.append((log.L_REROLLS, me, -1, 0, seat if seat != me else -1))


def extra(s: RoneState, me: int, option: int) -> None:
    perform(s, me, first(option))


ACTIONS = {
    v.USE.id: use_die,
    v.CONVERT.id: convert,
    v.ACTIVATE.id: activate,
    v.PAIR.id: use_pair,
    v.REROLL.id: reroll,
    v.EXTRA.id: extra,
}

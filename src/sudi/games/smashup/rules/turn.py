"""The turn in its five steps (SMU-027): start, play cards, check the bases, draw two, end."""

from __future__ import annotations

from sudi.kernel.decision import MASK, VERB_SHIFT, first
from sudi.kernel.ends import note_over
from sudi.kernel.law import answers
from sudi.kernel.machine import PC, Frame, ask, over, push
from sudi.kernel.triggers import fire

from ..events import TURN_ENDS, TURN_STARTS
from ..law.offers import offer_plays
from ..law.permits import use_action_permit
from ..law.questions import SHED
from ..law.scoring import SCORE
from ..law.step_two import PLAY_CARDS
from ..state import ASLEEP, CARDS_A_TURN, DROWSY, GOAL, HAND_LIMIT, SmashState, by_kind, controller
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .extra_plays import play_by_permit
from .piles import discard_from_hand, draw
from .playing import play_action, use_special, use_talent
from .readiness import ready
from .scoring import SCORING

PLAYS_OF_MINIONS, SPECIAL, TALENT = (v.PLAY.id, v.RAISE.id), v.SPECIAL.id, v.TALENT.id
END = v.END.code


def begin_turn(s: SmashState, f: Frame) -> None:
    me = s.turn
    s.turns += 1
    if s.log is not None:
        s.log.append((v.L_TURN, me, -1, 0, -1))
    if s.turns > s.t.setup["turn_limit"]:
        if s.log is not None:
            s.log.append((v.L_DRAW_GAME, me, -1, 0, -1))
        over(s, ((), tuple(s.vp), "SMU-C01"))
        return
    s.free_minion = s.free_action = True
    s.minions_played = [0] * s.t.seats
    if s.extras:
        s.extras = []
    s.used = 0
    s.risen = False
    if s.asleep[me] & DROWSY:
        s.asleep[me] = ASLEEP
    if s.fresh:  # permissions "until the start of your next turn" end here
        for actions in s.actions:
            for card in actions:
                if controller(s, card) == me:
                    s.fresh &= ~(1 << card)
                    s.ignoring &= ~(1 << card)
    if s.lasting or s.t.at_start & s.live:
        f[PC] = OFFER
        fire(s, TURN_STARTS, me, -1)
        if s.stack[-1] is not f:
            return
    f[PC] = DO
    offer_plays(s, f)


@answers(PLAY_CARDS)
def do_play(s: SmashState, f: Frame) -> None:
    option = s.answer
    if option == END:
        if s.log is not None:
            note_over(s, v.verbs, v.STEP_TWO_OVER, s.turn)
        end_plays(s, f)
        return
    f[PC] = OFFER
    me, verb, card = s.turn, option >> VERB_SHIFT, option & MASK  # without calls: every play comes through here
    if verb in PLAYS_OF_MINIONS:
        play_by_permit(s, me, option, card)
    elif verb == SPECIAL:
        use_special(s, me, card, s.at[card])
    elif verb == TALENT:
        use_talent(s, me, card)
    else:
        use_action_permit(s)
        play_action(s, me, option, s.hand[me])
    if s.stack[-1] is f:  # nothing was started that has to be carried out first
        f[PC] = DO
        go_on(s, f)


def go_on(s: SmashState, f: Frame) -> None:
    """After a play: what else? Whoever has nothing left to play has ended the step."""
    offer_plays(s, f)
    if s.seat < 0:
        end_plays(s, f)


def end_plays(s: SmashState, f: Frame) -> None:
    if s.extras:
        s.extras = []
    check_bases(s, f)


# ---- steps 3 to 5 ----
# Each step says where the program goes on if somebody has to choose or an effect starts; if not, it goes on at once.
def check_bases(s: SmashState, f: Frame) -> None:
    """SMU-041, SMU-042, SMU-088: every ready base is scored, one after another, in the active player's order."""
    places = ready(s)
    if not places:
        draw_two(s, f)
        return
    f[PC] = CHOSEN
    ask(s, s.turn, SCORE.prompt, v.SCORE.each(places))


@answers(SCORE)
def score_chosen(s: SmashState, f: Frame) -> None:
    f[PC] = CHECK
    push(s, SCORING, s.turn, -1, first(s.answer))


def draw_two(s: SmashState, f: Frame) -> None:
    draw(s, s.turn, CARDS_A_TURN)
    trim_hand(s, f)


def trim_hand(s: SmashState, f: Frame) -> None:
    """SMU-045: down to ten cards, of the player's own choice."""
    hand = s.hand[s.turn]
    if len(hand) <= HAND_LIMIT:
        end_turn(s, f)
        return
    f[PC] = SHED_CARD
    ask(s, s.turn, SHED.prompt, v.SHED.each(by_kind(s, hand)))


@answers(SHED)
def shed_card(s: SmashState, f: Frame) -> None:
    discard_from_hand(s, s.turn, first(s.answer))
    trim_hand(s, f)


def end_turn(s: SmashState, f: Frame) -> None:
    if s.lasting or s.t.at_end & s.live:
        f[PC] = NEXT
        fire(s, TURN_ENDS, s.turn, -1)
        if s.stack[-1] is not f:
            return
    next_turn(s, f)


def next_turn(s: SmashState, f: Frame) -> None:
    """Ruling R23: effects until the end of the turn stop, then the winner is looked for (SMU-090 to SMU-094)."""
    if s.lasting:
        s.lasting = []
    if s.asleep[s.turn]:
        s.asleep[s.turn] &= ~ASLEEP
    best = max(s.vp)
    if best >= GOAL and s.vp.count(best) == 1:
        winner = s.vp.index(best)
        if s.log is not None:
            s.log.append((v.L_END, winner, -1, 0, -1))
        over(s, ((winner,), tuple(s.vp), "SMU-091"))
        return
    s.turn = (s.turn + 1) % s.t.seats
    begin_turn(s, f)


TURN = programs.procedure(
    "turn",
    begin_turn,
    go_on,
    do_play,
    check_bases,
    score_chosen,
    draw_two,
    trim_hand,
    shed_card,
    end_turn,
    next_turn,
)
OFFER, DO, CHECK, CHOSEN = TURN.at(go_on), TURN.at(do_play), TURN.at(check_bases), TURN.at(score_chosen)
SHED_CARD, NEXT = TURN.at(shed_card), TURN.at(next_turn)

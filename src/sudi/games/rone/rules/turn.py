"""A player's turn in ten phases (RON-077, RON-078), as one procedure.

A side is whoever plays at the same time: one player in a duel, a team, or everybody against the Invasion. The last
steps belong to the co-operative game: evaluation and the Invasion's own turn. A step that has started nothing goes on
with the next one at once, not through the machine.
"""

from __future__ import annotations

from sudi.kernel.chance import step
from sudi.kernel.decision import first
from sudi.kernel.law import answers
from sudi.kernel.machine import PC, Frame, begin, push

from ..law.drawing import DRAWING
from ..law.extra_actions import extra_options
from ..state import P_DISCARD, P_DRAW, P_END, P_MAIN, P_ROLL, P_START, P_STORE, P_TRAIN, RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .damage_phase import act_damage, offer_damage, open_damage
from .deck import destroy, draw_card, shuffle_deck
from .dumping import DISCARDING, STOWING
from .invasion.extra_actions import perform
from .invasion.turn import INVASION_STEPS, begin_round, evaluate
from .main_phase import act_main, offer_main
from .spare_parts import OPENING, act_parts, offer_parts, open_parts
from .together import WAIT, acted, acting, enter, finish, may_wait, settled, wait
from .training import TRAINING
from .triggers import TURN_ENDS, TURN_STARTS, at_once, waiting_for
from .workshop.dice import NOT_ROLLED, lying, rolled

CARD_DRAWN, SHUFFLED, STOP = v.DRAW(), v.SHUFFLE(), v.STOP()
GO_ON = [CARD_DRAWN, STOP]
SHUFFLE_OR_STOP = [SHUFFLED, STOP]


# ---- phase 1: start of the turn ----
def begin_turn(s: RoneState, f: Frame) -> None:
    s.turns += 1
    enter(s, P_START)
    for seat in s.t.mates[s.turn]:
        s.plays[seat] = s.keeps[seat] = s.damage[seat] = s.used[seat] = 0
        s.shown[seat] = NOT_ROLLED
        if s.log is not None:
            s.log.append((log.L_TURN, seat, -1, 0, -1))
    s.spent_cards = 0
    f[PC] += 1
    start_phase(s, f)


def start_phase(s: RoneState, f: Frame) -> None:
    """RON-079: what happens at the start of the turn, in an order the player chooses; parts to be spent first."""
    for seat in reversed(s.t.mates[s.turn]):
        waiting = waiting_for(s, TURN_STARTS, seat, -1)
        if s.compensated[seat]:
            push(s, OPENING, seat, -1, 0, tuple(waiting))
        elif waiting:
            order_or_start(s, seat, waiting)
    if s.stack[-1] is f:
        f[PC] += 1
        open_draw(s, f)


def order_or_start(s: RoneState, seat: int, waiting: list[tuple[int, int, int, int, int]]) -> None:
    if at_once(s, waiting):
        for rule, owner, card, n, _ in waiting:
            begin(s, s.t.trigger_programs[rule], owner, card, n)
    else:
        push(s, s.t.ordering, seat, -1, 0, tuple(waiting))


# ---- phase 2: drawing ----
def open_draw(s: RoneState, f: Frame) -> None:
    if settled(s, f):
        enter(s, P_DRAW)
        offer_draw(s, f)
        f[PC] = DREW


def offer_draw(s: RoneState, f: Frame) -> None:
    """RON-080 to RON-083: one card at a time, as many as one likes; shuffling an empty deck is a choice (RON-D07)."""
    me = acting(s)
    if me < 0:
        s.answer = STOP
        return
    if s.deck[me]:
        options = GO_ON
    elif s.discard[me] or s.dump[me]:
        options = SHUFFLE_OR_STOP
    elif s.t.ask_ends:
        options = [STOP]
    else:
        s.answer = STOP
        return
    if s.diverted[me]:  # RON-143: an extra action can be performed in any phase
        options = [*options, *extra_options(s, me)]
    if s.t.together and may_wait(s, me):
        options = [*options, WAIT]
    s.seat, s.prompt, s.about, s.options = me, q.ASK_DRAW, -1, options


@answers(DRAWING)
def act_draw(s: RoneState, f: Frame) -> None:
    me, option = s.turn, s.answer
    if option == STOP:
        finish(s, f, me)
        return
    f[PC] = DRAW
    if option == WAIT:
        wait(s, me)
        return
    acted(s)
    if option == SHUFFLED:
        shuffle_deck(s, me)
        if s.ended or not s.deck[me]:
            return
        if s.stack[-1] is not f:  # RON-D32: what the shuffle sets off comes before the card
            f[PC] = DRAW_SHUFFLED
            return
    elif option != CARD_DRAWN:
        perform(s, me, first(option))
        return
    draw_card(s, me)
    if not s.ended and s.stack[-1] is f:
        f[PC] = DREW
        offer_draw(s, f)


def draw_shuffled(s: RoneState, f: Frame) -> None:
    """The card for which the deck was shuffled."""
    f[PC] = DRAW
    draw_card(s, s.turn)


# ---- phase 3: rolling ----
def roll(s: RoneState, f: Frame) -> None:
    """RON-084: all dice that may be used this turn."""
    if not settled(s, f):
        return
    enter(s, P_ROLL)
    for seat in s.t.mates[s.turn]:
        roll_dice(s, seat)
    enter(s, P_MAIN)
    offer_main(s, f)
    f[PC] = MAIN_DONE


def roll_dice(s: RoneState, seat: int) -> None:
    """One draw of the generator rolls all four dice."""
    s.shown[seat] = rolled(step(s), s.blocked[seat])
    if s.log is not None:
        s.log.append((log.L_ROLLS, seat, -1, len(lying(s.dice[seat], s.shown[seat], s.blocked[seat])), -1))


# ---- phase 5: storing ----
def store_phase(s: RoneState, f: Frame) -> None:
    if not settled(s, f):
        return
    enter(s, P_STORE)
    for seat in reversed(s.t.mates[s.turn]):
        push(s, STOWING, seat)


# ---- phases 8 to 10 ----
def discard_phase(s: RoneState, f: Frame) -> None:
    if not settled(s, f):
        return
    enter(s, P_DISCARD)
    for seat in reversed(s.t.mates[s.turn]):
        played = s.played[seat]
        if len(played) > 1:
            push(s, DISCARDING, seat)
        elif played:
            s.discard[seat] += played
            s.played[seat] = []
    if s.stack[-1] is f:
        f[PC] += 1
        train_phase(s, f)


def train_phase(s: RoneState, f: Frame) -> None:
    """RON-098: after the played cards, so trained ones end up above them (RON-100)."""
    if not settled(s, f):
        return
    enter(s, P_TRAIN)
    screws, cost = s.screws, s.t.training_cost
    for seat in reversed(s.t.mates[s.turn]):
        for card in s.ground[seat]:
            if screws[card] >= cost[card]:
                push(s, TRAINING, seat)
                break
    if s.stack[-1] is f:
        f[PC] += 1
        end_phase(s, f)


def end_phase(s: RoneState, f: Frame) -> None:
    """RON-101."""
    if not settled(s, f):
        return
    enter(s, P_END)
    for seat in reversed(s.t.mates[s.turn]):
        waiting = waiting_for(s, TURN_ENDS, seat, -1)
        if waiting:
            order_or_start(s, seat, waiting)
    if s.stack[-1] is f:
        f[PC] += 1
        pass_turn(s, f)


def pass_turn(s: RoneState, f: Frame) -> None:
    """Fleeting cards are destroyed (RON-D19), what belongs to the turn is over, and the next side plays."""
    if not settled(s, f):
        return
    t = s.t
    if s.fleeing:
        destroy_fleeting(s)
    for seat in t.mates[s.turn]:
        s.damage[seat] = s.spent[seat] = s.diverted[seat] = s.plays[seat] = s.keeps[seat] = s.used[seat] = 0
        s.shown[seat] = NOT_ROLLED
    s.spent_cards = 0
    if t.coop:
        f[PC] = EVALUATE
        return
    if not t.quick:
        s.turn = t.enemies[s.turn][0]
    f[PC] = BEGIN


def destroy_fleeting(s: RoneState) -> None:
    """Wherever they are now, if they were drawn or played this turn, whoever has them."""
    for seat in range(s.t.seats):
        for zone in (s.hand, s.discard, s.dump, s.deck):
            for card in [c for c in zone[seat] if s.fleeing >> c & 1]:
                zone[seat].remove(card)
                destroy(s, seat, card)
    s.fleeing = 0


def players_turn(s: RoneState, f: Frame) -> None:
    """The Invasion's turn is over."""
    s.deployments = s.with_effects = 0
    f[PC] = BEGIN


TURN = programs.procedure(
    "turn",
    begin_turn,
    start_phase,
    open_draw,
    offer_draw,
    act_draw,
    roll,
    offer_main,
    act_main,
    store_phase,
    open_damage,
    offer_damage,
    act_damage,
    open_parts,
    offer_parts,
    act_parts,
    discard_phase,
    train_phase,
    end_phase,
    pass_turn,
    *INVASION_STEPS,
    players_turn,
    draw_shuffled,
)
BEGIN, DRAW, DREW, MAIN, MAIN_DONE, EVALUATE, INVASION, DRAW_SHUFFLED = map(
    TURN.at, (begin_turn, offer_draw, act_draw, offer_main, act_main, evaluate, begin_round, draw_shuffled)
)

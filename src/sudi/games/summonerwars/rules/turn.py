"""The turn in its six phases (SUW-020 to SUW-022)."""

from __future__ import annotations

from sudi.kernel.decision import BITS, MASK, VERB_SHIFT
from sudi.kernel.ends import note_over
from sudi.kernel.law import answers
from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, X, ask, over
from sudi.kernel.standing import cards_of, lasts
from sudi.kernel.triggers import fire

from ..language.standing import marked
from ..language.topics import RELENTLESS
from ..law.hand import builds, discards, may_summon_now, playable, summons
from ..law.offers import attacks, moves
from ..law.phases import PHASE_QUESTIONS
from ..law.using import acts
from ..state import HAND_SIZE, NOTHING, PHASE_WORD, WarState
from ..words import vocabulary as v
from ..words.phases import ATTACK, BUILD, DRAW_PHASE, MAGIC_PHASE, MOVE, SUMMON
from ..words.vocabulary import programs
from .attack import goes_on
from .damage import strike, sweep
from .events import discard_active, play_event, use
from .happenings import PHASE_ENDS, PHASE_STARTS, TURN_ENDS
from .moving import begin_move
from .places import draw, put_away, take_control
from .preparing import begin_attack
from .summoning import build, summon
from .tokens import gain

END = v.END.code
DRAWN = 1  # the turn's frame remembers that the cards of the Draw phase are drawn


# ---- beginning and end ----
def begin_turn(s: WarState, f: Frame) -> None:
    me = s.turn
    s.turns += 1
    note(s, v.L_TURN, me)
    if s.turns > s.t.setup["turn_limit"]:
        note(s, v.L_DRAW_GAME, me)
        over(s, ((), (0, 0), "SUW-C02"))
        return
    s.phase = SUMMON
    s.killers = 0
    s.spent[:] = s.t.nothing_spent
    if s.active[me]:
        discard_active(s, me)  # SUW-076
    else:
        f[PC] = OFFER
        begin_phase(s, f)


def begin_phase(s: WarState, f: Frame) -> None:
    """SUW-220: effects at the start of a phase come before everything else in it."""
    phase = s.phase
    f[X] = 0
    if phase == MOVE:
        s.moves = s.moved = 0
    elif phase == ATTACK:
        s.attacks = s.attacked = 0
        s.fought = False
    if s.log is not None:
        s.log.append((v.L_PHASE, s.turn, NOTHING, PHASE_WORD + phase, NOTHING))
    if s.t.phase_starts[phase] & s.live or s.lasting:
        fire(s, PHASE_STARTS[phase], s.turn, NOTHING)
        if not goes_on(s, f):
            return
    else:
        f[PC] = DO
    offer(s, f)


# ---- what may be done in a phase ----
def offer(s: WarState, f: Frame) -> None:
    """Everything the active player may do in this phase. If that is nothing, the phase is over (see `ends`)."""
    me, phase, t, live = s.turn, s.phase, s.t, s.live
    if phase == MOVE:
        options = moves(s, me)
    elif phase == ATTACK:
        options = attacks(s, me)
    elif phase == SUMMON:
        options = summons(s, me)
    elif phase == MAGIC_PHASE:
        options = discards(s, me)
    elif phase == BUILD:
        options = builds(s, me)
    else:
        offer_drawing(s, f)
        return
    if t.any_phase and t.any_phase & live and phase != SUMMON and may_summon_now(s, me):
        options = summons(s, me) + options
    if t.using[phase] & live or s.lasting:
        options += acts(s, me)
    if t.event_phases[me] >> phase & 1:
        options += playable(s, me)
    if options or t.ask_ends:
        options.append(END)
        s.seat, s.prompt, s.about, s.options = t.decider[me], v.ASK_PHASE[phase], NOTHING, options  # as `ask` does
    else:
        f[PC] = IDLE
        end_phase(s, f)


def offer_drawing(s: WarState, f: Frame) -> None:
    """SUW-067, SUW-068: up to five cards, once. Who may summon in every phase may do it with the new cards too."""
    me = s.turn
    if not f[X]:
        f[X] = DRAWN
        if len(s.hand[me]) < HAND_SIZE:
            draw(s, me, HAND_SIZE - len(s.hand[me]))
    options = summons(s, me) if s.t.any_phase & s.live and may_summon_now(s, me) else []
    if options:
        ask(s, me, v.ASK_DRAW, [*options, END])
    else:
        f[PC] = IDLE
        end_phase(s, f)


@answers(*PHASE_QUESTIONS)
def do(s: WarState, f: Frame) -> None:
    """What was chosen. If it starts nothing, the next offer comes at once, not through the machine."""
    option, me = s.answer, s.turn
    if option == END:
        if s.log is not None:
            note_over(s, v.verbs, v.PHASE_OVER, me, PHASE_WORD + s.phase)
        f[PC] = IDLE
        end_phase(s, f)
        return
    verb = option >> VERB_SHIFT
    card, other = option & MASK, option >> BITS & MASK
    f[PC] = OFFER
    if verb == MOVING_VERB:
        s.moves += 1
        s.moved |= s.t.bit[card]
        begin_move(s, me, card, other)
    elif verb == ATTACKING_VERB:
        t, bit = s.t, s.t.bit[card]
        s.attacked |= bit
        in_question = t.relentless & s.live & (t.lends_relentless | bit) or s.lasting
        if not in_question or not marked(s, RELENTLESS, card):
            s.attacks += 1
        begin_attack(s, me, card, other)
    elif verb == SUMMONING_VERB:
        summon(s, me, card, other)
    elif verb == DISCARDING_VERB:
        discard_for_magic(s, me, card)
    elif verb == BUILDING_VERB:
        build(s, me, card, other)
    elif verb == PLAYING_VERB:
        play_event(s, me, card)
    else:
        use(s, me, card, other)
    stack = s.stack
    if stack and stack[-1] is f:
        f[PC] = DO
        offer(s, f)


# Looked up once: what was chosen is compared with them all the time.
MOVING_VERB, ATTACKING_VERB, SUMMONING_VERB = v.MOVE.id, v.ATTACK.id, v.SUMMON.id
DISCARDING_VERB, BUILDING_VERB, PLAYING_VERB = v.DISCARD.id, v.BUILD.id, v.PLAY.id


def discard_for_magic(s: WarState, me: int, card: int) -> None:
    """SUW-065: face down, so only its player knows what it was."""
    put_away(s, me, card)
    gain(s, me)


# ---- the end of a phase ----
def end_phase(s: WarState, f: Frame) -> None:
    """SUW-137: effects at the end of a phase; where there are none, on with the next one at once."""
    phase = s.phase
    if s.t.phase_ends[phase] & s.live or (s.lasting and lasts(s, PHASE_ENDS[phase])):
        fire(s, PHASE_ENDS[phase], s.turn, NOTHING)
        return
    f[PC] = NEXT_PHASE
    if phase == ATTACK:
        price_of_idleness(s, f)
        if s.result is not None:
            return
    next_phase(s, f)


def price_of_idleness(s: WarState, f: Frame) -> None:
    """SUW-063: at the end of an Attack phase without an attack on the enemy."""
    me = s.turn
    if s.phase == ATTACK and not s.fought:
        note(s, v.L_IDLE, me)
        strike(s, [(s.t.summoner[me], 1)], NOTHING, NOTHING)


def next_phase(s: WarState, f: Frame) -> None:
    if s.phase < DRAW_PHASE:
        s.phase += 1
        f[PC] = OFFER
        begin_phase(s, f)
        return
    f[PC] = END_TURN
    fire(s, TURN_ENDS, s.turn, NOTHING)


def end_turn(s: WarState, f: Frame) -> None:
    """What held until the end of the turn is over, control that was lent included (SUW-169)."""
    if s.lasting:
        lying = {*s.active[0], *s.active[1]}  # what an active event has set up stays as long as the event
        s.lasting = [entry for entry in s.lasting if entry[2] in lying]
    for card in cards_of(s.lent_until_end):
        take_control(s, 1 - s.turn, card)
    s.lent_until_end = 0
    sweep(s)
    if s.result is not None:
        return
    s.turn = 1 - s.turn
    f[PC] = BEGIN_TURN


TURN = programs.procedure(
    "turn", begin_turn, begin_phase, offer, do, end_phase, price_of_idleness, next_phase, end_turn
)
BEGIN_TURN, OFFER, DO = TURN.at(begin_turn), TURN.at(offer), TURN.at(do)
IDLE, NEXT_PHASE, END_TURN = TURN.at(price_of_idleness), TURN.at(next_phase), TURN.at(end_turn)

"""The turn in its six phases (SUW-020 to SUW-022)."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, X, ask, over
from sudi.kernel.standing import stirs
from sudi.kernel.triggers import fire

from . import board as b
from . import vocabulary as v
from .acts import acts, use
from .attacking import begin_attack, may_attack, protectors, targets
from .events import discard_active, play_event, playable
from .field import draw, gain, put_away, take_control
from .happenings import PHASE_ENDS, PHASE_STARTS, RELENTLESS, TURN_ENDS
from .harm import NOBODY, strike, sweep
from .moving import Gaits, begin_move, destinations, two_steps
from .numbers import REACH, SPEED
from .standing import marked
from .state import ATTACKS_A_TURN, HAND_SIZE, MOVES_A_TURN, PHASE_WORD, SPACES_A_MOVE, WarState
from .summoning import build, builds, may_summon_now, summon, summons
from .vocabulary import programs
from .words import ATTACK, BUILD, DRAW_PHASE, MAGIC_PHASE, MOVE, SUMMON

MOVE_CODE, ATTACK_CODE, END = v.MOVE.code, v.ATTACK.code, v.END.code
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
    discard_active(s, me)  # SUW-076


def begin_phase(s: WarState, f: Frame) -> None:
    """SUW-220: effects at the start of a phase come before everything else in it."""
    f[X] = 0
    if s.phase == MOVE:
        s.moves = s.moved = 0
    elif s.phase == ATTACK:
        s.attacks = s.attacked = 0
        s.fought = False
    if s.log is not None:
        s.log.append((v.L_PHASE, s.turn, -1, PHASE_WORD + s.phase, -1))
    fire(s, PHASE_STARTS[s.phase], s.turn, -1)


# ---- what may be done in a phase ----
def offer(s: WarState, f: Frame) -> None:
    """Everything the active player may do in this phase."""
    me, phase = s.turn, s.phase
    options: list[int] = []
    if phase == DRAW_PHASE:
        offer_drawing(s, f)
        return
    if phase == SUMMON or may_summon_now(s, me):
        options += summons(s, me)
    if phase == MOVE:
        options += moves(s, me)
    elif phase == BUILD:
        options += builds(s, me)
    elif phase == ATTACK:
        options += attacks(s, me)
    elif phase == MAGIC_PHASE:
        options += [v.DISCARD(c) for c in {s.t.kind[c]: c for c in s.hand[me]}.values()]
    options += acts(s, me)
    options += playable(s, me)
    if not options:  # nothing can be done: the phase is over
        f[PC] = END_PHASE
        return
    options.append(END)
    ask(s, me, v.ASK_PHASE[phase], options)


def offer_drawing(s: WarState, f: Frame) -> None:
    """SUW-067, SUW-068: up to five cards, once. Who may summon in every phase may do it with the new cards too."""
    me = s.turn
    if not f[X]:
        f[X] = DRAWN
        draw(s, me, max(0, HAND_SIZE - len(s.hand[me])))
    options = summons(s, me) if may_summon_now(s, me) else []
    if options:
        ask(s, me, v.ASK_DRAW, [*options, END])
    else:
        f[PC] = END_PHASE


def moves(s: WarState, me: int) -> list[int]:
    """SUW-030 to SUW-032: each unit that has not moved yet, to every space it can reach."""
    if s.moves >= MOVES_A_TURN:
        return []
    t, board, moved = s.t, s.board, s.moved
    units = [c for q in b.spaces(s.held[me]) if t.is_unit[c := board[q]] and not moved >> c & 1]
    gaits = Gaits(s)
    plain = not (gaits.bans or gaits.ways or gaits.runs)
    options: list[int] = []
    for unit, speed in zip(units, SPEED.of_many(s, units), strict=True):
        if plain and speed == SPACES_A_MOVE and not t.is_structure[unit]:
            goals = two_steps(s, s.at[unit])
        elif (speed > 0 or gaits.charge(unit, speed) > 0) and gaits.may_move(s, me, unit):
            goals = destinations(s, unit, speed, gaits)
        else:
            continue
        code = MOVE_CODE + unit
        options += [code + (q << 12) for q in b.spaces(goals)]
    return options


def attacks(s: WarState, me: int) -> list[int]:
    """SUW-045: up to three different units; some attack on top of them."""
    t, full, done = s.t, s.attacks >= ATTACKS_A_TURN, s.attacked
    units = [c for q in b.spaces(s.held[me]) if t.is_unit[c := s.board[q]] and not done >> c & 1]
    if full:
        units = [unit for unit in units if marked(s, RELENTLESS, unit)]
    options: list[int] = []
    guards, held, at = protectors(s), s.held[0] | s.held[1], s.at
    for unit, reach in zip(units, REACH.of_many(s, units), strict=True):
        if not b.CROSS[reach][at[unit]] & held:  # nothing at all in its lines
            continue
        found = targets(s, unit, reach, guards)
        if found and may_attack(s, me, unit):
            code = ATTACK_CODE + unit
            options += [code + (target << 12) for target in found]
    return options


def do(s: WarState, f: Frame) -> None:
    option, me = s.answer, s.turn
    if option == END:
        return
    verb = v.verbs.of(option)
    card, other = option & 4095, option >> 12 & 4095
    f[PC] = OFFER
    if verb is v.MOVE:
        s.moves += 1
        s.moved |= 1 << card
        begin_move(s, me, card, other)
    elif verb is v.ATTACK:
        s.attacked |= 1 << card
        if not marked(s, RELENTLESS, card):
            s.attacks += 1
        begin_attack(s, me, card, other)
    elif verb is v.SUMMON:
        summon(s, me, card, other)
    elif verb is v.BUILD:
        build(s, me, card, other)
    elif verb is v.DISCARD:
        discard_for_magic(s, me, card)
    elif verb is v.PLAY:
        play_event(s, me, card)
    else:
        use(s, me, card, other)


def discard_for_magic(s: WarState, me: int, card: int) -> None:
    """SUW-065: face down, so only its player knows what it was."""
    put_away(s, me, card)
    gain(s, me)


# ---- the end of a phase ----
def end_phase(s: WarState, f: Frame) -> None:
    """SUW-137: effects at the end of a phase; where there are none, on with the next one at once."""
    if stirs(s, PHASE_ENDS[s.phase]):
        fire(s, PHASE_ENDS[s.phase], s.turn, -1)
    else:
        f[PC] = NEXT_PHASE
        price_of_idleness(s, f)
        if s.result is None:
            next_phase(s, f)


def price_of_idleness(s: WarState, f: Frame) -> None:
    """SUW-063: at the end of an Attack phase without an attack on the enemy."""
    me = s.turn
    if s.phase == ATTACK and not s.fought:
        note(s, v.L_IDLE, me)
        strike(s, [(s.t.summoner[me], 1)], NOBODY, -1)


def next_phase(s: WarState, f: Frame) -> None:
    if s.phase < DRAW_PHASE:
        s.phase += 1
        f[PC] = OFFER
        begin_phase(s, f)
        return
    f[PC] = END_TURN
    fire(s, TURN_ENDS, s.turn, -1)


def end_turn(s: WarState, f: Frame) -> None:
    """What held until the end of the turn is over, control that was lent included (SUW-169)."""
    if s.lasting:
        lying = {*s.active[0], *s.active[1]}  # what an active event has set up stays as long as the event
        s.lasting = [entry for entry in s.lasting if entry[2] in lying]
    if s.lent_until_end:
        for card in [c for c in s.board if c >= 0 and s.lent_until_end >> c & 1]:
            take_control(s, 1 - s.turn, card)
        s.lent_until_end = 0
    sweep(s)
    if s.result is not None:
        return
    s.turn = 1 - s.turn
    f[PC] = BEGIN_TURN


BEGIN_TURN, BEGIN_PHASE, OFFER, DO, END_PHASE, IDLE, NEXT_PHASE, END_TURN = range(8)
TURN = programs.procedure(
    "turn", begin_turn, begin_phase, offer, do, end_phase, price_of_idleness, next_phase, end_turn
)

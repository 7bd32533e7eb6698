"""An attack step by step (SUW-045 to SUW-055)."""

from __future__ import annotations

from sudi.kernel.law import Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Program, X, ask, slots
from sudi.kernel.standing import in_force, lasts, lasts_any, stirs
from sudi.kernel.triggers import fire, replaced
from sudi.kernel.values import Value

from ..language import topics
from ..language.numbers import HIT_LAYERS, STRENGTH, life_left
from ..language.standing import marked
from ..language.topics import CAPTURES, FIGHT_RULES, SPREADS
from ..law.domains import name_of
from ..state import ATTACKED_AN_ENEMY, ATTACKED_THIS_TURN, DICE_WORD, EVERY_CARD, WarState, controller
from ..words import lexicon
from ..words import vocabulary as v
from ..words.lexicon import counted_noun
from ..words.vocabulary import programs
from . import board as b
from .damage import destroy, strike, sweep
from .dice import MELEE, RANGED, SPECIAL, packed, shown, throw
from .happenings import ATTACKED, ATTACKING, DESTROYED, ROLLED, attack_n
from .places import take_control
from .tokens import heal

ADD_DAMAGE, CAPTURE = v.ADD_DAMAGE(), v.CAPTURE()
# LOWERED: what shields take off the strength, as (the card, how much).
DICE, HEALING, HITS_DONE, ENEMY, SPACE, ADJACENT, LOWERED = slots(7)


# ---- an attack ----
def declare(s: WarState, seat: int, unit: int, target: int) -> None:
    """The target of an attack is settled, and the attack begins."""
    at, taken = s.at, s.taken[target]
    space = at[target]
    enemy = (taken if taken >= 0 else s.t.owner[target]) != seat  # as in `controller`
    if enemy:
        s.spent[unit] |= ATTACKED_AN_ENEMY
        if seat == s.turn:
            s.fought = True  # SUW-064, SUW-244, SUW-254
    if s.log is not None:
        note(s, v.L_ATTACKS, seat, unit, target)
    adjacent = b.NEXT_TO[space] >> at[unit] & 1
    f: Frame = [ATTACK.id, ROLL, seat, unit, target, (), 0, 0, int(enemy), space, adjacent, ()]  # as `push` makes one
    s.stack.append(f)
    if not spoken_of(s, unit, target):
        plain_attack(s, f)
        return
    f[PC] = COUNT
    if s.t.on_targets & s.live or s.lasting:
        f[PC] = ROLL
        fire(s, ATTACKING, seat, unit, target)
        if not goes_on(s, f):
            return
    roll(s, f)


def spoken_of(s: WarState, unit: int, target: int) -> bool:
    """May any text concern this attack before its damage is dealt?"""
    t, live = s.t, s.live
    if t.fight_rules & live & (t.fight_changers | t.bit[unit] | t.bit[target]) or s.tucked:
        return True
    if t.fight_disturbers & live and disturbed(s, unit):
        return True
    return bool(s.lasting) and lasts_any(s, FIGHT_RULES)


def disturbed(s: WarState, unit: int) -> bool:
    """Does a card stand next to a unit that speaks of the attacks of its neighbours?"""
    disturbers, board = s.t.fight_disturbers, s.board
    near = b.spaces(b.NEXT_TO[s.at[unit]] & (s.held[0] | s.held[1]))
    for q in near:  # noqa: SIM110 - at most four
        if disturbers >> board[q] & 1:
            return True
    return False


def plain_attack(s: WarState, f: Frame) -> None:
    """An attack about which no text has anything to say before its damage is dealt: the same steps in one."""
    t, unit, target = s.t, f[SRC], f[X]
    f[PC] = AFTER
    f[DICE] = dice = throw(s, t.strength[unit])
    f[HITS_DONE] = n = shown(s, dice, MELEE if t.melee[unit] else RANGED)
    s.spent[target] |= ATTACKED_THIS_TURN
    s.damage[target] += n
    if s.log is not None:
        note(s, v.L_ROLL, f[ME], unit, DICE_WORD * packed(dice))
        if n:
            note(s, v.L_DAMAGE, controller(s, target), target, n)
    if s.damage[target] >= t.life[target]:
        destroy(s, [target], f[ME], unit)
        if not goes_on(s, f):
            return
    after(s, f)


def goes_on(s: WarState, f: Frame) -> bool:
    """Has nobody been asked and nothing been started? Then the next step comes at once, not through the machine."""
    if s.stack and s.stack[-1] is f and s.seat < 0:
        f[PC] += 1
        return True
    return False


def current(s: WarState) -> Frame | None:
    """The attack that is going on."""
    number = ATTACK.id
    for f in reversed(s.stack):
        if f[PROG] == number:
            return f
    return None


def roll(s: WarState, f: Frame) -> None:
    """SUW-051: as many dice as the unit's strength is now. What a shield has taken off it leaves at least one."""
    t, unit = s.t, f[SRC]
    if s.at[unit] < 0 or s.at[f[X]] < 0:
        s.stack.pop()
        forget_attack(s)
        return
    strength = STRENGTH.of(s, unit) if t.on_strength & s.live or s.lasting else t.strength[unit]
    for _, n in f[LOWERED]:
        strength -= taken_off(strength, n)
    roll_dice(s, f, strength)
    if goes_on(s, f):
        count(s, f)


def taken_off(strength: int, n: int) -> int:
    """How much of a strength a shield takes that wants so much."""
    return min(n, max(0, strength - 1))


def roll_dice(s: WarState, f: Frame, count: int) -> None:
    f[DICE] = throw(s, count)
    if s.log is not None:
        note(s, v.L_ROLL, f[ME], f[SRC], DICE_WORD * packed(f[DICE]))
    if s.t.on_rolls & s.live or s.lasting:
        fire(s, ROLLED, f[ME], f[SRC], count)


def _symbols(s: WarState, target: int) -> int:
    """SUW-052: the symbols of the attacker's own kind."""
    f = current(s)
    if f is None:
        return 0
    return shown(s, f[DICE], MELEE if s.t.melee[f[SRC]] else RANGED)


def specials(s: WarState) -> int:
    f = current(s)
    return shown(s, f[DICE], SPECIAL) if f is not None else 0


HITS = Value(topics.HITS, _symbols, layers=HIT_LAYERS, low=0)


def hits(s: WarState, unit: int, target: int, dice: tuple[int, ...]) -> int:
    """How many hits the attack that is going on has. Only rules that may concern it are looked at; where there are
    none, its symbols are counted."""
    t = s.t
    speaking = t.on_hits & s.live
    if s.tucked:
        concerned = EVERY_CARD
    else:
        concerned = t.fight_changers | t.bit[unit] | t.bit[target]
        if speaking & t.fight_disturbers:
            concerned |= t.fight_disturbers
    if speaking & concerned or (s.lasting and lasts(s, topics.HITS)):
        return HITS.apply(s, target, in_force(s, topics.HITS, target, concerned))
    return shown(s, dice, MELEE if t.melee[unit] else RANGED)


def count(s: WarState, f: Frame) -> None:
    unit, target = f[SRC], f[X]
    f[HITS_DONE] = hits(s, unit, target, f[DICE])
    s.spent[target] |= ATTACKED_THIS_TURN
    if f[HEALING]:
        heal(s, target, shown(s, f[DICE], MELEE) + shown(s, f[DICE], SPECIAL))
        f[HITS_DONE] = 0
        f[PC] = AFTER
    elif (
        f[ENEMY]
        and (s.t.captors & s.live or s.lasting)
        and _captures(s, f[ME], unit, target)
        and f[HITS_DONE] >= life_left(s, target)
    ):
        ask(s, f[ME], v.ASK_CAPTURE, [ADD_DAMAGE, CAPTURE], unit)
    else:
        s.answer = ADD_DAMAGE
        f[PC] = AFTER
        deal(s, f)


def _captures(s: WarState, seat: int, unit: int, target: int) -> bool:
    """Against a summoner the choice is pointless, so it is not offered. What something else happens to instead of
    elimination would not be eliminated (SUW-156)."""
    if not marked(s, CAPTURES, unit) or not s.t.is_unit[target] or s.t.is_summoner[target]:
        return False
    return replaced(s, DESTROYED, seat, target) is None


CAPTURING = Question(
    v.ASK_CAPTURE,
    (stop(v.ADD_DAMAGE), stop(v.CAPTURE)),
    "SUW-142",
    values=lambda c: {"hits": counted_noun(c.f[HITS_DONE], lexicon.DAMAGE), "target": name_of(c, c.f[X])},
)


@answers(CAPTURING)
def deal(s: WarState, f: Frame) -> None:
    unit, target = f[SRC], f[X]
    if s.answer == CAPTURE:
        f[HITS_DONE] = 0
        take_control(s, f[ME], target)
        sweep(s, f[ME], unit)  # it may have given life to what it stood beside
        return
    struck = [(target, f[HITS_DONE])]
    if (s.t.spreaders & s.live or s.lasting) and marked(s, SPREADS, unit):
        between = b.straight(s.at[unit], s.at[target]) or ()
        n = shown(s, f[DICE], SPECIAL)
        struck += [(s.board[q], n) for q in between if s.board[q] >= 0 and s.t.is_unit[s.board[q]]]
    strike(s, struck, f[ME], unit)
    if goes_on(s, f):
        after(s, f)


def after(s: WarState, f: Frame) -> None:
    """SUW-176: all steps are done; now whatever waits for the attack to be over."""
    s.stack.pop()
    if s.lasting:
        forget_attack(s)
    if not s.t.on_attacks & s.live and not s.lasting:
        return
    unit, target = f[SRC], f[X]
    if not stirs(s, ATTACKED, unit):
        return
    facts = attack_n(
        target,
        f[SPACE],
        shown(s, f[DICE], SPECIAL),
        f[HITS_DONE],
        bool(f[ENEMY]),
        s.t.is_unit[target],
        bool(f[ADJACENT]),
        unit,
    )
    fire(s, ATTACKED, f[ME], unit, facts)


def forget_attack(s: WarState) -> None:
    """What held for this attack only is over."""
    if s.lasting:
        s.lasting = [entry for entry in s.lasting if not getattr(s.t.rules[entry[0]], "for_attack", False)]


ATTACK: Program = programs.procedure("attack", roll, count, deal, after)
ROLL, COUNT, AFTER = ATTACK.at(roll), ATTACK.at(count), ATTACK.at(after)

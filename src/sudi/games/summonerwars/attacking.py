"""Attacks: who can be attacked, and an attack step by step (SUW-045 to SUW-055)."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import ARG, ME, PC, SRC, Frame, Program, X, ask, push
from sudi.kernel.permissions import forbidden
from sudi.kernel.standing import in_force, stirs
from sudi.kernel.triggers import fire
from sudi.kernel.values import Value

from . import board as b
from . import vocabulary as v
from .dice import MELEE, RANGED, SPECIAL, packed, shown, throw
from .field import heal, take_control
from .happenings import ATTACKED, ATTACKING, BLOCKS, CAPTURES, PROTECTS, ROLLED, SHOOTS_THROUGH, SPREADS, attack_n
from .harm import strike, sweep
from .numbers import HIT_LAYERS, REACH, STRENGTH, life_left
from .state import ATTACKED_AN_ENEMY, ATTACKED_THIS_TURN, DICE_WORD, WarState, controller
from .vocabulary import programs
from .words import ATTACK as ATTACK_PHASE

ATTACKS, TARGETS = "attack", "be attacked"  # what permissions may forbid
BANNED = "may " + TARGETS

DICE, HEALING, HITS_DONE, ENEMY, SPACE, ADJACENT, LOWERED = range(ARG, ARG + 7)


# ---- who can be attacked ----
def targets(s: WarState, unit: int, reach: int = 0, guards: list[int] | None = None) -> list[int]:
    """The cards that a unit may attack now: own ones too, never itself (SUW-119, SUW-120)."""
    here = s.at[unit]
    reach = reach or REACH.of(s, unit)
    full = s.held[0] | s.held[1]
    if reach == 1:
        near = b.NEXT_TO[here] & full
        if not near:
            return []
        found = [s.board[q] for q in b.spaces(near)]
    else:
        through = see_through(s, unit)
        found = []
        for ray in b.RAYS[here]:
            for q in ray[:reach]:
                if full >> q & 1:
                    found.append(s.board[q])
                    if not through >> q & 1:  # SUW-050: whatever stands there blocks the view
                        break
    if guards is None:
        guards = protectors(s)
    if found and (guards or stirs(s, BANNED)):
        found = _allowed(s, unit, found, guards)
    return found


def see_through(s: WarState, unit: int) -> b.Mask:
    """The occupied spaces that do not block this unit's attacks."""
    if not stirs(s, SHOOTS_THROUGH):
        return 0
    mask = 0
    for rule, holder, card, _, _ in in_force(s, SHOOTS_THROUGH):
        mask |= rule.spaces(s, holder, card, unit)
    if mask and stirs(s, BLOCKS):
        for rule, holder, card, _, _ in in_force(s, BLOCKS):
            mask &= ~rule.spaces(s, holder, card)
    return mask


def _allowed(s: WarState, unit: int, found: list[int], guards: list[int]) -> list[int]:
    side = controller(s, unit)
    if stirs(s, BANNED):
        found = [card for card in found if forbidden(s, TARGETS, side, card) is None]
    if any(controller(s, g) != side and b.distance(s.at[g], s.at[unit]) == 1 for g in guards):
        found = [card for card in found if card in guards]
    return found


def protectors(s: WarState) -> list[int]:
    """The units that adjacent enemies have to attack before anything else."""
    return [card for _, _, card, _, _ in in_force(s, PROTECTS)] if stirs(s, PROTECTS) else []


def may_attack(s: WarState, seat: int, unit: int) -> bool:
    return s.t.is_unit[unit] and forbidden(s, ATTACKS, seat, unit) is None


# ---- an attack ----
def begin_attack(s: WarState, seat: int, unit: int, target: int) -> None:
    space = s.at[target]
    enemy = controller(s, target) != seat
    if enemy and s.phase == ATTACK_PHASE and seat == s.turn:
        s.fought = True  # SUW-064, SUW-244, SUW-254
    if enemy:
        s.spent[unit] |= ATTACKED_AN_ENEMY
    note(s, v.L_ATTACKS, seat, unit, target)
    push(s, ATTACK, seat, unit, target, (), 0, 0, int(enemy), space, int(b.distance(space, s.at[unit]) == 1), 0)
    fire(s, ATTACKING, seat, unit, target)


def current(s: WarState) -> Frame | None:
    """The attack that is going on."""
    return next((f for f in reversed(s.stack) if f[0] == ATTACK.id), None)


def roll(s: WarState, f: Frame) -> None:
    """SUW-051: as many dice as the unit's strength is now. What a shield has taken off it leaves at least one."""
    if s.at[f[SRC]] < 0 or s.at[f[X]] < 0:
        s.stack.pop()
        forget_attack(s)
        return
    strength = STRENGTH.of(s, f[SRC])
    roll_dice(s, f, strength - min(f[LOWERED], max(0, strength - 1)))


def roll_dice(s: WarState, f: Frame, count: int) -> None:
    f[DICE] = throw(s, count)
    note(s, v.L_ROLL, f[ME], f[SRC], DICE_WORD * packed(f[DICE]))
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


HITS = Value("hits", _symbols, layers=HIT_LAYERS, low=0)


def count(s: WarState, f: Frame) -> None:
    unit, target = f[SRC], f[X]
    f[HITS_DONE] = HITS.of(s, target)
    s.spent[target] |= ATTACKED_THIS_TURN
    if f[HEALING]:
        heal(s, target, shown(s, f[DICE], MELEE) + shown(s, f[DICE], SPECIAL))
        f[HITS_DONE] = 0
        f[PC] = AFTER
    elif f[HITS_DONE] >= life_left(s, target) and _captures(s, unit, target, f[ENEMY]):
        ask(s, f[ME], v.ASK_CAPTURE, [v.ADD_DAMAGE(), v.CAPTURE()], unit)
    else:
        s.answer = v.ADD_DAMAGE()


def _captures(s: WarState, unit: int, target: int, enemy: int) -> bool:
    """Against a summoner the choice is pointless, so it is not offered."""
    if not enemy or not s.t.is_unit[target] or s.t.is_summoner[target]:
        return False
    return any(card == unit for _, _, card, _, _ in in_force(s, CAPTURES))


def deal(s: WarState, f: Frame) -> None:
    unit, target = f[SRC], f[X]
    if s.answer == v.CAPTURE():
        f[HITS_DONE] = 0
        take_control(s, f[ME], target)
        sweep(s)  # it may have given life to what it stood beside
        return
    hits = [(target, f[HITS_DONE])]
    if s.t.standing_masks.get(SPREADS, 0) & s.live and any(e[2] == unit for e in in_force(s, SPREADS)):
        between = b.straight(s.at[unit], s.at[target]) or ()
        n = shown(s, f[DICE], SPECIAL)
        hits += [(s.board[q], n) for q in between if s.board[q] >= 0 and s.t.is_unit[s.board[q]]]
    strike(s, hits, f[ME], unit)


def after(s: WarState, f: Frame) -> None:
    """SUW-176: all steps are done; now whatever waits for the attack to be over."""
    target = f[X]
    s.stack.pop()
    forget_attack(s)
    facts = attack_n(
        target,
        f[SPACE],
        shown(s, f[DICE], SPECIAL),
        f[HITS_DONE],
        bool(f[ENEMY]),
        s.t.is_unit[target],
        bool(f[ADJACENT]),
        f[SRC],
    )
    fire(s, ATTACKED, f[ME], f[SRC], facts)


def forget_attack(s: WarState) -> None:
    """What held for this attack only is over."""
    if s.lasting:
        s.lasting = [entry for entry in s.lasting if not getattr(s.t.rules[entry[0]], "for_attack", False)]


ROLL, COUNT, DEAL, AFTER = range(4)
ATTACK: Program = programs.procedure("attack", roll, count, deal, after, slots=7)


# ---- an extra attack ----
ADJACENT_ENEMY, ANY_TARGET = 1, 0


def extra_targets(s: WarState, seat: int, unit: int, only_adjacent_enemy: int) -> list[int]:
    found = targets(s, unit) if may_attack(s, seat, unit) else []
    if only_adjacent_enemy:
        near = b.NEXT_TO[s.at[unit]]
        found = [t for t in found if near >> s.at[t] & 1 and controller(s, t) != seat]
    return found


def choose_extra(s: WarState, f: Frame) -> None:
    unit = f[SRC]
    found = extra_targets(s, f[ME], unit, f[X]) if s.at[unit] >= 0 else []
    if not found:
        s.stack.pop()
        return
    ask(s, f[ME], v.ASK_STRIKE, [v.TARGET(t) for t in found] + [v.DECLINE()], unit)


def do_extra(s: WarState, f: Frame) -> None:
    s.stack.pop()
    if s.answer != v.DECLINE():
        begin_attack(s, f[ME], f[SRC], s.answer - v.TARGET.code)


EXTRA_ATTACK = programs.procedure("extra attack", choose_extra, do_extra)


# ---- dice for an ability ----
def ability_roll(s: WarState, f: Frame) -> None:
    roll_dice(s, f, f[X])


def ability_rolled(s: WarState, f: Frame) -> None:
    """Whoever asked for the roll finds the number of special symbols in the answer."""
    s.answer = shown(s, f[DICE], SPECIAL)
    s.stack.pop()


ABILITY_ROLL = programs.procedure("ability roll", ability_roll, ability_rolled, slots=1)


def last_roll(s: WarState) -> Frame | None:
    """The frame whose dice were rolled last: an attack, or an ability that rolls."""
    return next((f for f in reversed(s.stack) if f[0] in (ATTACK.id, ABILITY_ROLL.id)), None)


def roll_again(s: WarState, seat: int, source: int) -> None:
    """SUW-166: all of those dice; the new result stands, until another effect is used on it."""
    f = last_roll(s)
    if f is not None:
        note(s, v.L_REROLL, seat, source)
        roll_dice(s, f, len(f[DICE]))

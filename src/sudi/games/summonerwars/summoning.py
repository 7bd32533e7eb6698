"""Summoning units and building structures: where, for what, and what it sets off (SUW-023 to SUW-026, SUW-041)."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame, X, ask, push
from sudi.kernel.standing import in_force
from sudi.kernel.triggers import fire

from . import board as b
from . import vocabulary as v
from .field import bring_out, pay, put
from .happenings import ANY_PHASE, SUMMON_SPACES, SUMMONED
from .harm import destroy
from .state import WarState, occupied
from .vocabulary import programs
from .words import SUMMON


def gates(s: WarState, seat: int) -> tuple[b.Mask, list[tuple[object, int]]]:
    """The spaces next to which any unit may be summoned, and the rules that open spaces for some units only."""
    everywhere, some = 0, []
    for rule, holder, card, _, _ in in_force(s, SUMMON_SPACES):
        if holder != seat:
            continue
        if rule.plain:
            everywhere |= b.NEXT_TO[s.at[card]]
        elif not rule.only_itself:
            if rule.word is None:
                everywhere |= rule.spaces(s, seat, card, -1)
            else:
                some.append((rule, card))
    return everywhere, some


def summon_spaces(s: WarState, seat: int, unit: int, found: tuple[b.Mask, list[tuple[object, int]]]) -> b.Mask:
    """Where this unit may be summoned. A text in hand can open spaces for its own unit."""
    mask, some = found
    for rule, card in some:
        mask |= rule.spaces(s, seat, card, unit)  # type: ignore[attr-defined]
    for own in s.t.own_doors.get(unit, ()):
        mask |= own.spaces(s, seat, unit, unit)  # type: ignore[attr-defined]
    return mask & ~occupied(s) & b.EVERYWHERE


def sacrificed(s: WarState, unit: int) -> bool:
    """Is a friendly unit the price of this one, whose space it takes?"""
    return unit in s.t.sacrificing


def victims(s: WarState, seat: int) -> list[int]:
    return [s.board[q] for q in b.spaces(s.held[seat]) if s.t.is_unit[s.board[q]]]


def may_summon_now(s: WarState, seat: int) -> bool:
    """In the Summon phase, or in any phase while a card says so."""
    if s.phase == SUMMON:
        return True
    if not s.t.standing_masks.get(ANY_PHASE, 0) & s.live:
        return False
    return any(entry[1] == seat for entry in in_force(s, ANY_PHASE))


def summons(s: WarState, seat: int) -> list[int]:
    """Every unit in hand that can be paid, on every space where it may come."""
    t, magic = s.t, s.magic[seat]
    hand = {}
    for c in s.hand[seat]:
        if t.summonable[c] and t.cost[c] <= magic:
            hand[t.kind[c]] = c
    if not hand:
        return []
    found = gates(s, seat)
    plain = found[0] & ~occupied(s)
    plain_spaces = b.spaces(plain) if not found[1] else ()
    options: list[int] = []
    for unit in hand.values():
        if unit in t.sacrificing:
            options += [SUMMON_CODE + (s.at[c] << 12) + unit for c in victims(s, seat)]
        elif found[1] or unit in t.own_doors:
            options += [SUMMON_CODE + (q << 12) + unit for q in b.spaces(summon_spaces(s, seat, unit, found))]
        else:
            code = SUMMON_CODE + unit
            for q in plain_spaces:
                options.append(code + (q << 12))
    return options


SUMMON_CODE, BUILD_CODE = v.SUMMON.code, v.BUILD.code


def summon(s: WarState, seat: int, unit: int, space: int) -> None:
    pay(s, seat, s.t.cost[unit])
    bring_out(s, s.hand[seat], unit)
    if sacrificed(s, unit):
        s.limbo.append(unit)
        push(s, BY_SACRIFICE, seat, unit, space)
        destroy(s, [s.board[space]], seat, unit)
        return
    arrive(s, seat, unit, space)


def arrive(s: WarState, seat: int, unit: int, space: int) -> None:
    put(s, unit, space)
    if s.log is not None:
        note(s, v.L_SUMMONS, seat, unit, space)
    fire(s, SUMMONED, seat, unit, space)


def step_in(s: WarState, f: Frame) -> None:
    """The unit takes the space of the one that was given up; if somebody came to stand there, the player chooses."""
    space = f[X]
    if s.board[space] < 0:
        s.answer = v.TO(space)
        return
    free = [q for q in b.spaces(b.EVERYWHERE & ~occupied(s)) if b.distance(q, space) == 1]
    if not free:
        free = list(b.spaces(b.EVERYWHERE & ~occupied(s)))
    ask(s, f[ME], v.ASK_TO, [v.TO(q) for q in free], f[SRC])


def stepped_in(s: WarState, f: Frame) -> None:
    unit = f[SRC]
    s.stack.pop()
    s.limbo.remove(unit)
    arrive(s, f[ME], unit, s.answer - v.TO.code)


BY_SACRIFICE = programs.procedure("summoned by sacrifice", step_in, stepped_in)


# ---- building ----
def build_spaces(s: WarState, seat: int) -> b.Mask:
    """SUW-043: the three rear rows, and next to the own summoner."""
    return (b.BUILD_ZONE[seat] | b.NEXT_TO[s.at[s.t.summoner[seat]]]) & ~occupied(s)


def builds(s: WarState, seat: int) -> list[int]:
    t, magic = s.t, s.magic[seat]
    hand = {}
    for c in s.hand[seat]:
        if t.is_structure[c] and t.cost[c] <= magic:
            hand[t.kind[c]] = c
    if not hand:
        return []
    spaces = b.spaces(build_spaces(s, seat))
    return [BUILD_CODE + (q << 12) + card for card in hand.values() for q in spaces]


def build(s: WarState, seat: int, card: int, space: int) -> None:
    pay(s, seat, s.t.cost[card])
    bring_out(s, s.hand[seat], card)
    put(s, card, space)
    note(s, v.L_BUILDS, seat, card, space)
    if s.t.is_unit[card]:  # SUW-192: abilities work when a unit that is a structure too is built
        fire(s, SUMMONED, seat, card, space)

"""Moving and forcing: who may, where to, and which moves are offered (SUW-030 to SUW-040).

What a unit without any text about it can reach depends on the cards within two spaces of it only, and is looked up.
Units that some text may concern go the long way; with `careful` all of them do, and a test compares the two.
"""

from __future__ import annotations

from functools import lru_cache

from sudi.kernel.decision import BITS
from sudi.kernel.permissions import forbidden, forbidden_by
from sudi.kernel.standing import InForce, in_force, lasts_any, stirs

from ..language.numbers import SPEED
from ..language.standing import marked
from ..language.topics import CHARGES, FORCES, MAY_MOVE, MOBILE, MOVE_RULES, THROUGH
from ..rules import board as b
from ..state import EVERY_CARD, MOVES_A_TURN, SPACES_A_MOVE, WarState, occupied
from ..words import vocabulary as v


# ---- what texts say about a unit's moves ----
class Gaits:
    """Everything that makes moves other than two steps over empty spaces, looked up once for all units."""

    def __init__(self, s: WarState) -> None:
        self.bans: list[InForce] = in_force(s, MAY_MOVE) if stirs(s, MAY_MOVE) else []
        self.ways: list[InForce] = in_force(s, THROUGH) if stirs(s, THROUGH) else []
        self.runs: list[InForce] = in_force(s, CHARGES) if stirs(s, CHARGES) else []

    def passable(self, s: WarState, unit: int) -> tuple[b.Mask, b.Mask]:
        return passable_by(s, self.ways, unit)

    def charge(self, unit: int, speed: int) -> int:
        """How far a unit may run straight on instead of its usual move; what changes moves changes this one too."""
        longest = 0
        for rule, _, card, _, _ in self.runs:
            if card == unit and rule.n > longest:
                longest = rule.n
        return longest + speed - SPACES_A_MOVE if longest else 0

    def may_move(self, s: WarState, seat: int, unit: int) -> bool:
        return _may_move(s, self.bans, seat, unit)


def passable_by(s: WarState, ways: list[InForce], unit: int) -> tuple[b.Mask, b.Mask]:
    """The occupied spaces that a unit may pass through, and those of them that it tramples."""
    through = trampled = 0
    for rule, holder, card, _, _ in ways:
        if card == unit if rule.scope.itself else rule.scope.covers(s, holder, card, holder, unit):
            spaces = rule.spaces(s, b.EVERYWHERE ^ 1 << s.at[unit])
            through |= spaces
            trampled |= spaces if rule.tramples else 0
    return through, trampled


def tramples_now(s: WarState, unit: int) -> b.Mask:
    """The spaces where a unit would trample what stands there."""
    if not s.t.tramplers & s.live and not s.lasting:
        return 0
    return passable_by(s, in_force(s, THROUGH, unit), unit)[1] if stirs(s, THROUGH, unit) else 0


def may_move(s: WarState, seat: int, unit: int) -> bool:
    return _may_move(s, in_force(s, MAY_MOVE) if stirs(s, MAY_MOVE) else [], seat, unit)


def _may_move(s: WarState, bans: list[InForce], seat: int, unit: int) -> bool:
    """SUW-034: a unit that is a structure too only if its text lets it."""
    if s.t.is_structure[unit] and not marked(s, MOBILE, unit):
        return False
    return not bans or forbidden_by(s, bans, seat, unit) is None


def destinations(s: WarState, unit: int, speed: int, gaits: Gaits) -> b.Mask:
    """The spaces a unit can end its move on: empty, or its own if it goes and comes back (SUW-037, SUW-178)."""
    through, _ = gaits.passable(s, unit)
    return reachable(s.at[unit], s.held[0] | s.held[1], through, speed, gaits.charge(unit, speed))


def may_force(s: WarState, seat: int, card: int) -> bool:
    return forbidden(s, FORCES, seat, card) is None


def force_lines(s: WarState, card: int, low: int, high: int, through: b.Mask = 0) -> dict[int, tuple[int, ...]]:
    """Where a card can be forced by `low` to `high` spaces, with the spaces on the way, the last one included."""
    free = ~occupied(s)
    found: dict[int, tuple[int, ...]] = {}
    for ray in b.RAYS[s.at[card]]:
        for n, space in enumerate(ray[:high], 1):
            is_free = free >> space & 1
            if is_free and n >= low:
                found[space] = ray[:n]
            if not is_free and not through >> space & 1:
                break
    return found


def open_spaces(s: WarState, what: str, near: b.Mask) -> b.Mask:
    """The occupied ones of these spaces that a unit may pass through."""
    held = (s.held[0] | s.held[1]) & near
    if what == "everything":
        return held
    fits, found = s.t.is_common if what == "commons" else s.t.is_structure, 0
    for q in b.spaces(held):
        if fits[s.board[q]]:
            found |= 1 << q
    return found


def reachable(here: int, taken: b.Mask, through: b.Mask, speed: int, run: int) -> b.Mask:
    """The spaces a unit can end its move on: empty, or its own if it goes and comes back (SUW-037, SUW-178)."""
    free = b.EVERYWHERE & ~taken | 1 << here
    passable = free | through
    frontier, seen = 1 << here, 0
    for _ in range(speed):
        frontier = b.around(frontier) & passable
        seen |= frontier
    found = seen & free
    if run > 0:
        for ray in b.RAYS[here]:
            for space in ray[:run]:
                if not free >> space & 1:
                    break
                found |= 1 << space
    return found


@lru_cache(maxsize=1 << 13)
def reachable_spaces(here: int, taken: b.Mask, through: b.Mask, speed: int, run: int) -> tuple[int, ...]:
    """The same as spaces. Whoever asks leaves out what is too far away to matter: then the answer is often known."""
    return b.spaces(reachable(here, taken, through, speed, run))


MOVE_CODE = v.MOVE.code


# The plain moves by the pattern of what stands around a unit: what has to be added to an option for its own space.
# Equal answers are kept once, so that they stay in the processor's reach.
TWO_STEPS: dict[int, tuple[int, ...]] = {}
_KEPT: dict[tuple[int, ...], tuple[int, ...]] = {}
_STEP_CODES = {step: step << BITS for step in range(-2 * b.COLUMNS, 2 * b.COLUMNS + 1)}
CORNER, DIAMOND = b.CORNER, b.DIAMOND


def two_steps(pattern: int) -> tuple[int, ...]:
    steps = tuple([_STEP_CODES[step] for step in b.steps_from(pattern)])
    TWO_STEPS[pattern] = steps = _KEPT.setdefault(steps, steps)
    return steps


def moves(s: WarState, me: int, careful: bool = False) -> list[int]:
    """SUW-030 to SUW-032: each unit that has not moved yet, to every space it can reach."""
    options: list[int] = []
    if s.moves >= MOVES_A_TURN:
        return options
    t, board, walls = s.t, s.board, b.walled(s.held[0] | s.held[1])
    ready, odd, strange, gaits = t.units & ~s.moved, t.odd_movers, t.irregular_movers | s.silenced, None
    if careful or t.move_changers & s.live or (s.lasting and lasts_any(s, MOVE_RULES)):
        odd = strange = EVERY_CARD
    plain = ready & ~odd
    for here in b.spaces(s.held[me]):
        unit = board[here]
        if plain >> unit & 1:
            pattern = walls >> CORNER[here] & DIAMOND
            code = MOVE_CODE + (here << BITS) + unit
            for step in TWO_STEPS.get(pattern) or two_steps(pattern):
                options.append(code + step)
        elif not ready >> unit & 1:
            continue
        elif not strange >> unit & 1:
            options += own_moves(s, unit, here)
        else:
            if gaits is None:
                gaits, speeds = Gaits(s), SPEED.table(s)
            speed = speeds[unit]
            run = gaits.charge(unit, speed)
            if (speed > 0 or run > 0) and gaits.may_move(s, me, unit):
                options += goals(s, unit, here, speed, run, gaits.passable(s, unit)[0])
    return options


def own_moves(s: WarState, unit: int, here: int) -> list[int]:
    """The moves of a unit that only its own text speaks of."""
    gait = s.t.gaits[unit]
    assert gait is not None
    if not gait.speed and not gait.run:
        return []
    if gait.through == "everything" and gait.speed > 1 and not gait.run:  # nothing is in its way
        code = MOVE_CODE + unit
        free = b.WITHIN[gait.speed][here] & ~(s.held[0] | s.held[1]) | 1 << here  # SUW-037: it may come back
        return [code + (q << BITS) for q in b.spaces(free)]
    through = open_spaces(s, gait.through, b.WITHIN[gait.speed][here]) if gait.through else 0
    return goals(s, unit, here, gait.speed, gait.run, through)


def goals(s: WarState, unit: int, here: int, speed: int, run: int, through: b.Mask) -> list[int]:
    code, near = MOVE_CODE + unit, b.WITHIN[speed if speed > run else run][here]
    found = reachable_spaces(here, (s.held[0] | s.held[1]) & near, through & near, speed, run)
    return [code + (q << BITS) for q in found]

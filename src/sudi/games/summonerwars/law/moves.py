"""Moving: who may, where to, and by which rule (SUW-030 to SUW-040)."""

from __future__ import annotations

from functools import lru_cache

from sudi.kernel.law import Case, Check, Choice
from sudi.kernel.permissions import forbidden_by
from sudi.kernel.standing import InForce, in_force, stirs

from ..language.numbers import SPEED
from ..language.standing import marked
from ..language.topics import CHARGES, MAY_MOVE, MOBILE, MOVES, THROUGH
from ..rules import board as b
from ..state import MOVES_A_TURN, SPACES_A_MOVE, WarState
from ..words import vocabulary as v
from ..words.phases import MOVE
from .domains import EVERY_SPACE, first_arg, from_own_side, in_phase, no_structure, not_forbidden, on_space, second_arg


# ---- what texts say about a unit's moves ----
class Gaits:
    """Everything that makes moves other than two steps over empty spaces, looked up once for all units."""

    def __init__(self, s: WarState) -> None:
        self.bans: list[InForce] = in_force(s, MAY_MOVE) if stirs(s, MAY_MOVE) else []
        self.ways: list[InForce] = in_force(s, THROUGH) if stirs(s, THROUGH) else []
        self.runs = charges(s)

    def passable(self, s: WarState, unit: int) -> tuple[b.Mask, b.Mask]:
        return passable_by(s, self.ways, unit)

    def charge(self, unit: int, speed: int) -> int:
        return charge_of(self.runs, unit, speed)

    def may_move(self, s: WarState, seat: int, unit: int) -> bool:
        return _may_move(s, self.bans, seat, unit)


def charges(s: WarState) -> list[InForce]:
    return in_force(s, CHARGES) if stirs(s, CHARGES) else []


def charge_of(runs: list[InForce], unit: int, speed: int) -> int:
    """How far a unit may run straight on instead of its usual move; what changes moves changes this one too."""
    longest = 0
    for rule, _, card, _, _ in runs:
        if card == unit:
            longest = max(longest, rule.n)
    return longest + speed - SPACES_A_MOVE if longest else 0


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
    if run:
        for ray in b.RAYS[here]:
            for space in ray[:run]:
                if not free >> space & 1:
                    break
                found |= 1 << space
    return found


@lru_cache(maxsize=8192)
def reachable_spaces(here: int, taken: b.Mask, through: b.Mask, speed: int, run: int) -> tuple[int, ...]:
    """The same as spaces. Whoever asks leaves out what is too far away to matter: then the answer is often known."""
    return b.spaces(reachable(here, taken, through, speed, run))


# ---- the choice ----
def anywhere_to_go(c: Case) -> b.Mask:
    return destinations(c.s, c.a, SPEED.of(c.s, c.a), Gaits(c.s))


def moves_to(c: Case) -> bool:
    """Is the space among those the unit can end its move on?"""
    return bool(anywhere_to_go(c) >> c.b & 1)


ALLOWED_TO_MOVE = (
    not_forbidden(
        MOVES,
        first_arg,
        cs="Jednotka {card} se nesmí pohnout, brání tomu {by}.",
        en="{card} may not move because of {by}.",
    ),
    Check(
        "SUW-034",
        lambda c: not c.s.t.is_structure[c.a] or marked(c.s, MOBILE, c.a),
        cs="Karta {a} je i stavba, a ta se nepohybuje.",
        en="{a} is a structure too, and those do not move.",
    ),
)
NOT_YET_MOVED = (
    Check(
        "SUW-032",
        lambda c: not c.s.moved >> c.a & 1,
        cs="Jednotka {a} se už v této fázi pohnula nebo jednala namísto pohybu.",
        en="{a} has already moved in this phase, or acted instead.",
    ),
    Check(
        "SUW-030",
        lambda c: c.s.moves < MOVES_A_TURN,
        cs="V této fázi se už pohnuly {most} jednotky, víc jich nesmí.",
        en="{most} units have already moved in this phase, and no more may.",
        values=lambda c: {"most": MOVES_A_TURN},
    ),
)
MOVING = Choice(
    v.MOVE,
    a=from_own_side(
        "SUW-030",
        "Hýbe se vlastní jednotka na bojišti",
        "Only a friendly unit can be moved",
        Check(
            "SUW-034",
            no_structure,
            cs="Karta {a} je stavba, a ta se nehýbe.",
            en="{a} is a structure and does not move.",
        ),
    ),
    b=EVERY_SPACE,
    checks=(
        in_phase(MOVE, "SUW-030", cs="Jednotky se hýbou", en="Units move"),
        *NOT_YET_MOVED,
        *ALLOWED_TO_MOVE,
        Check(
            "SUW-033",
            anywhere_to_go,
            cs="Jednotka {a} se nemá kam pohnout: smí ujít {far:space} po volných polích, a kolem ní žádné není.",
            en="{a} has nowhere to go: it may move {far:space} over empty ones, and there are none around it.",
            values=lambda c: {"far": SPEED.of(c.s, c.a)},
        ),
        Check(
            "SUW-033",
            lambda c: c.s.board[c.b] < 0 or c.s.board[c.b] == c.a,
            cs="Na poli {b} už leží {by}.",
            en="{by} is on {b} already.",
            by=on_space(second_arg),
        ),
        Check(
            "SUW-031",
            moves_to,
            cs="Jednotka {a} z pole {from} na pole {b} nedojde: smí ujít {far:space}, a to jen po volných polích.",
            en="{a} does not get from {from} to {b}: it may go {far:space}, over empty ones only.",
            values=lambda c: {"far": SPEED.of(c.s, c.a), "from": b.NAMES[c.s.at[c.a]]},
        ),
    ),
)

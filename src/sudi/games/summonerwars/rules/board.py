"""The battlefield as geometry: 8 rows of 6 spaces, without any card on it.

A space is a number from 0 (A1, the left corner nearest to the first seat) to 47 (F8); a set of spaces is one integer
used as a bit mask. Columns are A to F and rows 1 to 8 as the first seat sees them; the second seat looks from row 8.
"""

from __future__ import annotations

from typing import TypeAlias

ROWS, COLUMNS = 8, 6
SPACES = ROWS * COLUMNS
EVERYWHERE = (1 << SPACES) - 1
BUILD_ROWS = 3  # SUW-043

NAMES = [f"{'ABCDEF'[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES)]
Mask: TypeAlias = int


def row(space: int) -> int:
    """The row as the first seat counts it, from 0."""
    return space // COLUMNS


def column(space: int) -> int:
    return space % COLUMNS


def at(name: str) -> int:
    return NAMES.index(name)


def distance(a: int, b: int) -> int:
    """SUW-090, SUW-091: steps by sides, the starting space not counted."""
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


def depth(seat: int, space: int) -> int:
    """How many rows lie between a space and the rear edge of a seat."""
    return space // COLUMNS if seat == 0 else ROWS - 1 - space // COLUMNS


def own_space(seat: int, own_row: int, own_column: int) -> int:
    """A space as a seat counts it: rows from the own rear edge, columns from the own left, both from 1."""
    space = (own_row - 1) * COLUMNS + own_column - 1
    return space if seat == 0 else SPACES - 1 - space


def _mask(spaces: list[int]) -> Mask:
    return sum(1 << space for space in spaces)


# What lies next to a space (SUW-028, SUW-029), and what lies within so many spaces of it, without the space itself
# (SUW-092): WITHIN[n][space].
WITHIN: list[list[Mask]] = [
    [_mask([b for b in range(SPACES) if 0 < distance(a, b) <= n]) for a in range(SPACES)] for n in range(ROWS + COLUMNS)
]
NEXT_TO = WITHIN[1]

# The four directions, and the spaces of each ray from a space to the edge, the nearest first.
DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def _ray(space: int, up: int, right: int) -> tuple[int, ...]:
    found = []
    r, c = row(space) + up, column(space) + right
    while 0 <= r < ROWS and 0 <= c < COLUMNS:
        found.append(r * COLUMNS + c)
        r, c = r + up, c + right
    return tuple(found)


RAYS = [tuple(_ray(space, *direction) for direction in DIRECTIONS) for space in range(SPACES)]

# Everything that lies on the rays from a space within so many spaces: CROSS[n][space].
CROSS: list[list[Mask]] = [
    [_mask([q for ray in RAYS[space] for q in ray[:n]]) for space in range(SPACES)] for n in range(ROWS + 1)
]

# The rows nearest to each seat: REAR[seat][n] holds its n rear rows.
REAR = [
    [_mask([space for space in range(SPACES) if depth(seat, space) < n]) for n in range(ROWS + 1)] for seat in range(2)
]
BUILD_ZONE = [REAR[seat][BUILD_ROWS] for seat in range(2)]

_LEFT_EDGE = _mask([space for space in range(SPACES) if column(space) == 0])
_RIGHT_EDGE = _mask([space for space in range(SPACES) if column(space) == COLUMNS - 1])
_NOT_LEFT, _NOT_RIGHT = EVERYWHERE ^ _LEFT_EDGE, EVERYWHERE ^ _RIGHT_EDGE


def around(mask: Mask) -> Mask:
    """Every space that touches one of these by a side."""
    return ((mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1 | mask << COLUMNS | mask >> COLUMNS) & EVERYWHERE


# ---- a mask is read in four pieces of two rows each, and each piece is looked up ----
_PIECE = (1 << 2 * COLUMNS) - 1
_SECOND, _THIRD, _FOURTH = 2 * COLUMNS, 4 * COLUMNS, 6 * COLUMNS
_P0, _P1, _P2, _P3 = (
    [tuple(base + i for i in range(2 * COLUMNS) if bits >> i & 1) for bits in range(_PIECE + 1)]
    for base in (0, _SECOND, _THIRD, _FOURTH)
)


def spaces(mask: Mask) -> tuple[int, ...]:
    """The spaces of a mask, lowest first."""
    return _P0[mask & _PIECE] + _P1[mask >> _SECOND & _PIECE] + _P2[mask >> _THIRD & _PIECE] + _P3[mask >> _FOURTH]


# ---- what stands around a space, wherever it is ----
# A field with walls: rows of 8 of which the last two are walls, and two rows of walls below and above. The twelve
# spaces within two steps of any space make the same pattern in it, so what follows from them is known by one number.
_WALLED_ROW = COLUMNS + 2
_ROW = (1 << COLUMNS) - 1
_WALLED_PIECE = [(bits & _ROW) | (bits >> COLUMNS) << _WALLED_ROW for bits in range(_PIECE + 1)]
_WALLED_SECOND, _WALLED_THIRD, _WALLED_FOURTH = 2 * _WALLED_ROW, 4 * _WALLED_ROW, 6 * _WALLED_ROW
_EMPTY_FIELD = sum(1 << ((r + 2) * _WALLED_ROW + c) for r in range(ROWS) for c in range(COLUMNS))
_WALLS = (1 << (ROWS + 4) * _WALLED_ROW) - 1 ^ _EMPTY_FIELD
CORNER = [row(space) * _WALLED_ROW + column(space) for space in range(SPACES)]
_CENTRE = 2 * _WALLED_ROW
_NEAR = [(up, right) for up in range(-2, 3) for right in range(-2, 3) if 0 < abs(up) + abs(right) <= 2]
DIAMOND = sum(1 << (_CENTRE + up * _WALLED_ROW + right) for up, right in _NEAR)


def walled(taken: Mask) -> int:
    """The taken spaces in the field with walls; `walled(taken) >> CORNER[space] & DIAMOND` is the pattern around it."""
    walled_piece = _WALLED_PIECE
    return (
        walled_piece[taken & _PIECE]
        | walled_piece[taken >> _SECOND & _PIECE] << _WALLED_SECOND
        | walled_piece[taken >> _THIRD & _PIECE] << _WALLED_THIRD
        | walled_piece[taken >> _FOURTH] << _WALLED_FOURTH
    ) << _CENTRE | _WALLS


def _bit(up: int, right: int) -> int:
    return 1 << (_CENTRE + up * _WALLED_ROW + right)


# Each first step with the second ones that it allows: the bit of a space in the pattern, and how far it is.
_STEPS = [
    (
        _bit(up, right),
        up * COLUMNS + right,
        [(_bit(u, r), u * COLUMNS + r) for u, r in _NEAR if abs(u - up) + abs(r - right) == 1],
    )
    for up, right in DIRECTIONS
]


def steps_from(pattern: int) -> list[int]:
    """How far the spaces are, as differences of numbers, that two steps over free spaces lead to (SUW-031, SUW-037)."""
    found = set()
    for first, step, onward in _STEPS:
        if not pattern & first:
            found |= {step, 0}
            for second, two in onward:
                if not pattern & second:
                    found.add(two)
    return sorted(found)


def parts(mask: Mask) -> list[Mask]:
    """Every set of spaces that is contained in a set, the empty one included."""
    found = [0]
    for space in spaces(mask):
        found += [part | 1 << space for part in found]
    return found


def straight(a: int, b: int) -> tuple[int, ...] | None:
    """The spaces strictly between two spaces of one row or column; None if they share neither."""
    for ray in RAYS[a]:
        if b in ray:
            return ray[: ray.index(b)]
    return None

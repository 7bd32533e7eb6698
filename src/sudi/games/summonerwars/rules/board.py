"""The battlefield as geometry: 8 rows of 6 spaces, without any card on it.

A space is a number from 0 (A1, the left corner nearest to the first seat) to 47 (F8); a set of spaces is one integer
used as a bit mask. Columns are A to F and rows 1 to 8 as the first seat sees them; the second seat looks from row 8.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TypeAlias

ROWS, COLUMNS = 8, 6
SPACES = ROWS * COLUMNS
BUILD_ROWS = 3  # SUW-043

NAMES = [f"{'ABCDEF'[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES)]
Mask: TypeAlias = int


def _rows(n: int) -> Mask:
    """The first rows, as the first seat counts them."""
    return (1 << n * COLUMNS) - 1


EVERYWHERE = _rows(ROWS)
BIT: list[Mask] = [1 << space for space in range(SPACES)]  # a space as a set of one


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
    [_mask([q for ray in RAYS[space] for q in ray[:n]]) for space in range(SPACES)] for n in range(ROWS)
]


def rear(seat: int, n: int) -> Mask:
    """SUW-222: the rows nearest to a seat."""
    return (_rows(n), EVERYWHERE ^ _rows(ROWS - n))[seat]


BUILD_ZONE = rear(0, BUILD_ROWS), rear(1, BUILD_ROWS)

_LEFT_EDGE = _mask([space for space in range(SPACES) if column(space) == 0])
_RIGHT_EDGE = _mask([space for space in range(SPACES) if column(space) == COLUMNS - 1])
_NOT_LEFT, _NOT_RIGHT = EVERYWHERE ^ _LEFT_EDGE, EVERYWHERE ^ _RIGHT_EDGE


def around(mask: Mask) -> Mask:
    """Every space that touches one of these by a side."""
    return ((mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1 | mask << COLUMNS | mask >> COLUMNS) & EVERYWHERE


# ---- a mask is read in four pieces of two rows each, and each piece is looked up ----
_PIECES = 1 << 2 * COLUMNS  # how many different ones there are
_PIECE = _PIECES - 1
_SECOND, _THIRD, _FOURTH = 2 * COLUMNS, 4 * COLUMNS, 6 * COLUMNS
_P0, _P1, _P2, _P3 = (
    [tuple(base + i for i in range(bits.bit_length()) if bits >> i & 1) for bits in range(_PIECES)]
    for base in (0, _SECOND, _THIRD, _FOURTH)
)


def spaces(mask: Mask) -> tuple[int, ...]:
    """The spaces of a mask, lowest first."""
    return _P0[mask & _PIECE] + _P1[mask >> _SECOND & _PIECE] + _P2[mask >> _THIRD & _PIECE] + _P3[mask >> _FOURTH]


# ---- what stands around a space, wherever it is ----
# A field with walls: rows of 8 of which the last two are walls, and two rows of walls below and above. The twelve
# spaces within two steps of any space make the same pattern in it, so what follows from them is known by one number.
_WALL = 2  # as many as a plain move has steps
_WALLED_ROW = COLUMNS + _WALL
_WALLED_PIECE = [(bits & _rows(1)) | (bits >> COLUMNS) << _WALLED_ROW for bits in range(_PIECES)]
_WALLED_SECOND, _WALLED_THIRD, _WALLED_FOURTH = 2 * _WALLED_ROW, 4 * _WALLED_ROW, 6 * _WALLED_ROW
CORNER = [row(space) * _WALLED_ROW + column(space) for space in range(SPACES)]
_CENTRE = _WALL * _WALLED_ROW
_BOTH_WAYS = range(-COLUMNS, COLUMNS)
_NEAR = [(up, right) for up in _BOTH_WAYS for right in _BOTH_WAYS if 0 < abs(up) + abs(right) <= _WALL]


def _bit(up: int, right: int) -> int:
    return 1 << (_CENTRE + up * _WALLED_ROW + right)


DIAMOND = sum(_bit(up, right) for up, right in _NEAR)
_EMPTY_FIELD = sum(_bit(row(space), column(space)) for space in range(SPACES))
_WALLS = reduce(or_, [DIAMOND << corner for corner in CORNER]) & ~_EMPTY_FIELD  # whatever a pattern holds beyond it


def walled(taken: Mask) -> int:
    """The taken spaces in the field with walls; `walled(taken) >> CORNER[space] & DIAMOND` is the pattern around it."""
    walled_piece = _WALLED_PIECE
    return (
        walled_piece[taken & _PIECE]
        | walled_piece[taken >> _SECOND & _PIECE] << _WALLED_SECOND
        | walled_piece[taken >> _THIRD & _PIECE] << _WALLED_THIRD
        | walled_piece[taken >> _FOURTH] << _WALLED_FOURTH
    ) << _CENTRE | _WALLS


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

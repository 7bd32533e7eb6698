"""Dice that are built during play: four dice of six faces with three screws each (RON-052 to RON-056, RON-066).

The order of the three screws on a face means nothing, so a face is one of 56 kinds. All dice of a player are one
integer (six bits for each of the 24 faces); which face of each die shows is another.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from sudi.kernel.decision import Word
from sudi.kernel.schema import letters, maybe, several, whole
from sudi.kernel.wording import Bilingual

from ...words.names import FEMININE_NAMES, KIND_IDS
from ..bags import RESOURCES

DICE, SIDES, PLACES = 4, 6, 3
SCREW_LETTERS = "NBRKGY"  # screw 0 is neutral, screw n is the colour n - 1
FACES = tuple(combinations_with_replacement(range(6), PLACES))
FACE = {face: number for number, face in enumerate(FACES)}
FACE_KINDS = len(FACES)
BLANK = FACE[0, 0, 0]
GIVES = tuple(sum(RESOURCES.one[screw - 1] for screw in face if screw) for face in FACES)  # RON-053
UNROLLED = 7
NOT_ROLLED = sum(UNROLLED << 3 * die for die in range(DICE))
ALL_DICE = (1 << DICE) - 1
_DIE = (BLANK, *(FACE[0, 0, colour] for colour in range(1, 6)))  # RON-054, RON-055


def fold(dice: tuple[tuple[int, ...], ...]) -> int:
    return sum(face << 6 * (SIDES * die + side) for die, faces in enumerate(dice) for side, face in enumerate(faces))


DEFAULT_DICE = fold((_DIE,) * DICE)


@lru_cache(maxsize=1 << 14)
def unfold(dice: int) -> tuple[tuple[int, ...], ...]:
    """The faces of all dice."""
    return tuple(tuple((dice >> 6 * (SIDES * die + side)) & 63 for side in range(SIDES)) for die in range(DICE))


def with_face(dice: int, die: int, side: int, face: int) -> int:
    shift = 6 * (SIDES * die + side)
    return dice & ~(63 << shift) | face << shift


def swapped(face: int, out: int, into: int) -> int:
    """The face with one screw replaced."""
    screws = list(FACES[face])
    screws.remove(out)
    return FACE[tuple(sorted([*screws, into]))]


def side_shown(shown: int, die: int) -> int:
    return (shown >> 3 * die) & 7


def face_shown(dice: int, shown: int, die: int) -> int:
    """The face that a rolled die shows."""
    return unfold(dice)[die][side_shown(shown, die)]


def rolled(bits: int, blocked: int) -> int:
    """All four dice at once, by a number of 64 bits (that leaves a bias below 2 ** -50); blocked ones stay unrolled."""
    shown = 0
    for shift in (0, 3, 6, 9):
        if blocked and blocked >> shift // 3 & 1:
            shown |= UNROLLED << shift
        else:
            bits, side = divmod(bits, SIDES)
            shown |= side << shift
    return shown


def turned(shown: int, die: int, side: int) -> int:
    return shown & ~(7 << 3 * die) | side << 3 * die


@lru_cache(maxsize=1 << 15)
def lying(dice: int, shown: int, unusable: int) -> tuple[tuple[int, int], ...]:
    """The usable dice as (die, face that shows)."""
    found = []
    for die, faces in enumerate(unfold(dice)):
        if not unusable >> die & 1:
            side = shown >> 3 * die & 7
            if side != UNROLLED:
                found.append((die, faces[side]))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def built_as(dice: int) -> tuple[int, ...]:
    """For each die the first one that is built the same: has the same faces."""
    built = [sorted(faces) for faces in unfold(dice)]
    return tuple([built.index(one) for one in built])


@lru_cache(maxsize=1 << 15)
def different(dice: int, shown: int, unusable: int) -> tuple[tuple[int, int], ...]:
    """As `lying`, but dice that show the same and are built the same are named once."""
    built = built_as(dice)
    found: dict[int, tuple[int, int]] = {}
    for die, face in lying(dice, shown, unusable):
        found.setdefault(face * DICE + built[die], (die, face))
    return tuple(found.values())


def pairs(dice: int, shown: int, unusable: int) -> Iterable[tuple[int, int]]:
    """Two dice at a time (RON-112) as the words of both, the lower face first; equal pairs once."""
    built = built_as(dice)
    # Sorting a pair by face and build is comparing two numbers.
    there = [(face * DICE + built[die], die * FACE_KINDS + face) for die, face in lying(dice, shown, unusable)]
    found: dict[int, tuple[int, int]] = {}
    for i, (one, word) in enumerate(there, 1):
        for other, another in there[i:]:
            alike = one << 8 | other if one <= other else other << 8 | one
            if alike not in found:
                found[alike] = (word, another) if one // DICE <= other // DICE else (another, word)
    return found.values()


# ---- names ----
def _face_id(face: tuple[int, ...]) -> str:
    return "-".join(KIND_IDS[screw - 1] for screw in face if screw) or "blank"


def _face_name(face: tuple[int, ...]) -> Bilingual:
    names = [FEMININE_NAMES[screw - 1] for screw in face if screw]
    if not names:
        return Bilingual("bez barvy", "blank")
    return Bilingual(" + ".join(n.cs for n in names), " + ".join(n.en for n in names))


FACE_WORDS = tuple(Word(_face_id(face), _face_name(face)) for face in FACES)

# A die in an option is the face it shows; which of the dice it is hides in the place of the word, and views tell it.
DIE_WORDS = tuple(Word(face.id, face.text, die + 1) for die in range(DICE) for face in FACE_WORDS)


def die_word(die: int, face: int) -> int:
    return die * FACE_KINDS + face


def die_of(word: int) -> int:
    return word // FACE_KINDS


def face_of(word: int) -> int:
    return word % FACE_KINDS


def built_alike(dice: int, word: int) -> tuple[int, tuple[int, ...]]:
    """What makes a die in an option the same as another one: what it shows, and its faces."""
    return face_of(word), tuple(sorted(unfold(dice)[die_of(word)]))


# ---- as people read and write them ----
DICE_SHOWS = several(several(letters(SCREW_LETTERS, len(FACES[0])), SIDES, SIDES), DICE, DICE)
SHOWN_SHOWS = several(maybe(whole(1, SIDES)), DICE, DICE)
SET_SHOWS = several(whole(1, DICE), most=DICE)


def show_dice(dice: int) -> list[list[str]]:
    return [["".join(SCREW_LETTERS[screw] for screw in FACES[face]) for face in die] for die in unfold(dice)]


def read_dice(data: Any) -> int:
    try:
        dice = tuple(
            tuple(FACE[tuple(sorted(SCREW_LETTERS.index(letter) for letter in face))] for face in die) for die in data
        )
    except (TypeError, KeyError, ValueError, AttributeError):
        dice = ()
    if len(dice) != DICE or any(len(die) != SIDES for die in dice):
        raise ValueError("write four dice of six faces of three screws, such as NNB (N neutral, B R K G Y colours).")
    return fold(dice)


def show_shown(shown: int) -> list[int | None]:
    sides = [side_shown(shown, die) for die in range(DICE)]
    return [None if side == UNROLLED else side + 1 for side in sides]


def read_shown(data: Any) -> int:
    ok = isinstance(data, list) and len(data) == DICE
    if not ok or not all(side is None or (type(side) is int and 1 <= side <= SIDES) for side in data):
        raise ValueError("write four numbers of faces, 1 to 6, or null for a die that was not rolled.")
    return sum((UNROLLED if side is None else side - 1) << 3 * die for die, side in enumerate(data))


def show_set(mask: int) -> list[int]:
    return [die + 1 for die in range(DICE) if mask >> die & 1]


def read_set(data: Any) -> int:
    if not isinstance(data, list) or not all(type(die) is int and 1 <= die <= DICE for die in data):
        raise ValueError("write a list of dice by number, 1 to 4.")
    return sum({1 << die - 1 for die in data})

"""Words as people type them: without case, diacritics and punctuation; and how near they come to a name.

A name is a row of words. It is meant by the words themselves, by their beginnings ("zara" for Zara Ra), by other forms
of them (Zettu, Zettě for Zetta), or by words from its middle. The nearer the better: 0 is the name itself.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

Spoken: TypeAlias = tuple[str, ...]  # what somebody typed, or a name, as plain words

EXACT, BEGINNING, BENT, MIDDLE = 0, 10, 20, 15

MOST_DIGITS = 9  # of a number that anybody means


def typed_number(typed: str) -> int | None:
    """The whole number that was typed; None for everything else, absurdly long ones among it."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= MOST_DIGITS else None


_ENDINGS = (
    "|a|e|i|o|u|y|m|em|om|im|ym|am|um|ou|ovi|ove|ech|ach|ich|ych|ami|emi|imi|ymi|ho|eho|mu|emu|ek|ec|en"  # of names
    "|s|es"  # English plurals
    "|t|at|it|et|ut|out|nout|ovat|j|ej|uj|ni|te|ete|ite|ejte|ujte"  # of verbs
)
_ENDING = re.compile(
    rf"[ckgzhs]?h?(?:{_ENDINGS})"
)  # the consonant may change before it: Lovec, lovce; Tortuga, Tortuze
_WORD = re.compile(r"[^\W_]+|@")


def plain(text: str) -> str:
    """Without case and diacritics, so that people find what they type."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))


@lru_cache(maxsize=1 << 14)  # the names of things come again and again
def spoken(text: str) -> Spoken:
    """The words of a text, plain; an @ (which says where) is a word of its own."""
    return tuple(_WORD.findall(re.sub(r"['’](?:s\b)?", "", plain(text))))


def without_brackets(text: str) -> str:
    """A text without what stands in brackets: that only tells it apart from another one."""
    return re.sub(r"\s*\([^()]*\)", "", text).strip()


def resembles(typed: str, word: str) -> int | None:
    """How near a typed word comes to a word: itself, its beginning, another form of it; None: not at all."""
    if typed == word:
        return EXACT
    if typed[0] != word[0]:
        return None
    if typed[-1].isdecimal():
        return None  # 1 is no beginning of 10, nor D1 of D10
    if len(typed) > 1 and word.startswith(typed):
        return BEGINNING
    return BENT if _forms_of_one(typed, word) else None


def _forms_of_one(one: str, other: str) -> bool:
    shortest = min(len(one), len(other))
    if shortest < 4:
        return False
    same = 0
    while same < shortest and one[same] == other[same]:
        same += 1
    return (
        same >= max(3, shortest - 3)
        and _ENDING.fullmatch(one[same:]) is not None
        and _ENDING.fullmatch(other[same:]) is not None
    )


def nearness(typed: Sequence[str], name: Sequence[str]) -> int | None:
    """How near typed words come to a name (0: they are it); None: they do not mean it."""
    many = len(typed)
    if not 0 < many <= len(name):
        return None
    initial, short = typed[0][0], min(map(len, typed)) < 3
    best: int | None = None
    for start in range(1 if short else len(name) - many + 1):
        if name[start][0] != initial:
            continue
        worst = EXACT
        for said, word in zip(typed, name[start:], strict=False):
            near = resembles(said, word)
            if near is None:
                break
            worst = max(worst, near)
        else:
            if many < len(name):
                worst = max(worst, BEGINNING) + (MIDDLE if start else 1)
            best = worst if best is None else min(best, worst)
    return best

"""What happened, as data: one tuple per line, turned into words for a viewer only when somebody reads it.

A state carries a list for it only on the friendly face; bulk simulation carries None and pays one comparison. A line
that names a card only its seat may know says so in its declaration, and everybody else gets the line's other wording.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Any, NamedTuple

from .decision import seat_name
from .wording.lexicon import Noun
from .wording.text import LANGUAGES, Bilingual, Words, taken_apart


@dataclass(frozen=True)
class Line:
    """A kind of line. `{seat}`, `{card}`, `{other}` (a seat), `{n}` or `{n:noun}` are filled in."""

    id: int
    name: str
    text: Bilingual
    secret: Bilingual | None = None  # for those who may not know the card
    by_itself: bool = False  # no secret where it happened without its player's doing: everybody saw that


class Lines:
    def __init__(self, nouns: dict[str, Noun]) -> None:
        self.all: list[Line] = []
        self.nouns = nouns

    def add(
        self, name: str, *, cs: str, en: str, secret: tuple[str, str] | None = None, by_itself: bool = False
    ) -> int:
        hidden = Bilingual(*secret) if secret else None
        self.all.append(Line(len(self.all), name, Bilingual(cs, en), hidden, by_itself))
        return len(self.all) - 1


class Entry(NamedTuple):
    """One line of the log as a viewer may read it."""

    line: str
    seat: int
    card: str | None
    n: int
    other: int
    cs: str
    en: str

    def text(self, lang: str) -> str:
        return self.cs if lang == "cs" else self.en


def note(s: Any, line: int, seat: int, card: int = -1, n: int = 0, other: int = -1) -> None:
    """Write a line, if anybody keeps a log."""
    if s.log is not None:
        s.log.append((line, seat, card, n, other))


Raw = tuple[int, int, int, int, int]  # line, seat, card, n, other
_PACKED = struct.Struct("5i")


def packed(lines: list[Raw]) -> bytes | tuple[Raw, ...]:
    """Lines in a quarter of the memory; such as have a number that is too big stay as they are."""
    try:
        return b"".join([_PACKED.pack(*line) for line in lines])
    except struct.error:
        return tuple(lines)


def unpacked(lines: bytes | tuple[Raw, ...]) -> tuple[Raw, ...]:
    if isinstance(lines, tuple):
        return lines
    found: Any = tuple(_PACKED.iter_unpack(lines))
    return found  # type: ignore[no-any-return]


def is_blind(tables: Any, lines: Lines, raw: Raw, viewer: int | None) -> bool:
    """Does `viewer` read the other wording, that for those who may not know the card?"""
    return viewer is not None and lines.all[raw[0]].secret is not None and viewer != tables.decider[raw[1]]


def entry(tables: Any, lines: Lines, raw: Raw, viewer: int | None) -> Entry:
    """A raw line as `viewer` may read it (None: after the match, or the referee, who may read everything)."""
    return worded(tables, lines, raw, is_blind(tables, lines, raw, viewer))


def worded(tables: Any, lines: Lines, raw: Raw, blind: bool) -> Entry:
    """A line in the one or in the other wording."""
    number, seat, card, n, other = raw
    line = lines.all[number]
    text = line.secret if blind and line.secret is not None else line.text
    known = None if blind or card < 0 else tables.defs[card]
    texts = [
        _worded(tables, lines, text[lang], raw if known else (number, seat, -1, n, other), lang) for lang in LANGUAGES
    ]
    if known is None:  # no card caused it: no empty brackets
        texts = [told.replace(" ()", "") for told in texts]
    return Entry(line.name, seat, known.id if known else None, n, other, texts[0], texts[1])


def _worded(tables: Any, lines: Lines, template: str, raw: Raw, lang: str) -> str:
    """A line in words; what it may name is worked out only where its wording does."""
    _, seat, card, n, other = raw
    said = []
    for text, name, word in taken_apart(template):
        said.append(text)
        if not name:
            continue
        if word:
            said.append(Words(lang).count(n, lines.nouns[word]))
        elif name == "seat":
            said.append(player_name(tables, seat, lang))
        elif name == "card":
            said.append(title(tables, card, seat, lang) if card >= 0 else "")
        elif name == "other":
            said.append(player_name(tables, other, lang) if other >= 0 else "")
        elif name == "n":
            said.append(str(n))
        elif name == "number":
            said.append(str(tables.number_text(n, lang)))
        elif name == "thing":  # a card that lies open
            said.append(title(tables, n, seat, lang))
        elif name == "word":
            said.append(str(tables.word_name(n, lang)))
        else:
            raise KeyError(name)
    return "".join(said)


def title(tables: Any, card: int, seat: int, lang: str) -> str:
    """A card's name in a line about a seat; whose it is, where another seat has the same title too."""
    name, owner = str(tables.defs[card].name[lang]), tables.owner[card]
    if tables.kind[card] not in tables.ambiguous or owner in (-1, seat):
        return name
    return f"{name} ({player_name(tables, owner, lang)})"


def player_name(tables: Any, seat: int, lang: str) -> str:
    names = getattr(tables, "seat_names", None)
    if names is not None:
        return str(names[seat][lang])
    return f"Hráč {seat + 1}" if lang == "cs" else f"Player {seat + 1}"


__all__ = ["Entry", "Line", "Lines", "entry", "note", "player_name", "seat_name"]

"""What happened, as data: one tuple per line, turned into words for a viewer only when somebody reads it.

A state carries a list for it only on the friendly face; bulk simulation carries None and pays one comparison. A line
that names a card only its seat may know says so in its declaration, and everybody else gets the line's other wording.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .decision import seat_name
from .wording.lexicon import Noun
from .wording.text import Bilingual, Words


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


@dataclass(frozen=True)
class Entry:
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


def entry(tables: Any, lines: Lines, raw: tuple[int, int, int, int, int], viewer: int | None) -> Entry:
    """A raw line as `viewer` may read it (None: after the match, or the referee, who may read everything)."""
    number, seat, card, n, other = raw
    line = lines.all[number]
    blind = line.secret is not None and viewer is not None and viewer != tables.decider[seat]
    text = line.secret if blind and line.secret is not None else line.text
    known = None if blind or card < 0 else tables.defs[card]
    texts = []
    for lang in ("cs", "en"):
        w = Words(lang)
        values = {
            "seat": player_name(tables, seat, lang),
            "card": title(tables, card, seat, lang) if known else "",
            "n": n,
            "number": tables.number_text(n, lang),
            "thing": title(tables, n, seat, lang) if "{thing}" in text[lang] else "",  # a card that lies open
            "word": tables.word_name(n, lang) if "{word}" in text[lang] else "",
            "other": player_name(tables, other, lang) if other >= 0 else "",
        }
        said = w.fill(text[lang], values, lines.nouns)
        texts.append(said if known else said.replace(" ()", ""))  # no card caused it: no empty brackets
    return Entry(line.name, seat, known.id if known else None, n, other, texts[0], texts[1])


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

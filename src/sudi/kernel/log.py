"""What happened, as data: one tuple per line, turned into words for a viewer only when somebody reads it.

A state carries a list for it only on the friendly face; bulk simulation carries None and pays one comparison. A line
that names a card only its seat may know says so in its declaration, and everybody else gets the line's other wording.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .decision import seat_name
from .wording.lexicon import Noun
from .wording.text import LANGUAGES, Bilingual, Words


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


def entry(
    tables: Any,
    lines: Lines,
    raw: tuple[int, int, int, int, int],
    viewer: int | None,
    said: dict[Any, Entry] | None = None,
) -> Entry:
    """A raw line as `viewer` may read it (None: after the match, or the referee, who may read everything).

    `said` keeps lines that were worded before: there are two wordings of a line at most.
    """
    number, seat, card, n, other = raw
    line = lines.all[number]
    blind = line.secret is not None and viewer is not None and viewer != tables.decider[seat]
    if said is not None and (raw, blind) in said:
        return said[raw, blind]
    text = line.secret if blind and line.secret is not None else line.text
    known = None if blind or card < 0 else tables.defs[card]
    texts = []
    for lang in LANGUAGES:
        told = Words(lang).fill(text[lang], _Told(tables, raw, lang, known is not None), lines.nouns)
        texts.append(told if known else told.replace(" ()", ""))  # no card caused it: no empty brackets
    found = Entry(line.name, seat, known.id if known else None, n, other, texts[0], texts[1])
    if said is not None:
        said[raw, blind] = found
    return found


class _Told:
    """What a line may name, worked out only where its wording does."""

    __slots__ = ("card", "lang", "n", "other", "seat", "tables")

    def __init__(self, tables: Any, raw: tuple[int, int, int, int, int], lang: str, known: bool) -> None:
        self.tables, self.lang = tables, lang
        _, self.seat, self.card, self.n, self.other = raw
        if not known:
            self.card = -1

    def __getitem__(self, name: str) -> Any:
        tables, lang, n = self.tables, self.lang, self.n
        if name == "seat":
            return player_name(tables, self.seat, lang)
        if name == "card":
            return title(tables, self.card, self.seat, lang) if self.card >= 0 else ""
        if name == "n":
            return n
        if name == "number":
            return tables.number_text(n, lang)
        if name == "thing":  # a card that lies open
            return title(tables, n, self.seat, lang)
        if name == "word":
            return tables.word_name(n, lang)
        if name == "other":
            return player_name(tables, self.other, lang) if self.other >= 0 else ""
        raise KeyError(name)


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

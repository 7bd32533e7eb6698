"""What lessons and puzzles have in common: a table that nobody keeps, which is where the choices sent along lead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from sudi.kernel.decision import seat_name
from sudi.kernel.errors import SudiError
from sudi.kernel.log import Entry
from sudi.kernel.match import Match
from sudi.kernel.wording import Bilingual
from sudi.table.face import LogEntry
from sudi.table.looking import explained, refused

from ..wire.messages import DerivationLines, RefusalText, Text

MOST_CHOICES = 150  # of one line; the longest way that a test walks through a lesson has a tenth of it
Name = Annotated[str, Meta(max_length=200)]
Past = Annotated[list[Name], Meta(max_length=MOST_CHOICES)]


class ExerciseWonder(msgspec.Struct, forbid_unknown_fields=True):
    """Why not this option, or how this number came about, where these choices lead."""

    past: Past
    option: Name | None = None
    what: Name | None = None


class ExerciseTold(msgspec.Struct):
    refusal: RefusalText | None = None
    derivation: DerivationLines | None = None


def text_of(words: Bilingual) -> Text:
    return Text(words.cs, words.en)


def text_or_none(words: Bilingual | None) -> Text | None:
    return None if words is None else text_of(words)


def entries_of(entries: Iterable[Entry]) -> list[LogEntry]:
    """Lines of a log, numbered as they come."""
    return [
        LogEntry(n, e.cs, e.en, e.line, seat_name(e.seat) if e.seat >= 0 else None, e.card)
        for n, e in enumerate(entries)
    ]


def told_about(match: Match, seat: int, data: ExerciseWonder) -> ExerciseTold:
    """Reasons and numbers, as at any table."""
    told = ExerciseTold()
    try:
        if data.option is not None:
            told.refusal = msgspec.convert(refused(match, seat, data.option), RefusalText | None)
        if data.what is not None:
            told.derivation = msgspec.convert(explained(match, seat, data.what), DerivationLines)
    except SudiError:
        pass  # as at a table: what cannot be understood has no answer
    return told

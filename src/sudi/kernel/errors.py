"""What can be wrong with what somebody asked for. Every message is one sentence that says what to do."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from .wording.text import Bilingual

MOST_LISTED = 8  # things that a word could mean
MOST_OFFERED = 80  # names to choose from


class SudiError(Exception):
    """Base of everything Sudí refuses."""


class UnknownName(SudiError, LookupError):
    """A game, mode, card, bot or option that does not exist."""

    what: str = ""  # what it was taken for


class Unclear(UnknownName):
    """Words that could mean several things; says in both languages which."""

    def __init__(self, typed: str, names: list[Bilingual]) -> None:
        cs, en = (sorted({name[lang] for name in names}) for lang in ("cs", "en"))
        self.text = Bilingual(
            f"„{typed}“ může znamenat víc věcí: {_listed(cs, 'a další')}; napiš toho víc.",
            f"'{typed}' could mean several things: {_listed(en, 'and others')}; type more of it.",
        )
        super().__init__(self.text.en)


class BadSetup(SudiError, ValueError):
    """A match that cannot be set up this way."""


class IllegalChoice(SudiError, ValueError):
    """An option that is not offered now."""


class NotInMatch(IllegalChoice):
    """A card of the game that nobody brought to this match, or of which nobody is told; and what was asked of it."""

    def __init__(self, card: str, verb: str = "") -> None:
        self.card, self.verb = card, verb
        super().__init__(f"The card {card!r} is not part of this match.")


class BadRecord(SudiError, ValueError):
    """A record that is cut off, damaged or of another version."""


class BadPosition(SudiError, ValueError):
    """A position that cannot be; the message names the field."""


def _listed(names: list[str], more: str) -> str:
    return ", ".join(names[:MOST_LISTED]) + (f" {more}" if len(names) > MOST_LISTED else "")


def unknown(what: str, name: object, known: Iterable[str]) -> UnknownName:
    """'There is no X ...', with the nearest name or the whole list."""
    names = sorted(known)
    near = difflib.get_close_matches(str(name), names, n=1)
    several = f"choose one of: {', '.join(names)}." if len(names) <= MOST_OFFERED else "check the name."
    hint = f"did you mean {near[0]!r}?" if near else several
    error = UnknownName(f"There is no {what} {name!r}; {hint}")
    error.what = what
    return error

"""What can be wrong with what somebody asked for. Every message is one sentence that says what to do."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class SudiError(Exception):
    """Base of everything Sudí refuses."""


class UnknownName(SudiError, LookupError):
    """A game, mode, card, bot or option that does not exist."""


class BadSetup(SudiError, ValueError):
    """A match that cannot be set up this way."""


class IllegalChoice(SudiError, ValueError):
    """An option that is not offered now."""


class BadRecord(SudiError, ValueError):
    """A record that is cut off, damaged or of another version."""


class BadPosition(SudiError, ValueError):
    """A position that cannot be; the message names the field."""


def unknown(what: str, name: object, known: Iterable[str]) -> UnknownName:
    """'There is no X ...', with the nearest name or the whole list."""
    names = sorted(known)
    near = difflib.get_close_matches(str(name), names, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"choose one of: {', '.join(names)}."
    return UnknownName(f"There is no {what} {name!r}; {hint}")

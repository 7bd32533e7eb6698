"""Chances to win and changes of them, as people read them."""

from __future__ import annotations

from .words import Voice


def share(part: float) -> str:
    return f"{100 * part:.0f} %"


def points(part: float, say: Voice) -> str:
    """A change of the chance to win, in points of a hundred."""
    return decimal(100 * part, "+.1f", say)


def decimal(number: float, form: str, say: Voice) -> str:
    """A number as the language writes it: with a comma in Czech."""
    written = format(number, form)
    return written.replace(".", ",") if say.lang == "cs" else written

"""Sentences about a card that are not about what it does: where it goes, who may use it, what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudi.kernel.wording import Words

from . import traits as tr
from .areas import INTO_AREA

if TYPE_CHECKING:
    from ..cards.card import Doomcard


def placement(card: Doomcard, w: Words) -> str:
    """Areas and attacks that are not as usual."""
    parts = []
    if card.placed:
        parts.append(w.pick(f"Vyložte ho {INTO_AREA[card.placed].cs}.", f"Deploy it {INTO_AREA[card.placed].en}."))
    if card.traits & tr.LAST_RESORT:
        parts.append(
            w.pick(
                "Lze ho napadnout, až když v jeho oblasti nezbývá nikdo jiný než takoví jako on.",
                "It may be attacked only when nobody but its like is left in its area.",
            )
        )
    return " ".join(parts)

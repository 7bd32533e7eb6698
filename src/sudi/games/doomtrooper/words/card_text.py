"""Sentences about a card that are not about what it does: where it goes, who may use it, what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudi.kernel.wording import Words

from . import traits as tr
from .areas import INTO_AREA
from .nouns import listed

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
    if card.defenders:
        names = [name[w.lang] for name in tr.names(card.defenders)]
        parts.append(
            w.pick(f"Brání se z ní jen: {listed(names, w)}.", f"Only these defend from it: {listed(names, w)}.")
        )
    return " ".join(parts)


def oddities(card: Doomcard, w: Words) -> str:
    """How it is bought, and where it goes in the end."""
    parts = []
    if card.auction:
        parts.append(
            w.pick(
                "Při vyložení nabídněte cenu v bodech osudu; ostatní přihazují. Kdo nabídne nejvíc, zaplatí a získá "
                "ho; cena je jeho základní hodnotou.",
                "When you deploy it, name a price in destiny points; the others bid higher. The highest bidder pays "
                "and gets it; the price is its base value.",
            )
        )
    if card.gone_for_good:
        parts.append(w.pick("Místo vyřazení se obětuje.", "It is sacrificed instead of discarded."))
    return " ".join(parts)

"""Every card says what the golden texts of the generic tests say, looked at card by card."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from sudi.games.doomtrooper.cards.card import Doomcard
from sudi.games.doomtrooper.cards.catalogue import CARDS
from sudi.kernel.wording import LANGUAGES

GOLDEN = Path(__file__).parents[2] / "generic" / "golden"


def written(lang: str) -> dict[str, str]:
    """The text of each card, by its id."""
    lines = (GOLDEN / f"doomtrooper-cards.{lang}.txt").read_text("utf-8").splitlines()
    return {
        above.partition(":")[0]: below.strip()
        for above, below in pairwise(lines)
        if below.startswith("  ") and not above.startswith(" ")
    }


WRITTEN = {lang: written(lang) for lang in LANGUAGES}


def test_no_card_is_without_a_golden_text() -> None:
    for texts in WRITTEN.values():
        assert {card.id for card in CARDS if card.box != "trial"} <= set(texts)


@pytest.mark.parametrize("card", [card for card in CARDS if card.box != "trial"], ids=lambda card: card.id)
def test_a_card_says_its_golden_text(card: Doomcard) -> None:
    for lang in LANGUAGES:
        assert (card.text(lang) or "-") == WRITTEN[lang][card.id]

"""Every text is made of words and sentences: nothing runs together, no stop stands alone."""

from __future__ import annotations

import re

import pytest

from sudi.games.doomtrooper.cards.catalogue import CARDS
from sudi.games.doomtrooper.language.effects.afflictions import Afflict
from sudi.games.doomtrooper.language.marks import SILENCED
from sudi.games.doomtrooper.language.scopes import AIMED
from sudi.games.doomtrooper.language.select import WARRIORS
from sudi.games.doomtrooper.language.standing.rule import Mark
from sudi.kernel.wording import LANGUAGES, Words

SLIPS = re.compile(r"\S{34,}| [.,;:]|[.,;:]{2}|  |\w\.[A-ZÁ-Ž]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_runs_together(lang: str) -> None:
    found = {card.id: slip.group() for card in CARDS if (slip := SLIPS.search(card.text(lang)))}
    assert found == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_affliction_without_end_keeps_its_spaces(lang: str) -> None:
    words = Words(lang)
    text = words.paragraph(Afflict(WARRIORS, (Mark("", AIMED, name=SILENCED),)).say(words))
    assert text.count(" ") > 4
    assert not SLIPS.search(text)

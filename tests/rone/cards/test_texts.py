"""The texts of all cards stand as somebody has read them: the golden files, and who is spoken to."""

from __future__ import annotations

import pytest

from tests.generic.test_golden import GOLDEN, card_texts

from ..table import GAME


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_every_text_is_the_one_that_was_read(lang: str) -> None:
    assert card_texts("rone", lang) == (GOLDEN / f"rone-cards.{lang}.txt").read_text("utf-8")


@pytest.mark.parametrize("polite", ["ejte", "ete ", "íte ", "áte ", "vám ", "vás ", "vaše"])
def test_players_are_addressed_familiarly(polite: str) -> None:
    texts = [card.text("cs") for card in GAME.library.cards.values()]
    texts += [verb.text.cs for verb in GAME.verbs.all] + [prompt.text.cs for prompt in GAME.prompts.all]
    texts += [line.text.cs for line in GAME.lines.all]
    assert [text for text in texts if polite in f"{text} ".lower()] == []

"""The texts of all cards stand as somebody has read them: the golden files, and who is spoken to."""

from __future__ import annotations

import pytest

from tests.generic.test_golden import GOLDEN, card_texts

from ..table import relic_table


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_every_text_is_the_one_that_was_read(lang: str) -> None:
    assert card_texts("shards", lang) == (GOLDEN / f"shards-cards.{lang}.txt").read_text("utf-8")


def test_infinite_power_has_a_word() -> None:
    shard = relic_table().cards["infinity_shard"]
    assert shard.text("cs").endswith("Mistrovství 30: místo toho získej nekonečnou sílu.")
    assert shard.text("en").endswith("Mastery 30: gain infinite power instead.")


@pytest.mark.parametrize("polite", ["ejte", "ete ", "íte ", "áte ", "vám ", "vás ", "vaše"])
def test_players_are_addressed_familiarly(polite: str) -> None:
    match = relic_table()
    texts = [card.text("cs") for card in match.cards.values()]
    texts += [verb.text.cs for verb in match.game.verbs.all] + [prompt.text.cs for prompt in match.game.prompts.all]
    texts += [line.text.cs for line in match.game.lines.all]
    assert [text for text in texts if polite in f"{text} ".lower()] == []

"""The words that a game explains: in both languages, by its rules, and found in what it says."""

from __future__ import annotations

import re
from functools import cache

import pytest

from sudi.games import NAMES, game
from sudi.kernel.wording import LANGUAGES
from sudi.lab.rulebook import rulebook


@cache
def told(name: str, lang: str) -> str:
    """What cards say about themselves, and what the rules say, in one text."""
    cards = game(name).library.cards.values()
    printed = [f"{card.text(lang)} {getattr(card, 'type_line', lambda _: '')(lang)}" for card in cards]
    return "\n".join([*printed, *(rule.text(lang) for rule in rulebook(name).values())]).lower()


def occurs(form: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(form.lower())}(?!\w)", text) is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_game_explains_its_words(name: str) -> None:
    words = game(name).glossary
    assert len(words) >= 12
    assert len({one.id for one in words}) == len(words)
    for one in words:
        assert one.rule in rulebook(name), one.id
        for lang in LANGUAGES:
            assert one.title[lang], one.id
            assert one.says[lang].endswith((".", "…")), one.id
            assert 10 < len(one.says[lang]) <= 160, one.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_word_is_said_somewhere(name: str, lang: str) -> None:
    text = told(name, lang)
    assert [one.id for one in game(name).glossary if not any(occurs(form, text) for form in one.forms(lang))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_form_means_one_word(name: str, lang: str) -> None:
    """Whoever points at a word gets one explanation."""
    forms = [form.lower() for one in game(name).glossary for form in one.forms(lang)]
    assert sorted({form for form in forms if forms.count(form) > 1}) == []


def test_the_forms_of_a_noun_come_from_the_lexicon() -> None:
    shield = next(one for one in game("shards").glossary if one.id == "shield")
    assert {"štít", "štítu", "štítem", "štíty", "štítů", "štítech"} <= set(shield.cs)
    assert set(shield.en) == {"shield", "shields"}

"""Words of a game that its rules define: every form in which texts say them, and what they mean, once per game.

Forms come from the lexicon, so a noun that is declined there is found in all its cases. What is no word of the
lexicon (a keyword, a phrase) is given as it stands in the texts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .lexicon import Noun, VerbWord
from .text import Bilingual


@dataclass(frozen=True)
class Entry:
    """One word: its heading, the forms it is found by in each language, what it means, and the rule that says so."""

    id: str
    title: Bilingual
    cs: tuple[str, ...]
    en: tuple[str, ...]
    says: Bilingual
    rule: str

    def forms(self, lang: str) -> tuple[str, ...]:
        return self.cs if lang == "cs" else self.en

    def stands_in(self, text: str, lang: str) -> bool:
        """Does a text say this word?"""
        forms = "|".join(re.escape(form) for form in self.forms(lang))
        return re.search(rf"(?<!\w)(?:{forms})(?!\w)", text, re.IGNORECASE) is not None


def _czech(word: Noun | VerbWord) -> tuple[str, ...]:
    if isinstance(word, Noun):
        return (*word.singular, *word.plural)
    forms = (word.imperative, word.infinitive, word.third)
    return tuple(form.removesuffix(" si").removesuffix(" se") for form in forms)


def _english(word: Noun | VerbWord) -> tuple[str, ...]:
    return word.en if isinstance(word, Noun) else (word.en, word.en_third)


def entry(
    id: str,
    title: Bilingual,
    *words: Noun | VerbWord,
    says: Bilingual,
    rule: str,
    cs: tuple[str, ...] = (),
    en: tuple[str, ...] = (),
) -> Entry:
    """A word by its lexicon entries, with forms beside them that no lexicon entry has."""
    czech = [form for word in words for form in _czech(word)]
    english = [form for word in words for form in _english(word)]
    return Entry(id, title, tuple(dict.fromkeys((*czech, *cs))), tuple(dict.fromkeys((*english, *en))), says, rule)

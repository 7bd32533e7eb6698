"""Czech and English: declension, agreement, and the sentences of effects."""

from .lexicon import ACC, DAT, GEN, INS, LOC, NOM, Noun, VerbWord, noun, verb
from .text import LANGUAGES, Bilingual, Clause, Words, upper

__all__ = [
    "ACC",
    "DAT",
    "GEN",
    "INS",
    "LANGUAGES",
    "LOC",
    "NOM",
    "Bilingual",
    "Clause",
    "Noun",
    "VerbWord",
    "Words",
    "noun",
    "upper",
    "verb",
]

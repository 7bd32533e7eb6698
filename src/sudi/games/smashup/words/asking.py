"""How questions are declared: what is decided and what for, and how options read as the answers to them."""

from __future__ import annotations

from sudi.kernel.decision import Verb
from sudi.kernel.wording import Bilingual

from . import vocabulary as v

Said = tuple[str, str]

# How an option reads as the answer to a question, where its verb alone would say too little.
WORDINGS: dict[tuple[int, int], Bilingual] = {}


def prompt(name: str, cs: str, en: str, public: Said | None = None, window: str = "", **answers: Said) -> int:
    """Declare a question; `public` is what the others are told is being decided, `answers` word its options by verb."""
    number = v.prompts.add(name, cs=cs, en=en, public=public, window=window)
    for verb, said in answers.items():
        WORDINGS[number, v.verbs.by_name[verb].id] = Bilingual(*said)
    return number


def wording(asked: int, verb: Verb) -> Bilingual:
    return WORDINGS.get((asked, verb.id), verb.text)

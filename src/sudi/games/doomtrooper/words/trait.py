"""One trait of a card: its bit, its name, the noun for warriors that have it; and how traits are made."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import Bilingual, Noun

from .nouns import follower_of, phrase, warriors_of


@dataclass(frozen=True)
class Trait:
    id: str
    bit: int
    name: Bilingual
    noun: Noun | None = None  # warriors of this trait, for texts
    of: Bilingual | None = None  # what stands beside the noun of another trait: velitel Bauhausu; Bauhaus commander

    @property
    def cs(self) -> str:
        return self.name.cs

    @property
    def en(self) -> str:
        return self.name.en


TRAITS: list[Trait] = []


def trait(id: str, cs: str, en: str, word: Noun | None = None, of: Bilingual | None = None) -> int:
    bit = 1 << len(TRAITS)
    TRAITS.append(Trait(id, bit, Bilingual(cs, en), word, of))
    return bit


def affiliation(id: str, cs: str, genitive: str, en: str) -> int:
    return trait(id, cs, en, warriors_of(id, genitive, en), Bilingual(genitive, en))


def kind(
    id: str,
    en: str,
    singular: str,
    plural: str,
    en_plural: str = "",
    of: str = "",
    gender: str = "ma",
    beside: str = "",
) -> int:
    """`beside`: how it is said beside another noun in English; the Czech is `of`."""
    word = phrase(id, gender, singular, plural, en, en_plural, of=of)
    return trait(id, word.singular[0], en, word, Bilingual(of, beside) if beside else None)


def follower(id: str, possessive: str, genitive: str, en: str) -> int:
    word = follower_of(id, genitive, en)
    return trait(id, f"{possessive} stoupenec", word.en[0], word, Bilingual(genitive, f"of {en}"))

"""How a trait is declared: its bit, its name, and the noun for warriors that have it."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import Bilingual, Noun

from .words import phrase, warriors_of


@dataclass(frozen=True)
class Trait:
    id: str
    bit: int
    name: Bilingual
    noun: Noun | None = None  # warriors of this trait, for texts

    @property
    def cs(self) -> str:
        return self.name.cs

    @property
    def en(self) -> str:
        return self.name.en


TRAITS: list[Trait] = []


def trait(id: str, cs: str, en: str, word: Noun | None = None) -> int:
    bit = 1 << len(TRAITS)
    TRAITS.append(Trait(id, bit, Bilingual(cs, en), word))
    return bit


def affiliation(id: str, cs: str, genitive: str, en: str) -> int:
    return trait(id, cs, en, warriors_of(id, genitive, en))


def kind(id: str, en: str, singular: str, plural: str, en_plural: str = "", of: str = "") -> int:
    word = phrase(id, "ma", singular, plural, en, en_plural, of=of)
    return trait(id, word.singular[0], en, word)

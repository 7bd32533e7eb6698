"""The factions and the symbols of decks, and the words in the names of cards (SUW-080)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import ACC, DAT, GEN, INS, LOC, NOM, Bilingual

_CASES = (NOM, GEN, DAT, ACC, LOC, INS)


@dataclass(frozen=True)
class Faction:
    id: str
    name: Bilingual
    prefix: str

    @property
    def cs(self) -> str:
        return self.name.cs

    @property
    def en(self) -> str:
        return self.name.en


FACTIONS = (
    Faction("fallen_kingdom", Bilingual("Padlé království", "Fallen Kingdom"), "fk"),
    Faction("polar_dwarves", Bilingual("Polární trpaslíci", "Polar Dwarves"), "pd"),
    Faction("cave_goblins", Bilingual("Jeskynní goblini", "Cave Goblins"), "cg"),
    Faction("savanna_elves", Bilingual("Savanoví elfové", "Savanna Elves"), "se"),
    Faction("breakers", Bilingual("Lamači", "Breakers"), "br"),
    Faction("vanguards", Bilingual("Předvoj", "Vanguards"), "va"),
    Faction("tundra_orcs", Bilingual("Orkové z tundry", "Tundra Orcs"), "to"),
    Faction("phoenix_elves", Bilingual("Fénixoví elfové", "Phoenix Elves"), "pe"),
)

SYMBOLS = {
    "fire": Bilingual("oheň", "fire"),
    "dark": Bilingual("temnota", "dark"),
    "water": Bilingual("voda", "water"),
    "logic": Bilingual("rozum", "logic"),
    "instinct": Bilingual("pud", "instinct"),
    "cunning": Bilingual("lstivost", "cunning"),
    "earth": Bilingual("země", "earth"),
    "spirit": Bilingual("duch", "spirit"),
    "air": Bilingual("vzduch", "air"),
    "resolve": Bilingual("vůle", "resolve"),
    "divine": Bilingual("božství", "divine"),
    "light": Bilingual("světlo", "light"),
    "martial": Bilingual("boj", "martial"),
}


@dataclass(frozen=True)
class NameWord:
    """SUW-080: a word in the name of a card. In Czech it stands as an adjective before the noun, as in the rulebook."""

    en: str
    singular: tuple[str, ...]
    plural: tuple[str, ...]

    def adjective(self, case: int, many: bool) -> str:
        return (self.plural if many else self.singular)[case]


def _hard(en: str, stem: str) -> NameWord:
    return NameWord(
        en,
        tuple(stem + e for e in ("á", "é", "é", "ou", "é", "ou")),
        tuple(stem + e for e in ("é", "ých", "ým", "é", "ých", "ými")),
    )


def soft(stem: str, case: int, many: bool) -> str:
    """A soft adjective with a feminine noun: vlastní jednotka, vlastních jednotek."""
    return stem + ("", "ch", "m", "", "ch", "mi")[case] if many else stem


UNDEAD, CARRIER, EMBER, FROST = (
    _hard("Undead", "Nemrtv"),
    _hard("Carrier", "Nakažen"),
    _hard("Ember", "Žhav"),
    _hard("Frost", "Mrazov"),
)
CITADEL = NameWord(
    "Citadel",
    tuple(soft("Citadelní", case, many=False) for case in _CASES),
    tuple(soft("Citadelní", case, many=True) for case in _CASES),
)

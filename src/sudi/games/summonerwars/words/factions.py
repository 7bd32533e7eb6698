"""The factions and the symbols of decks."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import Bilingual


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

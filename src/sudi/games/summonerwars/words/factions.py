"""The factions and the symbols of decks."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import Bilingual


@dataclass(frozen=True)
class Faction:
    id: str
    name: Bilingual
    genitive: str
    prefix: str

    @property
    def cs(self) -> str:
        return self.name.cs

    @property
    def en(self) -> str:
        return self.name.en


FACTIONS = (
    Faction("fallen_kingdom", Bilingual("Padlé království", "Fallen Kingdom"), "Padlého království", "fk"),
    Faction("polar_dwarves", Bilingual("Polární trpaslíci", "Polar Dwarves"), "Polárních trpaslíků", "pd"),
    Faction("cave_goblins", Bilingual("Jeskynní goblini", "Cave Goblins"), "Jeskynních goblinů", "cg"),
    Faction("savanna_elves", Bilingual("Savanoví elfové", "Savanna Elves"), "Savanových elfů", "se"),
    Faction("breakers", Bilingual("Lamači", "Breakers"), "Lamačů", "br"),
    Faction("vanguards", Bilingual("Předvoj", "Vanguards"), "Předvoje", "va"),
    Faction("tundra_orcs", Bilingual("Orkové z tundry", "Tundra Orcs"), "Orků z tundry", "to"),
    Faction("phoenix_elves", Bilingual("Fénixoví elfové", "Phoenix Elves"), "Fénixových elfů", "pe"),
)
FACTION_IDS = tuple(f.id for f in FACTIONS)

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

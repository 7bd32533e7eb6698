"""The eight factions."""

from __future__ import annotations

from sudi.kernel.decision import Word
from sudi.kernel.wording import Bilingual


class Faction:
    """A faction's name: nominative, genitive plural; English."""

    def __init__(self, id: str, cs: str, genitive: str, en: str) -> None:
        self.id, self.cs, self.genitive, self.en = id, cs, genitive, en


FACTIONS = (
    Faction("aliens", "Mimozemšťané", "Mimozemšťanů", "Aliens"),
    Faction("dinosaurs", "Dinosauři", "Dinosaurů", "Dinosaurs"),
    Faction("ninjas", "Nindžové", "Nindžů", "Ninjas"),
    Faction("pirates", "Piráti", "Pirátů", "Pirates"),
    Faction("robots", "Roboti", "Robotů", "Robots"),
    Faction("tricksters", "Skřítkové", "Skřítků", "Tricksters"),
    Faction("wizards", "Čarodějové", "Čarodějů", "Wizards"),
    Faction("zombies", "Zombie", "Zombií", "Zombies"),
)
FACTION_IDS = tuple(f.id for f in FACTIONS)
FACTION_WORDS = tuple(Word(f.id, Bilingual(f.cs, f.en)) for f in FACTIONS)
ALIENS, DINOSAURS, NINJAS, PIRATES, ROBOTS, TRICKSTERS, WIZARDS, ZOMBIES = range(8)

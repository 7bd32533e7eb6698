"""The factions of recruit cards, with the forms that texts need."""

from __future__ import annotations

# ---- factions ----
SOLDIER, MACHINE, HYBRID, MUTANT, NEUTRAL = range(5)


class Faction:
    """A faction of recruit cards: its name, and the forms of one of its members that the texts need."""

    def __init__(self, id: str, cs: str, en: str, accusative: str, another: str) -> None:
        self.id, self.cs, self.en, self.accusative, self.another = id, cs, en, accusative, another


FACTIONS = (
    Faction("soldier", "voják", "soldier", "vojáka", "dalšího vojáka"),
    Faction("machine", "bojový stroj", "machine", "bojový stroj", "další bojový stroj"),
    Faction("hybrid", "žoldácký hybrid", "hybrid", "žoldáckého hybrida", "dalšího žoldáckého hybrida"),
    Faction("mutant", "mutant", "mutant", "mutanta", "dalšího mutanta"),
    Faction("neutral", "bez frakce", "neutral card", "kartu bez frakce", "další kartu bez frakce"),
)

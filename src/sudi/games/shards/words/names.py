"""The names of Shards of Infinity: factions, characters, places."""

from __future__ import annotations

from sudi.kernel.decision import Word
from sudi.kernel.wording import Bilingual


class Faction:
    """A faction's name in the cases the texts need, and as an adjective-like phrase after a noun."""

    def __init__(self, id: str, cs: str, genitive: str, en: str) -> None:
        self.id, self.cs, self.genitive, self.en = id, cs, genitive, en

    def of(self, lang: str, word_cs: str, word_en: str) -> str:
        """An ally of this faction: spojenec Šerorostů; Undergrowth ally."""
        return f"{word_cs} {self.genitive}" if lang == "cs" else f"{self.en} {word_en}"


FACTIONS = (
    Faction("homodeus", "Lidé zítřka", "Lidí zítřka", "Homodeus"),
    Faction("order", "Řád", "Řádu", "Order"),
    Faction("undergrowth", "Šerorosti", "Šerorostů", "Undergrowth"),
    Faction("wraethe", "Prázdnonosi", "Prázdnonosů", "Wraethe"),
)


def faction_name(faction: int) -> Bilingual:
    """A faction's name as it stands alone."""
    return Bilingual(FACTIONS[faction].cs, FACTIONS[faction].en)


def faction_genitive(faction: int) -> Bilingual:
    """A faction behind what belongs to it in Czech, before it in English: karty Řádu; Order cards."""
    return Bilingual(FACTIONS[faction].genitive, FACTIONS[faction].en)


NO_FACTION, HOMODEUS, ORDER, UNDERGROWTH, WRAETHE = -1, 0, 1, 2, 3

CHARACTERS = ("decima", "tetra", "volos", "ko_syn_wu")
DECIMA, TETRA, VOLOS, KO_SYN_WU = range(4)
# Character number i leads faction number i.
CHARACTER_NAMES = (
    Bilingual("Decima", "Decima"),
    Bilingual("Tetra", "Tetra"),
    Bilingual("Volos", "Volos"),
    Bilingual("Kcho Syn Wu", "Ko Syn Wu"),
)
CHARACTER_WORDS = tuple(Word(id, name) for id, name in zip(CHARACTERS, CHARACTER_NAMES, strict=True))


def faction_word(faction: int) -> int:
    """The number under which log lines mention a faction; characters come first."""
    return len(CHARACTERS) + faction


def word_name(n: int) -> Bilingual:
    """A character or faction that a log line mentions."""
    return CHARACTER_NAMES[n] if n < len(CHARACTERS) else faction_name(n - len(CHARACTERS))


HAND, DISCARD = 0, 1
PLACES = (
    Word("hand", Bilingual("z ruky", "from hand")),
    Word("discard", Bilingual("z odkládacího balíčku", "from the discard pile")),
)

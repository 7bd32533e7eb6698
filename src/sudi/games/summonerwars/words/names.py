"""Words in the names of cards (SUW-080)."""

from __future__ import annotations

from dataclasses import dataclass


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
CITADEL = NameWord("Citadel", ("Citadelní",) * 6, tuple(soft("Citadelní", case, True) for case in range(6)))

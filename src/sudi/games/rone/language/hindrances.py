"""The unique abilities of Invasion cards: what players cannot do while such a card is undefeated (RON-157)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import Bilingual, Words


@dataclass(frozen=True)
class Hindrance:
    """In force while its card is deployed, covered or not; rules ask for it where it matters."""

    id: str
    text: Bilingual

    def say(self, w: Words) -> str:
        return f"{w.pick('Dokud není poražena:', 'While undefeated:')} {self.text[w.lang]}."


def _hindrance(id: str, cs: str, en: str) -> Hindrance:
    return Hindrance(id, Bilingual(cs, en))


NO_REROLL = _hindrance("no_reroll", "hráči nemohou používat žetony přehozu", "players cannot use re-roll tokens")
NO_PAIRS = _hindrance("no_pairs", "hráči nemohou používat uložené zdroje", "players cannot use stored resources")
LESS_ARMOUR = _hindrance(
    "gain_armor_minus", "každý zisk brnění hráče je o 1 nižší", "every gain of armour by a player is lowered by 1"
)
NO_CONVERT = _hindrance("no_convert", "hráči nemohou přeměňovat kostky", "players cannot convert dice")
FIRST_HIT = _hindrance(
    "first_hit",
    "první bod střeleckého zranění každé nasazené karty v kole se nepočítá",
    "the first point of ranged damage to each deployed card in the round is ignored",
)
HINDRANCES = {one.id: one for one in (NO_REROLL, NO_PAIRS, LESS_ARMOUR, NO_CONVERT, FIRST_HIT)}

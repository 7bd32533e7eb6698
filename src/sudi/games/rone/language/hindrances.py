"""The unique abilities of Invasion cards: what players cannot do while such a card is undefeated (RON-157)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import LANGUAGES, Bilingual, Words


@dataclass(frozen=True)
class Hindrance:
    """In force while its card is deployed, covered or not; rules ask for it, and for its number, where it matters."""

    id: str
    cs: str
    en: str
    n: int = 0

    @property
    def text(self) -> Bilingual:
        return Bilingual(*(Words(lang).fill(getattr(self, lang), {"n": self.n}) for lang in LANGUAGES))

    def say(self, w: Words) -> str:
        return f"{w.pick('Dokud není poražena:', 'While undefeated:')} {self.text[w.lang]}."


NO_REROLL = Hindrance("no_reroll", "hráči nemohou používat žetony přehozu", "players cannot use re-roll tokens")
NO_PAIRS = Hindrance("no_pairs", "hráči nemohou používat uložené zdroje", "players cannot use stored resources")
LESS_ARMOUR = Hindrance(
    "gain_armor_minus",
    "každý zisk brnění hráče je o {n} nižší",
    "every gain of armour by a player is lowered by {n}",
    1,
)
NO_CONVERT = Hindrance("no_convert", "hráči nemohou přeměňovat kostky", "players cannot convert dice")
FIRST_HIT = Hindrance(
    "first_hit",
    "první bod střeleckého zranění, které v kole dostane každá nasazená karta Invaze, se nepočítá",
    "the first point of ranged damage to each deployed card in the round is ignored",
)
HINDRANCES = {one.id: one for one in (NO_REROLL, NO_PAIRS, LESS_ARMOUR, NO_CONVERT, FIRST_HIT)}

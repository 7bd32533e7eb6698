"""Which set a card was printed in and how rare it is there; `printings.txt` lists every title, built or not.

A rarity is a class (common C, uncommon U, rare R, promotional P) and how often the card stands on its sheet."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from functools import cache
from importlib.resources import files

from sudi.kernel.wording import Bilingual

from .card import Doomcard

SETS = {
    "unlimited": Bilingual("základní sada", "the base set"),
    "inquisition": Bilingual("Inquisition", "Inquisition"),
    "warzone": Bilingual("Warzone", "Warzone"),
    "mortificator": Bilingual("Mortificator", "Mortificator"),
    "golgotha": Bilingual("Golgotha", "Golgotha"),
    "apocalypse": Bilingual("Apocalypse", "Apocalypse"),
    "paradise_lost": Bilingual("Paradise Lost", "Paradise Lost"),
    "promo": Bilingual("propagační karty", "promotional cards"),
}
TRIAL = "trial"  # plain cards of our own
RULES_ONLY = "rulebook"  # named by the rules, printed in none of the sets
COMMON, UNCOMMON, RARE, PROMO = "C", "U", "R", "P"
# Cards whose printed title is not the one of the project.
_TITLES = {"alliance_mishima": "MISHIMA", "alliance_cybertronic": "CYBERTRONIC"}


def plain(name: str) -> str:
    """A name as people type it: no case, no accents, no punctuation."""
    bare = unicodedata.normalize("NFD", name.lower())
    return "".join(c for c in bare if c.isalnum())


@cache
def printings() -> dict[str, tuple[str, str]]:
    """Set and rarity of every printed title, by its plain name."""
    found = {}
    for entry in files(__package__).joinpath("printings.txt").read_text("utf-8").replace("\n ", " ").splitlines():
        head, _, titles = entry.partition(": ")
        box, rarity = head.split()
        found.update({plain(title): (box, rarity) for title in titles.split("; ")})
    return found


def of_its_set(card: Doomcard) -> Doomcard:
    if card.box == TRIAL:
        return card
    box, rarity = printings().get(plain(_TITLES.get(card.id, card.name.en)), (RULES_ONLY, ""))
    return replace(card, box=box, rarity=rarity)


def sheet_share(card: Doomcard) -> int:
    """How often the card stands on its sheet, beside others of its class."""
    return int(card.rarity[1:] or 1)

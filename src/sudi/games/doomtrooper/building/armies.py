"""Armies: whose warriors stand together in a deck."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import Bilingual

from ..cards.card import Doomcard
from ..cards.types import WARRIOR
from ..words import traits as tr

ANYBODY = -1


@dataclass(frozen=True)
class Army:
    """Its own warriors have one of the traits `some`; `beside` them those of another kind may stand in."""

    id: str
    title: Bilingual
    some: int
    beside: int = 0
    lacks: int = 0  # but none of them who has one of these

    def has(self, card: Doomcard) -> bool:
        """Is it a warrior of this army?"""
        return card.type == WARRIOR and (self.some == ANYBODY or bool(card.traits & self.some))

    def takes(self, card: Doomcard) -> bool:
        """Is it a warrior that may stand in?"""
        if self.has(card):
            return True
        return card.type == WARRIOR and bool(card.traits & self.beside) and not card.traits & self.lacks


def _follower(id: str, cs: str, en: str, bit: int) -> Army:
    return Army(id, Bilingual(cs, en), bit, tr.LEGION, tr.FOLLOWERS & ~bit)


_LIST = (
    Army("brotherhood", Bilingual("Bratrstvo", "Brotherhood"), tr.BROTHERHOOD),
    Army("imperial", Bilingual("Imperiál", "Imperial"), tr.IMPERIAL),
    Army("bauhaus", Bilingual("Bauhaus", "Bauhaus"), tr.BAUHAUS),
    Army("capitol", Bilingual("Kapitol", "Capitol"), tr.CAPITOL),
    Army("cybertronic", Bilingual("Kybertronik", "Cybertronic"), tr.CYBERTRONIC),
    Army("mishima", Bilingual("Mishima", "Mishima"), tr.MISHIMA),
    Army("cartel", Bilingual("Kartel", "Cartel"), tr.CORPORATIONS),
    Army("doomtroopers", Bilingual("Doomtroopeři", "Doomtroopers"), tr.DOOMTROOPER),
    Army("mercenaries", Bilingual("Žoldnéři", "Mercenaries"), tr.FREELANCER, tr.DOOMTROOPER),
    _follower("algeroth", "Algerothova legie", "Legion of Algeroth", tr.OF_ALGEROTH),
    _follower("semai", "Semaiova legie", "Legion of Semai", tr.OF_SEMAI),
    _follower("muawijhe", "Muawijheho legie", "Legion of Muawijhe", tr.OF_MUAWIJHE),
    _follower("ilian", "Ilianina legie", "Legion of Ilian", tr.OF_ILIAN),
    _follower("demnogonis", "Demnogonisova legie", "Legion of Demnogonis", tr.OF_DEMNOGONIS),
    Army("dark", Bilingual("Celá Černá legie", "The whole Dark Legion"), tr.LEGION | tr.HERETIC | tr.CULTIST),
    Army("tribes", Bilingual("Kmeny", "Tribes"), tr.TRIBAL),
    Army("mixed", Bilingual("Smíšené vojsko", "Mixed army"), ANYBODY),
)
ARMIES = {army.id: army for army in _LIST}

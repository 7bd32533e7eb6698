"""What a card says about a number or about itself for as long as it is there, with its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import Standing
from sudi.kernel.wording import NOM, Words, upper

from ..state import LEAST_UPGRADE
from ..words.lexicon import ARMOUR, CARD, PART, PLACE, TECHNOLOGY


@dataclass(frozen=True)
class Bonus:
    """A number that is higher or lower while the card lies in a base or among the protocols, exhausted or not."""

    n: int

    def text(self, w: Words) -> str:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        return upper(self.text(w)) + "."


class KeepMore(Bonus):
    """Hand cards that may be kept (RON-240)."""

    def text(self, w: Words) -> str:
        cards = w.count(self.n, CARD)
        return w.pick(f"každé kolo si smíš ponechat o {cards} z ruky více", f"you may keep {cards} more each turn")


class WildPlaces(Bonus):
    """Places for resources of any kind."""

    def text(self, w: Words) -> str:
        places = w.count(self.n, PLACE)
        return w.pick(f"máš navíc {places} na zdroje", f"you have {places.replace(' ', ' more ', 1)}")


class CheaperUpgrades(Bonus):
    """RON-D34: so many spare parts less, never below 1."""

    def text(self, w: Words) -> str:
        parts = w.count(self.n, PART)
        return w.pick(
            f"vylepšení kostky tě stojí o {parts} méně (nejméně {LEAST_UPGRADE})",
            f"your die upgrades cost {parts} less (at least {LEAST_UPGRADE})",
        )


class MoreTechnologies(Bonus):
    """RON-072: so many more where technologies are counted."""

    def text(self, w: Words) -> str:
        technologies = w.count(self.n, TECHNOLOGY, NOM)
        return w.pick(
            f"při zamíchání a kontrole přežití se počítá jako {technologies} navíc",
            f"counts as {technologies.replace(' ', ' more ', 1)} for your shuffle and your survival check",
        )


class Fortification(Bonus):
    """Armour of the Invasion's last deployed card."""

    def text(self, w: Words) -> str:
        cs = f"naposledy nasazená karta Invaze má navíc {w.count(self.n, ARMOUR)}"
        return w.pick(cs, f"the last deployed Invasion card has {self.n} more armour")


FLEETING = "fleeting"


@dataclass(frozen=True)
class Fleeting(Standing):
    """RON-D19: in hand it is neither dumped nor kept, and it does not outlast the turn."""

    zone: str = "hand"
    topic: ClassVar[str] = FLEETING

    def key(self) -> str:
        return FLEETING

    def about_itself(self) -> bool:
        return True

    def say(self, w: Words) -> str:
        return w.pick(
            "Prchavá: nelze ji ponechat; na konci kola, ve kterém byla dobrána nebo zahrána, ji znič, ať je kdekoli.",
            "Fleeting: it cannot be kept; destroy it, wherever it is, at the end of the turn "
            "in which it was drawn or played.",
        )

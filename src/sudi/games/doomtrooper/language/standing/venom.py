"""Poison on a blade: what it does instead of a wound (DTR-480)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import Standing, in_force, last
from sudi.kernel.values import SET
from sudi.kernel.wording import Words

from ...state import DoomState, in_play
from ...words.ratings import FIGHT, TACTICS
from ..counting import marked
from ..gear import weapon_in_use
from ..marks import POISON_PROOF, VENOM
from ..scopes import AIMED
from .boosts import BASE, Boost
from .rule import GAME_LONG

# ---- on the blade ----
LAID_LOW = Boost("", AIMED, until=GAME_LONG, fight=1, shoot=1, armour=1, layer=BASE, operation=SET)


@dataclass(frozen=True)
class Venom(Standing):
    """Whoever the weapon would wound in a fight is not hurt; its base fight, shoot and armour drop to 1 for good."""

    drops: Boost = LAID_LOW
    topic: ClassVar[str] = "venom"
    poison: ClassVar[bool] = True  # of no avail against whoever is immune to poisons, and only in fights

    def key(self) -> str:
        return VENOM

    def work(self, s: DoomState, seat: int, card: int, victim: int) -> bool:
        """What it does to whom the blade has hit; does that take the place of the wound?"""
        last(s, self.drops, seat, card, victim)
        return True

    def say(self, w: Words) -> str:
        return w.pick(
            "Koho tato zbraň v zápase zraní, ten zraněn není, ale jeho základní zápas, střelba a obrana klesnou na "
            f"{self.drops.fight}.",
            "Whoever the weapon would wound in a fight is not wounded, but its base fight, shoot and armour drop to "
            f"{self.drops.fight}.",
        )


def touches(s: DoomState, warrior: int) -> bool:
    """Can a poison do anything to this warrior?"""
    return warrior >= 0 and in_play(s, warrior) and not marked(s, POISON_PROOF, warrior)


def envenom(s: DoomState, striker: int, victim: int) -> bool:
    """Did what the weapon in use is coated or loaded with take the place of the wound?"""
    weapon, instead = weapon_in_use(s, striker, s.tactic) if s.tactic >= 0 else -1, False
    poisons = weapon >= 0 and TACTICS[s.tactic] == FIGHT and touches(s, victim)
    for rule, seat, card, _, _ in in_force(s, VENOM):
        if weapon >= 0 and s.bearer[card] == weapon and (poisons or not rule.poison):
            instead = rule.work(s, seat, card, victim) or instead
    return instead

"""Warzones as a scope: their modifiers are the defender's, their text is everybody's (DTR-158, DTR-159)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.values import Scope
from sudi.kernel.wording import Words

from .select import in_combat
from .state import DoomState


@dataclass(frozen=True)
class FromZone(Scope):
    """The defender, while it defends from this warzone; `all_of_them`: every participant of that combat."""

    all_of_them: bool = False

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.warzone != card:
            return False
        return in_combat(s, target) if self.all_of_them else target == s.defender

    def say_scope(self, w: Words) -> str:
        if self.all_of_them:
            return w.pick("každý účastník souboje v této zóně", "everybody in a combat in this zone")
        return w.pick("obránce v této zóně", "the defender in this zone")


FROM_ZONE, IN_ZONE = FromZone(), FromZone(True)

"""Warzones as a scope: their modifiers are the defender's, their text is everybody's (DTR-158, DTR-159)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.values import Scope
from sudi.kernel.wording import Words

from . import traits as tr
from .select import in_combat, traits_of
from .standing import marked
from .state import OUTPOST, DoomState, attachments

ANY_WARZONE = "any warzone"


def zones_for(s: DoomState, defender: int) -> list[int]:
    """DTR-164: those laid to the area the defender stands in. DTR-438: a card may open all others to it, but no card
    leads onto an Outpost or off it (DTR-255)."""
    here, t = s.at[defender], s.t
    if not marked(s, ANY_WARZONE, defender):
        found = [c for c in s.works[s.side[defender]] if t.is_warzone[c] and s.area[c] == here]
        return [c for c in found if not t.cards[c].defenders or traits_of(s, defender) & t.cards[c].defenders]
    zones = [c for works in s.works for c in works if t.is_warzone[c]]
    return [c for c in zones if (s.area[c] == OUTPOST) == (here == OUTPOST)]


@dataclass(frozen=True)
class FromZone(Scope):
    """The defender, while it defends from this warzone (`mounted`: on a beast); `all_of_them`: every participant."""

    all_of_them: bool = False
    mounted: bool = False

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.warzone != card:
            return False
        if self.mounted and not any(s.t.traits[c] & tr.BEAST for c in attachments(s, target)):
            return False
        return in_combat(s, target) if self.all_of_them else target == s.defender

    def say_scope(self, w: Words) -> str:
        if self.all_of_them:
            return w.pick("každý účastník souboje v této zóně", "everybody in a combat in this zone")
        mount = w.pick(" na zvířeti", " on a beast") if self.mounted else ""
        return w.pick(f"obránce v této zóně{mount}", f"the defender in this zone{mount}")


FROM_ZONE, IN_ZONE, MOUNTED = FromZone(), FromZone(True), FromZone(mounted=True)

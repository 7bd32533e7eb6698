"""The few words that card files are written in."""

from __future__ import annotations

from typing import Any

from sudi.kernel.effects import Condition, Effect, Fixed, If
from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ..language.boosts import Boost
from ..language.scopes import Aimed
from ..language.standing import PowerChange
from .card import ACTION, BASE, MINION, NOTHING, SmashCard


def _card(kind: str, id: str, cs: str, en: str, facts: dict[str, Any]) -> SmashCard:
    standing = facts.pop("standing", ())
    if isinstance(standing, Standing):
        standing = (standing,)
    return SmashCard(id=id, name=Bilingual(cs, en), kind=kind, standing=standing, **facts)


class Pack:
    """The cards of one faction; ids begin with its name."""

    def __init__(self, faction: int, prefix: str) -> None:
        self.faction, self.prefix = faction, prefix

    def minion(self, id: str, cs: str, en: str, power: int, **facts: Any) -> SmashCard:
        return _card(MINION, f"{self.prefix}_{id}", cs, en, {"faction": self.faction, "power": power, **facts})

    def action(self, id: str, cs: str, en: str, *, play_on: str = NOTHING, **facts: Any) -> SmashCard:
        facts |= {"faction": self.faction, "play_on": play_on}
        return _card(ACTION, f"{self.prefix}_{id}", cs, en, facts)


def base(id: str, cs: str, en: str, breakpoint: int, vp: tuple[int, int, int], **facts: Any) -> SmashCard:
    return _card(BASE, f"base_{id}", cs, en, {"breakpoint": breakpoint, "vp": vp, "box": "bases", **facts})


def when(condition: Condition, effect: Effect) -> Effect:
    return If(condition, effect)


def boost(n: int, everybody: bool = False) -> Effect:
    """Power until the end of the turn."""
    return Boost(PowerChange("", "power", Aimed(), Fixed(n)), n, everybody)

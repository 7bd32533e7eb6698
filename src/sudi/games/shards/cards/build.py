"""The few words that card files are written in."""

from __future__ import annotations

from typing import Any

from sudi.kernel.effects import Condition, Effect, If, Instead
from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ..language.conditions import IfRevealed, Mastery, Revealing
from ..language.occasions import Trigger, YouPlayThis
from .card import ALLY, CHAMPION, MERCENARY, RELIC, STARTER, ShardsCard


def _card(kind: str, id: str, cs: str, en: str, **facts: Any) -> ShardsCard:
    standing = facts.pop("standing", ())
    if isinstance(standing, Standing):
        standing = (standing,)
    return ShardsCard(id=id, name=Bilingual(cs, en), kind=kind, standing=standing, **facts)


def starter(id: str, cs: str, en: str, **facts: Any) -> ShardsCard:
    return _card(STARTER, id, cs, en, box="starter", **facts)


class Faction:
    """The cards of one faction in one box."""

    def __init__(self, faction: int, box: str) -> None:
        self.facts: dict[str, Any] = {"faction": faction, "box": box}

    def ally(self, id: str, cs: str, en: str, **facts: Any) -> ShardsCard:
        return _card(ALLY, id, cs, en, **self.facts, **facts)

    def mercenary(self, id: str, cs: str, en: str, **facts: Any) -> ShardsCard:
        return _card(MERCENARY, id, cs, en, **self.facts, **facts)

    def champion(self, id: str, cs: str, en: str, *, played: Effect | None = None, **facts: Any) -> ShardsCard:
        """A champion; `played` is what happens when it is played from hand, besides its exhaust ability."""
        standing = facts.pop("standing", ())
        if isinstance(standing, Standing):
            standing = (standing,)
        if played is not None:
            standing = (Trigger("champions", YouPlayThis(), played), *standing)
        return _card(CHAMPION, id, cs, en, standing=standing, **self.facts, **facts)


def relic(id: str, cs: str, en: str, **facts: Any) -> ShardsCard:
    return _card(RELIC, id, cs, en, box="relic", **facts)


def instead(base: Effect, *alternatives: tuple[Condition, Effect]) -> Effect:
    return Instead(base, alternatives)


def at(mastery: int, effect: Effect) -> Effect:
    """A bonus at so much mastery."""
    return If(Mastery(mastery), effect)


def when(condition: Condition, effect: Effect) -> Effect:
    return IfRevealed(condition, effect) if isinstance(condition, Revealing) else If(condition, effect)

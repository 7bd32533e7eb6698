"""The few words that card files are written in."""

from __future__ import annotations

from typing import Any

from sudi.kernel.wording import Bilingual

from .card import ADDITIONAL, RECRUIT, STARTER, Permanent, Recruit
from .invasion_card import InvasionCard, Protocol


def _recruit(
    id: str,
    cs: str,
    en: str,
    box: str,
    faction: int,
    *,
    melee: int = 0,
    ranged: int = 0,
    armor_break: int = 0,
    **facts: Any,
) -> Recruit:
    return Recruit(
        id=id, name=Bilingual(cs, en), box=box, faction=faction, damage=(melee, ranged, armor_break), **facts
    )


def starter(id: str, cs: str, en: str, faction: int, **facts: Any) -> Recruit:
    return _recruit(id, cs, en, STARTER, faction, **facts)


def additional(id: str, cs: str, en: str, faction: int, **facts: Any) -> Recruit:
    return _recruit(id, cs, en, ADDITIONAL, faction, copies=2, **facts)


class Faction:
    """The recruit cards of one faction."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def recruit(self, id: str, cs: str, en: str, **facts: Any) -> Recruit:
        return _recruit(id, cs, en, RECRUIT, self.faction, **facts)


def leader(id: str, cs: str, en: str, **facts: Any) -> Permanent:
    return Permanent(id=id, name=Bilingual(cs, en), box="leader", leader=True, **facts)


def technology(id: str, cs: str, en: str, **facts: Any) -> Permanent:
    return Permanent(id=id, name=Bilingual(cs, en), box="technology", **facts)


def invader(id: str, cs: str, en: str, **facts: Any) -> InvasionCard:
    return InvasionCard(id=id, name=Bilingual(cs, en), box="invasion", **facts)


def protocol(id: str, cs: str, en: str, **facts: Any) -> Protocol:
    return Protocol(id=id, name=Bilingual(cs, en), box="protocol", **facts)

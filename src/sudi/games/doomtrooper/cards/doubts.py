"""Because of what a warrior has to be asked whether it may receive a card, as far as the card itself tells."""

from __future__ import annotations

from typing import NamedTuple

from ..language.marks import (
    ANY_AIRSHIP,
    ANY_COPIES,
    ANY_EQUIPMENT,
    ANY_GEAR,
    ANY_GIFTS,
    ANY_TROOPERS_EQUIPMENT,
    ANY_VEHICLE,
    GIFTS_AFTER_ALL,
    GIFTS_FOR,
    HERETIC_GIFTS,
    HINDERING_KEYS,
    LUCKY,
    MANY_GIFTS,
    NO_MORE_WEAPONS,
    PAYS_FOR,
    SEALED,
    TAKES_KI,
    TRAITS_KEY,
    may,
)
from ..language.select import Who
from ..words import traits as tr
from .card import Doomcard
from .printed import bans_of_giving, once
from .types import BEAST, EQUIPMENT, KI, MISSION, RELIC, SYMMETRY


class Doubts(NamedTuple):
    """The rules that may matter, and which cards beside those that carry them."""

    keys: frozenset[str]
    traits: bool  # whatever changes what a warrior is
    alone: bool  # copies of the card itself
    weapons: bool  # other weapons to fight with
    suits: bool  # other suits of armour
    mounts: bool  # other vehicles and beasts


@once
def doubts_of(card: Doomcard) -> Doubts:
    keys = {*HINDERING_KEYS, SEALED, LUCKY, *map(may, bans_of_giving(card))}
    give, mount = card.give, bool(card.traits & tr.VEHICLE) or card.type == BEAST
    choosy = mount or (isinstance(give, Who) and bool(give.has | give.some | give.lacks))
    if choosy:
        keys |= {TRAITS_KEY, *((ANY_GIFTS, GIFTS_FOR) if card.type == SYMMETRY else (PAYS_FOR,))}
        keys |= {KI: {TAKES_KI}, SYMMETRY: {HERETIC_GIFTS, GIFTS_AFTER_ALL}}.get(card.type, set())
        if card.type in (EQUIPMENT, RELIC):
            keys |= {ANY_EQUIPMENT, ANY_GEAR, ANY_TROOPERS_EQUIPMENT}
        if card.traits & tr.AIRSHIP:
            keys.add(ANY_AIRSHIP)
        if card.traits & tr.VEHICLE:
            keys.add(ANY_VEHICLE)
    weapon = bool(card.traits & tr.FIGHT_WEAPON)
    if weapon:
        keys.add(NO_MORE_WEAPONS)
    if card.type == SYMMETRY:
        keys |= {MANY_GIFTS, ANY_COPIES}
    return Doubts(
        keys=frozenset(keys),
        traits=choosy,
        alone=card.type in (SYMMETRY, KI, MISSION),
        weapons=weapon and any(rule.key() == NO_MORE_WEAPONS for rule in card.standing),
        suits=bool(card.traits & tr.ARMOUR_SUIT),
        mounts=mount,
    )

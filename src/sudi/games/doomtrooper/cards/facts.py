"""What the tables of a match list of every card, gathered once from what is printed: a match begins with reading it."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..mind.worth import gear_worth, warrior_worth
from ..words import traits as tr
from .card import Doomcard
from .printed import (
    adds_up,
    bans_of_giving,
    frees,
    lowers,
    may_hide,
    never_fights,
    once,
    tactics_of,
    way_of,
    without_affiliation,
)
from .types import ART, FORTIFICATION, REACTIONS, SPECIAL, SYMMETRY, WARRIOR, WARZONE


class Facts(NamedTuple):
    """One card; the tables have a list of each of these by the number of the card."""

    type: str
    traits: int
    fight: int
    shoot: int
    armour: int
    value: int
    is_warrior: bool  # in play
    musters: bool  # a warrior wherever it is: in a hand, in a pile
    is_art: bool
    is_symmetry: bool
    is_fort_card: bool
    is_warzone: bool
    is_special: bool
    unique: bool
    personality: bool
    demanding: bool  # asks for anything before it is laid: destiny, something in play, to be alone, a sky for airships
    deployable: bool  # DTR-045: by whoever can pay
    hideable: bool  # DTR-078: into cover
    never_fights: bool
    tactics: int
    worth: float
    gear_worth: float
    adds_up: bool
    lowers: bool
    when: str
    reacts: str
    way: int
    actions: int
    as_attack: bool
    bans_of_giving: tuple[str, ...]
    relaxed: Any
    frees: int  # the numbers of marks that let a warrior receive it at any time


@once
def facts_of(card: Doomcard) -> Facts:
    personality = bool(card.traits & tr.PERSONALITY)
    unique = personality or card.unique
    return Facts(
        type=card.type,
        traits=card.traits,
        fight=card.fight or 0,
        shoot=card.shoot or 0,
        armour=card.armour or 0,
        value=card.value,
        is_warrior=card.warrior,
        musters=card.type == WARRIOR,
        is_art=card.type == ART,
        is_symmetry=card.type == SYMMETRY,
        is_fort_card=card.type == FORTIFICATION,
        is_warzone=card.type == WARZONE,
        is_special=card.type == SPECIAL,
        unique=unique,
        personality=personality,
        demanding=bool(card.cost or card.needs or unique or card.traits & tr.AIRSHIP),
        deployable=not (card.needs or card.traits & (tr.PERSONALITY | tr.AIRSHIP | tr.TRIBAL)),
        hideable=may_hide(card),
        never_fights=never_fights(card),
        tactics=tactics_of(card),
        worth=warrior_worth(card),
        gear_worth=gear_worth(card),
        adds_up=adds_up(card),
        lowers=lowers(card),
        when=card.when,
        reacts=card.when if card.when in REACTIONS else "",
        way=way_of(card),
        actions=card.actions,
        as_attack=card.attack,
        bans_of_giving=bans_of_giving(card),
        relaxed=without_affiliation(card),
        frees=frees(card),
    )

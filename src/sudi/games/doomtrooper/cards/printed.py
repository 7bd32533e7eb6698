"""What one printed card tells: how it fights, what an action does with it, whom its rules are about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from sudi.kernel.effects import walk
from sudi.kernel.standing import Grant, Standing
from sudi.kernel.values import DIVIDE_UP

from ..language.marks import (
    ANY_KI,
    ANY_KIND_OF_GEAR,
    ARM,
    ARM_TO_SHOOT,
    COVER,
    DRIVEN,
    EQUIP,
    GIFTED,
    HAVE_RELICS,
    RIDE,
    TO_FIGHT,
    TO_SHOOT,
    may,
)
from ..language.scopes import Aimed
from ..language.select import Who
from ..language.standing.bonuses import BonusTimes
from ..language.standing.boosts import Boost, BoughtFor
from ..words import traits as tr
from .card import Ability, Doomcard
from .types import ACTIONS, ALLIANCE, ART, BEAST, EQUIPMENT, KI, ON_BEARER, RELIC, SPECIAL, SYMMETRY, WARRIOR

TACTIC_KEYS = (may(TO_FIGHT), may(TO_SHOOT))
COVER_KEYS = (may(COVER), may(DRIVEN))

# What an action does with a card of the hand.
NOT_AN_ACTION, DEPLOYED, LAID, PLAYED, MIMICS = range(5)


Answer = TypeVar("Answer")


def once(ask: Callable[[Doomcard], Answer]) -> Callable[[Doomcard], Answer]:
    """A question about what is printed is asked once for each card: cards never change, and matches begin quickly."""
    known: dict[int, tuple[Doomcard, Answer]] = {}  # with the card itself, so that its number stays its own

    def told(card: Doomcard) -> Answer:
        found = known.get(id(card))
        if found is None:
            found = known[id(card)] = card, ask(card)
        return found[1]

    return told


# ---- facts about one card ----
@once
def never_fights(card: Doomcard) -> bool:
    """DTR-297: apostles, leaders and whoever has no combat ratings."""
    return card.warrior and (bool(card.traits & tr.NEVER_FIGHTS) or (card.fight is None and card.shoot is None))


@once
def tactics_of(card: Doomcard) -> int:
    """DTR-300, DTR-302, DTR-108: the kinds of combat its text allows, as bits (1 fight, 2 shoot)."""
    if card.type != WARRIOR:
        return 3
    aloft = card.traits & tr.VEHICLE and card.traits & (tr.AIRSHIP | tr.SUBMARINE)
    return (card.fight is not None and not aloft) + 2 * (card.shoot is not None)


@once
def may_hide(card: Doomcard) -> bool:
    """DTR-078: may this warrior of the hand be deployed into cover?"""
    if card.traits & (tr.NEVER_FIGHTS | tr.VEHICLE):
        return False
    return all(rule.key() not in COVER_KEYS and not isinstance(rule, BoughtFor) for rule in card.standing)


@once
def adds_up(card: Doomcard) -> bool:
    """Does a second copy on the same bearer change anything: numbers that add up, or what happens when it is played?

    A Prophet holds one copy of each prophecy, whatever it says (DTR-496).
    """
    if card.traits & tr.PROPHECY:
        return False
    return (
        card.many
        or any(isinstance(rule, Boost | BonusTimes) for rule in card.standing)
        or (card.play is not None and not card.standing)
    )


@once
def lowers(card: Doomcard) -> bool:
    """Does it make ratings of whoever it is played on, or lies on, worse?"""
    rules = [node for node in walk((card.standing, card.play)) if isinstance(node, Boost)]
    mine = [rule for rule in rules if about_bearer(rule) or isinstance(rule.scope, Aimed)]
    return any(rule.operation == DIVIDE_UP or any(getattr(rule, name) < 0 for name in rule.all_keys()) for rule in mine)


@once
def way_of(card: Doomcard) -> int:
    if card.type == WARRIOR:
        return DEPLOYED
    if card.mimics:
        return MIMICS
    if card.when != ACTIONS or card.type == ALLIANCE:
        return NOT_AN_ACTION
    return PLAYED if card.type in (SPECIAL, ART) else LAID


_BANS_OF_TYPE = {SYMMETRY: GIFTED, EQUIPMENT: EQUIP, RELIC: HAVE_RELICS, BEAST: RIDE}


@once
def bans_of_giving(card: Doomcard) -> tuple[str, ...]:
    """What a warrior may be forbidden that would keep this card from it."""
    found = [_BANS_OF_TYPE[card.type]] if card.type in _BANS_OF_TYPE else []
    if card.type in (EQUIPMENT, RELIC):
        found += [ban for traits, ban in ((tr.WEAPON, ARM), (tr.SHOOT_WEAPON, ARM_TO_SHOOT)) if card.traits & traits]
    return tuple(found)


def frees(card: Doomcard) -> int:
    """The numbers of marks that let a warrior receive the card at any time."""
    if card.type == SYMMETRY:
        return card.traits
    if card.type == EQUIPMENT and card.lies == ON_BEARER:
        return ANY_KIND_OF_GEAR
    return ANY_KI if card.type == KI else 0


@once
def numbered_abilities(card: Doomcard) -> tuple[tuple[int, Ability], ...]:
    return tuple(enumerate(card.abilities))


@once
def lends(card: Doomcard) -> bool:
    """May it give a warrior what is written on another one's card?"""
    return any(isinstance(node, Grant) for node in walk((card.standing, *card.effects().values())))


# ---- copies of cards ----
@once
def mimicked(card: Doomcard) -> bool:
    """May a card be played as a copy of this one: of no personality and no relic?"""
    return not (card.traits & tr.PERSONALITY or card.type == RELIC or card.mimics)


@once
def doubles_warriors(card: Doomcard) -> bool:
    """May it become a copy of a warrior in play?"""
    return any(getattr(node, "doubles", False) for node in walk(card.play))


@once
def trades_hands(card: Doomcard) -> bool:
    """May cards of a hand go over to a partner because of it?"""
    return any(getattr(node, "trades_hands", False) for node in walk(card.play))


@once
def keys_of(card: Doomcard) -> frozenset[str]:
    """The keys of every rule that the card has or may set up."""
    rules = [node for node in walk((card.standing, *card.effects().values())) if isinstance(node, Standing)]
    return frozenset(key for rule in rules for key in rule.all_keys())


@once
def without_affiliation(card: Doomcard) -> Any:
    """DTR-091, DTR-130: who may bear the card if only affiliation, side and following are ignored."""
    if not isinstance(card.give, Who):
        return None
    ignored = tr.AFFILIATIONS | tr.SIDES
    if not card.give.has & tr.NEPHARITE:  # the Nepharite of an apostle is a kind of warrior
        ignored |= tr.FOLLOWERS
    some = 0 if card.give.some & ignored else card.give.some
    return replace(card.give, has=card.give.has & ~ignored, some=some)


def gives(card: Doomcard, traits: int) -> bool:
    """May the card make somebody what these traits say?"""
    nodes = walk((card.standing, *card.effects().values()))
    return any(isinstance(gained := getattr(node, "gains", 0), int) and gained & traits for node in nodes)


# ---- whom a rule is about ----
def about_bearer(rule: Standing) -> bool:
    return bool(getattr(getattr(rule, "scope", None), "borne", False))


def about_others(rule: Standing) -> bool:
    return not rule.about_itself() and not about_bearer(rule)


@once
def flags_of(card: Doomcard) -> tuple[tuple[str, bool, bool], ...]:
    """For each key of each of its rules: is that rule about the card's bearer, is it about others than both?"""
    return tuple((key, about_bearer(rule), about_others(rule)) for rule in card.standing for key in rule.all_keys())


# ---- printed cards by number, so that sets of them are integers ----
_NUMBERED: list[Doomcard] = []


@once
def number(card: Doomcard) -> int:
    _NUMBERED.append(card)
    return len(_NUMBERED) - 1


def numbered(number: int) -> Doomcard:
    return _NUMBERED[number]


class Question:
    """Something that is asked of printed cards, and what has been answered so far."""

    __slots__ = ("asked", "true")

    def __init__(self) -> None:
        self.asked = self.true = 0

    def among(self, cards: int, wanted: Callable[[Doomcard], Any]) -> int:
        """Of these cards those of which it is true."""
        new = cards & ~self.asked
        while new:
            low = new & -new
            if wanted(_NUMBERED[low.bit_length() - 1]):
                self.true |= low
            self.asked |= low
            new ^= low
        return cards & self.true

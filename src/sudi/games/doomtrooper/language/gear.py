"""What gear a warrior uses now: weapons, vehicles, whatever its affiliation and its other cards permit."""

from __future__ import annotations

from sudi.kernel.standing import cards_of, in_force, lasts

from ..cards.types import EQUIPMENT, KI, RELIC
from ..state import DoomState
from ..words import traits as tr
from ..words.ratings import FIGHT, SHOOT, TACTICS
from .aboard import anybody_inside, passengers
from .marks import (
    ANY_AIRSHIP,
    ANY_EQUIPMENT,
    ANY_GEAR,
    ANY_TROOPERS_EQUIPMENT,
    ANY_VEHICLE,
    BOTH_WEAPONS,
    NO_EQUIPMENT,
    NO_WEAPONS,
    TAKES_KI,
    TWO_GUNS,
    TWO_HANDGUNS,
    UNUSABLE,
    URBAN,
    USE_EQUIPMENT,
    may,
)
from .reach import granted, reaching
from .select import carried, in_combat, traits_of
from .twins import bears, gear_on

_TROOPERS_GEAR = (ANY_GEAR, ANY_TROOPERS_EQUIPMENT)  # permissions that do not extend to what is the Dark Legion's


# ---- weapons (DTR-260) ----
def usable_weapons(s: DoomState, warrior: int, tactic: int) -> list[int]:
    """The weapons of a warrior that the tactic and its vehicle permit (DTR-096)."""
    wanted, useless = (tr.FOR_FIGHTS, 0) if TACTICS[tactic] == FIGHT else (tr.SHOOT_WEAPON, tr.SHOTGUN | tr.SHORT_RANGE)
    found = []
    for card in gear_on(s, warrior):
        traits = weapon_traits(s, card)
        if traits & wanted and not traits & useless and s.live >> card & 1 and _usable(s, card, warrior):
            found.append(card)
    return found


def weapon_traits(s: DoomState, weapon: int) -> int:
    """What a weapon is now: as printed, and what the parts added to it have made of it."""
    found = s.t.traits[weapon]
    for part in cards_of(s.t.refits & s.live):
        if s.bearer[part] == weapon:
            found |= s.t.cards[part].turns_into
    return found


def weapon_in_use(s: DoomState, warrior: int, tactic: int) -> int:
    """The weapon a warrior uses: in a combat the chosen one, otherwise the first that fits."""
    if s.phase and tactic == s.tactic:
        if warrior == s.attacker and _in_hand(s, s.weapon_a, warrior):
            return s.weapon_a
        if warrior == s.defender and _in_hand(s, s.weapon_d, warrior):
            return s.weapon_d
    weapons = usable_weapons(s, warrior, tactic)
    return weapons[0] if weapons else -1


def _in_hand(s: DoomState, weapon: int, warrior: int) -> bool:
    """Has the warrior still the weapon that was chosen for the combat, and may it use it?"""
    return weapon >= 0 and bears(s, warrior, weapon) and not disused(s, weapon, warrior)


def weapon_counts(s: DoomState, weapon: int, warrior: int, rating: str) -> bool:
    """Only one weapon is used, and only in its kind of combat; two handguns may be used together."""
    if s.phase and s.tactic >= 0:
        tactic = s.tactic
    elif rating in TACTICS:
        tactic = TACTICS.index(rating)
    else:
        tactic = 0 if s.t.traits[weapon] & tr.FOR_FIGHTS else 1
    if in_combat(s, warrior) and rating in TACTICS and TACTICS[tactic] != rating:
        return False
    used = weapon_in_use(s, warrior, tactic)
    if used == weapon:
        return True
    two = TACTICS[tactic] == SHOOT and granted(s, TWO_GUNS, warrior)
    if used >= 0 and (two or (s.lasting and granted(s, BOTH_WEAPONS, warrior))):
        others = [c for c in usable_weapons(s, warrior, tactic) if c != used]
        return bool(others) and others[0] == weapon
    if used < 0 or not s.t.traits[weapon] & s.t.traits[used] & tr.HANDGUN or not granted(s, TWO_HANDGUNS, weapon):
        return False
    guns = [c for c in usable_weapons(s, warrior, tactic) if s.t.traits[c] & tr.HANDGUN and c != used]
    return bool(guns) and guns[0] == weapon


# ---- does a card count? ----
def _usable(s: DoomState, card: int, warrior: int) -> bool:
    """May the bearer use this attachment at all: affiliation, vehicle, what its other cards forbid?"""
    t = s.t
    printed = t.cards[card]
    if disused(s, card, warrior):
        return False
    if printed.vehicle and not s.inside >> card & 1:
        return False  # DTR-099: the warrior is outside
    if (printed.requires or printed.requires_some) and not entitled(s, card, warrior):
        return False  # DTR-089
    if printed.type not in (EQUIPMENT, RELIC) or t.is_warrior[card]:
        return True
    if s.inside and not printed.vehicle and _inside_forbids(s, card, warrior):
        return False
    if printed.type == RELIC:
        return True
    if forbidden_use(s, USE_EQUIPMENT, warrior):
        return False
    # DTR-088: of several copies only one is used.
    others = t.copies[card] & s.live & ~t.bit[card]
    if not others or t.traits[card] & tr.HANDGUN:
        return True
    return not any(others >> c & 1 and before(s, c, card) for c in gear_on(s, warrior))


def disused(s: DoomState, card: int, warrior: int, by_gear: bool = True) -> bool:
    """Does a text say that the warrior may not use this piece of gear now? `by_gear`: also a text of other gear."""
    if not s.t.standing_masks.get(UNUSABLE, 0) & s.live and not (s.lasting and lasts(s, UNUSABLE)):
        return False
    return any(
        rule.bars_piece(s, card, target, source)
        and (rule.chosen or rule.reaches(s, seat, source, target, warrior))
        and (source == card or _in_service(s, source) if by_gear else s.t.type[source] not in (EQUIPMENT, RELIC))
        for rule, seat, source, target, _ in in_force(s, UNUSABLE)
    )


def _in_service(s: DoomState, card: int) -> bool:
    """Gear says nothing while its bearer may not use it."""
    bearer = s.bearer[card]
    return s.t.type[card] not in (EQUIPMENT, RELIC) or bearer < 0 or _usable(s, card, bearer)


def before(s: DoomState, one: int, other: int) -> bool:
    """Was it laid before the other?"""
    for cards in s.attached:
        if one in cards and other in cards:
            return cards.index(one) < cards.index(other)
    return one < other


def entitled(s: DoomState, card: int, warrior: int) -> bool:
    """Has the warrior every affiliation the card asks for, or was it given in spite of that?"""
    printed, has = s.t.cards[card], traits_of(s, warrior)
    some = printed.requires_some
    belongs = has & printed.requires == printed.requires and (not some or has & some)
    return bool(belongs) or _excused(s, card, warrior)


def _excused(s: DoomState, card: int, warrior: int) -> bool:
    """Was it given for good in spite of that (a freelancer paid, DTR-428), or does a permission hold now?"""
    return bool(s.paid >> card & 1) or permitted(s, card, warrior)


def permitted(s: DoomState, card: int, warrior: int) -> bool:
    """Does a permission that is in force look away from the affiliation (DTR-091)?"""
    printed = s.t.cards[card]
    if printed.type == RELIC:
        return not printed.requires & tr.LEGION and bool(granted(s, ANY_GEAR, warrior))
    if printed.type == KI:
        return bool(granted(s, TAKES_KI, warrior))
    if printed.type != EQUIPMENT:
        return False
    if granted(s, ANY_EQUIPMENT, warrior):
        return True
    if not printed.requires & tr.LEGION and any(
        granted(s, name, warrior) for name in (ANY_GEAR, ANY_TROOPERS_EQUIPMENT)
    ):
        return True
    if printed.traits & tr.VEHICLE and not printed.requires & tr.LEGION and granted(s, ANY_VEHICLE, warrior):
        return True
    return bool(printed.traits & tr.AIRSHIP and granted(s, ANY_AIRSHIP, warrior))


def _inside_forbids(s: DoomState, card: int, warrior: int) -> bool:
    for vehicle in cards_of(s.inside):
        # The vehicle comes before the gear aboard: else each would ask whether the other may be used, without end.
        if s.bearer[vehicle] == warrior and not disused(s, vehicle, warrior, by_gear=False):
            if granted(s, NO_EQUIPMENT, vehicle) and s.t.type[card] == EQUIPMENT:
                return True  # DTR-149: a relic is no equipment, though it may be a weapon
            if granted(s, NO_WEAPONS, vehicle) and s.t.traits[card] & tr.WEAPON:
                return True
    return False


def forbidden_use(s: DoomState, action: str, warrior: int) -> bool:
    key = may(action)
    if not s.t.standing_masks.get(key, 0) & s.live and not (s.lasting and lasts(s, key)):
        return False
    for rule, seat, source, target, _ in reaching(s, key, warrior):
        if (target < 0 or target == warrior) and rule.scope.covers(s, seat, source, seat, warrior):
            return True
    return False


def leave_lost_vehicles(s: DoomState) -> None:
    """DTR-106: who lost the affiliation that let it use its vehicle is outside from now on."""
    for vehicle in cards_of(s.inside):
        if s.t.cards[vehicle].requires and not entitled(s, vehicle, s.bearer[vehicle]):
            s.inside &= ~(1 << vehicle)


def riders(s: DoomState) -> int:
    """The warriors inside vehicles, as a set."""
    found = 0
    for vehicle in cards_of(s.inside) if s.inside else ():
        found |= s.t.bit[s.bearer[vehicle]]
    for carrier in cards_of(s.t.carriers & s.live):
        for warrior in passengers(s, carrier):
            found |= s.t.bit[warrior]
    return found


def urban(s: DoomState, warrior: int) -> bool:
    """May this warrior, in a vehicle on the ground or considered one, use walls and cover all the same?"""
    mask = s.t.standing_masks.get(URBAN, 0) & s.live
    if not mask or (s.t.traits[warrior] | carried(s, warrior)) & (tr.AIRSHIP | tr.SUBMARINE):
        return False
    return any(s.side[card] == s.side[warrior] for card in cards_of(mask))


def in_vehicle(s: DoomState, warrior: int) -> bool:
    """Inside a vehicle, or considered one (DTR-109)."""
    if not anybody_inside(s):
        return bool(s.t.traits[warrior] & tr.VEHICLE)
    return bool((s.t.traits[warrior] | carried(s, warrior)) & tr.VEHICLE)

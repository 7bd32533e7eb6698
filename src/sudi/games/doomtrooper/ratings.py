"""The four ratings, in the rulebook's order of operations, with every term; and which cards count at all."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import InForce, cards_of
from sudi.kernel.values import ADD, Derivation, Term, Value, operate

from . import traits as tr
from .bans import USE_EQUIPMENT, USE_FORTS, Forbid
from .boosts import LAYERS, Boost
from .card import ART, EQUIPMENT, FORTIFICATION, KI, RELIC, SYMMETRY, WARRIOR
from .reach import reaching
from .select import carried, in_combat, opponent_of, traits_of
from .singles import once_each
from .standing import IMMUNE, marked
from .state import ATTACHED, COVER_BONUS, DoomState, attachments
from .words import ARMOUR, FIGHT, SHOOT, TACTICS, VALUE

IGNORES_FORTS, IGNORES_COVER = "ignores fortifications", "ignores cover"
NO_WEAPONS, NO_EQUIPMENT, TWO_HANDGUNS = "no other weapons", "no other equipment", "two handguns"
NO_IMMUNITY, WAIVED = "immunity cancelled", "immunity waived"
IMPRISONED = "imprisoned"
ANY_EQUIPMENT, ANY_GIFTS, PAID = "any equipment", "any gifts", "paid"
ANY_GEAR = "any gear"  # equipment and relics of everybody but the Dark Legion
_ORDER = {layer: n for n, layer in enumerate(LAYERS)}
_CHECKED = (EQUIPMENT, RELIC, FORTIFICATION, ART, SYMMETRY, KI)


# ---- immunity ----
def immune(s: DoomState, warrior: int, source: int) -> bool:
    """Does immunity keep the effect of this card away from the warrior?"""
    if not s.lasting and not s.t.standing_masks.get(IMMUNE, 0) & s.live:
        return False
    kind = "art" if s.t.is_art[source] else "symmetry"
    for rule, seat, giver, target, number in reaching(s, IMMUNE, warrior):
        if rule.reaches(s, seat, giver, target, warrior) and rule.against(s, source, number):
            if rule.waivable and _waived(s, giver, source):
                continue
            return not _cancelled(s, warrior, kind)
    return False


def _cancelled(s: DoomState, warrior: int, kind: str) -> bool:
    """DTR-380, DTR-381: somebody has cancelled the warrior's immunity."""
    return bool(marked(s, f"{NO_IMMUNITY}: {kind}", warrior))


def _waived(s: DoomState, giver: int, source: int) -> bool:
    """The player of the card that gives the immunity lets this other card through."""
    return any(e[2] == giver and e[4] == source and WAIVED in s.t.rule_keys[e[0]] for e in s.lasting)


# ---- weapons (DTR-260) ----
def usable_weapons(s: DoomState, warrior: int, tactic: int) -> list[int]:
    """The weapons of a warrior that the tactic and its vehicle permit (DTR-096)."""
    wanted = tr.FOR_FIGHTS if TACTICS[tactic] == FIGHT else tr.SHOOT_WEAPON
    found = []
    for card in attachments(s, warrior):
        if s.t.traits[card] & wanted and s.live >> card & 1 and _usable(s, card, warrior):
            found.append(card)
    return found


def weapon_in_use(s: DoomState, warrior: int, tactic: int) -> int:
    """The weapon a warrior uses: in a combat the chosen one, otherwise the first that fits."""
    if s.phase and tactic == s.tactic:
        if warrior == s.attacker and s.weapon_a >= 0 and s.bearer[s.weapon_a] == warrior:
            return s.weapon_a
        if warrior == s.defender and s.weapon_d >= 0 and s.bearer[s.weapon_d] == warrior:
            return s.weapon_d
    weapons = usable_weapons(s, warrior, tactic)
    return weapons[0] if weapons else -1


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
    if used < 0 or not s.t.traits[weapon] & s.t.traits[used] & tr.HANDGUN or not marked(s, TWO_HANDGUNS, weapon):
        return False
    guns = [c for c in usable_weapons(s, warrior, tactic) if s.t.traits[c] & tr.HANDGUN and c != used]
    return bool(guns) and guns[0] == weapon


# ---- does a card count? ----
def _usable(s: DoomState, card: int, warrior: int) -> bool:
    """May the bearer use this attachment at all: affiliation, vehicle, what its other cards forbid?"""
    t = s.t
    printed = t.cards[card]
    if printed.vehicle and not s.inside >> card & 1:
        return False  # DTR-099: the warrior is outside
    if (printed.requires or printed.requires_some) and not _entitled(s, card, warrior):
        return False  # DTR-089
    if printed.type != EQUIPMENT or t.is_warrior[card]:
        return True
    if s.inside and not printed.vehicle and _inside_forbids(s, card, warrior):
        return False
    if forbidden_use(s, USE_EQUIPMENT, warrior):
        return False
    # DTR-088: of several copies only one is used.
    return not any(
        t.kind[c] == t.kind[card] and c != card and _before(s, c, card) for c in attachments(s, warrior)
    ) or (bool(t.traits[card] & tr.HANDGUN))


def _before(s: DoomState, one: int, other: int) -> bool:
    for cards in s.attached:
        if one in cards and other in cards:
            return cards.index(one) < cards.index(other)
    return one < other


def _entitled(s: DoomState, card: int, warrior: int) -> bool:
    """Has the warrior every affiliation the card asks for, or was it given in spite of that?"""
    printed, has = s.t.cards[card], traits_of(s, warrior)
    some = printed.requires_some
    entitled = has & printed.requires == printed.requires and (not some or has & some)
    return bool(entitled) or _excused(s, card, warrior)


def _excused(s: DoomState, card: int, warrior: int) -> bool:
    """The card was given in spite of its affiliation: by a permission, or for a freelancer's payment (DTR-428)."""
    return bool(s.markers[card] or marked(s, ANY_EQUIPMENT, warrior))


def _inside_forbids(s: DoomState, card: int, warrior: int) -> bool:
    for vehicle in cards_of(s.inside):
        if s.bearer[vehicle] == warrior:
            if marked(s, NO_EQUIPMENT, vehicle):
                return True
            if marked(s, NO_WEAPONS, vehicle) and s.t.traits[card] & tr.WEAPON:
                return True
    return False


def forbidden_use(s: DoomState, action: str, warrior: int) -> bool:
    key = "may " + action
    if not s.lasting and not s.t.standing_masks.get(key, 0) & s.live:
        return False
    for rule, seat, source, target, _ in reaching(s, key, warrior):
        assert isinstance(rule, Forbid)
        if (target < 0 or target == warrior) and rule.scope.covers(s, seat, source, seat, warrior):
            return True
    return False


def leave_lost_vehicles(s: DoomState) -> None:
    """DTR-106: who lost the affiliation that let it use its vehicle is outside from now on."""
    for vehicle in cards_of(s.inside):
        if s.t.cards[vehicle].requires and not _entitled(s, vehicle, s.bearer[vehicle]):
            s.inside &= ~(1 << vehicle)


def riders(s: DoomState) -> int:
    """The warriors inside vehicles, as a set."""
    found = 0
    for vehicle in cards_of(s.inside) if s.inside else ():
        found |= s.t.bit[s.bearer[vehicle]]
    return found


def in_vehicle(s: DoomState, warrior: int) -> bool:
    """Inside a vehicle, or considered one (DTR-109)."""
    if not s.inside:
        return bool(s.t.traits[warrior] & tr.VEHICLE)
    return bool((s.t.traits[warrior] | carried(s, warrior)) & tr.VEHICLE)


def may_use_fort(s: DoomState, fort: int, warrior: int) -> bool:
    """DTR-103, DTR-160, DTR-519: whose fortification effects are off."""
    if in_vehicle(s, warrior) or forbidden_use(s, USE_FORTS, warrior):
        return False
    if s.phase and in_combat(s, warrior):
        if s.warzone >= 0 and s.t.is_fort_card[fort]:
            return False
        if marked(s, IGNORES_FORTS, opponent_of(s, warrior)):
            return False
    return True


def counts(s: DoomState, source: int, seat: int, warrior: int, rating: str = "") -> bool:
    """Does the effect of a card reach a warrior, all bans and immunities considered?"""
    t = s.t
    kind = t.type[source]
    if kind not in _CHECKED:
        # DTR-450: a prisoner adds nothing to others.
        return source == warrior or kind != WARRIOR or not marked(s, IMPRISONED, source)
    if kind in (ART, SYMMETRY):
        return reaches_by_magic(s, source, seat, warrior)
    bearer = s.bearer[source] if s.at[source] == ATTACHED else -1
    if bearer >= 0 and not t.is_warrior[bearer]:
        return counts(s, bearer, seat, warrior, rating)  # DTR-085: a part of what it lies on
    if bearer >= 0 and not _usable(s, source, bearer):
        return False
    if t.traits[source] & tr.FORTIFIED and not may_use_fort(s, source, warrior):
        return False
    return not (t.traits[source] & tr.WEAPON and bearer >= 0 and not weapon_counts(s, source, bearer, rating))


def reaches_by_magic(s: DoomState, source: int, seat: int, warrior: int) -> bool:
    """DTR-376: no effect against an immune warrior; DTR-378: nor, in a combat, in respect of an immune opponent."""
    bearer = s.bearer[source] if s.at[source] == ATTACHED else -1
    if bearer >= 0 and s.t.is_symmetry[source] and not traits_of(s, bearer) & (tr.LEGION | tr.HERETIC):
        return False  # DTR-129
    if seat != s.side[warrior] and immune(s, warrior, source):
        return False
    if s.phase and in_combat(s, warrior):
        other = opponent_of(s, warrior)
        if seat != s.side[other] and immune(s, other, source):
            return False
    return True


# ---- the numbers ----
class Rating(Value):
    """One of the four ratings. It may fall to zero and below (DTR-267)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, lambda s, card: int(s.t.printed[name][card]), layers=LAYERS, low=None)

    def of(self, s: Any, card: int) -> int:
        total: int = s.t.printed[self.name][card]
        if s.lasting or s.t.standing_masks.get(self.name, 0) & s.live:
            for _, rule, _, n in self.modifiers(s, card, reaching(s, self.name, card)):
                total = operate(rule.operation, total, n)
        if self.name == ARMOUR and s.covered >> card & 1 and cover_counts(s, card):
            total += COVER_BONUS
        return total

    def modifiers(self, s: DoomState, card: int, rules: list[InForce]) -> list[tuple[int, Boost, int, int]]:
        """(layer, rule, source, amount), in the order in which they are counted."""
        found = []
        for rule, seat, source, target, number in rules:
            if rule.reaches(s, seat, source, target, card) and (
                counts(s, source, seat, card, self.name)
                or (
                    target >= 0 and s.t.type[source] == EQUIPMENT
                )  # it was done; whether the gear is used now is no matter
            ):
                found.append((_ORDER[rule.layer], rule, source, rule.amount(s, self.name, card, number, source)))
        if len(found) > 1:
            found.sort(key=lambda entry: entry[0])
            if s.t.singles:
                found = once_each(s, found)
        return found

    def derive(self, s: Any, card: int) -> Derivation:
        total: int = s.t.printed[self.name][card]
        terms = [Term(card, "printed", total, total)]
        for _, rule, source, n in self.modifiers(s, card, reaching(s, self.name, card)):
            total = operate(rule.operation, total, n)
            terms.append(Term(source, rule.operation, n, total))
        if self.name == ARMOUR and s.covered >> card & 1 and cover_counts(s, card):
            total += COVER_BONUS
            terms.append(Term(-1, ADD, COVER_BONUS, total, "DTR-051"))
        return Derivation(self.name, s.t.defs[card].id, total, tuple(terms))


def cover_counts(s: DoomState, card: int) -> bool:
    return not (s.phase and in_combat(s, card) and marked(s, IGNORES_COVER, opponent_of(s, card)))


RATING = {name: Rating(name) for name in (FIGHT, SHOOT, ARMOUR, VALUE)}


def blow(s: DoomState, warrior: int) -> int:
    """The attack rating of a side in the combat: the warrior and its reinforcements together."""
    rating = RATING[TACTICS[s.tactic]]
    return rating.of(s, warrior) + sum(rating.of(s, h) for h, helped in s.helpers if helped == warrior)


def value(s: DoomState, card: int) -> int:
    return RATING[VALUE].of(s, card)

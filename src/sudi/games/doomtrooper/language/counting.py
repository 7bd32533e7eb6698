"""Does a card count now: immunity, fortifications, prisoners, what bearers may not use; and the marks in force.

Whether a text counts is asked whenever it matters: a card that nobody can use, or a prisoner, permits nothing either.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudi.kernel.machine import PROG, SRC
from sudi.kernel.standing import cards_of, in_force, lasts

from ..cards.types import ART, EQUIPMENT, FORTIFICATION, KI, RELIC, SPECIAL, SYMMETRY, WARRIOR
from ..state import ATTACHED, WORKS, DoomState, root
from ..words import traits as tr
from ..words.vocabulary import programs
from .gear import _usable, before, forbidden_use, in_vehicle, urban, weapon_counts
from .marks import (
    CURSED,
    IGNORES_ARMOUR,
    IGNORES_FORTS,
    IMMUNE,
    NO_IMMUNITY,
    PROTECTED,
    SEES_THROUGH,
    SHARES_FORT,
    SHELTERS,
    USE_DARK,
    USE_FORTS,
    WAIVED,
)
from .reach import carries, forgets, own_words, quiet, reaching
from .select import in_combat, opponent_of, traits_of
from .twins import bears


# ---- immunity ----
def immune(s: DoomState, warrior: int, source: int, but_by_magic: bool = False) -> bool:
    """Does immunity keep the effect of this card away from the warrior? `but_by_magic`: one that no magic gives."""
    if not s.t.standing_masks.get(IMMUNE, 0) & s.live and not (s.lasting and lasts(s, IMMUNE)):
        return False
    kind = "art" if s.t.is_art[source] else "symmetry"
    for rule, seat, giver, target, number in reaching(s, IMMUNE, warrior):
        if (
            rule.reaches(s, seat, giver, target, warrior)
            and rule.against(s, source, number)
            and _wards(s, giver, seat, warrior, but_by_magic)
        ):
            if rule.waivable and _waived(s, giver, source):
                continue
            return not _cancelled(s, warrior, kind)
    return False


def sheltered(s: DoomState, me: int, card: int, source: int) -> bool:
    """Does the warrior that the card lies on keep this magic of another player away from it?"""
    if not s.t.standing_masks.get(SHELTERS, 0) & s.live or not (s.t.is_art[source] or s.t.is_symmetry[source]):
        return False
    warrior = root(s, card)
    return warrior != card and s.side[warrior] != me and bool(marked(s, SHELTERS, warrior))


def _wards(s: DoomState, giver: int, seat: int, warrior: int, but_by_magic: bool) -> bool:
    """Does what gives the immunity count now? Two that magic gives do not undo each other: both hold."""
    if s.t.type[giver] not in (ART, SYMMETRY):
        return serves(s, giver, seat, warrior)
    return not but_by_magic and reaches_by_magic(s, giver, seat, warrior, but_by_magic=True)


def _cancelled(s: DoomState, warrior: int, kind: str) -> bool:
    """DTR-380, DTR-381: somebody has cancelled the warrior's immunity."""
    return bool(marked(s, f"{NO_IMMUNITY}: {kind}", warrior))


def _waived(s: DoomState, giver: int, source: int) -> bool:
    """The player of the card that gives the immunity lets this other card through."""
    return any(e[2] == giver and e[4] == source and WAIVED in s.t.rule_keys[e[0]] for e in s.lasting)


def may_use_fort(s: DoomState, fort: int, warrior: int) -> bool:
    """DTR-103, DTR-160, DTR-519: whose fortification effects are off."""
    if (in_vehicle(s, warrior) and not urban(s, warrior)) or forbidden_use(s, USE_FORTS, warrior):
        return False
    if s.phase and in_combat(s, warrior):
        if s.warzone >= 0 and s.t.is_fort_card[fort]:
            return False
        if marked(s, IGNORES_FORTS, opponent_of(s, warrior)):
            return False
    return True


def seen_through(s: DoomState, warrior: int) -> tuple[str, ...]:
    """The cards that this warrior sees through, by title."""
    if warrior < 0 or not s.t.standing_masks.get(SEES_THROUGH, 0) & s.live:
        return ()
    found: tuple[str, ...] = ()
    for rule, seat, source, target, _ in reaching(s, SEES_THROUGH, warrior):
        if rule.reaches(s, seat, source, target, warrior) and serves(s, source, seat, warrior):
            found += rule.titles
    return found


def pierced(s: DoomState, warrior: int) -> bool:
    """Does the weapon that the opponent uses leave suits of armour without effect?"""
    if not s.phase or not s.t.standing_masks.get(IGNORES_ARMOUR, 0) & s.live or not in_combat(s, warrior):
        return False
    foe = opponent_of(s, warrior)
    return any(
        rule.reaches(s, seat, source, target, foe) and counts(s, source, seat, foe)
        for rule, seat, source, target, _ in reaching(s, IGNORES_ARMOUR, foe)
    )


_CHECKED = (EQUIPMENT, RELIC, FORTIFICATION, ART, SYMMETRY, KI)


def counts(s: DoomState, source: int, seat: int, warrior: int, rating: str = "", blows: bool = True) -> bool:
    """Does the effect of a card reach a warrior, all bans and immunities considered?

    `blows`: of a weapon, only if it is the one in use.
    """
    t = s.t
    if warrior < 0:
        return False  # the card lies on nobody any more
    if t.aloof >> warrior & 1 and source != warrior:
        return False
    kind = t.type[source]
    if kind == SPECIAL and t.standing_masks.get(CURSED, 0) & s.live and cursed(s, warrior, source):
        return False
    if kind not in _CHECKED:
        if kind != WARRIOR:
            if carries(s, SHARES_FORT, source) and not may_use_fort(s, source, warrior):
                return False  # what a fortification shares
            return not (t.traits[source] & tr.VIRUS and s.at[source] == WORKS and shielded(s, s.side[warrior]))
        return not (forgets(s, source) if source == warrior else quiet(s, source))
    if kind in (ART, SYMMETRY):
        return reaches_by_magic(s, source, seat, warrior)
    bearer = s.bearer[source] if s.at[source] == ATTACHED else -1
    if bearer >= 0:
        if not t.is_warrior[bearer]:
            # DTR-085: a part of what it lies on
            return not _spare(s, source, rating, blows) and counts(s, bearer, seat, warrior, rating, blows)
        if not _usable(s, source, bearer):
            return False
    if t.traits[source] & tr.FORTIFIED and not may_use_fort(s, source, warrior):
        return False
    if t.traits[source] & tr.ARMOUR_SUIT and bearer >= 0 and pierced(s, warrior):
        return False
    if not (blows and bearer >= 0 and t.traits[source] & tr.WEAPON):
        return True
    return weapon_counts(s, source, warrior if t.pairs and bears(s, warrior, source) else bearer, rating)


def cursed(s: DoomState, warrior: int, card: int) -> bool:
    """Does a curse keep this special card from affecting the warrior?"""
    mask = s.t.standing_masks.get(CURSED, 0) & s.live
    return any(s.bearer[c] == warrior and c != card for c in cards_of(mask))


def special_at_work(s: DoomState) -> int:
    """The special card whose effect is happening now; -1: none. That one has begun a combat makes nothing in it so."""
    combat = programs.by_name["combat"].id
    for f in reversed(s.stack[1:]):
        if f[PROG] == combat:
            return -1
        if f[SRC] >= 0 and s.t.is_special[f[SRC]]:
            return int(f[SRC])
    return -1


def untouched(s: DoomState, warrior: int) -> bool:
    """Does a curse keep the warrior from what a special card is doing now?"""
    if not s.t.standing_masks.get(CURSED, 0) & s.live:
        return False
    special = special_at_work(s)
    return special >= 0 and cursed(s, warrior, special)


def _spare(s: DoomState, part: int, rating: str, blows: bool) -> bool:
    """DTR-088: of several copies only one is used; does another one on the warrior's gear count before this one?"""
    others = s.t.copies[part] & s.live & ~s.t.bit[part] if s.t.type[part] == EQUIPMENT else 0
    carrier = root(s, part)
    return any(
        before(s, c, part) and counts(s, s.bearer[c], s.side[c], carrier, rating, blows)
        for c in cards_of(others)
        if s.at[c] == ATTACHED and root(s, c) == carrier
    )


def serves(s: DoomState, source: int, seat: int, warrior: int) -> bool:
    """The same for what a card says apart from its blows: no matter which weapon is in use."""
    return counts(s, source, seat, warrior, blows=False)


def reaches_by_magic(s: DoomState, source: int, seat: int, warrior: int, but_by_magic: bool = False) -> bool:
    """DTR-376: no effect against an immune warrior; DTR-378: nor, in a combat, in respect of an immune opponent."""
    bearer = s.bearer[source] if s.at[source] == ATTACHED else -1
    if bearer >= 0 and s.t.is_symmetry[source] and not traits_of(s, bearer) & (tr.LEGION | tr.HERETIC):
        return False  # DTR-129
    if bearer >= 0 and s.t.is_symmetry[source] and forbidden_use(s, USE_DARK, root(s, bearer)):
        return False
    if seat != s.side[warrior] and immune(s, warrior, source, but_by_magic):
        return False
    if s.phase and in_combat(s, warrior):
        other = opponent_of(s, warrior)
        if seat != s.side[other] and immune(s, other, source, but_by_magic):
            return False
    return True


def shielded(s: DoomState, seat: int) -> bool:
    """Are this player's warriors protected from viruses that are played or that act on everybody?"""
    if not s.t.standing_masks.get(PROTECTED, 0) & s.live:
        return False
    return any(holder == seat for _, holder, _, _, _ in in_force(s, PROTECTED))


# ---- marks: all that are in force ----
def _said(s: DoomState, name: str, source: int, seat: int, card: int) -> bool:
    """Does what this source says of the card count?"""
    return own_words(s, name, card) if source == card else serves(s, source, seat, card)


def marks_in_force(s: DoomState, name: str, card: int) -> Iterator[tuple[int, int]]:
    """The card that gives the mark and the number it says (1 if none), one for each that counts for this card now."""
    if s.t.standing_masks.get(name, 0) & s.live or (s.lasting and lasts(s, name)):
        for rule, seat, source, target, _ in reaching(s, name, card):
            if rule.reaches(s, seat, source, target, card) and _said(s, name, source, seat, card):
                yield source, rule.n or 1


def marked(s: DoomState, name: str, card: int) -> int:
    """The number of the mark that a card has now; 0 if it has no such mark."""
    if not s.t.standing_masks.get(name, 0) & s.live and not (s.lasting and lasts(s, name)):
        return 0
    for rule, seat, source, target, _ in reaching(s, name, card):
        if rule.reaches(s, seat, source, target, card) and _said(s, name, source, seat, card):
            return rule.n or 1
    return 0


def mark_source(s: DoomState, name: str, card: int) -> int:
    """The card because of which it has this mark; -1: it has none."""
    return next((source for source, _ in marks_in_force(s, name, card)), -1)


def marks_of(s: DoomState, name: str, card: int) -> int:
    """The numbers of all its marks of this name, joined: each stands for a set."""
    found = 0
    for _, n in marks_in_force(s, name, card):
        found |= n
    return found

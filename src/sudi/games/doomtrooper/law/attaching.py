"""Who may bear what: attaching, laying to an area, assigning to a player."""

from __future__ import annotations

from sudi.kernel.decision import BITS

from ..cards.types import BEAST, EQUIPMENT, IN_AREA, KI, MISSION, ON_BEARER, ON_PLAYER, RELIC, SYMMETRY
from ..language.effects.act import possible
from ..language.marks import (
    ANY_AIRSHIP,
    ANY_EQUIPMENT,
    ANY_GEAR,
    ANY_GIFTS,
    EQUIP,
    FREE_CARDS,
    GIFTED,
    HAVE_RELICS,
    IMPRISONED,
    NO_AIRSHIPS,
    NO_MORE_WEAPONS,
    PAYS_FOR,
    SILENCED,
)
from ..language.pieces import Piece
from ..language.reach import marked, touched
from ..language.select import Who, traits_of
from ..state import PLACE_OF_AREA, DoomState, attachments, one_of_each, own_warriors, warriors
from ..words import traits as tr
from ..words import vocabulary as v
from .bans import banned, never
from .capability import unhindered
from .paying import funds
from .playing import unique_in_play

FREELANCERS_PRICE = 3  # DTR-428
_GEAR = (EQUIPMENT, RELIC)


# ---- who may bear it ----
def bearers(s: DoomState, me: int, card: int) -> list[int]:
    """The warriors this card of the hand may be attached to as an action."""
    give = s.t.cards[card].give
    assert give is not None
    if isinstance(give, Piece):
        return [c for c in give.find(s, me, card) if refused_by(s, me, card, c) == ""]
    t = s.t
    fits, found = t.fits[card], []
    asked = touched(s, t.giving[card]) if fits >= 0 else -1
    for w in own_warriors(s, me) if give.whose == "yours" else warriors(s):
        if asked >> w & 1:
            if not refused_by(s, me, card, w):
                found.append(w)
        elif fits >> w & 1:
            found.append(w)
    return found


def refused_by(s: DoomState, me: int, card: int, warrior: int, by_effect: bool = False) -> str:
    """The rule that keeps a card from a warrior; empty if nothing does. `by_effect`: a card gives it (DTR-456)."""
    printed = s.t.cards[card]
    kind = printed.type
    give = printed.give
    if isinstance(give, Piece):
        return "" if give.fits(s, me, card, warrior) else "DTR-085"
    assert isinstance(give, Who)
    if give.whose == "yours" and s.side[warrior] != me:
        return "DTR-090"
    if not unhindered(s):
        if marked(s, IMPRISONED, warrior):
            return "DTR-449"
        if marked(s, SILENCED, warrior):
            return "DTR-447"
    if kind in (SYMMETRY, KI, MISSION) and _has_same(s, card, warrior):
        return {SYMMETRY: "DTR-127", KI: "DTR-167", MISSION: "DTR-137"}[kind]
    if not give.fits(s, me, card, warrior) and not _let_off(s, me, card, warrior):
        return {SYMMETRY: "DTR-120", KI: "DTR-165", BEAST: "DTR-170", RELIC: "DTR-143"}.get(kind, "DTR-083")
    if kind == SYMMETRY:
        return "DTR-125" if banned(s, GIFTED, warrior) >= 0 else ""
    if kind in _GEAR:
        return _gear_refused(s, card, warrior, by_effect)
    if kind == BEAST:
        return _mount_refused(s, warrior)
    return ""


def _has_same(s: DoomState, card: int, warrior: int) -> bool:
    kind = s.t.kind[card]
    return any(s.t.kind[c] == kind for c in attachments(s, warrior))


def _let_off(s: DoomState, me: int, card: int, warrior: int) -> bool:
    """Permissions that look away from affiliation (DTR-091, DTR-130), and what a freelancer pays for (DTR-428)."""
    printed, relaxed = s.t.cards[card], s.t.relaxed[card]
    if not relaxed.fits(s, me, card, warrior):
        return False
    if printed.type in _GEAR and not printed.requires & tr.LEGION and marked(s, ANY_GEAR, warrior):
        return True
    if printed.type == EQUIPMENT:
        if marked(s, ANY_EQUIPMENT, warrior):
            return True
        if printed.traits & tr.AIRSHIP and marked(s, ANY_AIRSHIP, warrior):
            return True
    if printed.type == SYMMETRY:
        return bool(marked(s, ANY_GIFTS, warrior) and traits_of(s, warrior) & tr.LEGION)
    return pays_for(s, card, warrior) and funds(s, me) >= FREELANCERS_PRICE


def pays_for(s: DoomState, card: int, warrior: int) -> bool:
    wanted = marked(s, PAYS_FOR, warrior)
    give = s.t.cards[card].give
    return bool(wanted and isinstance(give, Who) and give.has & wanted)


def _gear_refused(s: DoomState, card: int, warrior: int, by_effect: bool) -> str:
    traits = s.t.traits[card]
    barred = s.t.type[card] == EQUIPMENT and banned(s, EQUIP, warrior) >= 0
    if barred or (s.t.type[card] == RELIC and banned(s, HAVE_RELICS, warrior) >= 0):
        if never(s, EQUIP if barred else HAVE_RELICS, warrior):
            return "DTR-457"
        if not by_effect:
            return "DTR-456"
    if traits & tr.VEHICLE:
        if _holds(s, warrior, tr.VEHICLE):
            return "DTR-082"
        if traits_of(s, warrior) & (tr.BEAST | tr.VEHICLE) or _holds(s, warrior, tr.BEAST):
            return "DTR-171"
    if traits & tr.ARMOUR_SUIT and _holds(s, warrior, tr.ARMOUR_SUIT):
        return "DTR-082"
    if traits & tr.FIGHT_WEAPON and marked(s, NO_MORE_WEAPONS, warrior):
        return "DTR-334"
    return ""


def _mount_refused(s: DoomState, warrior: int) -> str:
    if traits_of(s, warrior) & tr.BEAST:
        return "DTR-178"
    return "DTR-171" if _holds(s, warrior, tr.VEHICLE | tr.BEAST) else ""


def _holds(s: DoomState, warrior: int, traits: int) -> bool:
    return any(s.t.traits[c] & traits for c in attachments(s, warrior))


# ---- the options of an action ----
def layings(s: DoomState, me: int, card: int) -> list[int]:
    """What the one action of its type can do with this card: attach it, lay it to an area, assign it to a player."""
    printed = s.t.cards[card]
    if printed.cost and funds(s, me) < printed.cost:
        return []
    if printed.needs is not None and not printed.needs.met(s, me, card):
        return []
    if s.t.unique[card] and unique_in_play(s, card):
        return []
    if printed.traits & tr.AIRSHIP and grounded(s):
        return []
    if printed.lies == ON_BEARER:
        code = v.ATTACH(card)
        return [code + (w << BITS) for w in bearers(s, me, card)]
    if printed.lies == IN_AREA:
        if not printed.many and has_work(s, me, card):
            return []
        return [v.LAY(card, PLACE_OF_AREA[a]) for a in printed.areas]
    if printed.lies == ON_PLAYER:
        seats = [p for p in range(s.t.seats) if not s.lost[p] and not has_work(s, p, card)]
        if printed.play is not None:
            seats = [p for p in seats if possible(printed.play, s, me, card, p)]
        return [v.TASK(card, p) for p in seats]
    return []


def grounded(s: DoomState) -> bool:
    """A card in play keeps airships from being played."""
    return bool(s.t.standing_masks.get(NO_AIRSHIPS, 0) & s.live)


def free_layings(s: DoomState, seat: int) -> list[int]:
    """Cards that some warriors may receive at any time without an action; the mark's number tells which cards."""
    found: list[int] = []
    free = touched(s, s.t.freeing)
    mine = [w for w in own_warriors(s, seat) if free >> w & 1]
    if not mine:
        return found
    for card in one_of_each(s, s.hand[seat]):
        printed = s.t.cards[card]
        if printed.type == SYMMETRY:
            wanted = printed.traits
        elif printed.type == EQUIPMENT and printed.lies == ON_BEARER:
            wanted = tr.POISON  # stands for equipment of every kind
        else:
            continue
        given = [w for w in mine if marked(s, FREE_CARDS, w) & wanted]
        found += [v.ATTACH(card, w) for w in given if refused_by(s, seat, card, w, by_effect=True) == ""]
    return found


def has_work(s: DoomState, seat: int, card: int) -> bool:
    """DTR-116, DTR-137, DTR-153: has the player this card already?"""
    kind = s.t.kind[card]
    return any(s.t.kind[c] == kind for c in s.works[seat])

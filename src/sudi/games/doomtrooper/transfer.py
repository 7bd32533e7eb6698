"""The Outpost: who may go there and back, and with whom one may stand there (DTR-186 to DTR-204)."""

from __future__ import annotations

from sudi.kernel.log import note

from . import traits as tr
from . import vocabulary as v
from .may import IMPRISONED, SILENCED, mixed_outpost, vehicle_of
from .moving import discard, home_of, move_to_area
from .select import traits_of
from .standing import marked
from .state import OUTPOST, DoomState, attachments, warriors

MAY_TRANSFER = "may transfer"


def price(s: DoomState, warrior: int) -> int:
    """DTR-193: two actions with a vehicle."""
    return 2 if vehicle_of(s, warrior) >= 0 or s.t.traits[warrior] & tr.VEHICLE else 1


def refusal(s: DoomState, me: int, warrior: int) -> str:
    """The rule that keeps a warrior from transferring; empty if nothing does."""
    traits = traits_of(s, warrior)
    if s.phase:
        return "DTR-195"
    if traits & tr.BEAST:
        return "DTR-179"
    if traits & tr.TRIBAL and not marked(s, MAY_TRANSFER, warrior):
        return "DTR-198"
    if s.transferred >> warrior & 1:
        return "DTR-199"
    if marked(s, IMPRISONED, warrior) or marked(s, SILENCED, warrior):
        return "DTR-449"
    if s.at[warrior] == OUTPOST:
        return _back(s, me, warrior)
    if not s.opened:
        return "DTR-191"
    return "" if fits(s, me, traits) else "DTR-200"


def _back(s: DoomState, me: int, warrior: int) -> str:
    if any(s.t.traits[c] & tr.BEAST for c in attachments(s, warrior)):
        return "DTR-175"
    mates = [w for w in s.outpost[me] if w != warrior and not s.away >> w & 1]
    others = any(s.at[w] == OUTPOST for w in warriors(s) if s.side[w] != me)
    if not mates and others and not mixed_outpost(s, me):
        return "DTR-190"
    return ""


def fits(s: DoomState, me: int, traits: int) -> bool:
    """DTR-200, DTR-201, DTR-204: no pure Doomtrooper beside a pure Dark Legion warrior."""
    side = traits & (tr.DOOMTROOPER | tr.LEGION)
    if side not in (tr.DOOMTROOPER, tr.LEGION):
        return True
    foreign = tr.LEGION if side == tr.DOOMTROOPER else tr.DOOMTROOPER
    return all(traits_of(s, w) & (tr.DOOMTROOPER | tr.LEGION) != foreign for w in s.outpost[me] if not s.away >> w & 1)


def transfer(s: DoomState, warrior: int) -> None:
    """DTR-522: a warrior in cover stays in cover."""
    place = home_of(s, warrior) if s.at[warrior] == OUTPOST else OUTPOST
    s.transferred |= 1 << warrior
    move_to_area(s, warrior, place)
    note(s, v.L_TRANSFERS, s.side[warrior], warrior, place)


def force_off(s: DoomState, warrior: int, place: int, seat: int) -> None:
    """DTR-176, DTR-180: whoever is forced off an Outpost loses its beast; a beast is discarded."""
    if place != OUTPOST:
        if traits_of(s, warrior) & tr.BEAST:
            discard(s, warrior)
            return
        for card in attachments(s, warrior):
            if s.t.traits[card] & tr.BEAST:
                discard(s, card)
    move_to_area(s, warrior, place, seat)

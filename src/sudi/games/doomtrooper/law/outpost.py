"""The Outpost: who may go there and back, with whom one may stand there, who has to man it (DTR-186 to DTR-204)."""

from __future__ import annotations

from ..language.marks import IMPRISONED, MAY_TRANSFER, SILENCED
from ..language.reach import marked
from ..language.select import traits_of
from ..state import OUTPOST, DoomState, attachments, warriors
from ..words import traits as tr


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


# ---- duties: what the next standard action has to be ----
def must_man_outpost(s: DoomState, me: int) -> bool:
    """DTR-188: somebody has a warrior on an Outpost and this player has none."""
    if not any(s.outpost) or any(not s.away >> w & 1 for w in s.outpost[me]):
        return False
    return any(not s.away >> w & 1 for seat in range(s.t.seats) for w in s.outpost[seat])


def mixed_outpost(s: DoomState, me: int) -> bool:
    """DTR-200, DTR-202: Doomtroopers and Dark Legion warriors stand together on the Outpost."""
    traits = [traits_of(s, w) for w in s.outpost[me] if not s.away >> w & 1]
    return any(x & tr.SIDES == tr.DOOMTROOPER for x in traits) and any(x & tr.SIDES == tr.LEGION for x in traits)


def vehicle_of(s: DoomState, warrior: int) -> int:
    for card in attachments(s, warrior):
        if s.t.cards[card].vehicle:
            return card
    return -1


def fits_outpost(s: DoomState, me: int, card: int) -> bool:
    """DTR-203: at most two tribes stand together on an Outpost."""
    if not s.t.traits[card] & tr.TRIBAL:
        return True
    tribes = {s.t.traits[w] & tr.TRIBES for w in s.outpost[me] if s.t.traits[w] & tr.TRIBAL}
    return len(tribes | {s.t.traits[card] & tr.TRIBES}) <= 2

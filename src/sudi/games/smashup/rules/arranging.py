"""A card arranged for a statistic: a faction does without it, and others of its cards come twice from a second box."""

from __future__ import annotations

from copy import copy

from sudi.kernel.game import BOXED

from ..state import SmashState
from ..words.factions import FACTION_IDS


def arrange(s: SmashState, how: str, card: str, seat: int, deal: int, moment: int) -> bool:
    """With two boxes the faction's second pack lends the cards that take the place."""
    t = s.t
    if how != "lacking" or moment != BOXED or t.setup["boxes"] < 2:
        return False
    lacking = [c for c in range(len(t.defs)) if t.card_ids[c] == card and 0 <= t.pack[c] < len(FACTION_IDS)]
    if not lacking:
        return False
    pack = t.pack[lacking[0]]
    spare = pack + len(FACTION_IDS)
    kind = t.is_minion[lacking[0]]
    mates = [c for c in t.packs[spare] if t.is_minion[c] == kind and t.card_ids[c] != card]
    twin = copy(t)
    twin.packs = [list(cards) for cards in t.packs]
    for n, gone in enumerate(lacking):
        mate = mates[(deal + n * (len(mates) // 2 + 1)) % len(mates)]
        if mate not in twin.packs[spare]:  # lent already
            mate = next(c for c in mates if c in twin.packs[spare])
        own, other = twin.packs[pack], twin.packs[spare]
        own[own.index(gone)], other[other.index(mate)] = mate, gone
    s.t = twin
    return True

"""Duties: what the next standard action of a player has to be (DTR-053, DTR-188, DTR-189, DTR-202)."""

from __future__ import annotations

from ...state import OUTPOST, DoomState, in_play, one_of_each, own_warriors
from ...words import vocabulary as v
from ..cover import held_in_cover, must_leave_cover
from ..deploying import home_of, may_deploy
from ..outpost import may_transfer, mixed_outpost, must_man_outpost, price
from .attacks import STANDARD, may_attack
from .capability import fires_from_cover

MAN_OUTPOST, LEAVE_OUTPOST, LEAVE_COVER, FREE = "DTR-188", "DTR-202", "DTR-053", ""


def duty(s: DoomState, me: int) -> tuple[str, list[int]]:
    """The rule that presses and what fulfils it; what cannot be fulfilled does not press."""
    if s.opened:
        if must_man_outpost(s, me):
            found = [v.TRANSFER(w) for w in own_warriors(s, me) if may_transfer(s, me, w) and price(s, w) <= s.actions]
            found += [v.DEPLOY(c) for c in warriors_of_hand(s, me) if home_of(s, c) == OUTPOST]
            if found:
                return MAN_OUTPOST, found
        if mixed_outpost(s, me):
            found = [v.TRANSFER(w) for w in s.outpost[me] if in_play(s, w) and may_transfer(s, me, w)]
            if found:
                return LEAVE_OUTPOST, found
    if (s.covered or s.hidden[me]) and must_leave_cover(s, me):
        found = [v.LEAVE(w) for w in (*own_warriors(s, me), *s.hidden[me]) if not held_in_cover(s, w)]
        found += [v.DEPLOY(c) for c in warriors_of_hand(s, me)]
        if may_attack(s, me, STANDARD) and not any(fires_from_cover(s, w) for w in own_warriors(s, me)):
            found.append(v.ATTACK())  # out of cover: leaving it is a part of the attack
        return (LEAVE_COVER, found) if found else (FREE, [])
    return FREE, []


def warriors_of_hand(s: DoomState, me: int) -> list[int]:
    """Those that could be deployed now."""
    return [c for c in one_of_each(s, s.hand[me]) if s.t.musters[c] and may_deploy(s, me, c)]

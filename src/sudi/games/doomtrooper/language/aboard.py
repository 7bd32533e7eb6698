"""Warriors that a card carries: those inside a transport of an area, those on the back of a beast."""

from __future__ import annotations

from sudi.kernel.standing import cards_of

from ..state import DoomState
from .marks import ABOARD


def passengers(s: DoomState, carrier: int) -> list[int]:
    """Whom it carries, in the order in which they came."""
    keys = s.t.rule_keys
    return [e[3] for e in s.lasting if e[2] == carrier and ABOARD in keys[e[0]]]


def carrier_of(s: DoomState, warrior: int) -> int:
    """What carries this warrior; -1: nothing does."""
    keys = s.t.rule_keys
    for entry in s.lasting:
        if entry[3] == warrior and ABOARD in keys[entry[0]]:
            return int(entry[2])
    return -1


def rider_of(s: DoomState, warrior: int) -> int:
    """Whose beast carries this warrior, so that they are one in a combat; -1: nobody's does."""
    carrier = carrier_of(s, warrior) if s.t.carriers & s.live else -1
    return int(s.bearer[carrier]) if carrier >= 0 else -1


def mates_of(s: DoomState, warrior: int) -> list[int]:
    """Who is one with this warrior in a combat: those on the back of its beast."""
    carriers = s.t.carriers & s.live
    return [m for c in cards_of(carriers) if s.bearer[c] == warrior for m in passengers(s, c)] if carriers else []


def anybody_inside(s: DoomState) -> bool:
    """Is any warrior inside a vehicle, its own or one that carries several?"""
    return bool(s.inside or s.t.carriers & s.live)


def set_down(s: DoomState, carrier: int, warrior: int) -> None:
    """The warrior is not carried any more."""
    s.lasting = [e for e in s.lasting if not (e[2] == carrier and e[3] == warrior)]

"""One warrior that is two cards: what one of them has, receives and suffers, the other does as well."""

from __future__ import annotations

from ..state import DoomState, attachments
from .marks import TWINS

NOBODY: list[int] = []


def twins_of(s: DoomState, card: int) -> list[int]:
    """The other cards in play that are the same warrior."""
    if not s.t.pairs or not s.lasting:
        return NOBODY
    pairs = [(e[2], e[3]) for e in s.lasting if TWINS in s.t.rule_keys[e[0]] and s.live >> e[2] & s.live >> e[3] & 1]
    found = [card]
    for one in found:
        found += [other for pair in pairs if one in pair for other in pair if other not in found]
    return found[1:]


def same(s: DoomState, one: int, other: int) -> bool:
    """Are the two one card, or one warrior on two of them? What lasts on either lasts on both."""
    return one == other or bool(s.t.pairs and one >= 0 and other >= 0 and one in twins_of(s, other))


def bears(s: DoomState, warrior: int, card: int) -> bool:
    """Does the card lie on this warrior, on whichever of its cards?"""
    bearer = s.bearer[card]
    return bearer == warrior or (s.t.pairs and bearer >= 0 and bearer in twins_of(s, warrior))


def gear_on(s: DoomState, warrior: int) -> list[int]:
    """What lies on this warrior, on whichever of its cards."""
    found = attachments(s, warrior)
    for twin in twins_of(s, warrior) if s.t.pairs else ():
        found += attachments(s, twin)
    return found


def set_wounded(s: DoomState, warrior: int) -> None:
    for one in (warrior, *twins_of(s, warrior)):
        s.wounded |= 1 << one


def set_healthy(s: DoomState, warrior: int) -> None:
    for one in (warrior, *twins_of(s, warrior)):
        s.wounded &= ~(1 << one)

"""Which standing rules can reach one warrior, and the marks it has."""

from __future__ import annotations

from sudi.kernel.standing import InForce, cards_of, in_force

from ..state import DoomState

NOTHING: list[InForce] = []


def reaching(s: DoomState, key: str, card: int) -> list[InForce]:
    """The rules about `key` in force, without those that other cards have about themselves or about their bearers."""
    if s.lasting:
        return in_force(s, key)
    t = s.t
    live = t.standing_masks.get(key, 0) & s.live
    if not live:
        return NOTHING
    among = live & (t.wide_masks[key] | t.bit[card])
    borne = live & t.borne_masks[key]
    if borne:
        bearer = s.bearer
        for source in cards_of(borne):
            if bearer[source] == card:
                among |= t.bit[source]
    return in_force(s, key, -1, among) if among else NOTHING


def carries(s: DoomState, key: str, card: int) -> bool:
    """Does this very card have a rule of this key, wherever it is?"""
    return bool(s.t.standing_masks.get(key, 0) >> card & 1)


def touched(s: DoomState, asking: tuple[int, int]) -> int:
    """The cards that rules of these cards in play may be about, as a set: themselves and their bearers; -1: any."""
    if s.lasting:
        return -1
    live = asking[0] & s.live
    if not live:
        return 0
    if live & asking[1]:
        return -1
    found, bearer, bit = live, s.bearer, s.t.bit
    for card in cards_of(live):
        if bearer[card] >= 0:
            found |= bit[bearer[card]]
    return found


def mark_source(s: DoomState, name: str, card: int) -> int:
    """The card because of which a warrior has this mark; -1: it has none."""
    if s.lasting or s.t.standing_masks.get(name, 0) & s.live:
        for rule, seat, source, target, _ in reaching(s, name, card):
            if rule.reaches(s, seat, source, target, card):
                return source
    return -1


def marks_of(s: DoomState, name: str, card: int) -> int:
    """The numbers of all marks of this name that a warrior has now, joined: each stands for a set."""
    found = 0
    if s.lasting or s.t.standing_masks.get(name, 0) & s.live:
        for rule, seat, source, target, _ in reaching(s, name, card):
            if rule.reaches(s, seat, source, target, card):
                found |= rule.n
    return found


def marked(s: DoomState, name: str, card: int) -> int:
    """The number of the mark (1 if it has none) that a warrior has now; 0 if it has no such mark."""
    if not s.lasting and not s.t.standing_masks.get(name, 0) & s.live:
        return 0
    for rule, seat, source, target, _ in reaching(s, name, card):
        if rule.reaches(s, seat, source, target, card):
            return rule.n or 1
    return 0

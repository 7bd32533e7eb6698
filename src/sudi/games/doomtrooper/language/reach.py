"""Which standing rules can reach one warrior, and what texts in play say of it."""

from __future__ import annotations

from sudi.kernel.standing import NO_CARDS, InForce, cards_of, in_force, lasts, lasts_any

from ..state import DoomState
from .marks import FORGETS, IMPRISONED, MUTED, RESTRICTIONS, TWINS
from .twins import twins_of

NOTHING: list[InForce] = []


def reaching(s: DoomState, key: str, card: int) -> list[InForce]:
    """The rules about `key` in force, without those that other cards have about themselves or about their bearers."""
    t = s.t
    if t.pairs and s.lasting and (twins := twins_of(s, card)):
        return _doubled(s, key, card, twins)
    carriers, wide, borne = t.reach_masks.get(key, NO_CARDS)
    live = carriers & s.live
    if live:
        among = live & (wide | t.bit[card])
        borne &= live
        if borne:
            bearer = s.bearer
            for source in cards_of(borne):
                if bearer[source] == card:
                    among |= t.bit[source]
        if among:
            return in_force(s, key, -1, among)
    return in_force(s, key, -1, 0) if s.lasting and lasts(s, key) else NOTHING


def _doubled(s: DoomState, key: str, card: int, twins: list[int]) -> list[InForce]:
    """The same for a warrior that is several cards: what is about one of them is about each."""
    carriers, wide, borne = s.t.reach_masks.get(key, NO_CARDS)
    live = carriers & s.live
    among = live & (wide | s.t.bit[card])
    for source in cards_of(borne & live):
        if s.bearer[source] == card or s.bearer[source] in twins:
            among |= s.t.bit[source]
    return [
        (rule, seat, source, card if target in twins else target, n)
        for rule, seat, source, target, n in in_force(s, key, -1, among)
    ]


def carries(s: DoomState, key: str, card: int) -> bool:
    """Does this very card have a rule of this key, wherever it is?"""
    return bool(s.t.standing_masks.get(key, 0) >> card & 1)


def touched(s: DoomState, asking: tuple[int, int, frozenset[str]]) -> int:
    """The cards that rules of these cards in play may be about, as a set: themselves and their bearers; and whom rules
    about the same are aimed at that effects have set up; -1: any."""
    if s.down:  # a card face down says nothing, but it is still there
        return -1
    if s.t.pairs and s.lasting and lasts(s, TWINS):  # what is about one card of a warrior is about the others
        return -1
    live = asking[0] & s.live
    if live & asking[1]:
        return -1
    found, bearer, bit = live, s.bearer, s.t.bit
    for card in cards_of(live) if live else ():
        if bearer[card] >= 0:
            found |= bit[bearer[card]]
    if s.lasting and lasts_any(s, asking[2]):
        keys = s.t.rule_keys
        for rule, _, _, target, _ in s.lasting:
            if not asking[2].isdisjoint(keys[rule]):
                if target < 0:
                    return -1
                found |= bit[target]
    return found


def stated(s: DoomState, name: str, card: int) -> int:
    """Does a text in play say this of the card, whether or not that text is of use now? The number it says, or 1."""
    if not s.t.standing_masks.get(name, 0) & s.live and not (s.lasting and lasts(s, name)):
        return 0
    for rule, seat, source, target, _ in reaching(s, name, card):
        if rule.reaches(s, seat, source, target, card):
            return rule.n or 1
    return 0


def granted(s: DoomState, name: str, card: int) -> int:
    """The same without what prisoners say of others (DTR-449); asked where use itself is in question."""
    if not s.t.standing_masks.get(name, 0) & s.live and not (s.lasting and lasts(s, name)):
        return 0
    for rule, seat, source, target, _ in reaching(s, name, card):
        if rule.reaches(s, seat, source, target, card) and (
            own_words(s, name, card) if source == card else not s.t.is_warrior[source] or not quiet(s, source)
        ):
            return rule.n or 1
    return 0


def forgets(s: DoomState, warrior: int) -> bool:
    """Has this warrior lost the abilities that are printed on it?"""
    return bool(stated(s, FORGETS, warrior))


def own_words(s: DoomState, name: str, warrior: int) -> bool:
    """Does what a warrior's own text says of it count: a restriction always, an ability while it is not lost?"""
    return name in RESTRICTIONS or not forgets(s, warrior)


def speechless(s: DoomState, warrior: int) -> bool:
    """Does the text of this warrior say nothing about others: a prisoner (DTR-449), or it has lost what it could do?"""
    return bool(stated(s, IMPRISONED, warrior) or forgets(s, warrior))


def quiet(s: DoomState, warrior: int) -> bool:
    """Does this warrior add nothing to others: the same, or a card says just that?"""
    return speechless(s, warrior) or bool(stated(s, MUTED, warrior))


def stated_by(s: DoomState, name: str, card: int) -> int:
    """The card whose text says it; -1: none does."""
    if s.t.standing_masks.get(name, 0) & s.live or (s.lasting and lasts(s, name)):
        for rule, seat, source, target, _ in reaching(s, name, card):
            if rule.reaches(s, seat, source, target, card):
                return source
    return -1

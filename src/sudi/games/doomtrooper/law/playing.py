"""What may be played now: one option for each target, caster or player (DTR-334 to DTR-347)."""

from __future__ import annotations

from ..cards.types import ART, COMBAT, FORTIFICATION, ON_BEARER, ON_CARD, ON_KILL, ON_POINTS
from ..language.effects.act import possible
from ..state import MODIFIERS, DoomState
from ..words import vocabulary as v
from .casting import casters, spell_targets
from .paying import affordable, can_pay_for, funds

# What a window is for, as its number.
ANY_MOMENT, TURN_START, CARD_PLAYED, WARRIOR_HIT, POINTS_EARNED, TURN_END = range(6)

WOUND_FLAG = 8  # a WARRIOR_HIT window about a mere wound


def moment_of(x: int) -> int:
    """The moment of a window, whatever else its number says."""
    return x & WOUND_FLAG - 1


def plays(s: DoomState, seat: int, card: int, about: int = -1, x: int = 0) -> list[int]:
    """The ways to play this card of the hand now: one option for each target (or caster, or player)."""
    printed = s.t.cards[card]
    if (printed.cost or printed.per) and not affordable(s, seat, card):
        return []
    if printed.needs is not None and not printed.needs.met(s, seat, card):
        return []
    if s.t.unique[card] and unique_in_play(s, card):
        return []
    if printed.when == COMBAT and s.stopped:
        return []
    if printed.when in (ON_CARD, ON_KILL, ON_POINTS):
        return reactions(s, seat, card, about, x)
    return _ways(s, seat, card)


def _ways(s: DoomState, seat: int, card: int) -> list[int]:
    printed = s.t.cards[card]
    play = printed.play
    if printed.type == ART:
        return [
            v.CAST(card, caster)
            for caster in casters(s, seat, card)
            if any(possible(play, s, seat, card, w) for w in spell_targets(s, seat, card, caster))
        ]
    if printed.at_player:
        team = s.t.team
        seats = [p for p in range(s.t.seats) if not s.lost[p] and (printed.at_player == "any" or team[p] != team[seat])]
        return [v.PLAY_AT(card, p) for p in seats if possible(play, s, seat, card, p)]
    who = printed.give if printed.lies == ON_BEARER else printed.aim
    if who is not None:
        return [
            v.PLAY_ON(card, w)
            for w in who.find(s, seat, card)
            if not _has_copy(s, card, w) and can_pay_for(s, seat, card, w) and possible(play, s, seat, card, w)
        ]
    if printed.type == FORTIFICATION and any(s.t.kind[c] == s.t.kind[card] for c in s.works[seat]):
        return []  # DTR-116
    return [v.PLAY(card)] if possible(play, s, seat, card, -1) else []


def _has_copy(s: DoomState, card: int, warrior: int) -> bool:
    """A second copy of the same lasting special card on a warrior would change nothing (DTR-346)."""
    if s.t.cards[card].lies != ON_BEARER:
        return False
    kind = s.t.kind[card]
    return any(s.bearer[c] == warrior and s.t.kind[c] == kind for zone in s.attached for c in zone)


def reactions(s: DoomState, seat: int, card: int, about: int, x: int) -> list[int]:
    """DTR-338: a reaction acts directly on the card (or the blow, or the points) it answers."""
    printed = s.t.cards[card]
    if printed.when == ON_CARD:
        if about >= 0 and moment_of(x) == CARD_PLAYED:
            found = [about]
        else:  # DTR-336: in the modifier phase a card of this combat may be cancelled later too
            found = [e[0] for e in s.played] if s.phase == MODIFIERS else []
        found = [c for c in found if s.t.is_special[c] and possible(printed.play, s, seat, card, c)]
        if printed.type == ART:
            return [v.CAST(card, w) for w in casters(s, seat, card)] if found else []
        return [v.PLAY_ON(card, c) for c in found]
    if printed.when == ON_KILL:
        if x & WOUND_FLAG or about < 0 or s.side[about] != seat:
            return []
        return [v.PLAY_ON(card, about)]
    return [v.PLAY(card)] if possible(printed.play, s, seat, card, -1) else []


# ---- strengthening a spell later in the combat (DTR-213) ----
def strengthenings(s: DoomState, seat: int) -> list[int]:
    """Spells of this combat whose effect grows with the points spent, if the seat can pay for more."""
    found = []
    for card, who, _ in s.played:
        per = s.t.cards[card].per
        if who == seat and s.t.is_art[card] and per and funds(s, seat) >= per and _grown(s, card):
            found.append(v.STRENGTHEN(card))
    return found


def _grown(s: DoomState, card: int) -> bool:
    return any(e[2] == card and getattr(s.t.rules[e[0]], "units", False) for e in s.lasting)


def unique_in_play(s: DoomState, card: int) -> bool:
    """DTR-144, DTR-231, DTR-382: a unique card of this title is in play."""
    return s.t.unique[card] and bool(s.t.copies[card] & s.live)

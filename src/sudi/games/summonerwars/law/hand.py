"""What may be done with cards in hand: summoned, built, played, discarded for magic."""

from __future__ import annotations

from typing import Any, TypeAlias

from sudi.kernel.decision import BITS
from sudi.kernel.standing import in_force

from ..language.topics import ANY_PHASE, SUMMON_SPACES
from ..rules import board as b
from ..state import WarState, occupied
from ..words import vocabulary as v
from ..words.phases import SUMMON


def payable(s: WarState, seat: int, fits: list[bool]) -> list[int]:
    """The fitting cards in hand that can be paid, of equal cards one."""
    t, magic, found = s.t, s.magic[seat], {}
    for c in s.hand[seat]:
        if fits[c] and t.cost[c] <= magic:
            found[t.kind[c]] = c
    return list(found.values())


def playable(s: WarState, seat: int) -> list[int]:
    """The events in hand whose phase this is and that can be paid."""
    t, phase, events = s.t, s.phase, {}
    played_in = t.played_in
    for c in s.hand[seat]:
        if played_in[c] == phase and t.cost[c] <= s.magic[seat]:
            events[t.kind[c]] = c
    return v.PLAY.each(events.values()) if events else []


Gates: TypeAlias = tuple[b.Mask, list[tuple[Any, int]]]


def gates(s: WarState, seat: int) -> Gates:
    """The spaces next to which any unit may be summoned, and the rules that open spaces for some units only."""
    everywhere, some = 0, []
    for rule, holder, card, _, _ in in_force(s, SUMMON_SPACES):
        if holder != seat:
            continue
        if rule.plain:
            everywhere |= b.NEXT_TO[s.at[card]]
        elif rule.word is None:
            everywhere |= rule.spaces(s, seat, card, -1)
        else:
            some.append((rule, card))
    return everywhere, some


def summon_spaces(s: WarState, seat: int, unit: int, found: Gates) -> b.Mask:
    """Where this unit may be summoned. A text in hand can open spaces for its own unit."""
    mask, some = found
    for rule, card in some:
        mask |= rule.spaces(s, seat, card, unit)
    for own in s.t.own_summoning.get(unit, ()):
        if own.replaces:
            return own.spaces(s, seat, unit)
        mask |= own.spaces(s, seat, unit)
    return mask & ~occupied(s) & b.EVERYWHERE


def takes_a_place(s: WarState, unit: int) -> bool:
    """Is a friendly card the price of this unit, whose space it takes?"""
    return any(own.replaces for own in s.t.own_summoning.get(unit, ()))


def may_summon_now(s: WarState, seat: int) -> bool:
    """In the Summon phase, or in any phase while a card says so."""
    if s.phase == SUMMON:
        return True
    if not s.t.standing_masks.get(ANY_PHASE, 0) & s.live:
        return False
    return any(entry[1] == seat for entry in in_force(s, ANY_PHASE))


def summons(s: WarState, seat: int) -> list[int]:
    """Every unit in hand that can be paid, on every space where it may come."""
    t = s.t
    hand = payable(s, seat, t.summonable)
    if not hand:
        return []
    found = gates(s, seat)
    plain = found[0] & ~occupied(s)
    plain_spaces = b.spaces(plain) if not found[1] else ()
    options: list[int] = []
    for unit in hand:
        if found[1] or unit in t.own_summoning:
            options += [v.SUMMON(unit, q) for q in b.spaces(summon_spaces(s, seat, unit, found))]
        else:
            code = SUMMON_CODE + unit
            for q in plain_spaces:
                options.append(code + (q << BITS))
    return options


SUMMON_CODE = v.SUMMON.code


# ---- building ----
def build_spaces(s: WarState, seat: int) -> b.Mask:
    """SUW-043: the three rear rows, and next to the own summoner."""
    return (b.BUILD_ZONE[seat] | b.NEXT_TO[s.at[s.t.summoner[seat]]]) & ~occupied(s)


def builds(s: WarState, seat: int) -> list[int]:
    hand = payable(s, seat, s.t.is_structure)
    spaces = b.spaces(build_spaces(s, seat)) if hand else ()
    return [v.BUILD(card, q) for card in hand for q in spaces]


def discards(s: WarState, me: int) -> list[int]:
    """SUW-065: any card in hand; of equal cards one."""
    kind, found = s.t.kind, {}
    for card in s.hand[me]:
        found[kind[card]] = DISCARD_CODE + card
    return list(found.values())


DISCARD_CODE = v.DISCARD.code

"""The main phase thought through at once: which cards of the hand the dice and the pool can pay together.

A card that can be paid by itself may take what another one needs. So the sets of cards in hand are looked at from the
best one down until one can be paid, with every way of using and converting the dice. All of it is open to the seat that
plans: its own hand, dice and resources. What cards draw or bring is not foreseen; every choice brings a new plan.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ..rules.bags import RESOURCES
from ..rules.workshop.dice import GIVES, lying
from ..state import RoneState
from ..tables import RoneTables
from ..words.names import COLOURS, WILD

CARDS = 8  # of a hand that are planned with: the best
PAIRS = 2  # conversions that are tried: those that give least up
SPARE = 0.2  # a resource that is left over and stored
COUNTS = tuple(tuple(RESOURCES.counts(bag)) for bag in GIVES)


@dataclass(frozen=True, slots=True)
class Plan:
    """Kinds of cards to play, faces of dice to convert, and what is needed for that."""

    worth: float
    cards: frozenset[int]  # by kind
    convert: frozenset[tuple[int, int]]  # faces of two dice, the lower first
    needs: tuple[int, ...]  # symbols of each colour that the cards cost
    short: frozenset[int]  # colours that conversions have to give
    spare: int  # resources that are left over


@lru_cache(maxsize=1 << 12)
def sets_of(t: RoneTables, hand: tuple[int, ...]) -> list[tuple[float, int, tuple[int, ...], tuple[int, ...]]]:
    """All sets of these cards, the best first: worth, symbols in all, symbols by colour, cards."""
    found: list[tuple[float, int, tuple[int, ...], tuple[int, ...]]] = [(0.0, 0, (0,) * len(COLOURS), ())]
    for card in sorted(hand, key=lambda one: -t.worth[one])[:CARDS]:
        cost = t.cost[card]
        own = [cost.count(colour) for colour in COLOURS]
        worth = 0.1 + t.worth[card]
        found += [
            (so_far + worth, total + len(cost), tuple(map(int.__add__, by, own)), (*cards, card))
            for so_far, total, by, cards in found
        ]
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


def _ways(faces: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[tuple[int, int], ...]]]:
    """Dice that are used, pairs that are converted."""
    yield faces, ()
    places = range(len(faces))
    pairs = [(i, j) for i in places for j in places if i < j]
    pairs.sort(key=lambda pair: sum(map(sum, (COUNTS[faces[pair[0]]], COUNTS[faces[pair[1]]]))))
    seen: set[tuple[int, int]] = set()
    for i, j in pairs:
        named = (min(faces[i], faces[j]), max(faces[i], faces[j]))
        if named in seen or len(seen) == PAIRS:
            continue
        seen.add(named)
        rest = tuple(faces[k] for k in places if k not in (i, j))
        yield rest, (named,)
        if len(rest) == 2:
            yield (), (named, (min(rest), max(rest)))


@lru_cache(maxsize=1 << 14)
def best_plan(t: RoneTables, hand: tuple[int, ...], pool: int, faces: tuple[int, ...]) -> Plan:
    """What is worth most to do with these cards, resources and dice."""
    sets = sets_of(t, hand)
    held = RESOURCES.counts(pool)
    best: tuple[float, tuple[int, ...], tuple[tuple[int, int], ...], tuple[int, ...], list[int], int] | None = None
    for used, converted in _ways(faces):
        have = list(held)
        for face in used:
            have = [a + b for a, b in zip(have, COUNTS[face], strict=True)]
        free = len(converted)
        total = sum(have) + free
        colours = have[:WILD]
        for worth, symbols, by, cards in sets:
            if best is not None and worth + SPARE * (total - symbols) <= best[0]:
                if worth + SPARE * total <= best[0]:
                    break
                continue
            if symbols > total:
                continue
            lack = 0
            for need, there in zip(by, colours, strict=True):
                if need > there:
                    lack += need - there
            if lack <= free:
                short = [c for c in COLOURS if by[c] > colours[c]]
                best = (worth + SPARE * (total - symbols), cards, converted, by, short, total - symbols)
                break
    assert best is not None  # no card at all can always be paid
    worth, cards, converted, by, short, spare = best
    return Plan(worth, frozenset(t.kind[card] for card in cards), frozenset(converted), by, frozenset(short), spare)


def plan(s: RoneState, seat: int, more: int = 0) -> Plan:
    """The plan of a seat in its main phase, with so much more to pay with. Used pairs count as resources."""
    dice = lying(s.dice[seat], s.shown[seat], s.used[seat] | s.blocked[seat])
    faces = tuple(sorted(face for _, face in dice))
    return best_plan(s.t, tuple(sorted(s.hand[seat])), s.resources[seat] + s.reductions[seat] + more, faces)

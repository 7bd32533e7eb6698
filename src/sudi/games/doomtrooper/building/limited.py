"""Sealed and draft: decks of what boosters hold. In a draft each takes a card and passes the rest on.

Whoever builds counts what can be used by what: an army is worth its warriors and everything that they can use."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from sudi.kernel.chance import GOLDEN, scramble

from ..cards.catalogue import BY_ID, CARDS
from ..cards.types import WARRIOR
from ..decks import DRAFT, LEAST, MOST_COPIES, OPENED, PICKED, SEALED, SIDEBOARD, Deck
from ..mind.worth import gear_worth, warrior_worth
from .armies import ARMIES, Army
from .boosters import booster, with_boosters
from .drawn import line
from .pools import filled
from .usable import is_choosy, suits, usable

BOOSTERS = 8  # of fifteen cards each: enough for a deck, its sideboard and a choice
WARRIORS = 24


def sealed(dice: Random, sets: tuple[str, ...], boosters: int = BOOSTERS) -> list[str]:
    """What one player opens."""
    boxes = with_boosters(sets)
    return [id for _ in range(boosters) for id in booster(dice.choice(boxes), dice)]


def draft(players: int, dice: Random, sets: tuple[str, ...], boosters: int = BOOSTERS) -> list[list[str]]:
    """Everybody opens a booster, takes a card and passes the rest to the next one, until all boosters are empty."""
    picked: list[list[str]] = [[] for _ in range(players)]
    boxes = with_boosters(sets)
    for number in range(boosters):
        packs = [booster(dice.choice(boxes), dice) for _ in range(players)]
        step = 1 if number % 2 == 0 else -1  # to the left, then to the right
        while packs[0]:
            for seat in range(players):
                id = pick(packs[seat], picked[seat])
                packs[seat].remove(id)
                picked[seat].append(id)
            packs = [packs[(seat - step) % players] for seat in range(players)]
    return picked


def pick(pack: list[str], mine: list[str]) -> str:
    """The card of a pack that adds most to what was picked: by itself, and by what it can be used with."""
    counts = Counter(mine)
    army = best_army(mine) if len(mine) >= 6 else None

    def gain(id: str) -> float:
        card = BY_ID[id]
        if counts[id] >= min(MOST_COPIES, card.limit):
            return -1.0
        worth = value_of(id)
        if card.type == WARRIOR:
            return worth + 1.0 if army is None or army.takes(card) else worth * 0.3
        if is_choosy(id):
            users = sum(suits(id, one) for one in mine if BY_ID[one].type == WARRIOR)
            return worth * min(1.0, 0.2 + users / 8)
        return worth

    return max(pack, key=lambda id: (gain(id), id))


@cache
def value_of(id: str) -> float:
    """What a card is worth by itself, roughly."""
    card = BY_ID[id]
    if card.type == WARRIOR:
        fights = card.fight is not None or card.shoot is not None
        return warrior_worth(card) - 0.3 * card.value if fights else 0.5
    return 0.8 + min(2.0, gear_worth(card)) - 0.1 * card.cost


def best_army(titles: list[str]) -> Army:
    """The army that these cards are worth most to."""
    return max(ARMIES.values(), key=lambda army: (_worth(army, titles), army.id))


def _worth(army: Army, titles: list[str]) -> float:
    warriors = [id for id in titles if army.takes(BY_ID[id])][: WARRIORS + 6]
    gear = [id for id in titles if is_choosy(id) and any(suits(id, one) for one in warriors)]
    worth = sum(1.0 + value_of(id) for id in warriors) + 0.5 * sum(value_of(id) for id in gear)
    return worth * (1.0 - 0.3 * breadth(army))


@cache
def breadth(army: Army) -> float:
    """The share of all warriors that the army takes: the fewer, the more of its gear serves everybody in it."""
    warriors = [card for card in CARDS if card.type == WARRIOR]
    return sum(army.takes(card) for card in warriors) / len(warriors)


def build(titles: list[str]) -> Deck:
    """A legal deck of what somebody has: the best warriors of one army, what they can use, others if need be."""
    counts = Counter(titles)
    held = sorted(counts, key=lambda id: (-value_of(id), id))
    left = {id: min(counts[id], MOST_COPIES, BY_ID[id].limit) for id in held}
    army = best_army(titles)
    main: list[str] = []

    def take(wanted: list[str], size: int) -> None:
        for id in wanted:
            n = min(left[id], size - len(main))
            if n > 0:
                main.extend([id] * n)
                left[id] -= n

    take([id for id in held if army.takes(BY_ID[id])], WARRIORS)
    there = set(main)
    take([id for id in held if BY_ID[id].type != WARRIOR and usable(BY_ID[id], there)], LEAST)
    take([id for id in held if BY_ID[id].type == WARRIOR], LEAST)
    take(held, LEAST)
    side = [id for id in held for _ in range(left[id])][:SIDEBOARD]
    return Deck(tuple(main), tuple(side))


def limited(decks: tuple[str, ...], chance: int, sets: tuple[str, ...], boosters: int = BOOSTERS) -> tuple[str, ...]:
    """The decks of those who open boosters, by the seed; those who draft do it at one table.

    Whoever picks and builds himself gets the boosters, not yet a deck.
    """
    if not {SEALED, DRAFT, OPENED, PICKED}.intersection(decks):
        return decks
    drafting = [seat for seat, deck in enumerate(decks) if deck == DRAFT]
    table = draft(len(drafting), Random(scramble(chance ^ GOLDEN)), sets, boosters) if drafting else []
    made = list(decks)
    for seat, deck in enumerate(decks):
        if deck == DRAFT:
            made[seat] = line(build(table[drafting.index(seat)]))
        elif deck == SEALED:
            made[seat] = line(build(sealed(Random(scramble(chance + seat)), sets, boosters)))
        elif deck in (OPENED, PICKED):
            made[seat] = filled(deck, boosters, Random(scramble(chance + seat)), sets)
    return tuple(made)

"""Decks drawn by chance: legal ones, of an army or of any, whose cards their warriors can use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, islice
from random import Random

from sudi.kernel.chance import GOLDEN, scramble
from sudi.kernel.errors import unknown

from ..cards.catalogue import BY_ID, CARDS
from ..cards.sets import RULES_ONLY, SETS, TRIAL
from ..cards.types import WARRIOR
from ..decks import DRAWN, LEAST, RANDOM, SIDEBOARD, TITLES, Deck, starter
from .armies import ARMIES, Army
from .usable import is_choosy, suits, usable

WARRIORS = 24  # of the sixty, about as many as starter decks have
FEWEST = 6  # titles of warriors that make an army
OWN = 3  # of four warriors so many are of the army itself, if it has them
ALL_SETS = tuple(SETS)


@cache
def pool(sets: tuple[str, ...] = ALL_SETS) -> tuple[str, ...]:
    """The titles that a deck of these sets may have; what only the rulebook names goes with all of them."""
    boxes = {*sets, RULES_ONLY} if set(sets) >= set(SETS) else {*sets}
    return tuple(card.id for card in CARDS if card.limit and card.box in boxes and card.box != TRIAL)


@cache
def able(sets: tuple[str, ...] = ALL_SETS) -> tuple[Army, ...]:
    """The armies that these sets have enough warriors for."""
    held = [BY_ID[id] for id in pool(sets)]
    if sum(card.limit for card in held) < LEAST + SIDEBOARD:
        return ()
    return tuple(army for army in ARMIES.values() if sum(army.takes(card) for card in held) >= FEWEST)


@cache
def _of_army(army: Army, sets: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...], dict[str, int]]:
    """Its warriors, those who stand in, and every other title with the set of those of them who can use it."""
    held = pool(sets)
    own = tuple(id for id in held if army.has(BY_ID[id]))
    beside = tuple(id for id in held if army.takes(BY_ID[id]) and id not in own)
    both = (*own, *beside)
    others = {}
    for id in held:
        if BY_ID[id].type == WARRIOR or not usable(BY_ID[id], held):
            continue
        users = sum(1 << n for n, warrior in enumerate(both) if suits(id, warrior)) if is_choosy(id) else -1
        if users:
            others[id] = users
    return own, beside, others


def army_called(name: str) -> Army:
    if name not in ARMIES:
        raise unknown("army", name, ARMIES)
    return ARMIES[name]


def draw(seed: int, army: Army | None = None, sets: tuple[str, ...] = ALL_SETS, around: str = "") -> Deck:
    """A deck by chance; `around` is a title that has to be in it, as often as it may, with somebody who can use it."""
    dice = Random(seed)
    army = army or dice.choice([one for one in able(sets) if not around or serves(one, around, sets)] or [*able(sets)])
    own, beside, others = _of_army(army, sets)
    places = _places(army, sets)
    counts: dict[str, int] = {}
    if around:
        counts[around] = BY_ID[around].limit
    users = others.get(around, -1)
    first = [id for id, n in places.items() if users >> n & 1] if users > 0 else []
    mates = (islice(shuffled(own, dice), max(2, WARRIORS * OWN // 4)), shuffled(beside, dice))
    _fill(counts, chain(islice(shuffled(first, dice), 4), *mates), WARRIORS, dice)
    there = sum(1 << places[id] for id in counts if id in places)
    fitting = (id for id in shuffled([*others], dice) if others[id] & there and id not in counts)
    _fill(counts, fitting, LEAST, dice)
    _fill(counts, (id for id in shuffled([*places], dice) if id not in counts), LEAST, dice)
    _fill(counts, (id for id in others if others[id] & there), LEAST, None)
    side: dict[str, int] = {}
    _fill(side, (id for id in chain(fitting, places, pool(sets)) if id not in counts), SIDEBOARD, dice)
    _fill(side, (id for id in pool(sets) if id not in counts), SIDEBOARD, None)
    return Deck(_listed(counts), _listed(side))


@cache
def _places(army: Army, sets: tuple[str, ...]) -> dict[str, int]:
    """Its warriors and those who stand in, numbered as the sets of `_of_army` number them."""
    own, beside, _ = _of_army(army, sets)
    return {id: n for n, id in enumerate((*own, *beside))}


def shuffled(titles: Sequence[str], dice: Random) -> Iterator[str]:
    """Titles in any order; most of them are never asked for, so each is drawn when it is."""
    held, chance = list(titles), dice.random
    for left in range(len(held), 0, -1):
        n = int(chance() * left)
        yield held[n]
        held[n] = held[left - 1]


@cache
def serves(army: Army, card: str, sets: tuple[str, ...]) -> bool:
    """Can the army use the card?"""
    own, beside, others = _of_army(army, sets)
    if BY_ID[card].type == WARRIOR:
        return card in own or card in beside
    return card in others


def _fill(counts: dict[str, int], titles: Iterable[str], size: int, dice: Random | None) -> None:
    """Add titles, one or two of each (as many as there may be without dice), until there are so many cards."""
    missing = size - sum(counts.values())
    if missing <= 0:
        return
    for id in titles:
        most = BY_ID[id].limit if dice is None else 1 + int(dice.random() * 2)
        more = min(most, BY_ID[id].limit) - counts.get(id, 0)
        if more > 0:
            more = min(more, missing)
            counts[id] = counts.get(id, 0) + more
            missing -= more
            if not missing:
                return


def _listed(counts: dict[str, int]) -> tuple[str, ...]:
    return tuple(id for id, n in counts.items() for _ in range(n))


def line(deck: Deck) -> str:
    """A deck in one line, by the ids of its cards."""
    halves = []
    for half in (deck.main, deck.side):
        halves.append(", ".join(f"{n} {id}" for id, n in Counter(half).items()))
    return " / ".join(halves)


def settled(written: str, chance: int, seat: int, sets: tuple[str, ...]) -> str:
    """What the set-up leaves to chance, by the seed: a ready-made deck of these sets, or one that is drawn."""
    if written == RANDOM:
        ready = _allowed(sets)
        if ready:
            return ready[(chance >> seat) % len(ready)]
    elif written != DRAWN and not written.startswith(f"{DRAWN}:"):
        return written
    name = written.partition(":")[2]
    return line(draw(scramble(chance * GOLDEN + seat), ARMIES.get(name), sets))


@cache
def _allowed(sets: tuple[str, ...]) -> tuple[str, ...]:
    held = {*pool(sets)}
    return tuple(name for name in TITLES if held.issuperset((*starter(name).main, *starter(name).side)))


def varied(number: int, chance: int, seats: int) -> tuple[str, ...]:
    """Decks for match number so-and-so of many: each is built around the next title that there is."""
    titles = pool()
    wanted = [titles[(number * seats + seat) % len(titles)] for seat in range(seats)]
    return tuple(line(draw(scramble(chance + seat), around=id)) for seat, id in enumerate(wanted))

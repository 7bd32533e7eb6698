"""Setting the table up (SUW-010 to SUW-019)."""

from __future__ import annotations

from typing import Any

from sudi.kernel.chance import Seed, apart, below, seeded, shuffle
from sudi.kernel.errors import BadSetup
from sudi.kernel.machine import push

from .cards.card import WarCard
from .cards.ready import READY
from .law.decks import BY_ID, Deck, deck_for
from .modes import RANDOM
from .rules import board as b
from .rules.places import draw, put
from .rules.turn import TURN
from .state import HAND_SIZE, WarState

FIRST_MAGIC, SECOND_MAGIC = 2, 3  # SUW-018, SUW-019


DECK_STREAM = 0x5EED_DEC5


class DeckDraw:
    """A stream of chance beside the match's own."""

    def __init__(self, seed: Seed) -> None:
        self.rng = seeded(apart(seed, DECK_STREAM))


def check_decks(decks: Any) -> None:
    if decks == RANDOM:
        return
    if not isinstance(decks, tuple) or len(decks) != 2 or not all(isinstance(d, str) for d in decks):
        raise BadSetup("Write decks as random or as a list of two, such as polar_dwarves and cave_goblins.")
    for deck in decks:
        if deck != RANDOM:
            deck_for(deck)


def settled_decks(decks: Any, seed: Seed) -> tuple[str, ...]:
    """Decks left to chance are drawn from the seed, apart from the match's own chance."""
    wanted: tuple[str, ...] = (RANDOM, RANDOM) if decks == RANDOM else decks
    drawer, names = DeckDraw(seed), tuple(READY)
    return tuple(names[below(drawer, len(names))] if deck == RANDOM else deck for deck in wanted)


def dealt(decks: list[Deck], edition: str) -> tuple[list[tuple[WarCard, int]], list[tuple[int, int]]]:
    """The cards of the match with their owners, and which of them start where."""
    deal: list[tuple[WarCard, int]] = []
    start: list[tuple[int, int]] = []

    def add(id: str, seat: int, place: tuple[int, int] | None = None) -> None:
        if place is not None:
            start.append((len(deal), b.own_space(seat, *place)))
        deal.append((printed(id, edition), seat))

    for seat, deck in enumerate(decks):
        ready = deck.ready
        add(deck.summoner, seat, ready.start[0])
        add("gate_start", seat, ready.start[1])
        for id, row, column in ready.units:
            add(id, seat, (row, column))
        for card in deck.cards():
            add(card.id, seat)
    return deal, start


def printed(id: str, edition: str) -> WarCard:
    """The card as an edition prints it."""
    other = f"{id}_{edition}"
    return BY_ID.get(other, BY_ID[id])


def set_up(s: WarState) -> None:
    wanted = s.t.setup["first"]
    s.turn = below(s, 2) if wanted == RANDOM else int(wanted[1]) - 1
    s.live = 0
    s.magic[s.turn], s.magic[1 - s.turn] = FIRST_MAGIC, SECOND_MAGIC
    for card, space in s.t.start:
        put(s, card, space)
    for seat in (0, 1):
        s.deck[seat] += s.t.draw_piles[seat]
        shuffle(s, s.deck[seat])
        draw(s, seat, HAND_SIZE)
    push(s, TURN, 0)

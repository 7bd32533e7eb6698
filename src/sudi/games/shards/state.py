"""The state of a match of Shards of Infinity, and the tables of printed facts beside it."""

from __future__ import annotations

from typing import Any

from sudi.kernel.cards import Library, Tables
from sudi.kernel.machine import Program
from sudi.kernel.state import (
    EVERYONE,
    NOBODY,
    OWNER,
    CardSet,
    PerPlayer,
    State,
    Zone,
    card_set,
    counter,
    flag,
    named,
    whose,
    zone,
)
from sudi.kernel.wording import Bilingual

from .card import CHAMPION, MERCENARY, ShardsCard
from .words import CHARACTER_NAMES, CHARACTERS

MAX_HEALTH = 50  # SOI-046
MAX_MASTERY = 30  # SOI-050
ROW_SIZE = 6  # SOI-017
HAND_SIZE = 5  # SOI-014, SOI-044
RELIC_MASTERY = 10  # SOI-135
INFINITE = 4095  # SOI-089: no sum of printed power comes near it, and it fits into an option

NEVER = 1 << 20  # a cost nobody can pay


def relics_seen(s: Any, owner: int, viewer: int) -> bool:
    """Relics lie open, except random ones: those are face down until their owner may take one (SOI-210)."""
    return s.t.relics_open or (owner == viewer and s.mastery[owner] >= RELIC_MASTERY)


class ShardsState(State):
    t: ShardsTables

    first: int = whose()
    health: PerPlayer[int] = counter(MAX_HEALTH, low=0, high=MAX_HEALTH)
    mastery: PerPlayer[int] = counter(0, low=0, high=MAX_MASTERY)
    character: PerPlayer[int] = named(CHARACTERS)
    gems: int = counter()
    power: int = counter(high=INFINITE)
    focused: bool = flag()
    relic_taken: PerPlayer[bool] = flag()

    hand: PerPlayer[Zone] = zone(seen_by=OWNER, pool="own")
    deck: PerPlayer[Zone] = zone(seen_by=NOBODY, ordered=True, pool="own")  # the top is the last card
    discard: PerPlayer[Zone] = zone(seen_by=EVERYONE)
    champions: PerPlayer[Zone] = zone(seen_by=EVERYONE)
    relics: PerPlayer[Zone] = zone(seen_by=relics_seen, pool="relics")
    played: Zone = zone(seen_by=EVERYONE, ordered=True)  # allies played from hand this turn
    hired: Zone = zone(seen_by=EVERYONE, ordered=True)  # mercenaries fast-played this turn
    row: Zone = zone(seen_by=EVERYONE, ordered=True)
    centre: Zone = zone(seen_by=NOBODY, ordered=True, pool="centre")  # the top is the last card
    spare_relics: Zone = zone(seen_by=NOBODY, pool="relics")
    offered_relics: Zone = zone(seen_by=EVERYONE)
    banished: Zone = zone(seen_by=EVERYONE)

    exhausted: CardSet = card_set()
    arrived: CardSet = card_set()  # champions played from hand this turn
    healed: int = counter()  # health gained this turn, also beyond the maximum
    more_cards: int = counter()  # cards to draw at the end of the turn beyond the usual hand


class ShardsTables(Tables):
    """Printed facts by card number, so that rules never look into objects."""

    mode: str
    setup: dict[str, Any]

    def __init__(self, library: Library, seats: int, deal: list[tuple[ShardsCard, int]]) -> None:
        super().__init__(ShardsState, library, seats, list(deal))
        cards = [card for card, _ in deal]
        self.cards = cards
        self.faction = [card.faction for card in cards]
        self.cost = [NEVER if card.cost is None else card.cost for card in cards]
        self.hire_cost = [self.cost[n] if card.kind == MERCENARY else NEVER for n, card in enumerate(cards)]
        self.champion_health = [card.health for card in cards]
        self.is_champion = [card.kind == CHAMPION or card.subtype == CHAMPION for card in cards]
        self.is_mercenary = [card.kind == MERCENARY for card in cards]
        self.shield = [card.shield for card in cards]
        self.shielding = {n for n, card in enumerate(cards) if card.shield or card.has_variable_shield}
        self.priced = {n: card.most_discount for n, card in enumerate(cards) if card.has_variable_cost}
        self.toughening = {n for n, _ in self.standing.get("health", ())}
        self.wardens = {n for n, _ in self.standing.get("may attack player", ())}
        self.guardians = {n for n, _ in self.standing.get("guard", ())}
        self.guards = {n for n, card in enumerate(cards) if card.guards}
        self.play = [self._programs(library, "play")] * seats
        self.exhaust = [self._programs(library, "exhaust")] * seats
        self.enemies = [[e for e in range(seats) if e != me] for me in range(seats)]
        self.team = list(range(seats))
        self.opposite = [-1] * seats
        self.nemesis = -1
        self.relics_open = True
        self.seat_names = [Bilingual(f"Hráč {n + 1}", f"Player {n + 1}") for n in range(seats)]
        self.hold_back = False
        self.row_refills = True

    def _programs(self, library: Library, name: str, prefix: str = "") -> list[Program | None]:
        return [library.program(prefix + card.id, name) for card in self.cards]

    def number_name(self, n: int) -> str:
        return "infinity" if n >= INFINITE else str(n)

    def word_name(self, n: int, lang: str) -> str:
        return CHARACTER_NAMES[n][lang]

    def in_match(self, s: ShardsState, seat: int) -> bool:
        return s.health[seat] > 0

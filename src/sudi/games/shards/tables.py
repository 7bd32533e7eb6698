"""The tables of a match: printed facts by card number, who sits where, which programs cards run."""

from __future__ import annotations

from typing import Any

from sudi.kernel.cards import Library, Tables
from sudi.kernel.machine import Program
from sudi.kernel.wording import Bilingual

from .cards.card import CHAMPION, MERCENARY, ShardsCard
from .state import INFINITE, ShardsState
from .words.names import CHARACTER_NAMES

NEVER = 1 << 20  # a cost nobody can pay


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

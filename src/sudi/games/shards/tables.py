"""The tables of a match: printed facts by card number, who sits where, which programs cards run."""

from __future__ import annotations

from typing import Any

from sudi.kernel.cards import Library, Tables
from sudi.kernel.machine import Program
from sudi.kernel.wording import Bilingual

from .cards.card import MERCENARY, ShardsCard
from .language.conditions import OnlyIf
from .language.nemesis import nemesis_id
from .language.standing import Cheaper
from .modes import ShardsMode
from .state import INFINITE, NEVER, ShardsState
from .words.names import word_name


class ShardsTables(Tables):
    """Printed facts by card number, so that rules never look into objects."""

    mode: str
    setup: dict[str, Any]

    def __init__(
        self, library: Library, mode: ShardsMode, seats: int, setup: dict[str, Any], deal: list[tuple[ShardsCard, int]]
    ) -> None:
        super().__init__(ShardsState, library.read_as(card for card, _ in deal), seats, list(deal))
        cards = [card for card, _ in deal]
        self.cards = cards
        self.faction = [card.faction for card in cards]
        self.cost = [NEVER if card.cost is None else card.cost for card in cards]
        self.hire_cost = [self.cost[n] if card.kind == MERCENARY else NEVER for n, card in enumerate(cards)]
        self.champion_health = [card.health for card in cards]
        self.is_champion = [card.is_champion for card in cards]
        self.is_mercenary = [card.kind == MERCENARY for card in cards]
        self.shield = [card.shield for card in cards]
        # Cards with standing rules of a kind; where there is none of them, the short way will do.
        self.growing_shields = self._with_rule("shield")
        self.shielding = self.growing_shields | {n for n, card in enumerate(cards) if card.shield}
        self.priced = {n: rule.amount.times for n, rule in self.standing.get("cost", ()) if isinstance(rule, Cheaper)}
        self.toughening = self._with_rule("health")
        self.wardens = self._with_rule("may attack player")
        self.guards = self._with_rule("may attack champion")
        self.guardians = self._with_rule("guard")
        self.exhaust_needs = {n: c.exhaust.condition for n, c in enumerate(cards) if isinstance(c.exhaust, OnlyIf)}
        self.play = [self._programs("play")] * seats
        self.exhaust = [self._programs("exhaust")] * seats
        self.teams, self.melee = mode.teams, mode.melee
        # Power assigned to players is spent, except where overkill carries over or everybody is hit for all of it.
        self.spends_power = not (mode.teams or mode.melee or mode.solo)
        self.hold_back: bool = setup["hold_back"]
        self.relics_open = setup["relics"] != "random"
        self.enemies = [[e for e in range(seats) if e != me] for me in range(seats)]
        self.team = list(range(seats))
        self.opposite = [-1] * seats
        self.nemesis = -1
        self.seat_names = [Bilingual(f"Hráč {n + 1}", f"Player {n + 1}") for n in range(seats)]
        if mode.teams:
            self._seat_teams(setup["seating"])
        if mode.solo:
            self._seat_nemesis(setup["nemesis_draw"])

    def _seat_teams(self, seating: str) -> None:
        self.team = [0, 0, 1, 1]
        self.enemies = [[2, 3], [2, 3], [0, 1], [0, 1]]
        self.opposite = [3, 2, 1, 0] if seating == "rows" else [2, 3, 0, 1]

    def _seat_nemesis(self, draw_becomes: str) -> None:
        """The nemesis sits in seat 1 and reads cards in its own way; the player decides for it (SOI-175)."""
        self.nemesis = 1
        self.decider = [0, 0]
        self.seat_names = [Bilingual("Hráč", "Player"), Bilingual("Úhlavní nepřítel", "Nemesis")]
        names = [nemesis_id(card.key, draw_becomes) for card in self.cards]
        self.play[1] = [self.library.program(name, "play") for name in names]
        self.exhaust[1] = [self.library.program(name, "exhaust") for name in names]

    def _programs(self, name: str) -> list[Program | None]:
        return [self.library.program(card.key, name) for card in self.cards]

    def _with_rule(self, key: str) -> set[int]:
        return {n for n, _ in self.standing.get(key, ())}

    def number_name(self, n: int) -> str:
        return "infinity" if n >= INFINITE else str(n)

    def number_text(self, n: int, lang: str) -> str:
        return ("nekonečno" if lang == "cs" else "infinite") if n >= INFINITE else str(n)

    def word_name(self, n: int, lang: str) -> str:
        return word_name(n)[lang]

    def any_order(self, s: ShardsState, waiting: list[tuple[int, int, int, int, int]]) -> bool:
        """An effect and its copies, all the same and none of them asking: two Talons, two Hearts."""
        rules = {rule for rule, *_ in waiting}
        return len(rules) == 1 and self.trigger_programs[rules.pop()].instant is not None

    def in_match(self, s: ShardsState, seat: int) -> bool:
        return s.health[seat] > 0

"""Printed facts by card number, beside the state, so that rules never look into objects."""

from __future__ import annotations

from typing import Any

from sudi.kernel.cards import Library, Tables
from sudi.kernel.machine import Program
from sudi.kernel.wording import Bilingual

from .cards.card import Permanent, Recruit, RoneCard
from .cards.invasion_card import InvasionCard, Protocol, Scenario
from .language.bonuses import FLEETING, CheaperUpgrades, KeepMore, MoreTechnologies, WildPlaces
from .modes import DIFFICULTIES, RoneMode
from .rules.bags import DAMAGE
from .rules.invasion.orders import Orders
from .rules.workshop.dice import FACE_WORDS
from .state import RoneState
from .words.names import (
    COLOURS,
    EVENT_WORD,
    EXTRA_NAMES,
    EXTRA_WORD,
    FEMININE_NAMES,
    KIND_IDS,
    KIND_NAMES,
    KIND_WORD,
    MOST_EVENTS,
    PAIR_WORD,
    PLURAL_NAMES,
    ZONE_WORD,
)


class RoneTables(Tables):
    """Printed facts by card number, so that rules never look into objects."""

    mode: str
    setup: dict[str, Any]
    players: int
    settling: Program  # what follows when somebody has fallen; see rules/victory.py

    def __init__(
        self, library: Library, seats: int, cards: list[RoneCard], mode: RoneMode, setup: dict[str, Any]
    ) -> None:
        super().__init__(RoneState, library, seats, [(card, -1) for card in cards], len(COLOURS) if mode.coop else 0)
        self.cards = cards
        self.reading = reading = mode.reading
        self.cost = [card.cost if isinstance(card, Recruit) else () for card in cards]
        self.faction = [card.faction if isinstance(card, Recruit) else -1 for card in cards]
        self.harm = [DAMAGE.pack(list(card.damage)) if isinstance(card, Recruit) else 0 for card in cards]
        self.reward = [card.reward if isinstance(card, Recruit) else 0 for card in cards]
        self.training_cost = [getattr(card, "training_cost", None) or 0 for card in cards]
        self.is_starter = [isinstance(card, Recruit) and card.training_cost is None for card in cards]
        self.fleeting = self.standing_masks.get(FLEETING, 0)
        self.is_technology = [isinstance(card, Permanent) and not card.leader for card in cards]
        self.play = self._programs(library, "play")
        self.drawn = self._programs(library, "drawn")
        self.dumped = self._programs(library, "dumped")
        self.trained = self._programs(library, "trained")
        self.active = self._programs(library, "active")
        pairs = [library.program(f"{reading}board", f"pair {kind}") for kind in KIND_IDS]
        self.pair = [program for program in pairs if program is not None]
        self.has_active = [
            (isinstance(card, Permanent) and card.active is not None)
            or (isinstance(card, Protocol) and card.active is not None)
            for card in cards
        ]
        self.keep_bonus, self.wild_bonus, self.upgrade_bonus, self.count_bonus = (
            [card.bonus(what) for card in cards] for what in (KeepMore, WildPlaces, CheaperUpgrades, MoreTechnologies)
        )
        self.trigger_programs = library.trigger_programs
        if reading:
            rules = {n: library.program(f"{reading}rule {n}", "do") for n in library.trigger_programs}
            self.trigger_programs = {n: p for n, p in rules.items() if p is not None}
        self.invasion = [card if isinstance(card, InvasionCard) else None for card in cards]
        self.protocol = [card if isinstance(card, Protocol) else None for card in cards]
        self.scenario = [card if isinstance(card, Scenario) else None for card in cards]
        self.worth: list[float] = []  # what bots think of the cards; see evaluate.py
        self.ability_worth: list[float] = []
        self.saves: list[int] = []  # cards of the dump that a permanent saves
        self.threat: list[float] = []  # of cards of the Invasion
        self.zone_orders: tuple[Orders, ...] = ()  # what the five training zones of the Invasion do
        self.coop, self.teams, self.quick, self.extended = mode.coop, mode.teams, mode.quick, mode.extended
        self.together = mode.coop or mode.teams or mode.quick  # do several players play at the same time?
        self.sharing = mode.coop or mode.teams  # do they hand each other what they gain?
        self._seat_sides()
        self.to_win: int = setup["wins"]
        self.rows = DIFFICULTIES.index(setup["difficulty"])  # visible support rows of the scenario card
        self.equal_odds: bool = setup["equal_odds"]
        self.start_armor, self.start_life = setup["armor"], setup["life"]

    def _seat_sides(self) -> None:
        """Who stands with whom, who plays at the same time (`mates`, oneself included), who against whom."""
        everybody = list(range(self.seats))
        self.team = everybody
        self.mates = [[me] for me in everybody]
        if self.coop:
            self.team = [0] * self.seats
        elif self.teams:
            self.team = [int(2 * seat >= self.seats) for seat in everybody]
        if self.sharing:
            self.mates = [[seat for seat in everybody if self.team[seat] == self.team[me]] for me in everybody]
        elif self.quick:
            self.mates = [everybody] * self.seats
        self.enemies = [[seat for seat in everybody if self.team[seat] != self.team[me]] for me in everybody]

    def _programs(self, library: Library, name: str) -> list[Program | None]:
        return [library.program(self.reading + card.id, name) for card in self.cards]

    def word_name(self, n: int, lang: str) -> str:
        """What a log line is about: a face of a die, or something that is counted from further up (words/names.py)."""
        if n >= EVENT_WORD:
            card, event = divmod(n - EVENT_WORD, MOST_EVENTS)
            scenario = self.scenario[card]
            assert scenario is not None
            return scenario.events[event].name[lang]
        for first, names in (
            (ZONE_WORD, FEMININE_NAMES),
            (PAIR_WORD, PLURAL_NAMES),
            (EXTRA_WORD, EXTRA_NAMES),
            (KIND_WORD, KIND_NAMES),
        ):
            if n >= first:
                return names[n - first][lang]
        return FACE_WORDS[n].text[lang]

    def place_name(self, s: Any, place: int) -> str:
        return KIND_IDS[place]

    def place_text(self, s: Any, place: int) -> Bilingual:
        """A training zone."""
        return FEMININE_NAMES[place]

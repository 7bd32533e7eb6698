"""One match as every research interface sees it: who acts, what is open, what was won."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from sudi.games import game as game_by_name
from sudi.kernel.chance import GOLDEN, scramble
from sudi.kernel.decision import seat_name
from sudi.kernel.errors import unknown
from sudi.kernel.machine import apply

from .actions import Actions, Board, Deck
from .observations import Observer


def seed_of(seed: int, number: int) -> int:
    """The seed of match number so-and-so of an experiment with this seed."""
    return scramble(seed * GOLDEN + number + 1) >> 16


class Face:
    """A game with a set-up: its actions and what is observed, the same for all matches of it."""

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        players: int | None = None,
        setup: dict[str, Any] | None = None,
    ) -> None:
        self.game = game_by_name(game)
        self.setup = dict(setup or {})
        chosen, count, values = self.game.setup(mode, players, self.setup)
        self.mode, self.players = chosen.name, count
        self.tables = self.game.tables_for(chosen, count, values)
        self.deck = _deck(self.game, self.tables, values)
        board = Board(self.game, self.tables)
        self.actions = Actions(self.tables, self.deck, board)
        self._board = board
        self.observer = Observer(self.game, self.tables, self.deck, board)

    def observer_of(self, *fields: str) -> Observer:
        """A quick look at a few fields only, such as "gems" and "mastery"; `names` says what it tells."""
        known = [field.name for field in self.observer.fields]
        for name in fields:
            if name not in known:
                raise unknown(f"field that {self.game.name} shows", name, known)
        return Observer(self.game, self.tables, self.deck, self._board, fields)

    def __reduce__(self) -> tuple[Any, ...]:
        return Face, (self.game.name, self.mode, self.players, self.setup)

    def __deepcopy__(self, memo: dict[int, Any]) -> Face:
        return self  # it never changes; OpenSpiel copies states with everything that they point at

    @property
    def agents(self) -> list[str]:
        return [seat_name(seat) for seat in range(self.players)]

    def start(self, seed: int) -> Episode:
        return Episode(self, self.game.new_state(self.mode, self.players, seed, **self.setup))


class Episode:
    """A match in progress. `half`: the first of the two actions that a choice takes, if it was made already."""

    __slots__ = ("_open", "choices", "face", "half", "state")

    def __init__(self, face: Face, state: Any, half: int = -1, choices: int = 0) -> None:
        self.face, self.state, self.half, self.choices = face, state, half, choices
        self._open: tuple[Any, dict[int, list[int]]] | None = None  # of which state, and what is open in it

    def copy(self) -> Episode:
        return Episode(self.face, self.state.t.copier(self.state), self.half, self.choices)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()  # the tables of a match never change and are shared by all its copies

    @property
    def seat(self) -> int:
        """Who acts; -1: the match is over."""
        return -1 if self.cut else int(self.state.seat)

    @property
    def cut(self) -> bool:
        """Is it longer than any match may be? Then nobody has won."""
        return self.choices >= self.face.game.max_choices and self.state.seat >= 0

    def offered(self) -> dict[int, list[int]]:
        """What is open now, with the options behind each action; worked out once for a moment, however often asked."""
        if self._open is None or self._open[0] is not self.state:
            open_ = self.face.actions.offered(self.state, self.half) if self.seat >= 0 else {}
            self._open = self.state, open_
        return self._open[1]

    def legal(self) -> list[int]:
        """The actions that are open to the seat that acts, in order."""
        return sorted(self.offered())

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """A one for each action that is open to this seat now."""
        found = np.zeros(len(self.face.actions), dtype=np.int8)
        if seat == self.seat:
            found[list(self.offered())] = 1
        return found

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """What this seat may know, as numbers (`face.observer.names` names them)."""
        return self.face.observer.observe(self.state, seat)

    def step(self, action: int) -> None:
        """Take an action; one that is not open is a ValueError that says so."""
        offered = self.offered()
        if action not in offered:
            raise ValueError(f"Action {action} is not open now; take one of the actions of the mask.")
        left = offered[action]
        if len(left) > 1 and self.half < 0:
            self.half, self._open = action, None
            return
        self.choose(left[0])

    def actions_of(self, option: int) -> list[int]:
        """The one or two actions, none of them taken yet, that an option of the machine is."""
        first = next(action for action, left in self.offered().items() if option in left)
        if len(self.offered()[first]) == 1:
            return [first]
        then = self.face.actions.offered(self.state, first)
        return [first, next(action for action, left in then.items() if option in left)]

    def choose(self, option: int) -> None:
        """Take an option of the machine by its number, as bots do."""
        apply(self.state, option)
        self.half, self._open = -1, None
        self.choices += 1

    def rewards(self) -> list[float]:
        """For each seat 1 for a win, -1 for a loss, 0 while nothing is decided and for a draw."""
        result, t = self.state.result, self.state.t
        if result is None or self.state.seat >= 0:
            return [0.0] * t.seats
        winners = set(result[0])
        if t.one_side:
            return [1.0 if winners else -1.0] * t.seats
        if not winners or len(winners) == t.seats:
            return [0.0] * t.seats
        return [1.0 if seat in winners else -1.0 for seat in range(t.seats)]

    def ask(self, bot: Any, luck: Random) -> None:
        """Let a bot choose for the seat that acts."""
        from sudi.bots import decide

        self.choose(decide(bot, self.face.game, self.state, self.state.seat, luck))


def _deck(game: Any, tables: Any, values: dict[str, Any]) -> Deck:
    """The cards of the match; where they are left to chance, whatever cards the game has."""
    if game.settle(values, 1) == game.settle(values, 2) == game.settle(values, 3):
        counts = Counter(tables.card_ids)
        return Deck(tuple(sorted(counts)), tuple(counts[kind] for kind in sorted(counts)))
    cards = {kind: game.library.cards[kind] for kind in sorted(game.library.cards)}
    most = [tables.seats * max(1, getattr(card, "limit", 0) or card.copies) for card in cards.values()]
    return Deck(tuple(cards), tuple(most))

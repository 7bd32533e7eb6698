"""What becomes of every card of a game in many matches: how often it was dealt, played, used, and did something.

The game says what to look for (`Game.deeds`, names of log lines) and deals every card in turn (`Game.varied`).
Whoever plays picks among the options by chance, but an option about a card of the hand before one that ends a phase:
what is never tried tells nothing about a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from sudi.games import game as game_by_name
from sudi.games import kept
from sudi.kernel.errors import BadSetup
from sudi.kernel.game import Game
from sudi.kernel.machine import apply

from .playing import mixed
from .simulate import Progress, cores, workers

CHUNK = 8
DEALT, PLAYED, USED, FIRED = COLUMNS = ("dealt", "played", "used", "fired")


@dataclass(frozen=True)
class Fault:
    """A match that did not end as it should, with what is needed to see it again."""

    number: int
    seed: int
    setup: dict[str, Any]
    error: str


@dataclass
class Careers:
    """By card: in how many decks it was, how often it was played, used, and named as the cause of something."""

    game: str
    mode: str
    seed: int
    matches: int = 0
    choices: int = 0
    ended: Counter[str] = field(default_factory=Counter)  # by the rule that ended the match
    counts: dict[str, Counter[str]] = field(default_factory=lambda: {column: Counter() for column in COLUMNS})
    faults: list[Fault] = field(default_factory=list)

    def add(self, other: Careers) -> None:
        self.matches += other.matches
        self.choices += other.choices
        self.ended += other.ended
        for column, found in other.counts.items():
            self.counts[column].update(found)
        self.faults += other.faults

    def row(self, card: str) -> dict[str, int]:
        return {column: self.counts[column][card] for column in COLUMNS}

    def seldom(self, cards: list[str], least: int) -> list[str]:
        """The cards that were played less often than that, the rarest first."""
        played = self.counts[PLAYED]
        return sorted((id for id in cards if played[id] < least), key=lambda id: (played[id], id))

    def data(self) -> dict[str, Any]:
        """JSON-ready."""
        cards = [*game_by_name(self.game).library.cards]
        return {
            "game": self.game,
            "mode": self.mode,
            "seed": self.seed,
            "matches": self.matches,
            "choices": self.choices,
            "ended": dict(sorted(self.ended.items())),
            "cards": {id: self.row(id) for id in cards},
            "faults": [vars(fault) for fault in self.faults],
        }


def careers(
    game: str,
    mode: str | None = None,
    matches: int = 100,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Careers:
    """Play so many matches in which the cards of the game come up in turn. The same for every number of processes."""
    one = game_by_name(game)
    if not one.deeds:
        raise BadSetup(f"{one.name} does not tell what it is to play a card.")
    if isinstance(matches, bool) or not isinstance(matches, int) or matches < 1:
        raise BadSetup("The number of matches must be a whole number from 1.")
    chosen, _, _ = one.setup(mode, None, {})
    found, done = Careers(game, chosen.name, seed), 0
    chunks = [range(at, min(at + CHUNK, matches)) for at in range(0, matches, CHUNK)]
    for part in _run(game, chosen.name, seed, chunks, min(processes or cores(), len(chunks))):
        found.add(part)
        done += part.matches
        if progress is not None:
            progress(done, matches)
    found.faults.sort(key=lambda fault: fault.number)
    return found


def _run(game: str, mode: str, seed: int, chunks: list[range], processes: int) -> Iterator[Careers]:
    work = partial(_chunk, game, mode, seed)
    if processes == 1:
        yield from map(work, chunks)
        return
    with workers(processes) as pool:
        yield from pool.imap_unordered(work, chunks)


def _chunk(game: str, mode: str, seed: int, numbers: range) -> Careers:
    kept(game)
    found = Careers(game, mode, seed)
    for number in numbers:
        follow(game_by_name(game), mode, seed, number, found)
    return found


def follow(game: Game, mode: str, seed: int, number: int, found: Careers) -> None:
    """Play one match to its end and count what its cards do; an error is kept with what leads to it."""
    chance = mixed(seed, number)
    setup = game.varied(mode, number, chance)
    deeds = {line.id: deed for deed, names in game.deeds.items() for line in game.lines.all if line.name in names}
    found.matches += 1
    try:
        log: list[tuple[int, int, int, int, int]] = []
        s = game.new_state(mode, None, chance >> 16, log, **setup)
        for id in {*s.t.card_ids}:
            found.counts[DEALT][id] += 1
        dice = Random(chance)
        made = 0
        while s.seat >= 0 and made < game.max_choices:
            log.clear()
            apply(s, _pick(s, dice))
            made += 1
            for card, deed in {(raw[2], deeds[raw[0]]) for raw in log if raw[2] >= 0 and raw[0] in deeds}:
                found.counts[deed][s.t.card_ids[card]] += 1
        found.choices += made
        if s.seat >= 0:
            raise RuntimeError(f"not over after {made} choices")
        found.ended[s.result[2]] += 1
    except Exception as error:  # a report of what goes wrong must not end with the first thing
        found.faults.append(Fault(number, chance >> 16, dict(setup), f"{type(error).__name__}: {error}"))


def _pick(s: Any, dice: Random) -> int:
    """By chance; where the last option only passes or ends something it is taken a little less often."""
    last = len(s.options) - 1
    choice = int(dice.random() * (last + 1))
    return choice if choice < last else int(dice.random() * (last + 1))

"""Thousands of matches between bots on all cores, the same for every number of processes.

Every match has its own seed, made from the seed of the whole and its number; who sits where follows from its number
too. So a match does not depend on which process plays it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing.pool import Pool
from random import Random
from typing import Any, TypeAlias

from sudi.bots import TERMS, Rack, Terms, bot
from sudi.games import game as game_by_name
from sudi.games import kept
from sudi.kernel.chance import GOLDEN, scramble
from sudi.kernel.errors import BadSetup

from .forfeits import Forfeits, forfeits_of
from .playing import Played, mixed, play, sides_of
from .statistics import Length, Share, length

Progress: TypeAlias = Callable[[int, int], None]
CHUNK = 8  # matches that one process plays before it reports


@dataclass(frozen=True)
class Job:
    """What every process has to know to play any match of an experiment."""

    game: str
    mode: str
    players: int
    setup: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    terms: Terms = TERMS


@dataclass(frozen=True)
class Simulation:
    """What came out of a simulation."""

    game: str
    mode: str
    players: int
    bots: tuple[str, ...]
    seed: int
    matches: int
    seats: dict[str, Share]
    by_bot: dict[str, Share]
    draws: int
    unfinished: int
    choices: Length
    turns: Length
    rounds: Length
    traits: dict[str, dict[str, Share]]  # by what was played with: decks, leaders, who began
    outcomes: dict[str, Share]  # what matches tried for beside winning: scenarios of a campaign
    forfeits: dict[str, Forfeits]  # programs that crashed, were late or answered nonsense

    def data(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "game": self.game,
            "mode": self.mode,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "matches": self.matches,
            "wins": {
                "seats": {name: share.wins for name, share in self.seats.items()},
                "bots": {name: share.wins for name, share in self.by_bot.items()},
            },
            "intervals": {
                "seats": {name: share.data() for name, share in self.seats.items()},
                "bots": {name: share.data() for name, share in self.by_bot.items()},
                **{
                    trait: {value: share.data() for value, share in shares.items()}
                    for trait, shares in self.traits.items()
                },
            },
            "draws": self.draws,
            "unfinished": self.unfinished,
            "outcomes": {name: share.data() for name, share in self.outcomes.items()},
            "forfeits": {name: one.data() for name, one in self.forfeits.items()},
            "lengths": {
                "choices": self.choices.data(),
                "turns": self.turns.data(),
                "rounds": self.rounds.data(),
            },
        }


def simulate(
    game: str,
    mode: str | None = None,
    players: int | None = None,
    setup: dict[str, Any] | None = None,
    bots: tuple[str, ...] | list[str] = ("random",),
    matches: int = 100,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    terms: Terms | None = None,
) -> Simulation:
    """Play so many matches. Bots are given by name: one for all seats, one for each seat, or one for each team.

    `terms` are for bots that are programs of somebody's own (`exec:COMMAND`).
    """
    one = game_by_name(game)
    chosen, count, _ = one.setup(mode, players, setup or {})
    if isinstance(matches, bool) or not isinstance(matches, int) or matches < 1:
        raise BadSetup("The number of matches must be a whole number from 1.")
    if processes is not None and processes < 1:
        raise BadSetup("The number of processes must be a whole number from 1.")
    terms = terms or TERMS
    for name in (*bots, *([terms.replace] if terms.replace is not None else [])):
        bot(name)
    job = Job(game, chosen.name, count, dict(setup or {}), tuple(bots), seed, terms)
    teams = sides_of(one, job.mode, job.players, job.setup)
    if not bots or len(bots) not in (1, count, len({*teams[:count]})):
        raise BadSetup(f"The mode {chosen.name!r} with {count} players takes 1 or {count} bots, not {len(bots)}.")
    played: list[Played | None] = [None] * matches
    for done, (number, result) in enumerate(_run(job, matches, processes or cores()), 1):
        played[number] = result
        if progress is not None:
            progress(done, matches)
    return _summary(job, teams, [result for result in played if result is not None])


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _run(job: Job, matches: int, processes: int) -> Iterator[tuple[int, Played]]:
    chunks = [range(at, min(at + CHUNK, matches)) for at in range(0, matches, CHUNK)]
    processes = min(processes, len(chunks))
    if processes == 1:
        for chunk in chunks:
            yield from _play_chunk(job, chunk)
        return
    with workers(processes) as pool:
        for played in pool.imap_unordered(partial(_kept_chunk, job), chunks):
            yield from played


def workers(processes: int) -> Pool:
    """Processes that play; they end with the `with` that they are used in, and what they have started with them."""
    context = multiprocessing.get_context("spawn")  # the same everywhere, and safe beside threads
    return context.Pool(processes, initializer=leave_interrupts)


def leave_interrupts() -> None:
    """Ctrl-C is answered by the process that people talk to, which then ends the others: in order, with their bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


_at_work = [False]  # is this process in the middle of a chunk, with bots to be ended?


@contextmanager
def at_work() -> Iterator[None]:
    """A chunk that is to be left in order."""
    _at_work[0] = True
    try:
        yield
    finally:
        _at_work[0] = False


def _leave(*_: object) -> None:
    """Out of a chunk in order; a process that has nothing to do, or is ending already, goes without a word."""
    if _at_work[0]:
        sys.exit(1)
    os._exit(1)


def _kept_chunk(job: Job, numbers: range) -> list[tuple[int, Played]]:
    kept(job.game)
    with at_work():
        return list(_play_chunk(job, numbers))


def _play_chunk(job: Job, numbers: range) -> Iterator[tuple[int, Played]]:
    with Rack(job.terms) as rack:
        for number in numbers:
            yield number, play_match(job, number, rack)


def play_match(job: Job, number: int, rack: Rack) -> Played:
    """Match number so-and-so of a simulation."""
    game = game_by_name(job.game)
    seed = mixed(job.seed, number)
    s = game.new_state(job.mode, job.players, seed >> 16, **job.setup)
    sides = sides_of(game, job.mode, job.players, job.setup)
    rng = Random(scramble(seed ^ GOLDEN))
    return play(game, s, sides, seating(job, sides, number), [rng] * len(sides), rack)


def seating(job: Job, teams: list[int], number: int) -> list[str]:
    """The bots by seat in a match: everybody moves on by one place, or by one team, from match to match."""
    bots, people = job.bots, job.players
    sides = sorted({*teams[:people]})
    if len(bots) == 1:
        return [bots[0]] * people
    if len(bots) == len(sides) < people:
        return [bots[(sides.index(team) + number) % len(bots)] for team in teams[:people]]
    step = people // len(sides)  # partners stay partners
    return [bots[(seat + step * number) % people] for seat in range(people)]


def _summary(job: Job, teams: list[int], played: list[Played]) -> Simulation:
    seat_wins = [0] * len(teams)
    wins = dict.fromkeys(job.bots, 0)
    sides = dict.fromkeys(job.bots, 0)
    for number, match in enumerate(played):
        winners = match.winners or ()
        for seat in winners:
            seat_wins[seat] += 1
        won = {teams[seat] for seat in winners}
        # Partners share a win: a bot is counted once for each side it plays on.
        for name, team in {(name, teams[seat]) for seat, name in enumerate(seating(job, teams, number))}:
            sides[name] += 1
            wins[name] += team in won
    return Simulation(
        game=job.game,
        mode=job.mode,
        players=job.players,
        bots=job.bots,
        seed=job.seed,
        matches=len(played),
        seats={f"p{seat + 1}": Share(n, len(played)) for seat, n in enumerate(seat_wins)},
        by_bot={name: Share(wins[name], sides[name]) for name in wins},
        # Players who all stand together cannot draw: without a winner the game has beaten them.
        draws=sum(match.winners == () for match in played) if len(set(teams)) > 1 else 0,
        unfinished=sum(match.winners is None for match in played),
        choices=length([match.choices for match in played]),
        turns=length([match.turns for match in played]),
        rounds=length([match.rounds for match in played]),
        traits=_by_trait(played),
        outcomes=_by_outcome(played),
        forfeits=forfeits_of(one for match in played for one in match.forfeits),
    )


def _by_trait(played: list[Played]) -> dict[str, dict[str, Share]]:
    """How often a seat won that played with something: a deck, a leader, the first turn."""
    counted: dict[str, dict[str, list[int]]] = {}
    for match in played:
        for seat, traits in enumerate(match.traits):
            for trait, values in traits.items():
                for value in values:
                    tally = counted.setdefault(trait, {}).setdefault(value, [0, 0])
                    tally[0] += seat in (match.winners or ())
                    tally[1] += 1
    return {
        trait: {value: Share(wins, n) for value, (wins, n) in sorted(values.items())}
        for trait, values in counted.items()
    }


def _by_outcome(played: list[Played]) -> dict[str, Share]:
    """How often something came about in the matches that tried for it."""
    counted: dict[str, list[bool]] = {}
    for match in played:
        for name, reached in match.outcomes:
            counted.setdefault(name, []).append(reached)
    return {name: Share(sum(tries), len(tries)) for name, tries in counted.items()}

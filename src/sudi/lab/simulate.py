"""Thousands of matches between bots on all cores, the same for every number of processes.

Every match has its own seed, made from the seed of the whole and its number; who sits where follows from its number
too. So a match does not depend on which process plays it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, TypeAlias

from sudi.bots import bot, decide
from sudi.games import game as game_by_name
from sudi.games import kept
from sudi.kernel.chance import GOLDEN, scramble
from sudi.kernel.errors import BadSetup
from sudi.kernel.machine import apply

from .statistics import Length, Share, length

Progress: TypeAlias = Callable[[int, int], None]
CHUNK = 8  # matches that one process plays before it reports


@dataclass(frozen=True)
class Job:
    """What every process has to know to play any match of a simulation."""

    game: str
    mode: str
    players: int
    setup: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Played:
    """One match: who won (None: not finished), how long it took, and what each seat played with."""

    winners: tuple[int, ...] | None
    choices: int
    turns: int
    traits: tuple[dict[str, tuple[str, ...]], ...] = ()
    rounds: int = 0
    outcomes: tuple[tuple[str, bool], ...] = ()


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
) -> Simulation:
    """Play so many matches. Bots are given by name: one for all seats, one for each seat, or one for each team."""
    one = game_by_name(game)
    chosen, count, _ = one.setup(mode, players, setup or {})
    if isinstance(matches, bool) or not isinstance(matches, int) or matches < 1:
        raise BadSetup("The number of matches must be a whole number from 1.")
    if processes is not None and processes < 1:
        raise BadSetup("The number of processes must be a whole number from 1.")
    for name in bots:
        bot(name)
    job = Job(game, chosen.name, count, dict(setup or {}), tuple(bots), seed)
    teams = _teams(job)
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
        for number in range(matches):
            yield number, play_match(job, number)
        return
    context = multiprocessing.get_context("spawn")  # the same everywhere, and safe beside threads
    with context.Pool(processes, initializer=_leave_interrupts) as pool:
        for chunk in pool.imap_unordered(partial(_play_chunk, job), chunks):
            yield from chunk


def _leave_interrupts() -> None:
    """Ctrl-C is answered by the process that people talk to, which then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(job: Job, numbers: range) -> list[tuple[int, Played]]:
    kept(job.game)
    return [(number, play_match(job, number)) for number in numbers]


def play_match(job: Job, number: int) -> Played:
    """Match number so-and-so of a simulation."""
    game = game_by_name(job.game)
    seed = scramble(job.seed * GOLDEN + number + 1)
    s = game.new_state(job.mode, job.players, seed >> 16, **job.setup)
    rng = Random(scramble(seed ^ GOLDEN))
    seated = [bot(name) for name in seating(job, _teams(job), number)]
    made = 0
    while s.seat >= 0 and made < game.max_choices:
        seat = s.seat
        apply(s, decide(seated[seat], game, s, seat, rng))
        made += 1
    winners = None if s.result is None else tuple(s.result[0])
    return Played(winners, made, s.turns, tuple(game.traits(s)), game.rounds(s), tuple(game.outcomes(s).items()))


def _teams(job: Job) -> list[int]:
    """The side of each seat of the table; a game without teams has one side a seat."""
    game = game_by_name(job.game)
    chosen, count, values = game.setup(job.mode, job.players, job.setup)
    tables = game.tables_for(chosen, count, values)
    return list(getattr(tables, "team", range(tables.seats)))


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

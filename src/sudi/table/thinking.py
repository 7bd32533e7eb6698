"""Bots that think in other processes, so that whoever keeps the tables never waits for them.

A thinker gets the packed state and runs the bot through `sudi.bots.decide`, which shows the bot only what its seat may
know. A bot that looks at nothing (the random one) and a decision with one option are answered on the spot. A level that
thinks has to answer in its time however many wait before it: what is left of it when its turn comes is all it gets.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random, SystemRandom
from types import ModuleType
from typing import Any, TypeVar

import sudi
from sudi.bots import NAMES, bot, decide, levels
from sudi.bots.budget import hurry
from sudi.coach.hints import hints
from sudi.games import kept
from sudi.kernel.dealing import determinise
from sudi.kernel.game import Game
from sudi.kernel.wording import Bilingual

T = TypeVar("T")
resource: ModuleType | None
try:
    import resource
except ImportError:  # systems that have no such limits
    resource = None

QUICK = ("random", *levels.QUICK)  # not worth the way to another process
DEFAULT = "regular"  # takes over for somebody who is away
MOST_MEMORY = 1 << 30  # bytes of address space for one thinker
LONGEST_SHOW = 1.0  # seconds that a bot with nothing to think about seems to think at most


def offered_bots() -> dict[str, Bilingual]:
    """The opponents that a table offers, the one for newcomers first, in words."""
    return {
        rank.name: Bilingual(f"{rank.title.cs}: {rank.says.cs}", f"{rank.title.en}: {rank.says.en}")
        for rank in levels.RANKS
    }


def is_bot(name: str) -> bool:
    """May a seat be given to it? Programs of others are not for strangers to start."""
    return name in NAMES


def think(
    name: str,
    mode: str,
    players: int,
    setup: dict[str, Any],
    packed: Any,
    seat: int,
    who: str,
    seed: int,
    until: float | None = None,
) -> tuple[int, float]:
    """Runs in another process: the number of the option that the bot takes, and how many seconds it thought."""
    since = time.perf_counter()
    rules, state = _unpacked(name, mode, players, setup, packed)
    with hurry(until):
        return decide(bot(who), rules, state, seat, Random(seed)), time.perf_counter() - since


def advise(name: str, mode: str, players: int, setup: dict[str, Any], packed: Any) -> list[dict[str, Any]]:
    """Runs in another process: the best options of the pending decision as data (`sudi.coach.hints`)."""
    rules, state = _unpacked(name, mode, players, setup, packed)
    return [hint.data() for hint in hints(sudi.Match(rules, state, 0))]


def _unpacked(name: str, mode: str, players: int, setup: dict[str, Any], packed: Any) -> tuple[Game, Any]:
    rules = kept(name)
    chosen, count, values = rules.setup(mode, players, setup)
    return rules, rules.state.unpack(packed, rules.tables_for(chosen, count, values))


def stay_only_with(parent: int) -> None:
    """A process whose parent was killed has nobody to work for and ends. None gets more memory than it can need."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """A few processes for all bots of all tables."""

    def __init__(self, processes: int | None = None, chance: Random | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self.chance = chance or SystemRandom()
        # By game and bot: how many seconds it thinks, short of rare exceptions.
        self._thought: dict[tuple[str, str], float] = {}

    def usual(self, match: sudi.Match, who: str) -> float:
        """How many seconds this bot seems to think, so that one with nothing to think about takes no less."""
        return self._thought.get((match.game.name, who), 0.0)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork of a process with threads and an event loop may hang; a fresh one cannot.
            fresh = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, fresh, stay_only_with, (os.getpid(),))
        return self._pool

    async def decide(self, match: sudi.Match, seat: int, who: str) -> str:
        """The name of the option that this bot takes."""
        s, seed = match.state, self.chance.getrandbits(62)
        if who in QUICK or len(s.options) == 1:
            index = decide(bot(who), match.game, s, seat, Random(seed))
        else:
            tables = s.t
            seconds = levels.patience(who, match.game.name, tables.mode)
            until = None if seconds is None else time.monotonic() + seconds
            job = (match.game.name, tables.mode, tables.players, tables.setup, s.pack(), seat, who, seed, until)
            index, took = await self._elsewhere(think, *job)
            before = self.usual(match, who)
            self._thought[match.game.name, who] = min(max(took, 0.95 * before), LONGEST_SHOW)
        decision = match.decision
        assert decision is not None
        return decision.options[index].name

    async def advise(self, match: sudi.Match, seat: int) -> list[dict[str, Any]]:
        """What the coach says about the pending decision. It gets a world that the seat cannot tell from the real one,
        so it cannot tell more than the seat may know."""
        world, tables = determinise(match.state, seat, 0), match.state.t
        job = (match.game.name, tables.mode, tables.players, tables.setup, world.pack())
        return await self._elsewhere(advise, *job)

    async def _elsewhere(self, work: Callable[..., T], *job: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._workers(), work, *job)
        except BrokenExecutor:
            # A process was killed from outside; new ones take over.
            self.close()
            return await loop.run_in_executor(self._workers(), work, *job)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

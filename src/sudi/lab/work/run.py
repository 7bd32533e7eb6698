"""Playing a plan: which chunks are left, who plays them, and rows in the order of the deals, whoever was quicker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

from sudi.bots import bot
from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup

from ..simulate import Progress, cores
from .arm import Arm, Plan, fingerprint
from .chunks import Chunk, play_chunk
from .cluster import run_on
from .keeping import Kept
from .limits import limits_of
from .local import Done, run_here
from .row import Row

SECONDS = 2.0  # of a chunk, about: short enough to be lost, long enough that handing it over costs nothing
FEW = 2  # deals of a chunk as long as nobody knows how long they take


@dataclass
class Bench:
    """Where work is done: so many processes here, or a cluster; what was played is kept, perhaps in a folder."""

    workers: int | None = None
    cluster: str = ""
    out: Path | None = None
    progress: Progress | None = None
    kept: Kept = field(init=False)
    played: int = 0  # matches, beside those that were there already
    seconds: float = 0.0  # of processor, for them

    def __post_init__(self) -> None:
        if self.workers is not None and (isinstance(self.workers, bool) or self.workers < 1):
            raise BadSetup("The number of workers must be a whole number from 1.")
        self.kept = Kept(self.out)

    def __enter__(self) -> Bench:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kept.close()


class _Supply:
    """The chunks of a plan that are still to be played, cut so that each takes seconds."""

    def __init__(self, plan: Plan, missing: dict[int, list[int]], processes: int) -> None:
        # Arms that share their changes come together: a process reads the game anew for each other set of them.
        order = sorted(missing, key=lambda arm: (plan.arms[arm].changes, arm))
        self.waiting = [(arm, span) for arm in order for span in _spans(missing[arm])]
        self.waiting.reverse()
        self.left = sum(map(len, missing.values()))
        self.processes = processes
        self.pace: float | None = None  # seconds a match

    def __call__(self) -> Chunk | None:
        if not self.waiting:
            return None
        arm, span = self.waiting.pop()
        size = FEW if self.pace is None else max(1, round(SECONDS / max(self.pace, 1e-4)))
        size = min(size, max(1, -(-self.left // (2 * self.processes))))
        if len(span) > size:
            self.waiting.append((arm, span[size:]))
            span = span[:size]
        self.left -= len(span)
        return Chunk(arm, span[0], span[-1] + 1)

    def learn(self, matches: int, seconds: float) -> None:
        pace = seconds / matches
        self.pace = pace if self.pace is None else 0.7 * self.pace + 0.3 * pace


def _spans(deals: list[int]) -> list[range]:
    """Runs of neighbouring numbers."""
    found: list[range] = []
    for deal in deals:
        if found and found[-1].stop == deal:
            found[-1] = range(found[-1].start, deal + 1)
        else:
            found.append(range(deal, deal + 1))
    return found


def run(plan: Plan, bench: Bench) -> list[list[Row]]:
    """The rows of every arm, deal by deal."""
    if isinstance(plan.deals, bool) or plan.deals < 1:
        raise BadSetup("The number of deals must be a whole number from 1.")
    for arm in plan.arms:
        check(arm)
    names = [fingerprint(arm, plan.seed) for arm in plan.arms]
    numbers = range(plan.first, plan.first + plan.deals)
    missing: dict[int, list[int]] = {}
    seen: set[str] = set()
    for n, name in enumerate(names):
        there = bench.kept.rows.get(name, {})
        if name not in seen and (left := [deal for deal in numbers if deal not in there]):
            missing[n] = left
        seen.add(name)
    total = sum(map(len, missing.values()))
    done = 0
    supply = _Supply(plan, missing, bench.workers or cores())
    for chunk, rows, seconds in _played(plan, supply, bench, total):
        bench.kept.keep(names[chunk.arm], chunk.first, rows, seconds)
        supply.learn(len(rows), seconds)
        done += len(rows)
        bench.played += len(rows)
        bench.seconds += seconds
        if bench.progress is not None:
            bench.progress(done, total)
    return [[bench.kept.rows[name][deal] for deal in numbers] for name in names]


def _played(plan: Plan, supply: _Supply, bench: Bench, total: int) -> Iterator[Done]:
    if not total:
        return iter(())
    if bench.cluster:
        return run_on(bench.cluster, plan, supply, bench.workers)
    workers = min(bench.workers or cores(), total)
    if workers == 1 and not any(arm.changes for arm in plan.arms):
        return _in_this_process(plan, supply)
    return run_here(plan, supply, workers)


def _in_this_process(plan: Plan, supply: _Supply) -> Iterator[Done]:
    while (chunk := supply()) is not None:
        yield chunk, *play_chunk(plan.arms[chunk.arm].written(), plan.seed, chunk.first, chunk.last)


def check(arm: Arm) -> None:
    """Refuse what cannot be played before anybody begins."""
    game = game_by_name(arm.game)
    for setup in arm.setups:
        game.setup(arm.mode, arm.players, setup)
    for name in arm.pilots:
        bot(name)
    for limits in arm.limits:
        limits_of(game, limits)

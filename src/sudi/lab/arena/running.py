"""The tournament itself: what is played next, in which process, and when a pair has been decided.

Only whole beginnings count: the results of a contest are taken in the order of its deals, up to the chunk after which
the sequential test has decided. So they do not depend on who was quicker, nor on whether some of them were kept from an
earlier run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import active_children
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from sudi.bots import TERMS, Terms, bot
from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup, SudiError

from ..simulate import Progress, cores, workers
from .chunks import DEALS, Chunk, Event, play_chunk, play_kept
from .keeping import Kept
from .pairing import contests
from .results import Arena, Counted, deal_points, deal_score, summary
from .sequential import Claims, Verdict, judge

LOOK_SECONDS = 5.0  # without a result, after which it is looked whether all processes are still there


@dataclass
class _Duel:
    """Two bots whose scores are compared, and how far that has come."""

    bots: tuple[int, int]
    contests: list[tuple[int, ...]]
    judged: int = 0  # chunks
    scores: Counter[float] = field(default_factory=Counter)
    verdict: Verdict | None = None
    decided: bool = False


class _Tournament:
    def __init__(self, event: Event, deals: int, claims: Claims | None) -> None:
        self.event, self.claims, self.together = event, claims, event.together
        self.chunks = deals // DEALS
        self.back: dict[tuple[int, ...], dict[int, Chunk]] = {c: {} for c in contests(len(event.bots), self.together)}
        self.sent = {contest: set[int]() for contest in self.back}
        self.reached = dict.fromkeys(self.back, 0)  # before this chunk everything has been sent
        self.matches_of_chunk = DEALS * len(event.seatings())
        self.duels = [
            _Duel(pair, [(n,) for n in pair] if self.together else [pair])
            for pair in combinations(range(len(event.bots)), 2)
        ]

    def take(self, chunk: Chunk) -> None:
        number = chunk.first // DEALS
        if number < self.chunks and chunk.contest in self.back:
            self.sent[chunk.contest].add(number)
            self.back[chunk.contest][number] = chunk
            for duel in self.duels:
                if chunk.contest in duel.contests:
                    self._judge(duel)

    def _judge(self, duel: _Duel) -> None:
        """Look at every further chunk that has come back, in order, until the test has decided."""
        while not duel.decided and all(duel.judged in self.back[contest] for contest in duel.contests):
            several = tuple([self.back[contest][duel.judged]] for contest in duel.contests)
            duel.scores.update(deal_score(points, self.together) for points in deal_points(several))
            duel.judged += 1
            if self.claims is not None:
                duel.verdict = judge(self.claims, duel.scores)
                duel.decided = duel.verdict.believed is not None

    def next(self) -> tuple[tuple[int, ...], int] | None:
        """What is to be played: the contest that has come least far, of those that are not decided."""
        open_ = {contest for duel in self.duels if not duel.decided for contest in duel.contests}
        waiting = [
            (number, contest)
            for contest in self.back
            if contest in open_ and (number := self._first_unsent(contest)) < self.chunks
        ]
        if not waiting:
            return None
        number, contest = min(waiting)
        self.sent[contest].add(number)
        return contest, number * DEALS

    def _first_unsent(self, contest: tuple[int, ...]) -> int:
        number = self.reached[contest]
        while number in self.sent[contest]:
            number += 1
        self.reached[contest] = number
        return number

    @property
    def finished(self) -> bool:
        return all(duel.decided or duel.judged == self.chunks for duel in self.duels)

    def progress(self) -> tuple[int, int]:
        """Matches that have been played, and all there are to play as far as is known."""
        open_ = {contest for duel in self.duels if not duel.decided for contest in duel.contests}
        done = sum(map(len, self.back.values()))
        total = sum(self.chunks if contest in open_ else len(back) for contest, back in self.back.items())
        return done * self.matches_of_chunk, total * self.matches_of_chunk

    def result(self) -> Arena:
        counted = [
            Counted(*duel.bots, tuple(self._beginning(contest, duel.judged) for contest in duel.contests), duel.verdict)
            for duel in self.duels
        ]
        length = dict.fromkeys(self.back, 0)
        for duel in self.duels:
            for contest in duel.contests:
                length[contest] = max(length[contest], duel.judged)
        return summary(self.event, {c: self._beginning(c, n) for c, n in length.items()}, counted)

    def _beginning(self, contest: tuple[int, ...], chunks: int) -> list[Chunk]:
        return [self.back[contest][number] for number in range(chunks)]


def arena(
    game: str,
    bots: tuple[str, ...] | list[str],
    mode: str | None = None,
    players: int | None = None,
    setup: dict[str, Any] | None = None,
    matches: int = 500,
    seed: int = 0,
    processes: int | None = None,
    sprt: str | None = None,
    one_way: bool = False,
    out: Path | str | None = None,
    terms: Terms | None = None,
    progress: Progress | None = None,
) -> Arena:
    """Every bot against every other, so many matches each (or a few more: deals are played in all their seatings).

    `sprt` ends a pair as soon as one of two claims is clear (`Claims.read`). `one_way`: with three sides and more only
    the bot that was named first sits alone against a table of the other. `out` keeps results in a file and goes on
    with those that are in it.
    """
    one = game_by_name(game)
    chosen, count, _ = one.setup(mode, players, setup or {})
    if len(bots) < 2:
        raise BadSetup("An arena needs at least 2 bots; name them with commas, as in greedy,random.")
    for what, number in (("matches", matches), ("processes", 1 if processes is None else processes)):
        if isinstance(number, bool) or not isinstance(number, int) or number < 1:
            raise BadSetup(f"The number of {what} must be a whole number from 1.")
    terms = terms or TERMS
    for name in (*bots, *([terms.replace] if terms.replace is not None else [])):
        bot(name)
    event = Event(game, chosen.name, count, dict(setup or {}), tuple(bots), seed, terms, one_way)
    per_chunk = DEALS * len(event.seatings())
    chunks = -(-matches // per_chunk)
    tournament = _Tournament(event, chunks * DEALS, None if sprt is None else Claims.read(sprt))
    kept = Kept(None if out is None else Path(out), event)
    try:
        for chunk in kept.chunks:
            tournament.take(chunk)
        for chunk in _played(tournament, processes or cores()):
            kept.keep(chunk)
            tournament.take(chunk)
            if progress is not None:
                progress(*tournament.progress())
    finally:
        kept.close()
    return tournament.result()


def _played(tournament: _Tournament, processes: int) -> Iterator[Chunk]:
    """Chunks as they come back; whoever reads them lets the tournament know before it is asked for the next."""
    event = tournament.event
    if processes == 1:
        while (work := tournament.next()) is not None:
            yield play_chunk(event, work[0], work[1], work[1] + DEALS)
        return
    back: SimpleQueue[Chunk | BaseException] = SimpleQueue()
    with workers(processes) as pool:
        hired, under_way = set(active_children()), 0
        while True:
            while under_way < 2 * processes and (work := tournament.next()) is not None:
                job = (event, work[0], work[1], work[1] + DEALS)
                pool.apply_async(play_kept, job, callback=back.put, error_callback=back.put)
                under_way += 1
            if tournament.finished:  # what is still under way comes too late to count
                return
            try:
                chunk = back.get(timeout=LOOK_SECONDS)
            except Empty:
                if not hired <= set(active_children()):  # its chunk would never come back
                    raise SudiError("A process that played was ended from outside; start again.") from None
                continue
            if isinstance(chunk, BaseException):
                raise chunk
            under_way -= 1
            yield chunk

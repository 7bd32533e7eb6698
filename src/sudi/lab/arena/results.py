"""What came out of a tournament: scores of pairs, ratings, thinking times; as data."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from ..forfeits import Forfeits, forfeits_of
from ..statistics import Mean, Share, clustered
from ..times import Times
from .chunks import Chunk, Event
from .pairing import FIRST
from .rating import Met, Rating, ratings
from .sequential import ELO, Verdict


@dataclass(frozen=True)
class Pair:
    """Two bots against each other, seen from the first: its part of the victories on the same deals."""

    first: str
    second: str
    deals: int
    matches: int
    score: Mean
    fair: float  # what two equal bots would have
    scores: dict[float, int]  # how many deals gave which score
    alone: dict[str, Mean]  # three sides and more: the share of wins of a bot alone at a table of the other
    draws: int
    unfinished: int
    verdict: Verdict | None

    def elo(self) -> dict[str, float | None] | None:
        """The score as a difference of ratings; None at the ends of the scale, and where sides are not equal."""
        if self.fair != 0.5:
            return None
        values = {"elo": self.score.mean, "low": self.score.low, "high": self.score.high}
        return {key: round(ELO * math.log(p / (1 - p)), 1) if 0 < p < 1 else None for key, p in values.items()}

    def data(self) -> dict[str, Any]:
        return {
            "first": self.first,
            "second": self.second,
            "deals": self.deals,
            "matches": self.matches,
            "score": self.score.data(),
            "fair": round(self.fair, 5),
            "elo": self.elo(),
            "scores": {f"{score:g}": n for score, n in self.scores.items()},
            "alone": {name: mean.data() for name, mean in self.alone.items()},
            "draws": self.draws,
            "unfinished": self.unfinished,
            "sprt": None if self.verdict is None else self.verdict.data(),
        }


@dataclass(frozen=True)
class Arena:
    """A tournament: every bot against every other on the same deals."""

    event: Event
    bots: tuple[str, ...]  # as they are called here: two of one name are told apart
    together: bool
    matches: int
    pairs: list[Pair]
    ratings: dict[str, Rating]
    wins: dict[str, Share]  # of each bot, where all play together against the game
    thinking: dict[str, Times]
    forfeits: dict[str, Forfeits]

    def data(self) -> dict[str, Any]:
        """JSON-ready. Only `thinking` depends on the machine."""
        event = self.event
        return {
            "game": event.game,
            "mode": event.mode,
            "players": event.players,
            "setup": event.setup,
            "bots": list(self.bots),
            "seed": event.seed,
            "one_way": event.one_way,
            "together": self.together,
            "matches": self.matches,
            "pairs": [pair.data() for pair in self.pairs],
            "ratings": {name: rating.data() for name, rating in self.ratings.items()},
            "wins": {name: share.data() for name, share in self.wins.items()},
            "forfeits": {name: one.data() for name, one in self.forfeits.items()},
            "thinking": {name: times.data() for name, times in self.thinking.items()},
        }


@dataclass(frozen=True)
class Counted:
    """The chunks of a pair that count, in the order of deals (of both bots where each plays by itself)."""

    first: int
    second: int
    chunks: tuple[list[Chunk], ...]
    verdict: Verdict | None


def deal_points(chunks: tuple[list[Chunk], ...]) -> list[list[float]]:
    """For each deal the points in each of its matches; where each bot plays by itself, of both."""
    each = [[points for chunk in one for points in chunk.points] for one in chunks]
    return each[0] if len(each) == 1 else [a + b for a, b in zip(*each, strict=True)]


def deal_score(points: list[float], together: bool) -> float:
    """What the first bot made of a deal; 1/2 if both did as well where each played it by itself."""
    return round((1 + points[0] - points[1]) / 2 if together else fmean(points), 6)


def summary(event: Event, contests: dict[tuple[int, ...], list[Chunk]], counted: list[Counted]) -> Arena:
    """Add everything up; `contests` are the chunks that count in any pair."""
    together, names = event.together, labels(event.bots)
    times = {name: Times() for name in names}
    for chunks in contests.values():
        for chunk in chunks:
            for bot, thought in chunk.times.items():
                times[names[bot]].add_all(thought)
    every = [chunk for chunks in contests.values() for chunk in chunks]
    return Arena(
        event=event,
        bots=names,
        together=together,
        matches=sum(len(points) for chunk in every for points in chunk.points),
        pairs=[_pair(event, names, one, together) for one in counted],
        ratings=dict(zip(names, ratings(len(names), _met(event, counted, together)), strict=True)),
        wins={names[bots[0]]: _wins(chunks) for bots, chunks in contests.items()} if together else {},
        thinking=times,
        forfeits=forfeits_of(one for chunk in every for one in chunk.forfeits),
    )


def labels(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the bots, the second of one name with a number."""
    seen, found = Counter[str](), []
    for name in bots:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return tuple(found)


def _wins(chunks: list[Chunk]) -> Share:
    won = [points[0] for chunk in chunks for points in chunk.points]
    return Share(round(sum(won)), len(won))


def _pair(event: Event, names: tuple[str, ...], one: Counted, together: bool) -> Pair:
    points = deal_points(one.chunks)
    scores = [deal_score(deal, together) for deal in points]
    seatings = [] if together else event.seatings()
    alone = {}
    for bot, name in ((one.first, names[one.first]), (one.second, names[one.second])):
        which = int(bot != one.first)
        seats = [n for n, seating in enumerate(seatings) if seating.alone == which]
        if seats:
            shares = [[deal[n] if which == FIRST else 1 - deal[n] for n in seats] for deal in points]
            alone[name] = clustered(shares)
    chunks = [chunk for chunks in one.chunks for chunk in chunks]
    return Pair(
        first=names[one.first],
        second=names[one.second],
        deals=len(points),
        matches=sum(map(len, points)),
        score=clustered([[score] for score in scores]) if together else clustered(points),
        fair=fmean([seating.bots.count(FIRST) / len(seating.bots) for seating in seatings] or [0.5]),
        scores=dict(sorted(Counter(scores).items())),
        alone=alone,
        draws=sum(chunk.draws for chunk in chunks),
        unfinished=sum(chunk.unfinished for chunk in chunks),
        verdict=one.verdict,
    )


def _met(event: Event, counted: list[Counted], together: bool) -> list[Met]:
    odds = [1.0] if together else [seating.odds for seating in event.seatings()]
    met = []
    for one in counted:
        for deal, points in enumerate(deal_points(one.chunks)):
            results = [deal_score(points, True)] if together else points
            met += [Met(one.first, one.second, o, p, deal) for o, p in zip(odds, results, strict=True)]
    return met

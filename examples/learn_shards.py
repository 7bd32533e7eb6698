#!/usr/bin/env python3
"""A small policy that learns Shards of Infinity from nothing, by playing against itself (see docs/research.md).

    pip install 'sudi[research,lab]'
    python examples/learn_shards.py --out learned.npz

What is learned is one table: how much speaks for an action ("recruit zetta_encryptor"), in each stage of a match and in
all of them; the stage is one's own mastery. A softmax over the actions that are open chooses. After each round of
matches the weights follow the gradient of the policy: actions of a turn that went better than expected become likelier.
What was expected is a logistic regression over plain numbers of the observation (health, mastery, sizes of zones),
learned on the way. NumPy is all that it needs beside Sudí. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from sudi.bots import bot
from sudi.lab.statistics import clustered
from sudi.research import Batch, Episode, Face
from sudi.research.batch import drawn, softmax_over_open
from sudi.research.episode import seed_of

STAGES, STEP = 6, 6  # of a match, by how far one's own mastery has come (0 to 30)
GEMS = 7  # so many and more are told apart no further
MOST_BESIDE = 8192  # verbs with sets of others and gems that are told apart
TRACE = 0.8  # how much of what comes in later turns is credited to a turn
ENTROPY = 0.01  # how much a policy that has not made up its mind is worth
COPY = re.compile(r" (own|other|nobody) \d+$")  # "play crystal own 2" is the same to a learner as "play crystal own"

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]


@dataclass
class Told:
    """One match as it is learned from: its decisions, and what was expected at each turn's beginning."""

    keys: list[Whole] = field(default_factory=list)
    chances: list[Floats] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    stages: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    spans: list[int] = field(default_factory=list)
    seen: list[Floats] = field(default_factory=list)  # by turn, as the first seat would put it
    expected: list[float] = field(default_factory=list)
    result: float = 0.5  # the first seat's share of the win


class Policy:
    """A weight for each name that an action has, by stage, and one for all stages.

    An action has three: what it is ("recruit zetta_encryptor"), its verb, and its verb beside whatever else could be
    done with so many gems ("end" beside "play" is another thing than "end" beside "recruit" alone).
    """

    def __init__(self, face: Face) -> None:
        named: dict[str, int] = {}
        self.key_of = np.array([named.setdefault(COPY.sub(r" \1", name), len(named)) for name in face.actions.names])
        verbs: dict[str, int] = {}
        self.verb_of = np.array([verbs.setdefault(name.split()[0], len(verbs)) for name in named])
        self.names, self.verbs = list(named), list(verbs)
        self.glance = face.observer_of("mastery", "gems")
        self._at = [self.glance.names.index(name) for name in ("mastery +0", "gems")]
        self.beside: dict[tuple[int, int, int], int] = {}
        self.weights = np.zeros((len(named) + len(verbs) + MOST_BESIDE, STAGES + 1))
        self._means, self._squares = np.zeros_like(self.weights), np.zeros_like(self.weights)

    def seen(self, rows: Any) -> tuple[Whole, Whole]:
        """Stage and gems, from what the glance of each match tells."""
        return stage(rows[:, self._at[0]]), np.minimum(rows[:, self._at[1]], GEMS).astype(np.int64)

    def names_of(self, keys: Whole, starts: Any, gems: Whole) -> Whole:
        """The three names of each action, as rows of the table; `starts` is where the actions of each match begin."""
        verbs = self.verb_of[keys]
        there = np.bitwise_or.reduceat(np.left_shift(1, verbs), starts[:-1])
        many = np.diff(starts)
        pairs = zip(verbs.tolist(), np.repeat(there, many).tolist(), np.repeat(gems, many).tolist(), strict=True)
        first = len(self.names) + len(self.verbs)
        beside = [first + self.beside.setdefault(pair, len(self.beside)) % MOST_BESIDE for pair in pairs]
        return np.stack([keys, len(self.names) + verbs, np.array(beside)], axis=1)

    def scores(self, named: Whole, stages: Any) -> Floats:
        found: Floats = (self.weights[named, stages] + self.weights[named, STAGES]).sum(axis=1)
        return found

    def best(self, match: Episode) -> int:
        """The action that most speaks for."""
        actions = match.legal()
        if len(actions) == 1:
            return actions[0]
        stages, gems = self.seen(self.glance.observe(match.state, match.seat)[None])
        named = self.names_of(self.key_of[actions], np.array([0, len(actions)]), gems)
        return actions[int(np.argmax(self.scores(named, stages[0])))]

    def save(self, path: Path) -> None:
        pairs = np.array(list(self.beside), dtype=np.int64).reshape(-1, 3)
        np.savez_compressed(path, names=self.names, verbs=self.verbs, beside=pairs, weights=self.weights)

    @classmethod
    def load(cls, face: Face, path: Path) -> Policy:
        """What was saved, for the same cards."""
        kept, policy = np.load(path), cls(face)
        if kept["names"].tolist() != policy.names:
            raise SystemExit(f"{path} was learned with other cards; learn anew.")
        policy.beside = {(one[0], one[1], one[2]): n for n, one in enumerate(kept["beside"].tolist())}
        policy.weights = kept["weights"]
        return policy

    def learn(self, matches: list[Told], rate: float) -> None:
        """One step of Adam along the gradient of the policy."""
        slopes = np.zeros_like(self.weights)
        for match in matches:
            gains = advantages(match)
            many = [len(keys) for keys in match.keys]
            first = np.concatenate(([0], np.cumsum(many)[:-1])).astype(np.int64)
            keys, chances = np.concatenate(match.keys), np.concatenate(match.chances)
            sign = 1.0 - 2.0 * np.array(match.seats)  # what is good for one is bad for the other
            gain = np.repeat(gains[match.spans] * sign, many)
            chosen = np.zeros(len(keys))
            chosen[first + match.taken] = 1.0
            logs = np.log(np.maximum(chances, 1e-9))
            spread = np.repeat(-np.add.reduceat(chances * logs, first), many)
            slope = gain * (chosen - chances) - ENTROPY * chances * (logs + spread)
            for column in keys.T:
                np.add.at(slopes, (column, np.repeat(match.stages, many)), slope)
                np.add.at(slopes[:, STAGES], column, slope)
        moved = slopes != 0.0
        self._means[moved] = 0.9 * self._means[moved] + 0.1 * slopes[moved]
        self._squares[moved] = 0.99 * self._squares[moved] + 0.01 * slopes[moved] ** 2
        self.weights[moved] += rate * self._means[moved] / (np.sqrt(self._squares[moved]) + 1e-3)


class Expectation:
    """Who will win: a logistic regression over what differs between the two seats, with a rate for each number."""

    def __init__(self, face: Face) -> None:
        names = {name: n for n, name in enumerate(face.observer.names)}
        plain = [name for name in names if re.fullmatch(r"\w+ \+0( size)?|(turn|first) is \+0", name)]
        self._mine = [names[name] for name in plain]
        self._theirs = [names[name.replace("+0", "+1")] for name in plain]
        self._scale = np.array([max(1.0, min(50.0, face.observer.high[n])) for n in self._mine])
        self.weights = np.zeros(len(plain))
        self._squares = np.full(len(plain), 1e-4)

    def read(self, rows: Any) -> Floats:
        """The differences, from the side of the seat that looks."""
        found: Floats = (rows[:, self._mine] - rows[:, self._theirs]) / self._scale
        return found

    def of(self, seen: Floats) -> Floats:
        found: Floats = 1.0 / (1.0 + np.exp(-np.clip(seen @ self.weights, -30, 30)))
        return found

    def learn(self, match: Told) -> None:
        target = match.result
        for seen, expected in zip(reversed(match.seen), reversed(match.expected), strict=True):
            step = (target - expected) * seen
            self._squares += step * step
            self.weights += 0.05 * step / np.sqrt(self._squares)
            target = 0.9 * target + 0.1 * expected


def stage(mastery: Any) -> Any:
    return np.minimum(mastery // STEP, STAGES - 1).astype(np.int64)


def advantages(match: Told) -> Floats:
    """By turn: how much better things went for the first seat from there on than was expected (GAE)."""
    values = [*match.expected, match.result]
    found, later = np.zeros(len(match.expected)), 0.0
    for at in range(len(found) - 1, -1, -1):
        later = values[at + 1] - values[at] + TRACE * later
        found[at] = later
    return found


class School:
    """Matches of the policy against itself, many at once; a match that is over is handed out, another one begins."""

    def __init__(self, many: Batch, policy: Policy, expectation: Expectation, seed: int) -> None:
        self.many, self.policy, self.expectation = many, policy, expectation
        self.luck = np.random.default_rng(seed)
        self.now = many.begin()
        self.told = [Told() for _ in range(many.size)]
        self.turns = np.full(many.size, -1)

    def play(self, matches: int) -> list[Told]:
        done: list[Told] = []
        while len(done) < matches:
            self._look()
            done += self._step()
        return done

    def _look(self) -> None:
        """Where a turn has begun: what is to be expected now?"""
        rows = np.flatnonzero(self.now.turns != self.turns)
        self.turns = self.now.turns.copy()
        if not len(rows):
            return
        seen = self.expectation.read(self.many.observe(rows)) * (1.0 - 2.0 * self.now.seat[rows])[:, None]
        for row, numbers, expected in zip(rows.tolist(), seen, self.expectation.of(seen).tolist(), strict=True):
            self.told[row].seen.append(numbers)
            self.told[row].expected.append(expected)

    def _step(self) -> list[Told]:
        """One action in every match; copies of one card share a chance."""
        now, policy = self.now, self.policy
        row = np.repeat(np.arange(self.many.size), np.diff(now.starts))
        _, at = np.unique(row * len(policy.names) + policy.key_of[now.open], return_index=True)
        row, keys = row[at], policy.key_of[now.open[at]]
        starts = np.searchsorted(row, np.arange(self.many.size + 1)).astype(np.int32)
        stages, gems = policy.seen(self.many.observe(observer=policy.glance))
        named = policy.names_of(keys, starts, gems)
        chances = softmax_over_open(policy.scores(named, stages[row][:, None]), starts)  # type: ignore[arg-type]
        places = drawn(chances, starts, self.luck)
        for n, (a, b) in enumerate(zip(starts[:-1].tolist(), starts[1:].tolist(), strict=True)):
            if b - a > 1:
                told = self.told[n]
                told.keys.append(named[a:b])
                told.chances.append(chances[a:b])  # type: ignore[arg-type]
                told.taken.append(int(places[n]) - a)
                told.stages.append(int(stages[n]))
                told.seats.append(int(now.seat[n]))
                told.spans.append(len(told.expected) - 1)
        self.now = self.many.step(now.open[at][places])
        return [self._ended(n) for n in np.flatnonzero(self.now.over).tolist()]

    def _ended(self, row: int) -> Told:
        told, self.told[row], self.turns[row] = self.told[row], Told(), -1
        told.result = float(self.now.rewards[row, 0] + 1.0) / 2.0
        return told


def learned(face: Face, matches: int, seed: int, a_round: int = 100, rate: float = 0.05, say: Any = None) -> Policy:
    """A policy that has played so many matches against itself; the steps become smaller in the second half."""
    policy, expectation = Policy(face), Expectation(face)
    school = School(Batch(face, a_round, seed), policy, expectation, seed)
    rounds = -(-matches // a_round)
    for n in range(rounds):
        played = school.play(a_round)
        for match in played:
            expectation.learn(match)
        policy.learn(played, rate * min(1.0, 2.0 * (1.0 - n / rounds) + 0.1))
        if say is not None:
            say(n + 1, rounds, played)
    return policy


def against(face: Face, policy: Policy, rival: str, matches: int, seed: int) -> Any:
    """The share of the win against a bot, every deal from both seats, with the interval over deals."""
    deals = []
    for deal in range(matches // 2):
        scores = []
        for mine in (0, 1):
            match, luck = face.start(seed_of(~seed, deal)), Random(deal)
            player = bot(rival)
            while match.seat >= 0:
                if match.seat == mine:
                    match.step(policy.best(match))
                else:
                    match.ask(player, luck)
            scores.append((match.rewards()[mine] + 1.0) / 2.0)
        deals.append(scores)
    return clustered(deals)


def main() -> None:
    read = argparse.ArgumentParser(description="Learn Shards of Infinity by self-play.")
    read.add_argument("--matches", type=int, default=12000, help="of the policy against itself (0: test --out)")
    read.add_argument("--round", type=int, default=100, help="matches between two steps")
    read.add_argument("--rate", type=float, default=0.05, help="how far a step goes")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--rivals", default="greedy,greedy0", help="bots that it is held against at the end")
    read.add_argument("--test", type=int, default=500, help="matches against each, both seats in turn")
    read.add_argument("--out", type=Path, default=Path("learned.npz"), help="the weights")
    read.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    asked = read.parse_args()
    face = Face("shards")
    begun = time.process_time()

    def say(n: int, rounds: int, played: list[Told]) -> None:
        if not asked.json and (n % 5 == 0 or n == rounds):
            choices = np.mean([len(match.keys) for match in played])
            turns = np.mean([len(match.expected) for match in played])
            print(f"{n * asked.round:6} matches: {turns:5.1f} turns, {choices:5.1f} choices a match", flush=True)

    if asked.matches:
        policy = learned(face, asked.matches, asked.seed, asked.round, asked.rate, say)
        policy.save(asked.out)
    else:
        policy = Policy.load(face, asked.out)
    took = time.process_time() - begun
    found = {name: against(face, policy, name, asked.test, asked.seed) for name in asked.rivals.split(",") if name}
    if asked.json:
        shares = {name: {"share": one.mean, "low": one.low, "high": one.high} for name, one in found.items()}
        print(json.dumps({"matches": asked.matches, "seed": asked.seed, "test": asked.test, "against": shares}))
        return
    if asked.matches:
        print(f"learned in {took:.0f} s on the processor, written to {asked.out}")
    for name, one in found.items():
        print(f"against {name}: {one.mean:.1%} ({one.low:.1%} to {one.high:.1%}) of {asked.test}", flush=True)


if __name__ == "__main__":
    main()

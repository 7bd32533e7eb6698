"""Matches of a policy against itself, written down for learning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sudi.bots import Bot, decide
from sudi.kernel.game import Game
from sudi.kernel.machine import apply
from sudi.mind.aspects import Aspects, option_aspects
from sudi.mind.features import Features
from sudi.mind.mind import win_share
from sudi.mind.policy import Policy, merged, pick, softmax

from .baseline import Baseline, Settled


@dataclass(slots=True)
class Chosen:
    """One decision: what could be chosen, how likely each was, what was chosen, in which turn of the match."""

    seat: int
    span: int
    stage: int
    keyed: list[Aspects]
    shares: list[float]
    taken: int


@dataclass(slots=True)
class Episode:
    """One match: its decisions, and for every seat what the baseline thought at each turn's beginning."""

    decisions: list[Chosen] = field(default_factory=list)
    marks: list[list[tuple[Features, float]]] = field(default_factory=list)  # by span, then by seat
    shares: list[float] = field(default_factory=list)  # of the win, by seat
    over: bool = True


def win_shares(s: Any) -> list[float]:
    """What each seat has of the result; a match that was not finished is nobody's."""
    sides = s.t.sides
    if s.result is None:
        return [1.0 / len(set(sides))] * len(sides)
    return [win_share(s, seat) for seat in range(len(sides))]


def play(
    game: Game, s: Any, policies: Sequence[Policy | Bot], baseline: Baseline | Settled, rng: Random, most: int
) -> Episode:
    """Play a match from this state, every seat by its policy; what a bot chooses is not written down."""
    episode = Episode()
    people = len(policies)
    turns, span, made = -1, -1, 0
    while s.seat >= 0 and made < most:
        if s.turns != turns:
            turns, span = s.turns, span + 1
            episode.marks.append([])
            for seat in range(people):
                features = baseline.features(s, seat)
                episode.marks[-1].append((features, baseline.of(features)))
        which = game.promising(s)
        if len(which) == 1:
            apply(s, which[0])
            made += 1
            continue
        seat, stage = s.seat, game.stage(s)
        player = policies[seat]
        if not isinstance(player, Policy):
            apply(s, decide(player, game, s, seat, rng))
            made += 1
            continue
        keyed = option_aspects(game, s, which)
        shares = softmax(merged(player.scores(keyed, stage), keyed))
        taken = pick(shares, rng)
        episode.decisions.append(Chosen(seat, span, stage, keyed, shares, taken))
        apply(s, which[taken])
        made += 1
    episode.shares = win_shares(s)
    episode.over = s.result is not None
    return episode

"""One round of self-play on all cores: pieces of fixed size, so that the number of processes changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sudi.bots import Bot, bot
from sudi.games import kept
from sudi.kernel.chance import scramble
from sudi.kernel.machine import apply
from sudi.mind.aspects import Aspect
from sudi.mind.features import Reader
from sudi.mind.policy import WEIGHTS, Policy
from sudi.mind.value import Value

from .baseline import Baseline, Settled
from .fit import Sample
from .gradient import gradient_of, teach
from .job import Job
from .selfplay import play, win_shares

PIECE = 25  # matches that one process plays before it reports


@dataclass
class Piece:
    """What came of a few matches."""

    gradient: dict[Aspect, list[float]]
    baseline: dict[str, float]
    squares: dict[str, float]
    decisions: int
    first: float  # what the first seat won
    finished: int
    met: int = 0  # matches against rivals
    won: float = 0.0  # what the learner has of them


def play_piece(
    job: Job,
    weights: dict[Aspect, list[float]],
    value: Value | None,
    baseline: dict[str, float],
    squares: dict[str, float],
    numbers: range,
) -> Piece:
    """Play some matches with a policy and tell which way it should go."""
    game = kept(job.game)
    policy = Policy(weights)
    guess = Baseline(game) if value is None else Settled(game, value)
    guess.weights, guess.squares = dict(baseline), dict(squares)
    episodes, met, won = [], 0, 0.0
    for number in numbers:
        seed = job.deal(number)
        s = job.new_state(game, seed)
        rng = Random(scramble(seed ^ 0x5EED))
        episode = play(game, s, seated(job, policy, s.t.sides, number), guess, rng, game.max_choices)
        teach(guess, episode, s.t.seats)
        episodes.append(episode)
        if job.rival(number) is not None:
            met, won = met + 1, won + episode.shares[job.learner(number)]
    gradient = gradient_of(episodes, len(episodes[0].shares))
    return Piece(
        gradient,
        guess.weights,
        guess.squares,
        sum(len(episode.decisions) for episode in episodes),
        sum(episode.shares[0] for episode in episodes),
        sum(episode.over for episode in episodes),
        met,
        won,
    )


def seated(job: Job, policy: Policy, sides: list[int], number: int) -> list[Policy | Bot]:
    """Who plays: the policy everywhere, or at one seat (and its partner's) against a rival."""
    name = job.rival(number)
    if name is None:
        return [policy] * len(sides)
    rival, mine = bot(name), sides[job.learner(number)]
    return [policy if side == mine else rival for side in sides]


def joined(pieces: list[Piece]) -> Piece:
    """The sum of gradients, the mean of the baselines."""
    gradient: dict[Aspect, list[float]] = {}
    for piece in pieces:
        for key, row in piece.gradient.items():
            total = gradient.setdefault(key, [0.0] * WEIGHTS)
            for at, slope in enumerate(row):
                total[at] += slope
    return Piece(
        gradient,
        _mean([piece.baseline for piece in pieces]),
        _mean([piece.squares for piece in pieces]),
        sum(piece.decisions for piece in pieces),
        sum(piece.first for piece in pieces),
        sum(piece.finished for piece in pieces),
        sum(piece.met for piece in pieces),
        sum(piece.won for piece in pieces),
    )


def _mean(several: list[dict[str, float]]) -> dict[str, float]:
    names = sorted({name for one in several for name in one})
    return {name: sum(one.get(name, 0.0) for one in several) / len(several) for name in names}


def sample_piece(job: Job, weights: dict[Aspect, list[float]], numbers: range) -> list[Sample]:
    """States at the turns' beginnings of some matches, with what came of them."""
    game = kept(job.game)
    policy, read = Policy(weights), Reader(game)
    found: list[Sample] = []
    for number in numbers:
        seed = job.deal(number)
        s = job.new_state(game, seed)
        rng = Random(scramble(seed ^ 0x5EED))
        met: list[tuple[int, dict[str, float]]] = []
        turns, made = -1, 0
        while s.seat >= 0 and made < game.max_choices:
            if s.turns != turns:
                turns = s.turns
                met += [(seat, read(s, seat)) for seat in range(s.t.seats)]
            made += 1
            if len(s.options) == 1:
                apply(s, 0)
            else:
                apply(s, policy.sample(game, s, rng))
        shares = win_shares(s)
        found += [Sample(number, features, shares[seat]) for seat, features in met]
    return found

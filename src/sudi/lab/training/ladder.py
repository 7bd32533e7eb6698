"""How warm the lower levels play: found by matches, so that each level beats the one below it three times in four."""

from __future__ import annotations

from random import Random

from sudi.bots import decide
from sudi.bots.learned import Learned
from sudi.bots.levels import RANKS
from sudi.kernel.chance import scramble
from sudi.kernel.machine import apply
from sudi.mind.mind import Mind, win_share

from .job import Job

AIM, NEAR = 0.75, 0.04  # the share that a level is to win against the one below it
COOLEST, WARMEST = 0.05, 12.0
STEPS = 6


def levels(mind: Mind, job: Job, matches: int) -> tuple[dict[str, str], dict[str, float]]:
    """What each level that does not search plays like, and what it won against the one below it."""
    names = [rank.name for rank in RANKS if rank.plays.startswith("heat")]
    heats, shares = [COOLEST], []
    for _ in names[1:]:
        heat, share = _below(mind, job, heats[-1], matches)
        heats.append(heat)
        shares.append(share)
    found = dict(zip(reversed(names), heats, strict=True))
    won = dict(zip(reversed(names), shares, strict=False))
    return {name: f"heat {heat:g}" for name, heat in found.items()}, won


def _below(mind: Mind, job: Job, upper: float, matches: int) -> tuple[float, float]:
    """The heat that a level of this heat beats as often as it should, by halving the interval."""
    low, high = upper, WARMEST
    heat, share = high, 0.0
    for _ in range(STEPS):
        heat = round((low * high) ** 0.5, 3)
        share = won(mind, job, upper, heat, matches)
        if abs(share - AIM) < NEAR:
            break
        if share < AIM:
            low = heat
        else:
            high = heat
    return heat, round(share, 3)


def won(mind: Mind, job: Job, cool: float, warm: float, matches: int) -> float:
    """What the cooler head wins against warmer ones, at every seat in turn, on the same deals."""
    game = mind.game
    total, played = 0.0, 0
    for number in range(matches):
        seed = job.deal(1 << 40 | number // job.players)
        s = job.new_state(game, seed)
        rng = Random(scramble(seed + number))
        me = number % job.players
        sides = s.t.sides
        heads = [Learned("cool", cool, mind), Learned("warm", warm, mind)]
        made = 0
        while s.seat >= 0 and made < game.max_choices:
            head = heads[sides[s.seat] != sides[me]]
            apply(s, decide(head, game, s, s.seat, rng))
            made += 1
        total += win_share(s, me) if s.result is not None else 0.5
        played += 1
    return total / played

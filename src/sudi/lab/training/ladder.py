"""How warm the lower levels play: found by matches, so that each level beats the one below it three times in four."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from sudi.bots.levels import RANKS
from sudi.mind.mind import Mind
from sudi.mind.store import save

from ..arena import arena
from .job import Job

AIM, NEAR = 0.75, 0.04  # the share that a level is to win against the one below it
COOLEST, WARMEST = 0.05, 12.0
STEPS = 6
DEALS = 1 << 20  # seeds of their own


def levels(mind: Mind, job: Job, processes: int = 1) -> tuple[dict[str, str], dict[str, float]]:
    """What each level that does not search plays like, and what it won against the one below it."""
    names = [rank.name for rank in RANKS if rank.plays.startswith("heat")]
    heats, shares = [COOLEST], []
    with TemporaryDirectory() as folder:
        file = Path(folder) / "mind.json.gz"
        save(mind, file)
        for _ in names[1:]:
            heat, share = _below(partial(won, file, job, processes=processes), heats[-1])
            heats.append(heat)
            shares.append(share)
    found = dict(zip(reversed(names), heats, strict=True))
    won_by = dict(zip(reversed(names), shares, strict=False))
    return {name: f"heat {heat:g}" for name, heat in found.items()}, won_by


def _below(won: partial[float], upper: float) -> tuple[float, float]:
    """The heat that a level of this heat beats as often as it should, by halving the interval."""
    low, high = upper, WARMEST
    heat, share = high, 0.0
    for _ in range(STEPS):
        heat = round((low * high) ** 0.5, 3)
        share = won(upper, heat)
        if abs(share - AIM) < NEAR:
            break
        if share < AIM:
            low = heat
        else:
            high = heat
    return heat, round(share, 3)


def won(file: Path, job: Job, cool: float, warm: float, processes: int = 1) -> float:
    """What the cooler head wins against the warmer one on mirrored deals: of all victories of the two, its part. Where
    more than two sides play, each sits alone at a table of the other in turn."""
    bots = [f"policy:{heat:g}@{file}" for heat in (cool, warm)]
    played = arena(
        job.game, bots, job.mode, job.players, job.setup, job.ladder, seed=job.seed + DEALS, processes=processes
    )
    return played.pairs[0].score.mean

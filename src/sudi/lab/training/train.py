"""From nothing to a mind: rounds of self-play for the policy, then a value fitted to what comes of its matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sudi.games import kept
from sudi.mind.features import Reader
from sudi.mind.mind import Mind
from sudi.mind.policy import Policy
from sudi.mind.store import load

from ..simulate import cores, workers
from .fit import EPOCHS, Fitted, Sample, fit_either
from .gradient import Adam
from .imitate import Seen, imitate, watch_piece
from .job import Job, Progress
from .ladder import levels
from .rounds import PIECE, joined, play_piece, sample_piece

Tell: TypeAlias = Callable[[str, int, int, str], None]  # what is done, how much of how much, in a few words
T = TypeVar("T")
FEW = 4  # matches of a teacher, who is slow
SAVE_EVERY = 5  # rounds
LEAST = 0.1  # steps of learning become smaller, down to this part of the rate


@contextmanager
def hands(processes: int) -> Iterator[Callable[[Callable[[range], T], list[range]], Iterator[T]]]:
    """Something to carry pieces of work out with, in order: on one core here, on several in processes."""
    if processes == 1:
        yield lambda work, pieces: map(work, pieces)
        return
    with workers(processes) as pool:
        yield pool.imap


def pieces(start: int, matches: int) -> list[range]:
    return [range(at, min(at + PIECE, start + matches)) for at in range(start, start + matches, PIECE)]


def train(job: Job, processes: int | None = None, keep: Path | None = None, tell: Tell | None = None) -> Mind:
    """Train a mind. `keep` is where the run can go on if it is interrupted."""
    say = tell or (lambda what, done, total, more: None)
    game = kept(job.game)
    progress = Progress.load(keep, job) if keep is not None and keep.exists() else _begin(job)
    rounds = -(-job.matches // job.per_round)
    with hands(processes or cores()) as each:
        if job.lessons and not progress.taught:
            _imitate(progress, each, say)
        while progress.cycle < (job.cycles if rounds else 1):
            while progress.rounds < rounds * (progress.cycle + 1) // job.cycles:
                progress.adam.rate = job.rate * max(LEAST, 1 - progress.rounds / rounds)
                _round(progress, each)
                if keep is not None and progress.rounds % SAVE_EVERY == 0:
                    progress.save(keep)
                say("policy", progress.rounds * job.per_round, job.matches, f"{len(progress.policy.weights)} keys")
            progress.fitted = _fit(progress, each, say, rounds)
            progress.cycle += 1
            if keep is not None:
                progress.save(keep)
    fitted = progress.fitted
    assert fitted is not None
    made: dict[str, Any] = {
        **job.data(),
        "rules": game.version,
        "states": fitted.samples,
        "loss": round(fitted.loss, 4),
        "loss_of_the_mean": round(fitted.before, 4),
        "same_as_teacher": progress.taught,
        "curve": progress.curve,
    }
    if job.begun_from:
        made |= _history(job)
    mind = Mind(game, progress.policy, fitted.value, made)
    if job.ladder and not game.tables_for(*game.setup(job.mode, job.players, job.setup)).one_side:
        say("ladder", 0, 1, "")
        made["levels"], made["won_against_the_level_below"] = levels(mind, job, processes or cores())
        say("ladder", 1, 1, "")
    return mind


def _imitate(progress: Progress, each: Any, say: Tell) -> None:
    """Learn from a teacher first."""
    job = progress.job
    start = -job.lessons  # deals of their own
    seen: list[Seen] = []
    few = [range(at, min(at + FEW, 0)) for at in range(start, 0, FEW)]
    for done, found in enumerate(each(partial(watch_piece, job), few), 1):
        seen += found
        say("lessons", min(job.lessons, done * FEW), job.lessons, f"{len(seen)} choices")
    progress.taught = round(imitate(progress.policy, seen, job.seed), 4)


def _fit(progress: Progress, each: Any, say: Tell, rounds: int) -> Fitted:
    """A value for the policy as it plays now."""
    job = progress.job
    start = rounds * job.per_round + progress.cycle * job.samples  # matches that taught the policy nothing
    samples: list[Sample] = []
    work = partial(sample_piece, job, progress.policy.weights)
    for done, found in enumerate(each(work, pieces(start, job.samples)), 1):
        samples += found
        say("samples", min(job.samples, done * PIECE), job.samples, f"{len(samples)} states")
    zones = [name for name, _ in Reader(kept(job.game)).groups]
    return fit_either(samples, zones, job.seed, lambda epoch, loss: say("value", epoch + 1, EPOCHS, f"loss {loss:.4f}"))


def _history(job: Job) -> dict[str, Any]:
    """How the file that a run began from came about, and its levels as long as the policy is the same."""
    before = load(Path(job.begun_from)).made
    levels = ("levels", "won_against_the_level_below")
    found: dict[str, Any] = {"before": {key: n for key, n in before.items() if key not in ("curve", *levels)}}
    return found if job.matches else found | {key: before[key] for key in levels if key in before}


def _begin(job: Job) -> Progress:
    """From nothing, or from what a mind for another mode knows."""
    if not job.begun_from:
        return Progress(job, Policy(), Adam(job.rate), {"evaluate": 4.0}, {})
    before = load(Path(job.begun_from))
    known = before.made.get("loss")  # of a value that can say from the beginning what a turn was worth
    fitted = Fitted(before.value, known, before.made["loss_of_the_mean"], before.made["states"]) if known else None
    return Progress(job, before.policy, Adam(job.rate), {"evaluate": 4.0}, {}, fitted)


def _round(progress: Progress, each: Any) -> None:
    job = progress.job
    value = progress.fitted.value if progress.fitted is not None else None
    work = partial(play_piece, job, progress.policy.weights, value, progress.baseline, progress.squares)
    piece = joined(list(each(work, pieces(progress.rounds * job.per_round, job.per_round))))
    progress.adam.step(progress.policy, piece.gradient)
    progress.baseline, progress.squares = piece.baseline, piece.squares
    progress.rounds += 1
    if progress.rounds % SAVE_EVERY == 0:
        progress.curve.append(
            {
                "matches": progress.rounds * job.per_round,
                "decisions": round(piece.decisions / job.per_round, 1),
                "first_seat": round(piece.first / job.per_round, 3),
                **({"against": round(piece.won / piece.met, 3)} if piece.met else {}),
            }
        )

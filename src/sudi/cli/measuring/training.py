"""`sudi train`: learn a game by self-play, at the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sudi.bots import bot
from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup
from sudi.lab.training.job import Job
from sudi.lab.training.train import train as run
from sudi.mind.store import save

from ..arguments import read_settings
from ..output import console, print_json
from ..words import Voice


def train(read: argparse.Namespace, say: Voice) -> int:
    game = game_by_name(read.game)
    setup = read_settings(read.settings, say)
    mode, players, _ = game.setup(read.mode, read.players, setup)
    against = tuple(name for name in read.against.split(",") if name)
    for name in against:
        bot(name)
    counted = {"matches": read.matches, "samples": read.samples, "rounds": read.per_round, "rivals": read.against_every}
    for what, number in counted.items():
        # Whoever begins from a file may leave its policy as it is and fit a value only.
        if number < (0 if what == "matches" and read.begun_from else 1):
            raise BadSetup(f"The number of {what} must be a whole number from 1.")
    job = Job(
        read.game,
        mode.name,
        players,
        setup,
        matches=read.matches,
        samples=read.samples,
        rate=read.rate,
        seed=read.seed,
        begun_from=read.begun_from,
        teacher=read.teacher,
        lessons=read.lessons,
        ladder=read.ladder,
        per_round=read.per_round,
        against=against,
        against_every=read.against_every,
    )
    stderr = console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[more]}"),
    )
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        tasks: dict[str, Any] = {}

        def tell(what: str, done: int, total: int, more: str) -> None:
            if what not in tasks:
                tasks[what] = progress.add_task(say(f"training_{what}"), total=total, more=more)
            progress.update(tasks[what], completed=done, total=total, more=more)

        mind = run(job, read.processes, Path(read.keep) if read.keep else None, tell)
    out = Path(read.out)
    save(mind, out)
    if read.json:
        print_json({"file": out.name, "bytes": out.stat().st_size, "keys": len(mind.policy.weights), "made": mind.made})
    else:
        loss, mean = mind.made["loss"], mind.made["loss_of_the_mean"]
        console().print(say("trained", file=out.name, keys=len(mind.policy.weights), loss=loss, mean=mean))
    return 0

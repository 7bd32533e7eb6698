"""`sudi export`: matches of bots, or records, as a data set of Parquet files."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.progress import Progress

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup, SudiError
from sudi.kernel.written.record import Record, read_record

from ..arguments import contents, read_settings
from ..output import console, print_json
from ..words import Voice


def export(read: argparse.Namespace, say: Voice) -> int:
    game_by_name(read.game)
    try:
        from sudi.research import dataset
    except ImportError:
        raise SudiError("Exporting needs pyarrow: install it with pip install 'sudi[research]'.") from None
    folder = Path(read.out)
    if read.records:
        made = dataset.convert([_record(read.game, name, say) for name in read.records], folder, read.views)
    else:
        job = dataset.Job(
            read.game,
            read.mode,
            read.players,
            read_settings(read.settings, say),
            tuple(name for name in read.bots.split(",") if name),
            read.matches,
            read.seed,
            read.views,
        )
        stderr = console(stderr=True)
        with Progress(console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
            task = progress.add_task(say("exporting"), total=job.matches)
            made = dataset.export(job, folder, lambda done, _: progress.update(task, completed=done))
    if read.json:
        print_json({"folder": folder.name, **made})
    else:
        console().print(say("exported", folder=folder.name, **made))
    return 0


def _record(game: str, file: str, say: Voice) -> Record:
    found = read_record(contents(file, say))
    if found.game != game:
        raise BadSetup(f"{Path(file).name} is a match of {found.game}, not of {game}.")
    return found

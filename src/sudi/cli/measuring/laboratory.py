"""Bulk play and speed, at the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sudi.games import game as game_by_name
from sudi.games import kept
from sudi.lab.bench import bench as measure
from sudi.lab.forfeits import Forfeits
from sudi.lab.simulate import Progress as Reported
from sudi.lab.simulate import simulate as run
from sudi.lab.statistics import Length, Share
from sudi.lab.sweep import Cell
from sudi.lab.sweep import sweep as run_each

from ..arguments import bot_names, read_settings, read_terms
from ..output import console, grid, print_json
from ..words import Voice


def simulate(read: argparse.Namespace, say: Voice) -> int:
    bots = bot_names(read.bots)
    setup = read_settings(read.settings, say)
    kept(read.game)
    with shown_progress(say) as report:
        terms = read_terms(read)
        how = (read.mode, read.players, setup, bots, read.matches, read.seed, read.processes, report, terms)
        if read.each:
            cells = [*run_each(read.game, [name.replace("-", "_") for name in read.each], *how)]
        else:
            found = run(read.game, *how)
    if read.each:
        show_cells(cells, read.json, say)
        return 0
    if read.json:
        print_json(found.data())
        return 0
    game, out = game_by_name(read.game), console()
    out.print(
        say(
            "simulated",
            title=game.title[say.lang],
            mode=game.modes[found.mode].title[say.lang],
            n=found.matches,
            draws=found.draws,
            unfinished=found.unfinished,
        )
    )
    table = grid(say("who"), say("wins"), say("of"), say("share"), say("interval"), right=(1, 2, 3))
    for name, share in found.by_bot.items():
        table.add_row(name, *_share(share))
    for name, share in found.seats.items():
        table.add_row(say("seat", seat=name), *_share(share))
    for shares in (*found.traits.values(), found.outcomes):
        for name, share in shares.items():
            table.add_row(name, *_share(share))
    out.print(table)
    table = grid("", say("mean"), say("spread"), right=(1,))
    lengths = [("length_choices", found.choices), ("length_turns", found.turns)]
    if found.rounds != found.turns:
        lengths.append(("length_rounds", found.rounds))
    for key, length in lengths:
        table.add_row(say(key), f"{length.mean:.1f}", _spread(length))
    out.print(table)
    for line in forfeit_lines(found.forfeits, say):
        out.print(line)
    return 0


@contextmanager
def shown_progress(say: Voice, doing: str = "playing") -> Iterator[Reported]:
    """A bar on the terminal, if there is one; gives the function that moves it."""
    stderr = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task(say(doing), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def forfeit_lines(forfeits: dict[str, Forfeits], say: Voice) -> list[str]:
    """What is told of programs that failed."""
    return [say("forfeits", name=name, n=one.matches, said=one.said[0][say.lang]) for name, one in forfeits.items()]


def show_cells(cells: list[Cell], as_json: bool, say: Voice) -> None:
    """One line for each combination and each share in it: of the bots, and of what the matches tried for."""
    if as_json:
        print_json({"cells": [cell.data() for cell in cells]})
        return
    names = [*cells[0].values]
    heads = (say("who"), say("wins"), say("of"), say("share"), say("interval"))
    table = grid(*names, *heads, right=tuple(range(len(names) + 1, len(names) + 4)))
    for cell in cells:
        values = [str(value).lower() if isinstance(value, bool) else str(value) for value in cell.values.values()]
        for name, share in {**cell.found.by_bot, **cell.found.outcomes}.items():
            table.add_row(*values, name, *_share(share))
    out = console()
    out.print(table)
    for cell in cells:
        for line in forfeit_lines(cell.found.forfeits, say):
            out.print(line)


def _share(share: Share) -> tuple[str, str, str, str]:
    low, high = share.interval()
    return str(share.wins), str(share.played), f"{share.share:.1%}", f"{low:.1%} – {high:.1%}"


def _spread(length: Length) -> str:
    values = (length.shortest, length.lower_quartile, length.median, length.upper_quartile, length.longest)
    return "  ".join(f"{value:g}" for value in values)


def bench(read: argparse.Namespace, say: Voice) -> int:
    kept(read.game)
    found = measure(read.game, read.mode, read.players, read_settings(read.settings, say), read.seconds)
    if read.json:
        print_json(found.data())
        return 0
    table = grid(say("speed"), say("best"), say("median"), right=(1, 2))
    table.add_row(say("choices_s"), f"{found.choices_per_second:,.0f}", f"{found.choices_per_second_median:,.0f}")
    table.add_row(say("matches_s"), f"{found.matches_per_second:,.1f}", f"{found.matches_per_second_median:,.1f}")
    for name, best, median in (
        ("start_ms", found.start_milliseconds, found.start_milliseconds_median),
        ("copy_us", found.copy_microseconds, found.copy_microseconds_median),
        ("determinise_us", found.determinise_microseconds, found.determinise_microseconds_median),
        ("deal_us", found.deal_microseconds, found.deal_microseconds_median),
    ):
        table.add_row(say(name), f"{best:.2f}", f"{median:.2f}")
    console().print(table)
    return 0

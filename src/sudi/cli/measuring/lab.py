"""`sudi lab`: experiments at the terminal, as tables, as JSON and as a report with plots."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup
from sudi.lab.advice import advise
from sudi.lab.cards.worth import cards
from sudi.lab.compare import compare
from sudi.lab.health import health
from sudi.lab.reports import Report, write
from sudi.lab.reports.making import Maker
from sudi.lab.reports.words import say as word
from sudi.lab.restrict.restricting import restrict
from sudi.lab.tune import tune
from sudi.lab.tune.aims import read_aims
from sudi.lab.whatif.changes import Changes, constants_of, read_changes
from sudi.lab.whatif.trees import numbers
from sudi.lab.work import Bench

from ..arguments import contents, read_settings
from ..output import console, grid, print_json
from ..words import Voice
from .laboratory import shown_progress

# What has no part in the results stays out of the command that reports tell.
SILENT = ("--workers", "--cluster", "--out", "--lang")


def lab(read: argparse.Namespace, say: Voice) -> int:
    if read.experiment == "numbers":
        return _numbers(read, say)
    setup = read_settings(read.settings, say)
    changes = None if read.changes is None else read_changes(read.game, contents(read.changes, say))
    out = None if read.out is None else Path(read.out)
    with shown_progress(say) as report:
        bench = Bench(read.workers, read.cluster, out, report)
        found = _EXPERIMENTS[read.experiment](read, say, setup, changes, bench)
    maker = Maker(say.lang, command_of(read), drawn=out is not None)
    made: Report = getattr(maker, read.experiment)(found)
    page = write(made, out) if out is not None else None
    if read.json:
        print_json(made.data)
        return 0
    _show(made)
    console().print(word("work", say.lang, n=bench.played, seconds=bench.seconds))
    if page is not None:
        console().print(word("wrote", say.lang, file=page))
    return 0


def command_of(read: argparse.Namespace) -> str:
    """The command as somebody would type it to get the same report."""
    parts = ["sudi", "lab", read.experiment, read.game]
    for name, value in sorted(vars(read).items()):
        flag = f"--{name.replace('_', '-')}".replace("--settings", "--set")
        silent = name in ("command", "experiment", "game", "json") or flag in SILENT
        if silent or value is None or value is False or value in ("", []):
            continue
        if name == "deck":
            parts.insert(4, value)
        elif value is True:
            parts.append(flag)
        else:
            for one in value if isinstance(value, list) else [value]:
                parts += [flag, str(one)]
    return shlex.join(parts)


def _show(made: Report) -> None:
    out = console()
    out.print(made.title)
    for line in made.told:
        out.print(line)
    for one in made.tables:
        table = grid(*one.heads, title=one.title, right=tuple(range(1, len(one.heads))))
        for row, real in zip(one.rows, one.real, strict=True):
            table.add_row(*row, style="bold" if real else None)
        out.print(table)


def _listed(typed: str | None) -> list[str] | None:
    return [name.strip() for name in typed.split(",") if name.strip()] if typed else None


def _health(read: Any, say: Voice, setup: dict[str, Any], changes: Changes | None, bench: Bench) -> Any:
    how = (read.mode, read.players, setup, read.pilot, read.strong, read.weak, read.deals, read.seed, changes, bench)
    return health(read.game, *how)


def _cards(read: Any, say: Voice, setup: dict[str, Any], changes: Changes | None, bench: Bench) -> Any:
    what = (_listed(read.cards), read.how, _listed(read.decks), read.mode, read.players, setup, read.pilot)
    return cards(read.game, *what, read.deals, read.copies, read.pairs, read.seed, changes, bench)


def _compare(read: Any, say: Voice, setup: dict[str, Any], changes: Changes | None, bench: Bench) -> Any:
    how = (read.mode, read.players, setup, _listed(read.names), read.pilot, read.deals, read.seed, changes, bench)
    return compare(read.game, read.by, *how, field=read.field)


def _restrict(read: Any, say: Voice, setup: dict[str, Any], changes: Changes | None, bench: Bench) -> Any:
    limits = [tuple(one.split("+")) for one in (*read.without, *read.never)]
    how = (read.mode, read.players, setup, read.pilot, read.deals, read.seed, changes, bench)
    return restrict(read.game, limits, *how)


def _tune(read: Any, say: Voice, setup: dict[str, Any], changes: Changes | None, bench: Bench) -> Any:
    if changes is not None:
        raise BadSetup("A search makes changes of its own; leave --changes out.")
    aims = read_aims(read.game, contents(read.aims, say))
    how = (read.mode, read.players, setup, read.pilot, read.tries, read.deals, read.confirm, read.seed, bench)
    return tune(read.game, aims, *how, _listed(read.names))


def _deck(read: Any, say: Voice, setup: dict[str, Any], changes: Changes | None, bench: Bench) -> Any:
    ready = game_by_name(read.game).ready_decks()
    text = read.deck if read.deck in ready or not ready else contents(read.deck, say)
    what = (_listed(read.field), _listed(read.candidates), read.mode, setup, read.pilot, read.deals, read.tries)
    return advise(read.game, text, *what, read.copies, read.seed, changes, bench)


_EXPERIMENTS = {
    "health": _health,
    "cards": _cards,
    "compare": _compare,
    "restrict": _restrict,
    "tune": _tune,
    "deck": _deck,
}


def _numbers(read: argparse.Namespace, say: Voice) -> int:
    """Paths of numbers, for files of changes and of aims."""
    game = game_by_name(read.game)
    found = dict(constants_of(game))
    for id, card in game.library.cards.items():
        found |= {f"{id}.{path}": n for path, n in numbers(card)}
    found = {path: n for path, n in found.items() if all(typed.lower() in path for typed in read.words)}
    if not found:
        raise BadSetup("No number's path holds these words; 'sudi lab numbers' without words lists all paths.")
    if read.json:
        print_json({"game": game.name, "numbers": found})
        return 0
    table = grid(word("path_head", say.lang), word("now", say.lang), title=word("numbers", say.lang), right=(1,))
    for path, n in found.items():
        table.add_row(path, str(n))
    console().print(table)
    return 0

"""What becomes of every card in many matches, at the terminal: `sudi simulate GAME --cards`."""

from __future__ import annotations

import argparse

from sudi.games import game as game_by_name
from sudi.lab.careers import COLUMNS, Careers, careers

from ..output import console, grid, print_json
from ..words import Voice
from .laboratory import shown_progress

FINE, FAULTY = 0, 1
SHOWN = 5  # faults that are told in full


def cards(read: argparse.Namespace, say: Voice) -> int:
    """A line for each card; a match that ends with an error is told, and the exit code is 1."""
    with shown_progress(say) as report:
        found = careers(read.game, read.mode, read.matches, read.seed, read.processes, report)
    if read.json:
        print_json(found.data())
    else:
        _show(found, say)
    return FAULTY if found.faults else FINE


def _show(found: Careers, say: Voice) -> None:
    game, out = game_by_name(found.game), console()
    table = grid(say("name"), *(say(f"card_{column}") for column in COLUMNS), right=(1, 2, 3, 4))
    library = game.library.cards
    for id in found.seldom([*library], found.choices + 1):
        table.add_row(library[id].name[say.lang], *map(str, found.row(id).values()))
    out.print(table)
    ended = ", ".join(f"{rule} {n}×" for rule, n in found.ended.most_common())
    out.print(say("careers", n=found.matches, choices=found.choices, ended=ended, faults=len(found.faults)))
    for fault in found.faults[:SHOWN]:
        out.print(say("career_fault", n=fault.number, seed=fault.seed, said=fault.error))

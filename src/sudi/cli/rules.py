"""`sudi rules`: the rules of a game with the lesson or table that shows each, and how many of them have a test."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from sudi.coach.lessons.folder import taught_by
from sudi.games import NAMES
from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup, UnknownName
from sudi.lab.coverage import coverage, folder_of_tests, marked_ids
from sudi.lab.rulebook import rulebook, search

from .output import console, grid, print_json
from .words import Voice


def rules(read: argparse.Namespace, say: Voice) -> int:
    if read.coverage:
        return _coverage(read, say)
    if read.game is None:
        raise BadSetup(say("which_game", games=", ".join(NAMES)))
    found = search(read.game, read.words) if read.words else list(rulebook(read.game).values())
    if not found:
        raise UnknownName(say("no_rule", game=read.game, words=" ".join(read.words)))
    if read.json:
        shown = [{**entry.data(), "lesson": taught_by(read.game, entry.id)} for entry in found]
        print_json({"game": read.game, "rules": shown})
        return 0
    table = grid("id", say("meaning"))
    for entry in found:
        lesson = taught_by(read.game, entry.id)
        where = "" if lesson is None else "\n" + say("learn_rule", game=read.game, lesson=lesson)
        table.add_row(entry.id, entry.text(say.lang) + where)
    console().print(table)
    return 0


def _coverage(read: argparse.Namespace, say: Voice) -> int:
    names = NAMES if read.game is None else (game_by_name(read.game).name,)
    folder = folder_of_tests()
    if folder is None:
        raise BadSetup(say("no_tests"))
    tested = marked_ids(folder)
    found = {name: coverage(name, tested) for name in names}
    if read.json:
        print_json({name: asdict(one) for name, one in found.items()})
        return 0
    heads = (say("game"), say("entries"), say("tested"), "%", say("physical"), say("missing"))
    table = grid(*heads, right=(1, 2, 3, 4))
    for name, one in found.items():
        covered = 100 * (one.entries - len(one.missing)) / max(one.entries, 1)
        numbers = (str(one.entries), str(one.tested), f"{covered:.1f}", str(one.physical))
        table.add_row(name, *numbers, ", ".join(one.missing) or "–")
    console().print(table)
    return 0

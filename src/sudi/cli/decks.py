"""Decks in the terminal: list the ready-made ones, print one, check a file."""

from __future__ import annotations

import argparse

from sudi.games import game as game_by_name
from sudi.kernel.game import Game

from .arguments import contents
from .output import console, grid, print_json
from .words import Voice

LEGAL, ILLEGAL = 0, 1


def deck(read: argparse.Namespace, say: Voice) -> int:
    game = game_by_name(read.game)
    if read.deck is None:
        return _list(game, read.json, say)
    if read.deck in game.ready_decks():
        text = game.deck_text(read.deck, say.lang)
        if read.json:
            print_json(game.check_deck(text).data())
        else:
            print(text, end="")
        return LEGAL
    return _check(game, read.deck, read.json, say)


def _list(game: Game, as_json: bool, say: Voice) -> int:
    ready = game.ready_decks()
    if not ready:
        game.check_deck("")  # refuses: players build no decks in this game
    if as_json:
        print_json({name: {"cs": title.cs, "en": title.en} for name, title in ready.items()})
        return LEGAL
    table = grid(say("deck"), say("title"))
    for name, title in ready.items():
        table.add_row(name, title[say.lang])
    console().print(table)
    return LEGAL


def _check(game: Game, file: str, as_json: bool, say: Voice) -> int:
    report = game.check_deck(contents(file, say))
    if as_json:
        print_json(report.data())
    elif report.legal:
        console().print(say("deck_legal", n=report.size))
    else:
        table = grid(say("rule"), say("meaning"), title=say("deck_illegal"))
        for problem in report.problems:
            table.add_row(problem.rule, problem.text[say.lang])
        console().print(table)
    return LEGAL if report.legal else ILLEGAL

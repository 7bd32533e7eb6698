"""Decks in the terminal: list the ready-made ones, print one, check a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from sudi.games import game as game_by_name
from sudi.kernel.deck import DeckReport
from sudi.kernel.errors import BadSetup
from sudi.kernel.game import Game

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
            print_json(_data(game.check_deck(text)))
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
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        raise BadSetup(say("no_file", file=file)) from None
    report = game.check_deck(text)
    if as_json:
        print_json(_data(report))
    elif report.legal:
        console().print(say("deck_legal", n=report.size))
    else:
        table = grid(say("rule"), say("meaning"), title=say("deck_illegal"))
        for problem in report.problems:
            table.add_row(problem.rule, problem.text[say.lang])
        console().print(table)
    return LEGAL if report.legal else ILLEGAL


def _data(report: DeckReport) -> dict[str, object]:
    problems = [{"rule": p.rule, "cs": p.text.cs, "en": p.text.en, "cards": list(p.cards)} for p in report.problems]
    return {
        "legal": report.legal,
        "size": report.size,
        "chosen": report.chosen,
        "fixed": report.fixed,
        "problems": problems,
    }

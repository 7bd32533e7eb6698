"""Decks in the terminal: list the ready-made ones, print one, check a file, find cards for one."""

from __future__ import annotations

import argparse

from sudi.games import game as game_by_name
from sudi.kernel.cards import Card
from sudi.kernel.deck import DeckReport
from sudi.kernel.game import Game
from sudi.lab.decks import measure_decks

from .arguments import contents
from .output import console, grid, print_json
from .reference import card_data, holds, printed_fact, type_line
from .words import Voice

LEGAL, ILLEGAL = 0, 1


def deck(read: argparse.Namespace, say: Voice) -> int:
    game = game_by_name(read.game)
    if read.find is not None or read.box or read.faction or read.kind or read.most is not None:
        return _find(game, read, say)
    if read.measure is not None:
        return _measure(game, read, say)
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


def _measure(game: Game, read: argparse.Namespace, say: Voice) -> int:
    """How often each ready-made deck beats decks by chance of its kind."""
    names = [read.deck] if read.deck is not None else list(game.ready_decks())
    if not names:
        game.check_deck("")  # refuses: players build no decks in this game
    found = measure_decks(game.name, names, read.bot, read.measure, read.seed, read.processes)
    if read.json:
        shares = {name: share.data() for name, share in found.items()}
        print_json({"game": game.name, "bot": read.bot, "seed": read.seed, "decks": shares})
        return LEGAL
    table = grid(say("deck"), say("wins"), say("deck_of"), say("share"), "95 %", right=(1, 2, 3, 4))
    for name, share in found.items():
        low, high = share.interval()
        table.add_row(name, f"{share.wins:g}", f"{share.played:g}", f"{share.share:.0%}", f"{low:.0%}–{high:.0%}")
    console().print(table)
    return LEGAL


def _check(game: Game, file: str, as_json: bool, say: Voice) -> int:
    report = game.check_deck(contents(file, say))
    if as_json:
        print_json(report.data())
    elif report.legal:
        console().print(say("deck_legal", n=report.size))
        _say_more(report, say)
    else:
        table = grid(say("rule"), say("meaning"), title=say("deck_illegal"))
        for problem in report.problems:
            table.add_row(problem.rule, problem.text[say.lang])
        console().print(table)
        _say_more(report, say)
    return LEGAL if report.legal else ILLEGAL


def _say_more(report: DeckReport, say: Voice) -> None:
    """How many cards there are of each price, and what the deck lacks."""
    out = console()
    if any(report.curve.values()):
        table = grid(say("deck_price"), say("deck_many"), "", right=(0, 1))
        for price, many in report.curve.items():
            table.add_row(price, str(many), "█" * many)
        out.print(table)
    for one in report.advice:
        out.print(f"{one.text[say.lang]} [{one.rule}]", markup=False)


def _find(game: Game, read: argparse.Namespace, say: Voice) -> int:
    """The cards for a deck, by set, affiliation, type, price and words."""
    if not game.ready_decks():
        game.check_deck("")  # refuses: players build no decks in this game
    found = [card for card in game.library.cards.values() if _wanted(card, read)]
    if read.json:
        print_json(
            {"game": game.name, "cards": [card_data(card, ("value", "cost", "traits", "rarity")) for card in found]}
        )
        return LEGAL
    table = grid(say("name"), say("type"), say("deck_box"), say("deck_price"), right=(3,))
    for card in found:
        price = _price(card)
        table.add_row(card.name[say.lang], type_line(card, say.lang), card.box, "" if price is None else str(price))
    console().print(table)
    return LEGAL


def _wanted(card: Card, read: argparse.Namespace) -> bool:
    price = _price(card)
    return (
        holds(card, (read.find or "").split())
        and read.box in (None, card.box)
        and read.kind in (None, getattr(card, "kind", None))
        and (read.faction is None or read.faction in (printed_fact(card, "traits") or ()))
        and (read.most is None or (price is not None and price <= read.most))
    )


def _price(card: Card) -> int | None:
    """What it costs to bring the card into play, where it costs anything."""
    found = (printed_fact(card, name) for name in ("value", "cost"))
    return next((price for price in found if isinstance(price, int)), None)

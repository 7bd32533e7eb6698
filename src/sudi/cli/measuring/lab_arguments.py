"""What may be typed after `sudi lab`."""

from __future__ import annotations

from typing import Any

from ..usual import takes_game, takes_language, takes_table

SAYS = {
    "health": "Length, choices, first seat, lead changes, comebacks, skill and luck, for each mode and player count.",
    "cards": "What each card does to winning, with and without it on the same deals.",
    "compare": "Leaders, characters, relics, factions or decks against each other.",
    "restrict": "What a player loses who may never use a card, a verb or a phase.",
    "tune": "Search for numbers on cards that reach a stated aim.",
    "deck": "What a deck wins against the field, and what to exchange.",
    "numbers": "The numbers that a file of changes can change.",
}


def add_parser(commands: Any) -> None:
    says = "The laboratory: experiments on the same deals, with reports."
    lab = commands.add_parser("lab", help=says, description=says, allow_abbrev=False)
    several = lab.add_subparsers(dest="experiment", metavar="EXPERIMENT", required=True, parser_class=type(lab))
    for name, told in SAYS.items():
        one = several.add_parser(name, help=told, description=told, allow_abbrev=False)
        takes_game(one)
        takes_language(one)
        if name == "numbers":
            one.add_argument("words", metavar="WORDS", nargs="*", help="only paths that hold these words")
            continue
        if name == "deck":
            one.add_argument("deck", metavar="FILE", help="a deck file, or the name of a ready-made deck")
        _play(one, deals={"health": 100, "cards": 40, "compare": 40, "restrict": 100, "tune": 10, "deck": 40}[name])
        _OWN[name](one)


def _play(one: Any, deals: int) -> None:
    takes_table(one)
    one.add_argument("--deals", type=int, default=deals, metavar="N", help=f"deals of each arm (default: {deals})")
    one.add_argument("--pilot", default="policy", metavar="BOT", help="who plays every seat (default: policy)")
    one.add_argument("--seed", type=int, default=0)
    one.add_argument("--changes", metavar="FILE", help="play with these changes; health and compare show both")
    one.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    one.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="play on a Ray cluster: auto, local, ray://HOST:PORT"
    )
    one.add_argument("--out", metavar="DIR", help="write report.html and report.json there, and go on where it stopped")


def _health(one: Any) -> None:
    one.add_argument("--strong", default="policy", metavar="BOT", help="for skill (default: policy)")
    one.add_argument("--weak", default="beginner", metavar="BOT", help="for skill (default: beginner)")


def _cards(one: Any) -> None:
    one.add_argument("--cards", metavar="A,B", help="only these (default: all that can be tried)")
    one.add_argument("--how", metavar="WAY", help="owned, offered or lacking (default: the game's first)")
    one.add_argument("--decks", metavar="A,B", help="in which ready-made decks (default: all)")
    one.add_argument("--copies", type=int, default=4, metavar="N", help="exchanged at most, in deck games (default: 4)")
    one.add_argument("--pairs", type=int, default=0, metavar="N", help="try the N strongest two by two")


def _compare(one: Any) -> None:
    one.add_argument("--by", metavar="KIND", help="leaders, characters, relics, factions, decks (default: first)")
    one.add_argument("--names", metavar="A,B", help="only these")
    one.add_argument("--field", action="store_true", help="each against all others in turns: cheaper, no pairs")


def _restrict(one: Any) -> None:
    forms = "card:NAME, verb:NAME or phase:NAME; several with + are forbidden together"
    one.add_argument("--without", action="append", default=[], metavar="LIMIT", help=forms)
    one.add_argument("--never", action="append", default=[], metavar="LIMIT", help="the same")


def _tune(one: Any) -> None:
    one.add_argument("--aims", required=True, metavar="FILE", help="what may be changed and what is wanted")
    one.add_argument("--tries", type=int, default=30, metavar="N", help="proposals (default: 30)")
    one.add_argument("--confirm", type=int, metavar="N", help="fresh deals for the best (default: three times --deals)")
    one.add_argument("--names", metavar="A,B", help="only these leaders, factions, decks")


def _deck(one: Any) -> None:
    one.add_argument("--field", metavar="A,B", help="ready-made decks to play against (default: all)")
    one.add_argument("--candidates", metavar="A,B", help="cards that may come in (default: all)")
    one.add_argument("--tries", type=int, default=24, metavar="N", help="exchanges to try (default: 24)")
    one.add_argument("--copies", type=int, default=2, metavar="N", help="exchanged at once, at most (default: 2)")


_OWN = {
    "health": _health,
    "cards": _cards,
    "compare": _compare,
    "restrict": _restrict,
    "tune": _tune,
    "deck": _deck,
}

"""The command line: what may be typed after `sudi`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NoReturn

from sudi.bots import TERMS, Terms
from sudi.kernel.chance import KEY, Seed
from sudi.kernel.errors import BadSetup, SudiError

from .learning import puzzle_arguments
from .measuring import exporting_arguments, lab_arguments, training_arguments
from .running import admin, load, serve
from .usual import takes_game, takes_language, takes_table
from .words import Voice, default_language


class Parser(argparse.ArgumentParser):
    """Refuses with one sentence, like everything else."""

    def error(self, message: str) -> NoReturn:
        raise SudiError(f"{message[:1].upper()}{message[1:]}; see 'sudi --help'.")


def _seed(typed: str) -> Seed:
    """A number, or the key of a match that was played at a table."""
    return typed if KEY.fullmatch(typed) else int(typed)


def parser() -> Parser:
    top = Parser(prog="sudi", description="Sudí: a referee that knows card games by heart.", allow_abbrev=False)
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, says: str, game: str | None = "", json: bool = True) -> Parser:
        one: Parser = commands.add_parser(name, help=says, description=says, allow_abbrev=False)
        if game is not None:
            takes_game(one, game or None)
        takes_language(one, json)
        return one

    command("games", "The games with their modes and set-up values.", game=None)
    play = command("play", "Play in the terminal.", json=False)
    takes_table(play)
    play.add_argument("--bot", metavar="NAME", help="who plays the other seats (default: beginner)")
    play.add_argument("--think", metavar="TIME", help="how long the other seats may think: 20ms, 1s, i64 (tries)")
    _programs(play)
    play.add_argument("--seed", type=_seed, help="the same seed deals the same cards")
    play.add_argument("--hotseat", action="store_true", help="people play all seats at one keyboard")
    play.add_argument(
        "--ask-ends", action="store_true", help="ask before a phase ends because nothing else can be done"
    )
    play.add_argument("--load", metavar="FILE", help="go on with a saved match")
    play.add_argument("--at", type=int, metavar="N", help="with --load: go on after its first N choices")
    cards = command("cards", "The cards of a game, all or those that hold the words.")
    cards.add_argument("words", metavar="WORDS", nargs="*")
    rules = command("rules", "The rules of a game, by id or by words.", game="?")
    rules.add_argument("words", metavar="WORDS", nargs="*")
    rules.add_argument("--coverage", action="store_true", help="which rules have a test")
    deck = command("deck", "Check a deck file, or print a ready-made deck.")
    deck.add_argument("deck", metavar="FILE_OR_NAME", nargs="?", help="without it: the ready-made decks")
    deck.add_argument(
        "--measure",
        type=int,
        metavar="N",
        help="N matches of each ready-made deck, or of one, against chance",
    )
    deck.add_argument("--bot", default="greedy", metavar="BOT", help="with --measure: who plays (default: greedy)")
    deck.add_argument("--seed", type=int, default=0, help="with --measure")
    deck.add_argument("--processes", type=int, metavar="N", help="with --measure (default: all cores)")
    deck.add_argument("--find", metavar="WORDS", help='the cards whose name or text has these words; "" for all')
    deck.add_argument("--box", metavar="SET", help="with --find: of this set")
    deck.add_argument("--faction", metavar="NAME", help="with --find: of this affiliation")
    deck.add_argument("--kind", metavar="NAME", help="with --find: of this type")
    deck.add_argument("--most", type=int, metavar="N", help="with --find: costing at most so much")
    simulate = command("simulate", "Let bots play many matches.")
    takes_table(simulate)
    simulate.add_argument("--matches", type=int, default=100, metavar="N")
    simulate.add_argument("--bots", default="random", metavar="A,B", help="one for all seats, or one for each")
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument(
        "--each", action="append", default=[], metavar="NAME", help="once for each value: players, or a set-up value"
    )
    simulate.add_argument("--processes", type=int, metavar="N", help="default: all cores")
    simulate.add_argument(
        "--cards", action="store_true", help="how often each card is played, used and does something, by chance"
    )
    _programs(simulate)
    arena = command("arena", "Let every bot play every other on the same deals, and rate them.")
    takes_table(arena)
    arena.add_argument("--bots", required=True, metavar="A,B,C", help="two or more")
    arena.add_argument("--matches", type=int, default=500, metavar="N", help="of each pair (default: 500)")
    arena.add_argument("--seed", type=int, default=0)
    arena.add_argument("--processes", type=int, metavar="N", help="default: all cores")
    arena.add_argument(
        "--sprt", metavar="LOW,HIGH", help="stop a pair once one claim is clear: 0.5,0.55 as shares or elo:0,30"
    )
    arena.add_argument(
        "--one-way", action="store_true", help="three sides and more: only the bot named first sits alone"
    )
    arena.add_argument("--out", metavar="FILE", help="keep results here, and go on with those that are there")
    arena.add_argument("--plot", metavar="FILE", help="draw the result: .svg or .html")
    _programs(arena)
    replay = command("replay", "Tell a recorded match again.", game=None)
    replay.add_argument("file", metavar="FILE")
    replay.add_argument(
        "--commitment", metavar="HEX", help="refuse a record whose seed is not the one promised by this"
    )
    replay.add_argument("--to", type=int, metavar="N", help="only the first N choices")
    replay.add_argument("--notes", action="store_true", help="with the notes that are kept in the file")
    learn = command("learn", "Learn a game by doing: its lessons, or one of them.")
    learn.add_argument(
        "lesson", metavar="LESSON", nargs="?", help="a number, a name or the id of a rule (default: list them)"
    )
    learn.add_argument(
        "--examples", type=int, metavar="N", help="play N matches and look for positions that show rules"
    )
    learn.add_argument("--out", metavar="FILE", help="with --examples: where to")
    learn.add_argument(
        "--seed", type=int, default=1, metavar="N", help="with --examples: of the first match (default: 1)"
    )
    review = command("review", "Look at a finished match again: choices, luck and what the others did.", game=None)
    review.add_argument("file", metavar="FILE")
    review.add_argument("--seat", metavar="pN", help="only this seat (default: all)")
    review.add_argument(
        "--worlds", type=int, metavar="N", help="for each decision (default: 16, or what two minutes allow)"
    )
    review.add_argument("--seed", type=int, default=0)
    review.add_argument("--processes", type=int, metavar="N", help="default: all cores")
    review.add_argument("--plot", metavar="FILE", help="draw the match: .svg")
    bench = command("bench", "Measure the speed on one core.")
    takes_table(bench)
    bench.add_argument("--seconds", type=float, default=5.0)
    serve.add_parser(commands)
    load.add_parser(commands)
    admin.add_parser(commands)
    training_arguments.add_parser(commands)
    exporting_arguments.add_parser(commands)
    puzzle_arguments.add_parser(commands)
    lab_arguments.add_parser(commands)
    return top


def _programs(one: Parser) -> None:
    """What bots are asked for that are programs (`exec:COMMAND`)."""
    one.add_argument(
        "--deadline",
        type=float,
        default=TERMS.seconds,
        metavar="SECONDS",
        help=f"in which a program (exec:COMMAND) has to answer (default: {TERMS.seconds:g})",
    )
    one.add_argument("--replace", metavar="BOT", help="who takes over from a program that fails; otherwise it loses")


def read_terms(read: argparse.Namespace) -> Terms:
    if not 0.01 <= read.deadline <= 3600:
        raise BadSetup("The deadline of a program must be between 0.01 and 3600 seconds.")
    return Terms(seconds=read.deadline, replace=read.replace)


def bot_names(typed: str) -> list[str]:
    """Names with commas between them; a comma inside quotes belongs to a command."""
    names, quote = [""], ""
    for letter in typed:
        if letter == "," and not quote:
            names.append("")
            continue
        if letter in "'\"" and quote in ("", letter):
            quote = "" if quote else letter
        names[-1] += letter
    if quote:
        raise BadSetup(f"A quotation mark is not closed in {typed!r}; close it.")
    return [name.strip() for name in names]


def read_arguments(argv: list[str]) -> argparse.Namespace:
    """What was typed; words may stand before and after options."""
    one = parser()
    read, rest = one.parse_known_args(argv)
    if rest:
        if not hasattr(read, "words") or any(word.startswith("-") for word in rest):
            one.error(f"unrecognized arguments: {' '.join(rest)}")
        if getattr(read, "game", "") is None:
            read.game = rest.pop(0)
        read.words += rest
    return read


def language(argv: list[str]) -> str:
    """The language to complain in, before it is known whether the line makes sense."""
    for at, word in enumerate(argv):
        if word == "--lang" and at + 1 < len(argv) and argv[at + 1] in ("cs", "en"):
            return argv[at + 1]
        if word in ("--lang=cs", "--lang=en"):
            return word[-2:]
    return default_language()


def read_settings(pairs: list[str], say: Voice) -> dict[str, Any]:
    """`name=value` pairs; true, false, numbers and words, lists with +, the contents of a file as @path."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name or not value:
            raise BadSetup(say("set_how", what=pair))
        found[name.strip().replace("-", "_")] = _list(value, say) if "+" in value else _value(value, say)
    return found


def _list(text: str, say: Voice) -> list[Any]:
    return [_value(part, say) for part in text.split("+")]


def _value(text: str, say: Voice) -> Any:
    if text.startswith("@"):  # the contents of a file: a deck, for instance
        return contents(text[1:], say)
    if text.casefold() in ("true", "false"):
        return text.casefold() == "true"
    try:
        return int(text)
    except ValueError:
        return text


def contents(file: str, say: Voice) -> str:
    """What a file holds; one that cannot be read is refused by its name."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        raise BadSetup(say("no_file", file=file)) from None

"""What may be typed after `sudi train`."""

from __future__ import annotations

from typing import Any

from ..usual import takes_game, takes_language, takes_table


def add_parser(commands: Any) -> None:
    says = "Learn a game by self-play and write what was learned into a file."
    one = commands.add_parser("train", help=says, description=says, allow_abbrev=False)
    takes_game(one)
    takes_language(one)
    takes_table(one)
    one.add_argument("--matches", type=int, default=8000, metavar="N", help="of self-play, for the policy")
    one.add_argument("--samples", type=int, default=2000, metavar="N", help="matches more, for the value")
    one.add_argument("--rate", type=float, default=0.04, help="how large the steps of learning are")
    one.add_argument("--per-round", type=int, default=100, metavar="N", help="matches before each step of learning")
    one.add_argument("--against", metavar="BOTS", default="", help="bots that it plays too, not only itself")
    one.add_argument("--against-every", type=int, default=2, metavar="N", help="in one match of N; 1: always")
    one.add_argument("--seed", type=int, default=0)
    one.add_argument("--from", metavar="FILE", dest="begun_from", default="", help="go on from what was learned before")
    one.add_argument("--teacher", metavar="BOT", default="greedy", help="whose choices are learned first")
    one.add_argument("--lessons", type=int, default=0, metavar="N", help="in so many matches")
    one.add_argument("--ladder", type=int, default=100, metavar="N", help="matches a step to find the levels; 0: none")
    one.add_argument("--keep", metavar="FILE", help="keep the run here, so that it can be resumed")
    one.add_argument("--out", metavar="FILE", required=True, help="where to write what was learned")
    one.add_argument("--processes", type=int, metavar="N", help="default: all cores")

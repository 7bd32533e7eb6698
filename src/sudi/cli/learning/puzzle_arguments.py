"""What may be typed after `sudi puzzle`."""

from __future__ import annotations

from typing import Any

from sudi.coach.kinds import KINDS

from ..usual import takes_game, takes_language


def add_parser(commands: Any) -> None:
    says = "Solve puzzles of a game: one line of one turn reaches the goal, and that is proved. Or make more of them."
    one = commands.add_parser("puzzle", help="Solve puzzles, or make more.", description=says, allow_abbrev=False)
    takes_game(one)
    one.add_argument("which", metavar="WHICH", nargs="?", help="a number, 'daily' or 'next' (default: list them)")
    takes_language(one)
    one.add_argument("--proof", action="store_true", help="the solution, what was tried, why tempting lines fail")
    one.add_argument("--prove", action="store_true", help="make the proof again")
    one.add_argument("--check", action="store_true", help="make the proofs of all puzzles again")
    one.add_argument("--file", metavar="FILE", help="puzzles of this file instead of those that came with the game")
    one.add_argument("--make", type=int, metavar="N", help="look for puzzles until --out has N")
    one.add_argument("--out", metavar="FILE", help="with --make: where to; it goes on from what is there")
    one.add_argument("--seed", type=int, metavar="N", help="with --make: of the first match (default: after the last)")
    one.add_argument("--states", type=int, metavar="N", default=2000, help="with --make: looked at for one position")
    one.add_argument("--kind", choices=KINDS, action="append", help="with --make: such (default: win and only)")
    one.add_argument("--seconds", type=float, metavar="S", help="with --make: stop after so long")

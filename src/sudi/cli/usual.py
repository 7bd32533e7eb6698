"""Arguments that many commands take, each said once."""

from __future__ import annotations

from typing import Any


def takes_game(one: Any, nargs: str | None = None) -> None:
    one.add_argument("game", metavar="GAME", nargs=nargs, help="the game, see 'sudi games'")


def takes_language(one: Any, json: bool = True) -> None:
    """How it answers: in which language, and for people or for programs."""
    one.add_argument("--lang", choices=("cs", "en"), help="language (default: from the locale)")
    if json:
        one.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def takes_table(one: Any) -> None:
    """Which match it is about."""
    one.add_argument("--mode", metavar="M")
    one.add_argument("--players", type=int, metavar="N")
    one.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="settings")

"""What is said to a program and what it may answer: one JSON object a line. docs/own-bot.md tells it to its author."""

from __future__ import annotations

from typing import Any

import msgspec

from sudi.kernel.decision import seat_name
from sudi.kernel.game import Game

from .forfeit import nonsense, not_offered, not_ready

PROTOCOL = 1


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    """The answer to hello."""


class Choice(msgspec.Struct):
    """The answer to choose: the name of an option, or its place among the options."""

    option: str | None = None
    index: int | None = None


_READY, _CHOICE = msgspec.json.Decoder(Ready), msgspec.json.Decoder(Choice)


def line(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def hello(game: Game, tables: Any, seat: int) -> bytes:
    """A match begins."""
    return line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules": game.version,
            "mode": tables.mode,
            "players": tables.players,
            "setup": open_setup(game, tables.setup),
            "seat": seat_name(seat),
        }
    )


def open_setup(game: Game, setup: dict[str, Any]) -> dict[str, Any]:
    """The values that stand for themselves. A list with something for each seat may hold what the others brought."""
    listed = {name for name, one in game.settings.items() if one.choices or one.span}
    return {name: value for name, value in setup.items() if name in listed}


def choose(view: dict[str, Any], seconds: float) -> bytes:
    """A decision of the program's seat; its options are in the view."""
    return line({"type": "choose", "deadline": round(seconds * 1000), "view": view})


def over(result: dict[str, Any] | None) -> bytes:
    """The match has ended; None: it was broken off."""
    return line({"type": "over", "result": result})


def heard_ready(name: str, said: bytes) -> None:
    try:
        _READY.decode(said)
    except (msgspec.MsgspecError, RecursionError):
        raise not_ready(name, said) from None


def heard_choice(name: str, said: bytes, options: list[str]) -> int:
    """The number of the option that is meant."""
    try:
        meant = _CHOICE.decode(said)
    except (msgspec.MsgspecError, RecursionError):
        raise nonsense(name, said) from None
    if meant.option is not None:
        if meant.option not in options:
            raise not_offered(name, meant.option)
        return options.index(meant.option)
    if meant.index is None:
        raise nonsense(name, said)
    if not 0 <= meant.index < len(options):
        raise not_offered(name, meant.index)
    return meant.index

"""A record played again: from its set-up or position, choice by choice, to the state it tells."""

from __future__ import annotations

from typing import Any

from ..chance import Seed
from ..errors import BadRecord, BadSetup, IllegalChoice, SudiError
from ..game import Game
from ..match import Match
from .position import from_position
from .record import Record, digest


def replay(game: Game, record: Record, upto: int | None = None, check: bool = True) -> Match:
    """Play a record again, whole or up to a number of choices."""
    if record.rules != game.version:
        raise BadRecord(
            f"The record was made with version {record.rules} of the rules of {game.name}; "
            f"this is version {game.version}, so it cannot be replayed faithfully."
        )
    try:
        match = fresh(game, record)
    except (BadSetup, LookupError) as error:
        raise BadRecord(f"The record's set-up cannot be: {error}") from None
    choices = record.choices if upto is None else record.choices[:upto]
    for number, choice in enumerate(choices):
        try:
            match.choose(choice)
        except IllegalChoice as error:
            raise BadRecord(f"Choice {number + 1} of the record ({choice!r}) cannot be made: {error}") from None
        except SudiError as error:
            raise BadRecord(f"Choice {number + 1} of the record ({choice!r}) is wrong: {error}") from None
    if check and upto is None and record.digest and record.digest != digest(match.state):
        raise BadRecord("The record ends in another state than when it was made; it belongs to other rules.")
    return match


def fresh(game: Game, record: Record) -> Match:
    """The match of a record before its first choice."""
    if record.origin is not None:
        return from_position(game, record.origin)
    return new_match(game, record.mode, record.players, record.seed, record.setup)


def new_match(game: Game, mode: str | None, players: int | None, seed: Seed, setup: dict[str, Any]) -> Match:
    log: list[Any] = []
    state = game.new_state(mode, players, seed, log, **setup)
    state.log = None
    return Match(game, state, seed, tuple(log))

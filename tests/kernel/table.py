"""Setting the toy's table for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sudi.kernel.machine import run
from sudi.kernel.match import Match

from .toy import GAME, ToyState


def table(*players: dict[str, Any], turn: int = 0, pile: Sequence[str] = ()) -> Match:
    """One mapping per player: card ids by zone (`hand`, `deck`, `field`, `cover`) and numbers by name."""
    mode, count, setup = GAME.setup("plain", len(players), {})
    s = ToyState(GAME.tables_for(mode, count, setup))
    free = list(range(len(s.t.defs)))
    for seat, player in enumerate(players):
        for name, value in player.items():
            if isinstance(value, list):
                for id in value:
                    number = next(n for n in free if s.t.defs[n].id == id)
                    free.remove(number)
                    getattr(s, name)[seat].append(number)
            else:
                getattr(s, name)[seat] = value
    for id in pile:
        number = next(n for n in free if s.t.defs[n].id == id)
        free.remove(number)
        s.pile.append(number)
    s.bag, s.turn = free, turn
    GAME.resume(s)
    run(s)
    return Match(GAME, s, 0)


def number(match: Match, id: str) -> int:
    """The copy of a card that is out of the bag."""
    return next(n for n in match.state.t.instances(id) if n not in match.state.bag)


def options(match: Match) -> list[str]:
    return [o.name for o in match.decision.options] if match.decision else []


def play(match: Match, *choices: str) -> Match:
    for choice in choices:
        match.choose(choice)
    return match

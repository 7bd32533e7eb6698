"""A program of somebody's own as a bot.

It is run by `decide` like every bot, so it gets the view that its seat has of a dealt world: what the seat may know is
the same in every such world, and nothing else is real in it. No secret can reach the program, whatever a view shows.
"""

from __future__ import annotations

import shlex
import shutil
from dataclasses import dataclass
from random import Random
from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.game import Game
from sudi.kernel.match import Match

from . import talk
from .forfeit import Forfeit
from .program import Program

EXEC = "exec:"


@dataclass(frozen=True)
class Terms:
    """What is asked of programs."""

    seconds: float = 5.0  # for an answer
    start: float = 30.0  # to get ready for a match
    replace: str | None = None  # the bot that takes over from one that fails; None: its seat has lost


TERMS = Terms()


class Outside:
    """A program at one seat, for one match after another. It starts with the first decision; `close` ends it."""

    def __init__(self, name: str, terms: Terms | None = None) -> None:
        self.name, self.terms = name, terms or TERMS
        self.command = _command(name)
        self._program: Program | None = None
        self._playing = False

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        match, seconds = Match(game, state, 0), self.terms.seconds
        try:
            said = self._begun(game, state, seat).ask(talk.choose(match.view(seat), seconds), seconds)
            return talk.heard_choice(self.name, said, match.pending.names)
        except Forfeit:
            self.close()
            raise

    def _begun(self, game: Game, state: Any, seat: int) -> Program:
        if self._program is None:
            self._program = Program(self.name, self.command)
        if not self._playing:
            talk.heard_ready(self.name, self._program.ask(talk.hello(game, state.t, seat), self.terms.start))
            self._playing = True
        return self._program

    def over(self, result: dict[str, Any] | None) -> None:
        """The match has ended; the next decision is of another one."""
        if self._program is not None and self._playing:
            self._program.tell(talk.over(result))
        self._playing = False

    def close(self, seconds: float | None = None) -> None:
        """End the program, within a moment or so many seconds."""
        if self._program is not None:
            self._program.close(seconds)
        self._program, self._playing = None, False


def _command(name: str) -> tuple[str, ...]:
    try:
        words = shlex.split(name.removeprefix(EXEC))
    except ValueError:
        words = []
    if not words:
        raise BadSetup(f"{name!r} names no program; write exec: and the command, as in exec:./mybot.")
    if shutil.which(words[0]) is None:
        raise BadSetup(f"The program {words[0]!r} cannot be started; check its path and that it may be run.")
    return tuple(words)

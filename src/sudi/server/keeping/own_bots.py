"""Programs that whoever runs the server lets play at its tables (`sudi serve --own-bot NAME=COMMAND`).

People choose one by its name, like any other bot; what is started stands in the command line of the server and nowhere
else. Each seat has a process of its own while its match goes on; there are never more than a few, and the one that has
waited longest makes room. Whoever fails is replaced for the rest of the match, and the table is told.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random

from sudi import Match
from sudi.bots import NAMES, Forfeit, Outside, Terms, decide
from sudi.bots.outside import EXEC
from sudi.kernel.errors import BadSetup
from sudi.kernel.wording import Bilingual

NAME = re.compile(r"[a-z][a-z0-9_-]{0,29}")
MOST = 16  # programs at once
OWN = Bilingual("Vlastní program tohoto serveru.", "A program of this server's own.")


def read_own_bots(typed: Iterable[str]) -> dict[str, str]:
    """`NAME=COMMAND` as typed, each of which can be started."""
    found: dict[str, str] = {}
    for one in typed:
        name, sign, command = one.partition("=")
        if not sign or not NAME.fullmatch(name) or name in NAMES:
            raise BadSetup(f"{one!r} is no bot; write NAME=COMMAND with a name of small letters that no other bot has.")
        found[name] = EXEC + command.removeprefix(EXEC)
        Outside(found[name])
    return found


class OwnBots:
    """The programs of all tables of this process."""

    def __init__(self, commands: dict[str, str], terms: Terms) -> None:
        self.commands, self.terms = commands, terms
        self._at: dict[tuple[str, int], Outside] = {}  # by table and seat, whoever waits longest first
        self._busy: set[tuple[str, int]] = set()
        self._failed: set[tuple[str, int]] = set()
        self._leaving: set[tuple[str, int]] = set()  # they still think, but their match is over
        self._threads: ThreadPoolExecutor | None = None
        self._thought: dict[tuple[str, str], float] = {}

    def __contains__(self, name: str) -> bool:
        return name in self.commands

    def faces(self) -> dict[str, Bilingual]:
        return dict.fromkeys(self.commands, OWN)

    def usual(self, match: Match, who: str) -> float:
        """How many seconds it seems to think, so that one with nothing to think about takes no less."""
        return self._thought.get((match.game.name, who), 0.0)

    def plays(self, table: str, seat: int, who: str) -> bool:
        """Is it this program that answers here, and not somebody who has replaced it?"""
        return who in self.commands and (table, seat) not in self._failed

    async def decide(self, table: str, match: Match, seat: int, who: str, seed: int) -> str:
        """The name of the option that the program takes; `Forfeit` if it fails, once in a match."""
        place = (table, seat)
        one = self._seated(place, who)
        # A copy: the table looks at its state in ways that a thread must not see half-way.
        game, state, since = match.game, match.state.copy(), time.perf_counter()
        self._busy.add(place)
        try:
            loop = asyncio.get_running_loop()
            index = await loop.run_in_executor(self._pool(), decide, one, game, state, seat, Random(seed))
        except Forfeit:
            self._failed.add(place)
            self._at.pop(place, None)
            raise
        finally:
            self._busy.discard(place)
            if place in self._leaving:
                self._leave(place)
        took, key = time.perf_counter() - since, (game.name, who)
        self._thought[key] = min(max(took, 0.95 * self._thought.get(key, 0.0)), 1.0)
        return match.pending.names[index]

    def _seated(self, place: tuple[str, int], who: str) -> Outside:
        one = self._at.pop(place, None)
        if one is None:
            idle = [other for other in self._at if other not in self._busy]
            if idle and len(self._at) >= MOST:
                self._end(idle[0])
            one = Outside(self.commands[who], self.terms)
        self._at[place] = one
        return one

    def _pool(self) -> ThreadPoolExecutor:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(MOST, "own-bot")
        return self._threads

    def _end(self, place: tuple[str, int]) -> None:
        one = self._at.pop(place, None)
        if one is not None:
            self._pool().submit(one.close)  # a program has a moment to end by itself; nobody waits for it

    def ended(self, table: str) -> None:
        """The match at this table is over, or the table is not kept here any more."""
        for place in [place for place in (*self._at, *self._failed) if place[0] == table]:
            if place in self._busy:
                self._leaving.add(place)
            else:
                self._leave(place)

    def _leave(self, place: tuple[str, int]) -> None:
        self._end(place)
        self._failed.discard(place)
        self._leaving.discard(place)

    def close(self) -> None:
        """End everything at once, also what still thinks."""
        for one in self._at.values():
            one.close(0.0)
        if self._threads is not None:
            self._threads.shutdown(wait=True)
            self._threads = None

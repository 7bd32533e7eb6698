"""What a computer player is, the players there are, and the only way to run one.

A bot never meets the state of a match. `decide` gives it a complete state that agrees with what its seat may know,
with everything else dealt anew; so nothing that is hidden from the seat can change what the bot does.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from sudi.kernel.dealing import determinise
from sudi.kernel.errors import unknown
from sudi.kernel.game import Game
from sudi.mind.store import load_kept

from .budget import Budget, read_budget
from .glance import Glance
from .greedy import Greedy
from .learned import Learned, read_heat
from .levels import RANKS, Level
from .outside import EXEC, Outside
from .search import Search
from .uniform import Uniform


class Bot(Protocol):
    """A computer player. Instances keep nothing between two choices."""

    name: str

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        """The number of the option to take. `state` is plausible, not real; its options are the real ones."""
        ...


_ALL: tuple[Bot, ...] = (
    Uniform(),
    Greedy(),
    Greedy("greedy0"),  # the yardstick of `docs/strength.md`, whatever `greedy` may become
    Learned(),
    Glance(),
    Search("search", Budget(seconds=0.02)),
    *(Level(rank) for rank in RANKS),
)
_BOTS = {one.name: one for one in _ALL}
NAMES: tuple[str, ...] = tuple(_BOTS)


def bot(name: str) -> Bot:
    """A bot by its name; the searching one may have a budget behind a colon (`search:1s`, `search:i64`), the policy a
    heat (`policy:1.5`); these and `glance` a file of `sudi train` behind an at sign, and `exec:COMMAND` is a program of
    somebody's own."""
    if name.startswith(EXEC):
        return Outside(name)
    plain, at, file = name.partition("@")
    kind, colon, budget = plain.partition(":")
    if kind == "policy" and (colon or at):
        return Learned(name, read_heat(budget) if colon else 0.0, load_kept(file) if at else None)
    if kind == "glance" and at and not colon:
        return Glance(name, file)
    if kind == "search" and (colon or at):
        thought = read_budget(budget) if colon else Budget(seconds=0.02)
        return Search(name, thought, file=file)
    if name not in _BOTS:
        raise unknown("bot", name, NAMES)
    return _BOTS[name]


def decide(player: Bot, game: Game, s: Any, seat: int, rng: Random) -> int:
    """Let a bot answer the pending decision of its seat, from what that seat may know."""
    if len(s.options) == 1:
        return 0
    plausible = determinise(s, seat, rng.getrandbits(62))
    plausible.t = game.for_thinking(s.t)
    choice = player.choose(game, plausible, seat, rng)
    if not 0 <= choice < len(s.options):
        raise IndexError(f"the bot {player.name!r} chose option {choice} of {len(s.options)}")
    return choice

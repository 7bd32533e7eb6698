"""What a player loses who may never do something: the limited against the free, from every seat on the same deals.

Measured beside the same deals without any limit, so that an advantage of a seat or of a deal counts for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup

from ..effects import Effect, discovered, paired, share
from ..playing import sides_of
from ..whatif.changes import Changes
from ..work import Arm, Bench, Plan, run


@dataclass(frozen=True)
class Restriction:
    """By what is forbidden: the share that is left of the win, and the difference from free play."""

    game: str
    mode: str
    players: int
    seed: int
    deals: int
    pilot: str
    fair: float  # what equals score
    left: dict[str, Effect]
    lost: dict[str, Effect]
    changes: list[dict[str, Any]]

    def data(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "game": self.game,
            "mode": self.mode,
            "players": self.players,
            "seed": self.seed,
            "deals": self.deals,
            "pilot": self.pilot,
            "fair": round(self.fair, 5),
            "limits": {name: {"left": self.left[name].data(), "lost": self.lost[name].data()} for name in self.left},
            "changes": self.changes,
        }


def restrict(
    game: str,
    limits: list[tuple[str, ...]],
    mode: str | None = None,
    players: int | None = None,
    setup: dict[str, Any] | None = None,
    pilot: str = "policy",
    deals: int = 100,
    seed: int = 0,
    changes: Changes | None = None,
    bench: Bench | None = None,
) -> Restriction:
    """Each of the limits (`("card:x",)`, `("verb:recruit", "phase:play")`) by itself."""
    one = game_by_name(game)
    if not limits:
        raise BadSetup("Say what may never be used: --without card:NAME, --never verb:NAME or --never phase:NAME.")
    chosen, count, _ = one.setup(mode, players, setup or {})
    sides = sides_of(one, chosen.name, count, setup or {})
    values = {**(setup or {}), **(changes.setup if changes is not None else {})}
    text = changes.text if changes is not None else ""
    free = Arm(game, chosen.name, count, (values,), (pilot,), changes=text)
    order = sorted({*sides[:count]})
    arms = [free]
    for banned in limits:
        for side in order:
            arms.append(replace(free, limits=tuple(banned if own == side else () for own in sides)))
    with bench or Bench() as at:
        rows = run(Plan(tuple(arms), deals, seed), at)
    fair = 1 / len(order) if len(order) > 1 else fmean(row.score(0) for row in rows[0])
    left, lost = {}, {}
    for n, banned in enumerate(limits):
        mine = rows[1 + n * len(order) : 1 + (n + 1) * len(order)]
        seats = [sides.index(side) for side in order]
        scored = [[row.score(seat) for row in part] for seat, part in zip(seats, mine, strict=True)]
        usual = [[row.score(seat) for row in rows[0]] for seat in seats]
        means, before = ([sum(deal) / len(deal) for deal in zip(*all_, strict=True)] for all_ in (scored, usual))
        name = " ".join(banned)
        left[name], lost[name] = share(means, fair), paired(means, before)
    told = changes.data() if changes is not None else []
    return Restriction(game, chosen.name, count, seed, deals, pilot, fair, left, discovered(lost), told)

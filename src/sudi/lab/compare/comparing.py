"""Everybody of a kind against everybody on the same deals, seats exchanged.

Where all play together against the game, each plays the deals by itself. With changes everything is played a second
time, as changed, on the same deals.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, product
from statistics import fmean
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup, SudiError, unknown
from sudi.kernel.game import Game
from sudi.kernel.setting import Rival

from ..effects import Effect, discovered, paired, share
from ..playing import sides_of
from ..whatif.changes import Changes
from ..work import Arm, Bench, Plan, Row, run

MOST_SETUPS = 24  # combinations that take turns in one match-up
EVEN = 0.5
FIELD = ("first seat", "second seat")  # against the field


@dataclass(frozen=True)
class Comparison:
    """Shares of the win: of each against each and against the field, and what changes have made of it."""

    game: str
    mode: str
    players: int
    kind: str
    seed: int
    deals: int
    pilot: str
    names: tuple[str, ...]
    pairs: dict[tuple[str, str], Effect]  # the first's share against the second, 50 % expected
    field: dict[str, Effect]  # against all others, 50 % expected; together: the share of matches won
    first: Effect | None  # the share of whoever began
    moved: dict[str, Effect]  # with changes: what they made of the share against the field
    moved_first: Effect | None
    changed: Comparison | None
    changes: list[dict[str, Any]]

    def data(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "game": self.game,
            "mode": self.mode,
            "players": self.players,
            "kind": self.kind,
            "seed": self.seed,
            "deals": self.deals,
            "pilot": self.pilot,
            "field": {name: one.data() for name, one in self.field.items()},
            "pairs": [{"first": a, "second": b, **one.data()} for (a, b), one in self.pairs.items()],
            "began": None if self.first is None else self.first.data(),
            "changes": self.changes,
            "moved": {name: one.data() for name, one in self.moved.items()},
            "moved_began": None if self.moved_first is None else self.moved_first.data(),
            "changed": None if self.changed is None else self.changed.data(),
        }


def compare(
    game: str,
    kind: str | None = None,
    mode: str | None = None,
    players: int | None = None,
    setup: dict[str, Any] | None = None,
    names: list[str] | None = None,
    pilot: str = "policy",
    deals: int = 50,
    seed: int = 0,
    changes: Changes | None = None,
    bench: Bench | None = None,
    first_deal: int = 0,
    field: bool = False,
) -> Comparison:
    """Compare all of a kind (the game's first, if none is named), or those that are named; with `field` each against
    all the others in turns, two matches a deal, which tells nothing about single pairs and is much cheaper."""
    one = game_by_name(game)
    chosen, count, _ = one.setup(mode, players, setup or {})
    kinds = one.rivals(chosen.name, count)
    if not kinds:
        raise BadSetup(f"There is nothing to compare in {one.name}.")
    kind = kind or next(iter(kinds))
    if kind not in kinds:
        raise unknown(f"kind of things to compare in {one.name}", kind, kinds)
    for name in names or ():
        if name not in kinds[kind]:
            raise unknown(kind, name, kinds[kind])
    rivals = {name: rival for name, rival in kinds[kind].items() if not names or name in names}
    sides = sides_of(one, chosen.name, count, setup or {})
    together = len({*sides[:count]}) == 1
    if not together and (count != 2 or len({*sides}) != 2):
        raise BadSetup("Two players are compared with each other; leave --players out or write 2.")
    base = Arm(game, chosen.name, count, pilots=(pilot,))
    if field and not together:
        arms = _field_arms(one, base, rivals, kinds[kind], setup or {})
    else:
        arms = _arms(one, base, rivals, setup or {}, together)
    if not arms:
        raise BadSetup("At least two that can play each other are needed; name more.")
    told = changes or Changes(game, {}, {}, {}, ())
    versions = [arms]
    if changes is not None:
        versions.append({key: _as_changed(arm, changes) for key, arm in arms.items()})
    plan = Plan(tuple(arm for version in versions for arm in version.values()), deals, seed, first_deal)
    with bench or Bench() as at:
        rows = run(plan, at)
    found = []
    for n in range(len(versions)):
        part = dict(zip(arms, rows[n * len(arms) : (n + 1) * len(arms)], strict=True))
        found.append(_summary(one, base, kind, tuple(rivals), part, seed, pilot, together))
    if changes is None:
        return found[0][0]
    (before, scores, began), (after, scores_after, began_after) = found
    moved = discovered({name: paired(scores_after[name], scores[name]) for name in scores})
    moved_first = paired(began_after, began) if began else None
    return replace(before, moved=moved, moved_first=moved_first, changed=after, changes=told.data())


def _as_changed(arm: Arm, changes: Changes) -> Arm:
    setups = tuple({**changes.setup, **one} for one in arm.setups)
    return replace(arm, changes=changes.text, setups=setups)


def _arms(
    game: Game, base: Arm, rivals: dict[str, Rival], setup: dict[str, Any], together: bool
) -> dict[tuple[str, ...], Arm]:
    """By who sits where: both seatings of every pair that the rules let play each other."""
    arms: dict[tuple[str, ...], Arm] = {}
    if together:
        # Where partners are needed they are the next ones of the list.
        order = [*rivals]
        for n, name in enumerate(order):
            team = [order[(n + k) % len(order)] for k in range(base.players)]
            built = _setups(game, base, [rivals[one] for one in team], setup)
            if built:
                arms[name,] = replace(base, setups=built, limits=tuple(rivals[one].never for one in team))
        return arms
    for a, b in combinations(rivals, 2):
        for pair in ((a, b), (b, a)):
            built = _setups(game, base, [rivals[name] for name in pair], setup)
            if built:
                arms[pair] = replace(base, setups=built, limits=tuple(rivals[name].never for name in pair))
    return arms


def _field_arms(
    game: Game, base: Arm, rivals: dict[str, Rival], every: dict[str, Rival], setup: dict[str, Any]
) -> dict[tuple[str, ...], Arm]:
    """By who is measured and where: the others take turns from deal to deal. Whoever may not do something has a pair
    of its own to play in, so what is forbidden must not differ between the others."""
    arms: dict[tuple[str, ...], Arm] = {}
    for name, rival in rivals.items():
        others = [other for key, other in every.items() if key != name and not other.never]
        for seat in (0, 1):
            setups: list[dict[str, Any]] = []
            for other in others:
                seats = [rival, other] if seat == 0 else [other, rival]
                setups += _setups(game, base, seats, setup)[:3]
            if setups:
                limits = (rival.never, ()) if seat == 0 else ((), rival.never)
                arms[name, FIELD[seat]] = replace(base, setups=tuple(setups), limits=limits)
    return arms


def _setups(game: Game, base: Arm, seats: list[Rival], setup: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    found = []
    for values in product(*(rival.values for rival in seats)):
        beside = {key: value for rival in seats for key, value in rival.beside.items()}
        one = {**beside, **setup, seats[0].setting: list(values)}
        try:
            game.setup(base.mode, base.players, one)
        except SudiError:
            continue
        found.append(one)
    step = max(1, len(found) // MOST_SETUPS)
    return tuple(found[::step][:MOST_SETUPS])


def _summary(
    game: Game,
    base: Arm,
    kind: str,
    names: tuple[str, ...],
    rows: dict[tuple[str, ...], list[Row]],
    seed: int,
    pilot: str,
    together: bool,
) -> tuple[Comparison, dict[str, list[float]], list[float]]:
    """The comparison; and, deal by deal, the share of each against the field and of whoever began."""
    deals = len(next(iter(rows.values())))
    pairs: dict[tuple[str, str], Effect] = {}
    scores: dict[str, list[float]] = {}
    if together:
        scores = {who[0]: [row.score(0) for row in played] for who, played in rows.items()}
        every = [fmean(scores[name][deal] for name in scores) for deal in range(deals)]
        # Against the mean of all, on the same deals: what is left is the difference itself.
        field = discovered({name: _against(one, every) for name, one in scores.items()})
        began: list[float] = []
    else:
        by_pair: dict[tuple[str, str], list[float]] = {}
        for a, b in combinations(names, 2):
            if (a, b) in rows:
                both = zip(rows[a, b], rows[b, a], strict=True)
                by_pair[a, b] = [(one.score(0) + other.score(1)) / 2 for one, other in both]
        pairs = discovered({pair: share(one, EVEN) for pair, one in by_pair.items()})
        for name in names:
            if (name, FIELD[0]) in rows:
                both = zip(rows[name, FIELD[0]], rows[name, FIELD[1]], strict=True)
                scores[name] = [(one.score(0) + other.score(1)) / 2 for one, other in both]
            mine = [[x if a == name else 1 - x for x in one] for (a, b), one in by_pair.items() if name in (a, b)]
            if mine:
                scores[name] = [fmean(one) for one in zip(*mine, strict=True)]
        field = discovered({name: share(one, EVEN) for name, one in scores.items()})
        every_row = [[row for row in one if row.first >= 0] for one in zip(*rows.values(), strict=True)]
        began = [fmean(row.score(row.first) for row in one) for one in every_row if one]
    found = Comparison(
        game.name,
        base.mode,
        base.players,
        kind,
        seed,
        deals,
        pilot,
        tuple(scores),
        pairs,
        field,
        share(began, EVEN) if began else None,
        {},
        None,
        None,
        [],
    )
    return found, scores, began


def _against(scores: list[float], every: list[float]) -> Effect:
    """The share of wins, tested against the mean of all on the same deals."""
    own, apart = share(scores, EVEN), paired(scores, every)
    return replace(own, p=apart.p)

"""The effects of all cards, what players count beside them, and pairs that are worth more or less than their parts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup

from ..effects import Effect, discovered, effect
from ..statistics import Share
from ..whatif.changes import Changes
from ..work import Arm, Bench, Plan, Row, run
from ..work.arm import OWNED
from ..work.following import DRAWN, PLAYED
from .arms import Trial, trials

HELD = "held"  # drawn and never played


@dataclass(frozen=True)
class Worth:
    """One card."""

    card: str
    how: str
    deck: str
    worth: Effect  # in shares of a win
    splits: dict[str, Share]  # raw win rates of whoever drew, played, held or took it: told beside, never instead

    def data(self) -> dict[str, Any]:
        splits = {name: one.data() for name, one in self.splits.items()}
        return {"card": self.card, "how": self.how, "deck": self.deck, **self.worth.data(), "splits": splits}


@dataclass(frozen=True)
class Cards:
    """All of them, the best first, and pairs of them."""

    game: str
    mode: str
    players: int
    seed: int
    deals: int
    pilot: str
    cards: list[Worth]
    pairs: dict[tuple[str, str], Effect]
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
            "cards": [one.data() for one in self.cards],
            "pairs": [{"first": a, "second": b, **one.data()} for (a, b), one in self.pairs.items()],
            "changes": self.changes,
        }


def cards(
    game: str,
    names: list[str] | None = None,
    how: str | None = None,
    decks: list[str] | None = None,
    mode: str | None = None,
    players: int | None = None,
    setup: dict[str, Any] | None = None,
    pilot: str = "policy",
    deals: int = 50,
    copies: int = 4,
    pairs: int = 0,
    seed: int = 0,
    changes: Changes | None = None,
    bench: Bench | None = None,
) -> Cards:
    """Try every card, or those that are named; `pairs` takes that many of the strongest two by two."""
    for what, many, least in (("copies", copies, 1), ("pairs", pairs, 0)):
        if many < least:
            raise BadSetup(f"The number of {what} must be a whole number from {least}.")
    one = game_by_name(game)
    values = {**_settled(one.rivals(mode or next(iter(one.modes)), players or 2)), **(setup or {})}
    values |= changes.setup if changes is not None else {}
    chosen, count, _ = one.setup(mode, players, values)
    text = changes.text if changes is not None else ""
    base = Arm(game, chosen.name, count, pilots=(pilot,), changes=text, cards=True)
    tried = trials(base, values, names, how, decks, copies)
    if pairs and tried[0].how != OWNED:
        raise BadSetup("Pairs are tried by giving both cards to a player; leave --pairs out in this game.")
    arms: dict[int, Arm] = {}
    for trial in tried:
        for arm in (*trial.with_it, *trial.without):
            arms[id(arm)] = arm
    with bench or Bench() as at:
        rows = dict(zip(arms, run(Plan(tuple(arms.values()), deals, seed), at), strict=True))
        found = discovered({(t.card, t.deck): effect(_difference(t, rows)) for t in tried})
        splits = _splits([row for part in rows.values() for row in part])
        worths = [Worth(t.card, t.how, t.deck, found[t.card, t.deck], splits.get(t.card, {})) for t in tried]
        worths.sort(key=lambda worth: (-worth.worth.mean, worth.card, worth.deck))
        together = _pairs(base, values, worths, pairs, deals, seed, at) if pairs else {}
    told = changes.data() if changes is not None else []
    return Cards(game, chosen.name, count, seed, deals, pilot, worths, together, told)


def _settled(rivals: dict[str, Any]) -> dict[str, Any]:
    """What players would choose before the match is left to the deal, so that a card meets all of it."""
    settings = {rival.setting for kind in rivals.values() for rival in kind.values()}
    return {name: "random" for name in settings if name not in ("decks", "factions")}


def _difference(trial: Trial, rows: dict[int, list[Row]]) -> list[float]:
    """Deal by deal, the mean over the seats of what the card made."""
    seats = []
    for seat, (given, free) in enumerate(zip(trial.with_it, trial.without, strict=True)):
        both = zip(rows[id(given)], rows[id(free)], strict=True)
        seats.append([one.score(seat) - other.score(seat) for one, other in both])
    return [sum(deal) / len(deal) for deal in zip(*seats, strict=True)]


def _splits(rows: list[Row]) -> dict[str, dict[str, Share]]:
    counted: dict[tuple[str, str], list[int]] = {}
    for row in rows:
        for seat, followed in enumerate(row.cards):
            won = seat in (row.winners or ())
            held = {*followed[DRAWN]} - {*followed[PLAYED]}
            for split, ids in {**followed, HELD: sorted(held)}.items():
                for id in ids:
                    tally = counted.setdefault((id, split), [0, 0])
                    tally[0] += won
                    tally[1] += 1
    found: dict[str, dict[str, Share]] = {}
    for (id, split), (wins, n) in sorted(counted.items()):
        found.setdefault(id, {})[split] = Share(wins, n)
    return found


def _pairs(
    base: Arm, setup: dict[str, Any], worths: list[Worth], many: int, deals: int, seed: int, bench: Bench
) -> dict[tuple[str, str], Effect]:
    """Both cards, less each of them alone: what they make together beyond the sum."""
    strongest = sorted(worths, key=lambda worth: worth.worth.p)[:many]
    names = [worth.card for worth in strongest]
    single = {trial.card: trial for trial in trials(base, setup, names, OWNED, None, 1)}
    arms: list[Arm] = []
    both: dict[tuple[str, str], list[int]] = {}
    places: dict[tuple[str, int], int] = {}
    for card, trial in single.items():
        for seat, arm in enumerate(trial.with_it):
            places[card, seat] = len(arms)
            arms.append(arm)
    free = len(arms)
    arms.append(single[names[0]].without[0])
    for a, b in combinations(names, 2):
        both[a, b] = []
        for seat in range(base.players):
            gifts = single[a].with_it[seat].gifts + single[b].with_it[seat].gifts
            both[a, b].append(len(arms))
            arms.append(replace(single[a].with_it[seat], gifts=gifts))
    rows = run(Plan(tuple(arms), deals, seed), bench)
    found = {}
    for (a, b), at in both.items():
        seats = []
        for seat, n in enumerate(at):
            four = (rows[n], rows[places[a, seat]], rows[places[b, seat]], rows[free])
            seats.append(
                [
                    w.score(seat) - x.score(seat) - y.score(seat) + z.score(seat)
                    for w, x, y, z in zip(*four, strict=True)
                ]
            )
        found[a, b] = effect([sum(deal) / len(deal) for deal in zip(*seats, strict=True)])
    return discovered(found)

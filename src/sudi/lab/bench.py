"""How fast a game runs on one core: random choices through the fast face, copies of a mid-game state, dealt worlds."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.dealing import Dealer, determinise
from sudi.kernel.errors import BadSetup
from sudi.kernel.game import Game
from sudi.kernel.machine import apply

ROUNDS = 8  # the best round is what the machine can do when nothing else runs on it
COPIES, WORLDS, STARTS = 2_000, 500, 10


@dataclass(frozen=True)
class Bench:
    """Best of several rounds, with the median round beside it."""

    game: str
    mode: str
    players: int
    seconds: float
    matches: int
    choices: int
    choices_per_second: float
    choices_per_second_median: float
    matches_per_second: float
    matches_per_second_median: float
    start_milliseconds: float  # from a seed to the first choice, with decks that are drawn by it if the set-up says so
    start_milliseconds_median: float
    copy_microseconds: float
    copy_microseconds_median: float
    determinise_microseconds: float  # one world for the seat that is asked
    determinise_microseconds_median: float
    deal_microseconds: float  # one of many worlds of the same moment
    deal_microseconds_median: float

    def data(self) -> dict[str, Any]:
        return asdict(self)


def bench(
    game: str,
    mode: str | None = None,
    players: int | None = None,
    setup: dict[str, Any] | None = None,
    seconds: float = 5.0,
    seed: int = 1,
) -> Bench:
    """Play for about so many seconds and measure."""
    if not 0.05 <= seconds <= 3600:
        raise BadSetup("The number of seconds must be between 0.05 and 3600.")
    one = game_by_name(game)
    chosen, count, _ = one.setup(mode, players, setup or {})
    rng = Random(seed)
    middle = _mid_game(one, chosen.name, count, setup or {}, rng)
    speeds, pace, matches, choices = [], [], 0, 0
    start = perf_counter()
    for _ in range(ROUNDS):
        played, made, took = _play(one, chosen.name, count, setup or {}, rng, seconds / ROUNDS)
        matches, choices = matches + played, choices + made
        speeds.append(made / took)
        pace.append(played / took)
    total = perf_counter() - start
    seat, copy, dealer = middle.seat, middle.t.copier, Dealer(middle, middle.seat)
    starts = [
        _time(lambda _: one.new_state(chosen.name, count, rng.getrandbits(48), **(setup or {})), STARTS) / 1e3
        for _ in range(ROUNDS)
    ]
    copies = [_time(lambda _: copy(middle), COPIES) for _ in range(ROUNDS)]
    worlds = [_time(lambda n: determinise(middle, seat, n), WORLDS) for _ in range(ROUNDS)]
    deals = [_time(dealer.deal, WORLDS) for _ in range(ROUNDS)]
    return Bench(
        game=game,
        mode=chosen.name,
        players=count,
        seconds=round(total, 3),
        matches=matches,
        choices=choices,
        choices_per_second=round(max(speeds), 1),
        choices_per_second_median=round(statistics.median(speeds), 1),
        matches_per_second=round(max(pace), 2),
        matches_per_second_median=round(statistics.median(pace), 2),
        start_milliseconds=round(min(starts), 3),
        start_milliseconds_median=round(statistics.median(starts), 3),
        copy_microseconds=round(min(copies), 3),
        copy_microseconds_median=round(statistics.median(copies), 3),
        determinise_microseconds=round(min(worlds), 3),
        determinise_microseconds_median=round(statistics.median(worlds), 3),
        deal_microseconds=round(min(deals), 3),
        deal_microseconds_median=round(statistics.median(deals), 3),
    )


def _play(
    game: Game, mode: str, players: int, setup: dict[str, Any], rng: Random, seconds: float
) -> tuple[int, int, float]:
    """Whole matches until the time is up: (matches, choices, seconds)."""
    random, cap = rng.random, game.max_choices
    matches = choices = 0
    start = perf_counter()
    while True:
        s = game.new_state(mode, players, rng.getrandbits(48), **setup)
        made = 0
        while s.seat >= 0 and made < cap:
            apply(s, int(random() * len(s.options)))
            made += 1
        matches, choices = matches + 1, choices + made
        took = perf_counter() - start
        if took >= seconds:
            return matches, choices, took


def _mid_game(game: Game, mode: str, players: int, setup: dict[str, Any], rng: Random) -> Any:
    """The state half-way through a random match."""
    states = [game.new_state(mode, players, 1, **setup)]
    while states[-1].seat >= 0 and len(states) < game.max_choices:
        after = states[-1].copy()
        apply(after, int(rng.random() * len(after.options)))
        states.append(after)
    return states[len(states) // 2]


def _time(work: Callable[[int], Any], count: int) -> float:
    """Microseconds of one call."""
    start = perf_counter()
    for number in range(count):
        work(number)
    return (perf_counter() - start) / count * 1e6

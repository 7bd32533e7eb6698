"""How good each ready-made deck is: matches against decks by chance of its own kind, half of them from each seat."""

from __future__ import annotations

from collections.abc import Callable

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup

from .simulate import simulate
from .statistics import Share

LEAST = 2


def measure_decks(
    game: str,
    names: list[str],
    bot: str,
    matches: int,
    seed: int = 0,
    processes: int | None = None,
    told: Callable[[str, Share], None] | None = None,
) -> dict[str, Share]:
    """The share of so many matches that each of these decks wins; `told` hears of each as soon as it is known."""
    one = game_by_name(game)
    if matches < LEAST:
        raise BadSetup(f"Half of the matches are played from each seat: {LEAST} at least.")
    found = {}
    for name in names:
        trials = one.deck_trials(name)
        if trials is None:
            raise BadSetup(f"{one.title.en} draws no decks by chance that could play against {name!r}.")
        wins = played = 0
        for seat, (setup, count) in enumerate(zip(trials, (matches - matches // 2, matches // 2), strict=True), 1):
            made = simulate(game, setup=setup, bots=(bot,), matches=count, seed=seed, processes=processes)
            share = made.seats[f"p{seat}"]
            wins, played = wins + share.wins, played + share.played
        found[name] = Share(wins, played)
        if told is not None:
            told(name, found[name])
    return found

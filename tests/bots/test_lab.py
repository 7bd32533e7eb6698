"""Simulation, statistics and speed measurements."""

from __future__ import annotations

import subprocess
import sys

import pytest

import sudi
from sudi.games import game
from sudi.lab import bench, simulate
from sudi.lab.simulate import Job, seating
from sudi.lab.statistics import Share, length, wilson


def test_greedy_beats_random_nearly_always() -> None:
    found = simulate("shards", "duel", bots=("greedy", "random"), matches=60, seed=1, processes=1)
    assert found.by_bot["greedy"].wins >= 58
    assert found.by_bot["greedy"].played == found.by_bot["random"].played == 60
    assert found.by_bot["greedy"].wins + found.by_bot["random"].wins + found.draws + found.unfinished == 60
    # Seats change, so winning all matches is not winning from one seat.
    assert 28 <= found.seats["p1"].wins <= 32


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate("shards", "duel", bots=("random",), matches=40, seed=5, processes=1)
    together = simulate("shards", "duel", bots=("random",), matches=40, seed=5, processes=2)
    assert alone == together


def test_the_same_seed_gives_the_same_matches_and_another_seed_others() -> None:
    first, again, other = (simulate("shards", "melee", matches=12, seed=seed, processes=1) for seed in (3, 3, 4))
    assert first == again
    assert first.choices != other.choices


def test_more_matches_begin_with_the_same_ones() -> None:
    few = simulate("shards", "duel", matches=1, seed=9, processes=1)
    more = simulate("shards", "duel", matches=2, seed=9, processes=1)
    assert few.choices.longest in (more.choices.shortest, more.choices.longest)
    assert more.choices.shortest != more.choices.longest


def test_progress_counts_up_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    simulate("shards", "solo", matches=5, processes=1, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def test_draws_and_unfinished_matches_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = simulate("shards", "duel", setup={"turn_limit": 1}, matches=4, processes=1)
    assert (drawn.draws, drawn.unfinished, drawn.by_bot["random"].wins) == (4, 0, 0)
    assert drawn.turns.longest == 2
    monkeypatch.setattr(game("shards"), "max_choices", 10)
    cut = simulate("shards", "duel", matches=4, processes=1)
    assert (cut.draws, cut.unfinished) == (0, 4)
    assert cut.choices.mean == 10


def test_nobody_always_sits_first_and_partners_stay_together() -> None:
    duel = Job("shards", "duel", 2, {}, ("a", "b"), 0)
    assert [seating(duel, [0, 1], n) for n in (0, 1, 2)] == [["a", "b"], ["b", "a"], ["a", "b"]]
    three = Job("shards", "melee", 3, {}, ("a", "b", "c"), 0)
    assert {seating(three, [0, 1, 2], n)[0] for n in range(3)} == {"a", "b", "c"}
    teams = Job("shards", "teams", 4, {}, ("a", "b"), 0)
    assert [seating(teams, [0, 0, 1, 1], n) for n in (0, 1)] == [list("aabb"), list("bbaa")]
    four = Job("shards", "teams", 4, {}, ("a", "b", "c", "d"), 0)
    assert [seating(four, [0, 0, 1, 1], n) for n in (0, 1)] == [list("abcd"), list("cdab")]


def test_partners_share_one_win() -> None:
    found = simulate("shards", "teams", bots=("greedy", "random"), matches=4, processes=1)
    assert found.by_bot["greedy"].wins + found.by_bot["random"].wins == 4
    assert found.by_bot["greedy"].played == 4
    assert sum(share.wins for share in found.seats.values()) == 8


def test_the_nemesis_wins_for_its_own_seat() -> None:
    found = simulate("shards", "solo", bots=("random",), matches=6, processes=1)
    assert found.seats["p1"].wins + found.seats["p2"].wins == 6
    assert found.by_bot["random"].wins == found.seats["p1"].wins


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ({"bots": ("random",) * 3}, "1 or 2 bots, not 3"),
        ({"bots": ()}, "1 or 2 bots, not 0"),
        ({"bots": ("randon",)}, "did you mean 'random'"),
        ({"matches": 0}, "from 1"),
        ({"processes": 0}, "from 1"),
        ({"mode": "dual"}, "did you mean 'duel'"),
    ],
)
def test_a_simulation_that_cannot_be_is_refused(bad: dict, says: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(sudi.SudiError, match=says):
        simulate(**{"game": "shards", "matches": 2, **bad})


def test_wilson_intervals() -> None:
    # Known values: 50 of 100, and the edges, where the interval is one-sided but not a point.
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-5)
    assert wilson(10, 10) == pytest.approx((0.72247, 1.0), abs=1e-5)
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share(3, 4).data()["share"] == 0.75


def test_lengths() -> None:
    spread = length([1, 2, 3, 4, 10])
    assert (spread.mean, spread.shortest, spread.longest) == (4, 1, 10)
    assert (spread.lower_quartile, spread.median, spread.upper_quartile) == (2, 3, 4)
    assert length([7]).median == 7


def test_bench_measures_something_plausible() -> None:
    found = bench("shards", "duel", seconds=0.4)
    assert found.choices > found.matches > 0
    assert found.choices_per_second >= found.choices_per_second_median > 1000
    # A match is many choices, and a copy takes microseconds, not milliseconds.
    assert found.choices_per_second > 20 * found.matches_per_second
    assert 0.1 < found.copy_microseconds <= found.copy_microseconds_median < 200
    assert 0.1 < found.determinise_microseconds <= found.determinise_microseconds_median < 5000
    assert 0.1 < found.deal_microseconds <= found.deal_microseconds_median < 5000


def test_a_simulation_tells_what_was_played_with() -> None:
    found = simulate("summonerwars", matches=12, seed=4, processes=1)
    assert {"decks", "order"} == set(found.traits)
    order = found.traits["order"]
    assert order["first"].played == order["second"].played == 12
    assert order["first"].wins + order["second"].wins == 12 - found.draws - found.unfinished
    assert sum(share.played for share in found.traits["decks"].values()) == 24
    told = found.data()["intervals"]
    assert told["order"]["first"]["played"] == 12


@pytest.mark.parametrize(("game", "traits"), [("shards", "characters"), ("smashup", "factions"), ("rone", "leaders")])
def test_every_game_tells_who_began_and_with_what(game: str, traits: str) -> None:
    found = simulate(game, matches=3, seed=1, processes=1)
    assert set(found.traits) == {traits, "order"}
    assert found.traits["order"]["first"].played == 3
    assert found.traits[traits]


def test_only_processes_of_our_own_keep_games_for_good() -> None:
    """Whoever uses the library finds the garbage collector as it was."""
    program = (
        "import gc, sudi; from sudi.games import kept; from sudi.lab import simulate; "
        "sudi.new('shards'); simulate('shards', 'duel', matches=1, processes=1); assert gc.get_freeze_count() == 0; "
        "kept('shards'); assert gc.get_freeze_count() > 10_000"
    )
    subprocess.run([sys.executable, "-c", program], check=True)

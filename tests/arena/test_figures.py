"""The figures of a tournament: intervals, ratings and the sequential test, against what they promise."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from sudi.lab.arena.rating import Met, ratings
from sudi.lab.arena.sequential import BOUND, Claims, judge
from sudi.lab.statistics import clustered, wilson

EXPERIMENTS = 400


def deals(rng: Random, n: int, mean: float, alike: float) -> list[list[float]]:
    """Deals of two matches won with this chance; in this part of them both matches end alike (negative: opposite)."""
    found = []
    for _ in range(n):
        one = float(rng.random() < mean)
        other = float(rng.random() < mean)
        if rng.random() < abs(alike):
            other = one if alike > 0 else 1 - one
        found.append([one, other])
    return found


@pytest.mark.parametrize(("mean", "alike"), [(0.5, 0.0), (0.5, 0.7), (0.5, -0.7), (0.85, 0.0), (0.85, 0.7)])
def test_an_interval_holds_the_truth_as_often_as_it_says(mean: float, alike: float) -> None:
    rng, held, plain = Random(1), 0, 0
    for _ in range(EXPERIMENTS):
        groups = deals(rng, 60, mean, alike)
        found = clustered(groups)
        held += found.low <= mean <= found.high
        low, high = wilson(sum(map(sum, groups)), 120)
        plain += low <= mean <= high
    assert 0.925 * EXPERIMENTS <= held <= 0.985 * EXPERIMENTS
    if alike > 0:  # counting single matches claims more than is known
        assert plain < 0.9 * EXPERIMENTS
    if alike < 0:  # or less
        assert plain > 0.985 * EXPERIMENTS


def test_few_deals_that_are_alike_are_no_certainty() -> None:
    assert clustered([[1.0, 0.0]] * 3).high - 0.5 > 0.15
    assert clustered([[1.0, 1.0]] * 5).low == pytest.approx(wilson(10, 10)[0])
    assert clustered([]) == clustered([[0.5]] * 0)
    assert (clustered([]).low, clustered([]).high) == (0.0, 1.0)


# ---- ratings ----
def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    met = [Met(0, 1, 1.0, float(n < 75), n) for n in range(100)]
    one, other = ratings(2, met)
    assert one.elo - other.elo == pytest.approx(400 * math.log10(75.5 / 25.5), abs=1e-3)
    assert one.elo == pytest.approx(-other.elo)
    assert one.low > other.high


def test_somebody_who_wins_everything_has_a_rating() -> None:
    one, other = ratings(2, [Met(0, 1, 1.0, 1.0, n) for n in range(50)])
    assert one.elo - other.elo == pytest.approx(400 * math.log10(50.5 / 0.5), abs=1e-3)
    assert 100 < one.high - one.elo < 400


def test_one_alone_against_two_equals_is_expected_to_win_a_third() -> None:
    alone = [Met(0, 1, 0.5, float(n % 3 == 0), n) for n in range(300)]
    one, _ = ratings(2, alone)
    assert abs(one.elo) < 2


def test_ratings_agree_with_pairs_that_never_met() -> None:
    """0 beats 1 three to one, 1 beats 2 three to one: 0 is nine to one ahead of 2."""
    met = [Met(a, a + 1, 1.0, float(n % 4 != 0), n) for a in (0, 1) for n in range(4000)]
    first, second, third = ratings(3, met)
    assert first.elo - third.elo == pytest.approx(400 * math.log10(9), abs=1)
    assert second.elo == pytest.approx(0, abs=0.5)


def test_matches_of_one_deal_are_one_observation() -> None:
    """Where both matches of a deal always end alike, there is half as much to go by."""
    rng = Random(4)
    wins = [float(rng.random() < 0.6) for _ in range(400)]
    once = ratings(2, [Met(0, 1, 1.0, win, n) for n, win in enumerate(wins)])[0]
    twice = ratings(2, [Met(0, 1, 1.0, win, n) for n, win in enumerate(wins) for _ in range(2)])[0]
    apart = ratings(2, [Met(0, 1, 1.0, win, 1000 * k + n) for n, win in enumerate(wins) for k in range(2)])[0]
    assert twice.high - twice.low == pytest.approx(once.high - once.low, rel=0.02)
    assert apart.high - apart.low == pytest.approx((once.high - once.low) / math.sqrt(2), rel=0.02)


def test_intervals_of_ratings_hold_the_truth() -> None:
    rng, truth, held = Random(2), (0.6, 0.0, -0.6), 0
    for _ in range(100):
        met = []
        for deal in range(60):
            for a, b in ((0, 1), (0, 2), (1, 2)):
                chance = 1 / (1 + math.exp(truth[b] - truth[a]))
                win = float(rng.random() < chance)
                again = win if rng.random() < 0.5 else float(rng.random() < chance)
                met += [Met(a, b, 1.0, win, deal), Met(a, b, 1.0, again, deal)]
        found = ratings(3, met)
        held += sum(one.low <= at * 400 / math.log(10) <= one.high for one, at in zip(found, truth, strict=True))
    assert 0.91 * 300 <= held <= 0.985 * 300


# ---- the sequential test ----
def stopped(rng: Random, claims: Claims, mean: float, alike: float) -> tuple[str | None, int]:
    counts, seen = Counter[float](), 0
    while seen < 2000:
        for deal in deals(rng, 8, mean, alike):
            counts[sum(deal) / 2] += 1
        seen += 8
        verdict = judge(claims, counts)
        if verdict.believed is not None:
            return verdict.believed, seen
    return None, seen


@pytest.mark.parametrize("alike", [0.0, 0.5])
def test_a_test_is_rarely_wrong_whichever_claim_is_true(alike: float) -> None:
    claims, rng = Claims(0.5, 0.6), Random(5)
    for mean, truth in ((0.5, "low"), (0.6, "high")):
        found = [stopped(rng, claims, mean, alike)[0] for _ in range(60)]
        assert found.count(truth) >= 54  # 5 % wrong on average: 3 of 60


def test_a_clear_case_is_decided_sooner() -> None:
    claims = Claims(0.5, 0.6)
    clear, close = (stopped(Random(6), claims, mean, 0.0)[1] for mean in (0.9, 0.62))
    assert clear < close


def test_nothing_is_decided_by_a_handful_of_deals() -> None:
    """All deals won: each makes the higher claim more likely by the ratio of the claims and by no more."""
    claims = Claims(0.5, 0.6)
    for n in (1, 5, 16):
        assert judge(claims, Counter({1.0: n})).ratio == pytest.approx(n * math.log(0.6 / 0.5), abs=0.02)
    assert judge(claims, Counter({1.0: 16})).believed is None
    assert judge(claims, Counter({1.0: 17})).believed == "high"
    assert judge(claims, Counter({0.0: 17})).believed == "low"
    assert math.log(19) == pytest.approx(BOUND)


def test_claims_as_they_are_typed() -> None:
    assert Claims.read("0.5,0.55") == Claims.read("50%,55%") == Claims(0.5, 0.55)
    elo = Claims.read("elo:-400,0")
    assert (elo.low, elo.high) == pytest.approx((1 / 11, 0.5))

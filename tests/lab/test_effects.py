"""Statistics against known truths: planted effects are found, null effects are not, intervals cover."""

from __future__ import annotations

from random import Random

import pytest

from sudi.lab.effects import Effect, discoveries, effect, paired, share

pytest.importorskip("scipy")


def one(p: float) -> Effect:
    return Effect(0.0, 0.0, 0.0, p, 10)


def test_false_discoveries_are_held_as_in_the_paper() -> None:
    # Benjamini and Hochberg 1995, section 3.1: at 5 % the first four of these fifteen are real; Bonferroni keeps three.
    ps = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344]
    ps += [0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    assert [found.real for found in discoveries([one(p) for p in ps])] == [True] * 4 + [False] * 11


def test_q_is_the_same_as_scipys_and_in_the_order_that_was_given() -> None:
    from scipy.stats import false_discovery_control

    ps = [0.5, 0.001, 0.04, 0.03, 0.9]
    assert [found.q for found in discoveries([one(p) for p in ps])] == pytest.approx(list(false_discovery_control(ps)))


def test_intervals_of_differences_cover_the_truth() -> None:
    rng, truth, inside = Random(5), 0.1, 0
    for _ in range(400):
        # Two matches of a deal hang together: the deal's own chance moves both.
        deals = []
        for _ in range(60):
            chance = rng.random() * 0.8
            deals.append((rng.random() < chance + truth) - (rng.random() < chance))
        found = effect(deals)
        inside += found.low <= truth <= found.high
    assert 370 <= inside <= 398  # 95 % of 400 are 380


def test_intervals_of_shares_cover_the_truth_and_stay_between_0_and_1() -> None:
    rng, truth, inside = Random(6), 0.9, 0
    for _ in range(400):
        found = share([(rng.random() < truth) / 2 + (rng.random() < truth) / 2 for _ in range(40)], 0.5)
        assert 0 <= found.low <= found.high <= 1
        inside += found.low <= truth <= found.high
    assert 370 <= inside <= 399


def test_among_many_null_effects_hardly_any_is_called_real() -> None:
    rng, wrong = Random(7), 0
    for _ in range(20):
        found = discoveries([effect([rng.choice((-1, 0, 0, 1)) for _ in range(50)]) for _ in range(30)])
        wrong += any(one.real for one in found)
    assert wrong <= 3  # 5 % of twenty experiments are one


def test_a_planted_effect_is_found_among_null_ones() -> None:
    rng = Random(8)
    null = [effect([rng.choice((-1, 0, 0, 1)) for _ in range(200)]) for _ in range(30)]
    planted = effect([rng.choice((0, 1, 1, 1, -1)) for _ in range(200)])
    found = discoveries([*null, planted])
    assert found[-1].real
    assert sum(one.real for one in found[:-1]) <= 1


def test_pairing_takes_away_what_deals_have_in_common() -> None:
    rng = Random(9)
    deals = [rng.random() for _ in range(30)]
    with_it = [deal + 0.1 + rng.random() / 100 for deal in deals]
    assert paired(with_it, deals).p < 0.05 < effect(with_it, sum(deals) / 30).p


def test_deals_that_all_agree_are_no_certainty() -> None:
    found = effect([0.0] * 10)
    assert found.low < -0.05 < 0.05 < found.high
    assert found.p == 1.0

"""The policy: sums of weights, one chance for equal options, and heat."""

from __future__ import annotations

import math
from random import Random

import pytest

from sudi.mind.policy import STAGES, Policy, merged, pick, softmax
from sudi.mind.value import Value
from tests.shards.table import table

A, B = (("a",),), (("b",),)


def weights(stage: float, always: float) -> list[float]:
    row = [0.0] * (STAGES + 1)
    row[2], row[STAGES] = stage, always
    return row


def test_a_score_is_the_sum_of_the_weights_of_all_keys_in_this_stage_and_in_all() -> None:
    policy = Policy({("a",): weights(2.0, 1.0), ("c",): weights(-0.5, 0.25)})
    both = (("a",), ("c",), ("never seen",))
    assert policy.scores([both, B], stage=2) == [2.75, 0.0]
    assert policy.scores([both, B], stage=3) == [1.25, 0.0]


def test_copies_share_one_chance() -> None:
    shares = softmax(merged([1.0, 1.0, 1.0], [A, A, B]))
    assert shares == pytest.approx([0.25, 0.25, 0.5])


def test_heat_makes_likely_what_was_unlikely() -> None:
    cold, warm = softmax([0.0, 2.0], 0.5), softmax([0.0, 2.0], 4.0)
    assert cold[0] == pytest.approx(1 / (1 + math.exp(4)))
    assert warm[0] == pytest.approx(1 / (1 + math.exp(0.5)))


def test_what_has_no_share_is_never_picked() -> None:
    rng = Random(1)
    assert {pick([0.0, 0.3, 0.0, 0.2, 0.0], rng, 0.5) for _ in range(500)} == {1, 3}


def test_the_best_is_taken_and_of_equals_any() -> None:
    match = table({"hand": ["crystal", "blaster", "shard_reactor"]})
    row = [0.0] * STAGES + [5.0]
    liking = Policy({("play", "blaster own"): row, ("play", "blaster"): row})
    assert match.decision is not None
    names = [option.name for option in match.decision.options]
    rng = Random(2)
    assert {names[liking.best(match.game, match.state, rng)] for _ in range(20)} == {"play blaster"}
    assert {names[Policy().best(match.game, match.state, rng)] for _ in range(200)} == set(names)


def test_a_value_adds_up_its_weights_and_the_neurons_that_fire() -> None:
    value = Value({"x": [0.5, 1.0, -1.0], "y": [0.0, 2.0, 0.0]}, bias=0.1, thresholds=[-1.0, 0.5], voices=[3.0, 7.0])
    # x = 2, y = 1: direct 0.1 + 1.0; first neuron -1 + 2 + 2 = 3, fires; second 0.5 - 2 = -1.5, does not.
    assert value.score({"x": 2.0, "y": 1.0, "unknown": 9.0}) == pytest.approx(1.1 + 9.0)
    assert value.of({}) == pytest.approx(1 / (1 + math.exp(-(0.1 + 7.0 * 0.5))))


def test_a_value_reckoned_from_another_state_is_the_same() -> None:
    rows = {"x": [0.5, 1.0, -1.0], "y": [0.25, 2.0, 0.0], "z": [-1.0, 0.5, 3.0]}
    value = Value(rows, bias=0.1, thresholds=[-1.0, 0.5], voices=[3.0, 7.0])
    states: list[dict[str, float]] = [{}, {"x": 2.0}, {"y": 1.0, "z": 4.0}, {"z": 0.5, "x": 0.0}]
    states.append({"x": -1.0, "unknown": 9.0, "z": 4.0})
    for before in states:
        near = value.anchor(before)
        for after in states:
            assert value.score(after, near) == pytest.approx(value.score(after))

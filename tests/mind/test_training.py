"""Learning: credit over turns, a policy that gets better, a value that tells who wins, and runs that can be resumed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import sudi
from sudi.games import game
from sudi.kernel.machine import apply
from sudi.lab.training.baseline import Baseline
from sudi.lab.training.fit import Sample, fit
from sudi.lab.training.gradient import Adam, advantages, gradient_of
from sudi.lab.training.job import Job
from sudi.lab.training.rounds import seated
from sudi.lab.training.selfplay import Chosen, Episode, play
from sudi.lab.training.train import train
from sudi.mind.policy import Policy, softmax
from sudi.mind.store import save, to_data

JOB = Job("shards", "duel", 2, matches=60, samples=25, per_round=30, seed=3)
GOOD, BAD = (("good",),), (("bad",),)


def episode(taken: int, share: float) -> Episode:
    """One decision between something good and something bad, then the result."""
    marks = [[({}, 0.5), ({}, 0.5)]]
    return Episode([Chosen(0, 0, 1, [GOOD, BAD], [0.5, 0.5], taken)], marks, [share, 1 - share])


def test_credit_goes_to_the_turns_that_brought_something() -> None:
    marks = [[({}, value)] for value in (0.5, 0.5, 0.9)]
    found = advantages(Episode([], marks, [1.0]), 0, trace=0.5)
    # From 0.5 to 0.5, to 0.9, to the win: differences 0, 0.4, 0.1, each counting half a turn earlier.
    assert found == pytest.approx([0.225, 0.45, 0.1])


def test_what_won_becomes_likelier_and_what_lost_less() -> None:
    policy, adam = Policy(), Adam(0.1)
    for _ in range(20):
        adam.step(policy, gradient_of([episode(0, 1.0), episode(1, 0.0)], people=2))
    good, bad = softmax(policy.scores([GOOD, BAD], stage=1))
    assert good > 0.9 > 0.1 > bad


def test_a_few_matches_of_self_play_beat_chance() -> None:
    mind = train(replace(JOB, matches=200, per_round=50, rate=0.08), processes=1)
    rules, rng, won = game("shards"), Random(1), 0
    for number in range(30):
        me = number % 2
        s = rules.new_state("duel", seed=70_000 + number // 2)
        while s.seat >= 0:
            one = mind.policy.best(rules, s, rng) if s.seat == me else rng.randrange(len(s.options))
            apply(s, one)
        won += me in s.result[0]
    assert won >= 24


def test_the_same_run_gives_the_same_mind_with_any_number_of_processes_and_when_it_is_resumed(tmp_path: Path) -> None:
    whole = to_data(train(JOB, processes=1))
    assert to_data(train(JOB, processes=2)) == whole
    keep = tmp_path / "run"

    class Stop(Exception):
        pass

    def stop(what: str, done: int, total: int, more: str) -> None:
        if what == "samples":
            raise Stop

    with pytest.raises(Stop):
        train(JOB, processes=1, keep=keep, tell=stop)
    assert to_data(train(JOB, processes=1, keep=keep)) == whole
    with pytest.raises(sudi.SudiError, match="another training run"):
        train(replace(JOB, seed=4), processes=1, keep=keep)


def test_a_fitted_value_tells_winners_from_losers() -> None:
    rng = Random(5)
    samples = []
    for match in range(4000):
        lead, noise = rng.uniform(-3, 3), rng.uniform(-3, 3)
        won = 1.0 if rng.random() < 1 / (1 + 2.718281828 ** (-2 * lead)) else 0.0
        samples.append(Sample(match, {"lead": lead, "noise": noise, "rare" if match == 7 else "turn": 1.0}, won))
    found = fit(samples, neurons=4, epochs=12, rate=0.02)
    assert found.loss < 0.45 < 0.65 < found.before
    told = [found.value.of({"lead": lead, "turn": 1.0}) for lead in (2.0, 0.0, -2.0)]
    assert told[0] > 0.9 > 0.6 > told[1] > 0.4 > 0.1 > told[2]
    loud, quiet = (found.value.of({"lead": 0.5, "noise": noise, "turn": 1.0}) for noise in (2.0, -2.0))
    assert abs(loud - quiet) < 0.2
    assert "rare" not in found.value.rows


def test_against_a_rival_only_the_learners_seat_learns_and_every_seat_in_turn() -> None:
    job = replace(JOB, against=("greedy0", "random"), against_every=3)
    met = [(job.rival(n), job.learner(n)) for n in range(12)]
    assert [name for name, _ in met] == ["greedy0", None, None, "random", None, None] * 2
    assert [seat for name, seat in met if name] == [0, 0, 1, 1]
    seats = seated(job, Policy(), [0, 1], 6)
    assert [isinstance(one, Policy) for one in seats] == [False, True]
    assert [isinstance(one, Policy) for one in seated(job, Policy(), [0, 1, 0, 1], 0)] == [True, False, True, False]
    rules = game("shards")
    episode = play(rules, rules.new_state("duel", seed=1), seats, Baseline(rules), Random(1), 5000)
    assert {chosen.seat for chosen in episode.decisions} == {1}


def test_whoever_plays_a_weak_rival_all_the_time_is_told_to_win(tmp_path: Path) -> None:
    job = replace(JOB, matches=150, per_round=30, rate=0.1, against=("random",), against_every=1)
    made = train(job, processes=1).made
    assert made["against"] == ["random"]
    assert made["curve"][-1]["against"] > 0.8


def test_a_value_can_be_fitted_to_a_policy_that_stays_as_it_is(tmp_path: Path) -> None:
    before = train(replace(JOB, ladder=2), processes=1)
    file = tmp_path / "before.json.gz"
    save(before, file)
    after = train(replace(JOB, matches=0, samples=50, begun_from=str(file)), processes=1)
    assert to_data(after)["policy"] == to_data(before)["policy"]
    assert to_data(after)["value"] != to_data(before)["value"]
    assert after.made["levels"] == before.made["levels"]
    assert after.made["before"]["matches"] == JOB.matches
    assert after.made["begun_from"] == "before.json.gz"

"""Restricted play really forbids, and whoever may never recruit loses."""

from __future__ import annotations

from random import Random

import pytest

from sudi.bots import bot, decide
from sudi.games import game
from sudi.kernel.decision import CARD, first
from sudi.kernel.errors import BadSetup, UnknownName
from sudi.kernel.machine import apply
from sudi.lab.restrict.restricting import restrict
from sudi.lab.work import Bench
from sudi.lab.work.limits import Limited, limits_of


@pytest.mark.parametrize("pilot", ["random", "policy", "greedy", "glance"])
def test_what_is_forbidden_is_never_chosen_as_long_as_there_is_something_else(pilot: str) -> None:
    shards = game("shards")
    limited = Limited(bot(pilot), limits_of(shards, ("verb:recruit", "card:blaster")))
    s, rng = shards.new_state("duel", 2, 5, characters="random"), Random(1)
    refused = 0
    for _ in range(150):
        if s.seat < 0:
            break
        choice = decide(limited if s.seat == 0 else bot("random"), shards, s, s.seat, rng)
        verb = shards.verbs.of(s.options[choice])
        if s.seat == 0:
            names = [shards.verbs.of(option).name for option in s.options]
            refused += "recruit" in names
            assert verb.name != "recruit"
            assert not (verb.a == CARD and s.t.card_ids[first(s.options[choice])] == "blaster")
        apply(s, choice)
    assert refused  # it could have


def test_a_phase_that_is_forbidden_is_ended() -> None:
    shards = game("shards")
    limits = limits_of(
        shards, (f"phase:{shards.prompts.all[shards.new_state('duel', 2, 5, characters='random').prompt].name}",)
    )
    s = shards.new_state("duel", 2, 5, characters="random")
    choice = decide(Limited(bot("random"), limits), shards, s, s.seat, Random(1))
    assert shards.verbs.of(s.options[choice]).stops is not None


def test_unknown_limits_are_refused() -> None:
    with pytest.raises(UnknownName, match="no card of shards 'blastr'; did you mean 'blaster'"):
        limits_of(game("shards"), ("card:blastr",))
    with pytest.raises(BadSetup, match="card:NAME, verb:NAME or phase:NAME"):
        limits_of(game("shards"), ("recruit",))


def test_whoever_may_never_recruit_loses_and_whoever_is_only_kept_from_nothing_does_not() -> None:
    pytest.importorskip("scipy")
    found = restrict("shards", [("verb:recruit",), ("verb:bid",)], deals=20, bench=Bench(1))
    assert found.lost["verb:recruit"].real
    assert found.left["verb:recruit"].high < 0.3
    nothing = found.lost["verb:bid"]  # nobody bids in this set-up: the very same matches
    assert (nothing.mean, nothing.real) == (0.0, False)

"""Levels by heat: the cooler head wins, and the files say how warm each level plays."""

from __future__ import annotations

import pytest

from sudi.bots.budget import read_budget
from sudi.bots.levels import RANKS
from sudi.games import NAMES, game
from sudi.lab.training.job import Job
from sudi.lab.training.ladder import won
from sudi.mind.store import mind_of


def test_the_cooler_head_wins_more_often_than_not() -> None:
    job = Job("shards", "duel", 2, varied=False)
    assert won(mind_of("shards", "duel"), job, 0.05, 8.0, 24) > 0.6


@pytest.mark.parametrize("name", NAMES)
def test_the_levels_of_a_game_grow_cooler_and_then_think(name: str) -> None:
    made = mind_of(name, next(iter(game(name).modes))).made
    plays = [str(made.get("levels", {}).get(rank.name, rank.plays)) for rank in RANKS]
    heats = [float(one.removeprefix("heat ")) for one in plays if one.startswith("heat ")]
    assert heats == sorted(heats, reverse=True)
    assert len(set(heats)) == len(heats) == 4
    assert [read_budget(one) for one in plays[4:]]

"""Levels by heat: the cooler head wins, and the files say how warm each level plays."""

from __future__ import annotations

import pytest

from sudi.bots import bot
from sudi.bots.budget import read_budget
from sudi.bots.levels import RANKS
from sudi.games import NAMES, game
from sudi.kernel.errors import BadSetup
from sudi.lab.training.job import Job
from sudi.lab.training.ladder import won
from sudi.mind.store import mind_of, shipped


def test_the_cooler_head_wins_more_often_than_not() -> None:
    job = Job("shards", "duel", 2, ladder=24)
    assert won(shipped("shards")["duel"], job, 0.05, 8.0) > 0.6


def test_a_head_has_the_heat_that_its_name_says() -> None:
    assert bot("policy:1.5").heat == 1.5  # type: ignore[attr-defined]
    for typed in ("warm", "-1", "nan", "1e9", ""):
        with pytest.raises(BadSetup, match="is no heat; write a number"):
            bot(f"policy:{typed}")


@pytest.mark.parametrize("name", NAMES)
def test_the_levels_of_a_game_grow_cooler_and_then_think(name: str) -> None:
    made = mind_of(name, next(iter(game(name).modes))).made
    plays = [str(made.get("levels", {}).get(rank.name, rank.plays)) for rank in RANKS]
    heats = [float(one.removeprefix("heat ")) for one in plays if one.startswith("heat ")]
    assert heats == sorted(heats, reverse=True)
    assert len(set(heats)) == len(heats) == 4
    assert [read_budget(one) for one in plays[4:]]

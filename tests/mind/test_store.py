"""Files with what was learned: the same mind, the same bytes; a wrong file is refused; every game ships with one."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import sudi
from sudi.bots import bot
from sudi.games import NAMES, game
from sudi.mind.mind import Mind
from sudi.mind.policy import STAGES, Policy
from sudi.mind.store import load, mind_of, save, shipped
from sudi.mind.value import Value
from sudi.table.thinking import is_bot


def a_mind() -> Mind:
    row = [0.5, -0.25, 0.0, 0.0, 0.125, 1.0]
    faint = [0.001] * (STAGES + 1)
    value = Value({"health": [0.5, 0.25]}, 0.125, [0.5], [-0.75])
    return Mind(game("shards"), Policy({("play", "crystal own"): row, ("end",): faint}), value, {"matches": 3})


def test_what_is_saved_is_what_is_loaded_and_the_bytes_are_the_same(tmp_path: Path) -> None:
    save(a_mind(), tmp_path / "a.json.gz")
    save(a_mind(), tmp_path / "b.json.gz")
    assert (tmp_path / "a.json.gz").read_bytes() == (tmp_path / "b.json.gz").read_bytes()
    read = load(tmp_path / "a.json.gz")
    assert read.policy.weights == {("play", "crystal own"): [0.5, -0.25, 0.0, 0.0, 0.125, 1.0]}  # the faint one is gone
    assert (read.value, read.made, read.game.name) == (a_mind().value, {"matches": 3}, "shards")


PACKED = {
    "half": "{",
    "a list": "[]",
    "another format": '{"format": 99}',
    "nothing in it": '{"format": 1, "game": "shards"}',
    "too few weights": '{"format": 1, "game": "shards", "policy": {"a": [1]}, "value": {}, "made": {}}',
}


@pytest.mark.parametrize("what", ["empty", "not packed", *PACKED])
def test_a_file_that_is_no_mind_is_refused_in_one_sentence(tmp_path: Path, what: str) -> None:
    path = tmp_path / "broken.json.gz"
    packed = gzip.compress(PACKED[what].encode()) if what in PACKED else b""
    path.write_bytes(b"no gzip" if what == "not packed" else packed)
    with pytest.raises(sudi.SudiError) as refused:
        load(path)
    assert "\n" not in str(refused.value)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_every_game_ships_with_a_mind_for_its_first_mode(name: str) -> None:
    first = next(iter(game(name).modes))
    assert first in shipped(name)
    mind = mind_of(name, first)
    assert len(mind.policy.weights) > 100
    assert mind.made["loss"] < mind.made["loss_of_the_mean"] - 0.02  # it has learned to tell who wins
    assert mind.made["matches"] >= 1000


def test_a_mode_without_a_file_goes_by_the_first_modes() -> None:
    modes = [mode for mode in game("rone").modes if mode not in shipped("rone")]
    first = next(iter(game("rone").modes))
    for mode in modes:
        assert mind_of("rone", mode).policy.weights == mind_of("rone", first).policy.weights


def test_a_bot_goes_by_the_file_that_is_named_with_it_and_no_table_offers_that(tmp_path: Path) -> None:
    file = tmp_path / "mine.json.gz"
    save(a_mind(), file)
    for name in (f"policy@{file}", f"search:i8@{file}", f"search@{file}"):
        player = bot(name)
        assert player.given.policy.weights == load(file).policy.weights  # type: ignore[attr-defined]
        assert not is_bot(name)
    with pytest.raises(sudi.SudiError, match="cannot be read"):
        bot(f"policy@{tmp_path / 'none.json.gz'}")

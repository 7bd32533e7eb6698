"""The worked example learns: the same seed gives the same weights, and its matches show what it has learned."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import sudi
from sudi.research import Face, batch

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_shards.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_shards", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_the_same_seed_gives_the_same_weights(example: ModuleType) -> None:
    one, again, other = (example.learned(Face("shards"), 12, seed, a_round=6) for seed in (3, 3, 4))
    assert np.array_equal(one.weights, again.weights)
    assert not np.array_equal(one.weights, other.weights)


def test_it_learns_to_end_matches_and_keeps_what_it_has_learned(example: ModuleType, tmp_path: Path) -> None:
    face = Face("shards")
    turns: list[float] = []

    def say(n: int, rounds: int, played: list[Any]) -> None:
        turns.append(float(np.mean([len(match.expected) for match in played])))

    policy = example.learned(face, 120, 1, a_round=20, say=say)
    assert sum(turns[-2:]) < 0.8 * sum(turns[:2])  # whoever knows nothing needs long to win
    play, end = (policy.weights[len(policy.names) + policy.verbs.index(verb)].sum() for verb in ("play", "end"))
    assert play > end  # first what can be played, then the end of the phase
    policy.save(tmp_path / "learned.npz")
    again = example.Policy.load(face, tmp_path / "learned.npz")
    assert example.against(face, policy, "random", 6, 7) == example.against(face, again, "random", 6, 7)


def test_the_command_prints_one_json_document(
    example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["--matches", "4", "--round", "4", "--test", "2", "--rivals", "random", "--out", str(tmp_path / "a.npz")]
    monkeypatch.setattr(sys, "argv", ["learn_shards.py", *typed, "--json"])
    example.main()
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], [*told["against"]]) == (4, ["random"])


def test_a_quick_look_tells_the_same_as_the_whole_observation() -> None:
    many = batch("shards", 2, seed=3)
    few = many.face.observer_of("mastery", "gems")
    whole = many.face.observer.names
    places = [whole.index(name) for name in few.names]
    assert {"mastery +0", "mastery +1", "gems"} == {*few.names}
    for seat in (None, 0, 1):
        assert np.array_equal(many.observe(seat=seat, observer=few), many.observe(seat=seat)[:, places])
    with pytest.raises(sudi.SudiError, match="There is no field that shards shows 'gem'"):
        many.face.observer_of("gem")

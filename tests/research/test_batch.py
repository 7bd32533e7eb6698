"""Many matches at once are the same matches as one by one; what a seat remembers is its own; a data set holds what was
played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numpy")

import sudi
from sudi.games import NAMES
from sudi.kernel.dealing import determinise
from sudi.research import Face, Recall, batch
from sudi.research.batch import drawn, softmax_over_open


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_plays_the_matches_that_its_seeds_are(name: str) -> None:
    """Every row, followed by itself from its seed with the same actions, is offered the same and ends the same."""
    luck, many = Random(5), batch(name, 3, seed=4)
    told = many.begin()
    alone = [many.face.start(seed) for seed in many.seeds]
    assert len(set(many.seeds)) == 3
    for _ in range(120):
        assert [one.seat for one in alone] == told.seat.tolist()
        assert [one.legal() for one in alone] == [told.of(row).tolist() for row in range(3)]
        actions = [luck.choice(one.legal()) for one in alone]
        told = many.step(actions)
        for row, (one, action) in enumerate(zip(alone, actions, strict=True)):
            one.step(action)
            assert told.over[row] == (one.seat < 0)
            assert told.rewards[row].tolist() == one.rewards()
            if one.seat < 0:
                alone[row] = many.face.start(many.seeds[row])


def test_a_match_that_is_over_is_told_once_and_the_next_one_is_another() -> None:
    luck, many = Random(1), batch("shards", 2, seed=9, mode="solo")
    told, seeds, ends = many.begin(), [tuple(many.seeds)], 0
    while ends < 4:
        told = many.step([luck.choice(told.of(row).tolist()) for row in range(2)])
        if told.over.any():
            ends += int(told.over.sum())
            seeds.append(tuple(many.seeds))
            assert np.all((told.rewards[told.over] == 1) | (told.rewards[told.over] == -1))
            assert not told.rewards[~told.over].any()
    assert len({seed for pair in seeds for seed in pair}) == 2 + ends


def test_the_table_of_open_actions_and_the_list_say_the_same() -> None:
    many = batch("smashup", 4, seed=2)
    told, table = many.begin(), many.mask()
    assert table.shape == (4, len(many.face.actions))
    for row in range(4):
        assert np.flatnonzero(table[row]).tolist() == told.of(row).tolist()
    seen = many.observe([2, 0])
    assert np.array_equal(seen[0], many.matches[2].observe(int(told.seat[2])))
    assert np.array_equal(many.observe(seat=1)[3], many.matches[3].observe(1))


def test_an_action_that_is_not_open_moves_nothing() -> None:
    many = batch("shards", 3, seed=3)
    told = many.begin()
    before = [match.state.pack() for match in many.matches]
    good = [int(told.of(row)[0]) for row in range(3)]
    closed = next(n for n in range(len(many.face.actions)) if n not in told.of(2))
    with pytest.raises(ValueError, match="match 2"):
        many.step([*good[:2], closed])
    assert [match.state.pack() for match in many.matches] == before
    with pytest.raises(ValueError, match="3 actions"):
        many.step(good[:2])


def test_chances_are_drawn_match_by_match() -> None:
    starts = np.array([0, 3, 4, 6], dtype=np.int32)
    shares = softmax_over_open(np.array([0, 0, 0, 5, 0, 20], dtype=np.float32), starts)
    assert np.allclose(shares, [1 / 3, 1 / 3, 1 / 3, 1, 0, 1], atol=1e-6)
    luck = np.random.default_rng(0)
    found = np.stack([drawn(shares, starts, luck) for _ in range(600)])
    assert set(found[:, 0]) == {0, 1, 2}
    assert set(found[:, 1]) == {3}
    assert set(found[:, 2]) == {5}
    assert 150 < (found[:, 0] == 1).sum() < 250


def test_a_seat_remembers_what_it_saw_and_did_and_nothing_else() -> None:
    """Two worlds that differ only in what a seat cannot see leave it the same memories."""
    face, luck = Face("smashup"), Random(2)
    match, recall = face.start(8), Recall(face)
    done: list[list[int]] = [[], []]
    for _ in range(60):
        action = luck.choice(match.legal())
        done[match.seat].append(action)
        recall.note(match, action)
        match.step(action)
    for seat in range(2):
        history = recall.of(match, seat)
        assert history.actions.tolist() == [*done[seat], -1]
        assert len(history.observations) == len(done[seat]) + 1
        twin = match.copy()
        twin.state = determinise(match.state, seat, 77)
        assert np.array_equal(recall.of(twin, seat).observations, history.observations)
    short = recall.window(match, 0, 4)
    assert np.array_equal(short.observations, recall.of(match, 0).observations[-4:])
    early = Recall(face).window(match, 1, 3)
    assert not early.observations[:2].any()
    assert early.actions.tolist() == [-1, -1, -1]


@pytest.fixture
def arrow() -> Any:
    pytest.importorskip("pyarrow")
    import pyarrow.parquet

    return pyarrow


def _rows(arrow: Any, folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.glob("decisions-*.parquet")):
        yield from arrow.parquet.read_table(file).to_pylist()


@pytest.mark.parametrize("name", NAMES)
def test_a_data_set_holds_what_each_seat_saw_and_did(arrow: Any, name: str, tmp_path: Path) -> None:
    """Its records replay; every row is the seat's own observation and a step that leads to the next row."""
    from sudi.research.dataset import Job, export

    made = export(Job(name, bots=("random",), matches=1, seed=6), tmp_path)
    (told,) = arrow.parquet.read_table(tmp_path / "matches.parquet").to_pylist()
    match = sudi.replay(told["record"])
    assert len(match) == told["choices"]
    assert match.result is not None
    face, rows = Face(name), list(_rows(arrow, tmp_path))
    assert made["decisions"] == len(rows)
    again = face.start(int(told["seed"]))
    for row in rows:
        seen = np.zeros(len(face.observer.names), dtype=np.float32)
        seen[row["places"]] = row["numbers"]
        assert row["seat"] == again.seat
        assert np.array_equal(seen, again.observe(again.seat))
        assert row["open"] == again.legal()
        assert row["reward"] == told["rewards"][row["seat"]]
        again.step(row["action"])
    assert again.seat < 0
    assert again.rewards()[: face.players] == told["rewards"]
    names = arrow.parquet.read_schema(tmp_path / "decisions-00000.parquet").metadata
    assert sudi.kernel.written.record.msgspec.json.decode(names[b"actions"]) == face.actions.names


def test_an_export_goes_on_where_it_was_stopped(arrow: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sudi.research import dataset

    monkeypatch.setattr(dataset, "PART", 2)
    job = dataset.Job("shards", "solo", bots=("random",), matches=5, seed=3, views=True)
    dataset.export(job, tmp_path / "whole")
    dataset.export(job, tmp_path / "broken")
    for file in (tmp_path / "broken").glob("*00001*"):
        file.unlink()
    kept = (tmp_path / "broken" / "decisions-00000.parquet").stat().st_mtime_ns
    assert dataset.export(job, tmp_path / "broken") == dataset.export(job, tmp_path / "whole")
    assert (tmp_path / "broken" / "decisions-00000.parquet").stat().st_mtime_ns == kept
    assert list(_rows(arrow, tmp_path / "broken")) == list(_rows(arrow, tmp_path / "whole"))
    with pytest.raises(sudi.BadSetup, match="another export"):
        dataset.export(dataset.Job("shards", "solo", matches=5, seed=4), tmp_path / "whole")


def test_records_of_people_become_the_same_rows(arrow: Any, tmp_path: Path) -> None:
    from sudi.research import dataset

    dataset.export(dataset.Job("shards", "solo", bots=("random",), matches=2, seed=3), tmp_path / "played")
    told = arrow.parquet.read_table(tmp_path / "played" / "matches.parquet").to_pylist()
    records = [sudi.replay(row["record"]).record() for row in told]
    dataset.convert(records, tmp_path / "converted")
    assert list(_rows(arrow, tmp_path / "converted")) == list(_rows(arrow, tmp_path / "played"))
    other = sudi.new("shards", seed=1).record()
    with pytest.raises(sudi.BadSetup, match="one game"):
        dataset.convert([records[0], other], tmp_path / "mixed")

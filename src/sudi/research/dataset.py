"""Matches as a data set: Parquet files that a data frame, a database or a learner reads as they are.

`matches.parquet` has a row for each match with its record, from which everything else follows. `decisions-*.parquet`
has a row for each action: what the seat saw (as sparse numbers), what was open, what it took, what it got in the end.
The names of all numbers and actions stand in the metadata of the schema.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from sudi.bots import bot, decide
from sudi.kernel.chance import scramble
from sudi.kernel.errors import BadSetup, SudiError
from sudi.kernel.match import Match
from sudi.kernel.written.record import Record
from sudi.kernel.written.replay import fresh, new_match

from .episode import Episode, Face, seed_of

PART = 50  # matches in one file of decisions
MATCHES = "matches.parquet"


@dataclass(frozen=True)
class Job:
    """What is to be played and written down; the same job gives the same rows."""

    game: str
    mode: str | None = None
    players: int | None = None
    setup: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ("policy",)  # by seat, the last one at all seats that are left
    matches: int = 100
    seed: int = 0
    views: bool = False  # each decision with the seat's whole view, as people get it


def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise SudiError("Exporting needs pyarrow: install it with pip install 'sudi[research]'.") from None
    return pyarrow


def export(job: Job, folder: Path, tell: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Play and write. What is in the folder already, from the same job, is not played again."""
    if job.matches < 1:
        raise BadSetup("The number of matches must be a whole number from 1.")
    seated = _seated(job)
    face = Face(job.game, job.mode, job.players, job.setup)
    _claim(folder, job)
    numbers = range(job.matches)
    parts = [numbers[at : at + PART] for at in range(0, job.matches, PART)]
    for n, part in enumerate(parts):
        target = folder / f"decisions-{n:05}.parquet"
        if not target.exists():
            played = ((number, *_play(job, face, seated, number)) for number in part)
            _write_part(face, job.views, played, folder, n)
        if tell is not None:
            tell(part[-1] + 1, job.matches)
    return _join(folder, len(parts))


def convert(records: Iterable[Record], folder: Path, views: bool = False) -> dict[str, Any]:
    """Records of matches that were played somewhere, of one game and set-up, as the same files."""
    found = list(records)
    if not found:
        raise BadSetup("There is no record to convert.")
    first = found[0]
    if any((one.game, one.mode, one.players) != (first.game, first.mode, first.players) for one in found):
        raise BadSetup("All records of a data set have to be of one game, mode and number of players.")
    face = Face(first.game, first.mode, first.players, first.setup)
    folder.mkdir(parents=True, exist_ok=True)
    nobody: list[str] = []
    walked = ((n, _again(face, record), nobody) for n, record in enumerate(found))
    _write_part(face, views, walked, folder, 0)
    return _join(folder, 1)


# ---- playing ----
def _seated(job: Job) -> list[Any]:
    found = [bot(name) for name in job.bots]
    if not found:
        raise BadSetup("Name at least one bot.")
    return found


Moves = Iterator[tuple[Match, int]]  # the match before each choice, and the number of the option


def _play(job: Job, face: Face, bots: Sequence[Any], number: int) -> tuple[Moves, list[str]]:
    seed = seed_of(job.seed, number)
    names = [bots[min(seat, len(bots) - 1)].name for seat in range(face.players)]

    def moves() -> Moves:
        match = new_match(face.game, face.mode, face.players, seed, face.setup)
        luck = [Random(scramble(seed ^ seat + 1)) for seat in range(face.players)]
        while match.state.seat >= 0 and len(match) < face.game.max_choices:
            seat = match.state.seat
            taken = decide(bots[min(seat, len(bots) - 1)], face.game, match.state, seat, luck[seat])
            yield match, taken
            match.choose(taken)
        yield match, -1

    return moves(), names


def _again(face: Face, record: Record) -> Moves:
    match = fresh(face.game, record)
    for choice in record.choices:
        taken = match.pending.names.index(choice)
        yield match, taken
        match.choose(taken)
    yield match, -1


# ---- writing ----
def _write_part(
    face: Face, views: bool, played: Iterable[tuple[int, Moves, list[str]]], folder: Path, number: int
) -> None:
    pa = arrow()
    told: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    for match_number, moves, names in played:
        first, match = len(rows), None
        for match, taken in moves:
            if taken >= 0:
                rows += _rows(face, match, taken, match_number, views)
        assert match is not None
        episode = Episode(face, match.state, choices=len(match))
        rewards = episode.rewards()[: face.players]
        for row in rows[first:]:
            row["reward"] = rewards[row["seat"]]
        told.append(_match_row(match, match_number, names, rewards, episode.cut))
    _put(pa.Table.from_pylist(rows, _decision_schema(pa, face, views)), folder / f"decisions-{number:05}.parquet")
    _put(pa.Table.from_pylist(told, _match_schema(pa)), folder / f"matches-{number:05}.part")


def _rows(face: Face, match: Match, taken: int, number: int, views: bool) -> Iterator[dict[str, Any]]:
    """A choice is one action, or two of which the second sees the first."""
    state = match.state
    episode = Episode(face, state, choices=len(match))
    seen = episode.observe(state.seat)
    places = np.flatnonzero(seen)
    half = -1
    for action in episode.actions_of(taken):
        row = {
            "match": number,
            "choice": len(match),
            "seat": state.seat,
            "turn": state.turns,
            "half": half,
            "places": places,
            "numbers": seen[places],
            "open": sorted(face.actions.offered(state, half)),
            "action": action,
            "name": match.pending.names[taken],
        }
        if views:
            row["view"] = msgspec.json.encode(match.view(state.seat)).decode()
        yield row
        half = action


def _match_row(match: Match, number: int, names: list[str], rewards: list[float], cut: bool) -> dict[str, Any]:
    record = match.record()
    return {
        "match": number,
        "game": record.game,
        "mode": record.mode,
        "players": record.players,
        "rules": record.rules,
        "seed": str(record.seed),
        "bots": names,
        "choices": len(match),
        "turns": match.state.turns,
        "winners": [] if match.result is None else list(match.state.result[0]),
        "rewards": rewards,
        "cut": cut,
        "record": msgspec.json.encode(record).decode(),
    }


def _decision_schema(pa: Any, face: Face, views: bool) -> Any:
    fields = [
        ("match", pa.int64()),
        ("choice", pa.int32()),
        ("seat", pa.int8()),
        ("turn", pa.int32()),
        ("half", pa.int32()),
        ("places", pa.list_(pa.int32())),
        ("numbers", pa.list_(pa.float32())),
        ("open", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("name", pa.string()),
        ("reward", pa.float32()),
        *([("view", pa.string())] if views else []),
    ]
    names = {"observation": face.observer.names, "actions": face.actions.names}
    return pa.schema(fields, {key: msgspec.json.encode(value) for key, value in names.items()})


def _match_schema(pa: Any) -> Any:
    return pa.schema(
        [
            ("match", pa.int64()),
            ("game", pa.string()),
            ("mode", pa.string()),
            ("players", pa.int8()),
            ("rules", pa.int32()),
            ("seed", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("choices", pa.int32()),
            ("turns", pa.int32()),
            ("winners", pa.list_(pa.int8())),
            ("rewards", pa.list_(pa.float32())),
            ("cut", pa.bool_()),
            ("record", pa.string()),
        ]
    )


def _put(table: Any, target: Path) -> None:
    """Written beside and moved, so that an export that is killed leaves whole files only."""
    beside = target.with_suffix(".writing")
    arrow().parquet.write_table(table, beside, compression="zstd")
    beside.replace(target)


def _claim(folder: Path, job: Job) -> None:
    """A folder holds one job: going on with another one would mix two data sets."""
    folder.mkdir(parents=True, exist_ok=True)
    says, note = msgspec.json.encode(job, order="sorted"), folder / "job.json"
    if note.exists() and note.read_bytes() != says:
        raise BadSetup(f"{folder.name} holds another export; name another folder or delete it.")
    note.write_bytes(says)


def _join(folder: Path, parts: int) -> dict[str, Any]:
    """One table of matches from those of all parts."""
    pa = arrow()
    tables = [pa.parquet.read_table(folder / f"matches-{n:05}.part") for n in range(parts)]
    whole = pa.concat_tables(tables)
    _put(whole, folder / MATCHES)
    decisions = sum(pa.parquet.read_metadata(file).num_rows for file in sorted(folder.glob("decisions-*.parquet")))
    size = sum(file.stat().st_size for file in folder.glob("*.parquet"))
    return {"matches": whole.num_rows, "decisions": decisions, "bytes": size}

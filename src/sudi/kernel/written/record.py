"""A match as a file: set-up, seed and the choices by their readable names.

Undo, replay, "play on from here" and bug reports are all the same object: a record cut at some point. A record is
replayed only on the rules version it was made with; a digest of the end state catches what a version number forgot.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..chance import Seed, is_seed
from ..errors import BadRecord

if TYPE_CHECKING:
    from ..match import Match

FORMAT = 1
NOTE_CHARACTERS, MOST_MARKS, MOST_NOTES = 1000, 12, 400

# A card (`crystal#12`), a seat (`p2`), a zone (`p2.discard`, `row`) or a place (`C5`): by name, so that a drawing fits
# every screen.
Thing = Annotated[str, Meta(min_length=1, max_length=80, pattern="^[A-Za-z0-9_.#]+$")]


class Mark(msgspec.Struct, forbid_unknown_fields=True):
    """What is drawn with a note: a circle around a thing, or an arrow from it to another one."""

    kind: Literal["circle", "arrow"]
    of: Thing
    to: Thing | None = None


class Note(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wrote or drew about a match, where `at` choices were made."""

    at: Annotated[int, Meta(ge=0)]
    text: Annotated[str, Meta(max_length=NOTE_CHARACTERS)] = ""
    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)] = []
    by: Annotated[str, Meta(max_length=64)] = ""


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is stored of a match. Everything else follows from it."""

    sudi: int = FORMAT
    game: str
    mode: str
    players: int
    rules: int
    seed: Seed
    setup: dict[str, Any] = {}
    origin: dict[str, Any] | None = None
    choices: list[str] = []
    digest: str = ""
    names: list[str] | msgspec.UnsetType = msgspec.UNSET  # who played, seat by seat, where it is known
    notes: Annotated[list[Note], Meta(max_length=MOST_NOTES)] | msgspec.UnsetType = msgspec.UNSET

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()


def digest(state: Any) -> str:
    """A short fingerprint of a state that is the same on every machine."""
    data = msgspec.json.encode(state.pack(), order="deterministic")
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def record_of(match: Match) -> Record:
    tables = match.state.t
    setup = {k: list(v) if isinstance(v, tuple) else v for k, v in tables.setup.items()}
    return Record(
        game=match.game.name,
        mode=tables.mode,
        players=tables.players,
        rules=match.game.version,
        seed=match.seed,
        setup=setup,
        origin=match.origin,
        choices=match.choices,
        digest=digest(match.state),
    )


def read_record(data: bytes | str | dict[str, Any] | Record) -> Record:
    """A record from a file's text or from plain data; anything else is refused with one sentence."""
    if isinstance(data, Record):
        return data
    try:
        if isinstance(data, dict):
            record = msgspec.convert(data, Record)
        else:
            record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"This is not a record of a match: {error}.") from None
    except msgspec.DecodeError:
        raise BadRecord("The record is cut off or is not JSON; ask for it again.") from None
    if not is_seed(record.seed):
        raise BadRecord("This is not a record of a match: its seed is neither a number nor 32 hexadecimal digits.")
    if record.sudi != FORMAT:
        raise BadRecord(f"The record has format {record.sudi}; this version of Sudí reads format {FORMAT}.")
    return record

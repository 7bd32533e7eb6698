"""Notes on a finished match: written by whoever may see its replay, their own until they share them by a link."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from msgspec import Meta

from sudi.kernel.written.record import MOST_MARKS, NOTE_CHARACTERS, Mark
from sudi.table import Refused

from ..daytime import now
from ..guard.ids import new_id
from ..guard.plain import SPARE, plain
from ..services import Services
from ..store.notes import KeptNote, NoteSheet
from .common import services, some_user, user
from .tables import stored_table


class NoteWish(msgspec.Struct, forbid_unknown_fields=True):
    """A note to be written, or with `id` one of mine to be changed."""

    at: Annotated[int, Meta(ge=0)]
    text: Annotated[str, Meta(max_length=SPARE * NOTE_CHARACTERS)] = ""
    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)] = []
    id: Annotated[str, Meta(max_length=32)] | None = None


class NoteGone(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=32)]


class ShareNotes(msgspec.Struct, forbid_unknown_fields=True):
    shared: bool


class Sheets(msgspec.Struct):
    """Mine come first."""

    sheets: list[NoteSheet]


async def _over(known: Services, table: str) -> int:
    """How many choices the finished match has at most; one that goes on has no replay and no notes."""
    stored = await stored_table(known, table)
    if stored.status != "over":
        raise Refused("running", "Poznámky se píšou až k dohrané partii.", "Notes are for a match that is over.")
    return stored.choices + len(stored.plan.prelude)


@get("/tables/{table:str}/notes")
async def notes_of(request: Request[Any, Any, Any], table: str, key: str = "") -> Sheets:
    """My notes, those of the people I played with that they share, and those that the key of a link opens."""
    known, who = services(request), await user(request)
    await _over(known, table)
    return Sheets(await known.notes.sheets(table, None if who is None else who.id, key))


@post("/tables/{table:str}/notes", status_code=200)
async def write_note(request: Request[Any, Any, Any], table: str, data: NoteWish) -> Sheets:
    known, who = services(request), await some_user(request)
    if data.at > await _over(known, table):
        raise Refused("unknown", "Tak dlouhá ta partie nebyla.", "The match was not that long.")
    text = plain(data.text, NOTE_CHARACTERS)
    if not text and not data.marks:
        raise Refused("schema", "Napiš nebo nakresli něco.", "Write or draw something.")
    for mark in data.marks:
        if (mark.to is None) != (mark.kind == "circle"):
            raise Refused("schema", "Šipka někam vede, kroužek ne.", "An arrow leads somewhere, a circle does not.")
    note = KeptNote(data.id or new_id(), data.at, text, data.marks, now())
    if data.id is not None:
        if not await known.notes.change(table, who.id, note):
            raise _none()
    else:
        limits = known.limits
        if await known.notes.count(who.id, table) >= limits.notes_of_match:
            raise _too_many()
        if await known.notes.count(who.id) >= limits.notes_of_user:
            raise _too_many()
        await known.notes.write(table, who.id, note)
    return Sheets(await known.notes.sheets(table, who.id, ""))


@post("/tables/{table:str}/notes/delete", status_code=200)
async def delete_note(request: Request[Any, Any, Any], table: str, data: NoteGone) -> Sheets:
    known, who = services(request), await some_user(request)
    await _over(known, table)
    if not await known.notes.delete(table, who.id, data.id):
        raise _none()
    return Sheets(await known.notes.sheets(table, who.id, ""))


@post("/tables/{table:str}/notes/share", status_code=200)
async def share_notes(request: Request[Any, Any, Any], table: str, data: ShareNotes) -> Sheets:
    """Share my notes on this match by a new link, or with nobody any more."""
    known, who = services(request), await some_user(request)
    await _over(known, table)
    if data.shared and not await known.notes.count(who.id, table):
        raise Refused("unknown", "Ještě tu žádnou poznámku nemáš.", "You have no note here yet.")
    await known.notes.share(table, who.id, new_id() if data.shared else None)
    return Sheets(await known.notes.sheets(table, who.id, ""))


def _none() -> Refused:
    return Refused("unknown", "Taková tvoje poznámka tu není.", "There is no such note of yours.")


def _too_many() -> Refused:
    return Refused("full", "Poznámek už máš moc; některou smaž.", "You have too many notes; delete one.")


HANDLERS = [notes_of, write_note, delete_note, share_notes]

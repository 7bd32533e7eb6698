"""What is somebody's own: where they are signed in, their password, everything that is kept about them, and its end."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post

from sudi.table import Refused
from sudi.table.face import Outcome

from ..guard.names import login_of
from ..store.leaving import OwnLine
from ..store.notes import OwnNote
from ..store.people import Session, User
from ..store.shelf import Stored
from ..wire.socket import COOKIE
from .common import address, heavy, services, some_user
from .people import device, new_password, old_password, slowly, with_session, without_session

EVERYTHING = 10_000  # tables of one person


class Sessions(msgspec.Struct):
    sessions: list[Session]


class EndSession(msgspec.Struct, forbid_unknown_fields=True):
    id: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: str
    new: str


class DeleteAccount(msgspec.Struct, forbid_unknown_fields=True):
    password: str  # a guest has none and says so


class OwnTable(msgspec.Struct):
    id: str
    game: str
    mode: str
    title: str
    status: str
    created: float
    mine: list[str]  # my seats
    outcome: Outcome | None


class Export(msgspec.Struct):
    user: User
    created: float
    sessions: list[Session]
    tables: list[OwnTable]
    chat: list[OwnLine]
    notes: list[OwnNote]


@get("/sessions")
async def sessions(request: Request[Any, Any, Any]) -> Sessions:
    """Where I am signed in, the newest first."""
    who = await some_user(request)
    return Sessions(await services(request).people.sessions(who, request.cookies.get(COOKIE)))


@post("/sessions/end", status_code=200)
async def end_session(request: Request[Any, Any, Any], data: EndSession) -> Sessions:
    """Sign out somewhere else; its screens go dark. The sessions that are left."""
    known, who = services(request), await some_user(request)
    ended = await known.people.end(who, data.id)
    if not ended:
        raise Refused("unknown", "Takové přihlášení tu není.", "There is no such session.")
    known.hang_up(ended)
    return Sessions(await known.people.sessions(who, request.cookies.get(COOKIE)))


@post("/account/password", status_code=200)
async def change_password(request: Request[Any, Any, Any], data: NewPassword) -> Response[User]:
    """Another password. Whoever is signed in elsewhere is signed out; this browser gets a new session."""
    known, who = slowly(request), await some_user(request)
    old, new = old_password(known, data.old), new_password(known, data.new)
    with known.guessing.at(login_of(who.name), address(request)):
        signed = await known.people.change_password(who, old, new, device(request))
    return with_session(known, signed, 200)


@get("/account/export")
async def export(request: Request[Any, Any, Any]) -> Response[Export]:
    """Everything that is kept about me, as a file. The moves of a match are in its record."""
    known, who = services(request), await some_user(request)
    heavy(request)
    tables = [_own(stored, who) for stored in await known.shelf.of_user(who.id, EVERYTHING)]
    listed = await known.people.sessions(who, request.cookies.get(COOKIE))
    said, noted = await known.leaving.lines(who), await known.notes.of(who.id)
    whole = Export(who, await known.leaving.created(who), listed, tables, said, noted)
    return Response(whole, headers={"content-disposition": 'attachment; filename="sudi.json"'})


def _own(stored: Stored, who: User) -> OwnTable:
    plan = stored.plan
    mine = [seat.label for seat in stored.seats if seat.user == who.id]
    return OwnTable(plan.id, plan.game, plan.mode, plan.title, stored.status, plan.created, mine, stored.outcome)


@post("/account/delete", status_code=200)
async def delete_account(request: Request[Any, Any, Any], data: DeleteAccount) -> Response[dict[str, str]]:
    """Delete me, account or guest: name, password, sessions, looks of the name and lines of the chat, for good."""
    known, who = slowly(request), await some_user(request)
    if who.account:
        password = old_password(known, data.password)
        with known.guessing.at(login_of(who.name), address(request)):
            await known.people.check_password(who, password)
    await known.forget(who)
    return without_session()


HANDLERS = [sessions, end_session, change_password, export, delete_account]

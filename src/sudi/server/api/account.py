"""What is somebody's own: where they are signed in, and their password."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post

from sudi.table import Refused

from ..socket import COOKIE
from ..store.people import Session, User
from .common import services, some_user
from .people import device, new_password, old_password, slowly, with_session


class Sessions(msgspec.Struct):
    sessions: list[Session]


class EndSession(msgspec.Struct, forbid_unknown_fields=True):
    id: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: str
    new: str


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
    return with_session(known, await known.people.change_password(who, old, new, device(request)), 200)


HANDLERS = [sessions, end_session, change_password]

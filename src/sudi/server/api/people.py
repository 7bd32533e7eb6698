"""Guests, accounts, signing in and out."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from sudi.table import Refused

from ..guard.devices import device_of
from ..guard.names import login_of, typed_name
from ..guard.plain import plain
from ..services import Services
from ..store.people import SESSION_SECONDS, SignedIn, User, wrong_password
from ..wire.socket import COOKIE
from .common import address, services, user
from .tables import Summary, summary

log = logging.getLogger("sudi.server")


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Account(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str


class Me(msgspec.Struct):
    user: User | None
    tables: list[Summary]


def slowly(request: Request[Any, Any, Any]) -> Services:
    """For whatever asks for a password or takes one."""
    known = services(request)
    if not known.sign_in.take(address(request)):
        raise _too_many()
    return known


def _too_many() -> Refused:
    return Refused("rate", "Moc pokusů; zkus to za minutu.", "Too many attempts; try again in a minute.")


def new_password(known: Services, typed: str) -> str:
    least, most = known.limits.password_characters
    if not least <= len(typed) <= most:
        raise Refused(
            "password", f"Heslo musí mít {least} až {most} znaků.", f"A password needs {least} to {most} characters."
        )
    return typed


def old_password(known: Services, typed: str) -> str:
    """What somebody says their password is; one that nobody can have is not even compared."""
    if len(typed) > known.limits.password_characters[1]:
        raise wrong_password()
    return typed


def device(request: Request[Any, Any, Any]) -> str:
    return device_of(request.headers.get("user-agent"))


def with_session(known: Services, signed: SignedIn, status: int = 201) -> Response[User]:
    """The key goes to the browser; screens of the sessions that are over by this go dark."""
    known.hang_up(signed.ended)
    cookie = Cookie(
        key=COOKIE,
        value=signed.key,
        httponly=True,
        samesite="strict",
        secure=known.settings.secure,
        max_age=SESSION_SECONDS,
        path="/",
    )
    return Response(signed.user, cookies=[cookie], status_code=status)


@post("/guest")
async def guest(request: Request[Any, Any, Any], data: Guest) -> Response[User]:
    """Be here at once, under a name. A guest who says another name stays the same person; an account keeps its name."""
    known = services(request)
    now = await user(request)
    if now is not None:
        if not now.account:
            now = await known.people.rename(now, typed_name(data.name, known.limits.name_characters))
        return Response(now, status_code=201)
    await known.people.refuse_banned(request.cookies.get(COOKIE))
    if not known.guests.take(address(request)):
        raise _too_many()
    name = typed_name(data.name, known.limits.name_characters)
    return with_session(known, await known.people.guest(name, device(request)))


@post("/account")
async def account(request: Request[Any, Any, Any], data: Account) -> Response[User]:
    """A name with a password, to keep one's matches. A guest becomes the account."""
    known = slowly(request)
    await known.people.refuse_banned(request.cookies.get(COOKIE))
    password = new_password(known, data.password)
    name = typed_name(data.name, known.limits.name_characters)
    return with_session(known, await known.people.account(name, password, await user(request), device(request)))


@post("/login")
async def login(request: Request[Any, Any, Any], data: Account) -> Response[User]:
    known = slowly(request)
    password, old = old_password(known, data.password), request.cookies.get(COOKIE)
    name = plain(data.name, 64)
    with known.guessing.at(login_of(name), address(request)):
        signed = await known.people.login(name, password, old, device(request))
    return with_session(known, signed)


@post("/logout")
async def logout(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """The session is over, and so is whatever is shown by it."""
    known, key = services(request), request.cookies.get(COOKIE)
    if key:
        known.hang_up(await known.people.logout(key))
    return without_session()


def without_session() -> Response[dict[str, str]]:
    response: Response[dict[str, str]] = Response({}, status_code=200)
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/me")
async def me(request: Request[Any, Any, Any]) -> Me:
    """Who I am and the tables that are mine, with whose turn it is where I sit."""
    who = await user(request)
    if who is None:
        return Me(None, [])
    known = services(request)
    known.keeper.spawn(_seen(known, request.cookies.get(COOKIE, "")))
    mine = []
    for stored in await known.shelf.of_user(who.id, known.limits.listed):
        one = summary(known, stored, who)
        if one.mine:
            one.asked = await known.turns.at(stored)
        mine.append(one)
    return Me(who, mine)


async def _seen(known: Services, key: str) -> None:
    try:
        await known.people.seen(key)
    except Exception:  # the list of sessions can do without; nobody waits for it
        log.warning("it could not be written down that a session is used")


HANDLERS = [guest, account, login, logout, me]

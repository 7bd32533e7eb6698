"""Guests, accounts, signing in and out."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from sudi.table import Refused

from ..plain import plain
from ..services import Services
from ..socket import COOKIE
from ..store.people import SESSION_SECONDS, User
from .common import address, services, user
from .tables import Summary, summary


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Account(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str


class Me(msgspec.Struct):
    user: User | None
    tables: list[Summary]


def _name(known: Services, typed: str) -> str:
    name = plain(typed, known.limits.name_characters)
    if not name:
        raise Refused("name", "Napiš jméno aspoň z jednoho písmene.", "Type a name of at least one letter.")
    return name


def _slowly(request: Request[Any, Any, Any]) -> Services:
    known = services(request)
    if not known.sign_in.take(address(request)):
        raise _too_many()
    return known


def _too_many() -> Refused:
    return Refused("rate", "Moc pokusů; zkus to za minutu.", "Too many attempts; try again in a minute.")


def _with_session(known: Services, who: User, key: str) -> Response[User]:
    cookie = Cookie(
        key=COOKIE,
        value=key,
        httponly=True,
        samesite="strict",
        secure=known.settings.secure,
        max_age=SESSION_SECONDS,
        path="/",
    )
    return Response(who, cookies=[cookie], status_code=201)


@post("/guest")
async def guest(request: Request[Any, Any, Any], data: Guest) -> Response[User]:
    """Be here at once, under a name. A guest who says another name stays the same person; an account keeps its name."""
    known = services(request)
    now = await user(request)
    if now is not None:
        if not now.account:
            now = await known.people.rename(now, _name(known, data.name))
        return Response(now, status_code=201)
    if not known.guests.take(address(request)):
        raise _too_many()
    return _with_session(known, *await known.people.guest(_name(known, data.name)))


@post("/account")
async def account(request: Request[Any, Any, Any], data: Account) -> Response[User]:
    """A name with a password, to keep one's matches. A guest becomes the account."""
    known = _slowly(request)
    least, most = known.limits.password_characters
    if not least <= len(data.password) <= most:
        raise Refused(
            "password", f"Heslo musí mít {least} až {most} znaků.", f"A password needs {least} to {most} characters."
        )
    now = await user(request)
    return _with_session(known, *await known.people.account(_name(known, data.name), data.password, now))


@post("/login")
async def login(request: Request[Any, Any, Any], data: Account) -> Response[User]:
    known = _slowly(request)
    if len(data.password) > known.limits.password_characters[1]:
        raise Refused("login", "Jméno nebo heslo nesouhlasí.", "The name or the password is wrong.")
    return _with_session(known, *await known.people.login(plain(data.name, 64), data.password))


@post("/logout")
async def logout(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    key = request.cookies.get(COOKIE)
    if key:
        await services(request).people.logout(key)
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
    mine = []
    for stored in await known.shelf.of_user(who.id, known.limits.listed):
        one = summary(known, stored, who)
        if one.mine:
            one.asked = await known.turns.at(stored)
        mine.append(one)
    return Me(who, mine)


HANDLERS = [guest, account, login, logout, me]

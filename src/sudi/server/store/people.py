"""Guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Iterable
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from sudi.table import Refused

from ..guard.names import is_nobodys, login_of, looks_of, taken
from .answering import Database
from .bans import banned, in_force, is_banned
from .models import bans, looks, seats, sessions, users
from .together import Together

SESSION_SECONDS = 90 * 24 * 3600
SEEN_SECONDS = 3600.0  # how often it is written down that a session is used
MANY = 500  # sessions asked for at once


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool = False


class Session(msgspec.Struct, frozen=True):
    """Where somebody is signed in. `id` names it and opens nothing."""

    id: str
    device: str
    created: float
    seen: float
    expires: float
    current: bool


class SignedIn(msgspec.Struct, frozen=True):
    user: User
    key: str  # of the new session
    ended: list[str]  # the sessions that it takes the place of


def session_of(key: str) -> str:
    """What a session is called on the disk: who reads it there cannot sign in with it."""
    return hashlib.sha256(key.encode()).hexdigest()


def wrong_password() -> Refused:
    return Refused("login", "Jméno nebo heslo nesouhlasí.", "The name or the password is wrong.")


class People:
    """Passwords are hashed with argon2 in a thread: it takes long on purpose."""

    def __init__(self, engine: Database, hasher: PasswordHasher | None = None) -> None:
        self._engine = engine
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        self._whose = Together(self._all_of)

    async def guest(self, name: str, device: str = "") -> SignedIn:
        """A new guest. The name of an account is not theirs to take."""
        await self._free(name)
        user = User(secrets.token_hex(8), name)
        async with self._engine.begin() as connection:
            await connection.execute(insert(users).values(id=user.id, name=name, created=time.time()))
            return await _sign_in(connection, user, device)

    async def rename(self, guest: User, name: str) -> User:
        if login_of(name) != login_of(guest.name):
            await self._free(name)
        async with self._engine.begin() as connection:
            still = (users.c.id == guest.id, users.c.login.is_(None))  # signing up may have been quicker
            if not (await connection.execute(update(users).where(*still).values(name=name))).rowcount:
                raise taken()
        return User(guest.id, name)

    async def _free(self, name: str) -> None:
        """Refuse a name that an account has, or one that looks like it."""
        alike = select(looks.c.user).where(looks.c.look.in_(looks_of(name)))
        same = select(users.c.id).where(users.c.login == login_of(name))
        async with self._engine.connect() as connection:
            if (await connection.execute(alike)).first() or (await connection.execute(same)).first():
                raise taken()

    async def account(self, name: str, password: str, guest: User | None, device: str = "") -> SignedIn:
        """A new account. Somebody who is here as a guest stays the same person and keeps the seats, under a new key."""
        if is_nobodys(name):
            raise taken()
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        known = guest is not None and not guest.account
        user = User(guest.id if guest is not None and known else secrets.token_hex(8), name, True)
        values = {"name": name, "login": login_of(name), "password": hashed}
        try:
            async with self._engine.begin() as connection:
                if known:
                    still = (users.c.id == user.id, users.c.login.is_(None))
                    if not (await connection.execute(update(users).where(*still).values(**values))).rowcount:
                        raise taken()
                    await connection.execute(update(seats).where(seats.c.user == user.id).values(guest=False))
                else:
                    await connection.execute(insert(users).values(id=user.id, created=time.time(), **values))
                mine = [{"look": look, "user": user.id} for look in sorted(looks_of(name))]
                await connection.execute(insert(looks), mine)
                return await _sign_in(connection, user, device, sessions.c.user == user.id)
        except IntegrityError:
            raise taken() from None

    async def login(self, name: str, password: str, old: str | None = None, device: str = "") -> SignedIn:
        """Sign in; the session that this browser had before (`old` is its key) is over."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(users).where(users.c.login == login_of(name)))).one_or_none()
        # A name that does not exist takes as long as a wrong password, so that names cannot be guessed by time.
        right = await self._fits(row.password if row is not None else self._nobody, password)
        if row is None or not right:
            raise wrong_password()
        async with self._engine.begin() as connection:
            same = select(users.c.id).where(users.c.id == row.id, users.c.password == row.password)
            if (
                await connection.execute(same.with_for_update())
            ).first() is None:  # changed or deleted while this one was compared
                raise wrong_password()
            return await _sign_in(
                connection, User(row.id, row.name, True), device, sessions.c.key == session_of(old or "")
            )

    async def change_password(self, user: User, old: str, new: str, device: str = "") -> SignedIn:
        """Every session ends; this browser gets a new one."""
        known = await self.check_password(user, old)
        hashed = await asyncio.to_thread(self._hasher.hash, new)
        async with self._engine.begin() as connection:
            same = (users.c.id == user.id, users.c.password == known)
            if not (await connection.execute(update(users).where(*same).values(password=hashed))).rowcount:
                raise wrong_password()
            return await _sign_in(connection, user, device, sessions.c.user == user.id)

    async def check_password(self, user: User, password: str) -> str:
        """The hash that it was compared with."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(users.c.password).where(users.c.id == user.id))).one_or_none()
        if row is None or row.password is None or not await self._fits(row.password, password):
            raise Refused("login", "Heslo nesouhlasí.", "The password is wrong.")
        return str(row.password)

    async def _fits(self, hashed: str, password: str) -> bool:
        def verify() -> bool:
            try:
                return bool(self._hasher.verify(hashed, password))
            except (VerificationError, InvalidHashError):
                return False

        return await asyncio.to_thread(verify)

    # ---- sessions ----
    async def who(self, key: str | None) -> User | None:
        """Whose session this is."""
        if not key or len(key) > 100:
            return None
        return await self._whose.get(session_of(key))

    async def _all_of(self, keys: list[str]) -> dict[str, User]:
        """Whose these sessions are, by what is kept of their keys."""
        mine = select(users.c.id, users.c.name, users.c.login, sessions.c.key)
        mine = mine.join(sessions, sessions.c.user == users.c.id).where(sessions.c.key.in_(keys))
        mine = mine.where(users.c.id.not_in(select(bans.c.user).where(in_force())))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(mine.where(sessions.c.expires > time.time()))).all()
        return {row.key: User(row.id, row.name, row.login is not None) for row in rows}

    async def refuse_banned(self, key: str | None) -> None:
        """Whoever comes with the key of somebody who is banned does not come in under another name."""
        async with self._engine.connect() as connection:
            whose = select(sessions.c.user).where(sessions.c.key == session_of(key or ""))
            found = (await connection.execute(whose)).scalar()
            if found is not None and await is_banned(connection, found):
                raise banned()

    async def logout(self, key: str) -> list[str]:
        """The sessions that are over by it."""
        async with self._engine.begin() as connection:
            return await _end(connection, sessions.c.key == session_of(key))

    async def end(self, user: User, id: str) -> list[str]:
        """End one of somebody's sessions by the name it has in their list."""
        async with self._engine.begin() as connection:
            mine = (await connection.execute(select(sessions.c.key).where(sessions.c.user == user.id))).scalars().all()
            return await _end(connection, sessions.c.key.in_([key for key in mine if _named(key) == id]))

    async def sessions(self, user: User, key: str | None) -> list[Session]:
        """Where somebody is signed in, the newest first; `key` is that of whoever asks."""
        mine = select(sessions).where(sessions.c.user == user.id, sessions.c.expires > time.time())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(mine.order_by(sessions.c.created.desc()))).all()
        asks = session_of(key or "")
        return [
            Session(_named(row.key), row.device, row.created, row.seen, row.expires, row.key == asks) for row in rows
        ]

    async def seen(self, key: str) -> None:
        """Write down, now and then, that a session is used."""
        now = time.time()
        old = (sessions.c.key == session_of(key)) & (sessions.c.seen < now - SEEN_SECONDS)
        async with self._engine.connect() as connection:
            if (await connection.execute(select(sessions.c.key).where(old))).first() is None:
                return
        async with self._engine.begin() as connection:
            await connection.execute(update(sessions).where(old).values(seen=now))

    async def over(self, asked: Iterable[str]) -> set[str]:
        """Which of these sessions are over."""
        left = list(asked)
        alive: set[str] = set()
        async with self._engine.connect() as connection:
            for start in range(0, len(left), MANY):
                some = sessions.c.key.in_(left[start : start + MANY]) & (sessions.c.expires > time.time())
                alive.update((await connection.execute(select(sessions.c.key).where(some))).scalars())
        return set(left) - alive


def _named(session: str) -> str:
    return session[:16]


async def _end(connection: Any, which: ColumnElement[bool]) -> list[str]:
    ended = (await connection.execute(select(sessions.c.key).where(which))).scalars().all()
    await connection.execute(delete(sessions).where(which))
    return list(ended)


async def _sign_in(connection: Any, user: User, device: str, instead_of: ColumnElement[bool] | None = None) -> SignedIn:
    """A session under a new key, and the end of those it takes the place of, in one transaction."""
    if await is_banned(connection, user.id):
        raise banned()
    key, now = secrets.token_urlsafe(32), time.time()
    ended = [] if instead_of is None else await _end(connection, instead_of)
    await connection.execute(delete(sessions).where(sessions.c.expires < now))
    row = {"key": session_of(key), "user": user.id, "device": device, "created": now, "seen": now}
    await connection.execute(insert(sessions).values(**row, expires=now + SESSION_SECONDS))
    return SignedIn(user, key, ended)

"""Guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sudi.table import Refused

from .models import sessions, users

SESSION_SECONDS = 90 * 24 * 3600


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool = False


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class People:
    """Passwords are hashed with argon2 in a thread: it takes long on purpose."""

    def __init__(self, engine: AsyncEngine, hasher: PasswordHasher | None = None) -> None:
        self._engine = engine
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))

    async def guest(self, name: str) -> tuple[User, str]:
        """A new guest and the key of the session."""
        user = User(secrets.token_hex(8), name)
        async with self._engine.begin() as connection:
            await connection.execute(insert(users).values(id=user.id, name=name, created=time.time()))
        return user, await self._session(user)

    async def rename(self, guest: User, name: str) -> User:
        async with self._engine.begin() as connection:
            await connection.execute(update(users).where(users.c.id == guest.id).values(name=name))
        return User(guest.id, name)

    async def account(self, name: str, password: str, guest: User | None) -> tuple[User, str]:
        """A new account. Somebody who is here as a guest stays the same person and keeps the seats."""
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        id = guest.id if guest is not None and not guest.account else secrets.token_hex(8)
        values = {"name": name, "login": name.casefold(), "password": hashed}
        try:
            async with self._engine.begin() as connection:
                if guest is not None and guest.id == id:
                    await connection.execute(update(users).where(users.c.id == id).values(**values))
                else:
                    await connection.execute(insert(users).values(id=id, created=time.time(), **values))
        except IntegrityError:
            raise Refused(
                "taken", "Toto jméno už někdo má; zvol jiné.", "This name is taken; choose another."
            ) from None
        user = User(id, name, True)
        return user, await self._session(user)

    async def login(self, name: str, password: str) -> tuple[User, str]:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(users).where(users.c.login == name.casefold()))).one_or_none()
        # A name that does not exist takes as long as a wrong password, so that names cannot be guessed by time.
        hashed = row.password if row is not None else self._nobody
        right = await asyncio.to_thread(self._fits, hashed, password)
        if row is None or not right:
            raise Refused("login", "Jméno nebo heslo nesouhlasí.", "The name or the password is wrong.")
        user = User(row.id, row.name, True)
        return user, await self._session(user)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return bool(self._hasher.verify(hashed, password))
        except (VerificationError, InvalidHashError):
            return False

    async def logout(self, key: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.key == _digest(key)))

    async def who(self, key: str | None) -> User | None:
        """Whose session this is."""
        if not key or len(key) > 100:
            return None
        mine = select(users).join(sessions, sessions.c.user == users.c.id).where(sessions.c.key == _digest(key))
        async with self._engine.connect() as connection:
            row = (await connection.execute(mine.where(sessions.c.expires > time.time()))).one_or_none()
        return None if row is None else User(row.id, row.name, row.login is not None)

    async def _session(self, user: User) -> str:
        key = secrets.token_urlsafe(32)
        now = time.time()
        async with self._engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < now))
            await connection.execute(
                insert(sessions).values(key=_digest(key), user=user.id, expires=now + SESSION_SECONDS)
            )
        return key

"""Guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sudi.table import Refused

from .models import seats, sessions, users

SESSION_SECONDS = 90 * 24 * 3600
# The pages call somebody who comes in without a name so; an account of that name would lock them all out.
NOBODYS = ("člověk", "person")


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool = False


def login_of(name: str) -> str:
    """The name as accounts are looked up and compared: what looks the same to a reader is the same name."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(plain.replace("\u200c", "").replace("\u200d", "").split())[:64]


def _taken() -> Refused:
    return Refused("taken", "Toto jméno už někdo má; zvol jiné.", "This name is taken; choose another.")


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class People:
    """Passwords are hashed with argon2 in a thread: it takes long on purpose."""

    def __init__(self, engine: AsyncEngine, hasher: PasswordHasher | None = None) -> None:
        self._engine = engine
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))

    async def guest(self, name: str) -> tuple[User, str]:
        """A new guest and the key of the session. The name of an account is not theirs to take."""
        await self._free(name)
        user = User(secrets.token_hex(8), name)
        async with self._engine.begin() as connection:
            await connection.execute(insert(users).values(id=user.id, name=name, created=time.time()))
        return user, await self._session(user)

    async def rename(self, guest: User, name: str) -> User:
        if login_of(name) != login_of(guest.name):
            await self._free(name)
        async with self._engine.begin() as connection:
            await connection.execute(update(users).where(users.c.id == guest.id).values(name=name))
        return User(guest.id, name)

    async def _free(self, name: str) -> None:
        """Refuse a name that an account has."""
        async with self._engine.connect() as connection:
            if (await connection.execute(select(users.c.id).where(users.c.login == login_of(name)))).first():
                raise _taken()

    async def account(self, name: str, password: str, guest: User | None) -> tuple[User, str]:
        """A new account. Somebody who is here as a guest stays the same person and keeps the seats."""
        if login_of(name) in NOBODYS:
            raise _taken()
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        id = guest.id if guest is not None and not guest.account else secrets.token_hex(8)
        values = {"name": name, "login": login_of(name), "password": hashed}
        try:
            async with self._engine.begin() as connection:
                if guest is not None and guest.id == id:
                    await connection.execute(update(users).where(users.c.id == id).values(**values))
                    await connection.execute(update(seats).where(seats.c.user == id).values(guest=False))
                else:
                    await connection.execute(insert(users).values(id=id, created=time.time(), **values))
        except IntegrityError:
            raise _taken() from None
        user = User(id, name, True)
        return user, await self._session(user)

    async def login(self, name: str, password: str) -> tuple[User, str]:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(users).where(users.c.login == login_of(name)))).one_or_none()
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

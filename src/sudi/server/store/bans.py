"""Who is banned, for good or until some time."""

from __future__ import annotations

import time

from sqlalchemy import ColumnElement, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sudi.table import Refused

from .answering import Line
from .models import bans


def banned() -> Refused:
    return Refused(
        "banned",
        "Na tenhle server teď nesmíš; obrať se na toho, kdo ho provozuje.",
        "You are banned from this server; turn to whoever runs it.",
    )


def in_force() -> ColumnElement[bool]:
    return or_(bans.c.until.is_(None), bans.c.until > time.time())


async def is_banned(connection: Line, user: str) -> bool:
    found = await connection.execute(select(bans.c.user).where(bans.c.user == user, in_force()))
    return found.first() is not None


class Bans:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def ban(self, user: str, until: float | None) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(bans).where(bans.c.user == user))
            await connection.execute(insert(bans).values(user=user, since=time.time(), until=until))

    async def unban(self, user: str) -> bool:
        """Was there a ban to lift?"""
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(bans).where(bans.c.user == user))).rowcount > 0

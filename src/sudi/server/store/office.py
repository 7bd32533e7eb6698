"""What an operator sees and does in the database, beside the running server or without it."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

import msgspec
from argon2 import PasswordHasher
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from ..guard.names import login_of
from .answering import Database
from .bans import Bans, in_force
from .database import address
from .models import bans, moves, seats, sessions, tables, users
from .orders import Orders
from .shelf import Shelf


class SeatLine(msgspec.Struct):
    seat: str
    kind: str
    name: str
    user: str | None
    guest: bool


class TableLine(msgspec.Struct):
    id: str
    game: str
    mode: str
    status: str
    title: str
    public: bool
    created: float
    seen: float  # when somebody who sits there was last there
    choices: int
    seats: list[SeatLine]


class TableFacts(TableLine):
    """Never with the seed or the choices: an operator who plays must not know more than the others."""

    owner: str
    rules: str
    clock: str
    outcome: dict[str, Any] | None
    rematch: str | None
    last_choice: float | None


class PersonLine(msgspec.Struct):
    id: str
    name: str
    account: bool
    created: float
    sessions: int
    tables: int
    banned: bool
    until: float | None  # of a ban that ends by itself


def file_of(database: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    url = make_url(address(database))
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


class Office:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.orders, self.bans = Orders(engine), Bans(engine)
        self._shelf = Shelf(Database(engine))

    # ---- tables ----
    async def tables(self, status: str | None, limit: int) -> list[TableLine]:
        async with self._engine.connect() as connection:
            wanted = select(tables.c.id).order_by(tables.c.created.desc()).limit(limit)
            wanted = wanted.where(tables.c.status == status) if status else wanted
            ids = (await connection.execute(wanted)).scalars().all()
        found = [await self.table(id) for id in ids]
        names = TableLine.__struct_fields__
        return [TableLine(**{name: getattr(one, name) for name in names}) for one in found if one is not None]

    async def table(self, id: str) -> TableFacts | None:
        stored = await self._shelf.load(id)
        if stored is None:
            return None
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).one()
            last = (await connection.execute(select(func.max(moves.c.at)).where(moves.c.table == id))).scalar()
        plan = stored.plan
        return TableFacts(
            id=id,
            game=plan.game,
            mode=plan.mode,
            status=stored.status,
            title=plan.title,
            public=plan.public,
            created=plan.created,
            seen=row.seen,
            choices=stored.choices,
            seats=[SeatLine(s.label, s.kind, s.name, s.user, s.guest) for s in stored.seats],
            owner=plan.owner,
            rules=str(plan.rules),
            clock=plan.clock.kind,
            outcome=row.outcome,
            rematch=stored.rematch,
            last_choice=last,
        )

    # ---- people ----
    async def people(self, words: str, limit: int) -> list[PersonLine]:
        """Those whose name holds the words or whose id they are, newest first."""
        like = f"%{words}%"
        where = or_(users.c.name.ilike(like), users.c.login.ilike(like), users.c.id == words) if words else None
        return await self._people(where, limit)

    async def person(self, who: str) -> PersonLine | None:
        """By an id, or by the name of an account: a name that somebody made of another's id leads to nobody."""
        found = await self._people(users.c.id == who, 1) or await self._people(users.c.login == login_of(who), 1)
        return found[0] if found else None

    async def _people(self, where: Any, limit: int) -> list[PersonLine]:
        open_ones = select(func.count()).select_from(sessions).where(sessions.c.user == users.c.id)
        sitting = select(func.count()).select_from(seats).where(seats.c.user == users.c.id)
        wanted = select(
            users.c.id,
            users.c.name,
            users.c.login,
            users.c.created,
            open_ones.where(sessions.c.expires > time.time()).scalar_subquery().label("open"),
            sitting.scalar_subquery().label("sitting"),
            bans.c.since,
            bans.c.until,
        ).join(bans, (bans.c.user == users.c.id) & in_force(), isouter=True)
        wanted = wanted.order_by(users.c.created.desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted if where is None else wanted.where(where))).all()
        return [
            PersonLine(r.id, r.name, r.login is not None, r.created, r.open, r.sitting, r.since is not None, r.until)
            for r in rows
        ]

    async def new_password(self, user: str, password: str | None) -> str:
        """Set a password, or draw one; whoever was signed in is not any more."""
        given = password or secrets.token_urlsafe(12)
        async with self._engine.begin() as connection:
            hashed = PasswordHasher().hash(given)
            await connection.execute(update(users).where(users.c.id == user).values(password=hashed))
            await connection.execute(delete(sessions).where(sessions.c.user == user))
        return given

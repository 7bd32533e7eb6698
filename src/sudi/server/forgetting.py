"""Somebody is gone for good: tables in memory that know their name are read again from the disk, where it is not."""

from __future__ import annotations

from collections.abc import Iterable

from .keeper import Keeper
from .store.leaving import Leaving


async def forget(keeper: Keeper, leaving: Leaving, user: str, tables: Iterable[str]) -> None:
    for running in [keeper.tables[id] for id in tables if id in keeper.tables]:
        async with running.lock:
            if not running.dropped:
                await leaving.take_away(user)
                keeper.drop(running)

"""Somebody is gone for good: tables in memory that know their name are read again from the disk, where it is not."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from sudi.table import Refused

from ..store.leaving import Leaving
from .keeper import Keeper

log = logging.getLogger("sudi.server")


async def forget(keeper: Keeper, leaving: Leaving, user: str, tables: Iterable[str]) -> None:
    for running in [keeper.tables[id] for id in tables if id in keeper.tables]:
        async with running.lock:
            if not running.dropped:
                try:
                    await leaving.take_away(user)
                except Refused:  # they are gone all the same; what this table wrote meanwhile is all that may be left
                    log.warning("table %s may have kept the name of somebody who is gone", running.table.plan.id)
                keeper.drop(running)

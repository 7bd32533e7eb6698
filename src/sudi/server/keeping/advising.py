"""Advice for people at tables: worked out where the bots think, one at a time, from what the seat knows."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from sudi import Match
from sudi.table import Refused
from sudi.table.thinking import Thinkers

from ..wire.clients import Client
from ..wire.messages import Answer, Error, HintLine, Text, write

log = logging.getLogger("sudi.server")
SECONDS = 30.0
MOST_WAITING = 12  # that people ask for at once; bots want to think as well


class Advising:
    """Everybody who has asked and was not answered yet."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._waiting: set[str] = set()  # screens
        self._one = asyncio.Lock()

    def take(self, client: Client) -> None:
        """Room for one more question of this screen, or a refusal."""
        if client.id in self._waiting or len(self._waiting) >= MOST_WAITING:
            raise Refused("rate", "Rada se ještě počítá; chvilku počkej.", "Advice is on its way; wait a moment.")
        self._waiting.add(client.id)

    async def answer(self, client: Client, id: str, match: Match, seat: int) -> None:
        """Think, and tell this screen alone."""
        try:
            async with self._one:
                found: list[dict[str, Any]] = await asyncio.wait_for(self._thinkers.advise(match, seat), SECONDS)
            client.send(write(Answer(id, hints=msgspec.convert(found, list[HintLine]))))
        except Exception:
            log.exception("there is no advice for the table %s", client.table)
            none = Text("Tady rozhodčí neporadí; zkus to znovu.", "There is no advice here; try again.")
            client.send(write(Error(id, "internal", none)))
        finally:
            self._waiting.discard(client.id)

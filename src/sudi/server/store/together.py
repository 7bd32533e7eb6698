"""Many who ask the database the same kind of question at the same moment ask it once.

After a restart everybody comes back at once, and a question to the database costs much more than an answer with several
rows. Nobody waits for it: what is asked in one round of the loop goes out at its end, however many that are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 200  # keys in one question


class Together(Generic[T]):
    """`ask` gets the keys that are wanted, each once, and returns what there is; for the others there is None."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[Mapping[str, T]]]) -> None:
        self._ask = ask
        self._wanted: dict[str, asyncio.Future[T | None]] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    async def get(self, key: str) -> T | None:
        if key not in self._wanted:
            loop = asyncio.get_running_loop()
            if not self._wanted:
                loop.call_soon(self._send)
            self._wanted[key] = loop.create_future()
        return await asyncio.shield(self._wanted[key])

    def _send(self) -> None:
        wanted, self._wanted = list(self._wanted.items()), {}
        for start in range(0, len(wanted), MOST):
            task = asyncio.create_task(self._answer(dict(wanted[start : start + MOST])))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _answer(self, wanted: dict[str, asyncio.Future[T | None]]) -> None:
        try:
            found = await self._ask(list(wanted))
        except Exception as problem:
            for waiting in wanted.values():
                waiting.set_exception(problem)
                waiting.exception()  # whoever asked may have gone away
        else:
            for key, waiting in wanted.items():
                waiting.set_result(found.get(key))

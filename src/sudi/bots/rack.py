"""Where the players of many matches come from: those that are programs are started once and seated again."""

from __future__ import annotations

from types import TracebackType

from .bot import Bot, bot
from .outside import EXEC, TERMS, Outside, Terms


class Rack:
    """Bots for the seats of one match after another. What it has started ends with the `with` that it is used in."""

    def __init__(self, terms: Terms | None = None) -> None:
        self.terms = terms or TERMS
        self._idle: dict[str, list[Outside]] = {}
        self._busy: list[Outside] = []

    def seat(self, names: list[str]) -> list[Bot]:
        """A player for each seat of a new match; everybody who played before is free again."""
        for one in self._busy:
            self._idle.setdefault(one.name, []).append(one)
        self._busy = []
        return [self._outside(name) if name.startswith(EXEC) else bot(name) for name in names]

    def _outside(self, name: str) -> Outside:
        idle = self._idle.get(name)
        one = idle.pop() if idle else Outside(name, self.terms)
        self._busy.append(one)
        return one

    def __enter__(self) -> Rack:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for one in (*self._busy, *(one for idle in self._idle.values() for one in idle)):
            one.close()
        self._busy, self._idle = [], {}

"""The results of a tournament in a file, so that the same command goes on where it was stopped.

JSON lines: the first says what is played, each of the others is a chunk. More matches of the same tournament, and
another number of processes, go on with the same file; anything else is refused.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from sudi.games import game
from sudi.kernel.errors import BadSetup

from .chunks import DEALS, Chunk, Event

FORMAT = 1


class Kept:
    """A file of results, open for more; without a path nothing is kept."""

    def __init__(self, path: Path | None, event: Event) -> None:
        self.chunks: list[Chunk] = []
        self._file: TextIO | None = None
        if path is None:
            return
        head = _head(event)
        try:
            whole = self._read(path, head) if path.exists() else 0
            self._file = path.open("r+" if whole else "w", encoding="utf-8", newline="\n")
            self._file.seek(whole)
            self._file.truncate()
            if not whole:
                self._write(head)
        except OSError:
            raise BadSetup(f"The file {str(path)!r} cannot be written; choose another place or name.") from None

    def _read(self, path: Path, head: dict[str, Any]) -> int:
        """Take what was played before; returns how many bytes of it are whole lines."""
        lines = path.read_bytes().split(b"\n")[:-1]  # the last one is empty, or was cut off
        try:
            found = [json.loads(line) for line in lines]
            if found and found[0] != head:
                raise BadSetup(f"The file {str(path)!r} keeps another tournament; choose another name.")
            self.chunks = [Chunk.read(one) for one in found[1:]]
        except (ValueError, KeyError, TypeError) as wrong:
            if isinstance(wrong, BadSetup):
                raise
            raise BadSetup(f"The file {str(path)!r} holds something else than results; choose another name.") from None
        return sum(len(line) + 1 for line in lines)

    def keep(self, chunk: Chunk) -> None:
        if self._file is not None:
            self._write(chunk.written())

    def _write(self, line: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
        self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def _head(event: Event) -> dict[str, Any]:
    """What has to be the same for results to belong together."""
    found = {"arena": FORMAT, "rules": game(event.game).version, "deals": DEALS, **asdict(event)}
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]

"""Rows in a folder, so that a run goes on where it was stopped, with more deals, more arms or another command.

JSON lines, each a chunk under the fingerprint of its arm: what is the same match is played once. The last line may have
been cut off when the run was stopped; it is played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

from sudi.kernel.errors import BadSetup

from .row import Row

ROWS = "rows.jsonl"


class Kept:
    """What has been played before, and where more is written; without a folder it is kept for this process only."""

    def __init__(self, folder: Path | None = None) -> None:
        self.rows: dict[str, dict[int, Row]] = {}
        self.seconds: dict[str, float] = {}
        self._file: TextIO | None = None
        if folder is None:
            return
        path = folder / ROWS
        try:
            folder.mkdir(parents=True, exist_ok=True)
            whole = self._read(path) if path.exists() else 0
            self._file = path.open("r+" if path.exists() else "w", encoding="utf-8", newline="\n")
            self._file.seek(whole)
            self._file.truncate()
        except OSError:
            raise BadSetup(f"The folder {str(folder)!r} cannot be written; choose another place or name.") from None

    def _read(self, path: Path) -> int:
        whole = 0
        for line in path.read_bytes().split(b"\n")[:-1]:
            try:
                one = json.loads(line)
                self._take(one["of"], one["first"], [Row.read(row) for row in one["rows"]], one["seconds"])
            except (ValueError, KeyError, TypeError):
                raise BadSetup(
                    f"The file {str(path)!r} holds something else than rows; choose another folder."
                ) from None
            whole += len(line) + 1
        return whole

    def _take(self, of: str, first: int, rows: list[Row], seconds: float) -> None:
        self.rows.setdefault(of, {}).update({first + n: row for n, row in enumerate(rows)})
        self.seconds[of] = self.seconds.get(of, 0.0) + seconds

    def keep(self, of: str, first: int, rows: list[list[Any]], seconds: float) -> None:
        self._take(of, first, [Row.read(row) for row in rows], seconds)
        if self._file is not None:
            line = {"of": of, "first": first, "rows": rows, "seconds": round(seconds, 3)}
            self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

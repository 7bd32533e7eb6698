"""A process of its own that reviews one match: a record comes in, lines go out, each how far it is; the last one is it.

It works beside everything else, so it takes the processor only where nobody else wants it, and ends with its parent.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from typing import Any

import msgspec

from sudi.coach.review import review
from sudi.games import kept
from sudi.kernel.written.record import read_record
from sudi.table.thinking import stay_only_with

TELL_SECONDS = 1.0
NICER = 10


class Line(msgspec.Struct):
    """What the worker tells: so much is done, or the review itself."""

    done: int = 0
    total: int = 0
    found: dict[str, Any] | None = None


def main() -> None:
    stay_only_with(os.getppid())
    with contextlib.suppress(OSError, AttributeError):  # systems without it
        os.nice(NICER)
    record = read_record(sys.stdin.read())
    kept(record.game)
    told = 0.0

    def tell(done: int, total: int) -> None:
        nonlocal told
        if time.monotonic() - told >= TELL_SECONDS:
            told = time.monotonic()
            _write(Line(done, total))

    found = review(record, processes=1, progress=tell, unfinished=True)
    _write(Line(found=found.data()))


def _write(line: Line) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

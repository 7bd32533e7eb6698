"""How long a bot may think: `20ms`, `1s`, or `i64` for a number of tries that does not depend on the machine."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sudi.kernel.errors import BadSetup

_WRITTEN = re.compile(r"(?:i(?P<tries>\d{1,7})|(?P<n>\d{1,6}(?:\.\d{1,3})?)(?P<unit>ms|s))")
LONGEST = 600.0  # seconds


@dataclass(frozen=True)
class Budget:
    """So many tries, or so many seconds; with tries the same seed gives the same choice."""

    tries: int = 64
    seconds: float | None = None


def read_budget(typed: str) -> Budget:
    """A budget as people write it."""
    found = _WRITTEN.fullmatch(typed)
    if found is not None and found["tries"]:
        tries = int(found["tries"])
        if tries:
            return Budget(tries)
    elif found is not None:
        seconds = float(found["n"]) * (0.001 if found["unit"] == "ms" else 1.0)
        if 0 < seconds <= LONGEST:
            return Budget(seconds=seconds)
    raise BadSetup(f"{typed!r} is no time to think; write it like 20ms, 1s or i64 (a number of tries).")

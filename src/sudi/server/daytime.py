"""The time of day as the server tells it."""

from __future__ import annotations

import time

_STARTED = time.time() - time.monotonic()


def now() -> float:
    """The time of day, but never jumping: clocks run on it."""
    return _STARTED + time.monotonic()

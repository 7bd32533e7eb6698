"""When the garbage collector looks for what nobody can reach any more.

Nearly everything is freed as soon as nobody holds it. What is left are circles, few of them; but looking through all
the tables for them takes a second with a thousand tables, in which nobody is answered. So the young are looked through
as they come, a little at a time, and all of it only when nobody minds.
"""

from __future__ import annotations

import gc
import time

YOUNG, MIDDLE, NEVER = 20_000, 5, 1_000_000
OFTEN_SECONDS = 300.0  # at a quiet moment no more often than this
SELDOM_SECONDS = 6 * 3600.0  # and never quiet: then in spite of it


def calm() -> None:
    """For a process that serves: no looking through everything in the middle of play."""
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Sweeping:
    def __init__(self) -> None:
        self._last = time.monotonic()

    def sweep(self, quiet: bool) -> bool:
        """Look through everything, if it is time to; tells whether it was."""
        since = time.monotonic() - self._last
        if since < (OFTEN_SECONDS if quiet else SELDOM_SECONDS):
            return False
        gc.collect()
        self._last = time.monotonic()
        return True

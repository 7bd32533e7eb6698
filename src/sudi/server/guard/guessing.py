"""Passwords that somebody guesses: one account is guessed at slowly, from however many addresses.

After a few wrong ones each further guess has to wait, twice as long every time and never long: whoever guesses at
somebody else's account must not be able to lock its owner out. An address from which the account was signed in to
before does not wait at all; how often it may try is limited by the address.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sudi.table import Refused

LONGEST_SECONDS = 30.0
FORGOTTEN_SECONDS = 900.0  # after so long without a guess an account has its free ones again
REMEMBERED = 10_000


class Guessing:
    def __init__(self, free: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free, self._clock = free, clock
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how many, and until when nobody is heard
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    @contextmanager
    def at(self, login: str, address: str) -> Iterator[None]:
        """Around the comparing of a password. It counts as wrong until it is right: many at once are no way around."""
        now = self._clock()
        before = many, until = self._wrong.get(login, (0, 0.0))
        if now < until and (login, address) not in self._known:
            raise _wait(until - now)
        many = 1 if now > until + FORGOTTEN_SECONDS else many + 1
        pause = min(2.0 ** (many - self._free), LONGEST_SECONDS) if many >= self._free else 0.0
        _keep(self._wrong, login, (many, max(until, now + pause)))
        try:
            yield
        except Refused as no:
            if no.code != "login":  # the storage failed, or somebody is banned: nothing was guessed
                self._wrong[login] = before
            raise
        self._wrong.pop(login, None)
        _keep(self._known, (login, address), None)


def _keep(of: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    """Those not seen for longest are forgotten first."""
    of[key] = value
    of.move_to_end(key)
    if len(of) > REMEMBERED:
        of.popitem(last=False)


def _wait(seconds: float) -> Refused:
    left = f"{math.ceil(seconds)} s"
    cs, en = "U tohohle účtu bylo moc špatných hesel", "There were too many wrong passwords for this account"
    return Refused("rate", f"{cs}; zkus to za {left}.", f"{en}; try again in {left}.")

"""Every limit of the server, in one place: how often, how big, how many."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

# What a message costs; everything else costs 1. Undo replays the match, a choice is what people come for.
COSTS = {
    "chat": 3.0,
    "undo": 10.0,
    "rematch": 5.0,
    "explain": 2.0,
    "hello": 2.0,
    "asking": 2.0,
    "draw": 5.0,
    "hint": 15.0,
}


@dataclass(frozen=True)
class Rate:
    """So many per second in the long run, so many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    socket: Rate = Rate(15, 60)  # messages of one connection, by their cost
    refusals: Rate = Rate(5, 500)  # messages that one connection sends all the same; then it is closed
    frames: Rate = Rate(5, 100)  # pings, pongs and pieces of messages of one connection
    user: Rate = Rate(30, 120)  # the same, over all connections of one person
    requests: Rate = Rate(10, 100)  # HTTP requests of one address
    heavy: Rate = Rate(2, 20)  # requests that replay a record, per address
    connections: Rate = Rate(3, 120)  # new WebSockets of one address; a whole club may load its pages again
    guests: Rate = Rate(1 / 5, 40)  # new guests of one address; a whole club may sit behind one
    sign_in: Rate = Rate(1 / 10, 10)  # new accounts and sign-ins of one address
    wrong_passwords: int = 5  # of one account, from wherever, before each further one has to wait
    new_tables: Rate = Rate(1 / 20, 10)  # tables made by one person
    message_bytes: int = 4_096  # a message beyond this is answered by an error
    frame_bytes: int = 65_536  # a message beyond this closes the connection
    body_bytes: int = 1_000_000  # a record of the longest match fits
    chat_characters: int = 300
    chat_lines: int = 50  # of each table, kept for whoever comes or comes back
    name_characters: int = 24
    title_characters: int = 60
    password_characters: tuple[int, int] = (8, 200)
    id_characters: int = 64
    tables: int = 5_000  # open at once on this server
    tables_of_user: int = 20  # open at once, made by one person
    clients_of_table: int = 100
    clients_of_address: int = 100
    waiting_messages: int = 200  # unread by a slow client before it is let go
    waiting_bytes: int = 1_000_000  # the same; one message may be longer
    listed: int = 100
    replay_choices: int = 20_000
    notes_of_match: int = 200  # by one person
    notes_of_user: int = 5_000


RELAXED = replace(
    Limits(),
    socket=Rate(1e6, 1e6),
    refusals=Rate(1e6, 1e6),
    user=Rate(1e6, 1e6),
    requests=Rate(1e6, 1e6),
    heavy=Rate(1e6, 1e6),
    connections=Rate(1e6, 1e6),
    guests=Rate(1e6, 1e6),
    sign_in=Rate(1e6, 1e6),
    wrong_passwords=1_000_000,
    new_tables=Rate(1e6, 1e6),
    tables_of_user=1_000_000,
    tables=1_000_000,
    clients_of_address=1_000_000,
)
"""For a load test on one's own machine: every client comes from the same address."""


@lru_cache(maxsize=10_000)
def counted(address: str) -> str:
    """The address by which somebody is counted: one home has a whole /64 of IPv6 to itself."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket of the system, or nobody
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), 64), strict=False))


class Bucket:
    """A token bucket: it fills at a steady rate, every message takes some, an empty one says no."""

    __slots__ = ("_at", "_rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self.tokens, self._at = rate, rate.burst, now

    def take(self, now: float, cost: float = 1.0) -> bool:
        self.tokens = min(self._rate.burst, self.tokens + (now - self._at) * self._rate.per_second)
        self._at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """A bucket for each of many (people, addresses); those not seen for longest are forgotten first."""

    def __init__(self, rate: Rate, size: int = 10_000, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        now = self._clock()
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = Bucket(self._rate, now)
            if len(self._of) > self._size:
                self._of.popitem(last=False)
        self._of.move_to_end(who)
        return bucket.take(now, cost)


class Count:
    """How many of something each of many has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        if self._of.get(who, 0) >= self._most:
            return False
        self._of[who] = self._of.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        left = self._of.get(who, 0) - 1
        if left > 0:
            self._of[who] = left
        else:
            self._of.pop(who, None)

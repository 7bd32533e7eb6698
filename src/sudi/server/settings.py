"""What `sudi serve` was told."""

from __future__ import annotations

import os

import msgspec

from sudi.table.absence import PATIENCE, Patience

from .guard.limits import RELAXED, Limits
from .watching.logs import Kind

VARIABLE = "SUDI_SERVER"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = "sudi.sqlite"
    redis: str | None = None
    hosts: tuple[str, ...] = ()  # names it answers to, beside addresses and those of this machine; "*": any
    proxies: tuple[str, ...] = ()  # addresses and networks whose word about who asks is believed
    secure: bool = False  # cookies only over HTTPS
    relaxed: bool = False  # limits for a load test
    chance: int | None = None  # seeds of matches and luck of bots follow from it; the system's own chance without it
    bot_pause: float = 0.35  # so that people can follow what a bot does
    abandoned: float = 1800.0  # seconds without any of its people after which a table leaves the list
    patience: Patience = PATIENCE  # how long a table without a clock waits for somebody who is away
    log: Kind = "text"  # for people, or JSON lines
    metrics_token: str | None = None  # whoever has it reads the metrics from elsewhere
    own_bots: dict[str, str] = {}  # programs that may play, by the names that people choose them by
    own_bot_deadline: float = 5.0  # seconds
    own_bot_replace: str = "greedy"  # who takes over from one that fails
    thinkers: int = 0  # processes for bots; 0: one less than there are cores

    @property
    def limits(self) -> Limits:
        return RELAXED if self.relaxed else Limits()

    def to_environment(self) -> None:
        """For processes that are started anew and read their settings themselves."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Settings:
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)

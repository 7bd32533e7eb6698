"""The chairs: who sits where, who is there right now, and who may answer for whom."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import Literal

from sudi.kernel.decision import seat_name

from .asking import Asking
from .face import StandIn
from .refused import Refused

HUMAN, BOT, OPEN = "human", "bot", "open"


@dataclass
class Seat:
    """One chair of a table. `user` is whoever holds it; `away` says that they got up and may come back.

    `guest` says that its name belongs to nobody: whoever holds it has no account. `lost` says how the seat lost
    although the match goes on. `asking` is when its holder wants to be asked in windows. `stand_in` is the bot that
    plays for a holder who was away too long.
    """

    number: int
    kind: str = OPEN
    user: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    clients: int = 0  # how many screens show this seat now
    guest: bool = False
    lost: Literal["time", "resign"] | None = None
    asking: Asking = field(default_factory=Asking)
    ready: bool = False  # said that the clocks may run
    stand_in: StandIn | None = None
    gone: float | None = None  # since when nobody is there

    @property
    def label(self) -> str:
        return seat_name(self.number)

    @property
    def connected(self) -> bool:
        return self.kind == BOT or self.clients > 0


class Seats:
    """All chairs of a table."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self.all = sorted(seats, key=lambda seat: seat.number)
        self._by_number = {seat.number: seat for seat in self.all}

    def __getitem__(self, number: int) -> Seat:
        return self._by_number[number]

    def of(self, user: str | None) -> list[int]:
        return [seat.number for seat in self.all if user is not None and seat.user == user]

    def lost(self, number: int) -> bool:
        seat = self._by_number.get(number)
        return seat is not None and seat.lost is not None

    def bot_at(self, number: int) -> str | None:
        """The bot that chooses here: the seat's own, or the one that stands in for its holder."""
        seat = self._by_number.get(number)
        if seat is None:
            return None
        return seat.bot if seat.kind == BOT else seat.stand_in.bot if seat.stand_in is not None else None

    def playing(self) -> list[int]:
        """The seats whose people play themselves: they have a say."""
        return [seat.number for seat in self.all if seat.kind == HUMAN and seat.lost is None and seat.stand_in is None]

    def people(self) -> dict[str, list[int]]:
        """The people at the table with their seats."""
        found: dict[str, list[int]] = {}
        for seat in self.all:
            if seat.kind == HUMAN and seat.user is not None:
                found.setdefault(seat.user, []).append(seat.number)
        return found

    @property
    def full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.all)

    def copy(self) -> Seats:
        """The same people on chairs of paper, to try something out."""
        return Seats(map(copy, self.all))

    def mine(self, user: str, label: str | None) -> list[Seat]:
        """The chairs that somebody holds, or the one of this name if they hold it."""
        return [seat for seat in self.all if seat.user == user and label in (None, seat.label)]

    def sit(self, user: str, name: str, label: str | None, guest: bool = False) -> Seat:
        """Take a free seat, or come back to one's own."""
        mine = self.mine(user, label)
        if mine:
            mine[0].away = False
            return mine[0]
        if label is not None and label not in {seat.label for seat in self.all}:
            raise Refused("unknown", f"Místo {label} u stolu není.", f"There is no seat {label} at this table.")
        for seat in self.all:
            if seat.kind == OPEN and label in (None, seat.label):
                seat.kind, seat.user, seat.name, seat.away, seat.guest = HUMAN, user, name, False, guest
                seat.ready = False
                return seat
        raise Refused("full", "To místo už někdo má; můžeš se dívat.", "That seat is taken; you can watch.")

    def leave(self, user: str, playing: bool) -> None:
        """Before the match a seat that is left is free again; during it, it waits for its owner."""
        for number in self.of(user):
            seat = self[number]
            if playing:
                seat.away = True
            else:
                seat.kind, seat.user, seat.name, seat.guest, seat.asking = OPEN, None, "", False, Asking()

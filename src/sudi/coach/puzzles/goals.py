"""What a puzzle asks for: facts of a state that the referee can look up, and how near a state is to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.decision import first, seat_name, second
from sudi.kernel.errors import BadSetup
from sudi.kernel.match import Match
from sudi.mind.mind import win_share

from .threat import ALL, MOST, Threat

NOT_YET = -2 * ALL  # the own turn still goes on


@dataclass(frozen=True)
class Win:
    """The match is over and the seat's side has won it alone."""

    seat: int

    def holds(self, s: Any) -> bool:
        return s.result is not None and win_share(s, self.seat) == 1.0

    def measure(self, s: Any) -> int:
        return int(self.holds(s))

    def data(self) -> dict[str, Any]:
        return {"win": seat_name(self.seat)}


@dataclass(frozen=True)
class Number:
    """A number that every player has (health, points), or the number of cards that lie in a player's zone."""

    field: str
    seat: int
    most: bool  # is it to be at most, or at least, so much?
    n: int

    def value(self, s: Any) -> int:
        found = getattr(s, self.field)[self.seat]
        return len(found) if isinstance(found, list) else int(found)

    def farthest(self, s: Any) -> int:
        """As much of it as is as far from the goal as can be."""
        high = s.fields[self.field].high
        return (self.value(s) if high is None else int(high)) if self.most else 0

    def holds(self, s: Any) -> bool:
        return self.value(s) <= self.n if self.most else self.value(s) >= self.n

    def measure(self, s: Any) -> int:
        return -self.value(s) if self.most else self.value(s)

    def data(self) -> dict[str, Any]:
        return {"number": self.field, "of": seat_name(self.seat), "at_most" if self.most else "at_least": self.n}


@dataclass(frozen=True)
class Reach:
    """So many different cards of the seat could do something (attack, say) to one card of the table: it is offered."""

    verb: str
    card: str
    seat: int
    n: int

    def value(self, s: Any) -> int:
        if s.seat != self.seat:
            return 0
        t = s.t
        wanted = next((verb.id for verb in t.verbs.all if verb.name == self.verb), -1)
        return len(
            {
                first(option)
                for option in s.options
                if t.verbs.of(option).id == wanted and t.defs[second(option)].id == self.card
            }
        )

    def holds(self, s: Any) -> bool:
        return self.value(s) >= self.n

    def measure(self, s: Any) -> int:
        return self.value(s)

    def data(self) -> dict[str, Any]:
        return {"can": self.verb, "to": self.card, "by": seat_name(self.seat), "at_least": self.n}


@dataclass(frozen=True)
class Hold:
    """After the own turn the rival cannot win in its next one, whatever it does. All cards lie open (`positions`)."""

    seat: int
    threat: Number  # what the rival wants; so much of it wins
    rival: int

    def is_due(self, s: Any) -> bool:
        """Is the own turn over?"""
        return s.result is not None or s.turn != self.seat

    def threat_of(self, s: Any, most: int = MOST) -> Threat:
        return Threat(s, self.rival, self._wanted, most)

    def _wanted(self, s: Any) -> int:
        if s.result is None:
            return self.threat.measure(s)
        return ALL if win_share(s, self.rival) > 0 else -ALL

    def holds(self, s: Any) -> bool:
        return self.is_due(s) and self.threat_of(s).best() < ALL

    def measure(self, s: Any) -> int:
        return -self.threat_of(s).best() if self.is_due(s) else NOT_YET

    def data(self) -> dict[str, Any]:
        return {"survive": seat_name(self.seat), "rival": seat_name(self.rival), "threat": self.threat.data()}


Goal = Win | Number | Reach | Hold


def goal_of(data: dict[str, Any]) -> Goal:
    """The goal that such data stands for."""
    try:
        if "win" in data:
            return Win(_seat(data["win"]))
        if "survive" in data:
            threat = goal_of(data["threat"])
            if not isinstance(threat, Number):
                raise ValueError("threat")
            return Hold(_seat(data["survive"]), threat, _seat(data["rival"]))
        if "can" in data:
            return Reach(str(data["can"]), str(data["to"]), _seat(data["by"]), int(data["at_least"]))
        most = "at_most" in data
        return Number(str(data["number"]), _seat(data["of"]), most, int(data["at_most" if most else "at_least"]))
    except (KeyError, ValueError) as error:
        raise BadSetup(
            f"This is no goal of a puzzle ({error}); it has win, or survive, or number with of, or can with to."
        ) from None


def _seat(name: str) -> int:
    return int(name.removeprefix("p")) - 1


def is_reached(goal: Goal, match: Match) -> bool:
    return goal.holds(match.state)

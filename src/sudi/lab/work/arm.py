"""What is played: arms of an experiment. All arms meet the same deals, so that what differs between two of them is what
was changed and not luck (common random numbers)."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from sudi.games import game as game_by_name

FORMAT = 1
OWNED, OFFERED, ABSENT, LACKING = "owned", "offered", "absent", "lacking"  # what is done about a card before the match


@dataclass(frozen=True)
class Gift:
    """Something done about one card before the first choice of a match, for one seat."""

    how: str  # OWNED, OFFERED, ABSENT or LACKING
    card: str
    seat: int = -1


@dataclass(frozen=True)
class Arm:
    """One way to play every deal. Set-ups take turns from deal to deal; pilots and limits are by seat."""

    game: str
    mode: str
    players: int
    setups: tuple[dict[str, Any], ...] = ({},)
    pilots: tuple[str, ...] = ("policy",)  # one for all seats, or one for each
    limits: tuple[tuple[str, ...], ...] = ()  # what each seat may never do
    gifts: tuple[Gift, ...] = ()
    changes: str = ""  # a file of changes to the printed cards, as text
    luck: int = 0  # arms with another number have other luck of their pilots, on the same deals
    watched: bool = False  # how the match went, turn by turn
    cards: bool = False  # which cards each seat held and played

    def pilot(self, seat: int) -> str:
        return self.pilots[seat] if len(self.pilots) > 1 else self.pilots[0]

    def written(self) -> dict[str, Any]:
        """As plain data, for other processes and for files."""
        return asdict(self)

    @staticmethod
    def read(data: dict[str, Any]) -> Arm:
        return Arm(
            **{
                **data,
                "setups": tuple(data["setups"]),
                "pilots": tuple(data["pilots"]),
                "limits": tuple(tuple(one) for one in data["limits"]),
                "gifts": tuple(Gift(**one) for one in data["gifts"]),
            }
        )


@dataclass(frozen=True)
class Plan:
    """So many deals of each arm, from one seed."""

    arms: tuple[Arm, ...]
    deals: int
    seed: int = 0
    first: int = 0  # the number of the first deal: fresh deals confirm what others have suggested

    @property
    def matches(self) -> int:
        return len(self.arms) * self.deals


def fingerprint(arm: Arm, seed: int) -> str:
    """The same for matches that are the same: what is kept under it can be used again."""
    head = {"format": FORMAT, "rules": game_by_name(arm.game).version, "seed": seed, **arm.written()}
    return sha256(json.dumps(head, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:20]

"""The ways to play, and how leaders are named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.setting import Mode
from sudi.kernel.wording import Bilingual

TEAM, COOP, QUICK = "team ", "coop ", "quick "  # how modes other than a duel read the cards; see language/readings.py


@dataclass(frozen=True)
class RoneMode(Mode):
    """A way to play, and what is special about it."""

    reading: str = ""
    extended: bool = False  # several matches
    teams: bool = False
    quick: bool = False  # both play at the same time
    coop: bool = False  # against the Invasion


DUEL = RoneMode("duel", (2,), Bilingual("Kompetitivní mód", "Competitive duel"))
EXTENDED = RoneMode(
    "extended", (2,), Bilingual("Rozšířený kompetitivní mód", "Extended competitive mode"), extended=True
)
TEAMS = RoneMode("teams", (4,), Bilingual("Souboj týmů", "Team duel"), reading=TEAM, teams=True)
TRAINING = RoneMode("quick", (2,), Bilingual("Rychlý trénink", "Quick training"), reading=QUICK, quick=True)
CAMPAIGN = RoneMode(
    "campaign", (1, 2, 3, 4), Bilingual("Kooperativní kampaň", "Co-operative campaign"), reading=COOP, coop=True
)
MODES: dict[str, Mode] = {mode.name: mode for mode in (DUEL, EXTENDED, TEAMS, TRAINING, CAMPAIGN)}
DIFFICULTIES = ("none", "easy", "normal", "hard")


def chosen_leaders(wanted: Any, players: int, names: list[str]) -> Any:
    """choose, random, or the names of leaders by seat."""
    if wanted in ("choose", "random"):
        return wanted
    if isinstance(wanted, str):
        wanted = tuple(wanted.split("+"))
    if not isinstance(wanted, tuple):
        raise BadSetup("The set-up value 'leaders' is choose, random, or names joined by +.")
    for name in wanted:
        if name not in names:
            raise unknown("leader", name, names)
    if len(wanted) != players or len(set(wanted)) != players:
        raise BadSetup(f"The list of leaders needs {players} different names, one for each player.")
    return wanted

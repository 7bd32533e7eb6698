"""The ways to play, and the values of the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.game import Mode, Setting
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


def _setting(
    name: str, default: Any, choices: tuple[Any, ...], cs: str, en: str, span: tuple[int, int] | None = None
) -> Setting:
    return Setting(name, default, choices, Bilingual(cs, en), span)


SETTINGS = {
    setting.name: setting
    for setting in (
        _setting(
            "leaders",
            "choose",
            (),
            "Vůdci: choose (hráči volí), random (náhodně), nebo jména spojená znakem +.",
            "Leaders: choose (players choose), random, or names joined by +.",
        ),
        _setting(
            "difficulty",
            "easy",
            DIFFICULTIES,
            "Obtížnost kampaně: kolik řádků podpory má karta scénáře.",
            "Difficulty of the campaign: how many support rows of the scenario card count.",
        ),
        _setting(
            "equal_odds",
            False,
            (False, True),
            "Stejné možnosti: kampaň vyrovnaná pro každý počet hráčů.",
            "Equal odds: a campaign that is level for every number of players.",
        ),
        _setting(
            "scenarios",
            "campaign",
            (),
            "Scénáře: campaign (oba), jména scénářů spojená znakem +, nebo vlastní scénář jako text YAML.",
            "Scenarios: campaign (both), names of scenarios joined by +, or a scenario of your own as YAML text.",
        ),
        _setting(
            "wins",
            2,
            (),
            "Rozšířený mód: kolik vyhraných zápasů stačí (2 až 9).",
            "Extended mode: how many won matches it takes (2 to 9).",
            (2, 9),
        ),
        _setting(
            "armor",
            16,
            (),
            "Brnění hráčů na začátku (16 až 18).",
            "Armour of the players at the start (16 to 18).",
            (16, 18),
        ),
        _setting(
            "life",
            14,
            (),
            "Životy hráčů na začátku (14 až 18).",
            "Life of the players at the start (14 to 18).",
            (14, 18),
        ),
    )
}
# Set-up values that mean something in one mode only.
HOMES = {"difficulty": CAMPAIGN, "equal_odds": CAMPAIGN, "scenarios": CAMPAIGN, "wins": EXTENDED}


def check_homes(mode: Mode, setup: dict[str, Any]) -> None:
    """Refuse values of another mode."""
    for name, home in HOMES.items():
        if mode is not home and setup[name] != SETTINGS[name].default:
            raise BadSetup(
                f"The set-up value {name!r} belongs to the mode {home.name!r}; leave it out or play that mode."
            )


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

"""The modes of the game; which values of the set-up go together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.setting import Mode
from sudi.kernel.wording import Bilingual

from .words.names import CHARACTERS


@dataclass(frozen=True)
class ShardsMode(Mode):
    """What sets a mode apart from a duel."""

    teams: bool = False  # two against two, each facing the enemy opposite
    melee: bool = False  # an attack hits everybody for the full amount
    solo: bool = False  # one player against the nemesis
    several: bool = False  # power may be divided between several opponents


MODES = {
    mode.name: mode
    for mode in (
        ShardsMode("duel", (2,), Bilingual("Duel", "Duel")),
        ShardsMode("free_for_all", (3, 4, 2), Bilingual("Každý proti každému", "Free for all"), several=True),
        ShardsMode("teams", (4,), Bilingual("Dva proti dvěma", "Two against two"), teams=True),
        ShardsMode("melee", (3,), Bilingual("Řežba ve třech", "Three-way melee"), melee=True),
        ShardsMode(
            "solo", (1,), Bilingual("Sólová hra proti úhlavnímu nepříteli", "Solo against the nemesis"), solo=True
        ),
    )
}


def check_setup(mode: ShardsMode, players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
    """Refuse what does not go together, and settle the defaults that depend on the mode."""
    if mode.solo:
        if setup["expansion"] is False and "expansion" in given:
            raise BadSetup("The solo game needs the expansion; leave out expansion=false.")
        setup["expansion"] = True  # SOI-006
    if not setup["expansion"]:
        if "relics" in given and setup["relics"] != "none":
            raise BadSetup("Relics belong to the expansion; add expansion=true or leave relics out.")
        setup["relics"] = "none"
    if mode.solo and setup["relics"] == "draft":
        raise BadSetup("A relic draft needs at least 2 players; choose relics=own or relics=random.")
    _check_characters(mode, players, setup)
    if setup["hold_back"] == "several":
        setup["hold_back"] = mode.several and players > 2
    return setup


def _check_characters(mode: ShardsMode, players: int, setup: dict[str, Any]) -> None:
    wanted = setup["characters"]
    if isinstance(wanted, str) and wanted not in ("choose", "random", "auction"):
        wanted = setup["characters"] = tuple(wanted.split("+"))
    if wanted == "auction" and mode.solo:
        raise BadSetup("An auction needs at least 2 players; choose characters=choose or characters=random.")
    if isinstance(wanted, tuple):
        for name in wanted:
            if name not in CHARACTERS:
                raise unknown("character", name, CHARACTERS)
        if len(wanted) != players or len(set(wanted)) != players:
            raise BadSetup(f"The list of characters needs {players} different names, one for each player.")
        if setup["nemesis"] in wanted:
            raise BadSetup("The nemesis needs a character that nobody else plays.")

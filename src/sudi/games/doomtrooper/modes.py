"""Ways to play, and the values of the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.game import Mode, Setting
from sudi.kernel.windows import ABLE, EVERYONE, SETTING
from sudi.kernel.wording import Bilingual

from .decks import deck_for

RANDOM, TOURNAMENT = "random", "tournament"


@dataclass(frozen=True)
class DoomMode(Mode):
    """`sides`: how many teams there are; 0: each for himself."""

    sides: int = 0


MODES: dict[str, Mode] = {
    mode.name: mode
    for mode in (
        DoomMode("duel", (2,), Bilingual("Duel", "Duel")),
        DoomMode("war", (3, 4), Bilingual("Válka více hráčů", "War of several players")),
        DoomMode("teams", (4,), Bilingual("Dva proti dvěma", "Two against two"), sides=2),
    )
}

SETTINGS = {
    setting.name: setting
    for setting in (
        Setting(
            "decks",
            ("brotherhood", "legion"),
            (),
            Bilingual(
                "balíčky hráčů: brotherhood, legion, nebo text balíčku (viz dokumentace)",
                "the players' decks: brotherhood, legion, or the text of a deck (see the documentation)",
            ),
        ),
        Setting("first", RANDOM, (RANDOM, "p1", "p2", "p3", "p4"), Bilingual("kdo začíná", "who begins")),
        Setting("victory_points", 40, (), Bilingual("cílový počet vítězných bodů", "victory points to win")),
        Setting(
            "turn_limit",
            120,
            (),
            Bilingual("po kolika kolech vyprší čas", "after how many turns the time is up"),
        ),
        Setting(
            SETTING,
            ABLE,
            (ABLE, EVERYONE),
            Bilingual(
                "koho se ptát, zda něco zahraje: jen kdo má co, nebo každého (nic se neprozradí)",
                "who is asked to play something: only who can, or everyone (nothing is given away)",
            ),
        ),
        Setting(
            "deck_rules",
            TOURNAMENT,
            (TOURNAMENT, "free"),
            Bilingual("turnajová stavba balíčku, nebo libovolná", "tournament rules for decks, or none"),
        ),
    )
}


def check_setup(players: int, setup: dict[str, Any], given: set[str]) -> dict[str, Any]:
    """One deck for each player, legal ones if the tournament rules are wanted; numbers within reason."""
    decks = setup["decks"]
    if not isinstance(decks, tuple) or not decks or not all(isinstance(d, str) for d in decks):
        raise BadSetup("Write decks as a list with one deck for each player, such as brotherhood and legion.")
    if "decks" not in given:
        decks = tuple(decks[seat % len(decks)] for seat in range(players))
    if len(decks) != players:
        raise BadSetup(f"Write {players} decks, one for each player, not {len(decks)}.")
    for deck in decks:
        if deck != RANDOM:
            deck_for(deck, setup["deck_rules"] == TOURNAMENT)
    if setup["first"] != RANDOM and int(setup["first"][1]) > players:
        raise BadSetup(f"The set-up value 'first' must be random or one of p1 to p{players}.")
    for name, most in (("turn_limit", 100_000), ("victory_points", 1_000)):
        n = setup[name]
        if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= most:
            raise BadSetup(f"The set-up value {name!r} must be a whole number from 1 to {most}.")
    return {**setup, "decks": decks}

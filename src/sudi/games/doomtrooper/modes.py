"""Ways to play, and the values of the set-up."""

from __future__ import annotations

from sudi.kernel.game import Mode, Setting
from sudi.kernel.windows import ABLE, EVERYONE, SETTING
from sudi.kernel.wording import Bilingual

RANDOM = "random"
TEAMS = "teams"

MODES = {
    "duel": Mode("duel", (2,), Bilingual("Duel", "Duel")),
    "war": Mode("war", (3, 4), Bilingual("Válka více hráčů", "War of several players")),
    TEAMS: Mode(TEAMS, (4,), Bilingual("Dva proti dvěma", "Two against two")),
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
            "tournament",
            ("tournament", "free"),
            Bilingual("turnajová stavba balíčku, nebo libovolná", "tournament rules for decks, or none"),
        ),
    )
}

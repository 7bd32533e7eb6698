"""Ways to play, and the values of the set-up."""

from __future__ import annotations

from sudi.kernel.game import Mode, Setting
from sudi.kernel.wording import Bilingual

RANDOM = "random"

MODES = {
    "duel": Mode("duel", (2,), Bilingual("Duel", "Duel")),
    "war": Mode("war", (3, 4), Bilingual("Válka více hráčů", "War of several players")),
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
            "deck_rules",
            "tournament",
            ("tournament", "free"),
            Bilingual("turnajová stavba balíčku, nebo libovolná", "tournament rules for decks, or none"),
        ),
    )
}

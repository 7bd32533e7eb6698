"""Ways to play, and the values of the set-up."""

from __future__ import annotations

from sudi.kernel.game import Mode, Setting
from sudi.kernel.wording import Bilingual

from .rules.dice import DICE

RANDOM = "random"
EDITIONS = ("first", "later", "digital")

MODES = {"duel": Mode("duel", (2,), Bilingual("Duel", "Duel"))}

SETTINGS = {
    setting.name: setting
    for setting in (
        Setting(
            "decks",
            RANDOM,
            (),
            Bilingual(
                "sady obou hráčů: random, nebo seznam dvou (národ, nebo text souboru se sadou)",
                "the decks of both players: random, or a list of two (a faction, or the text of a deck file)",
            ),
        ),
        Setting("first", RANDOM, (RANDOM, "p1", "p2"), Bilingual("kdo začíná", "who begins")),
        Setting(
            "edition",
            "first",
            EDITIONS,
            Bilingual(
                "vydání karet, jejichž čísla se později změnila",
                "the edition of cards whose numbers were changed later",
            ),
        ),
        Setting("die", "standard", tuple(DICE), Bilingual("rozložení symbolů na kostce", "the faces of the die")),
        Setting(
            "turn_limit",
            500,
            (),
            Bilingual("po kolika tazích je remíza", "after how many turns the match is a draw"),
            span=(1, 100_000),
        ),
    )
}

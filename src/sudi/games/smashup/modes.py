"""The modes of the game and the values of its set-up."""

from __future__ import annotations

from sudi.kernel.game import Mode, Setting
from sudi.kernel.wording import Bilingual

MODES = {"standard": Mode("standard", (2, 3, 4), Bilingual("Hustá mela", "Smash Up"))}
SETTINGS = {
    setting.name: setting
    for setting in (
        Setting(
            "factions",
            "random",
            (),
            Bilingual(
                "Frakce: random, draft, nebo pro každé místo dvojice jako pirates+ninjas.",
                "Factions: random, draft, or for each seat a pair such as pirates+ninjas.",
            ),
        ),
        Setting(
            "boxes",
            1,
            (1, 2, 3, 4),
            Bilingual(
                "Kolik krabic se spojí; tolik hráčů smí hrát za stejnou frakci.",
                "How many boxes are combined; so many players may play the same faction.",
            ),
        ),
        Setting(
            "turn_limit",
            400,
            (),
            Bilingual("Po tolika tazích partie končí remízou.", "After so many turns the match is a draw."),
            span=(1, 100_000),
        ),
    )
}

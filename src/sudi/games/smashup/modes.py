"""The modes of the game and the values of its set-up."""

from __future__ import annotations

from sudi.kernel.setting import AT_RANDOM, Mode, Setting, Value, by_name
from sudi.kernel.wording import Bilingual

from .words.factions import FACTIONS

MODES = {"standard": Mode("standard", (2, 3, 4), Bilingual("Hustá mela", "Smash Up"))}
SETTINGS = by_name(
    Setting(
        "factions",
        "random",
        Bilingual("Jak se rozdělí frakce", "How factions are assigned"),
        (AT_RANDOM, Value("draft", Bilingual("hráči si je rozebírají", "drafted"))),
        each={faction.id: Bilingual(faction.cs, faction.en) for faction in FACTIONS},
        each_of=2,
    ),
    Setting(
        "boxes",
        1,
        Bilingual(
            "Kolik krabic se spojí; tolik hráčů smí hrát za stejnou frakci",
            "How many boxes are combined; so many players may play the same faction",
        ),
        tuple(Value(n, Bilingual(str(n), str(n))) for n in (1, 2, 3, 4)),
    ),
    Setting(
        "turn_limit",
        400,
        Bilingual("Po kolika tazích partie končí remízou", "After how many turns the match is a draw"),
        span=(1, 100_000),
    ),
)

"""Ways to play, and the values of the set-up."""

from __future__ import annotations

from sudi.kernel.setting import AT_RANDOM, SEATS, Mode, Setting, Value, by_name
from sudi.kernel.wording import Bilingual

from .words.names import FACTIONS

RANDOM = AT_RANDOM.value

MODES = {"duel": Mode("duel", (2,), Bilingual("Duel", "Duel"))}

SETTINGS = by_name(
    Setting(
        "decks",
        RANDOM,
        Bilingual("Sady hráčů", "The players' decks"),
        (AT_RANDOM,),
        each={RANDOM: AT_RANDOM.text, **{faction.id: faction.name for faction in FACTIONS}},
        own=Bilingual("text souboru se sadou", "the text of a deck file"),
    ),
    Setting("first", RANDOM, Bilingual("Kdo začíná", "Who begins"), (AT_RANDOM, *SEATS[:2])),
    Setting(
        "edition",
        "first",
        Bilingual(
            "Vydání karet, jejichž čísla se později změnila", "The edition of cards whose numbers were changed later"
        ),
        (
            Value("first", Bilingual("první vydání", "first print")),
            Value("later", Bilingual("pozdější vydání", "later print")),
            Value("digital", Bilingual("digitální vydání", "digital edition")),
        ),
    ),
    Setting(
        "die",
        "standard",
        Bilingual("Rozložení symbolů na kostce", "The faces of the die"),
        (
            Value("standard", Bilingual("běžné", "standard")),
            Value("three_symbols", Bilingual("se stěnou se třemi symboly", "with a face of three symbols")),
        ),
    ),
    Setting(
        "turn_limit",
        500,
        Bilingual("Po kolika tazích partie končí remízou", "After how many turns the match is a draw"),
        span=(1, 100_000),
    ),
)

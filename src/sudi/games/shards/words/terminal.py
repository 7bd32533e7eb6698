"""How the terminal lays the table out: which declared fields it shows, where, and what they are called. Data only."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ..state import INFINITE
from .names import CHARACTER_NAMES, CHARACTERS

LABELS = {
    "character": Bilingual("postava", "character"),
    "health": Bilingual("životy", "health"),
    "mastery": Bilingual("mistrovství", "mastery"),
    "gems": Bilingual("drahokamy", "gems"),
    "power": Bilingual("síla", "power"),
    "focused": Bilingual("soustředění využito:", "focus used:"),
    "turns": Bilingual("tah č.", "turn no."),
    "row": Bilingual("Verbovací nabídka", "Centre row"),
    "hand": Bilingual("ruka", "hand"),
    "deck": Bilingual("balíček", "deck"),
    "discard": Bilingual("odložené", "discard"),
    "champions": Bilingual("šampioni", "champions"),
    "relics": Bilingual("relikvie", "relics"),
    "played": Bilingual("Vyloženo v tomto tahu", "Played this turn"),
    "hired": Bilingual("Okamžitě vyložení žoldáci", "Fast-played mercenaries"),
    "offered_relics": Bilingual("Relikvie k výběru", "Relics to pick from"),
    "exhausted": Bilingual("vyčerpaný", "exhausted"),
    "cost": Bilingual("cena", "cost"),
    "shield": Bilingual("štít", "shield"),
}

# One row per player: values, then sizes of zones, then zones with their cards.
PLAYER_VALUES = ("character", "health", "mastery")
PLAYER_SIZES = ("hand", "deck", "discard")
PLAYER_ZONES = ("champions",)
# What belongs to whoever is on turn.
TURN_VALUES = ("gems", "power", "focused")
# Zones that are drawn with a line and a text for each card, and zones where the names are enough.
OPEN_ZONES = ("row", "offered_relics")
BRIEF_ZONES = ("played", "hired")
OWN_ZONES = ("hand", "relics")
# Marks on a card, and the numbers beside its name (derived, where the game can derive them).
CARD_MARKS = ("exhausted",)
CARD_NUMBERS = ("cost", "health", "shield")
NAME_NUMBERS = ("health",)  # champions in play
# Words for values that are declared by name; a value beyond `ENDLESS` is infinite.
VALUE_NAMES = {"character": dict(zip(CHARACTERS, CHARACTER_NAMES, strict=True))}
ENDLESS = {"power": INFINITE}

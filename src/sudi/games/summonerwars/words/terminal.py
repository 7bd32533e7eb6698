"""How the terminal lays the table out: which declared fields it shows, where, and what they are called. Data only."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .phases import PHASE_NAMES, PHASES

LABELS = {
    "magic": Bilingual("magie", "magic"),
    "hand": Bilingual("ruka", "hand"),
    "deck": Bilingual("dobírací balíček", "draw pile"),
    "discard": Bilingual("odhozené", "discard"),
    "active": Bilingual("trvající události", "active events"),
    "board": Bilingual("bojiště", "battlefield"),
    "tucked": Bilingual("zasunuté karty", "tucked cards"),
    "limbo": Bilingual("právě se vyhodnocuje", "being resolved"),
    "phase": Bilingual("fáze", "phase"),
    "moves": Bilingual("pohyby", "moves"),
    "attacks": Bilingual("útoky", "attacks"),
    "strength": Bilingual("síla", "strength"),
    "life": Bilingual("životy", "life"),
    "cost": Bilingual("náklady", "cost"),
    "damage": Bilingual("zranění", "damage"),
    "boost": Bilingual("posílení", "boost"),
    "turns": Bilingual("tah č.", "turn no."),
}
PLAYER_VALUES = ("magic",)
PLAYER_SIZES = ("hand", "deck", "discard")
PLAYER_ZONES = ("active",)
TURN_VALUES = ("phase", "moves", "attacks")
BRIEF_ZONES = ("limbo", "tucked")
OWN_ZONES = ("hand",)
CARD_MARKS = ()
CARD_NUMBERS = ("cost", "strength", "life")
VALUE_NAMES = {"phase": dict(zip(PHASES, PHASE_NAMES, strict=True))}
GRID_COLUMNS = 6
GRID_NUMBERS = (("strength", "⚔"), ("life", "♥"))
GRID_FACTS = (("damage", "✖"), ("boost", "▮"))

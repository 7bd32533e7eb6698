"""How the terminal lays the table out: which declared fields it shows, where, and what they are called. Data only."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .state import PHASES

LABELS = {
    "armor": Bilingual("brnění", "armour"),
    "life": Bilingual("životy", "life"),
    "parts": Bilingual("náhradní díly", "spare parts"),
    "rerolls": Bilingual("žetony", "tokens"),
    "research": Bilingual("výzkum", "research"),
    "wins": Bilingual("vyhrané zápasy", "won matches"),
    "dice": Bilingual("kostky", "dice"),
    "shown": Bilingual("padlo", "rolled"),
    "used": Bilingual("použité kostky", "used dice"),
    "blocked": Bilingual("zakázané kostky", "blocked dice"),
    "resources": Bilingual("zdroje", "resources"),
    "stored": Bilingual("uložené zdroje", "stored"),
    "reductions": Bilingual("slevy", "reductions"),
    "damage": Bilingual("zranění", "damage"),
    "hand": Bilingual("ruka", "hand"),
    "deck": Bilingual("balíček", "deck"),
    "discard": Bilingual("odhozené", "discard"),
    "dump": Bilingual("skládka", "dump"),
    "played": Bilingual("zahrané", "played"),
    "ground": Bilingual("cvičiště", "in training"),
    "base": Bilingual("základna", "base"),
    "screws": Bilingual("šroubky", "screws"),
    "exhausted": Bilingual("unavená", "exhausted"),
    "phase": Bilingual("fáze", "phase"),
    "round": Bilingual("kolo", "round"),
    "inv_research": Bilingual("výzkum Invaze", "Invasion research"),
    "inv_stored": Bilingual("zdroje Invaze", "Invasion resources"),
    "base_life": Bilingual("životy základny Invaze", "life of the Invasion's base"),
    "base_armor": Bilingual("brnění základny Invaze", "armour of the Invasion's base"),
    "deployed": Bilingual("Nasazené karty Invaze", "Deployed Invasion cards"),
    "protocols": Bilingual("Protokoly", "Protocols"),
    "training": Bilingual("tréninková zóna", "training zone"),
    "melee": Bilingual("na blízko", "melee"),
    "ranged": Bilingual("střelba", "ranged"),
    "turns": Bilingual("tah č.", "turn no."),
}

PLAYER_VALUES = ("life", "armor", "rerolls", "resources", "stored")
PLAYER_SIZES = ("hand", "deck", "discard", "dump")
PLAYER_ZONES = ("base", "ground")
TURN_VALUES = ("phase",)
OPEN_ZONES = ("deployed", "protocols")
BRIEF_ZONES = ()
OWN_ZONES = ("hand",)
CARD_MARKS = ("exhausted",)
CARD_NUMBERS = ("life", "armor", "melee", "ranged")
_PHASE_NAMES = (
    Bilingual("kolo Invaze", "Invasion"),
    Bilingual("začátek kola", "start"),
    Bilingual("dobrání karet", "draw"),
    Bilingual("hození kostkami", "roll"),
    Bilingual("hlavní fáze", "main"),
    Bilingual("ukládání zdrojů", "store"),
    Bilingual("udělení zranění", "damage"),
    Bilingual("náhradní díly", "spare parts"),
    Bilingual("odhození karet", "discard"),
    Bilingual("vycvičení karet", "train"),
    Bilingual("konec kola", "end"),
)
VALUE_NAMES = {"phase": dict(zip(PHASES, _PHASE_NAMES, strict=True))}

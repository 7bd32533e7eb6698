"""How the terminal lays the table out: which declared fields it shows, where, and what they are called. Data only."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .factions import FACTIONS

LABELS = {
    "vp": Bilingual("vítězné body", "VP"),
    "faction_a": Bilingual("frakce", "faction"),
    "faction_b": Bilingual("frakce", "faction"),
    "hand": Bilingual("ruka", "hand"),
    "deck": Bilingual("balíček", "deck"),
    "discard": Bilingual("odhozené", "discard"),
    "bases": Bilingual("základna", "base"),
    "minions": Bilingual("bojovníci", "minions"),
    "actions": Bilingual("akce", "actions"),
    "base_deck": Bilingual("Balíček základen", "Base deck"),
    "limbo": Bilingual("Právě se vyhodnocuje", "Being carried out"),
    "free_minion": Bilingual("bojovník zdarma:", "free minion:"),
    "free_action": Bilingual("akce zdarma:", "free action:"),
    "on": Bilingual("na kartě", "on"),
    "power": Bilingual("síla", "power"),
    "total": Bilingual("síla", "power"),
    "breakpoint": Bilingual("obrana", "breakpoint"),
    "turns": Bilingual("tah č.", "turn no."),
}
PLAYER_VALUES = ("vp", "faction_a", "faction_b")
PLAYER_SIZES = ("hand", "deck", "discard")
PLAYER_ZONES = ()
SLOT_NUMBERS = ("total", "breakpoint")
SLOT_SHARES = "power"
SLOT_TEXTS = True
TURN_VALUES = ("free_minion", "free_action")
OPEN_ZONES = ()
BRIEF_ZONES = ("limbo",)
OWN_ZONES = ("hand",)
CARD_MARKS = ()
CARD_NUMBERS = ("power", "breakpoint")
CARD_FACTS = ("vp",)
_NAMES = {faction.id: Bilingual(faction.cs, faction.en) for faction in FACTIONS}
VALUE_NAMES = {"faction_a": _NAMES, "faction_b": _NAMES}

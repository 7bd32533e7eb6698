"""How the terminal lays the table out: which declared fields it shows, where, and what they are called. Data only."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

LABELS = {
    "destiny": Bilingual("body osudu", "destiny"),
    "victory": Bilingual("vítězné body", "victory"),
    "debt": Bilingual("dluh u banky", "debt"),
    "hand": Bilingual("ruka", "hand"),
    "library": Bilingual("knihovna", "library"),
    "grave": Bilingual("hrob", "discard pile"),
    "sacrificed": Bilingual("obětiště", "sacrificed"),
    "sideboard": Bilingual("sideboard", "sideboard"),
    "spare": Bilingual("mimo balíček", "left out of the deck"),
    "secret": Bilingual("pod tajemstvím", "under a secret"),
    "squad": Bilingual("Mužstvo", "Squad"),
    "kohort": Bilingual("Kohorta", "Cohort"),
    "outpost": Bilingual("Stanice", "Outpost"),
    "aside": Bilingual("stranou", "aside"),
    "hidden": Bilingual("vyloženi do úkrytu", "hidden"),
    "works": Bilingual("opevnění a karty u hráče", "fortifications and the like"),
    "attached": Bilingual("přiložené karty", "attachments"),
    "limbo": Bilingual("právě se hraje", "being played"),
    "actions": Bilingual("akce", "actions"),
    "attacks": Bilingual("z toho útoky", "of them attacks"),
    "fight": Bilingual("Z", "F"),
    "shoot": Bilingual("S", "S"),
    "armour": Bilingual("O", "A"),
    "value": Bilingual("H", "V"),
    "wounded": Bilingual("se zraněním", "wounded"),
    "covered": Bilingual("v úkrytu", "in cover"),
    "inside": Bilingual("uvnitř", "inside"),
    "bearer": Bilingual("u karty", "on"),
    "turns": Bilingual("kolo č.", "turn no."),
    "phase": Bilingual("souboj", "combat"),
    "attacker": Bilingual("útočí", "attacks"),
    "defender": Bilingual("brání se", "defends"),
    "blow": Bilingual("síla útoku", "blow"),
}
PLAYER_VALUES = ("destiny", "victory", "debt")
PLAYER_SIZES = ("hand", "library", "grave")
PLAYER_ZONES = ("works",)
FIELD_ZONES = ("squad", "kohort", "outpost", "aside", "hidden")
LIES_ON = "bearer"
DUEL = ("attacker", "defender", "phase")
DUEL_NUMBERS = ("blow", "armour")
TURN_VALUES = ("actions", "attacks")
BRIEF_ZONES = ("limbo",)
OWN_ZONES = ("hand", "spare")
CARD_MARKS = ("wounded", "covered", "inside")
CARD_NUMBERS = ("fight", "shoot", "armour", "value")
_PHASES = (
    Bilingual("vyhlášení", "declaration"),
    Bilingual("protivníci", "opponents"),
    Bilingual("taktika", "tactic"),
    Bilingual("válečná zóna", "warzone"),
    Bilingual("modifikátory", "modifiers"),
    Bilingual("vyhodnocení", "resolution"),
    Bilingual("změna stavu", "change of state"),
    Bilingual("body", "points"),
)
VALUE_NAMES = {"phase": {str(n): name for n, name in enumerate(_PHASES, 1)}}

"""Names of resources, screws, extra actions, phases and kinds of damage."""

from __future__ import annotations

from sudi.kernel.decision import Word
from sudi.kernel.wording import Bilingual

# ---- resources (RON-102): five colours and wild ----
BLUE, RED, BLACK, GREEN, YELLOW, WILD = range(6)
ANY_COLOUR = 6  # one of the five colours, chosen by the player
COLOURS = (BLUE, RED, BLACK, GREEN, YELLOW)
KINDS = (*COLOURS, WILD)
KIND_IDS = ("blue", "red", "black", "green", "yellow", "wild")
_STEMS = ("modr", "červen", "čern", "zelen", "žlut", "žolíkov")
# Czech agrees with what has the colour: zdroj and šroubek, strana and zóna, zdroje.
KIND_NAMES, FEMININE_NAMES, PLURAL_NAMES = (
    tuple(Bilingual(stem + ending, id) for stem, id in zip(_STEMS, KIND_IDS, strict=True)) for ending in "ýáé"
)
KIND_WORDS, PLURAL_WORDS = (
    tuple(Word(id, name) for id, name in zip(KIND_IDS, names, strict=True)) for names in (KIND_NAMES, PLURAL_NAMES)
)
SCREW_WORDS = (Word("neutral", Bilingual("neutrální", "neutral")), *KIND_WORDS[:5])

# ---- the extra actions of the Invasion board ----
EXTRA_IDS = ("sabotage", "interdiction", "false_signal", "wreck")
EXTRA_NAMES = (
    Bilingual("Sabotáž skladu", "Sabotage"),
    Bilingual("Ostřelování kolony", "Interdiction fire"),
    Bilingual("Falešný signál", "False signal"),
    Bilingual("Rozebrání vraku", "Strip the wreck"),
)

# ---- the phases of a turn (RON-078), the Invasion's before them ----
PHASE_NAMES = (
    Bilingual("kolo Invaze", "Invasion"),
    Bilingual("začátek kola", "start"),
    Bilingual("dobrání karet", "draw"),
    Bilingual("hození kostkami", "roll"),
    Bilingual("hlavní", "main"),
    Bilingual("ukládání zdrojů", "store"),
    Bilingual("udělení zranění", "damage"),
    Bilingual("náhradní díly", "spare parts"),
    Bilingual("odhození karet", "discard"),
    Bilingual("vycvičení karet", "train"),
    Bilingual("konec kola", "end"),
)

# ---- damage (RON-294) ----
MELEE, RANGED, BREAK = range(3)
DAMAGE_IDS = ("melee", "ranged", "armor_break")
# Where log lines count words from: kinds of resources, extra actions, kinds of pairs, training zones, events.
KIND_WORD, EXTRA_WORD, PAIR_WORD, ZONE_WORD, EVENT_WORD = 100, 200, 300, 400, 1000
MOST_EVENTS = 100  # events of one scenario, so many words apart

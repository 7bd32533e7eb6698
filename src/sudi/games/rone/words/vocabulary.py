"""The verbs of the game. PLAY comes first, so that its options are bare card numbers."""

from __future__ import annotations

from sudi.kernel.decision import CARD, NUMBER, PHASE, PLACE, QUESTION, SEAT, WORD, Word
from sudi.kernel.vocabulary import Vocabulary
from sudi.kernel.wording import Bilingual

from ..rules.workshop.dice import DIE_WORDS, FACE_WORDS
from .lexicon import DAMAGE_WORDS, NOUNS
from .names import EXTRA_IDS, EXTRA_NAMES, KIND_WORDS, PLURAL_WORDS, SCREW_WORDS

vocabulary = Vocabulary(NOUNS)
programs, library = vocabulary.programs, vocabulary.library
verbs = vocabulary.verbs


def _words(*entries: tuple[str, str, str]) -> tuple[Word, ...]:
    return tuple(Word(id, Bilingual(cs, en)) for id, cs, en in entries)


FACE_SCREWS = (*FACE_WORDS, *SCREW_WORDS)  # a face of a die and a screw on it
HAND, DUMP, DISCARD_PILE = range(3)
SOURCES = _words(
    ("hand", "z ruky", "from hand"),
    ("dump", "ze skládky", "from the dump"),
    ("discard", "z odhozených", "from discards"),
)

# Spare-part actions, in the order of the board.
(
    DRILL,
    REROLL_PART,
    RECYCLE_PART,
    STARTER_PART,
    RECRUIT_PART,
    SACRIFICE_PART,
    REFRESH_PART,
    UPGRADE_PART,
    DISCOVER_PART,
) = range(9)
PART_WORDS = _words(
    ("drill", "Výcvik (1 šroubek)", "Drill (1 screw)"),
    ("reroll", "Přehoz (1 žeton)", "Re-roll (1 token)"),
    ("recycle", "Recyklace", "Recycle"),
    ("starter", "Startovní karta", "Starter card"),
    ("recruit", "Verbování", "Recruit"),
    ("sacrifice", "Obětování", "Sacrifice"),
    ("refresh", "Obnovení", "Refresh"),
    ("upgrade", "Vylepšení kostky", "Die upgrade"),
    ("discover", "Objevení technologie", "Discover"),
)
SABOTAGE, INTERDICTION, FALSE_SIGNAL, WRECK = range(4)
EXTRA_WORDS = tuple(Word(id, name) for id, name in zip(EXTRA_IDS, EXTRA_NAMES, strict=True))

# ---- what a player does in the phases of the turn ----
PLAY = verbs.add("play", a=CARD, cs="Zahraj kartu {a}", en="Play {a}")
USE = verbs.add("use", a=WORD, words=DIE_WORDS, cs="Použij kostku: {a}", en="Use the die: {a}")
CONVERT = verbs.add(
    "convert",
    a=WORD,
    b=WORD,
    words=DIE_WORDS,
    cs="Přeměň dvě kostky: {a}; {b}",
    en="Convert two dice: {a}; {b}",
)
ACTIVATE = verbs.add("activate", a=CARD, cs="Použij schopnost karty {a}", en="Use the ability of {a}")
PAIR = verbs.add(
    "pair", a=WORD, words=PLURAL_WORDS, cs="Použij dva uložené zdroje: {a}", en="Use two stored resources: {a}"
)
REROLL = verbs.add("reroll", a=WORD, b=SEAT, words=DIE_WORDS, cs="Přehoď kostku: {a} ({b})", en="Re-roll: {a} ({b})")
EXTRA = verbs.add("extra", a=WORD, words=EXTRA_WORDS, cs="Dodatečná akce: {a}", en="Extra action: {a}")
END = verbs.add("end", cs="Ukonči hlavní fázi", en="End the main phase", stops=PHASE)
WAIT = verbs.add("wait", cs="Počkej na ostatní", en="Let the others act first", stops=QUESTION)
DRAW = verbs.add("draw", cs="Dober si kartu", en="Draw a card")
SHUFFLE = verbs.add("shuffle", cs="Zamíchej balíček a dober si kartu", en="Shuffle your deck and draw a card")
STOP = verbs.add("stop", cs="Už nedobírej", en="Stop drawing", stops=QUESTION)
BUY = verbs.add("buy", a=WORD, words=PART_WORDS, cs="Náhradní díly: {a}", en="Spare parts: {a}")
FINISH = verbs.add("finish", cs="Ukonči fázi", en="Finish the phase", stops=PHASE)
DEAL = verbs.add("deal", a=WORD, b=NUMBER, words=DAMAGE_WORDS, cs="Uděl: {a}, {b}", en="Deal {b}: {a}")
HIT_BASE = verbs.add(
    "strike", a=WORD, b=NUMBER, words=DAMAGE_WORDS, cs="Zasáhni základnu: {a}, {b}", en="Strike the base for {b}: {a}"
)

# ---- answers to questions ----
PAY = verbs.add("pay", a=WORD, words=KIND_WORDS, cs="Zaplať {a} zdroj", en="Pay with: {a}", inner=True)
TAKE = verbs.add("gain", a=WORD, words=KIND_WORDS, cs="Získej {a} zdroj", en="Gain a resource: {a}", inner=True)
STORE = verbs.add("store", a=WORD, b=WORD, words=KIND_WORDS, cs="Ulož {a} zdroj: {b}", en="Store {a}: {b}", inner=True)
SCREW = verbs.add("screw", a=CARD, cs="Šroubek na kartu {a}", en="Screw on {a}", inner=True)
UNSCREW = verbs.add("unscrew", a=CARD, cs="Znič šroubek na kartě {a}", en="Destroy a screw on {a}", inner=True)
RECYCLE = verbs.add(
    "recycle", a=CARD, b=WORD, words=SOURCES, cs="Recykluj kartu {a} {b}", en="Recycle {a} {b}", inner=True
)
RECRUIT = verbs.add("recruit", a=CARD, cs="Naverbuj kartu {a}", en="Recruit {a}", inner=True)
DISCOVER = verbs.add("discover", a=CARD, cs="Objev technologii {a}", en="Discover {a}", inner=True)
LEAD = verbs.add("lead", a=CARD, cs="Hraj za vůdce {a}", en="Play as {a}", inner=True)
TRAIN = verbs.add("train", a=CARD, cs="Vycvič kartu {a}", en="Train {a}", inner=True)
DESTROY = verbs.add("destroy", a=CARD, cs="Znič kartu {a}", en="Destroy {a}", inner=True)
ON_TOP = verbs.add("top", a=CARD, cs="Navrch balíčku polož kartu {a}", en="Put {a} on top of the deck", inner=True)
REFRESH = verbs.add("refresh", a=CARD, cs="Obnov kartu {a}", en="Refresh {a}", inner=True)
EXHAUST = verbs.add("exhaust", a=CARD, cs="Unav kartu {a}", en="Exhaust {a}", inner=True)
KEEP = verbs.add("keep", a=CARD, cs="Ponech si kartu {a}", en="Keep {a}", inner=True)
TO_DUMP = verbs.add("dump", a=CARD, cs="Na skládku odlož kartu {a}", en="Put {a} on the dump", inner=True)
TO_DISCARD = verbs.add("discard", a=CARD, cs="Odhoď kartu {a}", en="Discard {a}", inner=True)
REST = verbs.add("rest", cs="Ostatní v pořadí, jak leží", en="The rest in the order they lie", inner=True)
LOSE = verbs.add("lose", a=WORD, words=KIND_WORDS, cs="Znič {a} uložený zdroj", en="Destroy stored: {a}", inner=True)
DIE = verbs.add("die", a=WORD, words=DIE_WORDS, cs="Vyber kostku: {a}", en="Choose the die: {a}", inner=True)
DIE_NUMBER = verbs.add("number", a=NUMBER, cs="Vyber kostku č. {a}", en="Choose die no. {a}", inner=True)
FACE = verbs.add("face", a=WORD, words=FACE_WORDS, cs="Strana: {a}", en="Face: {a}", inner=True)
UNSCREW_FACE = verbs.add(
    "take",
    a=WORD,
    b=WORD,
    words=FACE_SCREWS,
    cs="Strana {a}: vyjmi {b} šroubek",
    en="Face {a}: take out {b}",
    inner=True,
)
UNSCREW_TOP = verbs.add(
    "take_top",
    a=WORD,
    b=WORD,
    words=FACE_SCREWS,
    cs="Nahoře {a}: vyjmi {b} šroubek",
    en="On top {a}: take out {b}",
    inner=True,
)
INTO = verbs.add("in", a=WORD, words=SCREW_WORDS, cs="Zašroubuj {a} šroubek", en="Put in: {a}", inner=True)
BRANCH = verbs.add("option", a=NUMBER, cs="Možnost {a}", en="Option {a}", inner=True)
DONE = verbs.add("done", cs="Hotovo", en="Done", inner=True, stops=QUESTION)
DECLINE = verbs.add("decline", cs="Nevyužít", en="Decline", inner=True, stops=QUESTION)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Nyní vyhodnoť kartu {a}", en="Resolve {a} next", inner=True)
TARGET = verbs.add("target", a=SEAT, cs="Cíl: {a}", en="Target: {a}", inner=True)
GIVE = verbs.add("give", a=SEAT, cs="Dostane: {a}", en="To: {a}", inner=True)
MINE = verbs.add("mine", cs="Zbytek si nech", en="Keep the rest", inner=True)
DIVERT = verbs.add("divert", cs="Odlož 1 na dodatečnou akci", en="Set 1 aside for an extra action", inner=True)
SUFFER = verbs.add("suffer", a=SEAT, b=NUMBER, cs="Zásah {b} snese: {a}", en="{a} takes {b}", inner=True)
ZONE = verbs.add("zone", a=PLACE, cs="Tréninková zóna: {a}", en="Training zone: {a}", inner=True)
EVENT = verbs.add("event", a=NUMBER, cs="Událost č. {a}", en="Event no. {a}", inner=True)
BEGIN = verbs.add("begin", a=SEAT, cs="Začíná: {a}", en="{a} begins", inner=True)

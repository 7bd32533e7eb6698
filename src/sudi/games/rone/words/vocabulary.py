"""The verbs, questions and log lines of the game. PLAY comes first, so that its options are bare card numbers."""

from __future__ import annotations

from sudi.kernel.decision import CARD, NUMBER, PLACE, SEAT, WORD, Word
from sudi.kernel.vocabulary import Vocabulary
from sudi.kernel.wording import Bilingual

from ..rules.dice import DIE_WORDS, FACE_WORDS
from .lexicon import DAMAGE_WORDS, NOUNS
from .names import EXTRA_IDS, EXTRA_NAMES, KIND_WORDS, SCREW_WORDS

vocabulary = Vocabulary(NOUNS)
programs, library = vocabulary.programs, vocabulary.library
verbs, prompts, lines = vocabulary.verbs, vocabulary.prompts, vocabulary.lines


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
    "pair", a=WORD, words=KIND_WORDS, cs="Použij dva uložené zdroje: {a}", en="Use two stored resources: {a}"
)
REROLL = verbs.add("reroll", a=WORD, b=SEAT, words=DIE_WORDS, cs="Přehoď kostku: {a} ({b})", en="Re-roll: {a} ({b})")
EXTRA = verbs.add("extra", a=WORD, words=EXTRA_WORDS, cs="Dodatečná akce: {a}", en="Extra action: {a}")
END = verbs.add("end", cs="Ukonči hlavní fázi", en="End the main phase")
WAIT = verbs.add("wait", cs="Počkej na ostatní", en="Let the others act first")
DRAW = verbs.add("draw", cs="Dober si kartu", en="Draw a card")
SHUFFLE = verbs.add("shuffle", cs="Zamíchej balíček a dober si kartu", en="Shuffle your deck and draw a card")
STOP = verbs.add("stop", cs="Už nedobírej", en="Stop drawing")
BUY = verbs.add("buy", a=WORD, words=PART_WORDS, cs="Náhradní díly: {a}", en="Spare parts: {a}")
FINISH = verbs.add("finish", cs="Ukonči fázi", en="Finish the phase")
DEAL = verbs.add("deal", a=WORD, b=NUMBER, words=DAMAGE_WORDS, cs="Uděl: {a}, {b}", en="Deal {b}: {a}")
HIT_BASE = verbs.add(
    "strike", a=WORD, b=NUMBER, words=DAMAGE_WORDS, cs="Zasáhni základnu: {a}, {b}", en="Strike the base for {b}: {a}"
)

# ---- answers to questions ----
PAY = verbs.add("pay", a=WORD, words=KIND_WORDS, cs="Zaplať zdrojem: {a}", en="Pay with: {a}", inner=True)
TAKE = verbs.add("gain", a=WORD, words=KIND_WORDS, cs="Získej zdroj: {a}", en="Gain a resource: {a}", inner=True)
STORE = verbs.add(
    "store", a=WORD, b=WORD, words=KIND_WORDS, cs="Zdroj {a} na místo: {b}", en="Store {a} on a place: {b}", inner=True
)
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
LOSE = verbs.add("lose", a=WORD, words=KIND_WORDS, cs="Znič uložený zdroj: {a}", en="Destroy stored: {a}", inner=True)
DIE = verbs.add("die", a=WORD, words=DIE_WORDS, cs="Vyber kostku: {a}", en="Choose the die: {a}", inner=True)
DIE_NUMBER = verbs.add("number", a=NUMBER, cs="Vyber kostku č. {a}", en="Choose die no. {a}", inner=True)
FACE = verbs.add("face", a=WORD, words=FACE_WORDS, cs="Strana: {a}", en="Face: {a}", inner=True)
UNSCREW_FACE = verbs.add(
    "take", a=WORD, b=WORD, words=FACE_SCREWS, cs="Strana {a}: vyjmi {b}", en="Face {a}: take out {b}", inner=True
)
UNSCREW_TOP = verbs.add(
    "take_top", a=WORD, b=WORD, words=FACE_SCREWS, cs="Nahoře {a}: vyjmi {b}", en="On top {a}: take out {b}", inner=True
)
INTO = verbs.add("in", a=WORD, words=SCREW_WORDS, cs="Zašroubuj: {a}", en="Put in: {a}", inner=True)
BRANCH = verbs.add("option", a=NUMBER, cs="Možnost {a}", en="Option {a}", inner=True)
DONE = verbs.add("done", cs="Hotovo", en="Done", inner=True)
DECLINE = verbs.add("decline", cs="Nevyužít", en="Decline", inner=True)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Nyní vyhodnoť kartu {a}", en="Resolve {a} next", inner=True)
TARGET = verbs.add("target", a=SEAT, cs="Cíl: {a}", en="Target: {a}", inner=True)
GIVE = verbs.add("give", a=SEAT, cs="Dostane: {a}", en="To: {a}", inner=True)
MINE = verbs.add("mine", cs="Zbytek si nech", en="Keep the rest", inner=True)
DIVERT = verbs.add("divert", cs="Odlož 1 na dodatečnou akci", en="Set 1 aside for an extra action", inner=True)
SUFFER = verbs.add("suffer", a=SEAT, b=NUMBER, cs="Zásah {b} snese: {a}", en="{a} takes {b}", inner=True)
ZONE = verbs.add("zone", a=PLACE, cs="Tréninková zóna: {a}", en="Training zone: {a}", inner=True)
EVENT = verbs.add("event", a=NUMBER, cs="Událost č. {a}", en="Event no. {a}", inner=True)
BEGIN = verbs.add("begin", a=SEAT, cs="Začíná: {a}", en="{a} begins", inner=True)

# ---- questions ----
ASK_MAIN = prompts.add("main", cs="Hlavní fáze: co uděláš?", en="Main phase: what do you do?")
ASK_DRAW = prompts.add("draw", cs="Dobereš si další kartu?", en="Do you draw another card?")
ASK_PARTS = prompts.add("parts", cs="Na co využiješ náhradní díly?", en="What do you spend spare parts on?")
ASK_START = prompts.add("start", cs="Začátek kola: co dřív?", en="Start of the turn: what first?")
ASK_DAMAGE = prompts.add("damage", cs="Které zranění udělíš teď?", en="Which damage do you deal now?")
ASK_PAY = prompts.add("pay", cs="{card}: čím zaplatíš?", en="{card}: what do you pay with?")
ASK_GAIN = prompts.add("gain", cs="Který zdroj získáš?", en="Which resource do you gain?")
ASK_STORE = prompts.add("store", cs="Kam zdroj uložíš?", en="Where do you store it?")
ASK_STORE_KIND = prompts.add("store kind", cs="Který zdroj uložíš?", en="Which resource do you store?")
ASK_SCREW = prompts.add("screw", cs="Kterou kartu cvičíš?", en="Which card do you train?")
ASK_UNSCREW = prompts.add("unscrew", cs="Ze které karty zmizí šroubek?", en="Which card loses a screw?")
ASK_RECYCLE = prompts.add("recycle", cs="Kterou kartu recykluješ?", en="Which card do you recycle?")
ASK_RECRUIT = prompts.add("recruit", cs="Kterou kartu naverbuješ?", en="Which card do you recruit?")
ASK_DISCOVER = prompts.add("discover", cs="Kterou technologii objevíš?", en="Which technology do you discover?")
ASK_LEADER = prompts.add("leader", cs="Kterého vůdce si vybereš?", en="Which leader do you choose?")
ASK_TRAIN = prompts.add("train", cs="Kterou kartu vycvičíš?", en="Which card do you train?")
ASK_SACRIFICE = prompts.add("sacrifice", cs="Kterou kartu zničíš?", en="Which card do you destroy?")
ASK_TOP = prompts.add("top", cs="Která karta bude navrchu?", en="Which card goes on top?")
ASK_REFRESH = prompts.add("refresh", cs="Kterou kartu obnovíš?", en="Which card do you refresh?")
ASK_EXHAUST = prompts.add("exhaust", cs="Která karta se unaví?", en="Which card is exhausted?")
ASK_KEEP = prompts.add("keep", cs="Kterou kartu si ponecháš?", en="Which card do you keep?")
ASK_DUMP = prompts.add("dump", cs="Která karta jde na skládku dřív?", en="Which card goes on the dump first?")
ASK_DISCARD = prompts.add(
    "discard", cs="Kterou zahranou kartu odhodíš dřív?", en="Which played card is discarded first?"
)
ASK_LOSE = prompts.add("lose", cs="Který uložený zdroj bude zničen?", en="Which stored resource is destroyed?")
ASK_DIE = prompts.add("die", cs="Kterou kostku vylepšíš?", en="Which die do you upgrade?")
ASK_TURN = prompts.add("turn die", cs="Kterou kostku otočíš?", en="Which die do you turn?")
ASK_BLOCK = prompts.add(
    "block", cs="Kterou kostku v tomto kole nepoužiješ?", en="Which die do you not use in this round?"
)
ASK_FACE = prompts.add("face", cs="Na kterou stranu kostku otočíš?", en="Which face do you turn the die to?")
ASK_OUT = prompts.add("out", cs="Který šroubek vyjmeš?", en="Which screw do you take out?")
ASK_INTO = prompts.add("in", cs="Který šroubek vložíš?", en="Which screw do you put in?")
ASK_BRANCH = prompts.add("choose", cs="{card}: co si vybereš?", en="{card}: which do you choose?")
ASK_PRICE = prompts.add("price", cs="{card}: zničíš kartu z ruky?", en="{card}: do you destroy a card from hand?")
ASK_NEXT = prompts.add("order", cs="Co se vyhodnotí jako další?", en="What is resolved next?")
ASK_TARGET = prompts.add("target", cs="Kterého soupeře se to týká?", en="Which opponent is it about?")
ASK_GIVE = prompts.add("share", cs="Kdo to dostane?", en="Who gets it?")
ASK_SUFFER = prompts.add("suffer", cs="Jak si tým rozdělí zranění?", en="How does the team split the damage?")
ASK_CLEAR = prompts.add(
    "clear", cs="Která karta Invaze bude odhozena dřív?", en="Which Invasion card is discarded first?"
)
ASK_ZONE_STORE = prompts.add(
    "zone store",
    cs="Do které tréninkové zóny Invaze uloží zdroj?",
    en="In which training zone does the Invasion store?",
)
ASK_ZONE_TRAIN = prompts.add(
    "zone train",
    cs="Ve které tréninkové zóně Invaze cvičí dřív?",
    en="In which training zone does the Invasion train first?",
)
ASK_ZONE_EMPTY = prompts.add(
    "zone empty", cs="Ze které tréninkové zóny zničíš zdroj?", en="From which training zone do you destroy a resource?"
)
ASK_SCRAP = prompts.add("scrap", cs="Která karta Invaze bude zničena?", en="Which Invasion card is destroyed?")
ASK_EVENT = prompts.add("event", cs="Která událost skončí dřív?", en="Which event ends first?")
ASK_BEGIN = prompts.add("begin", cs="Kdo začne příští zápas?", en="Who begins the next match?")

# ---- what happened ----
L_TURN = lines.add("turn", cs="— {seat} je na tahu. —", en="— It is the turn of {seat}. —")
L_LEADER = lines.add("leader", cs="{seat} hraje za vůdce {card}.", en="{seat} plays as {card}.")
L_PLAYS = lines.add("plays", cs="{seat} hraje kartu {card}.", en="{seat} plays {card}.")
L_ACTIVATES = lines.add("activates", cs="{seat} používá kartu {card}.", en="{seat} uses {card}.")
L_ROLLS = lines.add("rolls", cs="{seat} hází kostkami.", en="{seat} rolls the dice.")
L_REROLLS = lines.add("rerolls", cs="{seat} přehazuje kostku.", en="{seat} re-rolls a die.")
L_TURNS_DIE = lines.add("turns die", cs="{seat} otáčí kostku: {word}.", en="{seat} turns a die: {word}.")
L_USES = lines.add("uses", cs="{seat} používá kostku: {word}.", en="{seat} uses a die: {word}.")
L_CONVERTS = lines.add("converts", cs="{seat} přeměňuje dvě kostky.", en="{seat} converts two dice.")
L_PAIR = lines.add(
    "pair", cs="{seat} používá dva uložené zdroje: {word}.", en="{seat} uses two stored resources: {word}."
)
L_RESOURCE = lines.add("resource", cs="{seat} získává zdroj: {word}.", en="{seat} gains a resource: {word}.")
L_STORES = lines.add("stores", cs="{seat} ukládá zdroj: {word}.", en="{seat} stores a resource: {word}.")
L_LOST = lines.add("lost", cs="{seat} nemá místo na zdroj: {word}.", en="{seat} has no place for: {word}.")
L_STORED_GONE = lines.add(
    "stored gone", cs="{seat} přichází o uložený zdroj: {word}.", en="{seat} loses a stored resource: {word}."
)
L_ARMOUR = lines.add("armour", cs="{seat} získává {n:armour} ({card}).", en="{seat} gains {n:armour} ({card}).")
L_LIFE = lines.add("life", cs="{seat} získává {n:life} ({card}).", en="{seat} gains {n:life} ({card}).")
L_PARTS = lines.add("parts", cs="{seat} získává {n:part} ({card}).", en="{seat} gains {n:part} ({card}).")
L_SPENDS = lines.add("spends", cs="{seat} utrácí {n:part}.", en="{seat} spends {n:part}.")
L_REROLL = lines.add("reroll", cs="{seat} získává {n:reroll} ({card}).", en="{seat} gains {n:reroll} ({card}).")
L_RESEARCH = lines.add("research", cs="{seat} získává {n:research}.", en="{seat} gains {n:research}.")
L_RESEARCH_LESS = lines.add("research less", cs="{seat} přichází o {n:research}.", en="{seat} loses {n:research}.")
L_SCREW = lines.add("screw", cs="{seat} dává šroubek na kartu {card}.", en="{seat} puts a screw on {card}.")
L_UNSCREW = lines.add("unscrew", cs="{seat} přichází o šroubek na kartě {card}.", en="{seat} loses a screw on {card}.")
L_MELEE = lines.add("melee", cs="{seat} chystá {n:melee} ({card}).", en="{seat} prepares {n:melee} ({card}).")
L_RANGED = lines.add(
    "ranged", cs="{seat} chystá střelecké zranění: {n} ({card}).", en="{seat} prepares {n:ranged} ({card})."
)
L_BREAK = lines.add("break", cs="{seat} chystá {n:break} ({card}).", en="{seat} prepares {n:break} ({card}).")
L_HIT_ARMOUR = lines.add("loses armour", cs="{seat} ztrácí {n:armour}.", en="{seat} loses {n:armour}.")
L_HIT_LIFE = lines.add("loses life", cs="{seat} ztrácí {n:life}.", en="{seat} loses {n:life}.")
L_DRAWS = lines.add(
    "draws",
    cs="{seat} dobírá kartu {card}.",
    en="{seat} draws {card}.",
    secret=("{seat} dobírá kartu.", "{seat} draws a card."),
)
L_SHUFFLES = lines.add("shuffles", cs="{seat} míchá balíček.", en="{seat} shuffles the deck.")
L_DUMPS = lines.add("dumps", cs="{seat} odkládá na skládku kartu {card}.", en="{seat} dumps {card}.")
L_DISCARDS = lines.add("discards", cs="{seat} odhazuje kartu {card}.", en="{seat} discards {card}.")
L_UNDUMPS = lines.add(
    "undumps",
    cs="{seat} přesouvá ze skládky na odhozené kartu {card}.",
    en="{seat} moves {card} from the dump to the discard pile.",
)
L_RECYCLES = lines.add(
    "recycles",
    cs="{seat} recykluje kartu {card}.",
    en="{seat} recycles {card}.",
)
L_RECYCLES_HAND = lines.add(
    "recycles from hand",
    cs="{seat} recykluje z ruky kartu {card}.",
    en="{seat} recycles {card} from hand.",
    secret=("{seat} recykluje kartu z ruky.", "{seat} recycles a card from hand."),
)
L_RECRUITS = lines.add("recruits", cs="{seat} verbuje kartu {card}.", en="{seat} recruits {card}.")
L_DISCOVERS = lines.add("discovers", cs="{seat} objevuje technologii {card}.", en="{seat} discovers {card}.")
L_TRAINS = lines.add("trains", cs="{seat} má vycvičenou kartu {card}.", en="{seat} has trained {card}.")
L_DESTROYED = lines.add("destroyed", cs="Karta {card} je zničena.", en="{card} is destroyed.")
L_KEEPS = lines.add(
    "keeps",
    cs="{seat} si ponechává kartu {card}.",
    en="{seat} keeps {card}.",
    secret=("{seat} si ponechává kartu.", "{seat} keeps a card."),
)
L_REFRESHES = lines.add("refreshes", cs="Karta {card} je obnovena.", en="{card} is refreshed.")
L_EXHAUSTED = lines.add("exhausted", cs="Karta {card} je unavena.", en="{card} is exhausted.")
L_UPGRADES = lines.add("upgrades", cs="{seat} vylepšuje kostku.", en="{seat} upgrades a die.")
L_DELAYED = lines.add(
    "delayed",
    cs="{card}: účinek na soupeře přijde na konci fáze.",
    en="{card}: its effect on opponents waits for the end of the phase.",
)
L_FALLS = lines.add("falls", cs="{seat} padá.", en="{seat} falls.")
L_SURVIVAL = lines.add("survival", cs="Kontrola přežití: {seat}.", en="Survival check: {seat}.")
L_MATCH = lines.add("match won", cs="{seat} vyhrává zápas.", en="{seat} wins the match.")
L_MATCH_DRAWN = lines.add("match drawn", cs="Zápas končí nerozhodně.", en="The match is drawn.")
L_WINS = lines.add("wins", cs="{seat} vítězí.", en="{seat} wins.")
L_DRAWN = lines.add("drawn", cs="Hra končí nerozhodně.", en="The game is a draw.")
L_ROUND = lines.add("round", cs="— Kolo {n}. —", en="— Round {n}. —")
L_DEPLOYS = lines.add("deploys", cs="Invaze nasazuje kartu {card}.", en="The Invasion deploys {card}.")
L_SCOUTS = lines.add("scouts", cs="Karta {card} jde na průzkum.", en="{card} goes scouting.")
L_INV_STORES = lines.add("invasion stores", cs="Invaze ukládá zdroj: {word}.", en="The Invasion stores: {word}.")
L_INV_LOSES = lines.add(
    "invasion loses", cs="Invaze přichází o uložený zdroj.", en="The Invasion loses a stored resource."
)
L_INV_TRAINS = lines.add(
    "invasion trains", cs="Invaze má vycvičenou kartu {card}.", en="The Invasion has trained {card}."
)
L_INV_RECRUITS = lines.add("invasion recruits", cs="Invaze verbuje kartu {card}.", en="The Invasion recruits {card}.")
L_INV_SHUFFLES = lines.add("invasion shuffles", cs="Invaze míchá balíček.", en="The Invasion shuffles its deck.")
L_INV_TOKENS = lines.add(
    "invasion tokens", cs="Invaze má žetony výzkumu: {n}.", en="The Invasion has research tokens: {n}."
)
L_INV_CARD = lines.add("invasion card moves", cs="Invaze odkládá kartu {card}.", en="The Invasion puts {card} away.")
L_PROTOCOL = lines.add("protocol", cs="Invaze aktivuje kartu {card}.", en="The Invasion activates {card}.")
L_PROTOCOL_RUNS = lines.add("protocol runs", cs="Spouští se karta {card}.", en="{card} is carried out.")
L_EVENT = lines.add("event", cs="Událost č. {n} končí.", en="Event no. {n} ends.")
L_DEFEATED = lines.add("defeated", cs="{seat} poráží kartu {card}.", en="{seat} defeats {card}.")
L_WOUNDS = lines.add("wounds", cs="{seat} zasahuje kartu {card} ({n}).", en="{seat} hits {card} ({n}).")
L_STRIKES = lines.add(
    "strikes", cs="{seat} zasahuje základnu Invaze ({n}).", en="{seat} strikes the Invasion's base ({n})."
)
L_EXTRA = lines.add(
    "extra", cs="{seat} provádí dodatečnou akci: {word}.", en="{seat} performs an extra action: {word}."
)
L_BLOCKED = lines.add(
    "blocked", cs="{seat} nesmí v tomto kole použít jednu kostku.", en="{seat} may not use one die this round."
)
L_SCENARIO = lines.add("scenario", cs="— Scénář: {card}. —", en="— Scenario: {card}. —")
L_SCENARIO_WON = lines.add("scenario won", cs="Scénář {card} je vyhrán.", en="{card} is won.")
L_SCENARIO_LOST = lines.add("scenario lost", cs="Scénář {card} je prohrán.", en="{card} is lost.")
L_BASE = lines.add(
    "base restored", cs="Brnění základny Invaze je obnoveno.", en="The armour of the Invasion's base is restored."
)
vocabulary.order(NEXT, ASK_NEXT)

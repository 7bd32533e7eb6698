"""The verbs, questions and log lines of the game."""

from __future__ import annotations

from sudi.kernel.decision import CARD, NUMBER, SEAT, WORD, Word
from sudi.kernel.vocabulary import Vocabulary
from sudi.kernel.windows import ANYTIME, REACTION
from sudi.kernel.wording import Bilingual

from . import traits as tr
from .areas import AREA_NAMES, AREAS
from .nouns import NOUNS

vocabulary = Vocabulary(NOUNS)
programs, library = vocabulary.programs, vocabulary.library
verbs, prompts, lines = vocabulary.verbs, vocabulary.prompts, vocabulary.lines

ORGANISATIONS = tuple(
    Word(t.id, t.name)
    for t in tr.TRAITS
    if t.bit & (tr.CORPORATIONS | tr.BROTHERHOOD | tr.LEGION)
)  # fmt: skip
ENEMIES = tuple(
    Word(t.id, t.name) for t in tr.TRAITS if t.bit & (tr.AFFILIATIONS | tr.LEGION) & ~tr.CRESCENTIA
)  # fmt: skip
ENEMY_BITS = tuple(t.bit for t in tr.TRAITS if t.bit & (tr.AFFILIATIONS | tr.LEGION) & ~tr.CRESCENTIA)
AREA_WORDS = tuple(Word(area, AREA_NAMES[area]) for area in AREAS)  # in the order of the places
ABILITIES = tuple(Word(str(n + 1), Bilingual(f"{n + 1}. schopnost", f"ability {n + 1}")) for n in range(4))

# ---- the actions of the catalogue (DTR-014) ----
DEPLOY = verbs.add("deploy", a=CARD, cs="Vyložit bojovníka {a}", en="Deploy {a}")
HIDE = verbs.add("hide", a=CARD, cs="Vyložit do úkrytu {a}", en="Deploy {a} into cover")
COVER = verbs.add("cover", a=CARD, cs="Vyhledat úkryt: {a}", en="Seek cover with {a}")
LEAVE = verbs.add("leave", a=CARD, cs="Opustit úkryt: {a}", en="Exit cover with {a}")
MEDITATE = verbs.add("meditate", cs="Meditovat", en="Meditate")
ATTACH = verbs.add("attach", a=CARD, b=CARD, cs="Přiložit {a}: {b}", en="Attach {a} to {b}")
LAY = verbs.add("lay", a=CARD, b=WORD, words=AREA_WORDS, cs="Vyložit {a} ({b})", en="Lay {a} ({b})")
TASK = verbs.add("task", a=CARD, b=SEAT, cs="Přidělit úkol {a}: {b}", en="Assign {a} to {b}")
BOARD = verbs.add("board", a=CARD, cs="Nastoupit: {a}", en="Board {a}")
ALIGHT = verbs.add("alight", a=CARD, cs="Vystoupit: {a}", en="Leave {a}")
TRANSFER = verbs.add("transfer", a=CARD, cs="Transfer: {a}", en="Transfer {a}")
MOVE_CARD = verbs.add("move", a=CARD, b=CARD, cs="Přesunout {a}: {b}", en="Move {a} to {b}")
ATTACK = verbs.add("attack", cs="Zaútočit", en="Attack")
SABOTAGE = verbs.add("sabotage", a=CARD, b=SEAT, cs="Sabotáž: {a} proti: {b}", en="Sabotage {b} with {a}")
END = verbs.add("end", cs="Ukončit akce", en="End the actions")
# ---- cards and abilities ----
PLAY = verbs.add("play", a=CARD, cs="Zahrát {a}", en="Play {a}")
PLAY_ON = verbs.add("play_on", a=CARD, b=CARD, cs="Zahrát {a}: {b}", en="Play {a} on {b}")
PLAY_AT = verbs.add("play_at", a=CARD, b=SEAT, cs="Zahrát {a}: {b}", en="Play {a} on {b}")
CAST = verbs.add("cast", a=CARD, b=CARD, cs="Seslat {a} (sesílá {b})", en="Cast {a} with {b}")
USE = verbs.add("use", a=CARD, b=WORD, words=ABILITIES, cs="{a}: {b}", en="{a}: {b}")
DECLARE = verbs.add("declare", a=CARD, b=WORD, words=(
    Word("doomtrooper", Bilingual("Doomtrooper", "Doomtrooper")),
    Word("legion", Bilingual("Černá legie", "Dark Legion")),
), cs="{a} je nyní: {b}", en="{a} is now: {b}")  # fmt: skip
ASSIGN = verbs.add("assign", a=CARD, b=CARD, cs="Přidělit {a} seržantovi {b}", en="Assign {a} to the sergeant {b}")
REPAY = verbs.add("repay", cs="Splatit 1 bod dluhu", en="Repay 1 point of debt")
STRENGTHEN = verbs.add("strengthen", a=CARD, cs="Zesílit kouzlo {a}", en="Strengthen {a}")
PASS = verbs.add("pass", cs="Nehrát nic", en="Pass")

# ---- answers to questions ----
KEEP = verbs.add("keep", cs="Nechat si úvodní list", en="Keep the hand", inner=True)
NEW_HAND = verbs.add("renew", cs="Kardinálské privilegium: nový list", en="Cardinal's privilege: new hand", inner=True)
AGAINST = verbs.add("against", a=CARD, b=CARD, cs="{a} napadne: {b}", en="{a} attacks {b}", inner=True)
UNMASK = verbs.add(
    "unmask",
    a=CARD,
    b=NUMBER,
    cs="{a} napadne skrytého bojovníka č. {b}",
    en="{a} attacks hidden warrior no. {b}",
    inner=True,
)
FORGO = verbs.add("forgo", cs="Vzdát se útoku", en="Give the attack up", inner=True)
FIGHT = verbs.add("fight", cs="Zápas", en="Fight", inner=True)
SHOOT = verbs.add("shoot", cs="Střelba", en="Shoot", inner=True)
ZONE = verbs.add("zone", a=CARD, cs="Bránit se z válečné zóny {a}", en="Defend from {a}", inner=True)
NO_ZONE = verbs.add("open", cs="Bránit se bez válečné zóny", en="Defend in the open", inner=True)
WEAPON = verbs.add("weapon", a=CARD, cs="Použít zbraň {a}", en="Use {a}", inner=True)
UNITS = verbs.add("units", a=NUMBER, cs="Zaplatit {a}×", en="Pay for {a}", inner=True)
SPLIT = verbs.add("victory", a=NUMBER, cs="Vítězných bodů: {a}", en="Victory points: {a}", inner=True)
DROP = verbs.add("drop", a=CARD, cs="Odhodit {a}", en="Discard {a}", inner=True)
DONE = verbs.add("done", cs="Hotovo", en="Done", inner=True)
TARGET = verbs.add("target", a=CARD, cs="Zvolit {a}", en="Choose {a}", inner=True)
TARGET_PLAYER = verbs.add("player", a=SEAT, cs="Zvolit: {a}", en="Choose {a}", inner=True)
ORGANISATION = verbs.add("organisation", a=WORD, words=ORGANISATIONS, cs="{a}", en="{a}", inner=True)
AFFILIATION = verbs.add("affiliation", a=WORD, words=ENEMIES, cs="{a}", en="{a}", inner=True)
YES = verbs.add("yes", cs="Ano", en="Yes", inner=True)
NO = verbs.add("no", cs="Ne", en="No", inner=True)
INSIDE = verbs.add("inside", cs="Uvnitř vozidla", en="Inside the vehicle", inner=True)
OUTSIDE = verbs.add("outside", cs="Vně vozidla", en="Outside the vehicle", inner=True)
AS_DESTINY = verbs.add("as_destiny", a=NUMBER, cs="Body osudu: {a}", en="Destiny points: {a}", inner=True)
AS_VICTORY = verbs.add("as_victory", a=NUMBER, cs="Vítězné body: {a}", en="Victory points: {a}", inner=True)
BID = verbs.add("bid", a=NUMBER, cs="Nabídnout {a}", en="Bid {a}", inner=True)
NO_BID = verbs.add("no_bid", cs="Nepřihazovat", en="Do not bid", inner=True)
AREA = verbs.add("area", a=WORD, words=AREA_WORDS, cs="{a}", en="{a}", inner=True)
DUCK = verbs.add("duck", a=CARD, cs="Zahnat do úkrytu: {a}", en="Send {a} into cover", inner=True)
SUFFER = verbs.add("suffer", a=CARD, cs="Nechat zranit: {a}", en="Let {a} be wounded", inner=True)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Nyní vyhodnotit {a}", en="Resolve {a} next", inner=True)

# ---- questions ----
ASK_PRIVILEGE = prompts.add(
    "privilege", cs="Chcete využít Kardinálské privilegium?", en="Do you use the Cardinal's privilege?"
)
ASK_ACTION = prompts.add("action", cs="Kterou akci provedete?", en="Which action do you take?")
ASK_GRANTED = prompts.add("granted", cs="{card}: kterou akci provedete?", en="{card}: which action do you take?")
ASK_ANYTIME = prompts.add(
    "anytime", cs="KDYKOLI: zahrajete něco?", en="ANYTIME: do you play something?", window=ANYTIME
)
ASK_REACT = prompts.add("react", cs="{card}: budete reagovat?", en="{card}: do you react?", window=REACTION)
ASK_OPPONENTS = prompts.add("opponents", cs="Kdo zaútočí na koho?", en="Who attacks whom?")
ASK_TACTIC = prompts.add("tactic", cs="Jaká bude bitevní taktika?", en="Which battle tactic?")
ASK_ZONE = prompts.add("zone", cs="Z které válečné zóny se budete bránit?", en="From which warzone do you defend?")
ASK_WEAPON = prompts.add("weapon", cs="{card}: kterou zbraň použije?", en="{card}: which weapon does it use?")
ASK_UNITS = prompts.add("units", cs="{card}: kolikrát zaplatíte?", en="{card}: how many times do you pay?")
ASK_SPLIT = prompts.add(
    "points", cs="Kolik získaných bodů bude vítězných?", en="How many of the points become victory points?"
)
ASK_DISCARD = prompts.add("discard", cs="Odhodíte kartu?", en="Do you discard a card?")
ASK_TARGET = prompts.add("target", cs="{card}: zvolte cíl.", en="{card}: choose a target.")
ASK_MAY = prompts.add("may", cs="{card}: využijete to?", en="{card}: do you use it?")
ASK_ORGANISATION = prompts.add("organisation", cs="{card}: zvolte organizaci.", en="{card}: choose an organisation.")
ASK_VEHICLE = prompts.add("vehicle", cs="{card}: je bojovník uvnitř?", en="{card}: is the warrior inside?")
ASK_REWARD = prompts.add("reward", cs="{card}: jakou odměnu si vezmete?", en="{card}: which reward do you take?")
ASK_BID = prompts.add("bid", cs="{card}: kolik nabízíte?", en="{card}: how much do you bid?")
ASK_AREA = prompts.add("area", cs="{card}: zvolte oblast.", en="{card}: choose an area.")
ASK_DUCK = prompts.add("duck", cs="{card}: do úkrytu, nebo zranění?", en="{card}: into cover, or a wound?")
ASK_EDGE = prompts.add(
    "edge",
    cs="Začátek nebo konec kola: zahrajete kartu, která se hraje jen tehdy?",
    en="Start or end of the turn: do you play a card that is played only then?",
    window=ANYTIME,
)
ASK_NEXT = prompts.add("order", cs="Co se vyhodnotí jako další?", en="What is resolved next?")

# ---- what happened ----
L_TURN = lines.add("turn", cs="— Kolo: {seat}. —", en="— The turn of {seat}. —")
L_DRAWS = lines.add("draws", cs="{seat} dobírá {n:card}.", en="{seat} draws {n:card}.")
L_RENEWS = lines.add("renews", cs="{seat} využívá Kardinálské privilegium.", en="{seat} uses the Cardinal's privilege.")
L_DEPLOYS = lines.add("deploys", cs="{seat} vykládá bojovníka {card}.", en="{seat} deploys {card}.")
L_HIDES = lines.add(
    "hides",
    cs="{seat} vykládá do úkrytu {card}.",
    en="{seat} deploys {card} into cover.",
    secret=("{seat} vykládá bojovníka do úkrytu.", "{seat} deploys a warrior into cover."),
)
L_REVEALED = lines.add("revealed", cs="Bojovník {card} je odhalen.", en="{card} is revealed.")
L_UNPAID = lines.add(
    "unpaid", cs="{seat} nemůže zaplatit: {card} je vyřazen.", en="{seat} cannot pay: {card} is discarded."
)
L_COVER = lines.add("covers", cs="{card} je v úkrytu.", en="{card} is in cover.")
L_LEAVES = lines.add("leaves", cs="{card} opouští úkryt.", en="{card} exits cover.")
L_DESTINY = lines.add("destiny", cs="{seat} získává {n:destiny} ({card}).", en="{seat} gains {n:destiny} ({card}).")
L_PAYS = lines.add("pays", cs="{seat} platí {n:destiny} ({card}).", en="{seat} pays {n:destiny} ({card}).")
L_LOSES = lines.add("loses", cs="{seat} ztrácí {n:destiny} ({card}).", en="{seat} loses {n:destiny} ({card}).")
L_VICTORY = lines.add("victory", cs="{seat} získává {n:victory} ({card}).", en="{seat} gains {n:victory} ({card}).")
L_FALLS = lines.add("falls", cs="{seat} ztrácí {n:victory} ({card}).", en="{seat} loses {n:victory} ({card}).")
L_ATTACHES = lines.add("attaches", cs="{card} přiloženo: {thing}.", en="{card} is attached to {thing}.")
L_LAYS = lines.add("lays", cs="{seat} vykládá {card}.", en="{seat} lays {card}.")
L_PLAYS = lines.add("plays", cs="{seat} hraje {card}.", en="{seat} plays {card}.")
L_CASTS = lines.add("casts", cs="{thing} sesílá {card}.", en="{thing} casts {card}.")
L_USES = lines.add("uses", cs="{seat} využívá {card}.", en="{seat} uses {card}.")
L_CANCELLED = lines.add("cancelled", cs="{card}: zrušeno.", en="{card} is cancelled.")
L_TRANSFERS = lines.add("transfers", cs="{card}: transfer ({word}).", en="{card} transfers ({word}).")
L_BOARDS = lines.add("boards", cs="{card}: bojovník je uvnitř.", en="{card}: the warrior is inside.")
L_ALIGHTS = lines.add("alights", cs="{card}: bojovník je vně.", en="{card}: the warrior is outside.")
L_DECLARES = lines.add("declares", cs="{seat} vyhlašuje souboj.", en="{seat} declares a combat.")
L_AGAINST = lines.add("against", cs="{card} útočí na: {thing}.", en="{card} attacks {thing}.")
L_FIGHTS = lines.add("fights", cs="Taktika: zápas.", en="The tactic is fight.")
L_SHOOTS = lines.add("shoots", cs="Taktika: střelba.", en="The tactic is shoot.")
L_ZONE = lines.add("zone", cs="Obrana z válečné zóny {card}.", en="The defence is made from {card}.")
L_BLOW = lines.add("blow", cs="{card}: útok o síle {n}.", en="{card} strikes with {n}.")
L_ARMOUR = lines.add("armour", cs="{card}: obrana {n}.", en="{card} has armour {n}.")
L_STOPPED = lines.add("stopped", cs="Souboj končí.", en="The combat ends.")
L_WOUNDED = lines.add("wounded", cs="{card} je zraněn.", en="{card} is wounded.")
L_KILLED = lines.add("killed", cs="{card} je zabit.", en="{card} is killed.")
L_SAVED = lines.add("saved", cs="{card} je zachráněn.", en="{card} is saved.")
L_HEALED = lines.add("healed", cs="{card} je vyléčen.", en="{card} is healed.")
L_DISCARDED = lines.add("discarded", cs="{card} je vyřazena ze hry.", en="{card} is discarded.")
L_SACRIFICED = lines.add("sacrificed", cs="{card} je obětována.", en="{card} is sacrificed.")
L_DROPS = lines.add(
    "drops",
    cs="{seat} odhazuje {card}.",
    en="{seat} discards {card}.",
    secret=("{seat} odhazuje kartu.", "{seat} discards a card."),
)
L_SABOTAGES = lines.add("sabotages", cs="{card}: sabotáž proti: {other}.", en="{card} sabotages {other}.")
L_FAILS = lines.add("fails", cs="Sabotáž se nezdařila.", en="The sabotage fails.")
L_COMPLETED = lines.add("completed", cs="Úkol splněn: {card}.", en="{card} is completed.")
L_HELPS = lines.add("helps", cs="{card} přichází jako posila.", en="{card} comes as a reinforcement.")
L_TAKEN = lines.add("taken", cs="{seat} získává kontrolu nad kartou {card}.", en="{seat} takes control of {card}.")
L_OUT = lines.add("out", cs="{seat} prohrává.", en="{seat} loses the game.")
L_TIME = lines.add("time", cs="Čas vypršel: každý odehraje ještě jedno kolo.", en="Time is up: one more turn for all.")
L_BIDS = lines.add("bids", cs="{seat} nabízí {n:destiny} ({card}).", en="{seat} bids {n:destiny} ({card}).")
L_JAILED = lines.add("jailed", cs="{card} je uvězněn.", en="{card} is imprisoned.")
L_REPAYS = lines.add("repays", cs="{seat} splácí dluh.", en="{seat} repays debt.")

ORDER = vocabulary.order(NEXT, ASK_NEXT)

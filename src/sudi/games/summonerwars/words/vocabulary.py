"""The verbs, questions and log lines of the game."""

from __future__ import annotations

from sudi.kernel.decision import CARD, NUMBER, PHASE, PLACE, QUESTION, WORD
from sudi.kernel.ends import over_lines
from sudi.kernel.vocabulary import Vocabulary

from .lexicon import NOUNS
from .phases import ACT_WORDS

vocabulary = Vocabulary(NOUNS)
programs, library = vocabulary.programs, vocabulary.library
verbs, prompts, lines = vocabulary.verbs, vocabulary.prompts, vocabulary.lines

# ---- what a player does in a phase ----
SUMMON = verbs.add("summon", a=CARD, b=PLACE, cs="Vyvolat jednotku {a} na pole {b}", en="Summon {a} at {b}")
MOVE = verbs.add("move", a=CARD, b=PLACE, cs="Pohnout jednotkou {a} na pole {b}", en="Move {a} to {b}")
BUILD = verbs.add("build", a=CARD, b=PLACE, cs="Postavit stavbu {a} na poli {b}", en="Build {a} at {b}")
ATTACK = verbs.add("attack", a=CARD, b=CARD, cs="Zaútočit jednotkou {a} na kartu {b}", en="Attack {b} with {a}")
PLAY = verbs.add("play", a=CARD, cs="Zahrát událost {a}", en="Play {a}")
USE = verbs.add("use", a=CARD, b=WORD, words=ACT_WORDS, cs="{a}: použít schopnost {b}", en="{a}: use {b}")
DISCARD = verbs.add("discard", a=CARD, cs="Odhodit kartu {a} za 1 bod magie", en="Discard {a} for 1 magic")
END = verbs.add("end", cs="Ukončit fázi", en="End the phase", stops=PHASE)

# ---- answers to questions ----
DONE = verbs.add("done", cs="Hotovo", en="Done", inner=True, stops=QUESTION)
DECLINE = verbs.add("decline", cs="Nevyužít", en="Decline", inner=True, stops=QUESTION)
ACCEPT = verbs.add("accept", cs="Využít", en="Accept", inner=True)
TARGET = verbs.add("target", a=CARD, cs="Zvolit kartu {a}", en="Choose {a}", inner=True)
TO = verbs.add("to", a=PLACE, cs="Na pole {a}", en="To {a}", inner=True)
TAKE = verbs.add("take", a=CARD, cs="Vzít kartu {a}", en="Take {a}", inner=True)
SHED = verbs.add("shed", a=CARD, cs="Odhodit kartu {a}", en="Discard {a}", inner=True)
FIRST_WAY = verbs.add("first", cs="První možnost", en="The first", inner=True)  # worded by what it does
SECOND_WAY = verbs.add("second", cs="Druhá možnost", en="The second", inner=True)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Nyní vyhodnotit: {a}", en="Resolve next: {a}", inner=True)
REROLL = verbs.add("reroll", cs="Opakovat hod", en="Reroll", inner=True)
ADD_DAMAGE = verbs.add("damage", cs="Uštědřit zranění", en="Add the damage", inner=True)
CAPTURE = verbs.add("capture", cs="Ovládnout cíl", en="Take control of the target", inner=True)

# ---- questions; `public` is what the opponent is told about them ----
ASK_PHASE = tuple(
    prompts.add(
        name,
        cs=f"Fáze {cs}: co uděláš?",
        en=f"{en} phase: what do you do?",
        public=(f"co udělá ve fázi {cs}", f"what to do in the {en} phase"),
    )
    for name, cs, en in (
        ("summon", "Vyvolávání", "Summon"),
        ("move", "Pohyb", "Move"),
        ("build", "Budování", "Build"),
        ("attack", "Útok", "Attack"),
        ("magic", "Magie", "Magic"),
    )
)
ASK_DRAW = prompts.add(
    "draw",
    cs="Fáze Dobrání karet: vyvoláš ještě jednotku?",
    en="Draw phase: summon another unit?",
    public=("zda ještě vyvolá jednotku", "whether to summon another unit"),
)
ASK_TARGET = prompts.add(
    "target",
    cs="{card}{it}: {deed}",
    en="{card}{it}: {deed}",
    public=("čeho se týká karta, kterou vyhodnocuje", "what the card being resolved is about"),
)
ASK_MAY = prompts.add(
    "may",
    cs="{card}{it}: {deed}",
    en="{card}{it}: {deed}",
    public=("zda využije kartu, kterou vyhodnocuje", "whether to use the card being resolved"),
)
ASK_STAY = prompts.add(
    "may",
    cs="Utratit z karty {card} 1 žeton posílení a nechat ji ležet?",
    en="Spend 1 boost of {card} and let it stay?",
    public=("zda trvající událost zůstane", "whether an active event stays"),
)
ASK_FORCE = prompts.add(
    "to",
    cs="Na které pole zatlačit kartu {card}?",
    en="To which space is {card} forced?",
    public=("kam kartu zatlačí", "where a card is forced"),
)
ASK_PLACE = prompts.add(
    "to",
    cs="Na které pole umístit kartu {card}?",
    en="On which space is {card} placed?",
    public=("kam kartu umístí", "where a card is placed"),
)
ASK_PATH = prompts.add(
    "path",
    cs="Kudy půjde jednotka {card} na pole {goal}?",
    en="Which way does {card} go to {goal}?",
    public=("kudy jednotka půjde", "which way a unit goes"),
)
ASK_AIM = prompts.add(
    "aim",
    cs="Na co jednotka {card} zaútočí?",
    en="What does {card} attack?",
    public=("na co zaútočí", "what to attack"),
)
ASK_STRIKE = prompts.add(
    "strike",
    cs="Jednotka {card} může zaútočit navíc. Na co?",
    en="{card} may make an extra attack. On what?",
    public=("na co zaútočí navíc", "what an extra attack is aimed at"),
)
ASK_EITHER = prompts.add(
    "either",
    cs="{card}: co z toho?",
    en="{card}: which of these?",
    public=("kterou ze dvou možností karty využije", "which of two ways of a card to take"),
)
ASK_TAKE = prompts.add(
    "take",
    cs="{card}: {deed}",
    en="{card}: {deed}",
    public=("kterou kartu si vezme", "which card to take"),
)
ASK_SHED = prompts.add(
    "shed",
    cs="{card}: {deed}",
    en="{card}: {deed}",
    public=("zda a kterou kartu odhodí z ruky", "whether to discard a card from hand, and which"),
)
ASK_REROLL = prompts.add(
    "reroll",
    cs="Utratit z karty {card} {price} a opakovat hod ({roll})?",
    en="Spend {price} of {card} and reroll the dice ({roll})?",
    public=("zda hod zopakuje", "whether to reroll the dice"),
)
ASK_CAPTURE = prompts.add(
    "capture",
    cs="{card}: uštědřit kartě {target} {hits}, nebo ji ovládnout?",
    en="{card}: add {hits} to {target}, or take control of it?",
    public=("zda cíl útoku zraní, nebo ovládne", "whether to damage the target or to take control of it"),
)
ASK_NEXT = prompts.add(
    "order",
    cs="Co se vyhodnotí jako další?",
    en="What is resolved next?",
    public=("v jakém pořadí se efekty vyhodnotí", "in which order effects are resolved"),
)
ASK_ENDING = prompts.add(
    "order",
    cs="Která trvající událost se odhodí jako další?",
    en="Which active event is discarded next?",
    public=("v jakém pořadí odhodí trvající události", "in which order active events are discarded"),
)

# ---- what happened ----
L_TURN = lines.add("turn", cs="— {seat} je na tahu. —", en="— It is the turn of {seat}. —")
L_PHASE = lines.add("phase", cs="Fáze {word}.", en="{word} phase.")
PHASE_OVER = over_lines(
    lines,
    cs="{seat} ukončuje fázi {word}.",
    en="{seat} ends the {word} phase.",
    alone=(
        "Fáze {word} skončila: nic dalšího v ní nešlo udělat.",
        "The {word} phase is over: nothing else could be done in it.",
    ),
)
L_SUMMONS = lines.add(
    "summons", cs="{seat} vyvolává jednotku {card} na pole {word}.", en="{seat} summons {card} at {word}."
)
L_PLACED = lines.add("placed", cs="Karta {card} je umístěna na pole {word}.", en="{card} is placed at {word}.")
L_MOVES = lines.add("moves", cs="Jednotka {card} se pohnula na pole {word}.", en="{card} moves to {word}.")
L_GETS_AWAY = lines.add("gets away", cs="Karta {card} se vzdaluje z pole {word}.", en="{card} gets away from {word}.")
L_FORCED = lines.add("forced", cs="Karta {card} je zatlačena na pole {word}.", en="{card} is forced to {word}.")
L_SWAPPED = lines.add("swapped", cs="Karty {card} a {thing} si vyměňují místa.", en="{card} and {thing} swap places.")
L_BUILDS = lines.add("builds", cs="{seat} staví stavbu {card} na poli {word}.", en="{seat} builds {card} at {word}.")
L_ATTACKS = lines.add("attacks", cs="Jednotka {card} útočí na kartu {thing}.", en="{card} attacks {thing}.")
L_ROLL = lines.add("roll", cs="Hod kostkami: {word}.", en="The dice: {word}.")
L_REROLL = lines.add("reroll", cs="{seat} opakuje hod ({card}).", en="{seat} rerolls ({card}).")
L_HARMS = lines.add("harms", cs="Zranění působí karta {card}.", en="{card} deals damage.")
L_DAMAGE = lines.add("damage", cs="{card}: {n:damage}.", en="{card} takes {n:damage}.")
L_HEALED = lines.add("healed", cs="{card}: o {n:damage} méně.", en="{card} loses {n:damage}.")
L_BOOST = lines.add("boost", cs="{card}: přibývá {n:boost}.", en="{card} gets {n:boost}.")
L_SPENDS = lines.add("spends", cs="{card}: ubývá {n:boost}.", en="{card} loses {n:boost}.")
L_DESTROYED = lines.add("destroyed", cs="Karta {card} je eliminována.", en="{card} is destroyed.")
L_LEAVES = lines.add("leaves", cs="Karta {card} je odhozena.", en="{card} is discarded.")
L_BACK = lines.add("back", cs="Karta {card} se vrací do ruky ({seat}).", en="{card} goes back to the hand of {seat}.")
L_MAGIC = lines.add("magic", cs="{seat} získává {n:magic}.", en="{seat} gains {n:magic}.")
L_PAYS = lines.add("pays", cs="{seat} platí {n:magic}.", en="{seat} pays {n:magic}.")
L_PLAYS = lines.add("plays", cs="{seat} hraje událost {card}.", en="{seat} plays {card}.")
L_ENDS = lines.add("ends", cs="Trvající událost {card} končí.", en="The active event {card} ends.")
L_USES = lines.add("uses", cs="{seat} používá schopnost {word} ({card}).", en="{seat} uses {word} of {card}.")
L_DRAWS = lines.add(
    "draws",
    cs="{seat} dobírá kartu {card}.",
    en="{seat} draws {card}.",
    secret=("{seat} dobírá kartu.", "{seat} draws a card."),
)
L_SHEDS = lines.add(
    "sheds",
    cs="{seat} odhazuje z ruky kartu {card}.",
    en="{seat} discards {card} from hand.",
    secret=("{seat} odhazuje kartu z ruky.", "{seat} discards a card from hand."),
)
L_SHOWS = lines.add("shows", cs="{seat} ukazuje a odhazuje kartu {card}.", en="{seat} shows and discards {card}.")
L_TAKES = lines.add("takes", cs="{seat} si bere kartu {card}.", en="{seat} takes {card}.")
L_CONTROL = lines.add("control", cs="Kartu {card} teď ovládá {seat}.", en="{seat} takes control of {card}.")
L_TUCKED = lines.add("tucked", cs="Karta {card} je zasunuta pod kartu {thing}.", en="{card} is tucked under {thing}.")
L_IDLE = lines.add(
    "idle", cs="{seat} platí za pasivitu: žádný útok na soupeře.", en="{seat} attacked no enemy: the price of idleness."
)
L_END = lines.add("end", cs="Konec partie: {seat} vítězí.", en="The match is over: {seat} wins.")
L_DRAW_GAME = lines.add("draw game", cs="Konec partie: remíza.", en="The match is over: a draw.")

vocabulary.order(NEXT, ASK_NEXT, "SUW-088")

"""The verbs, questions and log lines of the game."""

from __future__ import annotations

from sudi.kernel.decision import CARD, NUMBER, PLACE, WORD
from sudi.kernel.vocabulary import Vocabulary

from .lexicon import NOUNS
from .phases import ACT_WORDS

vocabulary = Vocabulary(NOUNS)
programs, library = vocabulary.programs, vocabulary.library
verbs, prompts, lines = vocabulary.verbs, vocabulary.prompts, vocabulary.lines

# ---- what a player does in a phase ----
SUMMON = verbs.add("summon", a=CARD, b=PLACE, cs="Vyvolat {a} na {b}", en="Summon {a} at {b}")
MOVE = verbs.add("move", a=CARD, b=PLACE, cs="Pohnout {a} na {b}", en="Move {a} to {b}")
BUILD = verbs.add("build", a=CARD, b=PLACE, cs="Postavit {a} na {b}", en="Build {a} at {b}")
ATTACK = verbs.add("attack", a=CARD, b=CARD, cs="{a} útočí na cíl {b}", en="Attack {b} with {a}")
PLAY = verbs.add("play", a=CARD, cs="Zahrát událost {a}", en="Play {a}")
USE = verbs.add("use", a=CARD, b=WORD, words=ACT_WORDS, cs="{a}: {b}", en="{a}: {b}")
DISCARD = verbs.add("discard", a=CARD, cs="Odhodit {a} za 1 bod magie", en="Discard {a} for 1 magic")
END = verbs.add("end", cs="Ukončit fázi", en="End the phase")

# ---- answers to questions ----
DONE = verbs.add("done", cs="Hotovo", en="Done", inner=True)
DECLINE = verbs.add("decline", cs="Nevyužít", en="Decline", inner=True)
ACCEPT = verbs.add("accept", cs="Využít", en="Accept", inner=True)
TARGET = verbs.add("target", a=CARD, cs="Zvolit {a}", en="Choose {a}", inner=True)
TO = verbs.add("to", a=PLACE, cs="Na pole {a}", en="To {a}", inner=True)
TAKE = verbs.add("take", a=CARD, cs="Vzít {a}", en="Take {a}", inner=True)
SHED = verbs.add("shed", a=CARD, cs="Odhodit {a}", en="Discard {a}", inner=True)
FIRST_WAY = verbs.add("first", cs="První možnost", en="The first", inner=True)
SECOND_WAY = verbs.add("second", cs="Druhá možnost", en="The second", inner=True)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Nyní vyhodnotit {a}", en="Resolve {a} next", inner=True)
REROLL = verbs.add("reroll", cs="Opakovat hod", en="Reroll", inner=True)
ADD_DAMAGE = verbs.add("damage", cs="Uštědřit zranění", en="Add the damage", inner=True)
CAPTURE = verbs.add("capture", cs="Ovládnout cíl", en="Take control of the target", inner=True)

# ---- questions ----
ASK_PHASE = tuple(
    prompts.add(name, cs=f"Fáze {cs}: co uděláte?", en=f"{en} phase: what do you do?")
    for name, cs, en in (
        ("summon", "Vyvolávání", "Summon"),
        ("move", "Pohyb", "Move"),
        ("build", "Budování", "Build"),
        ("attack", "Útok", "Attack"),
        ("magic", "Magie", "Magic"),
    )
)
ASK_DRAW = prompts.add("draw", cs="Fáze Dobrání karet: vyvoláte ještě jednotku?", en="Draw phase: summon another unit?")
ASK_TARGET = prompts.add("target", cs="{card}: zvolte cíl.", en="{card}: choose a target.")
ASK_MAY = prompts.add("may", cs="{card}: využijete schopnost?", en="{card}: use it?")
ASK_TO = prompts.add("to", cs="{card}: na které pole?", en="{card}: to which space?")
ASK_PATH = prompts.add("path", cs="{card}: kudy?", en="{card}: which way?")
ASK_STRIKE = prompts.add("strike", cs="{card}: na co zaútočí?", en="{card}: what does it attack?")
ASK_EITHER = prompts.add("either", cs="{card}: kterou z možností?", en="{card}: which of the two?")
ASK_TAKE = prompts.add("take", cs="{card}: kterou kartu?", en="{card}: which card?")
ASK_SHED = prompts.add("shed", cs="{card}: kterou kartu odhodíte?", en="{card}: which card do you discard?")
ASK_REROLL = prompts.add("reroll", cs="{card}: opakovat hod?", en="{card}: reroll the dice?")
ASK_CAPTURE = prompts.add(
    "capture", cs="{card}: uštědřit zranění, nebo cíl ovládnout?", en="{card}: add the damage or take control?"
)
ASK_NEXT = prompts.add("order", cs="Co se vyhodnotí jako další?", en="What is resolved next?")

# ---- what happened ----
L_TURN = lines.add("turn", cs="— {seat} je na tahu. —", en="— It is the turn of {seat}. —")
L_PHASE = lines.add("phase", cs="Fáze {word}.", en="{word} phase.")
L_SUMMONS = lines.add("summons", cs="{seat} vyvolává {card} na {word}.", en="{seat} summons {card} at {word}.")
L_PLACED = lines.add("placed", cs="{card}: umístěno na {word}.", en="{card} is placed at {word}.")
L_MOVES = lines.add("moves", cs="{card}: pohyb na {word}.", en="{card} moves to {word}.")
L_FORCED = lines.add("forced", cs="{card}: zatlačení na {word}.", en="{card} is forced to {word}.")
L_SWAPPED = lines.add("swapped", cs="{card} a {thing} si vyměňují místa.", en="{card} and {thing} swap places.")
L_BUILDS = lines.add("builds", cs="{seat} staví {card} na {word}.", en="{seat} builds {card} at {word}.")
L_ATTACKS = lines.add("attacks", cs="{card} útočí na cíl {thing}.", en="{card} attacks {thing}.")
L_ROLL = lines.add("roll", cs="Hod kostkami: {word}.", en="The dice: {word}.")
L_REROLL = lines.add("reroll", cs="{seat} opakuje hod ({card}).", en="{seat} rerolls ({card}).")
L_DAMAGE = lines.add("damage", cs="{card}: {n:damage}.", en="{card} takes {n:damage}.")
L_HEALED = lines.add("healed", cs="{card}: o {n:damage} méně.", en="{card} loses {n:damage}.")
L_BOOST = lines.add("boost", cs="{card}: přibývá {n:boost}.", en="{card} gets {n:boost}.")
L_SPENDS = lines.add("spends", cs="{card}: ubývá {n:boost}.", en="{card} loses {n:boost}.")
L_DESTROYED = lines.add("destroyed", cs="Eliminováno: {card}.", en="{card} is destroyed.")
L_LEAVES = lines.add("leaves", cs="Odhozeno: {card}.", en="{card} is discarded.")
L_BACK = lines.add("back", cs="{card}: zpět do ruky. {seat}.", en="{card} goes back to the hand of {seat}.")
L_MAGIC = lines.add("magic", cs="{seat}: {n:magic} navíc.", en="{seat} gains {n:magic}.")
L_PAYS = lines.add("pays", cs="{seat} platí {n:magic}.", en="{seat} pays {n:magic}.")
L_PLAYS = lines.add("plays", cs="{seat} hraje událost {card}.", en="{seat} plays {card}.")
L_ENDS = lines.add("ends", cs="Trvající událost {card} končí.", en="The active event {card} ends.")
L_USES = lines.add("uses", cs="{seat} používá schopnost: {card}.", en="{seat} uses an ability of {card}.")
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
L_CONTROL = lines.add("control", cs="{card}: ovládá {seat}.", en="{seat} takes control of {card}.")
L_TUCKED = lines.add("tucked", cs="{card}: zasunuto pod kartu {thing}.", en="{card} is tucked under {thing}.")
L_IDLE = lines.add(
    "idle", cs="{seat} nezaútočil na soupeře: trest za pasivitu.", en="{seat} attacked no enemy: the price of idleness."
)
L_END = lines.add("end", cs="Konec partie: {seat} vítězí.", en="The match is over: {seat} wins.")
L_DRAW_GAME = lines.add("draw game", cs="Konec partie: remíza.", en="The match is over: a draw.")

vocabulary.order(NEXT, ASK_NEXT)

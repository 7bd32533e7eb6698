"""The verbs and log lines of the game; its questions are in `prompts.py`."""

from __future__ import annotations

from sudi.kernel.decision import CARD, NUMBER, PHASE, PLACE, QUESTION, SEAT, WORD, Verb
from sudi.kernel.ends import over_lines
from sudi.kernel.vocabulary import Vocabulary

from .factions import FACTION_WORDS
from .lexicon import NOUNS

vocabulary = Vocabulary(NOUNS)
programs, library = vocabulary.programs, vocabulary.library
verbs, prompts, lines = vocabulary.verbs, vocabulary.prompts, vocabulary.lines
MOST_CARDS = 1024  # more than four boxes hold


class Placed(dict[int, list[tuple[int, ...]]]):
    """The options of a verb about a card and a place: by the places, as a mask, a list with a tuple for each card.

    They are the same in every match, so they are made once, when first needed.
    """

    def __init__(self, verb: Verb) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, places: int) -> list[tuple[int, ...]]:
        chosen = [place for place in range(places.bit_length()) if places >> place & 1]
        self[places] = made = [tuple(self.verb(card, place) for place in chosen) for card in range(MOST_CARDS)]
        return made


# ---- what a player does in step 2 ----
PLAY = verbs.add("play", a=CARD, b=PLACE, cs="Zahraj bojovníka {a} (základna {b})", en="Play {a} at {b}")
RAISE = verbs.add(
    "raise",
    a=CARD,
    b=PLACE,
    cs="Zahraj z odhazovacího balíčku bojovníka {a} (základna {b})",
    en="Play {a} from the discard pile at {b}",
)
ACT = verbs.add("act", a=CARD, cs="Zahraj akci {a}", en="Play the action {a}")
ACT_AT = verbs.add("act_at", a=CARD, b=PLACE, cs="Zahraj akci {a} (základna {b})", en="Play the action {a} on {b}")
ACT_ON = verbs.add("act_on", a=CARD, b=CARD, cs="Zahraj akci {a} na bojovníka {b}", en="Play the action {a} on {b}")
SPECIAL = verbs.add("special", a=CARD, cs="Použij Speciální schopnost: {a}", en="Use the Special of {a}")
TALENT = verbs.add("talent", a=CARD, cs="Použij Talent: {a}", en="Use the Talent of {a}")
END = verbs.add("end", cs="Dohráno, zkontroluj základny", en="Done playing, check the bases", stops=PHASE)

# ---- answers to questions ----
PASS = verbs.add("pass", cs="Pasuj", en="Pass", inner=True, stops=QUESTION)
DONE = verbs.add("done", cs="Hotovo", en="Done", inner=True, stops=QUESTION)
DECLINE = verbs.add("decline", cs="Nevyužít", en="Decline", inner=True, stops=QUESTION)
TARGET = verbs.add("target", a=CARD, cs="Vyber kartu {a}", en="Choose {a}", inner=True)
TO = verbs.add("to", a=PLACE, cs="Základna {a}", en="To {a}", inner=True)
WHO = verbs.add("who", a=SEAT, cs="{a}", en="{a}", inner=True)
TAKE = verbs.add("take", a=CARD, cs="Vezmi kartu {a}", en="Take {a}", inner=True)
SHED = verbs.add("shed", a=CARD, cs="Odlož kartu {a}", en="Discard {a}", inner=True)
KEEP = verbs.add("keep", a=CARD, cs="Vrať navrch kartu {a}", en="Put {a} back on top", inner=True)
FACTION = verbs.add("faction", a=WORD, words=FACTION_WORDS, cs="{a}", en="{a}", inner=True)
SCORE = verbs.add("score", a=PLACE, cs="Vyhodnoť základnu {a}", en="Score {a}", inner=True)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Nyní vyhodnoť kartu {a}", en="Resolve {a} next", inner=True)
DRAW = verbs.add("draw", cs="Dober si", en="Draw", inner=True)
OBEY = verbs.add("obey", cs="Nechat schopnost základny působit", en="Let the base's ability work", inner=True)
IGNORE = verbs.add("ignore", cs="Ignorovat schopnost základny", en="Ignore the base's ability", inner=True)
USE = verbs.add("use", a=CARD, cs="Využij zahrání navíc: {a}", en="Use the extra play of {a}", inner=True)
USE_FREE = verbs.add("use_free", cs="Využij bojovníka zdarma", en="Use the free minion", inner=True)

# ---- what happened ----
L_TURN = lines.add("turn", cs="— {seat} je na tahu. —", en="— It is the turn of {seat}. —")
L_FACTION = lines.add("faction", cs="{seat} hraje za frakci {word}.", en="{seat} plays {word}.")
L_PLAYS = lines.add(
    "plays", cs="{seat} hraje bojovníka {card} (základna {thing}).", en="{seat} plays {card} at {thing}."
)
L_ACTS = lines.add("acts", cs="{seat} hraje akci {card}.", en="{seat} plays the action {card}.")
L_ACTS_AT = lines.add(
    "acts at", cs="{seat} hraje akci {card} (základna {thing}).", en="{seat} plays the action {card} at {thing}."
)
L_ACTS_ON = lines.add(
    "acts on", cs="{seat} hraje akci {card} na bojovníka {thing}.", en="{seat} plays the action {card} on {thing}."
)
L_NAMES = lines.add("names", cs="{seat} jmenuje frakci {word} ({card}).", en="{seat} names {word} ({card}).")
L_SPECIAL = lines.add(
    "special", cs="{seat} používá Speciální schopnost karty {card}.", en="{seat} uses the Special of {card}."
)
L_TALENT = lines.add("talent", cs="{seat} používá Talent karty {card}.", en="{seat} uses the Talent of {card}.")
L_DRAWS = lines.add(
    "draws",
    cs="{seat} dobírá kartu {card}.",
    en="{seat} draws {card}.",
    secret=("{seat} dobírá kartu.", "{seat} draws a card."),
)
L_SHUFFLES = lines.add("shuffles", cs="{seat} míchá balíček.", en="{seat} shuffles the deck.")
L_SHUFFLES_IN = lines.add(
    "shuffles in",
    cs="{seat} zamíchává do balíčku kartu {card}.",
    en="{seat} shuffles {card} into the deck.",
)
L_DISCARDS = lines.add("discards", cs="{seat} odkládá kartu {card}.", en="{seat} discards {card}.")
L_REDRAW = lines.add(
    "redraw", cs="{seat} nemá v ruce bojovníka a dobírá novou ruku.", en="{seat} has no minion and draws a new hand."
)
L_DESTROYED = lines.add(
    "destroyed", cs="Karta {card} je zničena (základna {thing}).", en="{card} is destroyed at {thing}."
)
L_MOVED = lines.add("moved", cs="Karta {card} se přesouvá (základna {thing}).", en="{card} moves to {thing}.")
L_RETURNED = lines.add(
    "returned", cs="Karta {card} se vrací do ruky. Majitel: {seat}.", en="{card} returns to the hand of {seat}."
)
L_BOTTOM = lines.add(
    "bottom",
    cs="Karta {card} jde dospod balíčku. Majitel: {seat}.",
    en="{card} goes to the bottom of the deck of {seat}.",
)
L_SAVED = lines.add("saved", cs="Karta {card} chrání své bojovníky.", en="{card} protects its minions.")
L_REVEALS = lines.add("reveals", cs="{seat} odhaluje kartu {card}.", en="{seat} reveals {card}.")
L_TAKES = lines.add("takes", cs="{seat} si bere do ruky kartu {card}.", en="{seat} takes {card} into hand.")
L_LOOKS = lines.add("looks", cs="{seat} se dívá na karty v ruce ({other}).", en="{seat} looks at the hand of {other}.")
L_SCORES = lines.add("scores", cs="Vyhodnocuje se základna {card}.", en="{card} is scored.")
L_VP = lines.add("vp", cs="{seat} získává {n:vp} ({card}).", en="{seat} gains {n:vp} ({card}).")
L_BASE = lines.add("base", cs="Do hry přichází základna {card}.", en="{card} comes into play.")
L_BOOST = lines.add(
    "boost",
    cs="Bojovník {card} má do konce tahu o {n} větší sílu.",
    en="{card} has +{n} power until the end of the turn.",
)
L_BREAK = lines.add(
    "break",
    cs="Obrana základny {card} klesá do konce tahu o {n}.",
    en="The breakpoint of {card} drops by {n} until the end of the turn.",
)
L_SLEEP = lines.add(
    "sleep", cs="{seat} v příštím tahu nesmí hrát akce.", en="{seat} cannot play actions in the next turn."
)
L_END = lines.add("end", cs="Konec partie: {seat} vítězí.", en="The match is over: {seat} wins.")
L_DRAW_GAME = lines.add("draw game", cs="Konec partie: remíza.", en="The match is over: a draw.")
STEP_TWO_OVER = over_lines(
    lines,
    cs="{seat} končí s hraním karet.",
    en="{seat} is done playing cards.",
    alone=(
        "Hraní karet skončilo: nic dalšího zahrát ani použít nešlo.",
        "Playing cards is over: nothing else could be played or used.",
    ),
)

"""The verbs, questions and log lines of the game. PLAY comes first, so that its options are bare card numbers."""

from __future__ import annotations

from sudi.kernel.decision import CARD, NUMBER, SEAT, WORD
from sudi.kernel.vocabulary import Vocabulary

from .names import CHARACTER_WORDS, PLACES
from .nouns import NOUNS

vocabulary = Vocabulary(NOUNS)
programs, library = vocabulary.programs, vocabulary.library
verbs, prompts, lines = vocabulary.verbs, vocabulary.prompts, vocabulary.lines

# ---- what a player does in the play phase ----
PLAY = verbs.add("play", a=CARD, cs="Vylož kartu {a}", en="Play {a}")
RECRUIT = verbs.add("recruit", a=CARD, cs="Naverbuj kartu {a}", en="Recruit {a}")
HIRE = verbs.add("hire", a=CARD, cs="Okamžitě vylož žoldáka {a}", en="Fast-play {a}")
EXHAUST = verbs.add("exhaust", a=CARD, cs="Vyčerpej kartu {a}", en="Exhaust {a}")
ATTACK = verbs.add("attack", a=CARD, cs="Znič silou šampiona {a}", en="Attack the champion {a}")
FOCUS = verbs.add(
    "focus", cs="Soustřeď se: zaplať 1 drahokam za 1 bod mistrovství", en="Focus: pay 1 gem for 1 mastery"
)
TAKE = verbs.add("take", a=CARD, cs="Naverbuj zdarma relikvii {a}", en="Recruit the relic {a} for free")
END = verbs.add("end", cs="Ukonči fázi hraní", en="End the play phase")

# ---- answers to questions ----
DONE = verbs.add("done", cs="Hotovo", en="Done", inner=True)
DECLINE = verbs.add("decline", cs="Nevyužít", en="Decline", inner=True)
BANISH = verbs.add("banish", a=CARD, b=WORD, words=PLACES, cs="Odstraň kartu {a} {b}", en="Banish {a} {b}", inner=True)
RETURN = verbs.add("return", a=CARD, cs="Vrať si do ruky kartu {a}", en="Return {a} to your hand", inner=True)
DESTROY = verbs.add("destroy", a=CARD, cs="Znič šampiona {a}", en="Destroy the champion {a}", inner=True)
REVEAL = verbs.add("reveal", a=CARD, cs="Odhal z ruky kartu {a}", en="Reveal {a} from your hand", inner=True)
SHIELD = verbs.add("shield", a=CARD, cs="Braň se štítem karty {a}", en="Defend with the shield of {a}", inner=True)
COPY = verbs.add("copy", a=CARD, cs="Zopakuj efekt karty {a}", en="Copy the effect of {a}", inner=True)
GET = verbs.add("get", a=CARD, cs="Naverbuj zdarma kartu {a}", en="Recruit {a} for free", inner=True)
WEAKEN = verbs.add("weaken", a=SEAT, cs="Uber mistrovství: {a}", en="Take mastery from {a}", inner=True)
ASSIGN = verbs.add(
    "assign", a=SEAT, b=NUMBER, cs="Síla {b} proti cíli: {a}", en="Attack {a} with {b} power", inner=True
)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Nyní vyhodnoť kartu {a}", en="Resolve {a} next", inner=True)
CHOOSE = verbs.add("choose", a=WORD, words=CHARACTER_WORDS, cs="Zvol postavu {a}", en="Choose {a}", inner=True)
OPPOSE = verbs.add("oppose", a=WORD, words=CHARACTER_WORDS, cs="Úhlavní nepřítel: {a}", en="Face {a}", inner=True)
BID = verbs.add("bid", a=NUMBER, cs="Nabídni {a:health}", en="Bid {a:health}", inner=True)
PICK = verbs.add("pick", a=CARD, cs="Vyber si relikvii {a}", en="Pick the relic {a}", inner=True)
ADD = verbs.add(
    "add", a=CARD, cs="Přidej do základního balíčku kartu {a}", en="Add {a} to the starter deck", inner=True
)
STRIKE = verbs.add(
    "strike",
    a=NUMBER,
    cs="Zaútoč na všechny protivníky silou {a}",
    en="Attack all opponents with {a} power",
    inner=True,
)

# ---- questions ----
ASK_PLAY = prompts.add("play", cs="Fáze hraní: co uděláš?", en="Play phase: what do you do?")
ASK_BANISH = prompts.add("banish", cs="{card}: kterou kartu odstraníš?", en="{card}: which card do you banish?")
ASK_RETURN = prompts.add(
    "return",
    cs="{card}: kterou kartu si vrátíš do ruky?",
    en="{card}: which card do you return to your hand?",
)
ASK_DESTROY = prompts.add("destroy", cs="{card}: kterého šampiona zničíš?", en="{card}: which champion do you destroy?")
ASK_REVEAL = prompts.add(
    "reveal", cs="{card}: odhalíš kartu z ruky?", en="{card}: do you reveal a card from your hand?"
)
ASK_SHIELD = prompts.add("shield", cs="Jsi napaden: odhalíš štít?", en="You are attacked: do you reveal a shield?")
ASK_COPY = prompts.add("copy", cs="{card}: čí efekt zopakuješ?", en="{card}: whose effect do you copy?")
ASK_GET = prompts.add(
    "get", cs="{card}: kterou kartu naverbuješ zdarma?", en="{card}: which card do you recruit for free?"
)
ASK_WEAKEN = prompts.add("weaken", cs="{card}: kdo přijde o mistrovství?", en="{card}: who loses mastery?")
ASK_ASSIGN = prompts.add(
    "assign", cs="Fáze útoku: jakou silou zaútočíš?", en="Attack phase: how much power do you use?"
)
ASK_NEXT = prompts.add("order", cs="Co se vyhodnotí jako další?", en="What is resolved next?")
ASK_CHOOSE = prompts.add("choose", cs="Za kterou postavu hraješ?", en="Which character do you play?")
ASK_OPPOSE = prompts.add("oppose", cs="Kdo je tvůj úhlavní nepřítel?", en="Who is your nemesis?")
ASK_BID = prompts.add(
    "bid", cs="Dražba výběru postavy: kolik životů nabídneš?", en="Character auction: how much do you bid?"
)
ASK_PICK = prompts.add("pick", cs="Kterou relikvii si vybereš?", en="Which relic do you pick?")
ASK_ADD = prompts.add("add", cs="Chceš jedenáctou základní kartu?", en="Do you want an eleventh starter card?")
ASK_NEMESIS_CARD = prompts.add(
    "nemesis card", cs="Kterou kartu vyloží úhlavní nepřítel teď?", en="Which card does the nemesis play now?"
)
ASK_NEMESIS_CHAMPION = prompts.add(
    "nemesis champion",
    cs="Kterého šampiona teď vyčerpá úhlavní nepřítel?",
    en="Which champion does the nemesis use now?",
)
ASK_NEMESIS_TARGET = prompts.add(
    "nemesis target",
    cs="Kterého šampiona napadne úhlavní nepřítel?",
    en="Which champion does the nemesis attack?",
)

# ---- what happened ----
L_TURN = lines.add("turn", cs="— {seat} je na tahu. —", en="— It is the turn of {seat}. —")
L_PLAYS = lines.add("plays", cs="{seat} vykládá kartu {card}.", en="{seat} plays {card}.")
L_RECRUITS = lines.add(
    "recruits", cs="{seat} verbuje kartu {card} za {n:gem}.", en="{seat} recruits {card} for {n:gem}."
)
L_GETS = lines.add("gets", cs="{seat} verbuje zdarma kartu {card}.", en="{seat} recruits {card} for free.")
L_HIRES = lines.add(
    "hires", cs="{seat} okamžitě vykládá kartu {card} za {n:gem}.", en="{seat} fast-plays {card} for {n:gem}."
)
L_EXHAUSTS = lines.add("exhausts", cs="{seat} vyčerpává kartu {card}.", en="{seat} exhausts {card}.")
L_FOCUSES = lines.add("focuses", cs="{seat} se soustředí.", en="{seat} focuses.")
L_GEMS = lines.add("gems", cs="{seat} získává {n:gem} ({card}).", en="{seat} gains {n:gem} ({card}).")
L_POWER = lines.add("power", cs="{seat} získává {n:power} ({card}).", en="{seat} gains {n:power} ({card}).")
L_INFINITE = lines.add(
    "infinite", cs="{seat} získává nekonečnou sílu ({card})!", en="{seat} gains infinite power ({card})!"
)
L_MASTERY = lines.add("mastery", cs="{seat} získává {n:mastery} ({card}).", en="{seat} gains {n:mastery} ({card}).")
L_HEALTH = lines.add("health", cs="{seat} získává {n:health} ({card}).", en="{seat} gains {n:health} ({card}).")
L_WEAKENS = lines.add("weakens", cs="{seat} přichází o {n:mastery} ({card}).", en="{seat} loses {n:mastery} ({card}).")
L_DRAWS = lines.add(
    "draws",
    cs="{seat} dobírá kartu {card}.",
    en="{seat} draws {card}.",
    secret=("{seat} dobírá kartu.", "{seat} draws a card."),
)
L_SHUFFLES = lines.add(
    "shuffles", cs="{seat} míchá odkládací balíček.", en="{seat} shuffles the discard pile into a new deck."
)
L_BANISHES = lines.add("banishes", cs="{seat} odstraňuje kartu {card}.", en="{seat} banishes {card}.")
L_RETURNS = lines.add("returns", cs="{seat} si vrací do ruky kartu {card}.", en="{seat} returns {card} to hand.")
L_ATTACKS = lines.add(
    "attacks",
    cs="{seat} útočí na kartu {card} silou {number}.",
    en="{seat} attacks {card} with {number} power.",
)
L_DESTROYED = lines.add("destroyed", cs="Karta {card} je zničena.", en="{card} is destroyed.")
L_REVEALS = lines.add("reveals", cs="{seat} odhaluje kartu {card}.", en="{seat} reveals {card}.")
L_ASSIGNS = lines.add(
    "assigns",
    cs="{seat} útočí silou {number} na protivníka: {other}.",
    en="{seat} attacks {other} with {number} power.",
)
L_SHIELDS = lines.add("shields", cs="{seat} odvrací {n:damage} ({card}).", en="{seat} prevents {n:damage} ({card}).")
L_DAMAGE = lines.add("damage", cs="{seat} přichází o {n:health}.", en="{seat} loses {n:health}.")
L_OUT = lines.add("out", cs="{seat} vypadává ze hry.", en="{seat} is eliminated.")
L_DIRECT = lines.add("direct", cs="Karta {card} přichází rovnou do hry.", en="{card} goes directly into play.")
L_ROW = lines.add("row", cs="Do nabídky přichází karta {card}.", en="{card} enters the centre row.")
L_TAKES = lines.add("takes", cs="{seat} získává relikvii {card}.", en="{seat} takes the relic {card}.")
L_CHARACTER = lines.add("character", cs="{seat} hraje za postavu {word}.", en="{seat} plays {word}.")
L_BIDS = lines.add("bids", cs="{seat} nabízí {n:health}.", en="{seat} bids {n:health}.")
L_WINS_AUCTION = lines.add(
    "wins auction",
    cs="{seat} vyhrává dražbu a platí {n:health}.",
    en="{seat} wins the auction and pays {n:health}.",
)
L_PICKS = lines.add("picks", cs="{seat} si bere relikvii {card}.", en="{seat} picks the relic {card}.")
L_NEMESIS_REVEALS = lines.add(
    "nemesis reveals", cs="Úhlavní nepřítel odhaluje kartu {card}.", en="The nemesis reveals {card}."
)
L_DOUBLES = lines.add(
    "doubles", cs="{seat} má nyní sílu {number} ({card}).", en="{seat} now has {number} power ({card})."
)
L_COPIES = lines.add("copies", cs="Opakuje se efekt karty {card}.", en="The effect of {card} is copied.")
L_END_TEAM = lines.add(
    "end team", cs="Konec partie: {seat} a {other} vítězí.", en="The match is over: {seat} and {other} win."
)
L_END = lines.add("end", cs="Konec partie: {seat} vítězí.", en="The match is over: {seat} wins.")
L_DRAW_GAME = lines.add("draw game", cs="Konec partie: remíza.", en="The match is over: a draw.")

vocabulary.order(NEXT, ASK_NEXT, "SOI-076")

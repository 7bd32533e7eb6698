"""The verbs, questions and log lines of the game. PLAY comes first, so that its options are bare card numbers."""

from __future__ import annotations

from sudi.kernel.decision import CARD, NUMBER, PHASE, QUESTION, SEAT, WORD
from sudi.kernel.ends import over_lines
from sudi.kernel.vocabulary import Vocabulary
from sudi.kernel.windows import REACTION
from sudi.kernel.wording import Bilingual

from .names import CHARACTER_WORDS, PLACES
from .nouns import NOUNS

vocabulary = Vocabulary(NOUNS)
programs, library = vocabulary.programs, vocabulary.library
verbs, prompts, lines = vocabulary.verbs, vocabulary.prompts, vocabulary.lines

# ---- what a player does in the play phase ----
PLAY = verbs.add("play", a=CARD, cs="Vylož kartu {a}", en="Play {a}")
RECRUIT = verbs.add("recruit", a=CARD, cs="Naverbuj kartu {a}", en="Recruit {a}")
HIRE = verbs.add("hire", a=CARD, cs="Okamžitě vylož žoldáka {a}", en="Fast-play {a}")
EXHAUST = verbs.add("exhaust", a=CARD, cs="Vyčerpej šampiona {a}", en="Exhaust {a}")
ATTACK = verbs.add("attack", a=CARD, cs="Znič silou šampiona {a}", en="Attack the champion {a}")
FOCUS = verbs.add("focus", cs="Soustřeď se", en="Focus")  # its price says the rest
TAKE = verbs.add("take", a=CARD, cs="Naverbuj zdarma relikvii {a}", en="Recruit the relic {a} for free")
END = verbs.add("end", cs="Ukonči fázi hraní", en="End the play phase", stops=PHASE)

# ---- answers to questions ----
DONE = verbs.add("done", cs="Hotovo", en="Done", inner=True, stops=QUESTION)
DECLINE = verbs.add("decline", cs="Nevyužít", en="Decline", inner=True, stops=QUESTION)
BANISH = verbs.add("banish", a=CARD, b=WORD, words=PLACES, cs="Odstraň kartu {a} {b}", en="Banish {a} {b}", inner=True)
RETURN = verbs.add("return", a=CARD, cs="Vrať si do ruky kartu {a}", en="Return {a} to your hand", inner=True)
DESTROY = verbs.add("destroy", a=CARD, cs="Znič šampiona {a}", en="Destroy the champion {a}", inner=True)
REVEAL = verbs.add("reveal", a=CARD, cs="Odhal z ruky kartu {a}", en="Reveal {a} from your hand", inner=True)
SHIELD = verbs.add("shield", a=CARD, cs="Braň se štítem karty {a}", en="Defend with the shield of {a}", inner=True)
COPY = verbs.add("copy", a=CARD, cs="Zopakuj efekt karty {a}", en="Copy the effect of {a}", inner=True)
GET = verbs.add("get", a=CARD, cs="Naverbuj zdarma kartu {a}", en="Recruit {a} for free", inner=True)
WEAKEN = verbs.add("weaken", a=SEAT, cs="O mistrovství přijde {a}", en="Take mastery from {a}", inner=True)
ASSIGN = verbs.add(
    "assign",
    a=SEAT,
    b=NUMBER,
    cs="Zaútoč silou {b} na protivníka {a}",
    en="Attack {a} with {b} power",
    inner=True,
)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Vyhodnoť teď kartu {a}", en="Resolve {a} next", inner=True)
CHOOSE = verbs.add("choose", a=WORD, words=CHARACTER_WORDS, cs="Zvol postavu {a}", en="Choose {a}", inner=True)
OPPOSE = verbs.add("oppose", a=WORD, words=CHARACTER_WORDS, cs="Postav se proti postavě {a}", en="Face {a}", inner=True)
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

# The same said of the nemesis, for whom the player decides (SOI-175).
NEMESIS_DOES = {
    PLAY.id: Bilingual("Úhlavní nepřítel vyloží kartu {a}", "The nemesis plays {a}"),
    EXHAUST.id: Bilingual("Úhlavní nepřítel vyčerpá šampiona {a}", "The nemesis exhausts {a}"),
    ATTACK.id: Bilingual("Úhlavní nepřítel zničí silou šampiona {a}", "The nemesis attacks the champion {a}"),
    DESTROY.id: Bilingual("Úhlavní nepřítel zničí šampiona {a}", "The nemesis destroys the champion {a}"),
    COPY.id: Bilingual("Úhlavní nepřítel zopakuje efekt karty {a}", "The nemesis copies the effect of {a}"),
}
# And of power without end, which is no number.
ENDLESSLY = {
    ASSIGN.id: Bilingual("Zaútoč nekonečnou silou na protivníka {a}", "Attack {a} with infinite power"),
    STRIKE.id: Bilingual("Zaútoč nekonečnou silou na všechny protivníky", "Attack all opponents with infinite power"),
}

# ---- questions ----
ASK_PLAY = prompts.add(
    "play",
    cs="Fáze hraní: co uděláš?",
    en="Play phase: what do you do?",
    public=("co udělá ve fázi hraní", "what to do in the play phase"),
)
ASK_BANISH = prompts.add(
    "banish",
    cs="{card}: kterou kartu odstraníš?",
    en="{card}: which card do you banish?",
    public=("kterou kartu odstraní", "which card to banish"),
)
ASK_RETURN = prompts.add(
    "return",
    cs="{card}: {which} si vrátíš do ruky?",
    en="{card}: which {what} do you return to your hand?",
    public=("kterou kartu si vrátí do ruky", "which card to return to hand"),
)
ASK_DESTROY = prompts.add(
    "destroy",
    cs="{card}: {whom} {who}?",
    en="{card}: {whom} {who}?",
    public=("kterého šampiona zničí", "which champion to destroy"),
)
ASK_REVEAL = prompts.add(
    "reveal",
    cs="{card} ({keyword}): odhalíš z ruky {faction}?",
    en="{card} ({keyword}): do you reveal {faction} from your hand?",
    public=("zda odhalí kartu z ruky", "whether to reveal a card from hand"),
)
ASK_SHIELD = prompts.add(
    "shield",
    cs="{attacker} na tebe útočí {power}{stopped}: odhalíš štít?",
    en="{attacker} attacks you with {power}{stopped}: do you reveal a shield?",
    window=REACTION,
    public=("zda se ubrání štítem", "whether to reveal a shield"),
)
ASK_COPY = prompts.add(
    "copy",
    cs="{card}: efekt které karty {who}?",
    en="{card}: which card's effect {who}?",
    public=("čí efekt se zopakuje", "whose effect to copy"),
)
ASK_GET = prompts.add(
    "get",
    cs="{card}: kterou kartu naverbuješ zdarma?",
    en="{card}: which card do you recruit for free?",
    public=("kterou kartu naverbuje zdarma", "which card to recruit for free"),
)
ASK_WEAKEN = prompts.add(
    "weaken",
    cs="{card}: kdo přijde o {loss}?",
    en="{card}: who loses {loss}?",
    public=("kdo přijde o mistrovství", "who loses mastery"),
)
ASK_ASSIGN = prompts.add(
    "assign",
    cs="Fáze útoku ({left}): jakou silou zaútočíš na protivníka {target}?",
    en="Attack phase ({left}): how much power do you use against {target}?",
    public=("jak rozdělí svou sílu", "how to divide the power"),
)
ASK_STRIKE = prompts.add(
    "strike",
    cs="Fáze útoku ({left}): jakou silou zaútočíš na všechny protivníky?",
    en="Attack phase ({left}): how much power do you use against all opponents?",
    public=("jakou silou zaútočí", "how much power to use"),
)
ASK_NEXT = prompts.add(
    "order",
    cs="Čeká několik efektů najednou: který se vyhodnotí teď?",
    en="Several effects are waiting: which one is resolved now?",
    public=("pořadí efektů", "the order of effects"),
)
ASK_CHOOSE = prompts.add(
    "choose",
    cs="{won}Za kterou postavu budeš hrát?",
    en="{won}Which character do you play?",
    public=("za kterou postavu bude hrát", "which character to play"),
)
ASK_OPPOSE = prompts.add("oppose", cs="Kdo bude tvůj úhlavní nepřítel?", en="Who is your nemesis?")
ASK_BID = prompts.add(
    "bid",
    cs="Dražba výběru postavy ({best}): kolik životů nabídneš?",
    en="Character auction ({best}): how much health do you bid?",
    public=("kolik životů nabídne v dražbě", "how much health to bid"),
)
ASK_PICK = prompts.add(
    "pick",
    cs="Výběr relikvií: kterou si vezmeš jako {nth}?",
    en="Relic draft: which one do you take as your {nth}?",
    public=("kterou relikvii si vezme", "which relic to take"),
)
ASK_ADD = prompts.add(
    "add",
    cs="Přidáš si do základního balíčku jedenáctou kartu?",
    en="Do you add an eleventh card to your starter deck?",
)
ASK_NEMESIS_CARD = prompts.add(
    "nemesis card",
    cs="Úhlavní nepřítel vykládá z nabídky karty {faction}: která je na řadě?",
    en="The nemesis plays the {faction} cards of the row: which one now?",
)
ASK_NEMESIS_CHAMPION = prompts.add(
    "nemesis champion",
    cs="Úhlavní nepřítel vyčerpává své šampiony: který je na řadě?",
    en="The nemesis exhausts its champions: which one now?",
)
ASK_NEMESIS_TARGET = prompts.add(
    "nemesis target",
    cs="Úhlavní nepřítel útočí ({left}): kterého z tvých šampionů zničí?",
    en="The nemesis attacks ({left}): which of your champions does it destroy?",
)

# ---- what happened ----
L_TURN = lines.add("turn", cs="— {seat} je na tahu. —", en="— It is the turn of {seat}. —")
L_PLAYS = lines.add("plays", cs="{seat} vykládá kartu {card}.", en="{seat} plays {card}.")
L_RECRUITS = lines.add(
    "recruits", cs="{seat} verbuje kartu {card} za {n:gem}.", en="{seat} recruits {card} for {n:gem}."
)
L_GETS = lines.add(
    "gets",
    cs="{seat} verbuje zdarma kartu {card} ({thing}).",
    en="{seat} recruits {card} for free ({thing}).",
)
L_HIRES = lines.add(
    "hires", cs="{seat} okamžitě vykládá žoldáka {card} za {n:gem}.", en="{seat} fast-plays {card} for {n:gem}."
)
L_EXHAUSTS = lines.add("exhausts", cs="{seat} vyčerpává šampiona {card}.", en="{seat} exhausts {card}.")
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
    "shuffles",
    cs="{seat} míchá odkládací balíček do nového dobíracího balíčku.",
    en="{seat} shuffles the discard pile into a new deck.",
)
L_BANISHES_HAND = lines.add(
    "banishes", cs="{seat} odstraňuje z ruky kartu {card}.", en="{seat} banishes {card} from hand."
)
L_BANISHES_DISCARD = lines.add(
    "banishes",
    cs="{seat} odstraňuje z odkládacího balíčku kartu {card}.",
    en="{seat} banishes {card} from the discard pile.",
)
L_BURNS = lines.add(
    "banishes",
    cs="{seat} odstraňuje z vrchu verbovacího balíčku kartu {card}.",
    en="{seat} banishes {card} from the top of the centre deck.",
)
L_RETURNS = lines.add(
    "returns",
    cs="{seat} si vrací z odkládacího balíčku do ruky kartu {card}.",
    en="{seat} returns {card} from the discard pile to hand.",
)
L_TO_HAND = lines.add("returns", cs="{seat} si bere do ruky kartu {card}.", en="{seat} takes {card} into hand.")
L_ATTACKS = lines.add(
    "attacks",
    cs="{seat} útočí silou {number} na šampiona {card} ({other}).",
    en="{seat} attacks the champion {card} ({other}) with {number} power.",
)
L_DESTROYED = lines.add(
    "destroyed", cs="Šampion {card} je zničen ({seat}).", en="The champion {card} ({seat}) is destroyed."
)
L_REVEALS = lines.add(
    "reveals", cs="{seat} odhaluje z ruky kartu {card} ({thing}).", en="{seat} reveals {card} from hand ({thing})."
)
L_ASSIGNS = lines.add(
    "assigns",
    cs="{seat} útočí silou {number} na protivníka {other}.",
    en="{seat} attacks {other} with {number} power.",
)
L_ASSIGNS_ENDLESS = lines.add(
    "assigns",
    cs="{seat} útočí nekonečnou silou na protivníka {other}.",
    en="{seat} attacks {other} with infinite power.",
)
L_PROTECTED = lines.add(
    "protected",
    cs="Na protivníka {other} teď nelze zaútočit: brání tomu karta {card}.",
    en="{other} cannot be attacked now, because of {card}.",
)
L_NOBODY = lines.add(
    "nobody to attack",
    cs="{seat} nemá na koho zaútočit; síla {number} propadá.",
    en="{seat} has nobody to attack; {number} power is lost.",
)
L_KEEPS = lines.add(
    "keeps back",
    cs="{seat} část síly nevyužívá; síla {number} propadá.",
    en="{seat} keeps power back; {number} power is lost.",
)
L_NO_SHIELDS = lines.add(
    "no shields", cs="{seat} se nemůže bránit štíty ({card}).", en="{seat} cannot use shields ({card})."
)
L_SHIELDS = lines.add("shields", cs="{seat} odvrací {n:damage} ({card}).", en="{seat} prevents {n:damage} ({card}).")
L_DAMAGE = lines.add(
    "damage",
    cs="{seat} přichází o {n:health} (útočí {other}).",
    en="{seat} loses {n:health} (attacked by {other}).",
)
L_UNHARMED = lines.add(
    "unharmed",
    cs="{seat} vyvázne bez zranění (útočí {other}).",
    en="{seat} takes no damage (attacked by {other}).",
)
L_OUT = lines.add("out", cs="{seat} vypadává ze hry.", en="{seat} is eliminated.")
L_MORE_CARDS = lines.add(
    "more cards",
    cs="{seat} si na konci tahu dobere o {n:card} více ({card}).",
    en="{seat} will draw {n:card} more at the end of the turn ({card}).",
)
L_DIRECT = lines.add(
    "direct", cs="{seat} uvádí šampiona {card} rovnou do hry.", en="{seat} puts {card} directly into play."
)
L_ROW = lines.add("row", cs="Do nabídky přichází karta {card}.", en="{card} enters the centre row.")
L_TAKES = lines.add("takes", cs="{seat} verbuje zdarma relikvii {card}.", en="{seat} takes the relic {card}.")
L_CHARACTER = lines.add("character", cs="{seat} hraje za postavu {word}.", en="{seat} plays as {word}.")
L_BIDS = lines.add("bids", cs="{seat} nabízí {n:health}.", en="{seat} bids {n:health}.")
L_WINS_AUCTION = lines.add(
    "wins auction",
    cs="{seat} vyhrává dražbu a platí {n:health}.",
    en="{seat} wins the auction and pays {n:health}.",
)
L_PICKS = lines.add("picks", cs="{seat} si bere relikvii {card}.", en="{seat} picks the relic {card}.")
L_NEMESIS_REVEALS = lines.add(
    "nemesis reveals",
    cs="{seat} odhaluje kartu {card} (frakce {word}).",
    en="The nemesis reveals {card} ({word}).",
)
L_MATCH = lines.add(
    "faction match",
    cs="Frakce odhalené karty je i frakcí úhlavního nepřítele ({word}).",
    en="The revealed card is of the nemesis's own faction ({word}).",
)
L_DOUBLES = lines.add(
    "doubles", cs="{seat} má nyní sílu {number} ({card}).", en="{seat} now has {number} power ({card})."
)
L_COPIES = lines.add(
    "copies", cs="Karta {thing} opakuje efekt karty {card}.", en="{thing} copies the effect of {card}."
)
L_END_TEAM = lines.add(
    "end team", cs="Konec partie: {seat} a {other} vítězí.", en="The match is over: {seat} and {other} win."
)
L_END = lines.add("end", cs="Konec partie: {seat} vítězí.", en="The match is over: {seat} wins.")
L_DRAW_GAME = lines.add("draw game", cs="Konec partie: remíza.", en="The match is over: a draw.")
PLAY_PHASE_OVER = over_lines(
    lines,
    cs="{seat} ukončuje fázi hraní.",
    en="{seat} ends the play phase.",
    alone=(
        "Fáze hraní skončila: nic dalšího v ní nešlo udělat.",
        "The play phase is over: nothing else could be done in it.",
    ),
)

vocabulary.order(NEXT, ASK_NEXT, "SOI-076")

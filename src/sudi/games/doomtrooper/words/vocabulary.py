"""The verbs, questions and log lines of the game."""

from __future__ import annotations

from sudi.kernel.decision import CARD, NUMBER, PHASE, QUESTION, SEAT, WORD, Word
from sudi.kernel.ends import over_lines
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
ORGANISATION_BITS = tuple(t.bit for t in tr.TRAITS if t.bit & (tr.CORPORATIONS | tr.BROTHERHOOD | tr.LEGION))
ENEMIES = tuple(
    Word(t.id, t.name) for t in tr.TRAITS if t.bit & (tr.AFFILIATIONS | tr.LEGION) & ~tr.CRESCENTIA
)  # fmt: skip
ENEMY_BITS = tuple(t.bit for t in tr.TRAITS if t.bit & (tr.AFFILIATIONS | tr.LEGION) & ~tr.CRESCENTIA)
AREA_WORDS = tuple(Word(area, AREA_NAMES[area]) for area in (*AREAS, "aside"))  # in the order of the places
ABILITIES = tuple(Word(str(n + 1), Bilingual(f"{n + 1}. schopnost", f"ability {n + 1}")) for n in range(8))

# ---- the actions of the catalogue (DTR-014) ----
DEPLOY = verbs.add("deploy", a=CARD, cs="Vyložit bojovníka {a}", en="Deploy {a}")
HIDE = verbs.add("hide", a=CARD, cs="Vyložit do úkrytu bojovníka {a}", en="Deploy {a} into cover")
COVER = verbs.add("cover", a=CARD, cs="Vyhledat úkryt: {a}", en="Seek cover with {a}")
LEAVE = verbs.add("leave", a=CARD, cs="Opustit úkryt: {a}", en="Exit cover with {a}")
MEDITATE = verbs.add("meditate", cs="Meditovat", en="Meditate")
ATTACH = verbs.add("attach", a=CARD, b=CARD, cs="Přiložit kartu {a} ke kartě {b}", en="Attach {a} to {b}")
LAY = verbs.add("lay", a=CARD, b=WORD, words=AREA_WORDS, cs="Vyložit kartu {a} ({b})", en="Lay {a} ({b})")
TASK = verbs.add("task", a=CARD, b=SEAT, cs="Přidělit úkol {a}, hráč: {b}", en="Assign {a} to {b}")
BOARD = verbs.add("board", a=CARD, cs="Nastoupit: {a}", en="Board {a}")
ALIGHT = verbs.add("alight", a=CARD, cs="Vystoupit: {a}", en="Leave {a}")
TRANSFER = verbs.add("transfer", a=CARD, cs="Transfer: {a}", en="Transfer {a}")
EMISSARY = verbs.add("emissary", a=CARD, b=WORD, words=AREA_WORDS, cs="Vyslat: {a} ({b})", en="Send {a} ({b})")
MOVE_CARD = verbs.add("move", a=CARD, b=CARD, cs="Přesunout kartu {a} k bojovníkovi {b}", en="Move {a} to {b}")
ATTACK = verbs.add("attack", cs="Zaútočit", en="Attack")
TURN_UP = verbs.add("turn_up", a=CARD, cs="Obrátit kartu {a} lícem nahoru", en="Turn {a} face up")
SABOTAGE = verbs.add("sabotage", a=CARD, b=SEAT, cs="Sabotáž bojovníkem {a} proti: {b}", en="Sabotage {b} with {a}")
END = verbs.add("end", cs="Ukončit akce", en="End the actions", stops=PHASE)
# ---- cards and abilities ----
PLAY = verbs.add("play", a=CARD, cs="Zahrát kartu {a}", en="Play {a}")
PLAY_ON = verbs.add("play_on", a=CARD, b=CARD, cs="Zahrát kartu {a} na kartu {b}", en="Play {a} on {b}")
PLAY_AT = verbs.add("play_at", a=CARD, b=SEAT, cs="Zahrát kartu {a}, hráč: {b}", en="Play {a} on {b}")
CAST = verbs.add("cast", a=CARD, b=CARD, cs="Seslat kouzlo {a} (sesílá bojovník {b})", en="Cast {a} with {b}")
USE = verbs.add("use", a=CARD, b=WORD, words=ABILITIES, cs="{a}: {b}", en="{a}: {b}")
DECLARE = verbs.add("declare", a=CARD, b=WORD, words=(
    Word("doomtrooper", Bilingual("Doomtrooper", "Doomtrooper")),
    Word("legion", Bilingual("Černá legie", "Dark Legion")),
), cs="Bojovník {a} je nyní: {b}", en="{a} is now: {b}")  # fmt: skip
ASSIGN = verbs.add(
    "assign", a=CARD, b=CARD, cs="Přidělit bojovníka {a} (seržant {b})", en="Assign {a} to the sergeant {b}"
)
REPAY = verbs.add("repay", cs="Splatit 1 bod dluhu", en="Repay 1 point of debt")
STRENGTHEN = verbs.add("strengthen", a=CARD, cs="Zesílit kouzlo {a}", en="Strengthen {a}")
PASS = verbs.add("pass", cs="Nehrát nic", en="Pass", stops=QUESTION)

# ---- answers to questions ----
KEEP = verbs.add("keep", cs="Nechat si úvodní list", en="Keep the hand", inner=True)
NEW_HAND = verbs.add("renew", cs="Kardinálské privilegium: nový list", en="Cardinal's privilege: new hand", inner=True)
AGAINST = verbs.add(
    "against", a=CARD, b=CARD, cs="Bojovník {a} napadne bojovníka {b}", en="{a} attacks {b}", inner=True
)
UNMASK = verbs.add(
    "unmask",
    a=CARD,
    b=NUMBER,
    cs="Bojovník {a} napadne skrytého bojovníka č. {b}",
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
DROP = verbs.add("drop", a=CARD, cs="Odhodit kartu {a}", en="Discard {a}", inner=True)
DONE = verbs.add("done", cs="Hotovo", en="Done", inner=True, stops=QUESTION)
TARGET = verbs.add("target", a=CARD, cs="Zvolit: {a}", en="Choose {a}", inner=True)
TARGET_PLAYER = verbs.add("player", a=SEAT, cs="Zvolit: {a}", en="Choose {a}", inner=True)
ORGANISATION = verbs.add("organisation", a=WORD, words=ORGANISATIONS, cs="{a}", en="{a}", inner=True)
AFFILIATION = verbs.add("affiliation", a=WORD, words=ENEMIES, cs="{a}", en="{a}", inner=True)
YES = verbs.add("yes", cs="Ano", en="Yes", inner=True)
NO = verbs.add("no", cs="Ne", en="No", inner=True)
INSIDE = verbs.add("inside", cs="Uvnitř vozidla", en="Inside the vehicle", inner=True)
OUTSIDE = verbs.add("outside", cs="Vně vozidla", en="Outside the vehicle", inner=True)
PILES = ("library", "grave")
PILE = verbs.add(
    "pile",
    a=WORD,
    words=(Word("library", Bilingual("knihovna", "library")), Word("grave", Bilingual("hrob", "discard pile"))),
    cs="{a}",
    en="{a}",
    inner=True,
)
AS_DESTINY = verbs.add("as_destiny", a=NUMBER, cs="Body osudu: {a}", en="Destiny points: {a}", inner=True)
AS_VICTORY = verbs.add("as_victory", a=NUMBER, cs="Vítězné body: {a}", en="Victory points: {a}", inner=True)
BID = verbs.add("bid", a=NUMBER, cs="Nabídnout {a}", en="Bid {a}", inner=True)
NO_BID = verbs.add("no_bid", cs="Nepřihazovat", en="Do not bid", inner=True)
AREA = verbs.add("area", a=WORD, words=AREA_WORDS, cs="{a}", en="{a}", inner=True)
DUCK = verbs.add("duck", a=CARD, cs="Zahnat do úkrytu: {a}", en="Send {a} into cover", inner=True)
SUFFER = verbs.add("suffer", a=CARD, cs="Nechat zranit: {a}", en="Let {a} be wounded", inner=True)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Nyní vyhodnotit kartu {a}", en="Resolve {a} next", inner=True)

# ---- questions of the turn ----
ASK_PRIVILEGE = prompts.add(
    "privilege",
    cs="Chceš využít Kardinálské privilegium?",
    en="Do you use the Cardinal's privilege?",
    public=("zda využije Kardinálské privilegium", "whether to use the Cardinal's privilege"),
)
_WHICH_ACTION = ("kterou akci provede", "which action to take")
ASK_ACTION = prompts.add("action", cs="Kterou akci provedeš?", en="Which action do you take?", public=_WHICH_ACTION)
ASK_GRANTED = prompts.add(
    "granted", cs="{card}: kterou akci provedeš?", en="{card}: which action do you take?", public=_WHICH_ACTION
)
ASK_DISCARD = prompts.add(
    "discard",
    cs="Kterou kartu z ruky odhodíš?",
    en="Which card of your hand do you discard?",
    public=("kterou kartu odhodí", "which card to discard"),
)
ASK_NEXT = prompts.add(
    "order",
    cs="Co se vyhodnotí jako další?",
    en="What is resolved next?",
    public=("v jakém pořadí se efekty vyhodnotí", "in which order effects are resolved"),
)
ASK_ANYTIME = prompts.add("anytime", cs="KDYKOLI: zahraješ něco?", en="ANYTIME: do you play something?", window=ANYTIME)
ASK_REACT = prompts.add("react", cs="{card}: budeš reagovat?", en="{card}: do you react?", window=REACTION)
ASK_EDGE = prompts.add(
    "edge",
    cs="Začátek nebo konec kola: zahraješ kartu, která se hraje jen tehdy?",
    en="Start or end of the turn: do you play a card that is played only then?",
    window=ANYTIME,
)

# ---- questions of a combat ----
ASK_OPPONENTS = prompts.add(
    "opponents", cs="Kdo zaútočí na koho?", en="Who attacks whom?", public=("kdo zaútočí na koho", "who attacks whom")
)
ASK_TACTIC = prompts.add(
    "tactic",
    cs="Útočí bojovník {card}: jaká bude bitevní taktika?",
    en="{card} attacks: which battle tactic?",
    public=("o bitevní taktice", "the battle tactic"),
)
ASK_ZONE = prompts.add(
    "zone",
    cs="Brání se bojovník {card}: z které válečné zóny?",
    en="{card} defends: from which warzone?",
    public=("o válečné zóně obránce", "the defender's warzone"),
)
ASK_WEAPON = prompts.add(
    "weapon",
    cs="{card}: kterou zbraň použije?",
    en="{card}: which weapon does it use?",
    public=("o zbrani do souboje", "the weapon for the combat"),
)
ASK_STRUCK = prompts.add(
    "struck",
    cs="Proti tobě stojí bojovník {card} s posilami: koho zasáhneš?",
    en="You face {card} with reinforcements: whom do you hit?",
    public=("koho ze skupiny zasáhne", "whom of the group to hit"),
)
ASK_SPLIT = prompts.add(
    "points",
    cs="Body za kartu {card}: kolik z nich bude vítězných?",
    en="The points for {card}: how many of them become victory points?",
    public=("jak si rozdělí získané body", "how to split the points earned"),
)

# ---- questions of cards ----
ASK_TARGET = prompts.add("target", cs="{card}: na koho kouzlo sešleš?", en="{card}: on whom do you cast it?")
ASK_UNITS = prompts.add("units", cs="{card}: kolikrát zaplatíš?", en="{card}: how many times do you pay?")
ASK_VEHICLE = prompts.add("vehicle", cs="{card}: bude bojovník uvnitř?", en="{card}: is the warrior inside?")
ASK_REWARD = prompts.add("reward", cs="{card}: jakou odměnu si vezmeš?", en="{card}: which reward do you take?")
ASK_BID = prompts.add(
    "bid",
    cs="Dražba bojovníka {card}: kolik nabízíš?",
    en="{card} is up for auction: how much do you bid?",
    public=("kolik v dražbě nabídne", "how much to bid"),
)
ASK_AREA = prompts.add("area", cs="{card}: které oblasti se to týká?", en="{card}: which area is meant?")
ASK_DUCK = prompts.add(
    "duck", cs="{card}: do úkrytu, nebo zranění?", en="{card}: into cover, or a wound?",
    public=("zda se bojovník ukryje", "whether a warrior goes into cover"),
)  # fmt: skip
ASK_UPKEEP = prompts.add(
    "upkeep",
    cs="{card}: zaplatíš {price:destiny}, aby tato karta zůstala ve hře?",
    en="{card}: do you pay {price:destiny} to keep it in play?",
)
ASK_RANSOM = prompts.add(
    "ransom",
    cs="{card}: zaplatíš {price:destiny}, aby bojovník {warrior} nebyl vyřazen?",
    en="{card}: do you pay {price:destiny} so that {warrior} is not discarded?",
)
ASK_EITHER_WAY = prompts.add(
    "either_way", cs="{card}: zvýšit (ano), nebo snížit (ne)?", en="{card}: raise it (yes) or lower it (no)?"
)
ASK_KEEP_PILE = prompts.add(
    "keep_pile",
    cs="{card}: zaplatíš {price:destiny}, abys nepřišel o hrob?",
    en="{card}: do you pay {price:destiny} to keep your discard pile?",
)
ASK_PAIR = prompts.add("pair", cs="{card}: o kom rozhodne mince?", en="{card}: whom does the coin decide about?")
ASK_POISON = prompts.add("poison", cs="{card}: použiješ jed na protivníka?", en="{card}: do you poison the opponent?")
ASK_IMPRISON = prompts.add("imprison", cs="Uvězníš bojovníka {card}?", en="Do you imprison {card}?")
ASK_CONFISCATE = prompts.add(
    "confiscate", cs="{card}: kterou kartu vězně vyřadíš?", en="{card}: which card of the prisoner do you discard?"
)
ASK_CORPORATION = prompts.add("corporation", cs="{card}: které korporace se týká?", en="{card}: which corporation?")
ASK_DISARM = prompts.add("disarm", cs="{card}: čí vybavení se vyřadí?", en="{card}: whose equipment is discarded?")
ASK_EXPEL = prompts.add(
    "expel", cs="{card}: o kterou příslušnost bojovník přijde?", en="{card}: which affiliation does the warrior lose?"
)
ASK_ENEMY = prompts.add("enemy", cs="{card}: kdo je nepřítel?", en="{card}: who is the enemy?")
ASK_HEAL = prompts.add("heal", cs="{card}: koho vyléčíš?", en="{card}: whom do you heal?")
ASK_HELPER = prompts.add("helper", cs="{card}: kdo přijde jako posila?", en="{card}: who comes as a reinforcement?")
ASK_WARD = prompts.add("ward", cs="{card}: vůči kterému daru vznikne imunita?", en="{card}: immunity to which gift?")
ASK_NEGATE = prompts.add("negate", cs="{card}: čí imunitu zrušíš?", en="{card}: whose immunity do you cancel?")
ASK_RESTORE = prompts.add(
    "restore", cs="{card}: čí zrušenou imunitu vrátíš?", en="{card}: whose cancelled immunity do you restore?"
)
ASK_WAIVE = prompts.add("waive", cs="{card}: které kartě dovolíš působit?", en="{card}: which card do you let through?")
ASK_SHELTER = prompts.add("shelter", cs="{card}: kdo se za ni schová?", en="{card}: who hides behind it?")
ASK_COME_OUT = prompts.add("come_out", cs="{card}: kdo zpoza ní vyjde?", en="{card}: who comes out from behind it?")
ASK_GUARD = prompts.add("guard", cs="{card}: koho bude střežit?", en="{card}: whom does it guard?")
ASK_ENROL = prompts.add("enrol", cs="{card}: komu udělíš příslušnost?", en="{card}: whom do you enrol?")
ASK_REDEEM = prompts.add("redeem", cs="{card}: koho vykoupíš?", en="{card}: whom do you redeem?")
ASK_DESTROY = prompts.add("destroy", cs="{card}: která karta ve hře zmizí?", en="{card}: which card in play goes?")
ASK_BUY_OUT = prompts.add("buy_out", cs="{card}: koho za jeho hodnotu vyřadíš?", en="{card}: whom do you buy out?")
ASK_AGE = prompts.add("age", cs="{card}: kdo zestárne?", en="{card}: who grows older?")
ASK_LOOT = prompts.add("loot", cs="{card}: které vybavení vezmeš?", en="{card}: which equipment do you take?")
ASK_EQUIP = prompts.add("equip", cs="Kdo dostane kartu {card}?", en="Who gets {card}?")
ASK_HAND_OUT = prompts.add(
    "hand_out", cs="{card}: které vybavení z ruky dáš?", en="{card}: which equipment of your hand do you give?"
)
ASK_LINK = prompts.add("link", cs="{card}: které zbraně se týká?", en="{card}: which weapon is meant?")
ASK_STORE = prompts.add("store", cs="{card}: kterou kartu z ruky k ní přiložíš?", en="{card}: which card do you store?")
ASK_CAST = prompts.add("cast", cs="{card}: které kouzlo z ruky se sešle?", en="{card}: which spell is cast?")
ASK_SUMMON = prompts.add("summon", cs="{card}: které kouzlo vyvoláš?", en="{card}: which spell do you summon?")
ASK_CASTER = prompts.add("caster", cs="Kdo sešle kouzlo {card}?", en="Who casts {card}?")
ASK_RAISE = prompts.add("raise", cs="{card}: kdo vstane z mrtvých?", en="{card}: who is raised?")
ASK_RECOVER = prompts.add(
    "recover", cs="{card}: kterou obětovanou kartu vrátíš?", en="{card}: which card is recovered?"
)
ASK_TAKE = prompts.add("take", cs="{card}: kterou kartu si vezmeš do ruky?", en="{card}: which card do you take?")
ASK_REDEPLOY = prompts.add("redeploy", cs="{card}: kdo se transferuje?", en="{card}: who transfers?")
ASK_FILL = prompts.add(
    "fill",
    cs="{card}: dobereš si do plné ruky?",
    en="{card}: do you draw up to a full hand?",
    public=("zda dobere do plné ruky", "whether to draw up to a full hand"),
)
ASK_WHOSE = prompts.add("whose", cs="{card}: čí karty si prohlédneš?", en="{card}: whose cards do you look through?")
ASK_REMOVE = prompts.add("remove", cs="{card}: kterou z těchto karet odstraníš?", en="{card}: which of them goes?")
ASK_RESHUFFLE = prompts.add(
    "reshuffle",
    cs="{card}: zamícháš svou knihovnu?",
    en="{card}: do you shuffle your library?",
    public=("zda zamíchá svou knihovnu", "whether to shuffle the library"),
)
ASK_AFFLICT = prompts.add("afflict", cs="{card}: koho se to bude týkat?", en="{card}: whom is it about?")
ASK_DRIVE = prompts.add("drive", cs="{card}: kdo se musí ukrýt?", en="{card}: who has to go into cover?")
ASK_CURE = prompts.add(
    "cure", cs="{card}: zaplatíš {price:destiny} za vyléčení?", en="{card}: do you pay {price:destiny} to heal?"
)
ASK_EXCHANGE = prompts.add("exchange", cs="{card}: kolik bodů vyměníš?", en="{card}: how many points do you exchange?")
ASK_AGAIN = prompts.add(
    "again",
    cs="{card}: zaplatíš {price:destiny} a uděláš to ještě jednou?",
    en="{card}: once more, for {price:destiny}?",
)
ASK_BRING = prompts.add("bring", cs="{card}: kdo přijde do hry?", en="{card}: who comes into play?")
ASK_WHOSE_HAND = prompts.add("whose_hand", cs="{card}: čí ruka to bude?", en="{card}: whose hand is it?")
ASK_PILE = prompts.add(
    "pile", cs="{card}: kterou hromádku si prohlédneš?", en="{card}: which pile do you look through?"
)
ASK_PAY_OR = prompts.add(
    "pay_or",
    cs="{card}: zaplatíš {price:destiny}, aby bojovník nebyl zabit?",
    en="{card}: do you pay {price:destiny} so that the warrior is not killed?",
)
ASK_DEFENDER = prompts.add("defender", cs="{card}: kdo se bude bránit?", en="{card}: who defends?")
ASK_ATTACKER = prompts.add("attacker", cs="{card}: kdo zaútočí?", en="{card}: who attacks?")
ASK_SUMMON_GEAR = prompts.add("summon_gear", cs="{card}: co vyvoláš?", en="{card}: what do you summon?")
ASK_VICTIM = prompts.add("victim", cs="{card}: kdo je cílem úkolu?", en="{card}: who is the target of the mission?")
ASK_OFFERING = prompts.add("offering", cs="{card}: koho za to vyřadíš?", en="{card}: whom do you discard for it?")
ASK_STEEL = prompts.add("steel", cs="{card}: koho posílíš?", en="{card}: whom do you strengthen?")
ASK_COHORT = prompts.add("cohort", cs="{card}: čí Kohortu omámíš?", en="{card}: whose Cohort do you stupefy?")
ASK_CANCEL = prompts.add("cancel", cs="{card}: které kouzlo zrušíš?", en="{card}: which spell do you cancel?")
ASK_TAKE_OVER = prompts.add("take_over", cs="Jak cizí kartu {card} zahraješ?", en="How do you play {card} yourself?")
ASK_GRENADE = prompts.add("grenade", cs="{card}: koho zraníš?", en="{card}: whom do you wound?")

# ---- what happened ----
L_TURN = lines.add("turn", cs="— Kolo: {seat}. —", en="— The turn of {seat}. —")
L_DRAWS = lines.add("draws cards", cs="{seat} dobírá {n:card}.", en="{seat} draws {n:card}.")
L_RENEWS = lines.add("renews", cs="{seat} využívá Kardinálské privilegium.", en="{seat} uses the Cardinal's privilege.")
L_DEPLOYS = lines.add("deploys", cs="{seat} vykládá bojovníka {card}.", en="{seat} deploys {card}.")
L_HIDES = lines.add(
    "hides",
    cs="{seat} vykládá do úkrytu bojovníka {card}.",
    en="{seat} deploys {card} into cover.",
    secret=("{seat} vykládá bojovníka do úkrytu.", "{seat} deploys a warrior into cover."),
)
L_REVEALED = lines.add("revealed", cs="Bojovník {card} je odhalen.", en="{card} is revealed.")
L_UNPAID = lines.add(
    "unpaid", cs="{seat} nemůže zaplatit: bojovník {card} je vyřazen.", en="{seat} cannot pay: {card} is discarded."
)
L_COVER = lines.add("covers", cs="Bojovník {card} je v úkrytu.", en="{card} is in cover.")
L_LEAVES = lines.add("leaves", cs="Bojovník {card} opouští úkryt.", en="{card} exits cover.")
L_DESTINY = lines.add("destiny", cs="{seat} získává {n:destiny} ({card}).", en="{seat} gains {n:destiny} ({card}).")
L_PAYS = lines.add("pays", cs="{seat} platí {n:destiny} ({card}).", en="{seat} pays {n:destiny} ({card}).")
L_LOSES = lines.add("loses", cs="{seat} ztrácí {n:destiny} ({card}).", en="{seat} loses {n:destiny} ({card}).")
L_VICTORY = lines.add("victory", cs="{seat} získává {n:victory} ({card}).", en="{seat} gains {n:victory} ({card}).")
L_FALLS = lines.add("falls", cs="{seat} ztrácí {n:victory} ({card}).", en="{seat} loses {n:victory} ({card}).")
L_ATTACHES = lines.add(
    "attaches", cs="Karta {card} je přiložena ke kartě {thing}.", en="{card} is attached to {thing}."
)
L_LAYS = lines.add("lays", cs="{seat} vykládá kartu {card}.", en="{seat} lays {card}.")
L_PLAYS = lines.add("plays", cs="{seat} hraje kartu {card}.", en="{seat} plays {card}.")
L_CASTS = lines.add("casts", cs="Bojovník {thing} sesílá kouzlo {card}.", en="{thing} casts {card}.")
L_USES = lines.add("uses", cs="{seat} využívá kartu {card}.", en="{seat} uses {card}.")
L_CANCELLED = lines.add("cancelled", cs="{card}: zrušeno.", en="{card} is cancelled.")
L_TRANSFERS = lines.add("transfers", cs="{card}: transfer ({word}).", en="{card} transfers ({word}).")
L_BOARDS = lines.add("boards", cs="{card}: bojovník je uvnitř.", en="{card}: the warrior is inside.")
L_ALIGHTS = lines.add("alights", cs="{card}: bojovník je vně.", en="{card}: the warrior is outside.")
L_DECLARES = lines.add("declares", cs="{seat} vyhlašuje souboj.", en="{seat} declares a combat.")
L_AGAINST = lines.add("against", cs="Bojovník {card} útočí na bojovníka {thing}.", en="{card} attacks {thing}.")
L_FIGHTS = lines.add("fights", cs="Taktika: zápas.", en="The tactic is fight.")
L_SHOOTS = lines.add("shoots", cs="Taktika: střelba.", en="The tactic is shoot.")
L_ZONE = lines.add("zone", cs="Obrana z válečné zóny {card}.", en="The defence is made from {card}.")
L_BLOW = lines.add("blow", cs="{card}: útok o síle {n}.", en="{card} strikes with {n}.")
L_ARMOUR = lines.add("armour", cs="{card}: obrana {n}.", en="{card} has armour {n}.")
L_STOPPED = lines.add("stopped", cs="Souboj končí.", en="The combat ends.")
L_WOUNDED = lines.add("wounded", cs="Bojovník {card} je zraněn.", en="{card} is wounded.")
L_KILLED = lines.add("killed", cs="Bojovník {card} je zabit.", en="{card} is killed.")
L_SAVED = lines.add("saved", cs="Bojovník {card} je zachráněn.", en="{card} is saved.")
L_HEADS = lines.add("heads", cs="{seat} hází mincí: panna ({card}).", en="{seat} flips a coin: heads ({card}).")
L_TAILS = lines.add("tails", cs="{seat} hází mincí: orel ({card}).", en="{seat} flips a coin: tails ({card}).")
L_HEALED = lines.add("healed", cs="Bojovník {card} je vyléčen.", en="{card} is healed.")
L_DISCARDED = lines.add("discarded", cs="Karta {card} je vyřazena ze hry.", en="{card} is discarded.")
L_SACRIFICED = lines.add("sacrificed", cs="Karta {card} je obětována.", en="{card} is sacrificed.")
L_DROPS = lines.add(
    "drops",
    cs="{seat} odhazuje kartu {card}.",
    en="{seat} discards {card}.",
    secret=("{seat} odhazuje kartu.", "{seat} discards a card."),
)
L_HAND_SHOWN = lines.add("hand_shown", cs="{seat} odkrývá ruku.", en="{seat} shows the hand.")
L_TURNED_UP = lines.add("turned_up", cs="{seat} obrací kartu {card}.", en="{seat} turns {card} face up.")
L_RETURNS = lines.add("returns", cs="Karta {card} se vrací do ruky.", en="{card} returns to the hand.")
L_TAKES = lines.add(
    "takes",
    cs="{seat} si bere do ruky kartu {card}.",
    en="{seat} takes {card}.",
    secret=("{seat} si bere kartu do ruky.", "{seat} takes a card."),
)
L_TAKES_OPENLY = lines.add(
    "takes openly", cs="{seat} si bere do ruky kartu {card} a ukazuje ji.", en="{seat} takes {card} and shows it."
)
L_LOOKS = lines.add(
    "looks", cs="{seat} si prohlíží karty hráče {other} ({card}).", en="{seat} looks through cards of {other} ({card})."
)
L_SABOTAGES = lines.add(
    "sabotages", cs="Bojovník {card} provádí sabotáž proti: {other}.", en="{card} sabotages {other}."
)
L_FAILS = lines.add("fails", cs="Sabotáž se nezdařila.", en="The sabotage fails.")
L_COMPLETED = lines.add("completed", cs="Úkol splněn: {card}.", en="{card} is completed.")
L_HELPS = lines.add("helps", cs="Bojovník {card} přichází jako posila.", en="{card} comes as a reinforcement.")
L_TAKEN = lines.add("taken", cs="{seat} získává kontrolu nad kartou {card}.", en="{seat} takes control of {card}.")
L_OUT = lines.add("out", cs="{seat} prohrává.", en="{seat} loses the game.")
L_TIME = lines.add("time", cs="Čas vypršel: každý odehraje ještě jedno kolo.", en="Time is up: one more turn for all.")
L_BIDS = lines.add("bids", cs="{seat} nabízí {n:destiny} ({card}).", en="{seat} bids {n:destiny} ({card}).")
L_JAILED = lines.add("jailed", cs="Bojovník {card} je uvězněn.", en="{card} is imprisoned.")
L_REPAYS = lines.add("repays", cs="{seat} splácí dluh.", en="{seat} repays debt.")
ACTIONS_OVER = over_lines(
    lines,
    cs="{seat} ukončuje krok akcí.",
    en="{seat} ends the action step.",
    alone=(
        "Krok akcí skončil: nic dalšího v něm nešlo udělat.",
        "The action step is over: nothing else could be done in it.",
    ),
)
DISCARDING_OVER = over_lines(
    lines,
    cs="{seat} ukončuje krok odhazování.",
    en="{seat} ends the discard step.",
    alone=(
        "Krok odhazování skončil: v ruce nebyla žádná karta.",
        "The discard step is over: there was no card in hand.",
    ),
)

ORDER = vocabulary.order(NEXT, ASK_NEXT, "DTR-030")

"""The questions of the game, and what those who are not asked may be told about them."""

from __future__ import annotations

from typing import Any

from sudi.kernel.log import player_name
from sudi.kernel.wording import LANGUAGES, Bilingual

from .vocabulary import NEXT, vocabulary

prompts = vocabulary.prompts


def whose(s: Any, seat: int) -> Bilingual:
    """Whose something is, as the one who is asked reads it."""
    return Bilingual("u tebe", "yours") if seat == s.seat else who(s, seat)


def who(s: Any, seat: int) -> Bilingual:
    return Bilingual(*(player_name(s.t, seat, lang) for lang in LANGUAGES))


def _ask(name: str, cs: str, en: str, public_cs: str, public_en: str) -> int:
    """A question; the others may be told what it is about, since everything asked for here happens in the open."""
    return prompts.add(name, cs=cs, en=en, public=(public_cs, public_en))


# What stands in brackets beside {card} comes from the question that asks.
ASK_MAIN = _ask("main", "Hlavní fáze: co uděláš?", "Main phase: what do you do?", "hlavní fáze", "the main phase")
ASK_DRAW = _ask("draw", "Dobereš si další kartu?", "Do you draw another card?", "dobírání karet", "drawing cards")
ASK_PARTS = _ask(
    "parts", "Na co využiješ náhradní díly?", "What do you spend spare parts on?", "náhradní díly", "spare parts"
)
ASK_START = _ask(
    "start", "Začátek kola: co dřív?", "Start of the turn: what first?", "začátek kola", "the start of the turn"
)
ASK_DAMAGE = _ask(
    "damage", "Které zranění udělíš teď?", "Which damage do you deal now?", "udělení zranění", "dealing damage"
)
ASK_PAY = _ask("pay", "{card}: čím zaplatíš?", "{card}: what do you pay with?", "placení karty", "paying for a card")
ASK_GAIN = _ask(
    "gain", "{card}: který zdroj získáš?", "{card}: which resource do you gain?", "zisk zdroje", "gaining a resource"
)
ASK_CONVERT = _ask(
    "convert",
    "Na který zdroj dvě kostky přeměníš?",
    "Which resource do the two dice become?",
    "přeměna kostek",
    "converting dice",
)
ASK_STORE = _ask(
    "store", "Kam uložíš {kind} zdroj?", "Where do you store the {kind} resource?", "ukládání zdrojů", "storing"
)
ASK_STORE_KIND = _ask(
    "store kind",
    "{card}: který zdroj se uloží ({whose})?",
    "{card}: which resource is stored ({whose})?",
    "ukládání zdroje",
    "storing a resource",
)
ASK_SCREW = _ask(
    "screw",
    "{card}: na kterou kartu dáš šroubek?",
    "{card}: which card gets a screw?",
    "výcvik karet",
    "putting screws on cards",
)
ASK_UNSCREW = _ask(
    "unscrew",
    "{card}: ze které karty zmizí šroubek ({whose})?",
    "{card}: which card loses a screw ({whose})?",
    "ničení šroubků",
    "destroying screws",
)
ASK_RECYCLE = _ask(
    "recycle", "{card}: kterou kartu recykluješ?", "{card}: which card do you recycle?", "recyklace", "recycling"
)
ASK_RECRUIT = _ask(
    "recruit", "{card}: kterou kartu naverbuješ?", "{card}: which card do you recruit?", "verbování", "recruiting"
)
ASK_DISCOVER = _ask(
    "discover",
    "{card}: kterou technologii objevíš?",
    "{card}: which technology do you discover?",
    "objevení technologie",
    "discovering",
)
ASK_LEADER = _ask(
    "leader", "Kterého vůdce si vybereš?", "Which leader do you choose?", "volba vůdce", "choosing a leader"
)
ASK_TRAIN = _ask(
    "train",
    "Která vycvičená karta půjde na odhazovací balíček dřív?",
    "Which trained card goes on the discard pile first?",
    "vycvičení karet",
    "training cards",
)
ASK_STARTER = _ask(
    "starter",
    "{card}: kterou startovní kartu vycvičíš?",
    "{card}: which starter card do you train?",
    "vycvičení startovní karty",
    "training a starter card",
)
ASK_SACRIFICE = _ask(
    "sacrifice",
    "{card}: kterou kartu obětuješ (bude zničena)?",
    "{card}: which card do you sacrifice (it is destroyed)?",
    "obětování karty",
    "sacrificing a card",
)
ASK_TOP = _ask(
    "top",
    "{card}: která ze zbylých karet bude na balíčku navrchu?",
    "{card}: which of the other cards goes on top of the deck?",
    "vrácení karet na balíček",
    "putting cards back on the deck",
)
ASK_REFRESH = _ask(
    "refresh", "{card}: kterou kartu obnovíš?", "{card}: which card do you refresh?", "obnovení karty", "refreshing"
)
ASK_EXHAUST = _ask(
    "exhaust",
    "{card}: která karta se unaví ({whose})?",
    "{card}: which card is exhausted ({whose})?",
    "unavení karty",
    "exhausting a card",
)
ASK_PROTOCOL = _ask(
    "protocol",
    "{card}: který protokol Invaze se unaví?",
    "{card}: which protocol of the Invasion is exhausted?",
    "unavení protokolu",
    "exhausting a protocol",
)
ASK_KEEP = _ask(
    "keep",
    "Kterou kartu z ruky si ponecháš do příštího kola? Smíš ještě: {n}.",
    "Which hand card do you keep until your next turn? You may still keep {n}.",
    "ponechání karet v ruce",
    "keeping hand cards",
)
ASK_DUMP = _ask(
    "dump",
    "Která karta z ruky půjde na skládku dřív?",
    "Which hand card goes on the dump first?",
    "odložení ruky na skládku",
    "dumping the hand",
)
ASK_DISCARD = _ask(
    "discard",
    "Kterou zahranou kartu odhodíš dřív?",
    "Which played card is discarded first?",
    "odhození zahraných karet",
    "discarding played cards",
)
ASK_LOSE = _ask(
    "lose",
    "{card}: který uložený zdroj bude zničen ({whose})?",
    "{card}: which stored resource is destroyed ({whose})?",
    "ničení uložených zdrojů",
    "destroying stored resources",
)
ASK_DIE = _ask(
    "die", "{card}: kterou kostku vylepšíš?", "{card}: which die do you upgrade?", "vylepšení kostky", "a die upgrade"
)
ASK_TURN = _ask(
    "turn die", "{card}: kterou kostku otočíš?", "{card}: which die do you turn?", "otočení kostky", "turning a die"
)
ASK_BLOCK = _ask(
    "block",
    "{card}: kterou kostku v tomto kole nepoužiješ?",
    "{card}: which die do you not use in this round?",
    "zákaz kostky",
    "a die put aside",
)
ASK_FACE = _ask(
    "face",
    "Na kterou stranu otočíš kostku č. {die}?",
    "Which face do you turn die no. {die} to?",
    "otočení kostky",
    "turning a die",
)
ASK_OUT = _ask(
    "out",
    "Kostka č. {die}: který šroubek vyjmeš?",
    "Die no. {die}: which screw do you take out?",
    "vylepšení kostky",
    "a die upgrade",
)
ASK_INTO = _ask(
    "in",
    "Kostka č. {die}: který šroubek vložíš místo vyjmutého ({out})?",
    "Die no. {die}: which screw do you put in for the one taken out ({out})?",
    "vylepšení kostky",
    "a die upgrade",
)
ASK_BRANCH = _ask(
    "choose",
    "{card}: kterou možnost si vybereš?",
    "{card}: which possibility do you choose?",
    "výběr možnosti",
    "choosing a possibility",
)
ASK_PRICE = _ask(
    "price",
    "{card}: zničíš kartu z ruky? (Za to: {what}.)",
    "{card}: do you destroy a card from hand? (For that: {what}.)",
    "zničení karty z ruky",
    "destroying a hand card",
)
ASK_NEXT = _ask(
    "order",
    "Který účinek se vyhodnotí jako další?",
    "Which effect is resolved next?",
    "pořadí účinků",
    "the order of effects",
)
ASK_DELAYED = _ask(
    "delayed",
    "Konec fáze: který odložený účinek na soupeře přijde teď?",
    "End of the phase: which effect on the opponent that was put off comes now?",
    "odložené účinky",
    "effects that were put off",
)
ASK_INVASION_NEXT = _ask(
    "invasion order",
    "Kolo Invaze: co se vyhodnotí jako další?",
    "The Invasion's turn: what is resolved next?",
    "pořadí účinků Invaze",
    "the order of the Invasion's effects",
)
ASK_RUN = _ask(
    "run",
    "Který protokol Invaze se spustí jako další?",
    "Which protocol of the Invasion is carried out next?",
    "pořadí protokolů",
    "the order of protocols",
)
ASK_TARGET = _ask(
    "target",
    "{card}: kterého soupeře se to týká? ({what}.)",
    "{card}: which opponent is it about? ({what}.)",
    "volba soupeře",
    "choosing an opponent",
)
ASK_GIVE = _ask("share", "{card}: kdo dostane {what}?", "{card}: who gets {what}?", "rozdělení zisku", "sharing a gain")
ASK_WHOSE = _ask(
    "whose", "{card}: u koho se zdroj uloží?", "{card}: with whom is it stored?", "ukládání zdroje", "storing"
)
ASK_SUFFER = _ask(
    "suffer",
    "Tým dostává {what}. Kolik z toho bude mít {who}?",
    "The team receives {what}. How much of it does {who} take?",
    "rozdělení zranění v týmu",
    "splitting damage in the team",
)
ASK_CLEAR = _ask(
    "clear",
    "Která nasazená karta Invaze bude odhozena dřív?",
    "Which deployed Invasion card is discarded first?",
    "odhození karet Invaze",
    "discarding Invasion cards",
)
ASK_ZONE_STORE = _ask(
    "zone store",
    "{card}: do které tréninkové zóny Invaze uloží zdroj?",
    "{card}: in which training zone does the Invasion store?",
    "zdroj Invaze",
    "a resource of the Invasion",
)
ASK_ZONE_TRAIN = _ask(
    "zone train",
    "Ve které tréninkové zóně Invaze cvičí dřív?",
    "In which training zone does the Invasion train first?",
    "výcvik Invaze",
    "the Invasion's training",
)
ASK_ZONE_EMPTY = _ask(
    "zone empty",
    "{card}: ze které tréninkové zóny zničíš zdroj?",
    "{card}: from which training zone do you destroy a resource?",
    "ničení zdrojů Invaze",
    "destroying resources of the Invasion",
)
ASK_SCRAP = _ask(
    "scrap",
    "Invaze míchá: která karta jejího odhazovacího balíčku bude zničena?",
    "The Invasion shuffles: which card of its discard pile is destroyed?",
    "zamíchání Invaze",
    "the Invasion's shuffle",
)
ASK_EVENT = _ask("event", "Která událost skončí dřív?", "Which event ends first?", "konec událostí", "ending events")
ASK_BEGIN = _ask("begin", "Kdo začne příští zápas?", "Who begins the next match?", "příští zápas", "the next match")

vocabulary.order(NEXT, ASK_NEXT, "RON-D32")

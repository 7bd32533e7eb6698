"""What the log tells."""

from __future__ import annotations

from sudi.kernel.ends import over_lines

from .vocabulary import vocabulary

lines = vocabulary.lines

L_TURN = lines.add("turn", cs="— {seat} je na tahu. —", en="— It is the turn of {seat}. —")
L_LEADER = lines.add("leader", cs="{seat} hraje za vůdce {card}.", en="{seat} plays as {card}.")
L_PLAYS = lines.add("plays", cs="{seat} hraje kartu {card}.", en="{seat} plays {card}.")
L_ACTIVATES = lines.add("activates", cs="{seat} používá kartu {card}.", en="{seat} uses {card}.")
L_ROLLS = lines.add("rolls", cs="{seat} hází kostkami.", en="{seat} rolls the dice.")
L_REROLLS = lines.add("rerolls", cs="{seat} přehazuje kostku ({other}).", en="{seat} re-rolls a die ({other}).")
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
L_RANGED = lines.add("ranged", cs="{seat} chystá {n:ranged} ({card}).", en="{seat} prepares {n:ranged} ({card}).")
L_BREAK = lines.add("break", cs="{seat} chystá {n:break} ({card}).", en="{seat} prepares {n:break} ({card}).")
L_HIT_ARMOUR = lines.add(
    "loses armour", cs="{seat} ztrácí {n:armour} ({card}).", en="{seat} loses {n:armour} ({card})."
)
L_HIT_LIFE = lines.add("loses life", cs="{seat} ztrácí {n:life} ({card}).", en="{seat} loses {n:life} ({card}).")
L_STRUCK_ARMOUR = lines.add(
    "armour struck", cs="{seat} ztrácí {n:armour}; útočí {other}.", en="{seat} loses {n:armour} to {other}."
)
L_STRUCK_LIFE = lines.add(
    "life struck", cs="{seat} ztrácí {n:life}; útočí {other}.", en="{seat} loses {n:life} to {other}."
)
L_SHUFFLE_COSTS = lines.add(
    "shuffle costs",
    cs="{seat} ztrácí {n:life} za karty na skládce.",
    en="{seat} loses {n:life} for the cards on the dump.",
)
L_CHECK_COSTS = lines.add(
    "check costs",
    cs="{seat} ztrácí {n:life} za karty na skládce.",
    en="{seat} loses {n:life} for the cards on the dump.",
)
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
L_UPGRADES = lines.add("upgrades", cs="{seat} vylepšuje kostku č. {n}.", en="{seat} upgrades a die (no. {n}).")
L_DELAYED = lines.add(
    "delayed",
    cs="{card}: účinek na soupeře přijde na konci fáze.",
    en="{card}: its effect on opponents waits for the end of the phase.",
)
L_FALLS = lines.add("falls", cs="{seat} padá.", en="{seat} falls.")
L_NO_DECK = lines.add(
    "no deck",
    cs="{seat} padá: nový balíček není z čeho složit.",
    en="{seat} falls: there are no cards for a new deck.",
)
L_ORDERED = lines.add("lost by order", cs="{card}: hráči prohrávají.", en="{card}: the players lose.")
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
    "invasion loses", cs="Invaze přichází o zdroj (zóna: {word}).", en="The Invasion loses a resource ({word} zone)."
)
L_INV_TRAINS = lines.add(
    "invasion trains", cs="Invaze má vycvičenou kartu {card}.", en="The Invasion has trained {card}."
)
L_INV_RECRUITS = lines.add("invasion recruits", cs="Invaze verbuje kartu {card}.", en="The Invasion recruits {card}.")
L_INV_SHUFFLES = lines.add("invasion shuffles", cs="Invaze míchá balíček.", en="The Invasion shuffles its deck.")
L_INV_TOKENS = lines.add(
    "invasion tokens", cs="Invaze má žetony výzkumu: {n}.", en="The Invasion has research tokens: {n}."
)
L_INV_DISCARDS = lines.add("invasion discards", cs="Invaze odhazuje kartu {card}.", en="The Invasion discards {card}.")
L_INV_DUMPS = lines.add(
    "invasion dumps", cs="Invaze odkládá na skládku kartu {card}.", en="The Invasion puts {card} on its dump."
)
L_INV_RECYCLES = lines.add("invasion recycles", cs="Invaze recykluje kartu {card}.", en="The Invasion recycles {card}.")
L_PROTOCOL = lines.add("protocol", cs="Invaze aktivuje kartu {card}.", en="The Invasion activates {card}.")
L_PROTOCOL_RUNS = lines.add("protocol runs", cs="Spouští se karta {card}.", en="{card} is carried out.")
L_EVENT = lines.add("event", cs="Končí událost {word}.", en="The event {word} ends.")
L_DEFEATED = lines.add("defeated", cs="{seat} poráží kartu {card}.", en="{seat} defeats {card}.")
L_WOUNDS = lines.add("wounds", cs="{seat} zasahuje kartu {card} ({n}).", en="{seat} hits {card} ({n}).")
L_STRIKES = lines.add(
    "strikes", cs="{seat} zasahuje základnu Invaze ({n}).", en="{seat} strikes the Invasion's base ({n})."
)
L_EXTRA = lines.add(
    "extra", cs="{seat} provádí dodatečnou akci: {word}.", en="{seat} performs an extra action: {word}."
)
L_BLOCKED = lines.add(
    "blocked", cs="{seat} nesmí v tomto kole použít kostku č. {n}.", en="{seat} may not use die no. {n} this round."
)
L_SCENARIO = lines.add("scenario", cs="— Scénář: {card}. —", en="— Scenario: {card}. —")
L_SCENARIO_WON = lines.add("scenario won", cs="Scénář {card} je vyhrán.", en="{card} is won.")
L_SCENARIO_LOST = lines.add("scenario lost", cs="Scénář {card} je prohrán.", en="{card} is lost.")
L_BASE = lines.add(
    "base restored", cs="Brnění základny Invaze je obnoveno.", en="The armour of the Invasion's base is restored."
)
DRAW_PHASE_OVER = over_lines(
    lines,
    cs="{seat} ukončuje fázi dobírání.",
    en="{seat} ends the draw phase.",
    alone=(
        "Fáze dobírání skončila ({seat}): nic dalšího v ní nešlo udělat.",
        "The draw phase is over ({seat}): nothing else could be done in it.",
    ),
)
MAIN_PHASE_OVER = over_lines(
    lines,
    cs="{seat} ukončuje hlavní fázi.",
    en="{seat} ends the main phase.",
    alone=(
        "Hlavní fáze skončila ({seat}): nic dalšího v ní nešlo udělat.",
        "The main phase is over ({seat}): nothing else could be done in it.",
    ),
)
DAMAGE_PHASE_OVER = over_lines(
    lines,
    cs="{seat} ukončuje fázi udělení zranění.",
    en="{seat} ends the damage phase.",
    alone=(
        "Fáze udělení zranění skončila ({seat}): nic dalšího v ní nešlo udělat.",
        "The damage phase is over ({seat}): nothing else could be done in it.",
    ),
)
PARTS_PHASE_OVER = over_lines(
    lines,
    cs="{seat} ukončuje fázi náhradních dílů.",
    en="{seat} ends the spare-parts phase.",
    alone=(
        "Fáze náhradních dílů skončila ({seat}): nic dalšího v ní nešlo udělat.",
        "The spare-parts phase is over ({seat}): nothing else could be done in it.",
    ),
)

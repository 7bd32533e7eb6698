"""The questions of the game but for those about minions in play (`minion_prompts.py`)."""

from __future__ import annotations

from sudi.kernel.windows import REACTION

from ..state import HAND_LIMIT
from . import vocabulary as v
from .asking import prompt

# ---- the turn ----
PLAY = prompt("play", "Zahraj karty: co uděláš?", "Play cards: what do you do?", ("co zahraje", "what to play"))
SCORE = prompt(
    "score",
    "Která základna se vyhodnotí teď?",
    "Which base is scored now?",
    ("která základna se vyhodnotí teď", "which base is scored now"),
)
SHED = prompt(
    "shed",
    f"Máš víc než {HAND_LIMIT} karet: kterou z ruky odložíš?",
    f"You hold more than {HAND_LIMIT} cards: which one do you discard?",
    ("kterou kartu z ruky odloží", "which card of the hand to discard"),
)
DRAFT = prompt(
    "draft",
    "Kterou frakci si bereš?",
    "Which faction do you take?",
    ("kterou frakci si vezme", "which faction to take"),
)
ORDER = prompt(
    "order", "Co se vyhodnotí jako další?", "What is resolved next?", ("co se vyhodnotí dřív", "what is resolved first")
)
WHICH = prompt(
    "which",
    "{card}: které zahrání tím využiješ?",
    "{card}: which of your plays do you use for it?",
    ("které zahrání využije", "which play to use"),
)
EXTRA_MINION = prompt(
    "extra",
    "{card}: zahraj bojovníka navíc{where}, teď, nebo vůbec.",
    "{card}: play an extra minion{where}, now or not at all.",
    ("zda zahraje bojovníka navíc", "whether to play an extra minion"),
    decline=("Nezahrát nikoho", "Play nobody"),
)
EXTRA_ACTION = prompt(
    "extra action",
    "{card}: zahraj akci navíc, teď, nebo vůbec.",
    "{card}: play an extra action, now or not at all.",
    ("zda zahraje akci navíc", "whether to play an extra action"),
    decline=("Nezahrát žádnou", "Play none"),
)

# ---- scoring ----
BEFORE = prompt(
    "before",
    "Základna {card} se bude vyhodnocovat: použiješ Speciální schopnost?",
    "{card} is about to score: do you use a Special?",
    window=REACTION,
)
AFTER = prompt(
    "after",
    "Základna {card} je vyhodnocena: použiješ Speciální schopnost?",
    "{card} has been scored: do you use a Special?",
    window=REACTION,
)
IGNORE = prompt(
    "ignore",
    "Základna {card}: budeš ignorovat její schopnost? ({text})",
    "{card}: do you ignore its ability? ({text})",
    ("zda bude ignorovat schopnost základny", "whether to ignore a base's ability"),
)
IGNORE_REST = prompt(
    "ignore rest",
    "{card}: dospod balíčku kvůli základně, nebo ji ignorovat a jít na odhazovací balíček?",
    "{card}: under the deck because of the base, or ignore it and go to the discard pile?",
    ("zda bude ignorovat schopnost základny", "whether to ignore a base's ability"),
    obey=("Dospod dobíracího balíčku", "To the bottom of the deck"),
    ignore=("Na odhazovací balíček", "To the discard pile"),
)
IGNORE_BONUS = prompt(
    "ignore bonus",
    "{card}: budou tvoji bojovníci ignorovat bonus k síle od základny {place}?",
    "{card}: do your minions ignore the bonus to power of {place}?",
    ("zda budou bojovníci ignorovat bonus základny", "whether minions ignore the bonus of a base"),
    obey=("Nechat bonus působit", "Keep the bonus"),
    ignore=("Ignorovat bonus", "Ignore the bonus"),
)
NEXT_BASE = prompt(
    "next base",
    "{card}: která základna ji nahradí?",
    "{card}: which base replaces it?",
    ("která základna přijde do hry", "which base comes into play"),
    target=("Do hry přijde základna {a}", "{a} comes into play"),
)
BASES_BACK = prompt(
    "bases back",
    "{card}: která z ostatních základen bude navrchu balíčku?",
    "{card}: which of the other bases lies on top of the deck?",
    ("v jakém pořadí se základny vrátí", "in which order the bases go back"),
    keep=("Navrchu bude základna {a}", "{a} lies on top"),
)

# ---- actions, bases, players ----
DESTROY_ACTION = prompt(
    "destroy action",
    "{card}: kterou akci ve hře zničíš?",
    "{card}: which action in play do you destroy?",
    ("kterou akci zničí", "which action to destroy"),
    target=("Znič akci {a}", "Destroy {a}"),
)
OLD_BASE = prompt(
    "old base",
    "{card}: kterou základnu ve hře vyměníš?",
    "{card}: which base in play do you exchange?",
    ("kterou základnu vymění", "which base to exchange"),
)
NEW_BASE = prompt(
    "new base",
    "{card}: která základna z balíčku přijde místo základny {place}?",
    "{card}: which base of the deck comes instead of {place}?",
    ("která základna přijde do hry", "which base comes into play"),
    target=("Do hry přijde základna {a}", "{a} comes into play"),
)
COUNT_AT = prompt(
    "count at",
    "{card}: za své bojovníky u které základny si dobereš karty?",
    "{card}: for your minions at which base do you draw cards?",
    ("podle které základny si dobere", "by which base to draw"),
    to=("U základny {a}", "At {a}"),
)
NAME = prompt(
    "faction",
    "{card}: bojovníky které frakce nikdo nesmí hrát k základně {place}?",
    "{card}: minions of which faction may nobody play at {place}?",
    ("kterou frakci jmenuje", "which faction to name"),
)
SLEEP = prompt(
    "sleep",
    "{card}: kdo nebude smět ve svém příštím tahu hrát akce?",
    "{card}: who may not play actions in the next turn?",
    ("kdo nebude smět hrát akce", "who may not play actions"),
)
LOOK = prompt(
    "look",
    "{card}: komu se podíváš do ruky?",
    "{card}: whose hand do you look at?",
    ("komu se podívá do ruky", "whose hand to look at"),
)
PROBE = prompt(
    "probe",
    "{card}: kterého bojovníka odloží {who}?",
    "{card}: which minion does {who} discard?",
    ("kterého bojovníka dá odložit", "which minion is to be discarded"),
)
DISCARD = prompt(
    "discard",
    "{card}: kterou kartu z ruky odložíš?",
    "{card}: which card of your hand do you discard?",
    ("kterou kartu z ruky odloží", "which card of the hand to discard"),
)
DRAW = prompt(
    "draw",
    "{card}: dobereš si {n:card}?",
    "{card}: do you draw {n:card}?",
    ("zda si dobere", "whether to draw"),
    draw=("Dobrat si", "Draw"),
    decline=("Nedobrat si", "Do not draw"),
)

# ---- decks and discard piles ----
SEARCH = prompt(
    "search",
    "{card}: kterou akci si vezmeš z dobíracího balíčku?",
    "{card}: which action of your deck do you take?",
    ("kterou akci si vezme z balíčku", "which action of the deck to take"),
)
TAKE = prompt(
    "take",
    "{card}: co si vezmeš z odhazovacího balíčku do ruky?",
    "{card}: what do you take from your discard pile?",
    ("co si vezme z odhazovacího balíčku", "what to take from the discard pile"),
    decline=("Nevzít si nic", "Take nothing"),
)
SHUFFLE_IN = prompt(
    "shuffle in",
    "{card}: co z odhazovacího balíčku zamícháš do dobíracího?",
    "{card}: what of your discard pile do you shuffle into your deck?",
    ("co zamíchá do balíčku", "what to shuffle into the deck"),
    take=("Zamíchej kartu {a}", "Shuffle in {a}"),
)
MILL = prompt(
    "mill",
    "{card}: kterou kartu z dobíracího balíčku odložíš?",
    "{card}: which card of your deck do you discard?",
    ("které karty z balíčku odloží", "which cards of the deck to discard"),
)
PORTAL = prompt(
    "portal",
    "{card}: kterého odhaleného bojovníka si vezmeš do ruky?",
    "{card}: which revealed minion do you take into your hand?",
    ("které odhalené bojovníky si vezme", "which revealed minions to take"),
)
PUT_BACK = prompt(
    "put back",
    "{card}: kterou kartu teď položíš na balíček? Poslední bude navrchu.",
    "{card}: which card do you put on the deck now? The last one lies on top.",
    ("v jakém pořadí karty vrátí", "in which order to put cards back"),
    keep=("Polož kartu {a}", "Put down {a}"),
)
TOP_MINION = prompt(
    "top minion",
    "{card}: odhalena karta {top}. Zahraješ ji navíc?",
    "{card}: {top} is revealed. Do you play it as an extra minion?",
    ("co s odhalenou kartou", "what to do with the revealed card"),
)
TOP_ACTION = prompt(
    "top action",
    "{card}: odhalena karta {top}. Vezmeš ji do ruky, nebo zahraješ navíc?",
    "{card}: {top} is revealed. Do you take it or play it as an extra action?",
    ("co s odhalenou kartou", "what to do with the revealed card"),
)
TOP_OF_OTHERS = prompt(
    "others' top",
    "{card}: kterou odhalenou akci zahraješ navíc?",
    "{card}: which revealed action do you play as an extra one?",
    ("kterou odhalenou akci zahraje", "which revealed action to play"),
    decline=("Nezahrát žádnou", "Play none"),
)
TOP_OR_DISCARD = prompt(
    "top or discard",
    "{card}: navrchu tvého balíčku je karta {top}. Odložíš ji, nebo vrátíš?",
    "{card}: {top} is on top of your deck. Do you discard it or put it back?",
    ("co s vrchní kartou", "what to do with the top card"),
)

v.vocabulary.order(v.NEXT, ORDER, "SMU-119")

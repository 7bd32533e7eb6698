"""The words of Smash Up that its rules define, explained in a sentence or two."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual, noun
from sudi.kernel.wording.glossary import entry
from sudi.kernel.wording.lexicon import FEMININE

from .lexicon import ACTION, BASE, DESTROY, DISCARD, MINION, MOVE, PLAY, RETURN, VP

_POWER = noun(
    "power", FEMININE, "síla síly síle sílu síle silou", "síly sil silám síly silách silami", "power", "power"
)
_DEFENCE = noun(
    "breakpoint",
    FEMININE,
    "obrana obrany obraně obranu obraně obranou",
    "obrany obran obranám obrany obranách obranami",
    "breakpoint",
)

GLOSSARY = (
    entry(
        "minion",
        Bilingual("Bojovník", "Minion"),
        MINION,
        says=Bilingual(
            "Hraješ ho k základně a přidává k ní svou sílu. Zdarma jeden za tah.",
            "You play it to a base, where it adds its power. One a turn is free.",
        ),
        rule="SMU-032",
    ),
    entry(
        "action",
        Bilingual("Akce", "Action"),
        ACTION,
        says=Bilingual(
            "Provedeš, co na ní stojí, a odložíš ji; stálá zůstává ležet. Zdarma jedna za tah.",
            "Do what it says and discard it; an ongoing one stays in play. One a turn is free.",
        ),
        rule="SMU-037",
    ),
    entry(
        "base",
        Bilingual("Základna", "Base"),
        BASE,
        says=Bilingual(
            "O ni se bojuje: jakmile síla všech bojovníků u ní dosáhne její obrany, vyhodnotí se a dá body.",
            "What everybody fights for: once all minions there reach its breakpoint together, it scores.",
        ),
        rule="SMU-056",
    ),
    entry(
        "power",
        Bilingual("Síla", "Power"),
        _POWER,
        says=Bilingual(
            "Číslo bojovníka. Sčítá se u základny: všem pro její obranu, každému hráči zvlášť pro pořadí.",
            "The number of a minion. At a base it adds up: of all for the breakpoint, of each player for the ranking.",
        ),
        rule="SMU-050",
    ),
    entry(
        "breakpoint",
        Bilingual("Obrana", "Breakpoint"),
        _DEFENCE,
        says=Bilingual(
            "Kolik síly se musí u základny sejít dohromady, aby se vyhodnotila.",
            "How much power has to gather at a base, all players together, for it to score.",
        ),
        rule="SMU-056",
    ),
    entry(
        "vp",
        Bilingual("Vítězné body", "Victory points"),
        VP,
        says=Bilingual(
            "Kdo jich má 15, může vyhrát. Dávají je vyhodnocené základny podle pořadí a některé karty.",
            "Whoever has 15 can win. Bases give them by rank when they score, and so do some cards.",
        ),
        rule="SMU-002",
        cs=("VB", "body za umístění"),
        en=("victory point", "victory points", "VP for places"),
    ),
    entry(
        "scoring",
        Bilingual("Vyhodnotit základnu", "Score a base"),
        says=Bilingual(
            "Základna rozdá body za první tři místa, provede svou schopnost, karty u ní se odloží a přijde nová.",
            "The base gives points for three places and uses its ability; its cards are discarded and a new one comes.",
        ),
        rule="SMU-089",
        cs=("vyhodnocení", "vyhodnocena"),
        en=("scores", "scored"),
    ),
    entry(
        "ongoing",
        Bilingual("Stálý", "Ongoing"),
        says=Bilingual(
            "Účinek, který trvá, dokud karta zůstává ve hře.",
            "An effect that lasts as long as the card stays in play.",
        ),
        rule="SMU-109",
        cs=("stálý",),
        en=("ongoing",),
    ),
    entry(
        "special",
        Bilingual("Speciální", "Special"),
        says=Bilingual(
            "Neděje se při zahrání, ale ve chvíli, kterou text uvádí, často těsně před vyhodnocením základny.",
            "Does not happen when the card is played but at the moment it names, often just before a base scores.",
        ),
        rule="SMU-103",
        cs=("speciální",),
        en=("special",),
    ),
    entry(
        "talent",
        Bilingual("Talent", "Talent"),
        says=Bilingual(
            "Schopnost, kterou smíš použít jednou v každém svém tahu.",
            "An ability that you may use once in each of your turns.",
        ),
        rule="SMU-106",
        cs=("talent",),
        en=("talent",),
    ),
    entry(
        "extra",
        Bilingual("Navíc", "Extra"),
        says=Bilingual(
            "Nad to, co máš v tahu zdarma: k jednomu bojovníkovi a jedné akci přibude další.",
            "Beyond what a turn gives for free: another one beside your one minion and your one action.",
        ),
        rule="SMU-095",
        cs=("navíc",),
        en=("extra",),
    ),
    entry(
        "destroy",
        Bilingual("Zničit", "Destroy"),
        DESTROY,
        says=Bilingual(
            "Zničená karta jde na odhazovací balíček svého majitele, i když patří někomu jinému než tobě.",
            "A destroyed card goes to the discard pile of its owner, whoever that is.",
        ),
        rule="SMU-115",
        cs=("zničen", "zničena", "zničeni", "zničeny"),
        en=("destroyed",),
    ),
    entry(
        "return",
        Bilingual("Vrátit", "Return"),
        RETURN,
        says=Bilingual(
            "Karta jde zpátky, obvykle do ruky majitele. Co na ní leželo, se odloží.",
            "The card goes back, mostly to its owner's hand. What was played on it is discarded.",
        ),
        rule="SMU-110",
        en=("returned",),
    ),
    entry(
        "move",
        Bilingual("Přesunout", "Move"),
        MOVE,
        says=Bilingual(
            "Karta přejde od jedné základny k jiné. Není to zahrání, její text se znovu neprovádí.",
            "The card goes from one base to another. It is not played, so its text does not happen again.",
        ),
        rule="SMU-101",
        en=("moved",),
    ),
    entry(
        "play",
        Bilingual("Zahrát", "Play"),
        PLAY,
        says=Bilingual(
            "Vyložit kartu z ruky, zdarma nebo díky jiné kartě, a provést, co na ní stojí.",
            "Put a card from hand into play, free or by another card, and do what it says.",
        ),
        rule="SMU-112",
        cs=("zahraješ", "zahrán", "zahrána"),
        en=("played",),
    ),
    entry(
        "discard",
        Bilingual("Odložit", "Discard"),
        DISCARD,
        says=Bilingual(
            "Karta jde na odhazovací balíček svého majitele. Z ruky to není zničení.",
            "The card goes to its owner's discard pile. From a hand that is no destruction.",
        ),
        rule="SMU-098",
        en=("discarded",),
    ),
    entry(
        "affect",
        Bilingual("Ovlivnit", "Affect"),
        says=Bilingual(
            "Kartu přesunout, vrátit, zničit nebo k ní přidat akci. Změna síly se nepočítá.",
            "To move, return or destroy a card, or to play an action on it. Changing its power does not count.",
        ),
        rule="SMU-100",
        cs=("ovlivní", "ovlivnila", "neovlivní"),
        en=("affect", "affects", "affected"),
    ),
)

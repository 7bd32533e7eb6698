"""The words of RONE: Invasion that its rules define, explained in a sentence or two."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual, noun
from sudi.kernel.wording.glossary import entry
from sudi.kernel.wording.lexicon import FEMININE, NEUTER

from .lexicon import (
    ARMOUR,
    ARMOUR_BREAK,
    DIE,
    EXHAUST,
    LIFE,
    MELEE_DAMAGE,
    PART,
    PLACE,
    PROTOCOL,
    RECRUIT,
    RECYCLE,
    REFRESH,
    REROLL,
    RESEARCH,
    RESOURCE,
    SCREW,
    TECHNOLOGY,
    TRAIN,
    UPGRADE,
)

_ARMOUR = noun(
    "armour",
    NEUTER,
    "brnění brnění brnění brnění brnění brněním",
    "brnění brnění brněním brnění brněních brněními",
    "armour",
    "armour",
)
_GROUND = noun(
    "training ground",
    NEUTER,
    "cvičiště cvičiště cvičišti cvičiště cvičišti cvičištěm",
    "cvičiště cvičišť cvičištím cvičiště cvičištích cvičišti",
    "training ground",
)
_HEAP = noun(
    "dump",
    FEMININE,
    "skládka skládky skládce skládku skládce skládkou",
    "skládky skládek skládkám skládky skládkách skládkami",
    "dump",
)
_INVASION = noun(
    "invasion",
    FEMININE,
    "Invaze Invaze Invazi Invazi Invazi Invazí",
    "Invaze Invazí Invazím Invaze Invazích Invazemi",
    "Invasion",
)

GLOSSARY = (
    entry(
        "screw",
        Bilingual("Šroubek", "Screw"),
        SCREW,
        says=Bilingual(
            "Pokládáš ho na kartu na cvičišti; až jich má dost, je vycvičená. Barevnými šroubky vylepšuješ kostky.",
            "Goes on a card on your training ground; with enough of them it is trained. Coloured ones upgrade dice.",
        ),
        rule="RON-037",
    ),
    entry(
        "ground",
        Bilingual("Cvičiště", "Training ground"),
        _GROUND,
        says=Bilingual(
            "Tady leží naverbované karty, dokud je šroubky nevycvičí. Teprve pak přijdou do balíčku.",
            "Where recruited cards lie until screws have trained them. Only then they join your deck.",
        ),
        rule="RON-013",
    ),
    entry(
        "heap",
        Bilingual("Skládka", "Dump"),
        _HEAP,
        says=Bilingual(
            "Sem jdou karty, které ti někdo odložil nebo jsi nezahrál. Na začátku kola za ně přicházíš o životy.",
            "Cards that were put there or that you did not play. They cost you life when your round begins.",
        ),
        rule="RON-012",
    ),
    entry(
        "resource",
        Bilingual("Zdroj", "Resource"),
        RESOURCE,
        says=Bilingual(
            "Barva z kostky, kterou platíš karty. Nepoužité si můžeš uložit na příště.",
            "A colour of a die that pays for cards. What you do not use can be stored for later.",
        ),
        rule="RON-102",
    ),
    entry(
        "wild",
        Bilingual("Žolíkový", "Wild"),
        PLACE,
        says=Bilingual(
            "Zaplatí kteroukoli barvu. Co uložíš na žolíkové místo, je od té chvíle žolíkové.",
            "Pays for any colour. Whatever you store on a wild place is wild from then on.",
        ),
        rule="RON-107",
        cs=("žolíkový", "žolíkové", "žolíkového", "žolíkovou"),
        en=("wild",),
    ),
    entry(
        "die",
        Bilingual("Kostka", "Die"),
        DIE,
        says=Bilingual(
            "Máš je v zásobníku a každé kolo jimi hodíš. Strany vylepšuješ šroubky jiných barev.",
            "Yours lie in the tray and are rolled each round. Screws of other colours upgrade their sides.",
        ),
        rule="RON-052",
    ),
    entry(
        "upgrade",
        Bilingual("Vylepšit", "Upgrade"),
        UPGRADE,
        says=Bilingual(
            "Vyměnit na kostce šroubky za jiné barvy, aby na ní padaly jiné zdroje.",
            "Change screws of a die for other colours, so that it gives other resources.",
        ),
        rule="RON-052",
    ),
    entry(
        "reroll",
        Bilingual("Žeton přehozu", "Re-roll token"),
        REROLL,
        says=Bilingual(
            "Za jeden žeton přehodíš v hlavní fázi jednu svou kostku.",
            "One token lets you roll one of your dice again in the main phase.",
        ),
        rule="RON-016",
    ),
    entry(
        "research",
        Bilingual("Žeton výzkumu", "Research token"),
        RESEARCH,
        says=Bilingual(
            "Každý, který máš, ti zdražuje vylepšování kostek.",
            "Each one you have makes upgrading dice dearer for you.",
        ),
        rule="RON-018",
    ),
    entry(
        "part",
        Bilingual("Náhradní díl", "Spare part"),
        PART,
        says=Bilingual(
            "Hlavní měna. Utratíš ji ve fázi náhradních dílů, třeba za šroubky a nové karty; zbytek propadá.",
            "The main currency. You spend it in the parts phase, on screws and new cards; the rest is lost.",
        ),
        rule="RON-286",
    ),
    entry(
        "armour",
        Bilingual("Brnění", "Armour"),
        ARMOUR,
        _ARMOUR,
        says=Bilingual(
            "Zachytí zranění na blízko dřív, než ti ubere životy. Víc než 18 ho mít nemůžeš.",
            "Takes melee damage before your life does. You cannot have more than 18.",
        ),
        rule="RON-006",
    ),
    entry(
        "life",
        Bilingual("Životy", "Life"),
        LIFE,
        says=Bilingual(
            "Kdo nemá životy, prohrál, i kdyby mu brnění zbylo.",
            "Whoever has no life left has lost, armour or not.",
        ),
        rule="RON-008",
    ),
    entry(
        "melee",
        Bilingual("Zranění na blízko", "Melee damage"),
        MELEE_DAMAGE,
        says=Bilingual(
            "Ubírá nejdřív brnění a potom životy.",
            "Takes armour first and life then.",
        ),
        rule="RON-129",
        cs=("na blízko",),
        en=("melee",),
    ),
    entry(
        "ranged",
        Bilingual("Střelecké zranění", "Ranged damage"),
        says=Bilingual(
            "Ubírá rovnou životy, brnění nepomůže.",
            "Takes life at once; armour does not help.",
        ),
        rule="RON-131",
        cs=("střelecké zranění", "střeleckého zranění", "střelecká zranění", "střeleckých zranění", "střelecké"),
        en=("ranged damage", "ranged"),
    ),
    entry(
        "break",
        Bilingual("Zničení brnění", "Armour destruction"),
        ARMOUR_BREAK,
        says=Bilingual(
            "Ubírá jen brnění; co ho přesáhne, nemá účinek.",
            "Takes armour only; whatever exceeds it has no effect.",
        ),
        rule="RON-128",
        cs=("zničení brnění",),
    ),
    entry(
        "technology",
        Bilingual("Technologie", "Technology"),
        TECHNOLOGY,
        says=Bilingual(
            "Trvalá karta ve tvé základně. Při kontrole přežití navíc uklízí skládku.",
            "A card that stays in your base. At the survival check it also clears the dump.",
        ),
        rule="RON-026",
    ),
    entry(
        "active",
        Bilingual("Aktivní schopnost", "Active ability"),
        says=Bilingual(
            "Použiješ ji a kartu tím unavíš. Znovu až po obnovení.",
            "Using it exhausts the card. It works again once the card is refreshed.",
        ),
        rule="RON-030",
        cs=("aktivní schopnost", "aktivní"),
        en=("active ability", "active"),
    ),
    entry(
        "exhaust",
        Bilingual("Unavit", "Exhaust"),
        EXHAUST,
        says=Bilingual(
            "Unavená karta nemůže použít aktivní schopnost, dokud se neobnoví.",
            "An exhausted card cannot use its active ability until it is refreshed.",
        ),
        rule="RON-031",
        en=("exhausted",),
    ),
    entry(
        "refresh",
        Bilingual("Obnovit", "Refresh"),
        REFRESH,
        says=Bilingual(
            "Unavená karta je zase aktivní. Děje se to na začátku tvého kola nebo efektem.",
            "An exhausted card is active again. That happens when your round begins or by an effect.",
        ),
        rule="RON-031",
    ),
    entry(
        "recruit",
        Bilingual("Naverbovat", "Recruit"),
        RECRUIT,
        says=Bilingual(
            "Ze tří karet si jednu položíš na cvičiště, dvě se zničí.",
            "Of three cards one goes to your training ground, the other two are destroyed.",
        ),
        rule="RON-250",
    ),
    entry(
        "train",
        Bilingual("Vycvičit", "Train"),
        TRAIN,
        says=Bilingual(
            "Karta s dost šroubky jde z cvičiště na odhazovací balíček a patří ti do balíčku.",
            "A card with enough screws goes from the training ground to your discard pile and belongs to your deck.",
        ),
        rule="RON-039",
        cs=("vycvičení",),
        en=("training", "trained"),
    ),
    entry(
        "recycle",
        Bilingual("Recyklovat", "Recycle"),
        RECYCLE,
        says=Bilingual(
            "Kartu vrátíš navrch balíčku jejího majitele, takže si ji zase dobereš.",
            "Put the card on top of its owner's deck, to be drawn again.",
        ),
        rule="RON-247",
    ),
    entry(
        "invasion",
        Bilingual("Invaze", "Invasion"),
        _INVASION,
        says=Bilingual(
            "Společný nepřítel v kampani: sama nasazuje karty a útočí na všechny.",
            "The common enemy of the campaign: it deploys cards by itself and attacks everybody.",
        ),
        rule="RON-133",
    ),
    entry(
        "protocol",
        Bilingual("Protokol", "Protocol"),
        PROTOCOL,
        says=Bilingual(
            "Trvalá karta Invaze, obdoba technologie. Za každý nasazuje Invaze o kartu víc.",
            "A lasting card of the Invasion, like a technology. For each one it deploys another card.",
        ),
        rule="RON-137",
    ),
    entry(
        "deploy",
        Bilingual("Nasazení", "Deployment"),
        says=Bilingual(
            "Karta Invaze přijde do hry: uloží svou odměnu a provede efekt při nasazení.",
            "A card of the Invasion comes into play: it stores its reward and does what it says on deployment.",
        ),
        rule="RON-149",
        cs=("nasazení", "nasadí", "nasazená", "nasazené", "nasazených"),
        en=("deployment", "deploys", "deployed", "deploy"),
    ),
    entry(
        "support",
        Bilingual("Podpora", "Support"),
        says=Bilingual(
            "Přičítá se téhle kartě a všem nasazeným po ní.",
            "Added to this card and to all that are deployed after it.",
        ),
        rule="RON-140",
        cs=("podpora", "podpory", "podporu"),
        en=("support",),
    ),
)

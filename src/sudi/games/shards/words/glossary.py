"""The words of Shards of Infinity that its rules define, explained in a sentence or two."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual, noun
from sudi.kernel.wording.glossary import entry
from sudi.kernel.wording.lexicon import FEMININE, NEUTER

from .nouns import ALLY, BANISH, CHAMPION, DESTROY, GEM, HEALTH, MASTERY, MERCENARY, POWER, RECRUIT, RELIC, SHIELD

_MASTERY = noun(
    "mastery",
    NEUTER,
    "mistrovství mistrovství mistrovství mistrovství mistrovství mistrovstvím",
    "mistrovství mistrovství mistrovstvím mistrovství mistrovstvích mistrovstvími",
    "mastery",
    "mastery",
)
_POWER = noun(
    "power", FEMININE, "síla síly síle sílu síle silou", "síly sil silám síly silách silami", "power", "power"
)
_ROW = noun(
    "row",
    FEMININE,
    "nabídka nabídky nabídce nabídku nabídce nabídkou",
    "nabídky nabídek nabídkám nabídky nabídkách nabídkami",
    "centre row",
)

GLOSSARY = (
    entry(
        "mastery",
        Bilingual("Mistrovství", "Mastery"),
        MASTERY,
        _MASTERY,
        says=Bilingual(
            "Tvá pokročilost, od 0 do 30. Efekt za „Mistrovství 15“ máš, jakmile ho máš aspoň 15; neutrácí se.",
            "How far you have come, from 0 to 30. “Mastery 15” works once you have 15; it is not spent.",
        ),
        rule="SOI-050",
    ),
    entry(
        "power",
        Bilingual("Síla", "Power"),
        POWER,
        _POWER,
        says=Bilingual(
            "V tomto tahu jí útočíš na soupeře a jejich šampiony. Co nepoužiješ, na konci tahu zmizí.",
            "You attack opponents and their champions with it this turn. The rest is gone when the turn ends.",
        ),
        rule="SOI-001",
    ),
    entry(
        "gem",
        Bilingual("Drahokam", "Gem"),
        GEM,
        says=Bilingual(
            "Platíš jím karty z nabídky a Soustředění. Do dalšího tahu ti nezůstane.",
            "Pays for cards of the centre row and for Focus. It does not stay for your next turn.",
        ),
        rule="SOI-030",
    ),
    entry(
        "health",
        Bilingual("Životy", "Health"),
        HEALTH,
        says=Bilingual(
            "Začínáš na 50 a výš se nedostaneš. Kdo klesne na 0, vypadává.",
            "You start with 50, which is also the most. Whoever falls to 0 is out.",
        ),
        rule="SOI-038",
    ),
    entry(
        "shield",
        Bilingual("Štít", "Shield"),
        SHIELD,
        says=Bilingual(
            "Když na tebe někdo útočí, ukážeš z ruky kartu se štítem a zranění je o tolik menší. Karta ti zůstane.",
            "When you are attacked, show a shield from your hand: the damage is less by its number. You keep the card.",
        ),
        rule="SOI-037",
    ),
    entry(
        "champion",
        Bilingual("Šampion", "Champion"),
        CHAMPION,
        says=Bilingual(
            "Zůstává před tebou i v dalších tazích, dokud ho někdo nezničí silou ve výši jeho životů.",
            "Stays in front of you turn after turn, until somebody destroys it with power equal to its health.",
        ),
        rule="SOI-066",
    ),
    entry(
        "ally",
        Bilingual("Spojenec", "Ally"),
        ALLY,
        says=Bilingual(
            "Vyložíš ho, přinese svůj efekt a na konci tahu jde na odkládací balíček.",
            "You play it, it gives its effect, and at the end of the turn it goes to your discard pile.",
        ),
        rule="SOI-057",
    ),
    entry(
        "mercenary",
        Bilingual("Žoldák", "Mercenary"),
        MERCENARY,
        says=Bilingual(
            "Buď ho naverbuješ jako spojence, nebo za stejnou cenu hned vyložíš z nabídky; pak ti ale nezůstane.",
            "Recruit it like an ally, or play it from the row at once for the same price; then you do not keep it.",
        ),
        rule="SOI-058",
    ),
    entry(
        "relic",
        Bilingual("Relikvie", "Relic"),
        RELIC,
        says=Bilingual(
            "Zvláštní karta tvé postavy. Každá postava má dvě a za hru si vezmeš jednu z nich.",
            "A special card of your character. Each character has two, and you take one of them in a match.",
        ),
        rule="SOI-223",
    ),
    entry(
        "banish",
        Bilingual("Odstranit", "Banish"),
        BANISH,
        says=Bilingual(
            "Karta jde ze hry pryč natrvalo: do balíčku se už nevrátí.",
            "The card leaves the game for good: it does not come back to the deck.",
        ),
        rule="SOI-127",
        en=("banished",),
    ),
    entry(
        "destroy",
        Bilingual("Zničit", "Destroy"),
        DESTROY,
        says=Bilingual(
            "Zničený šampion jde na odkládací balíček svého majitele; ten si ho časem zase dobere.",
            "A destroyed champion goes to its owner's discard pile, to be drawn again some day.",
        ),
        rule="SOI-130",
        en=("destroyed",),
    ),
    entry(
        "recruit",
        Bilingual("Naverbovat", "Recruit"),
        RECRUIT,
        says=Bilingual(
            "Zaplatíš cenu karty z nabídky a položíš ji na svůj odkládací balíček. Hrát ji budeš, až si ji dobereš.",
            "Pay the price of a card of the row and put it on your discard pile. You play it once you have drawn it.",
        ),
        rule="SOI-051",
        cs=("naverbuješ",),
    ),
    entry(
        "row",
        Bilingual("Nabídka", "Centre row"),
        _ROW,
        says=Bilingual(
            "Šest odkrytých karet uprostřed, ze kterých verbují všichni. Na místo odebrané hned přijde další.",
            "Six open cards in the middle from which everybody recruits. A card that is taken is replaced at once.",
        ),
        rule="SOI-017",
    ),
    entry(
        "exhaust",
        Bilingual("Vyčerpat", "Exhaust"),
        says=Bilingual(
            "Otočíš kartu na bok a použiješ její efekt. Jednou za tah; na začátku dalšího tahu se zase narovná.",
            "Turn the card sideways and use its effect. Once a turn; it is turned back when your next turn begins.",
        ),
        rule="SOI-048",
        cs=("vyčerpej", "vyčerpat", "vyčerpá"),
        en=("exhaust", "exhausts", "exhausted"),
    ),
    entry(
        "unify",
        Bilingual("Jednota", "Unify"),
        says=Bilingual(
            "Platí, když jsi v tomto tahu vyložil ještě jiného spojence téže frakce.",
            "Works if you have played another ally of the same faction this turn.",
        ),
        rule="SOI-112",
        cs=("jednota",),
        en=("unify",),
    ),
    entry(
        "dominion",
        Bilingual("Nadvláda", "Dominion"),
        says=Bilingual(
            "Platí, když jsi v tomto tahu vyložil aspoň jednu kartu každé z ostatních tří frakcí.",
            "Works if you have played at least one card of each of the three other factions this turn.",
        ),
        rule="SOI-114",
        cs=("nadvláda",),
        en=("dominion",),
    ),
    entry(
        "inspire",
        Bilingual("Inspirace", "Inspire"),
        says=Bilingual(
            "Platí, když máš ve hře aspoň jednoho šampiona.",
            "Works if you have at least one champion in play.",
        ),
        rule="SOI-111",
        cs=("inspirace",),
        en=("inspire",),
    ),
    entry(
        "echo",
        Bilingual("Napodoba", "Echo"),
        says=Bilingual(
            "Platí, když leží na tvém odkládacím balíčku aspoň jedna karta téže frakce.",
            "Works if at least one card of the same faction lies in your discard pile.",
        ),
        rule="SOI-116",
        cs=("napodoba",),
        en=("echo",),
    ),
    entry(
        "infinity",
        Bilingual("Nekonečná síla", "Infinite power"),
        says=Bilingual(
            "Úlomek nekonečna vyložený při mistrovství 30 dá tolik síly, že útok nikdo nepřežije.",
            "The Infinity Shard played at mastery 30 gives more power than anybody can survive.",
        ),
        rule="SOI-089",
        cs=("nekonečnou sílu", "nekonečná síla"),
        en=("infinite power",),
    ),
)

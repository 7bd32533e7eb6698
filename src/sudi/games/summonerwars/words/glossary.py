"""The words of Summoner Wars that its rules define, explained in a sentence or two."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual, noun
from sudi.kernel.wording.glossary import entry
from sudi.kernel.wording.lexicon import FEMININE

from .lexicon import BOOST, BOOST_IT, CHAMPION, COMMON, DAMAGE, GATE, HIT, LIFE, MAGIC, STRUCTURE, SUMMONER, UNIT

_MAGIC = noun(
    "magic",
    FEMININE,
    "magie magie magii magii magii magií",
    "magie magií magiím magie magiích magiemi",
    "magic",
    "magic",
)
_STRENGTH = noun(
    "strength", FEMININE, "síla síly síle sílu síle silou", "síly sil silám síly silách silami", "strength", "strength"
)
_EVENT = noun(
    "event",
    FEMININE,
    "událost události události událost události událostí",
    "události událostí událostem události událostech událostmi",
    "event",
)

GLOSSARY = (
    entry(
        "summoner",
        Bilingual("Vyvolavač", "Summoner"),
        SUMMONER,
        says=Bilingual(
            "Tvá hlavní jednotka, na bojišti od začátku. Kdo o ni přijde, prohrál.",
            "Your leading unit, on the battlefield from the start. Whoever loses it has lost.",
        ),
        rule="SUW-216",
    ),
    entry(
        "champion",
        Bilingual("Hrdina", "Champion"),
        CHAMPION,
        says=Bilingual(
            "Silná jednotka, každá v sadě jen jednou. Tři různé jsou v každé sadě.",
            "A strong unit of which a deck has one copy. There are three different ones in a deck.",
        ),
        rule="SUW-135",
    ),
    entry(
        "common",
        Bilingual("Běžná jednotka", "Common"),
        COMMON,
        says=Bilingual(
            "Jednotka, která není hrdina ani Vyvolavač. Stejných může být v sadě několik.",
            "A unit that is neither a champion nor the summoner. A deck has several copies of it.",
        ),
        rule="SUW-114",
    ),
    entry(
        "unit",
        Bilingual("Jednotka", "Unit"),
        UNIT,
        says=Bilingual(
            "Vyvolavač, hrdina nebo běžná jednotka: karta, která se pohybuje a útočí.",
            "The summoner, a champion or a common: a card that moves and attacks.",
        ),
        rule="SUW-136",
    ),
    entry(
        "gate",
        Bilingual("Portál", "Gate"),
        GATE,
        says=Bilingual(
            "Stavba, vedle které vyvoláváš jednotky. Bez volného pole u vlastního portálu to obvykle nejde.",
            "A structure beside which you summon. Without a free space next to one of yours you mostly cannot.",
        ),
        rule="SUW-179",
    ),
    entry(
        "structure",
        Bilingual("Stavba", "Structure"),
        STRUCTURE,
        says=Bilingual(
            "Stojí na poli, nepohybuje se a neútočí. Stavíš ji ve fázi Budování, nejčastěji je to portál.",
            "Stands on a space, neither moves nor attacks. You build it in the build phase; most are gates.",
        ),
        rule="SUW-198",
    ),
    entry(
        "magic",
        Bilingual("Magie", "Magic"),
        MAGIC,
        _MAGIC,
        says=Bilingual(
            "Platíš jí za jednotky, stavby a události. Získáš ji za zničené cizí karty a za odhozené vlastní.",
            "Pays for units, structures and events. You gain it for enemy cards destroyed and for cards discarded.",
        ),
        rule="SUW-140",
    ),
    entry(
        "boost",
        Bilingual("Posílení", "Boost"),
        BOOST,
        BOOST_IT,
        says=Bilingual(
            "Žeton na kartě. Sám nic nedělá, mluví o něm texty karet.",
            "A token on a card. It does nothing by itself; texts of cards use it.",
        ),
        rule="SUW-082",
        cs=("posílení",),
    ),
    entry(
        "melee",
        Bilingual("Na blízko", "Melee"),
        says=Bilingual("Útok na sousedící pole.", "An attack on an adjacent space."),
        rule="SUW-144",
        cs=("na blízko",),
        en=("melee",),
    ),
    entry(
        "ranged",
        Bilingual("Na dálku", "Ranged"),
        says=Bilingual(
            "Útok až na tři pole daleko v řadě nebo ve sloupci, když mezi tím nic nestojí.",
            "An attack up to three spaces away in a straight line with nothing in between.",
        ),
        rule="SUW-145",
        cs=("na dálku",),
        en=("ranged",),
    ),
    entry(
        "strength",
        Bilingual("Síla", "Strength"),
        _STRENGTH,
        says=Bilingual(
            "Kolika kostkami jednotka při útoku hází.",
            "How many dice a unit rolls when it attacks.",
        ),
        rule="SUW-186",
    ),
    entry(
        "life",
        Bilingual("Životy", "Life"),
        LIFE,
        says=Bilingual(
            "Kolik zranění karta vydrží. Když jich má tolik, kolik životů, je eliminována.",
            "How much damage a card can take. With as much damage as life it is destroyed.",
        ),
        rule="SUW-234",
    ),
    entry(
        "damage",
        Bilingual("Zranění", "Damage"),
        DAMAGE,
        says=Bilingual(
            "Žetony na kartě. Zůstávají, dokud je něco neodstraní.",
            "Tokens on a card. They stay until something removes them.",
        ),
        rule="SUW-234",
    ),
    entry(
        "hit",
        Bilingual("Zásah", "Hit"),
        HIT,
        says=Bilingual(
            "Symbol na kostce, který odpovídá typu útoku. Každý uštědří cíli jedno zranění.",
            "A symbol on a die that fits the kind of the attack. Each one deals one damage to the target.",
        ),
        rule="SUW-008",
    ),
    entry(
        "event",
        Bilingual("Událost", "Event"),
        _EVENT,
        says=Bilingual(
            "Karta, kterou zahraješ ve fázi na ní uvedené; po provedení se odhodí.",
            "A card that you play in the phase it names; it is discarded when it is done.",
        ),
        rule="SUW-203",
    ),
    entry(
        "active",
        Bilingual("Trvající", "Active"),
        says=Bilingual(
            "Událost zůstává ležet a působí až do začátku tvého příštího tahu.",
            "The event stays and works until your next turn begins.",
        ),
        rule="SUW-201",
        cs=("trvající",),
        en=("active",),
    ),
    entry(
        "force",
        Bilingual("Zatlačit", "Force"),
        says=Bilingual(
            "Posunout kartu rovně o daný počet volných polí. Nepočítá se to jako její pohyb.",
            "Push a card straight over as many free spaces. That is no move of its own.",
        ),
        rule="SUW-233",
        cs=("zatlač", "zatlačit", "zatlačí", "zatlačíš", "zatlačena", "zatlačeny", "zatlačením"),
        en=("force", "forces", "forced"),
    ),
    entry(
        "through",
        Bilingual("Skrz", "Through"),
        says=Bilingual(
            "Pole s danými kartami se berou, jako by byla volná; skončit se na nich ale nedá.",
            "Spaces with the named cards count as free; one cannot stop on them, though.",
        ),
        rule="SUW-187",
        cs=("skrz",),
        en=("through",),
    ),
    entry(
        "within",
        Bilingual("Do vzdálenosti", "Within"),
        says=Bilingual(
            "Tolik kroků po řadách a sloupcích; karty v cestě nevadí.",
            "So many steps along rows and columns; cards in the way do not matter.",
        ),
        rule="SUW-217",
        cs=("vzdálenosti",),
        en=("within",),
    ),
    entry(
        "adjacent",
        Bilingual("Sousedící", "Adjacent"),
        says=Bilingual(
            "Přímo vedle, nad nebo pod; úhlopříčka se nepočítá.",
            "Directly beside, above or below; diagonals do not count.",
        ),
        rule="SUW-028",
        cs=("sousedící", "sousedícím", "sousedících", "sousedí", "sousedila"),
        en=("adjacent",),
    ),
    entry(
        "eliminate",
        Bilingual("Eliminovat", "Destroy"),
        says=Bilingual(
            "Karta bez životů jde na odhazovací hromádku svého hráče; kdo takhle porazí cizí, získá bod magie.",
            "A card without life goes to its player's discard pile; whoever did that to an enemy card gains a magic.",
        ),
        rule="SUW-127",
        cs=(
            "eliminovat",
            "eliminuj",
            "eliminuje",
            "eliminována",
            "eliminované",
            "eliminovala",
            "eliminace",
            "eliminaci",
        ),
        en=("destroyed", "destroys", "destroy"),
    ),
)

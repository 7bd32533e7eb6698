"""The words of Doomtrooper that its rules define, explained in a sentence or two."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual, noun
from sudi.kernel.wording.glossary import entry

from .nouns import ACTION, DESTINY, EQUIPMENT, VICTORY, WARRIOR
from .verbs import SACRIFICE, WOUND

_COVER = noun(
    "cover", "mi", "úkryt úkrytu úkrytu úkryt úkrytu úkrytem", "úkryty úkrytů úkrytům úkryty úkrytech úkryty", "cover"
)
_SQUAD = noun(
    "squad",
    "n",
    "Mužstvo Mužstva Mužstvu Mužstvo Mužstvu Mužstvem",
    "Mužstva Mužstev Mužstvům Mužstva Mužstvech Mužstvy",
    "Squad",
)
_COHORT = noun(
    "cohort",
    "f",
    "Kohorta Kohorty Kohortě Kohortu Kohortě Kohortou",
    "Kohorty Kohort Kohortám Kohorty Kohortách Kohortami",
    "Cohort",
)
_OUTPOST = noun(
    "outpost",
    "f",
    "Stanice Stanice Stanici Stanici Stanici Stanicí",
    "Stanice Stanic Stanicím Stanice Stanicích Stanicemi",
    "Outpost",
)
_AFFILIATION = noun(
    "affiliation",
    "f",
    "příslušnost příslušnosti příslušnosti příslušnost příslušnosti příslušností",
    "příslušnosti příslušností příslušnostem příslušnosti příslušnostech příslušnostmi",
    "affiliation",
)
_DOOMTROOPER = noun(
    "doomtrooper",
    "ma",
    "Doomtrooper Doomtroopera Doomtrooperovi Doomtroopera Doomtrooperovi Doomtrooperem",
    "Doomtroopeři Doomtrooperů Doomtrooperům Doomtroopery Doomtrooperech Doomtroopery",
    "Doomtrooper",
)
_FOLLOWER = noun(
    "follower",
    "ma",
    "stoupenec stoupence stoupenci stoupence stoupenci stoupencem",
    "stoupenci stoupenců stoupencům stoupence stoupencích stoupenci",
    "follower",
)
_PERSONALITY = noun(
    "personality",
    "f",
    "osobnost osobnosti osobnosti osobnost osobnosti osobností",
    "osobnosti osobností osobnostem osobnosti osobnostech osobnostmi",
    "personality",
    "personalities",
)
_HERETIC = noun(
    "heretic",
    "ma",
    "kacíř kacíře kacíři kacíře kacíři kacířem",
    "kacíři kacířů kacířům kacíře kacířích kacíři",
    "heretic",
)
_COMBAT = noun(
    "combat",
    "mi",
    "souboj souboje souboji souboj souboji soubojem",
    "souboje soubojů soubojům souboje soubojích souboji",
    "combat",
)
_FIGHT = noun(
    "fight", "mi", "zápas zápasu zápasu zápas zápase zápasem", "zápasy zápasů zápasům zápasy zápasech zápasy", "fight"
)
_SHOOT = noun(
    "shoot",
    "f",
    "střelba střelby střelbě střelbu střelbě střelbou",
    "střelby střeleb střelbám střelby střelbách střelbami",
    "shoot",
    "shooting",
)
_ARMOUR = noun(
    "armour",
    "f",
    "obrana obrany obraně obranu obraně obranou",
    "obrany obran obranám obrany obranách obranami",
    "armour",
    "armour",
)
_VALUE = noun(
    "value",
    "f",
    "hodnota hodnoty hodnotě hodnotu hodnotě hodnotou",
    "hodnoty hodnot hodnotám hodnoty hodnotách hodnotami",
    "value",
)
_MISSION = noun(
    "mission", "mi", "úkol úkolu úkolu úkol úkolu úkolem", "úkoly úkolů úkolům úkoly úkolech úkoly", "mission"
)
_FORTIFICATION = noun(
    "fortification",
    "n",
    "opevnění opevnění opevnění opevnění opevnění opevněním",
    "opevnění opevnění opevněním opevnění opevněních opevněními",
    "fortification",
)
_SPELL = noun(
    "spell",
    "n",
    "kouzlo kouzla kouzlu kouzlo kouzlu kouzlem",
    "kouzla kouzel kouzlům kouzla kouzlech kouzly",
    "spell",
)
_GIFT = noun("gift", "mi", "dar daru daru dar daru darem", "dary darů darům dary darech dary", "gift")

GLOSSARY = (
    entry(
        "warrior",
        Bilingual("Bojovník", "Warrior"),
        WARRIOR,
        says=Bilingual(
            "Za body osudu ho vyložíš do své oblasti; pak útočí, brání se a nosí vybavení.",
            "You deploy it into your area for destiny points; then it attacks, defends and carries equipment.",
        ),
        rule="DTR-045",
    ),
    entry(
        "destiny",
        Bilingual("Body osudu", "Destiny points"),
        DESTINY,
        says=Bilingual(
            "Platíš jimi bojovníky a kouzla. Získáš je meditací a za zabité bojovníky.",
            "Pay for warriors and spells. You gain them by meditating and for warriors killed.",
        ),
        rule="DTR-003",
        cs=("osudu",),
        en=("destiny",),
    ),
    entry(
        "victory",
        Bilingual("Vítězné body", "Victory points"),
        VICTORY,
        says=Bilingual(
            "Kdo jich nasbírá dohodnutý počet, vyhrává. Dostáváš je hlavně za zabité soupeřovy bojovníky.",
            "Whoever gathers the agreed number wins. You get them mostly for killing warriors of others.",
        ),
        rule="DTR-281",
    ),
    entry(
        "action",
        Bilingual("Akce", "Action"),
        ACTION,
        says=Bilingual(
            "V kole máš tři: třeba vyložit bojovníka, jít do úkrytu, meditovat nebo zaútočit.",
            "You have three in a turn: to deploy a warrior, seek cover, meditate or attack, for example.",
        ),
        rule="DTR-014",
    ),
    entry(
        "cover",
        Bilingual("Úkryt", "Cover"),
        _COVER,
        says=Bilingual(
            "Bojovník v úkrytu má +3 k obraně, ale neútočí.",
            "A warrior in cover has +3 to its armour but does not attack.",
        ),
        rule="DTR-051",
        en=("in cover",),
    ),
    entry(
        "wounded",
        Bilingual("Zraněný", "Wounded"),
        WOUND,
        says=Bilingual(
            "Zraněný bojuje jako dřív, další zranění ho ale zabije.",
            "A wounded warrior fights as before, but the next wound kills it.",
        ),
        rule="DTR-271",
        cs=("zraněn", "zraněni", "zraněný", "zraněného", "zranění"),
        en=("wounded",),
    ),
    entry(
        "affiliation",
        Bilingual("Příslušnost", "Affiliation"),
        _AFFILIATION,
        says=Bilingual(
            "Ke komu bojovník patří, třeba k Imperiálu nebo Bratrstvu. Podle ní smí mít vybavení a další karty.",
            "Whom a warrior belongs to, Imperial or the Brotherhood for example. It decides what it may carry.",
        ),
        rule="DTR-089",
    ),
    entry(
        "doomtrooper",
        Bilingual("Doomtrooper", "Doomtrooper"),
        _DOOMTROOPER,
        says=Bilingual(
            "Bojovník korporací, Bratrstva a dalších lidí. Stojí v Mužstvu.",
            "A warrior of the corporations, the Brotherhood and other people. It stands in the Squad.",
        ),
        rule="DTR-042",
    ),
    entry(
        "legion",
        Bilingual("Černá legie", "Dark Legion"),
        says=Bilingual(
            "Bojovníci temných apoštolů. Stojí v Kohortě a Umění jim nepomáhá.",
            "The warriors of the dark apostles. They stand in the Cohort, and the Art does not help them.",
        ),
        rule="DTR-042",
        cs=("Černá legie", "Černé legie", "Černé legii", "Černou legii", "Černou legií"),
        en=("Dark Legion",),
    ),
    entry(
        "squad",
        Bilingual("Mužstvo", "Squad"),
        _SQUAD,
        says=Bilingual("Oblast, ve které stojí tví Doomtroopeři.", "The area in which your Doomtroopers stand."),
        rule="DTR-042",
    ),
    entry(
        "cohort",
        Bilingual("Kohorta", "Cohort"),
        _COHORT,
        says=Bilingual("Oblast, ve které stojí tvá Černá legie.", "The area in which your Dark Legion stands."),
        rule="DTR-042",
    ),
    entry(
        "outpost",
        Bilingual("Stanice", "Outpost"),
        _OUTPOST,
        says=Bilingual(
            "Oblast kmenů. Doomtroopeři i legionáři na ni smějí přejít z Mužstva a z Kohorty.",
            "The area of the tribes. Doomtroopers and legionnaires may move there from Squad and Cohort.",
        ),
        rule="DTR-432",
    ),
    entry(
        "follower",
        Bilingual("Stoupenec", "Follower"),
        _FOLLOWER,
        says=Bilingual(
            "Bojovník Černé legie, který slouží jednomu apoštolovi a smí mít jeho dary.",
            "A warrior of the Dark Legion who serves one apostle and may have the gifts of that apostle.",
        ),
        rule="DTR-120",
    ),
    entry(
        "symmetry",
        Bilingual("Černá symetrie", "Dark Symmetry"),
        says=Bilingual(
            "Temná moc. Její dary může mít každý bojovník Černé legie.",
            "The dark power. Every warrior of the Dark Legion may have its gifts.",
        ),
        rule="DTR-119",
        cs=("Černá symetrie", "Černé symetrie", "Černé symetrii", "Černou symetrii", "Černou symetrií"),
        en=("Dark Symmetry",),
    ),
    entry(
        "gift",
        Bilingual("Dar", "Gift"),
        _GIFT,
        says=Bilingual(
            "Karta temné moci přiložená k bojovníkovi; zůstává u něj.",
            "A card of the dark power attached to a warrior; it stays there.",
        ),
        rule="DTR-122",
    ),
    entry(
        "spell",
        Bilingual("Kouzlo", "Spell"),
        _SPELL,
        says=Bilingual(
            "Karta Umění. Sesílá ji bojovník, který daný aspekt Umění ovládá.",
            "A card of the Art. It is cast by a warrior who masters that aspect of the Art.",
        ),
        rule="DTR-206",
    ),
    entry(
        "combat",
        Bilingual("Souboj", "Combat"),
        _COMBAT,
        says=Bilingual(
            "Útočník proti obránci, krok za krokem; oba můžou hrát karty, které čísla mění.",
            "Attacker against defender, step by step; both may play cards that change the numbers.",
        ),
        rule="DTR-253",
    ),
    entry(
        "fight",
        Bilingual("Zápas", "Fight"),
        _FIGHT,
        says=Bilingual(
            "Taktika zblízka: proti obraně stojí číslo zápasu.",
            "The tactic at close quarters: the fight number stands against armour.",
        ),
        rule="DTR-253",
    ),
    entry(
        "shoot",
        Bilingual("Střelba", "Shoot"),
        _SHOOT,
        says=Bilingual(
            "Taktika na dálku: proti obraně stojí číslo střelby.",
            "The tactic from afar: the shoot number stands against armour.",
        ),
        rule="DTR-253",
    ),
    entry(
        "armour",
        Bilingual("Obrana", "Armour"),
        _ARMOUR,
        says=Bilingual(
            "Bojovníka zraní jen útok, jehož číslo není nižší než jeho obrana.",
            "A warrior is wounded only by an attack whose number is not lower than its armour.",
        ),
        rule="DTR-256",
    ),
    entry(
        "value",
        Bilingual("Hodnota", "Value"),
        _VALUE,
        says=Bilingual(
            "Cena bojovníka v bodech osudu a zároveň body za jeho zabití.",
            "What a warrior costs in destiny points, and what killing it is worth.",
        ),
        rule="DTR-279",
    ),
    entry(
        "equipment",
        Bilingual("Vybavení", "Equipment"),
        EQUIPMENT,
        says=Bilingual(
            "Zbraň, zbroj nebo stroj přiložený k bojovníkovi; zůstává u něj, dokud ho karta nepřesune.",
            "A weapon, armour or machine attached to a warrior; it stays until a card moves it.",
        ),
        rule="DTR-087",
        en=("equipment",),
    ),
    entry(
        "fortification",
        Bilingual("Opevnění", "Fortification"),
        _FORTIFICATION,
        says=Bilingual(
            "Vyložíš ho za akci do oblasti nebo k bojovníkům; většinou zvyšuje obranu.",
            "Costs an action to lay into an area or with warriors; most raise armour.",
        ),
        rule="DTR-111",
    ),
    entry(
        "mission",
        Bilingual("Úkol", "Mission"),
        _MISSION,
        says=Bilingual(
            "Akcí ho přidělíš tomu, koho karta uvádí. Kdo ho potom splní, dostane odměnu.",
            "An action assigns it to whom the card names. Whoever then fulfils it gets the reward.",
        ),
        rule="DTR-132",
    ),
    entry(
        "personality",
        Bilingual("Osobnost", "Personality"),
        _PERSONALITY,
        says=Bilingual(
            "Jméno, které je ve hře jen jednou. Zabitou osobnost lze vyložit znovu.",
            "A name that is in play only once. A personality that was killed may be deployed again.",
        ),
        rule="DTR-382",
    ),
    entry(
        "heretic",
        Bilingual("Kacíř", "Heretic"),
        _HERETIC,
        says=Bilingual(
            "Člověk, který se dal k temné moci.",
            "Somebody of the people who has turned to the dark power.",
        ),
        rule="DTR-201",
    ),
    entry(
        "immune",
        Bilingual("Imunní", "Immune"),
        says=Bilingual(
            "Takové karty na něj nepůsobí, když je použijí jiní; sám je používat smí.",
            "Such cards do nothing to it when others use them; it may use them itself.",
        ),
        rule="DTR-376",
        cs=("imunní", "imunita", "imunitu", "imunity"),
        en=("immune", "immunity"),
    ),
    entry(
        "sacrifice",
        Bilingual("Obětovat", "Sacrifice"),
        SACRIFICE,
        says=Bilingual(
            "Obětovaná karta je ze hry navždy; vyřazená by šla jen do hrobu.",
            "A sacrificed card is out of the game for good; a discarded one would only go to the grave.",
        ),
        rule="DTR-488",
        en=("sacrificed", "sacrificing"),
    ),
)

"""What a card is or is considered to be (DTR-409): affiliations, sides, kinds, keywords. One bit each, so that a
card's traits are one integer and gaining or losing some is a mask."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .agreement import animate
from .trait import TRAITS as TRAITS
from .trait import Trait as Trait
from .trait import affiliation, follower, kind, trait

# ---- affiliations ----
BROTHERHOOD = affiliation("brotherhood", "Bratrstvo", "Bratrstva", "Brotherhood")
IMPERIAL = affiliation("imperial", "Imperiál", "Imperiálu", "Imperial")
BAUHAUS = affiliation("bauhaus", "Bauhaus", "Bauhausu", "Bauhaus")
CAPITOL = affiliation("capitol", "Kapitol", "Kapitolu", "Capitol")
CYBERTRONIC = affiliation("cybertronic", "Kybertronik", "Kybertroniku", "Cybertronic")
MISHIMA = affiliation("mishima", "Mishima", "Mishimy", "Mishima")
CRESCENTIA = affiliation("crescentia", "Půlměsíc", "Půlměsíce", "Crescentia")
LUTHERAN = affiliation("lutheran", "Luteránská triáda", "Luteránské triády", "Lutheran Triad")
RASPUTIN = affiliation("rasputin", "Synové Rasputina", "Synů Rasputina", "Sons of Rasputin")
TEMPLARS = affiliation("templars", "Templáři", "Templářů", "Templar")
CORPORATIONS = IMPERIAL | BAUHAUS | CAPITOL | CYBERTRONIC | MISHIMA
TRIBES = CRESCENTIA | LUTHERAN | RASPUTIN | TEMPLARS

# ---- sides (DTR-407) ----
DOOMTROOPER = kind(
    "doomtrooper",
    "Doomtrooper",
    "Doomtrooper Doomtroopera Doomtrooperovi Doomtroopera Doomtrooperovi Doomtrooperem",
    "Doomtroopeři Doomtrooperů Doomtrooperům Doomtroopery Doomtrooperech Doomtroopery",
)
LEGION = affiliation("legion", "Černá legie", "Černé legie", "Dark Legion")
TRIBAL = kind(
    "tribal",
    "Tribal warrior",
    "válečník válečníka válečníkovi válečníka válečníkovi válečníkem",
    "válečníci válečníků válečníkům válečníky válečnících válečníky",
    of="kmenů",
    beside="Tribal",
)
SIDES = DOOMTROOPER | LEGION | TRIBAL
AFFILIATIONS = BROTHERHOOD | CORPORATIONS | TRIBES

# ---- keywords of warriors ----
PERSONALITY = trait("personality", "osobnost", "personality")
APOSTLE = trait("apostle", "apoštol", "apostle")
CORPORATE_LEADER = trait("corporate_leader", "vůdce korporace", "corporate leader")
TRIBE_LEADER = trait("tribe_leader", "vůdce kmene", "tribe leader")
NEVER_FIGHTS = APOSTLE | CORPORATE_LEADER | TRIBE_LEADER  # DTR-467
SERGEANT = trait("sergeant", "seržant", "sergeant")
CAPTAIN = trait("captain", "kapitán", "captain")
COMMANDER = kind(  # DTR-395: whoever is a sergeant or a captain, or considered a commander
    "commander",
    "commander",
    "velitel velitele veliteli velitele veliteli velitelem",
    "velitelé velitelů velitelům velitele velitelích veliteli",
)
RANKS = SERGEANT | CAPTAIN
FREELANCER = kind(
    "freelancer",
    "freelancer",
    "žoldnéř žoldnéře žoldnéři žoldnéře žoldnéři žoldnéřem",
    "žoldnéři žoldnéřů žoldnéřům žoldnéře žoldnéřích žoldnéři",
)
HERETIC = kind(
    "heretic",
    "heretic",
    "kacíř kacíře kacíři kacíře kacíři kacířem",
    "kacíři kacířů kacířům kacíře kacířích kacíři",
)
CULTIST = trait("cultist", "vyznavač kultu", "cultist")
NEPHARITE = kind(
    "nepharite",
    "Nepharite",
    "Nefarit Nefarita Nefaritovi Nefarita Nefaritovi Nefaritem",
    "Nefariti Nefaritů Nefaritům Nefarity Nefaritech Nefarity",
)
VEHICLE = trait("vehicle", "vozidlo", "vehicle")
AIRSHIP = trait("airship", "vzdušný koráb", "airship")
TANK = trait("tank", "tank", "tank")
SUBMARINE = trait("submarine", "ponorka", "submarine")
BEAST = trait("beast", "zvíře", "beast")
FORTIFIED = trait("fortification", "opevnění", "fortification")  # is or is considered one (DTR-519)

# ---- followers of the apostles ----
OF_ALGEROTH = follower("of_algeroth", "Algerothův", "Algerotha", "Algeroth")
OF_SEMAI = follower("of_semai", "Semaiův", "Semaie", "Semai")
OF_ILIAN = follower("of_ilian", "Ilianin", "Ilian", "Ilian")
OF_DEMNOGONIS = follower("of_demnogonis", "Demnogonisův", "Demnogonise", "Demnogonis")
OF_MUAWIJHE = follower("of_muawijhe", "Muawijheův", "Muawijheho", "Muawijhe")
FOLLOWERS = OF_ALGEROTH | OF_SEMAI | OF_ILIAN | OF_DEMNOGONIS | OF_MUAWIJHE

# ---- kinds of warriors (DTR-409: a title, or considered) ----
CLANSMAN = kind(
    "clansman",
    "Clansman",
    "příslušník příslušníka příslušníkovi příslušníka příslušníkovi příslušníkem",
    "příslušníci příslušníků příslušníkům příslušníky příslušnících příslušníky",
    "Clansmen",
    of="klanu",
)
BLOOD_BERET = kind(
    "blood_beret",
    "Blood Beret",
    "Krvavý_baret Krvavého_bareta Krvavému_baretovi Krvavého_bareta Krvavém_baretovi Krvavým_baretem",
    "Krvaví_bareti Krvavých_baretů Krvavým_baretům Krvavé_barety Krvavých_baretech Krvavými_barety",
)
MORTIFICATOR = kind(
    "mortificator",
    "Mortificator",
    "Mortifikátor Mortifikátora Mortifikátorovi Mortifikátora Mortifikátorovi Mortifikátorem",
    "Mortifikátoři Mortifikátorů Mortifikátorům Mortifikátory Mortifikátorech Mortifikátory",
)
TRENCHER = kind(
    "trencher",
    "Trencher",
    "Zákopník Zákopníka Zákopníkovi Zákopníka Zákopníkovi Zákopníkem",
    "Zákopníci Zákopníků Zákopníkům Zákopníky Zákopnících Zákopníky",
)
NECROMUTANT = kind(
    "necromutant",
    "Necromutant",
    "Nekromutant Nekromutanta Nekromutantovi Nekromutanta Nekromutantovi Nekromutantem",
    "Nekromutanti Nekromutantů Nekromutantům Nekromutanty Nekromutantech Nekromutanty",
)
CURATOR = kind(
    "curator",
    "Curator",
    "Kurátor Kurátora Kurátorovi Kurátora Kurátorovi Kurátorem",
    "Kurátoři Kurátorů Kurátorům Kurátory Kurátorech Kurátory",
)
ETOILE = kind(
    "etoile",
    "Etoile Mortant",
    "Smrtící_hvězda Smrtící_hvězdy Smrtící_hvězdě Smrtící_hvězdu Smrtící_hvězdě Smrtící_hvězdou",
    "Smrtící_hvězdy Smrtících_hvězd Smrtícím_hvězdám Smrtící_hvězdy Smrtících_hvězdách Smrtícími_hvězdami",
    "Etoiles Mortant",
    gender="f",
)
STALKER = kind(
    "pretorian_stalker",
    "Pretorian Stalker",
    "Pretoriánský_lovec Pretoriánského_lovce Pretoriánskému_lovci Pretoriánského_lovce "
    "Pretoriánském_lovci Pretoriánským_lovcem",
    "Pretoriánští_lovci Pretoriánských_lovců Pretoriánským_lovcům Pretoriánské_lovce "
    "Pretoriánských_lovcích Pretoriánskými_lovci",
)
MARSHAL = kind(
    "venusian_marshal",
    "Venusian Marshal",
    "Venušanský_maršál Venušanského_maršála Venušanskému_maršálovi Venušanského_maršála "
    "Venušanském_maršálovi Venušanským_maršálem",
    "Venušanští_maršálové Venušanských_maršálů Venušanským_maršálům Venušanské_maršály "
    "Venušanských_maršálech Venušanskými_maršály",
)
SEA_LION = kind(
    "sea_lion",
    "Sea Lion",
    "Mořský_lev Mořského_lva Mořskému_lvu Mořského_lva Mořském_lvu Mořským_lvem",
    "Mořští_lvi Mořských_lvů Mořským_lvům Mořské_lvy Mořských_lvech Mořskými_lvy",
)
SHADOW_WALKER = kind(
    "shadow_walker",
    "Shadow Walker",
    "Vrah Vraha Vrahovi Vraha Vrahovi Vrahem",
    "Vrazi Vrahů Vrahům Vrahy Vrazích Vrahy",
    of="ze stínu",
)
SAMURAI = kind(
    "samurai",
    "Samurai",
    "Samuraj Samuraje Samurajovi Samuraje Samurajovi Samurajem",
    "Samurajové Samurajů Samurajům Samuraje Samurajích Samuraji",
    "Samurai",
)
PROPHET = kind(
    "prophet",
    "Prophet",
    "Prorok Proroka Prorokovi Proroka Prorokovi Prorokem",
    "Proroci Proroků Prorokům Proroky Prorocích Proroky",
)
PATRIARCH = kind(
    "patriarch",
    "Patriarch",
    "Patriarcha Patriarchy Patriarchovi Patriarchu Patriarchovi Patriarchou",
    "Patriarchové Patriarchů Patriarchům Patriarchy Patriarších Patriarchy",
)
KADAVER = kind(
    "kadaver",
    "Kadaver",
    "Kadaver Kadavera Kadaverovi Kadavera Kadaverovi Kadaverem",
    "Kadaveři Kadaverů Kadaverům Kadavery Kadaverech Kadavery",
)
FREE_MARINE = kind("free_marine", "Free Marine", *animate("mariňák", front="Svobodný"))
INFANTRY = kind(
    "infantry",
    "Infantry warrior",
    "příslušník příslušníka příslušníkovi příslušníka příslušníkovi příslušníkem",
    "příslušníci příslušníků příslušníkům příslušníky příslušnících příslušníky",
    of="Pěchoty",
)
GOLDEN_LION = kind(
    "golden_lion",
    "Golden Lion",
    "Zlatý_lev Zlatého_lva Zlatému_lvu Zlatého_lva Zlatém_lvu Zlatým_lvem",
    "Zlatí_lvi Zlatých_lvů Zlatým_lvům Zlaté_lvy Zlatých_lvech Zlatými_lvy",
)
RAMS = kind(
    "rams_air_cavalry",
    "RAMS Air Cavalry warrior",
    "příslušník příslušníka příslušníkovi příslušníka příslušníkovi příslušníkem",
    "příslušníci příslušníků příslušníkům příslušníky příslušnících příslušníky",
    of="Letecké kavalerie RAMS",
)
VENUSIAN_RANGER = kind("venusian_ranger", "Venusian Ranger", *animate("hraničář", front="Venušanský"))
VALKYRIE = kind(
    "valkyrie",
    "Valkyrie",
    "Valkýra Valkýry Valkýře Valkýru Valkýře Valkýrou",
    "Valkýry Valkýr Valkýrám Valkýry Valkýrách Valkýrami",
    gender="f",
)
HATAMOTO = kind(
    "hatamoto",
    "Hatamoto",
    "Hatamoto Hatamota Hatamotovi Hatamota Hatamotovi Hatamotem",
    "Hatamotové Hatamotů Hatamotům Hatamoty Hatamotech Hatamoty",
    "Hatamoto",
)
CHASSEUR = kind("chasseur", "Chasseur", *animate("Lovec", "Lovc"))
INQUISITOR = kind("inquisitor", "Inquisitor", *animate("Inkvizitor"))
INQUISITOR_MAJORIS = kind(
    "inquisitor_majoris", "Inquisitor Majoris", *animate("Inkvizitor"), "Inquisitors Majoris", of="Majoris"
)
INTRUDER = kind("callistonian_intruder", "Callistonian Intruder", *animate("vetřelec", "vetřelc", front="Kallistonský"))
SOULSLAYER = kind(
    "zenithian_soulslayer",
    "Zenithian Soulslayer",
    "Zenitský_vrah Zenitského_vraha Zenitskému_vrahovi Zenitského_vraha Zenitském_vrahovi Zenitským_vrahem",
    "Zenitští_vrazi Zenitských_vrahů Zenitským_vrahům Zenitské_vrahy Zenitských_vrazích Zenitskými_vrahy",
    of="duší",
)
TEMPLAR = kind("templar", "Templar", *animate("Templář"))  # a follower of Ilian; no member of the tribe
CHILD_OF_ILIAN = kind(  # a Czech word whose plural is feminine; texts speak of the children only
    "child_of_ilian",
    "Child of Ilian",
    "Dítě Dítěte Dítěti Dítě Dítěti Dítětem",
    "Děti Dětí Dětem Děti Dětech Dětmi",
    "Children of Ilian",
    of="Ilian",
    gender="f",
)
LEGIONNAIRE = kind("legionnaire", "Legionnaire", *animate("legionář"))
CUIRASSIER = kind("cuirassier", "Cuirassier", *animate("Kyrysník"))
COSSACK = kind("cossack", "Cossack", *animate("Kozák"))
SOLDAT = kind("soldat", "Soldat", *animate("Soldát"))
SCHWERWAFFE = kind("schwerwaffe_soldat", "Schwerwaffe Soldat", *animate("Soldát"), of="s těžkou zbraní")
BROTHERBOUND = kind("brotherbound_trooper", "Brotherbound Trooper", *animate("voják", front="Pobratimský"))
HORDE_TROOPER = kind("horde_trooper", "Horde Trooper", *animate("Voják"), of="hordy")
DISCIPLE = kind("lutheran_disciple", "Lutheran Disciple", *animate("učedník", front="Luteránský"))
TEMPLAR_MARINE = kind("templar_marine", "Templar Marine", *animate("mariňák", front="Templářský"))
SKULL_SEEKER = kind("skull_seeker", "Skull-Seeker", *animate("Hledač"), of="lebek")
CAVALIER = kind("cavalier", "Cavalier", *animate("Kavalerista"))
SCOUT_CAVALIER = kind("scout_cavalier", "Scout Cavalier", *animate("kavalerista", front="Průzkumný"))
JAEGER = kind(
    "jaeger_commando",
    "Jaeger Commando",
    "Komando Komanda Komandu Komando Komandu Komandem",
    "Komanda Komand Komandům Komanda Komandech Komandy",
    of="Jägerů",
    gender="n",
)
ISLAND_TEAM = kind(
    "island_team_member",
    "Island Team Member",
    "Člen Člena Členovi Člena Členovi Členem",
    "Členové Členů Členům Členy Členech Členy",
    of="ostrovního týmu",
)
UNDEAD = kind("undead_legionnaire", "Undead Legionnaire", *animate("legionář", front="Nemrtvý"))
SACRED_WARRIOR = kind("sacred_warrior", "Sacred Warrior", *animate("válečník", front="Svatý"))
MYSTIC = kind("mystic", "Mystic", *animate("Mystik"))
SHOGUN = kind("shogun", "Shogun", *animate("Šógun"))
LAST_RESORT = trait("last_resort", "až jako poslední", "attacked only last")

# ---- equipment, relics ----
FIGHT_WEAPON = trait("fight_weapon", "zápasnická zbraň", "fight weapon")
SHOOT_WEAPON = trait("shoot_weapon", "střelná zbraň", "shoot weapon")
SPECIAL_WEAPON = trait("special_weapon", "speciální zbraň", "special weapon")
SHOTGUN = trait("shotgun", "brokovnice", "shotgun")  # a shoot weapon that is used in fights only
SHORT_RANGE = trait("short_range", "jen pro zápas", "for fights only")  # the same, of another kind
FOR_FIGHTS = FIGHT_WEAPON | SHOTGUN | SHORT_RANGE
WEAPON = FIGHT_WEAPON | SHOOT_WEAPON | SPECIAL_WEAPON | SHOTGUN  # DTR-096, DTR-097
ARMOUR_SUIT = trait("armour", "brnění", "armour")
HANDGUN = trait("handgun", "pistole", "handgun")
MACHINE_GUN = trait("machine_gun", "kulomet", "machine gun")
SUBMACHINE_GUN = trait("submachine_gun", "samopal", "sub-machine gun")
ASSAULT_RIFLE = trait("assault_rifle", "útočná puška", "assault rifle")
FLAMETHROWER = trait("flamethrower", "plamenomet", "flame-thrower")
POISON = trait("poison", "jed", "poison")

# ---- fortifications ----
CITY = trait("city", "město", "city")
CITADEL = trait("citadel", "citadela", "citadel")
CATHEDRAL = trait("cathedral", "katedrála", "cathedral")

# ---- warzones ----
ASTEROIDS = trait("asteroid_belt", "pás asteroidů", "asteroid belt")
ON_MARS = trait("martian", "Mars", "Martian")
ON_MERCURY = trait("mercurian", "Merkur", "Mercurian")
ON_VENUS = trait("venusian", "Venuše", "Venusian")

# ---- Dark Symmetry (DTR-119, DTR-120) ----
DARK_GIFT = trait("dark_gift", "dar Černé symetrie", "Dark Symmetry gift")
GIFT_OF_ALGEROTH = trait("gift_of_algeroth", "Algerothův dar", "gift of Algeroth")
GIFT_OF_SEMAI = trait("gift_of_semai", "Semaiův dar", "gift of Semai")
GIFT_OF_ILIAN = trait("gift_of_ilian", "Ilianin dar", "gift of Ilian")
GIFT_OF_DEMNOGONIS = trait("gift_of_demnogonis", "Demnogonisův dar", "gift of Demnogonis")
GIFT_OF_MUAWIJHE = trait("gift_of_muawijhe", "Muawijheův dar", "gift of Muawijhe")
APOSTLES_GIFTS = {
    GIFT_OF_ALGEROTH: OF_ALGEROTH,
    GIFT_OF_SEMAI: OF_SEMAI,
    GIFT_OF_ILIAN: OF_ILIAN,
    GIFT_OF_DEMNOGONIS: OF_DEMNOGONIS,
    GIFT_OF_MUAWIJHE: OF_MUAWIJHE,
}
GIFTS = DARK_GIFT | sum(APOSTLES_GIFTS)

# ---- the Art (DTR-206) ----
CHANGELING = trait("changeling", "Umění metamorfózy", "Art of Changeling")
ELEMENTS = trait("elements", "Umění živlů", "Art of Elements")
EXORCISM = trait("exorcism", "Umění exorcismu", "Art of Exorcism")
KINETICS = trait("kinetics", "Umění kinetiky", "Art of Kinetics")
MANIPULATION = trait("manipulation", "Umění manipulace", "Art of Manipulation")
MENTALISM = trait("mentalism", "Umění mentalismu", "Art of Mentalism")
PREMONITION = trait("premonition", "Umění předtuchy", "Art of Premonition")
SUMMONING = trait("summoning", "Umění vyvolávání", "Art of Summoning")
ALL_ARTS = CHANGELING | ELEMENTS | EXORCISM | KINETICS | MANIPULATION | MENTALISM | PREMONITION | SUMMONING
COMBAT_SPELL = trait("combat_spell", "bojové kouzlo", "combat spell")
PERSONAL_SPELL = trait("personal_combat_spell", "osobní bojové kouzlo", "personal combat spell")

# ---- special cards with rules of their own ----
VIRUS = trait("virus", "virus", "virus")
PROPHECY = trait("prophecy", "proroctví", "prophecy")
RITUAL = trait("ritual", "rituál", "ritual")
SINGLE = VIRUS | PROPHECY | RITUAL  # DTR-496, DTR-501, DTR-506: only one of a kind acts on a warrior

GENERAL = kind(  # the sign of those who belong to no organisation, as it is printed
    "general",
    "warrior of general affiliation",
    "bojovník bojovníka bojovníkovi bojovníka bojovníkovi bojovníkem",
    "bojovníci bojovníků bojovníkům bojovníky bojovnících bojovníky",
    "warriors of general affiliation",
    of="s obecnou příslušností",
)


# In whose colours a card is drawn: its affiliation, or else its side, or the apostle it follows.
FACTION_BITS = (
    *(BROTHERHOOD, IMPERIAL, BAUHAUS, CAPITOL, CYBERTRONIC, MISHIMA, CRESCENTIA, LUTHERAN, RASPUTIN, TEMPLARS),
    *(OF_ALGEROTH, OF_SEMAI, OF_ILIAN, OF_DEMNOGONIS, OF_MUAWIJHE),
    *(LEGION, TRIBAL, DOOMTROOPER),
)
FACTIONS = tuple(next(t for t in TRAITS if t.bit == bit) for bit in FACTION_BITS)


def faction_of(mask: int) -> int:
    return next((n for n, bit in enumerate(FACTION_BITS) if bit & mask), -1)


def names(mask: int) -> list[Bilingual]:
    return [t.name for t in TRAITS if t.bit & mask]


def sole(mask: int) -> Trait:
    return next(t for t in TRAITS if t.bit == mask)


def ids(mask: int) -> list[str]:
    return [t.id for t in TRAITS if t.bit & mask]

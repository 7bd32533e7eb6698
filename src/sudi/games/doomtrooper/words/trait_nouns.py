"""Traits inside a sentence: every trait that texts mention has its noun with all its forms, in both languages."""

from __future__ import annotations

from sudi.kernel.wording import Noun, Words, noun

from . import traits as tr
from .nouns import listed, phrase, with_article


def _gift(id: str, cs: str, en: str) -> Noun:
    """A gift with the possessive adjective of its apostle: Algerothův dar, Algerothova daru; Ilianin dar."""
    stem = cs[:-2] + ("ov" if cs.endswith("ův") else "in")
    one = f"{cs}_dar {stem}a_daru {stem}u_daru {cs}_dar {stem}ě_daru {stem}ým_darem"
    many = f"{stem}y_dary {stem}ých_darů {stem}ým_darům {stem}y_dary {stem}ých_darech {stem}ými_dary"
    return phrase(id, "mi", one, many, f"gift of {en}", f"gifts of {en}")


def _zone(id: str, where: str, en: str) -> Noun:
    """válečná zóna na Marsu; Martian warzone"""
    one = "válečná_zóna válečné_zóny válečné_zóně válečnou_zónu válečné_zóně válečnou_zónou"
    many = "válečné_zóny válečných_zón válečným_zónám válečné_zóny válečných_zónách válečnými_zónami"
    return phrase(id, "f", one, many, f"{en} warzone", of=where)


_ALL = (
    noun(
        "short_range",
        "f",
        "zbraň zbraně zbrani zbraň zbrani zbraní",
        "zbraně zbraní zbraním zbraně zbraních zbraněmi",
        "weapon for fights",
        "weapons for fights",
        of="jen pro zápas",
    ),
    _zone("asteroid_belt", "v pásu asteroidů", "asteroid belt"),
    _zone("martian", "na Marsu", "Martian"),
    _zone("mercurian", "na Merkuru", "Mercurian"),
    _zone("venusian", "na Venuši", "Venusian"),
    noun(
        "personality",
        "f",
        "osobnost osobnosti osobnosti osobnost osobnosti osobností",
        "osobnosti osobností osobnostem osobnosti osobnostech osobnostmi",
        "personality",
        "personalities",
    ),
    noun(
        "apostle",
        "ma",
        "apoštol apoštola apoštolovi apoštola apoštolovi apoštolem",
        "apoštolové apoštolů apoštolům apoštoly apoštolech apoštoly",
        "apostle",
    ),
    noun(
        "corporate_leader",
        "ma",
        "vůdce vůdce vůdci vůdce vůdci vůdcem",
        "vůdci vůdců vůdcům vůdce vůdcích vůdci",
        "corporate leader",
        of="korporace",
    ),
    noun(
        "tribe_leader",
        "ma",
        "vůdce vůdce vůdci vůdce vůdci vůdcem",
        "vůdci vůdců vůdcům vůdce vůdcích vůdci",
        "tribe leader",
        of="kmene",
    ),
    noun(
        "sergeant",
        "ma",
        "seržant seržanta seržantovi seržanta seržantovi seržantem",
        "seržanti seržantů seržantům seržanty seržantech seržanty",
        "sergeant",
    ),
    noun(
        "captain",
        "ma",
        "kapitán kapitána kapitánovi kapitána kapitánovi kapitánem",
        "kapitáni kapitánů kapitánům kapitány kapitánech kapitány",
        "captain",
    ),
    noun(
        "cultist",
        "ma",
        "vyznavač vyznavače vyznavači vyznavače vyznavači vyznavačem",
        "vyznavači vyznavačů vyznavačům vyznavače vyznavačích vyznavači",
        "cultist",
        of="kultu",
    ),
    noun(
        "vehicle",
        "n",
        "vozidlo vozidla vozidlu vozidlo vozidle vozidlem",
        "vozidla vozidel vozidlům vozidla vozidlech vozidly",
        "vehicle",
    ),
    phrase(
        "airship",
        "mi",
        "vzdušný_koráb vzdušného_korábu vzdušnému_korábu vzdušný_koráb vzdušném_korábu vzdušným_korábem",
        "vzdušné_koráby vzdušných_korábů vzdušným_korábům vzdušné_koráby vzdušných_korábech vzdušnými_koráby",
        "airship",
    ),
    noun("tank", "mi", "tank tanku tanku tank tanku tankem", "tanky tanků tankům tanky tancích tanky", "tank"),
    noun(
        "submarine",
        "f",
        "ponorka ponorky ponorce ponorku ponorce ponorkou",
        "ponorky ponorek ponorkám ponorky ponorkách ponorkami",
        "submarine",
    ),
    noun(
        "beast",
        "n",
        "zvíře zvířete zvířeti zvíře zvířeti zvířetem",
        "zvířata zvířat zvířatům zvířata zvířatech zvířaty",
        "beast",
    ),
    noun(
        "fortification",
        "n",
        "opevnění opevnění opevnění opevnění opevnění opevněním",
        "opevnění opevnění opevněním opevnění opevněních opevněními",
        "fortification",
    ),
    phrase(
        "fight_weapon",
        "f",
        "zápasnická_zbraň zápasnické_zbraně zápasnické_zbrani zápasnickou_zbraň zápasnické_zbrani zápasnickou_zbraní",
        "zápasnické_zbraně zápasnických_zbraní zápasnickým_zbraním zápasnické_zbraně zápasnických_zbraních "
        "zápasnickými_zbraněmi",
        "fight weapon",
    ),
    phrase(
        "shoot_weapon",
        "f",
        "střelná_zbraň střelné_zbraně střelné_zbrani střelnou_zbraň střelné_zbrani střelnou_zbraní",
        "střelné_zbraně střelných_zbraní střelným_zbraním střelné_zbraně střelných_zbraních střelnými_zbraněmi",
        "shoot weapon",
    ),
    phrase(
        "special_weapon",
        "f",
        "speciální_zbraň speciální_zbraně speciální_zbrani speciální_zbraň speciální_zbrani speciální_zbraní",
        "speciální_zbraně speciálních_zbraní speciálním_zbraním speciální_zbraně speciálních_zbraních "
        "speciálními_zbraněmi",
        "special weapon",
    ),
    noun(
        "armour",
        "n",
        "brnění brnění brnění brnění brnění brněním",
        "brnění brnění brněním brnění brněních brněními",
        "suit of armour",
        "suits of armour",
    ),
    noun(
        "shotgun",
        "f",
        "brokovnice brokovnice brokovnici brokovnici brokovnici brokovnicí",
        "brokovnice brokovnic brokovnicím brokovnice brokovnicích brokovnicemi",
        "shotgun",
    ),
    noun(
        "handgun",
        "f",
        "pistole pistole pistoli pistoli pistoli pistolí",
        "pistole pistolí pistolím pistole pistolích pistolemi",
        "handgun",
    ),
    noun(
        "machine_gun",
        "mi",
        "kulomet kulometu kulometu kulomet kulometu kulometem",
        "kulomety kulometů kulometům kulomety kulometech kulomety",
        "machine gun",
    ),
    noun(
        "submachine_gun",
        "mi",
        "samopal samopalu samopalu samopal samopalu samopalem",
        "samopaly samopalů samopalům samopaly samopalech samopaly",
        "sub-machine gun",
    ),
    phrase(
        "assault_rifle",
        "f",
        "útočná_puška útočné_pušky útočné_pušce útočnou_pušku útočné_pušce útočnou_puškou",
        "útočné_pušky útočných_pušek útočným_puškám útočné_pušky útočných_puškách útočnými_puškami",
        "assault rifle",
    ),
    noun(
        "flamethrower",
        "mi",
        "plamenomet plamenometu plamenometu plamenomet plamenometu plamenometem",
        "plamenomety plamenometů plamenometům plamenomety plamenometech plamenomety",
        "flame-thrower",
    ),
    noun("poison", "mi", "jed jedu jedu jed jedu jedem", "jedy jedů jedům jedy jedech jedy", "poison"),
    noun(
        "city",
        "n",
        "město města městu město městě městem",
        "města měst městům města městech městy",
        "city",
        "cities",
    ),
    noun(
        "citadel",
        "f",
        "citadela citadely citadele citadelu citadele citadelou",
        "citadely citadel citadelám citadely citadelách citadelami",
        "citadel",
    ),
    noun(
        "cathedral",
        "f",
        "katedrála katedrály katedrále katedrálu katedrále katedrálou",
        "katedrály katedrál katedrálám katedrály katedrálách katedrálami",
        "cathedral",
    ),
    noun(
        "dark_gift",
        "mi",
        "dar daru daru dar daru darem",
        "dary darů darům dary darech dary",
        "Dark Symmetry gift",
        of="Černé symetrie",
    ),
    _gift("gift_of_algeroth", "Algerothův", "Algeroth"),
    _gift("gift_of_semai", "Semaiův", "Semai"),
    _gift("gift_of_ilian", "Ilianin", "Ilian"),
    _gift("gift_of_demnogonis", "Demnogonisův", "Demnogonis"),
    _gift("gift_of_muawijhe", "Muawijheův", "Muawijhe"),
    phrase(
        "combat_spell",
        "n",
        "bojové_kouzlo bojového_kouzla bojovému_kouzlu bojové_kouzlo bojovém_kouzlu bojovým_kouzlem",
        "bojová_kouzla bojových_kouzel bojovým_kouzlům bojová_kouzla bojových_kouzlech bojovými_kouzly",
        "combat spell",
    ),
    phrase(
        "personal_combat_spell",
        "n",
        "osobní_bojové_kouzlo osobního_bojového_kouzla osobnímu_bojovému_kouzlu osobní_bojové_kouzlo "
        "osobním_bojovém_kouzlu osobním_bojovým_kouzlem",
        "osobní_bojová_kouzla osobních_bojových_kouzel osobním_bojovým_kouzlům osobní_bojová_kouzla "
        "osobních_bojových_kouzlech osobními_bojovými_kouzly",
        "personal combat spell",
    ),
    noun("virus", "mi", "virus viru viru virus viru virem", "viry virů virům viry virech viry", "virus", "viruses"),
    noun(
        "prophecy",
        "n",
        "proroctví proroctví proroctví proroctví proroctví proroctvím",
        "proroctví proroctví proroctvím proroctví proroctvích proroctvími",
        "prophecy",
        "prophecies",
    ),
    noun(
        "ritual",
        "mi",
        "rituál rituálu rituálu rituál rituálu rituálem",
        "rituály rituálů rituálům rituály rituálech rituály",
        "ritual",
    ),
)
THINGS = {one.id: one for one in _ALL}


def nouns_of(mask: int) -> list[Noun]:
    """The noun of each trait: what a warrior of it is called, or what a thing of it is."""
    return [t.noun or THINGS[t.id] for t in tr.TRAITS if t.bit & mask]


def said(mask: int, w: Words, case: int, many: bool = True) -> str:
    """These traits in the case a sentence needs: kacířům a Nefaritům; heretics and Nepharites."""
    found = nouns_of(mask)
    if w.czech:
        return listed([(one.plural if many else one.singular)[case] for one in found], w)
    return listed([one.en[1] if many else with_article(one.en[0]) for one in found], w)


def all_of(mask: int, w: Words) -> str:
    """Everything of these traits, as what is acted on: všechna města a citadely; all cities and citadels."""
    each = "všechna" if nouns_of(mask)[0].gender == "n" else "všechny"
    return f"{w.pick(each, 'all')} {said(mask, w, 3)}"

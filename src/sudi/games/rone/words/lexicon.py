"""Nouns and verbs of card texts and log lines, in Czech and English."""

from __future__ import annotations

from dataclasses import replace

from sudi.kernel.decision import Word
from sudi.kernel.wording import Bilingual, Noun, Words, noun, verb
from sudi.kernel.wording.lexicon import CARD as CARD
from sudi.kernel.wording.lexicon import FEMININE, MASCULINE, NEUTER, PLAYER

from .names import DAMAGE_IDS, RANGED


def _phrase(id: str, gender: str, one: str, many: str, en: str) -> Noun:
    """A noun with an adjective before it; the two are joined by an underscore."""
    joined = noun(id, gender, one, many, en)
    forms = [tuple(form.replace("_", " ") for form in number) for number in (joined.singular, joined.plural)]
    return replace(joined, singular=forms[0], plural=forms[1])


_SCREW = ("šroubek šroubku šroubku šroubek šroubku šroubkem", "šroubky šroubků šroubkům šroubky šroubcích šroubky")
_TOKEN = ("žeton žetonu žetonu žeton žetonu žetonem", "žetony žetonů žetonům žetony žetonech žetony")
_POINT = ("bod bodu bodu bod bodu bodem", "body bodů bodům body bodech body")
_WOUND = (
    "zranění zranění zranění zranění zranění zraněním",
    "zranění zranění zraněním zranění zraněních zraněními",
)
ARMOUR = noun("armour", MASCULINE, *_POINT, "armour", "armour", of="brnění")
LIFE = noun(
    "life",
    MASCULINE,
    "život života životu život životu životem",
    "životy životů životům životy životech životy",
    "life",
    "life",
)
PART = _phrase(
    "part",
    MASCULINE,
    "náhradní_díl náhradního_dílu náhradnímu_dílu náhradní_díl náhradním_dílu náhradním_dílem",
    "náhradní_díly náhradních_dílů náhradním_dílům náhradní_díly náhradních_dílech náhradními_díly",
    "spare part",
)
SCREW = noun("screw", MASCULINE, *_SCREW, "screw")
REROLL = noun("reroll", MASCULINE, *_TOKEN, "re-roll token", of="přehozu")
RESEARCH = noun("research", MASCULINE, *_TOKEN, "research token", of="výzkumu")
MELEE_DAMAGE = noun("melee", NEUTER, *_WOUND, "melee damage", "melee damage", of="na blízko")
RANGED_DAMAGE = noun("ranged", NEUTER, *_WOUND, "ranged damage", "ranged damage")
ARMOUR_BREAK = noun("break", MASCULINE, *_POINT, "armour destruction", "armour destruction", of="zničení brnění")
RESOURCE = noun(
    "resource",
    MASCULINE,
    "zdroj zdroje zdroji zdroj zdroji zdrojem",
    "zdroje zdrojů zdrojům zdroje zdrojích zdroji",
    "resource",
)
TECHNOLOGY = noun(
    "technology",
    FEMININE,
    "technologie technologie technologii technologii technologii technologií",
    "technologie technologií technologiím technologie technologiích technologiemi",
    "technology",
    "technologies",
)
DIE = noun(
    "die",
    FEMININE,
    "kostka kostky kostce kostku kostce kostkou",
    "kostky kostek kostkám kostky kostkách kostkami",
    "die",
    "dice",
)
PROTOCOL = noun(
    "protocol",
    MASCULINE,
    "protokol protokolu protokolu protokol protokolu protokolem",
    "protokoly protokolů protokolům protokoly protokolech protokoly",
    "protocol",
)
WIN = noun(
    "win",
    NEUTER,
    "vítězství vítězství vítězství vítězství vítězství vítězstvím",
    "vítězství vítězství vítězstvím vítězství vítězstvích vítězstvími",
    "won match",
    "won matches",
)
NOUNS = {
    n.id: n
    for n in (
        *(ARMOUR, LIFE, PART, SCREW, REROLL, RESEARCH, MELEE_DAMAGE, RANGED_DAMAGE, ARMOUR_BREAK, RESOURCE),
        *(TECHNOLOGY, DIE, PROTOCOL, WIN, CARD, PLAYER),
    )
}
DAMAGE_NOUNS = (MELEE_DAMAGE, RANGED_DAMAGE, ARMOUR_BREAK)
DAMAGE_WORDS = tuple(
    Word(id, name)
    for id, name in zip(
        DAMAGE_IDS,
        (
            Bilingual("zranění na blízko", "melee damage"),
            Bilingual("střelecké zranění", "ranged damage"),
            Bilingual("zničení brnění", "armour destruction"),
        ),
        strict=True,
    )
)


def ranged_words(n: int) -> str:
    """Czech: the adjective of ranged damage agrees with the number."""
    return (
        f"{n} střeleckých zranění"
        if n >= 5 or n == 0
        else f"{n} střelecké zranění"
        if n == 1
        else f"{n} střelecká zranění"
    )


def active_cards(w: Words, n: int) -> str:
    """RON-D33: only cards with an active ability that are not exhausted can be."""
    if w.czech:
        return w.count(n, CARD).replace(" ", " aktivní " if n < 5 else " aktivních ", 1)
    return w.count(n, CARD).replace(" ", " active ", 1)


def damage_words(w: Words, kind: int, n: int) -> str:
    if kind == RANGED and w.czech:
        return ranged_words(n)
    return w.count(n, DAMAGE_NOUNS[kind])


# ---- verbs ----
GAIN = verb("získej", "získejte", "získat", "získá", "gain")
DEAL = verb("uděl", "udělte", "udělit", "udělí", "deal")
DRAW = verb("dober si", "doberte si", "dobrat si", "dobere si", "draw")
STORE = verb("ulož si", "uložte si", "uložit si", "uloží si", "store")
RECYCLE = verb("recykluj", "recyklujte", "recyklovat", "recykluje", "recycle")
RECRUIT = verb("naverbuj", "naverbujte", "naverbovat", "naverbuje", "recruit")
DISCOVER = verb("objev", "objevte", "objevit", "objeví", "discover")
TRAIN = verb("vycvič", "vycvičte", "vycvičit", "vycvičí", "train")
SACRIFICE = verb("obětuj", "obětujte", "obětovat", "obětuje", "sacrifice")
KEEP = verb("ponech si", "ponechte si", "ponechat si", "ponechá si", "keep")
REFRESH = verb("obnov", "obnovte", "obnovit", "obnoví", "refresh", "refreshes")
EXHAUST = verb("unav", "unavte", "unavit", "unaví", "exhaust")
UPGRADE = verb("vylepši", "vylepšete", "vylepšit", "vylepší", "upgrade")
DESTROY = verb("znič", "zničte", "zničit", "zničí", "destroy")
MOVE = verb("přesuň", "přesuňte", "přesunout", "přesune", "move")
TURN = verb("otoč", "otočte", "otočit", "otočí", "turn")
DISCARD = verb("odhoď", "odhoďte", "odhodit", "odhodí", "discard")
PUT = verb("odlož", "odložte", "odložit", "odloží", "put")
GIVE = verb("přidej", "přidejte", "přidat", "přidá", "give")
CHOOSE = verb("vyber si", "vyberte si", "vybrat si", "vybere si", "choose")

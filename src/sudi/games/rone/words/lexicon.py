"""Nouns and verbs of card texts and log lines, in Czech and English."""

from __future__ import annotations

from dataclasses import replace

from sudi.kernel.decision import Word
from sudi.kernel.wording import ACC, Bilingual, Noun, Words, noun, verb
from sudi.kernel.wording.lexicon import CARD as CARD
from sudi.kernel.wording.lexicon import FEMININE, MASCULINE, NEUTER, PLAYER

from .names import DAMAGE_IDS, KIND_NAMES


def _phrase(id: str, gender: str, one: str, many: str, en: str, en_many: str = "") -> Noun:
    """A noun with an adjective before it; the two are joined by an underscore."""
    joined = noun(id, gender, one, many, en, en_many)
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
RANGED_DAMAGE = _phrase(
    "ranged",
    NEUTER,
    "střelecké_zranění střeleckého_zranění střeleckému_zranění střelecké_zranění střeleckém_zranění "
    "střeleckým_zraněním",
    "střelecká_zranění střeleckých_zranění střeleckým_zraněním střelecká_zranění střeleckých_zraněních "
    "střeleckými_zraněními",
    "ranged damage",
    "ranged damage",
)
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
PLACE = _phrase(
    "place",
    NEUTER,
    "žolíkové_místo žolíkového_místa žolíkovému_místu žolíkové_místo žolíkovém_místě žolíkovým_místem",
    "žolíková_místa žolíkových_míst žolíkovým_místům žolíková_místa žolíkových_místech žolíkovými_místy",
    "wild storage place",
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


def described(w: Words, n: int, noun: Noun, cs: tuple[str, str, str], en: str, case: int = ACC) -> str:
    """A number, an adjective and a noun; the Czech adjective as it stands with 1, with 2 to 4, and with 5 or more."""
    number, rest = w.count(n, noun, case).split(" ", 1)
    adjective = w.pick(cs[0 if n == 1 else 1 if 2 <= n <= 4 else 2], en)
    return f"{number} {adjective} {rest}" if adjective else f"{number} {rest}"


def top_cards(w: Words, n: int) -> str:
    """The top cards of a pile, as what something is done to."""
    if n == 1:
        return w.pick("vrchní kartu", "the top card")
    return w.pick("", "the top ") + described(w, n, CARD, ("vrchní", "vrchní", "vrchních"), "")


def active_cards(w: Words, n: int) -> str:
    """RON-D33: only cards with an active ability that are not exhausted can be."""
    return described(w, n, CARD, ("aktivní", "aktivní", "aktivních"), "active")


def stored_resources(w: Words, n: int, of: tuple[str, str, str] = ("", "", ""), en: str = "") -> str:
    """Stored resources, with a word about them before it: of which kind, whose."""
    forms = [f"{one} {two}".strip() for one, two in zip(of, ("uložený", "uložené", "uložených"), strict=True)]
    return described(w, n, RESOURCE, (forms[0], forms[1], forms[2]), f"{en} stored".strip())


def kind_of_resource(w: Words, n: int, kind: int) -> str:
    """So many resources of one kind: 2 modré zdroje."""
    stem = KIND_NAMES[kind].cs[:-1]
    return described(w, n, RESOURCE, (stem + "ý", stem + "é", stem + "ých"), KIND_NAMES[kind].en)


def damage_words(w: Words, kind: int, n: int) -> str:
    return w.count(n, DAMAGE_NOUNS[kind])


# ---- verbs ----
GAIN = verb("získej", "získat", "získá", "gain")
DEAL = verb("uděl", "udělit", "udělí", "deal")
DRAW = verb("dober si", "dobrat si", "dobere si", "draw")
STORE = verb("ulož si", "uložit si", "uloží si", "store")
RECYCLE = verb("recykluj", "recyklovat", "recykluje", "recycle")
RECRUIT = verb("naverbuj", "naverbovat", "naverbuje", "recruit")
DISCOVER = verb("objev", "objevit", "objeví", "discover")
TRAIN = verb("vycvič", "vycvičit", "vycvičí", "train")
SACRIFICE = verb("obětuj", "obětovat", "obětuje", "sacrifice")
KEEP = verb("ponech si", "ponechat si", "ponechá si", "keep")
REFRESH = verb("obnov", "obnovit", "obnoví", "refresh", "refreshes")
EXHAUST = verb("unav", "unavit", "unaví", "exhaust")
UPGRADE = verb("vylepši", "vylepšit", "vylepší", "upgrade")
DESTROY = verb("znič", "zničit", "zničí", "destroy")
MOVE = verb("přesuň", "přesunout", "přesune", "move")
TURN = verb("otoč", "otočit", "otočí", "turn")
DISCARD = verb("odhoď", "odhodit", "odhodí", "discard")
PUT = verb("odlož", "odložit", "odloží", "put")
GIVE = verb("přidej", "přidat", "přidá", "give")
CHOOSE = verb("vyber si", "vybrat si", "vybere si", "choose")

"""The nouns and verbs of the game, in both languages; the Czech of its rulebook, with its diacritics."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual, Noun, Words, noun, verb
from sudi.kernel.wording.lexicon import CARD, PLAYER

_WARRIOR = (
    "bojovník bojovníka bojovníkovi bojovníka bojovníkovi bojovníkem",
    "bojovníci bojovníků bojovníkům bojovníky bojovnících bojovníky",
)


def polite(lang: str) -> Words:
    """The rulebook addresses the player politely."""
    return Words(lang, polite=True)


def phrase(id: str, gender: str, singular: str, plural: str, en: str, en_plural: str = "", of: str = "") -> Noun:
    """A noun of two words: an underscore in each form stands for the space."""
    one = noun(id, gender, singular, plural, en, en_plural, of=of)
    spaced = [tuple(f.replace("_", " ") for f in forms) for forms in (one.singular, one.plural)]
    return Noun(one.id, one.gender, spaced[0], spaced[1], one.en)


def warriors_of(id: str, cs: str, en: str) -> Noun:
    """bojovník Imperiálu; Imperial warrior"""
    return noun(id, "ma", *_WARRIOR, f"{en} warrior", of=cs)


def follower_of(id: str, cs: str, en: str) -> Noun:
    return noun(
        id,
        "ma",
        "stoupenec stoupence stoupenci stoupence stoupenci stoupencem",
        "stoupenci stoupenců stoupencům stoupence stoupencích stoupenci",
        f"follower of {en}",
        f"followers of {en}",
        of=cs,
    )


WARRIOR = noun("warrior", "ma", *_WARRIOR, "warrior")
DESTINY = noun(
    "destiny", "mi", "bod bodu bodu bod bodu bodem", "body bodů bodům body bodech body", "destiny point", of="osudu"
)
VICTORY = phrase(
    "victory",
    "mi",
    "vítězný_bod vítězného_bodu vítěznému_bodu vítězný_bod vítězném_bodu vítězným_bodem",
    "vítězné_body vítězných_bodů vítězným_bodům vítězné_body vítězných_bodech vítěznými_body",
    "victory point",
)
ACTION = noun("action", "f", "akce akce akci akci akci akcí", "akce akcí akcím akce akcích akcemi", "action")
POINT = noun("point", "mi", "bod bodu bodu bod bodu bodem", "body bodů bodům body bodech body", "point")
EQUIPMENT = noun(
    "equipment",
    "n",
    "vybavení vybavení vybavení vybavení vybavení vybavením",
    "vybavení vybavení vybavením vybavení vybaveních vybaveními",
    "equipment card",
)
MISSION = noun(
    "mission", "mi", "úkol úkolu úkolu úkol úkolu úkolem", "úkoly úkolů úkolům úkoly úkolech úkoly", "mission"
)
FORTIFICATION = noun(
    "fortification",
    "n",
    "opevnění opevnění opevnění opevnění opevnění opevněním",
    "opevnění opevnění opevněním opevnění opevněních opevněními",
    "fortification",
)
DARK_CARD = noun(
    "symmetry",
    "f",
    "karta karty kartě kartu kartě kartou",
    "karty karet kartám karty kartách kartami",
    "Dark Symmetry card",
    of="Černé symetrie",
)

NOUNS = {n.id: n for n in (WARRIOR, DESTINY, VICTORY, ACTION, POINT, EQUIPMENT, CARD, PLAYER)}

# ---- verbs of card texts (familiar, polite, infinitive, third person; English) ----
GAIN = verb("získej", "získejte", "získat", "získá", "gain")
LOSE = verb("ztrať", "ztraťte", "ztratit", "ztratí", "lose")
CANCEL = verb("zruš", "zrušte", "zrušit", "zruší", "cancel")
SAVE = verb("zachraň", "zachraňte", "zachránit", "zachrání", "save")
DISCARD = verb("vyřaď", "vyřaďte", "vyřadit", "vyřadí", "discard")
SACRIFICE = verb("obětuj", "obětujte", "obětovat", "obětuje", "sacrifice")
WOUND = verb("zraň", "zraňte", "zranit", "zraní", "wound")
KILL = verb("zabij", "zabijte", "zabít", "zabije", "kill")
HEAL = verb("vyleč", "vylečte", "vyléčit", "vyléčí", "heal")
TAKE_ACTIONS = verb("proveď", "proveďte", "provést", "provede", "take")
CHANGE = verb("změň", "změňte", "změnit", "změní", "change")
PUT = verb("umísti", "umístěte", "umístit", "umístí", "put", "puts")
SEND = verb("zažeň", "zažeňte", "zahnat", "zažene", "send")
REVEAL = verb("vyveď", "vyveďte", "vyvést", "vyvede", "bring")
END = verb("ukonči", "ukončete", "ukončit", "ukončí", "end")
CALL = verb("přivolej", "přivolejte", "přivolat", "přivolá", "call")
GIVE = verb("přilož", "přiložte", "přiložit", "přiloží", "attach", "attaches")
SWAP = verb("vyměň si", "vyměňte si", "vyměnit si", "si vymění", "swap")
SETTLE = verb("urči", "určete", "určit", "určí", "let")
CAST_NOW = verb("sešli", "sešlete", "seslat", "sešle", "cast")
MARK = verb("polož", "položte", "položit", "položí", "put", "puts")

# ---- the four ratings (DTR-478) ----
RATINGS = ("fight", "shoot", "armour", "value")
FIGHT, SHOOT, ARMOUR, VALUE = RATINGS
RATING_NAMES = {
    FIGHT: Bilingual("zápas", "fight"),
    SHOOT: Bilingual("střelba", "shoot"),
    ARMOUR: Bilingual("obrana", "armour"),
    VALUE: Bilingual("hodnota", "value"),
}
_DATIVE = {FIGHT: "zápasu", SHOOT: "střelbě", ARMOUR: "obraně", VALUE: "hodnotě"}
_ACCUSATIVE = {FIGHT: "zápas", SHOOT: "střelbu", ARMOUR: "obranu", VALUE: "hodnotu"}


def listed(words: list[str], w: Words) -> str:
    """a, b a c; a, b and c"""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {w.pick('a', 'and')} {words[-1]}"


def towards(dative: str) -> str:
    """k bojovníkovi, ke svému bojovníkovi, ke střelbě"""
    start = dative.lower()
    hard = start[0] in "kg" or (start[0] in "sšzž" and start[1] not in "aáeéěiíoóuúůyý")
    return f"{'ke' if hard else 'k'} {dative}"


def with_article(text: str) -> str:
    return f"{'an' if text[0].lower() in 'aeio' else 'a'} {text}"


def to_ratings(w: Words, ratings: tuple[str, ...], base: bool = False) -> str:
    """k zápasu a střelbě, k základnímu zápasu; to fight and shoot, to base fight"""
    if w.czech:
        if base:
            agreeing = "základnímu" if ratings[0] == FIGHT else "základní"
            return towards(f"{agreeing} {listed([_DATIVE[r] for r in ratings], w)}")
        return towards(listed([_DATIVE[r] for r in ratings], w))
    return f"to {'base ' if base else ''}{listed(list(ratings), w)}"


def the_ratings(w: Words, ratings: tuple[str, ...]) -> str:
    return listed([_ACCUSATIVE[r] if w.czech else r for r in ratings], w)


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"\u2212{-n}"


# ---- battle tactics (DTR-252) ----
TACTICS = (FIGHT, SHOOT)
IN_TACTIC = {FIGHT: Bilingual("v zápase", "in a fight"), SHOOT: Bilingual("ve střelbě", "in a shoot-out")}
TACTIC_NAMES = {FIGHT: Bilingual("zápas", "fight"), SHOOT: Bilingual("střelba", "shoot")}

# ---- areas (DTR-432) ----
AREAS = ("squad", "kohort", "outpost")
AREA_NAMES = {
    "squad": Bilingual("Mužstvo", "Squad"),
    "kohort": Bilingual("Kohorta", "Cohort"),
    "outpost": Bilingual("Stanice", "Outpost"),
    "aside": Bilingual("stranou", "aside"),
}
IN_AREA = {
    "squad": Bilingual("ve vašem Mužstvu", "in your Squad"),
    "kohort": Bilingual("ve vaší Kohortě", "in your Cohort"),
    "outpost": Bilingual("na vaší Stanici", "on your Outpost"),
    "aside": Bilingual("mimo oblasti", "outside the areas"),
}
IN_ANY_AREA = {
    "squad": Bilingual("v Mužstvu", "in a Squad"),
    "kohort": Bilingual("v Kohortě", "in a Cohort"),
    "outpost": Bilingual("na Stanici", "on an Outpost"),
    "aside": Bilingual("mimo oblasti", "outside the areas"),
}
INTO_AREA = {
    "squad": Bilingual("do svého Mužstva", "into your Squad"),
    "kohort": Bilingual("do své Kohorty", "into your Cohort"),
    "outpost": Bilingual("na svou Stanici", "onto your Outpost"),
    "aside": Bilingual("stranou oblastí", "outside the areas"),
}

"""The words of Shards of Infinity: factions, resources, nouns and verbs in Czech and English."""

from __future__ import annotations

from sudi.kernel.decision import Word
from sudi.kernel.wording import Bilingual, noun, verb
from sudi.kernel.wording.lexicon import CARD as CARD
from sudi.kernel.wording.lexicon import FEMININE, MASCULINE, MASCULINE_ANIMATE, PLAYER

GEM = noun(
    "gem",
    MASCULINE,
    "drahokam drahokamu drahokamu drahokam drahokamu drahokamem",
    "drahokamy drahokamů drahokamům drahokamy drahokamech drahokamy",
    "gem",
)
_POINT = ("bod bodu bodu bod bodu bodem", "body bodů bodům body bodech body")
POWER = noun("power", MASCULINE, *_POINT, "power", "power", of="síly")
MASTERY = noun("mastery", MASCULINE, *_POINT, "mastery", "mastery", of="mistrovství")
HEALTH = noun(
    "health",
    MASCULINE,
    "život života životu život životu životem",
    "životy životů životům životy životech životy",
    "health",
    "health",
)
DAMAGE = noun("damage", MASCULINE, *_POINT, "damage", "damage", of="zranění")
SHIELD = noun(
    "shield",
    MASCULINE,
    "štít štítu štítu štít štítu štítem",
    "štíty štítů štítům štíty štítech štíty",
    "shield",
)
CHAMPION = noun(
    "champion",
    MASCULINE_ANIMATE,
    "šampion šampiona šampionovi šampiona šampionovi šampionem",
    "šampioni šampionů šampionům šampiony šampionech šampiony",
    "champion",
)
ALLY = noun(
    "ally",
    MASCULINE_ANIMATE,
    "spojenec spojence spojenci spojence spojenci spojencem",
    "spojenci spojenců spojencům spojence spojencích spojenci",
    "ally",
    "allies",
)
MERCENARY = noun(
    "mercenary",
    MASCULINE_ANIMATE,
    "žoldák žoldáka žoldákovi žoldáka žoldákovi žoldákem",
    "žoldáci žoldáků žoldákům žoldáky žoldácích žoldáky",
    "mercenary",
    "mercenaries",
)
RELIC = noun(
    "relic",
    FEMININE,
    "relikvie relikvie relikvii relikvii relikvii relikvií",
    "relikvie relikvií relikviím relikvie relikviích relikviemi",
    "relic",
)
NOUNS = {n.id: n for n in (GEM, POWER, MASTERY, HEALTH, DAMAGE, SHIELD, CHAMPION, ALLY, MERCENARY, RELIC, CARD, PLAYER)}

GAIN = verb("získej", "získejte", "získat", "získá", "gain")
DRAW = verb("dober si", "doberte si", "dobrat si", "dobere si", "draw")
BANISH = verb("odstraň", "odstraňte", "odstranit", "odstraní", "banish", "banishes")
RETURN = verb("vrať si", "vraťte si", "vrátit si", "vrátí si", "return")
DESTROY = verb("znič", "zničte", "zničit", "zničí", "destroy")
COPY = verb("zopakuj", "zopakujte", "zopakovat", "zopakuje", "copy", "copies")
RECRUIT = verb("naverbuj", "naverbujte", "naverbovat", "naverbuje", "recruit")
CHOOSE = verb("zvol", "zvolte", "zvolit", "zvolí", "choose")
DOUBLE = verb("zdvojnásob", "zdvojnásobte", "zdvojnásobit", "zdvojnásobí", "double")
PUT = verb("polož", "položte", "položit", "položí", "put")
IGNORE = verb("ignoruj", "ignorujte", "ignorovat", "ignoruje", "ignore")


class Faction:
    """A faction's name in the cases the texts need, and as an adjective-like phrase after a noun."""

    def __init__(self, id: str, cs: str, genitive: str, en: str) -> None:
        self.id, self.cs, self.genitive, self.en = id, cs, genitive, en

    def of(self, lang: str, word_cs: str, word_en: str) -> str:
        """An ally of this faction: spojenec Šerorostů; Undergrowth ally."""
        return f"{word_cs} {self.genitive}" if lang == "cs" else f"{self.en} {word_en}"


FACTIONS = (
    Faction("homodeus", "Lidé zítřka", "Lidí zítřka", "Homodeus"),
    Faction("order", "Řád", "Řádu", "Order"),
    Faction("undergrowth", "Šerorosti", "Šerorostů", "Undergrowth"),
    Faction("wraethe", "Prázdnonosi", "Prázdnonosů", "Wraethe"),
)
NO_FACTION, HOMODEUS, ORDER, UNDERGROWTH, WRAETHE = -1, 0, 1, 2, 3

CHARACTERS = ("decima", "tetra", "volos", "ko_syn_wu")
DECIMA, TETRA, VOLOS, KO_SYN_WU = range(4)
# Character number i leads faction number i.
CHARACTER_NAMES = (
    Bilingual("Decima", "Decima"),
    Bilingual("Tetra", "Tetra"),
    Bilingual("Volos", "Volos"),
    Bilingual("Kcho Syn Wu", "Ko Syn Wu"),
)
CHARACTER_WORDS = tuple(Word(id, name) for id, name in zip(CHARACTERS, CHARACTER_NAMES, strict=True))

HAND, DISCARD = 0, 1
PLACES = (
    Word("hand", Bilingual("z ruky", "from hand")),
    Word("discard", Bilingual("z odkládacího balíčku", "from the discard pile")),
)

"""The nouns and verbs of Shards of Infinity in Czech and English."""

from __future__ import annotations

from sudi.kernel.wording import noun, verb
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

GAIN = verb("získej", "získat", "získá", "gain")
DRAW = verb("dober si", "dobrat si", "dobere si", "draw")
BANISH = verb("odstraň", "odstranit", "odstraní", "banish", "banishes")
RETURN = verb("vrať si", "vrátit si", "vrátí si", "return")
DESTROY = verb("znič", "zničit", "zničí", "destroy")
COPY = verb("zopakuj", "zopakovat", "zopakuje", "copy", "copies")
RECRUIT = verb("naverbuj", "naverbovat", "naverbuje", "recruit")
CHOOSE = verb("zvol", "zvolit", "zvolí", "choose")
DOUBLE = verb("zdvojnásob", "zdvojnásobit", "zdvojnásobí", "double")
TAKE = verb("vezmi si", "vzít si", "vezme si", "put")
BRING = verb("uveď", "uvést", "uvede", "put")
IGNORE = verb("ignoruj", "ignorovat", "ignoruje", "ignore")

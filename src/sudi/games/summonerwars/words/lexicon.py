"""The nouns and verbs of card texts in Czech and English."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual, Noun, Words, noun, verb
from sudi.kernel.wording.lexicon import CARD as CARD
from sudi.kernel.wording.lexicon import FEMININE, MASCULINE, MASCULINE_ANIMATE, NEUTER

UNIT = noun(
    "unit",
    FEMININE,
    "jednotka jednotky jednotce jednotku jednotce jednotkou",
    "jednotky jednotek jednotkám jednotky jednotkách jednotkami",
    "unit",
)
STRUCTURE = noun(
    "structure",
    FEMININE,
    "stavba stavby stavbě stavbu stavbě stavbou",
    "stavby staveb stavbám stavby stavbách stavbami",
    "structure",
)
_COMMON_ONE = (
    "běžná jednotka",
    "běžné jednotky",
    "běžné jednotce",
    "běžnou jednotku",
    "běžné jednotce",
    "běžnou jednotkou",
)
_COMMON_MANY = (
    "běžné jednotky",
    "běžných jednotek",
    "běžným jednotkám",
    "běžné jednotky",
    "běžných jednotkách",
    "běžnými jednotkami",
)
COMMON = Noun("common", FEMININE, _COMMON_ONE, _COMMON_MANY, ("common", "commons"))
CHAMPION = noun(
    "champion",
    MASCULINE_ANIMATE,
    "hrdina hrdiny hrdinovi hrdinu hrdinovi hrdinou",
    "hrdinové hrdinů hrdinům hrdiny hrdinech hrdiny",
    "champion",
)
COMMON_OR_CHAMPION = Noun(
    "common or champion",
    FEMININE,
    tuple(f"{a} nebo {b}" for a, b in zip(_COMMON_ONE, CHAMPION.singular, strict=True)),
    tuple(f"{a} a {b}" for a, b in zip(_COMMON_MANY, CHAMPION.plural, strict=True)),
    ("common or champion", "commons and champions"),
)
SUMMONER = noun(
    "summoner",
    MASCULINE_ANIMATE,
    "Vyvolavač Vyvolavače Vyvolavači Vyvolavače Vyvolavači Vyvolavačem",
    "Vyvolavači Vyvolavačů Vyvolavačům Vyvolavače Vyvolavačích Vyvolavači",
    "summoner",
)
GATE = noun(
    "gate",
    MASCULINE,
    "portál portálu portálu portál portálu portálem",
    "portály portálů portálům portály portálech portály",
    "gate",
)
SPACE = noun("space", NEUTER, "pole pole poli pole poli polem", "pole polí polím pole polích poli", "space")
DAMAGE = noun(
    "damage",
    NEUTER,
    "zranění zranění zranění zranění zranění zraněním",
    "zranění zranění zraněním zranění zraněních zraněními",
    "damage",
    "damage",
)
BOOST = Noun(
    "boost",
    MASCULINE,
    tuple(f"{form} posílení" for form in ["žeton", "žetonu", "žetonu", "žeton", "žetonu", "žetonem"]),
    tuple(f"{form} posílení" for form in ["žetony", "žetonů", "žetonům", "žetony", "žetonech", "žetony"]),
    ("boost", "boosts"),
)
MAGIC = Noun(
    "magic",
    MASCULINE,
    tuple(f"{form} magie" for form in ["bod", "bodu", "bodu", "bod", "bodu", "bodem"]),
    tuple(f"{form} magie" for form in ["body", "bodů", "bodům", "body", "bodech", "body"]),
    ("magic", "magic"),
)
MOVE_OF_PHASE = noun(
    "move_of_phase",
    MASCULINE,
    "pohyb pohybu pohybu pohyb pohybu pohybem",
    "pohyby pohybů pohybům pohyby pohybech pohyby",
    "move",
)
ATTACK_OF_PHASE = noun(
    "attack_of_phase",
    MASCULINE,
    "útok útoku útoku útok útoku útokem",
    "útoky útoků útokům útoky útocích útoky",
    "attack",
)
DIE = noun(
    "die",
    FEMININE,
    "kostka kostky kostce kostku kostce kostkou",
    "kostky kostek kostkám kostky kostkách kostkami",
    "die",
    "dice",
)
LIFE = noun(
    "life",
    MASCULINE,
    "život života životu život životě životem",
    "životy životů životům životy životech životy",
    "life",
    "life",
)
HIT = noun(
    "hit", MASCULINE, "zásah zásahu zásahu zásah zásahu zásahem", "zásahy zásahů zásahům zásahy zásazích zásahy", "hit"
)
NOUNS = {n.id: n for n in (UNIT, STRUCTURE, COMMON, CHAMPION, SUMMONER, GATE, SPACE, DAMAGE, BOOST, MAGIC, DIE, CARD)}

CHOOSE = verb("zvol", "zvolit", "zvolí", "choose")
PLACE = verb("umísti", "umístit", "umístí", "place")
REMOVE = verb("odstraň", "odstranit", "odstraní", "remove")
SPEND = verb("utrať", "utratit", "utratí", "spend")
PAY = verb("zaplať", "zaplatit", "zaplatí", "pay")
BOOST_IT = verb("posil", "posílit", "posílí", "boost")
FORCE = verb("zatlač", "zatlačit", "zatlačí", "force")
DEAL = verb("uštědři", "uštědřit", "uštědří", "deal")
DRAW = verb("dober si", "dobrat si", "dobere si", "draw")
COUNT_AS = verb("počítej", "počítat", "počítá", "count")
DISCARD = verb("odhoď", "odhodit", "odhodí", "discard")
DESTROY = verb("eliminuj", "eliminovat", "eliminuje", "destroy")
TAKE = verb("vezmi si", "vzít si", "vezme si", "take")
TUCK = verb("zasuň", "zasunout", "zasune", "tuck")
SWAP = verb("vyměň", "vyměnit", "vymění", "swap")
CONTROL = verb("ovládni", "ovládnout", "ovládne", "control")
GIVE = verb("dej", "dát", "dá", "give")
GAIN = verb("získej", "získat", "získá", "gain")
ROLL = verb("hoď", "hodit", "hodí", "roll")
REROLL = verb("opakuj", "opakovat", "opakuje", "reroll")
LOWER = verb("sniž", "snížit", "sníží", "lower")
ATTACK_WITH = verb("zaútoč", "zaútočit", "zaútočí", "make")
MOVE_OVER = verb("přesuň", "přesunout", "přesune", "move")


def with_word(word: str) -> str:
    """s touto kartou, se zvolenou jednotkou"""
    return f"{'se' if word[0] in 'sšzž' else 's'} {word}"


def from_word(word: str) -> str:
    """z každé stavby, ze všech staveb"""
    return f"{'ze' if word.startswith('vš') else 'z'} {word}"


def counted_noun(n: int, word: Noun) -> Bilingual:
    """A number with its noun in both languages: 2 zranění, 2 damage."""
    return Bilingual(Words("cs").count(n, word), Words("en").count(n, word))

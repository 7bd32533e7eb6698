"""Nouns of the game in both languages, the Czech of its rulebook, and the small change of sentences."""

from __future__ import annotations

from sudi.kernel.wording import Noun, Words, noun
from sudi.kernel.wording.lexicon import CARD, PLAYER

_WARRIOR = (
    "bojovník bojovníka bojovníkovi bojovníka bojovníkovi bojovníkem",
    "bojovníci bojovníků bojovníkům bojovníky bojovnících bojovníky",
)


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
ATTACK_ACTION = phrase(
    "attack_action",
    "f",
    "útočná_akce útočné_akce útočné_akci útočnou_akci útočné_akci útočnou_akcí",
    "útočné_akce útočných_akcí útočným_akcím útočné_akce útočných_akcích útočnými_akcemi",
    "attack action",
)
OTHER_ACTION = phrase(
    "other_action",
    "f",
    "neútočná_akce neútočné_akce neútočné_akci neútočnou_akci neútočné_akci neútočnou_akcí",
    "neútočné_akce neútočných_akcí neútočným_akcím neútočné_akce neútočných_akcích neútočnými_akcemi",
    "non-attack action",
)
POINT = noun("point", "mi", "bod bodu bodu bod bodu bodem", "body bodů bodům body bodech body", "point")
EQUIPMENT = noun(
    "equipment",
    "n",
    "vybavení vybavení vybavení vybavení vybavení vybavením",
    "vybavení vybavení vybavením vybavení vybaveních vybaveními",
    "equipment card",
)

NOUNS = {n.id: n for n in (WARRIOR, DESTINY, VICTORY, ACTION, POINT, EQUIPMENT, CARD, PLAYER)}


def listed(words: list[str], w: Words) -> str:
    """a, b a c; a, b and c"""
    return _joined(words, w.pick("a", "and"))


def either(words: list[str], w: Words) -> str:
    """a, b nebo c; a, b or c"""
    return _joined(words, w.pick("nebo", "or"))


def neither(words: list[str], w: Words) -> str:
    """a, b ani c; a, b or c"""
    return _joined(words, w.pick("ani", "or"))


def _joined(words: list[str], word: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {word} {words[-1]}"


def towards(dative: str) -> str:
    """k bojovníkovi, ke svému bojovníkovi, ke střelbě"""
    start = dative.lower()
    hard = start[0] in "kg" or (start[0] in "sšzž" and start[1] not in "aáeéěiíoóuúůyý")
    return f"{'ke' if hard else 'k'} {dative}"


def with_article(text: str) -> str:
    return f"{'an' if text[0].lower() in 'aeio' else 'a'} {text}"

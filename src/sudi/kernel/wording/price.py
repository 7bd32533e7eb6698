"""What something costs and what it brings, in words: so much of it, and how much there is then."""

from __future__ import annotations

from functools import lru_cache

from .lexicon import NOM, Noun
from .text import LANGUAGES, Bilingual, Words

FREE = Bilingual("zdarma", "free")


@lru_cache(4096)
def spent(n: int, have: int | None, word: Noun) -> Bilingual:
    """2 drahokamy (zbudou 3); 2 gems (3 left). `have` is what there is to pay with, None if that never ends."""
    if not n:
        return FREE
    paid = [Words(lang).count(n, word, NOM) for lang in LANGUAGES]
    if have is None:
        return Bilingual(*paid)
    return Bilingual(*(f"{one} ({rest})" for one, rest in zip(paid, _rest(have - n), strict=True)))


@lru_cache(4096)
def gained(n: int, have: int, word: Noun) -> Bilingual:
    """1 bod mistrovství (celkem 8); 1 mastery (8 in all). `have` is what there is before."""
    cs, en = (Words(lang).count(n, word, NOM) for lang in LANGUAGES)
    return Bilingual(f"{cs} (celkem {have + n})", f"{en} ({have + n} in all)")


def together(*costs: Bilingual) -> Bilingual | None:
    """All of them in a row; what is free is left out, unless everything is."""
    paid = [one for one in costs if one != FREE]
    if not paid:
        return FREE if costs else None
    return Bilingual(", ".join(one.cs for one in paid), ", ".join(one.en for one in paid))


def _rest(left: int) -> tuple[str, str]:
    if left <= 0:
        return "nezbude nic", "none left"
    return f"{'zbudou' if 2 <= left <= 4 else 'zbude'} {left}", f"{left} left"

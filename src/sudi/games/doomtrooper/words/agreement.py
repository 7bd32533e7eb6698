"""Czech words that agree with a noun in gender, number and case: tvůj, svůj, zraněný, ostatní, zabit."""

from __future__ import annotations

from sudi.kernel.wording import Noun

# Endings by gender: six cases of the singular, six of the plural. Possessives share them behind their own stems.
_HARD = {
    "ma": ("ý ého ému ého ém ým", "í ých ým é ých ými"),
    "mi": ("ý ého ému ý ém ým", "é ých ým é ých ými"),
    "f": ("á é é ou é ou", "é ých ým é ých ými"),
    "n": ("é ého ému é ém ým", "á ých ým á ých ými"),
}
_POSSESSIVE = {
    "ma": ("ůj ého ému ého ém ým", "oji ých ým é ých ými"),
    "mi": ("ůj ého ému ůj ém ým", "é ých ým é ých ými"),
    "f": ("á é é ou é ou", "é ých ým é ých ými"),
    "n": ("é ého ému é ém ým", "á ých ým á ých ými"),
}
_SOFT = {
    "ma": ("í ího ímu ího ím ím", "í ích ím í ích ími"),
    "mi": ("í ího ímu í ím ím", "í ích ím í ích ími"),
    "f": ("í í í í í í", "í ích ím í ích ími"),
    "n": ("í ího ímu í ím ím", "í ích ím í ích ími"),
}
_PARTICIPLE = {"ma": ("", "i"), "mi": ("", "y"), "f": ("a", "y"), "n": ("o", "a")}


# Masculine animate nouns behind a hard consonant (pán), behind a soft one (muž), and those in -ista.
_LIKE_PAN = (" a ovi a ovi em", "i ů ům y ech y")
_LIKE_MUZ = (" e i e i em", "i ů ům e ích i")
_LIKE_HUSITA = ("a y ovi u ovi ou", "é ů ům y ech y")
_SOFT_CONSONANTS = "cčďjňřšťž"


def animate(noun: str, stem: str = "", front: str = "") -> tuple[str, str]:
    """The forms of a masculine animate noun (`stem`: of all but the first), perhaps with an adjective in front.

    An underscore stands for the space between them, as in `phrase`.
    """
    stem = stem or noun.removesuffix("a")
    one, many = _LIKE_MUZ if stem[-1] in _SOFT_CONSONANTS else _LIKE_PAN
    if noun.endswith("ista"):
        one, many = _LIKE_HUSITA
    singular = [noun, *(stem + ending for ending in one.split()[-5:])]
    plural = [stem + ending for ending in many.split()]
    if stem.endswith("r"):
        plural[0] = f"{stem[:-1]}ři"
    elif stem.endswith("k"):
        plural[0], plural[4] = f"{stem[:-1]}ci", f"{stem[:-1]}cích"
    if front:
        before = [[front[:-1] + ending for ending in _HARD["ma"][number].split()] for number in (0, 1)]
        if front.endswith("ský"):
            before[1][0] = f"{front[:-3]}ští"
        singular = [f"{a}_{b}" for a, b in zip(before[0], singular, strict=True)]
        plural = [f"{a}_{b}" for a, b in zip(before[1], plural, strict=True)]
    return " ".join(singular), " ".join(plural)


def _agreeing(stem: str, endings: dict[str, tuple[str, str]], noun: Noun, case: int, many: bool) -> str:
    return stem + endings[noun.gender][many].split()[case]


def hard(stem: str, noun: Noun, case: int, many: bool) -> str:
    """zraněný bojovník, zraněnou hvězdu"""
    return _agreeing(stem, _HARD, noun, case, many)


def soft(stem: str, noun: Noun, case: int, many: bool) -> str:
    """cizí bojovník, cizího bojovníka"""
    return _agreeing(stem, _SOFT, noun, case, many)


def your(noun: Noun, case: int, many: bool, own: bool = False) -> str:
    """tvůj bojovník, tvé hvězdy; `own`: the sentence is about what you do, so that it is svůj."""
    return _agreeing("sv" if own else "tv", _POSSESSIVE, noun, case, many)


def participle(stem: str, gender: str, many: bool) -> str:
    """zraněn, zraněna, zraněno, zraněni"""
    return stem + _PARTICIPLE[gender][many]

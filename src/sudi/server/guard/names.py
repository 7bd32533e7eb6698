"""Names of people: what looks the same to a reader is the same name, whatever letters it is written with.

The looks come from Unicode's table of confusable characters (UTS 39) as the library has it: Latin, Greek and Cyrillic
a, l and 1 and I, m and rn, a caron and a breve. Letters with different marks stay different: Novak is not Novák.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import groupby, pairwise

from confusable_homoglyphs import categories, confusables

from sudi.table import Refused

from .plain import SPARE, plain

# The pages call somebody who comes in without a name so; an account of that name would lock them all out.
NOBODYS = ("člověk", "person")
# So the pages call whoever had their account deleted; it is nobody's name.
DELETED = ("smazaný hráč", "deleted player")
# Letters and marks that take no room or show nothing; control characters and the like are no text at all (`plain`).
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159") | {
    chr(code) for span in (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)) for code in span
}
_JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))
_ANYWHERE = {"COMMON", "INHERITED", "Unknown"}
_TOGETHER = ({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}, {"LATIN", "HAN", "BOPOMOFO"}, {"LATIN", "HAN", "HANGUL"})
_MARKS = 4  # on one letter
_LONGEST = 255


def typed_name(text: str, longest: int) -> str:
    """The name that somebody typed, or a refusal."""
    name = plain("".join(c for c in text[: SPARE * longest] if c not in _UNSEEN), longest)
    if not name.translate(_JOINERS):
        raise Refused("name", "Napiš jméno aspoň z jednoho písmene.", "Type a name of at least one letter.")
    scripts = {categories.alias(c) for c in name} - _ANYWHERE
    if len(scripts) > 1 and not any(scripts <= known for known in _TOGETHER):
        raise Refused("name", "Napiš jméno jen jedním písmem.", "Write the name in one alphabet only.")
    if _piled(name):
        raise Refused(
            "name", "Na písmenu je moc znamének; uber je.", "There are too many marks on a letter; remove some."
        )
    if looks_of(name) & _looks_of_all(DELETED):
        raise taken()
    return name


def login_of(name: str) -> str:
    """The name as accounts are looked up."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().translate(_JOINERS).split())[:64]


def looks_of(name: str) -> set[str]:
    """How the name looks as it is written and where capitals do not count; who has one of them in common looks alike.

    Both are needed: Iva looks like lva, and IVA is iva.
    """
    whole = " ".join(unicodedata.normalize("NFKC", name).split())
    return {_skeleton(one).casefold()[:_LONGEST] for one in (whole, whole.casefold())}


def is_nobodys(name: str) -> bool:
    return bool(looks_of(name) & _looks_of_all(NOBODYS))


def taken() -> Refused:
    return Refused("taken", "Toto jméno, nebo k nerozeznání podobné, už někdo má; zvol jiné.",
                   "Somebody has this name, or one that looks the same; choose another.")  # fmt: skip


@cache
def _looks_of_all(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(look for name in names for look in looks_of(name))


def _piled(name: str) -> bool:
    """So many marks on one letter, or one twice, that it covers others or cannot be seen."""
    marks = [c if unicodedata.category(c) == "Mn" else "" for c in unicodedata.normalize("NFD", name)]
    longest = max((len(list(group)) for is_mark, group in groupby(marks, bool) if is_mark), default=0)
    return longest > _MARKS or any(one and one == other for one, other in pairwise(marks))


def _skeleton(text: str) -> str:
    """Two texts with the same skeleton look the same (UTS 39, section 4)."""
    decomposed = unicodedata.normalize("NFD", text.translate(_JOINERS))
    changed = "".join(_prototypes().get(c, c) for c in decomposed if c not in _UNSEEN)
    return unicodedata.normalize("NFD", changed)


@cache
def _prototypes() -> dict[str, str]:
    """What each character is drawn as. The library lists pairs in both directions; the one that many look like is the
    prototype, and so is one of several characters, as a pair is one character and what it looks like."""
    looks: dict[str, set[str]] = {}
    for one, others in confusables.confusables_data.items():
        looks.setdefault(_bare(one), set()).update(_bare(other["c"]) for other in others)
    found = {}
    for one, others in looks.items():
        best = max([one, *others], key=lambda c: (len(c) > 1, len(looks.get(c, ())), c.isascii(), c))
        if len(one) == 1 and best != one:
            found[one] = best
    return {one: "".join(found.get(c, c) for c in best) for one, best in found.items()}


def _bare(text: str) -> str:
    """The data have marks of direction around letters that are written from the right."""
    return unicodedata.normalize("NFD", text.replace("\u200e", ""))

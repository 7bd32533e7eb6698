"""How questions of texts are worded: by the text itself, so that a question always says what it is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sudi.kernel.effects import Effect, Seq, walk
from sudi.kernel.law import Case, Domain, Members
from sudi.kernel.wording import LANGUAGES, Bilingual, Clause, Words, upper

from ...law.domains import battlefield, name_of
from ..subjects import IT


def permitted(clauses: list[Clause]) -> list[Clause]:
    """You may do all of it: choose a unit, destroy it and draw a card."""
    first, *rest = clauses
    return [first.optional(), *(c if c.lead else replace(c, may=True, follows=True) for c in rest)]


def run_on(w: Words, clauses: list[Clause]) -> str:
    """Clauses inside a sentence: without a capital and a full stop."""
    first, *rest = clauses
    text = w.paragraph([first, *(c if c.lead else replace(c, follows=True) for c in rest)]).rstrip(".")
    return text[:1].lower() + text[1:]


def deed(effect: Effect) -> Bilingual:
    """What an effect does, as sentences."""
    aimed = any(getattr(node, "aims", False) for node in walk(effect))
    more = Bilingual(" Té se bude tato karta týkat.", " This card will be about it.") if aimed else Bilingual("", "")
    said = [Words(lang).paragraph(effect.say(Words(lang))) + more[lang] for lang in LANGUAGES]
    return Bilingual(*said)


def way(effect: Effect) -> Bilingual:
    """The same as the text of an option: one sentence without a full stop."""
    return Bilingual(*(upper(run_on(Words(lang), effect.say(Words(lang)))) for lang in LANGUAGES))


def deed_rule(effect: Effect) -> str:
    """The rule about what an effect does to the card it is about."""
    for node in walk(effect):
        rule = getattr(node, "deed_rule", "")
        if rule:
            return str(rule)
    return "SUW-118"


def speaks_of_it(effect: Effect) -> bool:
    """Is the effect about the card that it is handed?"""
    if isinstance(effect, Seq):
        return any(speaks_of_it(part) for part in effect.parts)
    if hasattr(effect, "what"):  # it chooses its card itself
        return False
    if IT in (getattr(effect, "whom", None), getattr(effect, "beside", None)):
        return True
    inner = getattr(effect, "do", None) or getattr(effect, "one", None)
    return isinstance(inner, Effect) and speaks_of_it(inner)


def asked_about(effect: Effect, x: Callable[[Case], int]) -> Callable[[Case], dict[str, Any]]:
    """The values of a prompt: what the effect does, and to which card if that is settled already."""
    said, named = deed(effect), speaks_of_it(effect)

    def values(c: Case) -> dict[str, Any]:
        it = name_of(c, x(c)) if named and x(c) >= 0 else None
        return {"deed": said, "it": Bilingual(f" → {it.cs}", f" → {it.en}") if it is not None else ""}

    return values


def source_name(c: Case) -> dict[str, Any]:
    return {"src": name_of(c, c.src)}


def taking(effect: Effect, members: Members = battlefield, rule: str = "") -> Domain:
    """The cards that come into question for an effect; its first sentence says what it takes."""
    said = []
    for lang in LANGUAGES:
        w = Words(lang)
        said.append(w.paragraph(permitted(effect.say(w))).partition(". ")[0].partition("\n")[0].rstrip("."))
    cs, en = (text[:1].lower() + text[1:] for text in said)
    return Domain(members, rule or deed_rule(effect), f"{{src}}: {cs}", f"{{src}}: {en}", values=source_name)

"""Who a sentence is about: the subject with its verb in the right number, and participles that agree with it."""

from __future__ import annotations

from sudi.kernel.values import Scope
from sudi.kernel.wording import Words

from ...words.agreement import participle
from ...words.whom import noun_of
from ..select import Who


def speaks_of_many(scope: Scope) -> bool:
    return bool(getattr(scope, "many", False)) and not getattr(scope, "title", "")


def subject(scope: Scope, w: Words, cs: tuple[str, str], en: tuple[str, str]) -> str:
    """The subject with its verb in the right number."""
    many = speaks_of_many(scope)
    return f"{scope.say_scope(w)} {w.pick(cs[many], en[many])}"


def suffered(scope: Scope, stem: str) -> str:
    """zraněn, zraněny: a participle that agrees with the subject"""
    gender = noun_of(scope).gender if isinstance(scope, Who) else "ma"
    return participle(stem, gender, speaks_of_many(scope))

"""What holds in every game after every choice of a test: cards lie somewhere once, and what is offered is lawful."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sudi.kernel.decision import Verb, Verbs, option_name
from sudi.kernel.law import pending
from sudi.kernel.state import CARDS, PER_CARD, places


def cards_lie_once(s: Any) -> None:
    """Every card lies somewhere once, and whatever refers to cards and seats refers to one or to none."""
    number = len(s.t.defs)
    assert sorted(card for _, _, cards in places(s) for card in cards) == list(range(number))
    for name, field in s.fields.items():
        if field.shape == PER_CARD:
            top = s.t.seats if field.seat else number if field.refers else 1 << 15
            assert all(-1 <= one < top for one in getattr(s, name)), name
        elif field.shape == CARDS:
            assert 0 <= getattr(s, name) < 1 << number, name


def offered_is_lawful(s: Any, verbs: Verbs, elsewhere: Collection[Verb] = ()) -> None:
    """What is offered is what the law of the question allows; verbs of `elsewhere` are compared by other tests."""
    asked = pending(s)
    assert asked is not None
    question, frame = asked
    options = [option for option in s.options if verbs.of(option) not in elsewhere]
    choices = [choice for choice in question.choices if choice.verb not in elsewhere]
    found = [option for choice in choices for option in choice.options(question.case(s, frame))]
    offered = {question.key(s, frame, option): option for option in options}
    lawful = {question.key(s, frame, option): option for option in found}
    for one, other in ((offered, lawful), (lawful, offered)):
        assert not [option_name(s, verbs, option) for key, option in one.items() if key not in other]

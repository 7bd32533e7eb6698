"""The list of lasting rules is never changed in place: what it says is kept beside it (`standing.said`)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sudi.kernel.machine import apply

from .cases import CASES, Case

CHOICES = 600  # per case


class Still(list):  # type: ignore[type-arg]
    """A list that nobody may change."""

    def refuse(self, *_: Any) -> Any:
        raise AssertionError("state.lasting is changed in place; put a new list there")

    append = extend = insert = remove = pop = clear = sort = reverse = refuse  # type: ignore[assignment]
    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse  # type: ignore[assignment]


def watched(s: Any) -> Any:
    """The same state; whatever list is put there as its lasting rules cannot be changed any more."""
    kind = type(s)
    slot = kind.lasting
    still = property(lambda one: slot.__get__(one, kind), lambda one, rules: slot.__set__(one, Still(rules)))
    own = {"__slots__": (), "lasting": still}  # nothing else is declared anew, so the metaclass has nothing to do
    s.__class__ = type.__new__(type(kind), kind.__name__, (kind,), own)
    s.lasting = s.lasting
    return s


@pytest.mark.parametrize("how", ["append", "+=", "[]", "del", "remove"])
def test_a_change_in_place_is_noticed(how: str) -> None:
    s = watched(CASES[0].state())
    s.lasting = [(0, 0, 0, 0, 0)]
    deeds = {
        "append": lambda: s.lasting.append((0, 0, 0, 0, 0)),
        "+=": lambda: s.lasting.__iadd__([(0, 0, 0, 0, 0)]),
        "[]": lambda: s.lasting.__setitem__(0, (1, 0, 0, 0, 0)),
        "del": lambda: s.lasting.__delitem__(0),
        "remove": lambda: s.lasting.remove((0, 0, 0, 0, 0)),
    }
    with pytest.raises(AssertionError, match="in place"):
        deeds[how]()
    s.lasting = [*s.lasting, (1, 0, 0, 0, 0)]  # a new list may say anything
    assert len(s.lasting) == 2


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_choice_changes_the_lasting_rules_in_place(case: Case) -> None:
    left, dice = case.share(CHOICES), random.Random(str(case))
    while left > 0:
        s = watched(case.state(dice.randrange(1 << 30)))
        while s.seat >= 0 and left > 0:
            apply(s, dice.randrange(len(s.options)))
            left -= 1

"""The cards of a group, listed at once and asked one by one: the two ways agree at every decision of random play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sudi.games import game
from sudi.games.summonerwars.language.groups import Group
from sudi.kernel.machine import apply


def groups(s: Any) -> list[Group]:
    """Every group that a rule of this match's cards speaks of."""
    found = {}
    for pairs in s.t.standing.values():
        for _, rule in pairs:
            scope = getattr(rule, "scope", None)
            if isinstance(scope, Group):
                found[id(scope)] = scope
    return list(found.values())


@pytest.mark.parametrize("seed", range(6))
def test_a_group_lists_the_cards_that_it_covers(seed: int) -> None:
    chance = random.Random(seed)
    s = game("summonerwars").new_state(seed=seed)
    known, listed = groups(s), 0
    while s.seat >= 0:
        apply(s, chance.randrange(len(s.options)))
        on_field = [card for card in s.board if card >= 0]
        for group in known:
            for card in on_field:
                holder = s.t.holder_of(s, card)
                those = group.those(s, holder, card)
                if those is not None:
                    asked = [other for other in on_field if group.covers(s, holder, card, holder, other)]
                    assert those == asked
                    listed += len(those)
    assert listed or not known

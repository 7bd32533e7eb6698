"""The cards of a group, listed at once and asked one by one: the two ways agree at every decision of random play."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from sudi.games import game
from sudi.games.summonerwars.language.groups import (
    CARD,
    COMMON_OR_CHAMPION,
    ENEMY,
    FRIENDLY,
    STRUCTURE,
    UNIT,
    YOUR_SUMMONER,
    Group,
)
from sudi.games.summonerwars.law.groups import group_checks
from sudi.games.summonerwars.words.names import UNDEAD
from sudi.kernel.law import Case
from sudi.kernel.machine import apply

from ..table import Match, number, table


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


# ---- every filter of a text, each way of asking ----
@cache
def crowd() -> Match:
    """Units of both sides around a gate, some of them boosted; the summoner of the first player is on C3."""
    board = {
        "C3": "fk_ret_talus",
        "A1": "fk_undead_warrior",
        "C4": "fk_undead_warrior",
        "D4": "fk_undead_archer+1",
        "E4": "fk_gul_dass",
        "B5": "fk_undead_carrier@p2",
        "D5": "gate",
        "D6": "fk_hellfire_cultist@p2",
        "E5": "fk_undead_archer@p2",
        "F5": "gate@p2",
    }
    return table({"hand": ["fk_purge"]}, {"hand": ["fk_purge"]}, board)


@pytest.mark.parametrize(
    ("group", "spaces"),
    [
        (Group(), "A1 C3 C4 D4 E4 B5 E5 D6 F8"),
        (Group(CARD, FRIENDLY), "A1 C3 C4 D4 E4 D5"),
        (Group(whose=ENEMY), "B5 E5 D6 F8"),
        (Group(COMMON_OR_CHAMPION, FRIENDLY), "A1 C4 D4 E4"),
        (Group(STRUCTURE), "D5 F5"),
        (Group(word=UNDEAD, whose=FRIENDLY), "A1 C4 D4"),
        (Group(cost=0), "D6"),
        (Group(whose=FRIENDLY, unboosted=True), "A1 C3 C4 E4"),
        (Group(others=True, whose=FRIENDLY), "A1 C3 D4 E4"),
        (Group(within=1), "C3 D4"),
        (Group(within=2), "C3 D4 E4 B5"),
        (Group(within=1, of=YOUR_SUMMONER), "C4"),
        (Group(within=2, of=YOUR_SUMMONER, itself_too=True), "C3 C4 D4"),
        (Group(beside=Group(STRUCTURE, FRIENDLY)), "D4 E5 D6"),
        (Group(whose=ENEMY, beside=Group(STRUCTURE, ENEMY)), "E5"),
        (Group(UNIT, within=3, clear=True), "C3 D4"),
    ],
)
def test_a_text_means_the_same_cards_however_it_is_asked(group: Group, spaces: str) -> None:
    """The text is that of the Warrior on C4: what it finds, what it covers, and what its question admits."""
    m = crowd()
    s, me, src = m.state, 0, number(m, "C4")
    on_field = {s.t.slot_names[q]: card for q, card in enumerate(s.board) if card >= 0}
    wanted = set(spaces.split())
    assert {s.t.slot_names[s.at[card]] for card in group.find(s, me, src)} == wanted
    lawful = group_checks(group)
    admitted = {
        space for space, card in on_field.items() if all(c.holds(Case(s, me, src, [0] * 9, card)) for c in lawful)
    }
    assert admitted == wanted
    if not group.clear:  # said of choices only
        assert {space for space, card in on_field.items() if group.covers(s, me, src, me, card)} == wanted
        those = group.those(s, me, src)
        assert those is None or {s.t.slot_names[s.at[card]] for card in those} == wanted

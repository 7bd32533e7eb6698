"""What is offered is what the law gives, and what the law refuses has a rule: on random play with all cards.

The generic tests ask the same of the decks that are dealt; here every card that was built comes into play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sudi.games.doomtrooper.game import GAME
from sudi.kernel.decision import option_name
from sudi.kernel.law import pending
from sudi.kernel.machine import apply

from ..table import table
from .test_fast_paths import deck

OFTEN, SELDOM = 12, 25  # so many decisions of a kind are looked at, then every so manieth


def decisions(seeds: range, players: int) -> Iterator[Any]:
    """Decisions of random matches; those of which there are many come seldom."""
    met: Counter[tuple[int, frozenset[int]]] = Counter()
    for seed in seeds:
        rng = Random(seed)
        decks = [deck(rng) for _ in range(players)]
        s = GAME.new_state(players=players, seed=seed, decks=decks, deck_rules="free", turn_limit=40)
        while s.seat >= 0:
            kind = s.prompt, frozenset(GAME.verbs.of(option).id for option in s.options)
            if met[kind] < OFTEN or met[kind] % SELDOM == 0:
                yield s
            met[kind] += 1
            apply(s, rng.randrange(len(s.options)))


def test_a_vehicle_in_an_area_bears_a_card_though_there_is_no_warrior() -> None:
    for works, there in ((["unholy_carronade:kohort"], True), ([], False)):
        s = table({"hand": ["reactive_armor_plates"], "works": works}, {}).state
        asked = pending(s)
        assert asked is not None
        question, frame = asked
        for options in (s.options, question.options(s, frame)):
            names = {option_name(s, GAME.verbs, option) for option in options}
            assert ("attach reactive_armor_plates unholy_carronade" in names) == there


@pytest.mark.parametrize(("seeds", "players"), [(range(100, 120), 2), (range(200, 208), 3)])
def test_what_is_offered_is_what_the_law_gives(seeds: range, players: int) -> None:
    for s in decisions(seeds, players):
        asked = pending(s)
        assert asked is not None
        question, frame = asked
        offered = {question.key(s, frame, option): option for option in s.options}
        lawful = {question.key(s, frame, option): option for option in question.options(s, frame)}
        for one, other in ((offered, lawful), (lawful, offered)):
            assert not [option_name(s, GAME.verbs, option) for key, option in one.items() if key not in other]

"""What is offered is what the law gives: in random play with any factions, each kind of question several times.

The generic tests ask the same of the factions that are dealt by chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from sudi.games.smashup.game import GAME
from sudi.games.smashup.state import SmashState
from sudi.games.smashup.words.factions import FACTION_IDS
from sudi.kernel.decision import option_name
from sudi.kernel.law import pending
from sudi.kernel.machine import apply

PAIRS = ["+".join(pair) for pair in combinations(FACTION_IDS, 2)]
OFTEN, SELDOM = 6, 40  # so many decisions of a kind are looked at, then every so manieth


def decisions(players: int, seeds: range) -> Iterator[SmashState]:
    """Decisions of random matches, several boxes deep; those of which there are many come seldom."""
    met: Counter[tuple[int, int, frozenset[int]]] = Counter()
    for seed in seeds:
        rng = Random(seed)
        factions = rng.sample(PAIRS, players)
        s = GAME.new_state(players=players, seed=seed, factions=factions, boxes=players)
        while s.seat >= 0:
            about = s.t.kind[s.about] if s.about >= 0 else -1
            kind = s.prompt, about, frozenset(GAME.verbs.of(option).id for option in s.options)
            if met[kind] < OFTEN or met[kind] % SELDOM == 0:
                yield s
            met[kind] += 1
            apply(s, rng.randrange(len(s.options)))


@pytest.mark.parametrize(("players", "seeds"), [(2, range(40)), (3, range(40, 52))])
def test_what_is_offered_is_what_the_law_gives(players: int, seeds: range) -> None:
    for s in decisions(players, seeds):
        asked = pending(s)
        assert asked is not None
        question, frame = asked
        offered = {question.key(s, frame, option): option for option in s.options}
        lawful = {question.key(s, frame, option): option for option in question.options(s, frame)}
        for one, other in ((offered, lawful), (lawful, offered)):
            assert not [option_name(s, GAME.verbs, option) for key, option in one.items() if key not in other]
        for option in s.options:
            case = question.case(s, frame, option)
            choices = question.choices_of(GAME.verbs.of(option).id)
            assert any(choice.failing(case) < 0 for choice in choices), option_name(s, GAME.verbs, option)

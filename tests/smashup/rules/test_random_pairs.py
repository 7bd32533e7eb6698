"""Every pair of factions plays: random matches over all 28 pairs and all numbers of players."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from sudi.games import game
from sudi.games.smashup.state import SmashState
from sudi.games.smashup.words.factions import FACTION_IDS
from sudi.kernel.machine import apply
from tests.generic.test_random_play import check_moment

PAIRS = list(combinations(FACTION_IDS, 2))


def table_for(pair: tuple[str, str], players: int) -> tuple[str, ...]:
    """The pair at the first seat, the other factions in order at the others."""
    others = [f for f in FACTION_IDS if f not in pair]
    return ("+".join(pair), *("+".join(others[2 * n : 2 * n + 2]) for n in range(players - 1)))


def test_there_are_28_pairs() -> None:
    assert len(PAIRS) == 28


def check_log(s: SmashState) -> None:
    """Every line is about a seat of the table, a card or none (-1), and another seat or none."""
    for _, seat, card, n, other in s.log or []:
        assert 0 <= seat < s.t.seats
        assert -1 <= card < len(s.t.defs)
        assert n >= -1
        assert -1 <= other < s.t.seats


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_the_pair_plays_to_an_end(pair: tuple[str, str], players: int) -> None:
    smashup = game("smashup")
    for seed in range(2):
        rng = random.Random(seed)
        s = smashup.new_state(players=players, seed=seed, factions=table_for(pair, players))
        s.log = []
        choices = 0
        while s.seat >= 0:
            if choices % 9 == 0:
                check_moment(s)
            apply(s, rng.randrange(len(s.options)))
            choices += 1
            assert choices < smashup.max_choices
        assert s.result is not None
        check_log(s)
        assert {s.t.faction[c] for c in s.discard[0] + s.deck[0] + s.hand[0]} <= {FACTION_IDS.index(f) for f in pair}

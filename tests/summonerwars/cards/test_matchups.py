"""All 64 match-ups are played at random; what is derived stays true, and nothing lives on without life."""

from __future__ import annotations

import random
from itertools import product

import pytest

from sudi.games.summonerwars.cards.ready import READY
from sudi.games.summonerwars.game import GAME
from sudi.games.summonerwars.language.numbers import LIFE
from sudi.games.summonerwars.state import MOST_MAGIC, WarState
from sudi.games.summonerwars.words import vocabulary as v
from sudi.kernel.machine import apply
from sudi.kernel.state import places

LONGEST = 2_000  # choices; the longest seen in ten thousand random matches is below 500


def check(s: WarState) -> None:
    fresh = s.copy()
    s.t.derive(fresh)
    assert (fresh.held, fresh.live) == (s.held, s.live)
    assert fresh.at == s.at
    for card in range(len(s.t.cards)):
        assert s.damage[card] >= 0
        assert s.boost[card] >= 0
        if s.at[card] < 0 and card not in s.active[0] + s.active[1] + s.limbo:
            assert s.damage[card] == s.boost[card] == 0, "tokens lie on a card that is not in play (SUW-061)"
    assert all(0 <= magic <= MOST_MAGIC for magic in s.magic)
    assert sorted(card for _, _, cards in places(s) for card in cards) == list(range(len(s.t.cards)))
    if s.prompt in v.ASK_PHASE:
        standing = [card for card in s.board if card >= 0]
        assert all(s.damage[c] < n for c, n in zip(standing, LIFE.of_many(s, standing), strict=True))


@pytest.mark.parametrize(("one", "other"), list(product(READY, READY)))
def test_every_matchup_plays_to_its_end(one: str, other: str) -> None:
    seed = 1_000 * list(READY).index(one) + list(READY).index(other)
    s = GAME.new_state(seed=seed, decks=[one, other], edition=("first", "later", "digital")[seed % 3])
    dice = random.Random(seed)
    choices = 0
    while s.seat >= 0:
        if choices % 5 == 0:
            check(s)
        apply(s, dice.randrange(len(s.options)))
        choices += 1
        assert choices < LONGEST
    assert s.result is not None
    winners, _, rule = s.result
    assert len(winners) == 1
    assert rule in ("SUW-079", "SUW-241")

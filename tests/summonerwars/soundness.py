"""What holds after every choice of every test: the table is in order, and a text offers what its law allows."""

from __future__ import annotations

import sudi
from sudi.games.summonerwars.game import GAME
from sudi.games.summonerwars.language.numbers import LIFE, REACH, SPEED, STRENGTH
from sudi.games.summonerwars.state import MOST_MAGIC, MOVES_A_TURN, WarState
from sudi.games.summonerwars.words import vocabulary as v
from tests.soundness import cards_lie_once, offered_is_lawful

ELSEWHERE = (v.MOVE, v.ATTACK)  # they are many, and test_fast_paths compares them


def in_order(m: sudi.Match) -> sudi.Match:
    s = m.state
    everything_has_its_place(s)
    nothing_is_left_behind(s)
    if s.seat >= 0:
        offered_is_lawful(s, GAME.verbs, ELSEWHERE)
    for card in s.board:
        if card >= 0:
            for value in (STRENGTH, LIFE, SPEED, REACH):
                assert value.of(s, card) == value.derive(s, card).total
    return m


def everything_has_its_place(s: WarState) -> None:
    """Every card lies somewhere once, and numbers keep to their bounds."""
    cards_lie_once(s)
    assert all(0 <= magic <= MOST_MAGIC for magic in s.magic)
    assert s.moves <= MOVES_A_TURN
    assert all(n >= 0 for n in (*s.damage, *s.boost))


def nothing_is_left_behind(s: WarState) -> None:
    """A card that leaves takes nothing along, and what is worked out once is kept up to date."""
    in_play = {card for card in s.board if card >= 0} | {*s.active[0], *s.active[1], *s.tucked, *s.limbo}
    for card in range(len(s.t.defs)):
        if card not in in_play:
            left = (s.damage[card], s.boost[card], s.spent[card], s.under[card], s.over[card], s.taken[card])
            assert left == (0, 0, 0, -1, -1, -1), s.t.defs[card].id
            assert (s.aim[card], s.aim_too[card]) == (-1, -1)
    fielded = sum(1 << card for card in in_play)
    for name in ("lent_until_end", "silenced", "moved", "attacked"):
        assert not getattr(s, name) & ~fielded, name
    kept = s.live, s.strays, list(s.held), [s.at[card] for card in in_play]
    s.t.derive(s)
    assert (s.live, s.strays, list(s.held), [s.at[card] for card in in_play]) == kept

"""What holds after every choice of every test: the table is in order, and a text offers what its law allows."""

from __future__ import annotations

from typing import Any

import sudi
from sudi.games.summonerwars.game import GAME
from sudi.games.summonerwars.language.numbers import LIFE, REACH, SPEED, STRENGTH
from sudi.games.summonerwars.state import MOST_MAGIC, MOVES_A_TURN, WarState
from sudi.games.summonerwars.words import vocabulary as v
from sudi.kernel.decision import option_name
from sudi.kernel.law import pending
from sudi.kernel.state import CARDS, PER_CARD, places

ELSEWHERE = (v.MOVE, v.ATTACK)  # they are many, and test_fast_paths compares them


def in_order(m: sudi.Match) -> sudi.Match:
    s = m.state
    everything_has_its_place(s)
    nothing_is_left_behind(s)
    if s.seat >= 0:
        offered_is_lawful(s)
    for card in s.board:
        if card >= 0:
            for value in (STRENGTH, LIFE, SPEED, REACH):
                assert value.of(s, card) == value.derive(s, card).total
    return m


def everything_has_its_place(s: WarState) -> None:
    """Every card lies somewhere once, numbers keep to their bounds, and what refers to a card refers to one or none."""
    assert sorted(card for _, _, cards in places(s) for card in cards) == list(range(len(s.t.defs)))
    assert all(0 <= magic <= MOST_MAGIC for magic in s.magic)
    assert s.moves <= MOVES_A_TURN
    assert all(n >= 0 for n in (*s.damage, *s.boost))
    number = len(s.t.defs)
    for name, field in s.fields.items():
        if field.shape == PER_CARD:
            top = s.t.seats if field.seat else number if field.refers else 1 << 15
            assert all(-1 <= one < top for one in getattr(s, name)), name
        elif field.shape == CARDS:
            assert 0 <= getattr(s, name) < 1 << number, name


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


def offered_is_lawful(s: Any) -> None:
    asked = pending(s)
    assert asked is not None
    question, frame = asked
    options = [option for option in s.options if GAME.verbs.of(option) not in ELSEWHERE]
    choices = [choice for choice in question.choices if choice.verb not in ELSEWHERE]
    offered = {question.key(s, frame, option): option for option in options}
    found = [option for choice in choices for option in choice.options(question.case(s, frame))]
    lawful = {question.key(s, frame, option): option for option in found}
    for one, other in ((offered, lawful), (lawful, offered)):
        assert not [option_name(s, GAME.verbs, option) for key, option in one.items() if key not in other]

"""What holds after every choice of every test: the table is in order, and the short ways lead where the law leads."""

from __future__ import annotations

from typing import Any

import sudi
from sudi.games.doomtrooper.cards.types import ON_BEARER
from sudi.games.doomtrooper.game import GAME
from sudi.games.doomtrooper.language.ratings import RATING
from sudi.games.doomtrooper.language.select import Who
from sudi.games.doomtrooper.law.bearing import BEARING
from sudi.games.doomtrooper.law.combat.attacks import any_attacker, attacks_of
from sudi.games.doomtrooper.law.combat.capability import any_capable, capable
from sudi.games.doomtrooper.law.laying import bearers
from sudi.games.doomtrooper.law.moments import ANY_MOMENT
from sudi.games.doomtrooper.law.windows import anything, offers
from sudi.games.doomtrooper.state import ATTACHED, FIELD_PLACES, LIMBO, WORKS, own_warriors, warriors
from sudi.kernel.law import Case, allowed, pending
from sudi.kernel.machine import SRC
from sudi.kernel.state import SCALAR, SEATS
from sudi.kernel.written.position import from_position
from tests.soundness import cards_lie_once, offered_is_lawful

COMBAT = ("attacker", "defender", "tactic", "warzone", "weapon_a", "weapon_d")  # what a combat is between, and how


def in_order(m: sudi.Match) -> sudi.Match:
    s = m.state
    everything_has_its_place(s)
    nothing_is_left_behind(s)
    if s.seat >= 0:
        the_right_seat_is_asked(s)
        offered_is_lawful(s, GAME.verbs)
        short_ways(s)
        if GAME.at_rest(s):
            assert (s.spared, s.limbo) == (0, [])
            assert from_position(GAME, position := m.position()).position() == position
    for w in warriors(s):
        for rating in RATING.values():
            assert rating.of(s, w) == rating.derive(s, w).total
    return m


def everything_has_its_place(s: Any) -> None:
    """Every card lies somewhere once, and whatever refers to cards and seats refers to one or to none."""
    number = len(s.t.defs)
    cards_lie_once(s)
    for name, field in s.fields.items():
        if field.shape in (SCALAR, SEATS) and field.low is not None:
            value = getattr(s, name)
            counted = value if field.shape == SEATS else (value,)
            assert all(field.low <= one <= (one if field.high is None else field.high) for one in counted), name
    named = [getattr(s, name) for name in COMBAT] + [f[SRC] for f in s.stack if isinstance(f[SRC], int)]
    named += [card for entry in s.lasting for card in entry[2:4]]
    assert all(-1 <= card < number for card in named), named
    if not s.phase:
        assert [getattr(s, name) for name in COMBAT] == [-1] * len(COMBAT)
        assert not any((s.fate_a, s.fate_d, s.stopped, s.helpers, s.played))


def nothing_is_left_behind(s: Any) -> None:
    """Whoever leaves the table leaves everything there, and what is worked out once is kept up to date."""
    on_table = sum(1 << card for card, place in enumerate(s.at) if place in (*FIELD_PLACES, WORKS, ATTACHED, LIMBO))
    for name in ("wounded", "covered", "paid", "inside", "away", "dark", "left_cover", "transferred", "used"):
        assert not getattr(s, name) & ~on_table, name
    for card in range(len(s.t.defs)):
        if not on_table >> card & 1:
            assert (s.bearer[card], s.area[card], s.unit[card], s.markers[card]) == (-1, -1, -1, 0)
        assert (s.bearer[card] >= 0) == (s.at[card] == ATTACHED)
    kept = s.live, s.strays, list(s.at), list(s.side)
    s.t.derive(s)
    assert (s.live, s.strays, list(s.at), list(s.side)) == kept


def the_right_seat_is_asked(s: Any) -> None:
    asked = pending(s)
    assert asked is not None
    question, frame = asked
    assert question.me(s, frame) == s.seat


def short_ways(s: Any) -> None:
    """What is answered by sets of cards is the same as the long way."""
    playing = [seat for seat in range(s.t.seats) if not s.lost[seat]]
    assert anything(s) == any(offers(s, seat, -1, ANY_MOMENT) for seat in playing)
    for seat in playing:
        mine = own_warriors(s, seat)
        assert any_attacker(s, seat) == bool(attacks_of(s, seat))
        assert any_capable(s, seat) == (bool(s.hidden[seat]) or any(capable(s, w) for w in mine))
        for card in s.hand[seat]:
            give = s.t.cards[card].give
            if s.t.cards[card].lies == ON_BEARER and isinstance(give, Who):
                pool = mine if give.whose == "yours" else warriors(s)
                slowly = [w for w in pool if allowed(BEARING, Case(s, seat, -1, [], card, w))]
                assert bearers(s, seat, card) == slowly, s.t.defs[card].id

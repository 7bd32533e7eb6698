"""What a learner is shown is what the seat may know; its actions are the same things in every world."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

pytest.importorskip("numpy")

from sudi.games import NAMES, game
from sudi.kernel.dealing import determinise
from sudi.research import Face

TABLES = [(name, mode.name) for name in NAMES for mode in game(name).modes.values()]
MOMENTS = 120


@pytest.mark.parametrize(("name", "mode"), TABLES, ids=lambda one: one)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str, mode: str) -> None:
    """Hidden cards are dealt anew: observation, open actions and their names stay as they were, for every seat."""
    face, luck, differing = Face(name, mode), Random(3), 0
    match = face.start(11)
    for moment in range(MOMENTS):
        if match.seat < 0:
            match = face.start(luck.getrandbits(30))
        for seat in range(face.players) if moment % 4 == 0 else ():
            twin = match.copy()
            twin.state = determinise(match.state, seat, luck.getrandbits(60))
            differing += twin.state.pack() != match.state.pack()
            assert np.array_equal(match.observe(seat), twin.observe(seat)), _first_difference(face, match, twin, seat)
            if seat == match.seat:
                assert match.legal() == twin.legal()
        match.step(luck.choice(match.legal()))
    assert differing, "the worlds were all the same, so nothing was shown"


def _first_difference(face: Face, match: object, twin: object, seat: int) -> str:
    a, b = match.observe(seat), twin.observe(seat)  # type: ignore[attr-defined]
    return ", ".join(face.observer.names[n] for n in np.flatnonzero(a != b)[:5])


@pytest.mark.parametrize("name", NAMES)
def test_observations_keep_within_their_bounds_and_have_names(name: str) -> None:
    face, luck = Face(name), Random(7)
    names = face.observer.names
    assert len(set(names)) == len(names) == len(face.observer.low) == len(face.observer.high)
    assert len(set(face.actions.names)) == len(face.actions)
    match = face.start(2)
    for _ in range(150):
        if match.seat < 0:
            break
        for seat in range(face.players):
            row = match.observe(seat)
            assert np.all(face.observer.low <= row)
            assert np.all(row <= face.observer.high)
        match.step(luck.choice(match.legal()))


@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_reached_by_its_actions(name: str) -> None:
    """No two options hide behind the same actions, so a learner can choose whatever a player can."""
    face, luck = Face(name), Random(5)
    match = face.start(4)
    for _ in range(200):
        if match.seat < 0:
            match = face.start(luck.getrandbits(20))
        reached: set[int] = set()
        for action, left in face.actions.offered(match.state).items():
            if len(left) == 1:
                reached |= {left[0]}
                continue
            for ends in face.actions.offered(match.state, action).values():
                assert len(ends) == 1, [match.state.options[n] for n in ends]
                reached |= {ends[0]}
        assert reached == set(range(len(match.state.options)))
        match.choose(luck.randrange(len(match.state.options)))


def test_own_cards_come_first_for_each_seat() -> None:
    """Seats are counted from the one who looks."""
    face = Face("shards")
    match = face.start(9)
    match.state.health[0] = 17
    at = face.observer.names.index("health +0")
    assert match.observe(0)[at] == 17
    assert match.observe(1)[face.observer.names.index("health +1")] == 17
    assert match.observe(1)[at] == 50


def test_a_hand_is_counted_by_kind_for_its_owner_and_by_size_for_others() -> None:
    face = Face("shards")
    match = face.start(9)
    while not match.state.hand[0]:
        match.choose(0)
    size = face.observer.names.index("hand +0 size")
    other = face.observer.names.index("hand +1 size")
    kinds = len(face.deck.kinds)
    mine, theirs = match.observe(0), match.observe(1)
    assert mine[size] == theirs[other] == len(match.state.hand[0]) > 0
    assert mine[size + 1 : size + 1 + kinds].sum() == mine[size]
    assert theirs[other + 1 : other + 1 + kinds].sum() == 0


def test_an_action_that_is_not_open_is_refused() -> None:
    match = Face("shards").start(1)
    closed = next(n for n in range(len(match.face.actions)) if n not in match.legal())
    with pytest.raises(ValueError, match="not open"):
        match.step(closed)

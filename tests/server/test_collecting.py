"""The garbage collector looks through everything when nobody minds, and in the end in spite of that."""

from __future__ import annotations

import gc

import pytest

from sudi.server.watching import collecting
from sudi.server.watching.collecting import OFTEN_SECONDS, SELDOM_SECONDS, Sweeping, calm


def test_everything_is_looked_through_at_quiet_moments_and_seldom_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, swept = [0.0], []
    monkeypatch.setattr(collecting.time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(collecting.gc, "collect", lambda: swept.append(clock[0]))
    one = Sweeping()
    for now, quiet, expected in (
        (OFTEN_SECONDS - 1, True, False),
        (OFTEN_SECONDS, False, False),
        (OFTEN_SECONDS, True, True),
        (OFTEN_SECONDS + 1, True, False),
        (OFTEN_SECONDS + SELDOM_SECONDS - 1, False, False),
        (OFTEN_SECONDS + SELDOM_SECONDS, False, True),
    ):
        clock[0] = now
        assert one.sweep(quiet) is expected, (now, quiet)
    assert swept == [OFTEN_SECONDS, OFTEN_SECONDS + SELDOM_SECONDS]


def test_a_process_that_serves_is_not_stopped_for_it_in_the_middle_of_play() -> None:
    before = gc.get_threshold()
    try:
        calm()
        young, middle, old = gc.get_threshold()
        assert young * middle * old > 10**10, "so much comes and stays in no match"
    finally:
        gc.set_threshold(*before)

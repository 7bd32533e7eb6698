"""A step and the passes behind it are worked out together, before any of them is true."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import sudi
from sudi.games import game
from sudi.table import ClockPlan, Table, asking, looking
from sudi.table.following import following

from .people import sit_down
from .reading import log

NO_CLOCK, CHESS = ClockPlan(), ClockPlan("chess", 600.0, 5.0)


def laid(name: str, clock: ClockPlan) -> Table:
    return sit_down(sudi.new(name, players=2, seed=5, **game(name).for_table({})), clock=clock)


def shown(table: Table) -> bytes:
    """All that anybody sees of it."""
    views = [looking.view(table, viewer) for viewer in (None, 0, 1)]
    logs = [log(table, viewer, 0) for viewer in (None, 0, 1)]
    return msgspec.json.encode([looking.face(table, 9.0), views, logs, table.version])


@pytest.mark.parametrize(("name", "clock"), [("doomtrooper", NO_CLOCK), ("doomtrooper", CHESS), ("smashup", NO_CLOCK)])
def test_what_follows_a_choice_is_what_would_have_been_passed_one_by_one(name: str, clock: ClockPlan) -> None:
    together, one_by_one, chance, passes = laid(name, clock), laid(name, clock), Random(3), 0
    for now in range(30):
        at = float(now)
        while asking.passes(one_by_one):
            one_by_one.take(asking.pass_on(one_by_one, at), at)
        while asking.passes(together):
            together.take(asking.pass_on(together, at), at)
        asked, match = one_by_one.asks, one_by_one.match
        assert asked is not None
        assert match is not None
        option = chance.choice(match.pending.names)

        before = shown(together)
        steps = following(together, together.choose([asked], option, at, id=f"n{now}"), at)
        assert shown(together) == before  # paper only
        for one in steps:
            together.take(one.step, at)
        passes += len(steps) - 1

        one_by_one.take(one_by_one.choose([asked], option, at, id=f"n{now}"), at)
        while asking.passes(one_by_one):
            one_by_one.take(asking.pass_on(one_by_one, at), at)
        assert shown(together) == shown(one_by_one)
        if together.outcome is not None:
            break
    assert passes > 3

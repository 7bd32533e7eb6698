"""The four starter cards."""

from __future__ import annotations

import pytest

from ..table import gained, holding, options, play, table


@pytest.mark.rule("SOI-004", "SOI-028")
def test_crystal_gives_one_gem_at_any_mastery() -> None:
    for mastery in (0, 30):
        assert gained(holding("crystal", mastery=mastery), "play crystal") == {"gems": 1}


@pytest.mark.rule("SOI-004", "SOI-028")
def test_blaster_gives_one_power_at_any_mastery() -> None:
    for mastery in (0, 30):
        assert gained(holding("crystal", mastery=mastery), "play blaster") == {"power": 1}


@pytest.mark.rule("SOI-086", "SOI-087")
@pytest.mark.parametrize(("mastery", "gems"), [(0, 2), (4, 2), (5, 3), (14, 3), (15, 4), (30, 4)])
def test_shard_reactor(mastery: int, gems: int) -> None:
    assert gained(holding("shard_reactor", mastery=mastery), "play shard_reactor") == {"gems": gems}


@pytest.mark.rule("SOI-088", "SOI-087")
@pytest.mark.parametrize(("mastery", "power"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 5), (29, 5)])
def test_infinity_shard(mastery: int, power: int) -> None:
    assert gained(holding("infinity_shard", mastery=mastery), "play infinity_shard") == {"power": power}


@pytest.mark.rule("SOI-089")
def test_infinity_shard_at_30() -> None:
    match = table({"hand": ["infinity_shard", "crystal"], "mastery": 30}, {"champions": ["general_decurion"]})
    play(match, "play infinity_shard")
    assert match.state.t.number_name(match.state.power) == "infinity"
    play(match, "attack general_decurion")
    assert match.state.t.number_name(match.state.power) == "infinity"
    play(match, "end")
    assert match.result is not None


@pytest.mark.rule("SOI-005", "SOI-004")
def test_starters_serve_no_keyword_and_cannot_be_bought() -> None:
    match = holding("undergrowth_aspirant", "order_initiate", "crystal", "shard_reactor", "infinity_shard")
    assert gained(match, "play crystal", "play order_initiate") == {"gems": 3}
    assert gained(match, "play undergrowth_aspirant") == {}  # at 50 health; and nothing to reveal
    assert {"play shard_reactor", "play infinity_shard"} <= set(options(match))
    assert match.explain("cost of crystal").total == 0

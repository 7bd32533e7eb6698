"""How numbers came about."""

from __future__ import annotations

import pytest

from sudi.kernel.errors import BadSetup

from ..table import play, table


def terms(match: object, what: str) -> list[tuple[str, str | None, int, int]]:
    derivation = match.explain(what)
    cards = match.state.t.defs
    found = [(t.operation, cards[t.source].id if t.source >= 0 else None, t.amount, t.total) for t in derivation.terms]
    assert found[-1][3] == derivation.total
    return found


def test_damage_and_parts_are_explained_card_by_card() -> None:
    match = table({"hand": ["brawler", "jugura"], "resources": {"black": 3}, "base": ["catapult"]})
    play(match, "activate catapult", "play brawler", "play jugura")
    assert terms(match, "melee of p1") == [
        *(("effects", None, 2, 2), ("printed", "brawler", 2, 4), ("printed", "jugura", 3, 7)),
    ]
    assert terms(match, "parts of p1")[-1] == ("printed", "jugura", 1, 2)
    assert match.explain("ranged").total == 0


def test_counters_are_explained_by_what_happened() -> None:
    match = table({"hand": ["hovercraft", "hired_killer"], "resources": {"blue": 1, "red": 1, "black": 1}, "armor": 5})
    play(match, "play hovercraft", "play hired_killer")
    assert terms(match, "armor of p1") == [
        *(("start", None, 5, 5), ("add", "hovercraft", 2, 7), ("subtract", None, 1, 6)),
    ]
    assert terms(match, "life of p2") == [("start", None, 14, 14)]


def test_prices_are_explained() -> None:
    match = table({"research": 2, "base": ["nano_workshop", "catapult"]})
    assert terms(match, "upgrade of p1") == [
        *(("printed", None, 1, 1), ("add", None, 2, 3), ("subtract", "nano_workshop", 1, 2)),
    ]
    assert match.explain("discover of p1").total == 4
    assert table({"base": ["nano_workshop"]}).explain("upgrade of p1").total == 1
    assert table({}).explain("discover of p1").total == 2


def test_totals_of_the_stack_are_explained() -> None:
    match = table({}, mode="campaign", deployed=["shield_bearer", "watch_drone"], protocols=["fortification_protocol"])
    assert terms(match, "melee of watch_drone") == [
        ("support", "defence_of_the_base", 1, 1),
        ("support", "watch_drone", 1, 2),
        ("printed", "watch_drone", 1, 3),
    ]
    assert terms(match, "armor of watch_drone")[-1] == ("add", "fortification_protocol", 1, 2)
    with pytest.raises(BadSetup, match="not the last deployed"):
        match.explain("melee of shield_bearer")
    with pytest.raises(BadSetup):
        match.explain("parts of watch_drone")
    with pytest.raises(BadSetup, match="no seat"):
        match.explain("melee of p9")

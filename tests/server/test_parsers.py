"""What strangers send to be read: it may be absurd, but it is answered by a sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import sudi
from sudi.kernel.written.nesting import MOST_DEEP, too_deep

from .house import House, Person

DIGITS = "9" * 5_000
DEEP = 4_000
SCENARIO = "id: mine\nname: Mine\nrounds: "


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def record(**changes: Any) -> dict[str, Any]:
    match = sudi.new("shards", seed=3)
    match.choose(0)
    return {**msgspec.to_builtins(match.record()), **changes}


ABSURD: list[tuple[str, dict[str, Any]]] = [
    ("/api/games/doomtrooper/deck", {"text": f"{DIGITS} Inquisitor"}),
    ("/api/games/doomtrooper/deck", {"text": "² Inquisitor"}),
    ("/api/games/summonerwars/deck", {"text": f"summoner: Svara\n{DIGITS} Ice Golem"}),
    ("/api/tables", {"game": "rone", "mode": "campaign", "players": 1, "setup": {"scenarios": SCENARIO + DIGITS}}),
    ("/api/tables", {"game": "rone", "mode": "campaign", "players": 1, "setup": {"scenarios": SCENARIO + "²"}}),
    ("/api/tables", {"game": "rone", "mode": "campaign", "players": 1, "setup": {"scenarios": "a: " + nested(DEEP)}}),
    ("/api/tables", {"game": "rone", "mode": "campaign", "players": 1, "setup": {"scenarios": "a: \n" + "- " * DEEP}}),
    ("/api/tables", {"game": "rone", "mode": "campaign", "players": 1, "setup": {"scenarios": "a: \n" + "? " * DEEP}}),
    ("/api/tables", {"game": "doomtrooper", "setup": {"decks": [f"{DIGITS} Inquisitor", "random"]}}),
    ("/api/replay", {"record": record(choices=[f"play crystal#{DIGITS}"])}),
    ("/api/replay", {"record": record(choices=[f"assign {DIGITS}"])}),
    ("/api/replay", {"record": record(seed="9" * 33)}),
    ("/api/replay", {"record": record(origin={"game": "shards", "players": [{"hand": [f"crystal#{DIGITS}"]}]})}),
]


@pytest.mark.parametrize(("path", "body"), ABSURD, ids=lambda value: str(value)[:60])
def test_what_is_absurd_is_refused_by_a_sentence(house: House, path: str, body: dict[str, Any]) -> None:
    answer = Person(house).post(path, body)
    if answer.status == 200:  # a deck is read and found wrong: that is the answer
        assert answer.json["problems"]
    else:
        assert 400 <= answer.status < 500
        assert answer.json["text"]["en"]


@pytest.mark.parametrize("deep", [nested(MOST_DEEP + 1), "- " * (MOST_DEEP + 1), "a:\n  " + "? " * (MOST_DEEP + 1)])
def test_too_deep(deep: str) -> None:
    assert too_deep(deep)


@pytest.mark.parametrize(
    "plain", [nested(MOST_DEEP), "- " * MOST_DEEP, "[]" * 500, "- a\n" * 500, "]" * 500 + "[", "a - - - - b"]
)
def test_deep_enough(plain: str) -> None:
    assert not too_deep(plain)

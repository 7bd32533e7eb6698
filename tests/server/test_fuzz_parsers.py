"""Whatever strangers write, every reader answers by what it means or by a sentence, and never falls over.

The same examples each time, a few for each reader; more of them with `SUDI_FUZZ=2000`.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sudi
from sudi.games import game
from sudi.kernel.errors import SudiError
from sudi.kernel.written.nesting import too_deep
from sudi.kernel.written.position import from_position
from sudi.kernel.written.record import read_record
from sudi.kernel.written.replay import new_match
from sudi.server.wire.messages import read

EXAMPLES = int(os.environ.get("SUDI_FUZZ", "40"))
few = settings(
    max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
SCENARIOS = Path(sudi.__file__).parent / "games" / "rone" / "scenarios"
SIGNS = [
    "[",
    "{",
    "- ",
    "? ",
    ": ",
    "&a",
    "*a",
    "!!int ",
    "|",
    ">",
    "\n",
    "\t",
    "#",
    "'",
    '"',
    "²",
    "-1",
    "0",
    "9" * 5_000,
]
SIGNS += [
    "1e999",
    "null",
    "true",
    "~",
    "\x00",
    "\ufeff",
    "\u202e",
    "p1",
    "all",
    "*",
    "of",
    "cena karty",
    "x" * 300,
    "%",
    "@",
]
signs = st.lists(st.sampled_from(SIGNS) | st.text(max_size=12), max_size=12).map(" ".join)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def spoilt(text: str) -> st.SearchStrategy[str]:
    """A text with something strange put in somewhere, or a piece of it gone."""
    place = st.integers(0, len(text))
    return st.builds(lambda a, b, new: text[: min(a, b)] + new + text[max(a, b) :], place, place, signs) | st.builds(
        lambda a, new: text[:a] + new + text[a:], place, signs
    )


def answers(work: Callable[[], object]) -> None:
    """It works, or it is refused by a sentence."""
    sentence = "done"
    try:
        work()
    except SudiError as no:
        sentence = str(no)
    assert sentence.strip()


@pytest.mark.parametrize("name", ["doomtrooper", "summonerwars"])
def test_decks(name: str) -> None:
    one = game(name)
    ready = one.deck_text(next(iter(one.ready_decks())), "en")

    @few
    @given(spoilt(ready) | signs)
    def fuzz(text: str) -> None:
        answers(lambda: one.check_deck(text).data())

    fuzz()


def test_scenarios() -> None:
    ready = next(iter(sorted(SCENARIOS.glob("*.yaml")))).read_text()

    @few
    @given(spoilt(ready) | signs)
    def fuzz(text: str) -> None:
        rules = game("rone")
        answers(lambda: new_match(rules, "campaign", 1, 1, rules.for_table({"scenarios": text})))

    fuzz()


@pytest.mark.parametrize("name", ["shards", "rone"])
def test_positions(name: str) -> None:
    whole = sudi.new(name, seed=1).position()
    fields = sorted(whole)

    @few
    @given(st.sampled_from(fields), values)
    def fuzz(field: str, value: Any) -> None:
        answers(lambda: from_position(game(name), {**whole, field: value}))

    fuzz()


def test_records() -> None:
    match = sudi.new("shards", seed=3)
    match.choose(0)
    whole = msgspec.to_builtins(match.record())

    @few
    @given(st.sampled_from(sorted(whole)), values | st.lists(signs, max_size=3))
    def fuzz(field: str, value: Any) -> None:
        answers(lambda: sudi.replay(read_record({**whole, field: value})))

    fuzz()


@pytest.mark.parametrize("name", ["shards", "smashup", "summonerwars", "rone", "doomtrooper"])
def test_choices_and_questions(name: str) -> None:
    match = sudi.new(name, seed=5)
    assert match.decision is not None
    known = match.decision.options[0]

    @few
    @given(spoilt(known.name) | spoilt(known.texts.cs) | signs)
    def fuzz(words: str) -> None:
        answers(lambda: match.copy().choose(words))
        answers(lambda: match.why_not(words))
        answers(lambda: match.explain(words))

    fuzz()


@few
@given(spoilt('{"type":"choose","id":"a","version":1,"option":"end"}') | signs)
def test_messages(text: str) -> None:
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # as the socket answers them
        assert read(text) is not None


@few
@given(signs)
def test_how_deep_a_text_is_can_always_be_told(text: str) -> None:
    assert too_deep(text) in (True, False)

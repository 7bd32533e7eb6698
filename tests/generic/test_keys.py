"""Keys of options hold across worlds and say what they stand for; options that are merged lead to the same."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from sudi.kernel.alike import distinct
from sudi.kernel.dealing import determinise
from sudi.kernel.decision import CARD, first, second
from sudi.kernel.keys import key_name, option_key, option_keys
from sudi.kernel.machine import apply
from sudi.kernel.state import CARDS, PER_CARD, ZONES, places

from .cases import BASIC, CASES, GAMES, Case

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def decisions(case: Case, count: int) -> Iterator[Any]:
    """States of random play at which somebody is asked, up to so many of two matches."""
    for number in (1, 2):
        s, dice = case.state(number), random.Random(number)
        for _ in range(case.share(count) // 2):
            if s.seat < 0:
                break
            yield s
            apply(s, dice.randrange(len(s.options)))


@every_case
def test_a_key_is_what_its_name_says(case: Case) -> None:
    names: dict[int, str] = {}
    keys: dict[str, int] = {}
    for s in decisions(case, 80):
        for i in range(len(s.options)):
            key, name = option_key(s, i), key_name(s, i)
            assert 0 <= key < 2**64
            assert names.setdefault(key, name) == name
            assert keys.setdefault(name, key) == key
    assert len(keys) > case.share(10)


@every_case
def test_keys_are_the_same_in_every_world_and_no_two_of_a_decision_are_equal(case: Case) -> None:
    for number, s in enumerate(decisions(case, 60)):
        keys = option_keys(s)
        assert len(set(keys)) == len(keys)
        world = determinise(s, s.seat, number)
        assert [option_key(world, i) for i in range(len(keys))] == [option_key(s, i) for i in range(len(keys))]
        assert option_keys(s.copy()) == keys


@pytest.mark.parametrize("game", GAMES)
def test_keys_are_the_same_in_another_process(game: str) -> None:
    case = next(case for case in BASIC if case.game_name == game)
    state = f"game({game!r}).new_state({case.mode!r}, {case.players}, 5)"
    imports = "from sudi.games import game; from sudi.kernel.keys import option_keys"
    code = f"{imports}; print(option_keys({state}))"
    env = {**os.environ, "PYTHONHASHSEED": "77"}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    assert told.strip() == str(option_keys(case.state(5)))


# ---- merging ----
def with_every_copy(s: Any) -> Any:
    """The same decision with every copy that lies beside a card on offer, where the game offers one for all of them."""
    s, t = s.copy(), s.t
    offered = list(s.options)
    for option in s.options:
        verb, card = t.verbs.of(option), first(option)
        if verb.a != CARD or verb.b == CARD:
            continue
        for name, _, cards in places(s):
            if card in cards and not s.fields[name].ordered:
                copies = [c for c in cards if (t.kind[c], t.owner[c]) == (t.kind[card], t.owner[card])]
                offered += [verb(copy, second(option)) for copy in copies]
    s.options = list(dict.fromkeys(offered))
    return s


def without_numbers(s: Any) -> Any:
    """A state in which copies of a card cannot be told apart, and zones without order have none."""
    masks = [getattr(s, name) for name, spec in s.fields.items() if spec.shape == CARDS]
    values = [(getattr(s, name), spec) for name, spec in s.fields.items() if spec.shape == PER_CARD]

    def called(card: int) -> Any:
        marks = [mask >> card & 1 for mask in masks]
        numbers = [s.t.kind[n[card]] if spec.refers and n[card] >= 0 else n[card] for n, spec in values]
        return s.t.kind[card], s.t.owner[card], marks, numbers

    found: list[Any] = []
    for name, number, cards in places(s):
        lying = [called(card) for card in cards]
        found.append((name, number, lying if s.fields[name].ordered else sorted(lying)))
    for name, spec in s.fields.items():
        if spec.shape not in (*ZONES, PER_CARD, CARDS, "machine") and not spec.inner and not spec.secret:
            found.append((name, getattr(s, name)))
    asked = sorted({key_name(s, i) for i in range(len(s.options))}) if s.seat >= 0 else []
    return found, s.rng, s.seat, s.prompt, s.result, [frame[:3] for frame in s.stack], asked


@every_case
def test_options_that_are_merged_lead_to_the_same(case: Case) -> None:
    for real in decisions(case, 120):
        s = with_every_copy(real)
        kept = distinct(s)
        assert kept == sorted(set(kept))
        if len(kept) == len(s.options):
            continue
        ends: dict[Any, Any] = {}
        for i in range(len(s.options)):
            after = s.copy()
            apply(after, i)
            ends[i] = without_numbers(after)
        for i in set(ends) - set(kept):
            assert any(ends[i] == ends[k] for k in kept if key_name(s, k) == key_name(s, i)), key_name(s, i)


@pytest.mark.parametrize("game", GAMES)
def test_copies_in_a_hand_are_merged(game: str) -> None:
    """So that the test above has something to look at."""
    merged = 0
    for case in BASIC:
        if case.game_name == game:
            for real in decisions(case, 120):
                s = with_every_copy(real)
                merged += len(s.options) - len(distinct(s))
    assert merged > 5


def test_a_card_that_differs_from_its_copy_is_not_merged() -> None:
    case = next(case for case in BASIC if case.game_name == "shards")
    for real in decisions(case, 200):
        s = with_every_copy(real)
        kept = distinct(s)
        if len(kept) < len(s.options):
            gone = next(i for i in range(len(s.options)) if i not in kept)
            card = first(s.options[gone])
            for mark in ("exhausted", "arrived"):
                other = s.copy()
                setattr(other, mark, 1 << card)
                assert gone in distinct(other)
            other = s.copy()
            other.known[1] = 1 << card
            assert gone in distinct(other)
            other = s.copy()
            other.about = card
            assert gone in distinct(other)
            return
    raise AssertionError("no copies came up")

"""What says that it hurts whoever chooses it does hurt: in random matches of every game each marked option is tried on
a copy beside an answer that is not marked, both are played on until they are settled, and what the first one cost is
seen.

A place is a question and a verb. A game with more cards than its decks hold deals others (`around` in
`setups/<game>.py`), one with rare questions brings positions along (`harming`), and places whose harm comes later than
a choice are named there with their reason (`HURTS_LATER`)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from .cases import CASES, GAMES, extras
from .test_harms import LOST, MARKS, NOT_IN_PLAY, STOPS, WEALTH, cards_in, settled, walk

SEED = 45
AROUND = 14  # matches with other cards
TRIES = 40  # at one place, until harm is seen there
OFTEN = 5  # tries after which a place that never hurt is a false alarm
SHUT = ("away", "exhausted", "covered")  # a card that does less than before
GONE = (*LOST, "destroyed", "starters", "recruits")  # zones to which a card of the hand is lost
# Places that are seen to hurt at least; Shards of Infinity has none.
LEAST = {"shards": 0, "smashup": 6, "summonerwars": 4, "rone": 3, "doomtrooper": 14}


def in_play(match: Any, seat: int, view: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """The seat's own cards that lie on the table."""
    s = match.state
    shown = ((n, ref) for n, zone, ref in cards_in(view) if zone not in NOT_IN_PLAY)
    return {n: ref for n, ref in shown if s.t.holder_of(s, n) == seat}


def is_worse(match: Any, seat: int, now: dict[str, Any], otherwise: dict[str, Any]) -> bool:
    """Has the seat less in the one view than in the other: points, cards in hand, cards in play or what they can do?"""
    me, else_me = now["players"][seat], otherwise["players"][seat]
    if any(isinstance(else_me.get(one), int) and me[one] < else_me[one] for one in WEALTH):
        return True
    there = {n: (zone, ref) for n, zone, ref in cards_in(now)}
    held = [n for n, _, _ in cards_in(else_me.get("hand"))]
    if any(n not in there or there[n][0].startswith(GONE) for n in held):
        return True
    for n, ref in in_play(match, seat, otherwise).items():
        zone, is_now = there.get(n, ("", {}))
        numbers, had = is_now.get("now") or {}, ref.get("now") or {}
        if (
            not is_now
            or zone in LOST
            or any(int(is_now.get(mark) or 0) > int(ref.get(mark) or 0) for mark in MARKS)
            or any(numbers.get(name, 0) < had[name] for name in had)
            or any(is_now.get(mark) is True and not ref.get(mark) for mark in SHUT)
        ):
            return True
    return False


def matches(game: str) -> Iterator[Any]:
    cases = [case for case in CASES if case.game_name == game]
    for case in cases:
        yield from walk(case, SEED)
    if hasattr(extras(game), "around"):
        cards = set(cases[0].game.library.cards)
        for seed in range(AROUND):
            yield from walk(replace(cases[0], setup=tuple(extras(game).around(cards, seed).items())), seed)
    for match in getattr(extras(game), "harming", list)():
        dice = random.Random(SEED)
        while match.decision is not None and len(match) < 60:
            yield match
            match.choose(dice.randrange(len(match.decision.options)))


@cache
def seen(game: str) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """How often a marked option was tried at each place, and how often it hurt."""
    tried: Counter[tuple[str, str]] = Counter()
    hurt: Counter[tuple[str, str]] = Counter()
    for match in matches(game):
        options, seat = match.decision.options, match.state.seat
        plain = [one for one in options if not one.harms]
        for option in options:
            place = (match.decision.name, option.verb)
            if not option.harms or not plain or hurt[place] or tried[place] >= TRIES:
                continue
            instead = next((one for one in plain if one.stops or one.verb in STOPS), plain[0])
            tried[place] += 1
            hurt[place] += is_worse(match, seat, *(settled(match, one.code, True) for one in (option, instead)))
    return tried, hurt


@pytest.mark.parametrize("game", GAMES)
def test_what_says_that_it_hurts_does(game: str) -> None:
    tried, hurt = seen(game)
    later = set(getattr(extras(game), "HURTS_LATER", ()))
    assert {place for place, count in tried.items() if count >= OFTEN and not hurt[place]} - later == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_places_that_hurt_are_seen(game: str) -> None:
    """A search that sees next to none of them would be content with anything."""
    _, hurt = seen(game)
    found = {place for place, count in hurt.items() if count}
    assert len(found) >= LEAST[game], sorted(found)

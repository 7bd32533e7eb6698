"""What hurts whoever chooses it says so: in random matches of every game and mode each option that aims at one's own
card or seat, where the same could be aimed at a rival's, is tried on a copy, and what it did to its maker is seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sudi.kernel.decision import CARD, SEAT, first, second

from .cases import BASIC, Case, wander

CHOICES = 400  # in each case
TRIED = 2  # times the same question about the same card
MARKS = ("damage", "wounds")
LOST = ("discard", "dump", "grave", "deck", "library", "banished", "sacrificed")
WEALTH = ("health", "life", "vp", "destiny", "victory", "magic")


def cards_in(data: Any, zone: str = "") -> Iterator[tuple[int, str, dict[str, Any]]]:
    """Every card a view shows: its number, the zone it lies in, and what is known of it."""
    if isinstance(data, dict):
        if isinstance(data.get("n"), int) and "card" in data:
            yield data["n"], zone, data
        else:
            for name, part in data.items():
                if name != "decision":
                    yield from cards_in(part, zone if name in ("minions", "actions") else name)
    elif isinstance(data, list):
        for part in data:
            yield from cards_in(part, zone)


def is_hurt(card: int, before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Is a card that was in play gone, or has it more damage?"""
    shown = [{n: (zone, ref) for n, zone, ref in cards_in(view)} for view in (before, after)]
    was, now = (one.get(card) for one in shown)
    if was is None or was[0] in (*LOST, "hand"):
        return False
    if now is None or now[0] in LOST:
        return True
    return any(int(now[1].get(mark) or 0) > int(was[1].get(mark) or 0) for mark in MARKS)


def is_poorer(seat: int, before: dict[str, Any], after: dict[str, Any]) -> bool:
    was, now = before["players"][seat], after["players"][seat]
    return any(isinstance(was.get(one), int) and now[one] < was[one] for one in WEALTH)


def hurts(match: Any, code: int, at: int, kind: str) -> bool:
    """Does this option cost whoever chooses it the card or the seat's wealth?"""
    seat, before, after = match.state.seat, match.view(match.state.seat), match.copy()
    after.choose(next(one.index for one in match.decision.options if one.code == code))
    now = after.view(seat)
    return is_hurt(at, before, now) if kind == CARD else is_poorer(seat, before, now)


def own_aims(match: Any) -> Iterator[tuple[int, int, str, int]]:
    """Options at something of one's own that could be aimed at somebody else's: code, what is aimed at, of which kind,
    and the code of the other."""
    s = match.state
    for read, kind_of in ((first, "a"), (second, "b")):
        aims: dict[tuple[int, int], dict[bool, list[tuple[int, int, str]]]] = {}
        for code in s.options:
            verb = match.game.verbs.of(code)
            kind, at = getattr(verb, kind_of), read(code)
            if kind not in (CARD, SEAT) or (kind == CARD and kind_of == "a" and verb.b != "none"):
                continue
            whose = at if kind == SEAT else s.t.holder_of(s, at)
            if not 0 <= whose < s.t.seats:
                continue
            other = 0 if read is first else first(code)
            aims.setdefault((verb.id, other), {}).setdefault(whose == s.seat, []).append((code, at, kind))
        for found in aims.values():
            if len(found) == 2:
                yield from ((*one, found[False][0][0]) for one in found[True])


@pytest.mark.parametrize("case", BASIC, ids=str)
def test_what_hurts_its_maker_says_so(case: Case) -> None:
    tried: dict[tuple[Any, ...], int] = {}
    silent: set[str] = set()
    for match in wander(case.match(), 41, CHOICES):
        s = match.state
        if s.result is not None:
            break
        for code, at, kind, instead in own_aims(match):
            key = (s.prompt, code >> 24, s.about)
            if tried.get(key, 0) >= TRIED:
                continue
            tried[key] = tried.get(key, 0) + 1
            option = next(one for one in match.decision.options if one.code == code)
            # What happens anyway, whomever it is aimed at, is no harm of this option.
            if not option.harms and hurts(match, code, at, kind) and not hurts(match, instead, at, kind):
                silent.add(f"{match.decision.name} ({match.decision.card}): {option.name}")
    assert not silent

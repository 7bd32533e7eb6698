"""What hurts whoever chooses it says so: in random matches of every game and mode each option that aims at one's own
card or seat, where another answer would spare it, is tried on a copy and played on until it is settled, and what it
did to its maker is seen."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from sudi.kernel.decision import CARD, NUMBER, SEAT, first, second

from .cases import CASES, GAMES, Case

SEEDS = (41, 42, 43, 44)
CHOICES = 400  # in each case
TRIED = 6  # times the same question about the same card, if it hurts nobody
SEEN = 2  # times that it did
SETTLED = 14  # choices until whatever was begun is over
MARKS = ("damage", "wounds", "wounded")
LOST = ("discard", "dump", "grave", "deck", "library", "banished", "sacrificed")
NOT_IN_PLAY = (*LOST, "hand", "relics")
WEALTH = ("health", "life", "armor", "vp", "destiny", "victory")
TARGETS = ("target", "destroy", "discard", "give")  # verbs that choose what something is done to
STOPS = ("decline", "done", "pass", "no", "end", "stop")


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
    if was is None or was[0] in NOT_IN_PLAY:
        return False
    if now is None or now[0] in LOST:
        return True
    return any(int(now[1].get(mark) or 0) > int(was[1].get(mark) or 0) for mark in MARKS)


def is_poorer(seat: int, before: dict[str, Any], after: dict[str, Any]) -> bool:
    was, now = before["players"][seat], after["players"][seat]
    return any(isinstance(was.get(one), int) and now[one] < was[one] for one in WEALTH)


@dataclass(frozen=True)
class Aim:
    """An option at something of one's own, and another answer to the same question that is not."""

    code: int
    at: int
    kind: str
    instead: int
    whole: bool = False  # several are chosen one by one: what becomes of them is seen when the question is over


def settled(match: Any, code: int, whole: bool) -> dict[str, Any]:
    """The view of whoever chose once what the choice began is over, everybody doing as little as they can. What goes on
    where the question was asked (a base that is scored, a turn that ends) is none of the choice's doing."""
    seat, deep, after = match.state.seat, len(match.state.stack) - whole, match.copy()
    after.choose(next(one.index for one in after.decision.options if one.code == code))
    for _ in range(SETTLED):
        if after.decision is None or after.game.at_rest(after.state) or len(after.state.stack) <= deep:
            break
        options = after.decision.options
        after.choose(next((one.index for one in options if one.stops or one.verb in STOPS), 0))
    view: dict[str, Any] = after.view(seat)
    return view


def hurts(match: Any, aim: Aim) -> bool:
    """Does this option cost whoever chooses it the card or the seat's wealth, and the other one does not?"""
    seat, before = match.state.seat, match.view(match.state.seat)

    def lost(code: int) -> bool:
        now = settled(match, code, aim.whole)
        return is_hurt(aim.at, before, now) if aim.kind == CARD else is_poorer(seat, before, now)

    # What happens anyway, whomever it is aimed at, is no harm of this option.
    return lost(aim.code) and not lost(aim.instead)


def own_aims(match: Any) -> Iterator[Aim]:
    """Options at something of one's own: what could as well be aimed at somebody else's, a greater number than the
    least for one's own seat, and a card of one's own where nothing needs to be chosen."""
    s = match.state
    verbs = {code: match.game.verbs.of(code) for code in s.options}
    stop = next((code for code, verb in verbs.items() if verb.name in STOPS), None)
    for read, part in ((first, "a"), (second, "b")):
        groups: dict[tuple[int, int], dict[bool, list[tuple[int, int, str]]]] = defaultdict(dict)
        for code, verb in verbs.items():
            kind, at = getattr(verb, part), read(code)
            if kind not in (CARD, SEAT) or (kind == CARD and part == "a" and verb.b != "none"):
                continue
            whose = at if kind == SEAT else s.t.holder_of(s, at)
            if 0 <= whose < s.t.seats:
                other = 0 if read is first else first(code)
                groups[verb.id, other].setdefault(whose == s.seat, []).append((code, at, kind))
        for found in groups.values():
            for code, at, kind in found.get(True, ()):
                verb = verbs[code]
                if False in found:
                    yield Aim(code, at, kind, found[False][0][0])
                elif kind == SEAT and part == "a" and verb.b == NUMBER:
                    least = min((one for one, _, _ in found[True]), key=second)
                    if second(code) > second(least):
                        yield Aim(code, at, kind, least)
                elif kind == CARD and part == "a" and stop is not None and verb.name in TARGETS:
                    yield Aim(code, at, kind, stop, whole=True)


def walk(case: Case, seed: int) -> Iterator[Any]:
    """A random match, seldom ended early: whoever always ends the turn never gets to choose a target."""
    match, dice = case.match(seed), random.Random(seed)
    for _ in range(CHOICES):
        if match.decision is None:
            break
        yield match
        options = match.decision.options
        busy = [one.index for one in options if not one.stops]
        match.choose(dice.choice(busy) if busy and dice.random() < 0.85 else dice.randrange(len(options)))


def walks(game: str, enough: Callable[[], bool]) -> Iterator[Any]:
    """A random match of every set-up; more of them while nothing was seen that hurts."""
    for seed in SEEDS:
        for case in (one for one in CASES if one.game_name == game):
            yield from walk(case, seed)
        if enough():
            break


@cache
def found(game: str) -> tuple[frozenset[str], int]:
    """What hurts its maker in silence, in words, and how many choices were seen to hurt at all."""
    tried: dict[tuple[Any, ...], list[int]] = defaultdict(lambda: [0, 0])
    silent: dict[str, tuple[Any, ...]] = {}
    for match in walks(game, lambda: any(seen for _, seen in tried.values())):
        s = match.state
        for aim in own_aims(match):
            key = (aim.whole, s.prompt, aim.code >> 24, s.about)
            count = tried[key]
            if count[0] >= TRIED or count[1] >= SEEN:
                continue
            count[0] += 1
            if hurts(match, aim):
                count[1] += 1
                option = next(one for one in match.decision.options if one.code == aim.code)
                if not option.harms:
                    silent[f"{match.decision.name} ({match.decision.card}): {option.name}"] = key
    # Beside a question that is played to its end other things happen: what hurts does so more often than not.
    meant = {words for words, key in silent.items() if not key[0] or 2 * tried[key][1] > tried[key][0]}
    return frozenset(meant), sum(one[1] for one in tried.values())


@pytest.mark.parametrize("game", GAMES)
def test_what_hurts_its_maker_says_so(game: str) -> None:
    silent, _ = found(game)
    assert not silent


@pytest.mark.parametrize("game", GAMES)
def test_such_choices_are_found_wherever_there_are_any(game: str) -> None:
    """A search that never sees harm would be content with anything. In Shards of Infinity nothing aims at one's own."""
    _, hurting = found(game)
    assert (hurting > 0) == (game != "shards")

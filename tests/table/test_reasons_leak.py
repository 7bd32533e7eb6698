"""Reasons and derivations hang on nothing that is hidden: other hidden cards, the same answer to the byte.

What a viewer may not know is changed by `tests.generic.test_no_leak.disturbed`, which works from the declarations
alone. Every game and mode is asked about numbers of all its cards and about choices that name any of them.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import sudi
from sudi.kernel.decision import CARD, NONE, PLACE
from sudi.kernel.errors import SudiError
from sudi.table import Table, looking
from tests.generic.cases import BASIC, Case, stages
from tests.generic.test_no_leak import disturbed, viewers

from .people import sit_down

every_case = pytest.mark.parametrize("case", BASIC, ids=str)


def table_with(case: Case, match: sudi.Match) -> Table:
    """A table at which this match stands."""
    table = sit_down(case.match())
    table.match = match
    return table


def told(ask: Any, *words: Any) -> bytes:
    """An answer as it goes over the wire; a refusal in words is an answer too."""
    try:
        return msgspec.json.encode(ask(*words))
    except SudiError as no:
        return str(no).encode()


def names(match: sudi.Match, dice: random.Random, count: int) -> list[str]:
    """Choices that somebody could ask about: any verb with any card of the match, wherever it lies."""
    tables = match.state.t
    ids = sorted({card.id for card in tables.defs})
    places = [p for p in (tables.place_name(match.state, n) for n in range(tables.slots)) if p]
    found = []
    for _ in range(count):
        verb = dice.choice(match.game.verbs.all)
        words = [verb.name]
        for kind in (verb.a, verb.b):
            if kind == CARD:
                words.append(dice.choice(ids) + dice.choice(("", "", "@p1", "@p2")))
            elif kind == PLACE and places:
                words.append(dice.choice(places))
            elif kind != NONE:
                words.append(dice.choice(("p1", "p2", "1", "3")))
        found.append(" ".join(words))
    return found


def numbers(match: sudi.Match, dice: random.Random, count: int) -> list[str]:
    ids = sorted({card.id for card in match.state.t.defs})
    seats = [f"p{n + 1}" for n in range(match.state.t.seats)]
    values = sorted(match.game.explainable())
    whole = [f"{value} of {seat}" for value in values for seat in seats]
    return [*whole, *(f"{dice.choice(values)} of {dice.choice(ids)}" for _ in range(count))]


@every_case
def test_why_not_does_not_depend_on_what_is_hidden(case: Case) -> None:
    dice, refused, moved = random.Random(str(case)), 0, 0
    for match in stages(case, 8):
        if match.decision is None:
            continue
        seat = match.decision.seat
        table = table_with(case, match)
        others = [disturbed(match, seat, seed) for seed in (1, 2)]
        moved += sum(count for _, count in others)
        for name in names(match, dice, 40):
            table.match = match
            answer = told(looking.why, table, [seat], name)
            refused += answer.startswith(b'{"rule"')
            for other, _ in others:
                table.match = other
                assert told(looking.why, table, [seat], name) == answer, name
    assert refused > 30
    assert moved > 50


@every_case
def test_a_derivation_does_not_depend_on_what_is_hidden(case: Case) -> None:
    dice, explained, moved = random.Random(str(case)), 0, 0
    for match in stages(case, 12):
        table = table_with(case, match)
        for viewer in viewers(match):
            number = None if viewer < 0 else viewer
            other, count = disturbed(match, viewer, 3)
            moved += count
            for what in numbers(match, dice, 25):
                table.match = match
                answer = told(looking.explain, table, number, what)
                explained += answer.startswith(b'{"value"')
                table.match = other
                assert told(looking.explain, table, number, what) == answer, (viewer, what)
    assert explained > 100
    assert moved > 100

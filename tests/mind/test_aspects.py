"""What an option is called: by names that serve other matches, and never by what the asked seat cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sudi.games import game
from sudi.kernel.dealing import determinise
from sudi.kernel.machine import apply
from sudi.mind.aspects import option_aspects
from tests.generic.cases import BASIC, Case
from tests.shards.table import table

every_mode = pytest.mark.parametrize("case", BASIC, ids=str)


def decisions(case: Case, every: int, most: int, seed: int = 11) -> list[Any]:
    """States of random matches with something to choose."""
    found: list[Any] = []
    rng, s, made = Random(seed), case.state(seed), 0
    while s.seat >= 0 and len(found) < most:
        made += 1
        if len(s.options) > 1 and made % every == 0:
            found.append(s.copy())
        apply(s, rng.randrange(len(s.options)))
    return found


@every_mode
def test_what_a_seat_cannot_see_changes_no_key(case: Case) -> None:
    """Marks and stages are read off open facts only: two worlds that the seat cannot tell apart give the same names."""
    met = decisions(case, every=7, most=12)
    assert met
    for at, s in enumerate(met):
        twin = determinise(s, s.seat, 991 + at)
        assert twin.options == s.options
        assert option_aspects(case.game, twin) == option_aspects(case.game, s)
        assert case.game.stage(twin) == case.game.stage(s)


@every_mode
def test_every_option_has_keys_and_no_key_holds_the_sign_between_its_parts(case: Case) -> None:
    for s in decisions(case, every=5, most=15):
        keyed = option_aspects(case.game, s)
        assert len(keyed) == len(s.options)
        for keys in keyed:
            assert keys
            assert not any("|" in part for key in keys for part in key)


@every_mode
def test_the_stage_of_a_match_is_one_of_five(case: Case) -> None:
    assert {case.game.stage(s) for s in decisions(case, every=3, most=60)} <= {0, 1, 2, 3, 4}


def test_copies_of_one_card_are_called_the_same_and_different_cards_are_not() -> None:
    match = table({"hand": ["crystal", "crystal", "blaster"]})
    s, play = match.state, match.game.verbs.by_name["play"]
    s.options = play.each(sorted(s.hand[0], key=lambda card: s.t.card_ids[card]))  # one for each copy
    blaster, *crystals = option_aspects(match.game, s)
    assert crystals[0] is crystals[1]
    assert blaster != crystals[0]


def test_whose_card_it_is_stands_in_the_key() -> None:
    match = table({"hand": [], "champions": ["zetta_encryptor"]}, {"champions": ["drakonarius"]}, power=9)
    names = {part for keys in option_aspects(match.game, match.state) for key in keys for part in key}
    assert "drakonarius" in " ".join(names)


def test_a_place_is_called_as_each_seat_counts_rows_from_its_own_edge() -> None:
    """The battlefield has six columns and eight rows; A1 to one seat is what the last corner is to the other."""
    s = game("summonerwars").new_state(seed=5)
    for seat, rows in ((0, range(1, 9)), (1, range(8, 0, -1))):
        by_row = {s.t.place_name(s, place)[-1]: s.t.place_kind(s, place, seat) for place in range(48)}
        names = sorted(by_row)
        assert sorted(set(by_row.values())) == [f"row {n}" for n in range(1, 9)]
        assert len(names) == 8
        ordered = [by_row[name] for name in names]
        assert ordered in ([f"row {n}" for n in rows], [f"row {n}" for n in reversed(rows)])
    assert s.t.place_kind(s, 0, 0) == s.t.place_kind(s, 47, 1) != s.t.place_kind(s, 0, 1)

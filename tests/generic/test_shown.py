"""What is kept of views from moment to moment is what a view made anew says, for every viewer at every moment."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sudi.kernel.offered import option_words, parts_of, worded
from sudi.kernel.shown import Shared
from sudi.kernel.view import REFEREE, SPECTATOR
from sudi.kernel.wording.text import LANGUAGES

from .cases import CASES, Case, wander

MOMENTS = 60


def encoded(part: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(part))


def plain(view: dict[str, Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_kept_views_are_views(case: Case) -> None:
    """Some viewers look now and then only: what has changed while they did not look is new to them."""
    chance, shared = Random(7), None
    for _, match in zip(range(case.share(MOMENTS)), wander(case.match(71), 71), strict=False):
        moment = match.copy()  # as tables do: what is shown is not changed any more
        shared = shared or Shared(moment.game, encoded)
        for viewer in (SPECTATOR, REFEREE, *range(moment.state.t.seats)):
            if chance.random() < 0.6:
                assert plain(moment.shown_to(viewer, shared)) == plain(moment.shown_to(viewer)), f"seen by {viewer}"


@pytest.mark.parametrize("case", CASES[:1], ids=str)
def test_a_moment_that_is_taken_back_is_shown_as_it_was(case: Case) -> None:
    match = case.match(72)
    shared = Shared(match.game, encoded)
    moments = [moment.copy() for _, moment in zip(range(20), wander(match, 72), strict=False)]
    seen = [plain(moment.shown_to(0, shared)) for moment in moments]
    for n in reversed(range(len(moments))):
        assert plain(moments[n].shown_to(0, shared)) == seen[n]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_words_that_are_kept_are_the_words_of_the_moment(case: Case) -> None:
    """A card that has moved, or a place at which another thing lies, is not called as it was before."""
    for _, match in zip(range(case.share(4 * MOMENTS)), wander(case.match(73), 73), strict=False):
        game, s = match.game, match.state
        for code in s.options if s.seat >= 0 else ():
            kept = worded(game, s, code)
            assert [kept.cs, kept.en] == [option_words(game, s, code, lang, {}) for lang in LANGUAGES]
            assert kept.parts == parts_of(game, s, code)

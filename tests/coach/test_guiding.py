"""What the guide of a first match says: the aim, and a word on what comes up, in both languages and at its time."""

from __future__ import annotations

import random

import pytest

import sudi
from sudi.bots import bot, decide
from sudi.bots.levels import NEWCOMERS
from sudi.coach.lessons.folder import lesson_files, taught_by
from sudi.coach.lessons.guiding import LONGEST, guide_of, read_guide
from sudi.coach.lessons.reading import lessons_of
from sudi.kernel.errors import BadSetup

GAMES = sorted(sudi.games())
GUIDE = """
aim: {cs: "Vyhraj.", en: "Win."}
moments:
  - {offered: recruit, say: {cs: "Kup kartu.", en: "Buy a card."}}
"""


def offered(game: str, seeds: range) -> set[str]:
    """The verbs that somebody is offered in matches against the weakest level."""
    found = set()
    for seed in seeds:
        match, rng, weakest = sudi.new(game, seed=seed), random.Random(seed), bot(NEWCOMERS)
        while (decision := match.decision) is not None:
            found |= {option.verb for option in decision.options}
            match.choose(decision.options[decide(weakest, match.game, match.state, decision.seat, rng)])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guide_whose_moments_come(game: str) -> None:
    guide = guide_of(game)
    assert guide is not None
    assert len(guide.moments) >= 5
    for text in (guide.aim, *(moment.say for moment in guide.moments)):
        assert len(text.cs) < LONGEST, "a longer one would be cut"
        assert len(text.en) < LONGEST
        assert text.cs != text.en
    verbs = [verb for moment in guide.moments for verb in moment.offered]
    assert len(set(verbs)) == len(verbs), "what is said twice is never said the second time"
    seen = offered(game, range(1, 4))
    for moment in guide.moments:
        assert seen & set(moment.offered), f"{moment.offered} never came up"


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_no_lesson(game: str) -> None:
    assert [lesson.id for lesson in lessons_of(game)] == [id for id, _ in lesson_files(game)]
    assert all(lesson.steps for lesson in lessons_of(game))


def test_a_slip_in_a_guide_is_refused_with_its_line() -> None:
    assert read_guide("shards", GUIDE).moments[0].offered == ("recruit",)
    with pytest.raises(BadSetup, match=r"Line 4 of the guide: .*recrut.*recruit"):
        read_guide("shards", GUIDE.replace("recruit", "recrut"))
    with pytest.raises(BadSetup, match="is missing"):
        read_guide("shards", GUIDE.replace("aim: {", "#"))
    with pytest.raises(BadSetup, match="The guide is empty; write at least aim and moments"):
        read_guide("shards", "")


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_of_a_rule_is_known_without_laying_one_out(game: str) -> None:
    for lesson in lessons_of(game):
        for rule in lesson.rules:
            first = next(one.id for one in lessons_of(game) if rule in one.rules)
            assert taught_by(game, rule) == first

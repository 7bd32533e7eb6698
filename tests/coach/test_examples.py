"""A rule seen on a table: every example that ships does what it promises, laid out anew."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import sudi
from sudi.cli import main
from sudi.coach.lessons import lessons_of
from sudi.coach.lessons.examples import ASKED, ENDS, REFUSED, Example, examples_of, packed, read_examples
from sudi.coach.lessons.finding import Finder, works
from sudi.coach.lessons.folder import taught_by
from sudi.coach.lessons.reading import lesson_named
from sudi.coach.lessons.sitting import RIGHT, Sitting
from sudi.kernel.wording.text import LANGUAGES

GAMES = sorted(sudi.games())
EVERY = [example for game in GAMES for example in examples_of(game).values()]
every_game = pytest.mark.parametrize("game", GAMES)
SIGHT = {  # the seat has four gems and the card costs five
    "players": [{"hand": ["crystal"], "deck": ["crystal"] * 5}, {}],
    "row": ["zara_ra"],
    "gems": 4,
    "turn": "p1",
}


@pytest.mark.parametrize("example", EVERY, ids=lambda one: f"{one.game}-{one.rule}")
def test_an_example_shows_its_rule(example: Example) -> None:
    assert works(example), "look for examples anew: sudi learn GAME --examples 100 --out FILE"
    lesson = example.lesson()
    for lang in LANGUAGES:
        assert lesson.steps[0].say[lang]
        assert lesson.end[lang]


@every_game
def test_every_game_has_examples_of_every_kind(game: str) -> None:
    kinds = {example.kind for example in examples_of(game).values()}
    assert kinds == {REFUSED, ASKED, ENDS}
    assert len(examples_of(game)) >= 30


def test_the_referee_says_no_by_the_rule_and_the_lesson_is_over() -> None:
    example = Example("shards", "SOI-055", REFUSED, SIGHT, 0, "recruit zara_ra")
    sitting = Sitting(example.lesson())
    assert sitting.step is not None
    assert "Zara Ra" in sitting.step.say["en"]
    answer = sitting.choose("recruit zara_ra")
    assert (answer.kind, answer.rule) == (RIGHT, "SOI-055")
    assert sitting.step is None


def test_what_an_example_promises_is_put_to_the_test() -> None:
    good = Example("shards", "SOI-055", REFUSED, SIGHT, 0, "recruit zara_ra")
    assert works(good)
    assert not works(replace(good, rule="SOI-035")), "another rule refuses it"
    assert not works(replace(good, position={**SIGHT, "gems": 5})), "nothing refuses it"
    assert not works(replace(good, seat=1)), "somebody else is asked"
    assert not works(replace(good, kind=ENDS)), "the match goes on"


def test_an_ordinary_choice_that_refuses_is_liked_best() -> None:
    finder = Finder("shards", 1)
    match = sudi.from_position({"game": "shards", **SIGHT})
    assert match.decision is not None
    finder.offer(match, "SOI-055", ASKED, match.decision.options[0].name)
    assert [one.kind for one in finder.examples] == [ASKED]
    finder.offer(match, "SOI-055", REFUSED, "recruit zara_ra")
    assert [one.kind for one in finder.examples] == [REFUSED]
    finder.offer(match, "SOI-055", ASKED, match.decision.options[0].name)
    assert [one.kind for one in finder.examples] == [REFUSED]
    finder.offer(match, "SOI-999", REFUSED, "recruit zara_ra")
    assert len(finder.examples) == 1, "no such rule"


def test_examples_are_written_and_read() -> None:
    one = Example("shards", "SOI-055", REFUSED, SIGHT, 0, "recruit zara_ra")
    assert read_examples("shards", one.written()) == (one,)
    assert packed([one]) == packed([one])


@every_game
def test_a_rule_leads_to_its_lesson_or_else_to_its_example(game: str) -> None:
    for lesson in lessons_of(game):
        for rule in lesson.rules:
            assert taught_by(game, rule) in {other.id for other in lessons_of(game) if rule in other.rules}
    taught = {rule for lesson in lessons_of(game) for rule in lesson.rules}
    rule = next(rule for rule in examples_of(game) if rule not in taught)
    assert taught_by(game, rule) == rule
    assert lesson_named(game, rule.lower()).id == rule
    assert taught_by(game, "XYZ-001") is None


def test_the_terminal_tells_where_a_rule_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "shards", "SOI-036", "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)["rules"]
    assert rule["lesson"] == "shields"
    assert main(["rules", "shards", "SOI-036", "--lang", "en"]) == 0
    assert "sudi learn shards shields" in " ".join(capsys.readouterr().out.split())


def test_looking_for_examples_at_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "examples.jsonl.gz"
    assert main(["learn", "smashup", "--examples", "1", "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["examples"] > 5
    assert told["rules"] > 100
    assert out.stat().st_size > 500
    assert main(["learn", "smashup", "--examples", "1"]) == 2
    assert "--out" in capsys.readouterr().err

"""The review of a finished match, as data and at the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import sudi
from sudi.bots import bot, decide
from sudi.cli import main
from sudi.coach.judging import WORLDS
from sudi.coach.review import Review, review
from sudi.coach.review.drawing import svg
from sudi.coach.review.effort import LEAST, TIMES_MORE, affordable
from sudi.coach.review.reviewing import GRADES, grade
from sudi.coach.review.steps import steps_of
from sudi.kernel.written.record import Record
from tests.shards.table import table


def finished(match: sudi.Match, name: str = "beginner") -> sudi.Match:
    rng, player = Random(5), bot(name)
    while match.decision is not None:
        match.choose(decide(player, match.game, match.state, match.state.seat, rng))
    return match


@pytest.fixture(scope="module")
def record() -> Record:
    """A short match: the first player throws a certain win away and is beaten for it."""
    match = table(
        {"hand": [], "health": 1},
        {"hand": ["blaster", "crystal", "crystal"], "health": 5, "champions": ["drakonarius"]},
        power=5,
    )
    decision = match.decision
    assert decision is not None
    match.choose(next(option for option in decision.options if "drakonarius" in option.name))
    return finished(match).record()


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return review(record, worlds=4, more=8, processes=1)


def test_a_win_thrown_away_is_the_first_error_with_what_would_have_won(found: Review) -> None:
    loser = found.seats[0]
    first = loser.errors[0]
    assert first["n"] == 1
    assert "drakonarius" in first["taken"]["choice"]
    assert first["best"]["choice"] == "end"
    assert "end" in first["right"]
    assert first["taken"]["choice"] not in first["right"]
    assert first["grade"] == "blunder"
    assert loser.start == 1.0, "the win was certain"
    assert loser.columns["choice"] <= -first["cost"] + 1e-3


def test_the_columns_of_every_seat_add_up_to_result_less_start(found: Review) -> None:
    assert len(found.seats) == 2
    for one in found.seats:
        assert sum(one.columns.values()) == pytest.approx(one.result - one.start, abs=1e-9)
        ends = [one.turns[0]["before"], *(turn["after"] for turn in one.turns)]
        assert ends[0] == pytest.approx(one.start, abs=1e-3)
        assert ends[-1] == pytest.approx(one.result, abs=1e-3)
    assert {one.result for one in found.seats} == {0.0, 1.0}


def test_few_decisions_get_no_mean(found: Review) -> None:
    for one in found.seats:
        assert (one.mean_cost is None) == (one.decisions < 20)


@pytest.mark.parametrize(
    ("cost", "name"), [(0.049, ""), (0.05, "slip"), (0.099, "slip"), (0.1, "mistake"), (0.15, "blunder")]
)
def test_grades_begin_where_they_are_said_to(cost: float, name: str) -> None:
    assert grade(cost) == name
    assert [least for _, least in GRADES] == [0.15, 0.10, 0.05]


def test_the_same_settings_give_the_same_review_in_any_number_of_processes(record: Record, found: Review) -> None:
    again = review(record, worlds=4, more=8, processes=2)
    assert again.data() == found.data()
    assert review(record, worlds=4, more=8, seed=1, processes=1).data()["seats"] != found.data()["seats"]


def test_one_seat_alone_is_the_same_as_among_others(record: Record, found: Review) -> None:
    assert review(record, [1], worlds=4, more=8, processes=1).seats == found.seats[1:]


def test_a_match_that_goes_on_is_not_reviewed(record: Record) -> None:
    with pytest.raises(sudi.BadRecord, match="not over yet"):
        review(sudi.replay(record, 1).record())


def test_the_terminal_tells_it_in_words_and_as_json(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, drawn = tmp_path / "m.json", tmp_path / "m.svg"
    file.write_text(record.to_json(), encoding="utf-8")
    assert main(["review", str(file), "--worlds", "2", "--processes", "1", "--lang", "cs", "--plot", str(drawn)]) == 0
    told = capsys.readouterr().out
    assert "vlastní volby" in told
    assert "hrubá chyba" in told
    assert f"--load {file} --at 0" in told
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    assert main(["review", str(file), "--worlds", "2", "--processes", "1", "--seat", "p2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["seat"] for one in data["seats"]] == ["p2"]
    assert main(["review", str(file), "--seat", "p7", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "There is no seat p7 in this match; it has p1, p2.\n"


def test_what_if_goes_on_after_so_many_choices(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "m.json"
    file.write_text(record.to_json(), encoding="utf-8")
    answers = iter(["end", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["play", "shards", "--load", str(file), "--at", "0", "--lang", "en"]) == 0
    assert "Player 1 wins" in capsys.readouterr().out
    last = len(sudi.replay(record))
    assert main(["play", "shards", "--load", str(file), "--at", str(last), "--lang", "en"]) == 2
    assert f"from 0 to {last - 1}" in capsys.readouterr().err
    assert main(["play", "shards", "--at", "1", "--lang", "en"]) == 2
    assert "--load" in capsys.readouterr().err


def test_the_picture_says_who_and_in_which_language(found: Review) -> None:
    for lang, seat in (("cs", "Hráč 1"), ("en", "Player 1")):
        drawn = svg(found, lang)
        assert seat in drawn
        assert drawn.count("<polyline") == 2 * len(found.seats)


@pytest.mark.parametrize("processes", [1, 2])
def test_how_far_it_is_is_told_all_along(record: Record, processes: int) -> None:
    told: list[tuple[int, int]] = []
    review(record, worlds=2, processes=processes, progress=lambda done, total: told.append((done, total)))
    total = len(record.choices) * 2
    assert told[-1] == (total, total)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_a_review_takes_as_many_worlds_as_can_be_afforded(record: Record) -> None:
    match = sudi.replay(record)
    steps, _ = steps_of(match)
    assert affordable(match.game, steps, [0, 1], 2) == WORLDS, "a short match is looked at closely"
    assert affordable(match.game, steps, [0, 1], 2, seconds=1e-6) == LEAST
    found = review(record, processes=1)
    assert found.settings == {"worlds": WORLDS, "more": WORLDS * TIMES_MORE, "seed": 0}

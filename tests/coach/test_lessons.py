"""Every lesson is played: the right ways lead to its end, the wrong ones are answered and taken back."""

from __future__ import annotations

import json
import random
import re

import pytest

import sudi
from sudi.cli import main
from sudi.coach.lessons import Lesson, Sitting, lessons_of, read_lesson
from sudi.coach.lessons.sitting import ON, REFUSED, RIGHT, WRONG
from sudi.kernel.state import ZONES
from sudi.lab.rulebook import rulebook

EVERY = [lesson for name in sudi.games() for lesson in lessons_of(name)]
every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


def offered(sitting: Sitting) -> list[str]:
    decision = sitting.match.decision
    return [] if decision is None else [option.name for option in decision.options]


def do_step(sitting: Sitting) -> None:
    """The right way through one step."""
    step, at = sitting.step, sitting.at
    assert step is not None
    if step.is_read:
        sitting.go_on()
    elif step.tries:
        answer = sitting.choose(step.tries)
        assert (answer.kind, answer.rule) == (RIGHT, step.rule), f"line {step.line}"
        assert answer.text
    elif step.do:
        there = [name for name in step.do if name in offered(sitting)]
        assert there, f"line {step.line}: none of {step.do} among {offered(sitting)}"
        assert sitting.choose(there[0]).kind == RIGHT
    else:
        for name in step.solution[:-1]:
            assert sitting.choose(name).kind == ON, f"line {step.line}: {name}"
        assert sitting.choose(step.solution[-1]).kind == RIGHT, f"line {step.line}"
    assert sitting.at == at + 1


@every_lesson
def test_the_right_way_leads_to_the_end(lesson: Lesson) -> None:
    sitting = Sitting(lesson)
    while sitting.step is not None:
        asked = sitting.match.decision
        if not sitting.step.is_read:
            assert asked is not None
            assert asked.seat == lesson.seat, f"line {sitting.step.line}: somebody else is asked"
        do_step(sitting)
    with pytest.raises(sudi.SudiError, match="over"):
        sitting.choose("end")


@every_lesson
def test_a_lesson_goes_on_where_its_answers_lead(lesson: Lesson) -> None:
    """Also with answers among them that were never right, and in the middle of a way to a goal."""
    sitting = Sitting(lesson)
    while (step := sitting.step) is not None:
        for many in range(len(step.solution) - 1):
            for name in step.solution[:many]:
                sitting.choose(name)
            resumed = Sitting.resumed(lesson, [*sitting.past, "no such thing", "* p2"])
            assert (resumed.at, resumed.past) == (sitting.at, sitting.past)
            assert resumed.match.state == sitting.match.state
            sitting = Sitting.resumed(lesson, sitting.past[: len(sitting.past) - many])
        do_step(sitting)
        resumed = Sitting.resumed(lesson, sitting.past)
        assert (resumed.at, resumed.past, resumed.match.state) == (sitting.at, sitting.past, sitting.match.state)


def test_the_same_no_in_other_words_is_what_a_step_wants() -> None:
    """Pointing at the champion asks about everything one could do with it: the rule that says no is the same."""
    (lesson,) = (one for one in lessons_of("shards") if one.id == "recruiting")
    sitting = Sitting(lesson)
    while sitting.step is not None and not sitting.step.tries:
        do_step(sitting)
    step = sitting.step
    assert step is not None
    assert sitting.choose("focus").kind != RIGHT, "another reason is none"
    assert sitting.choose(f"* {step.tries.split()[1]}").rule == step.rule
    assert sitting.step is not step
    assert sitting.past[-1] == step.tries


@every_lesson
def test_another_choice_is_answered_and_taken_back(lesson: Lesson) -> None:
    sitting = Sitting(lesson)
    while (step := sitting.step) is not None:
        before = sitting.match.state.copy()
        if step.do or step.tries:
            for name in offered(sitting):
                if name not in step.do:
                    answer = sitting.choose(name)
                    assert answer.kind == WRONG
                    assert answer.text is not None
                    assert answer.text.cs != answer.text.en
                    assert sitting.match.state == before
                    assert sitting.step is step
        do_step(sitting)


@every_lesson
def test_whoever_plays_at_random_towards_a_goal_reaches_it_or_is_taken_back(lesson: Lesson) -> None:
    sitting, rng = Sitting(lesson), random.Random(3)
    while (step := sitting.step) is not None:
        if step.until is None:
            do_step(sitting)
            continue
        before = sitting.match.state.copy()
        for _ in range(200):
            answer = sitting.choose(rng.choice(offered(sitting)))
            assert answer.kind in (ON, RIGHT, WRONG)
            if answer.kind == WRONG:
                assert sitting.match.state == before
            if answer.kind == RIGHT:
                break
        else:
            while (answer := sitting.choose(rng.choice(offered(sitting)))).kind == ON:
                pass
            if answer.kind == WRONG:
                do_step(sitting)


@every_lesson
def test_nothing_illegal_is_ever_done(lesson: Lesson) -> None:
    sitting = Sitting(lesson)
    while sitting.step is not None and sitting.step.is_read:
        sitting.go_on()
    if sitting.step is None or sitting.step.tries:
        return
    names = offered(sitting)
    for verb in sitting.match.game.verbs.all:
        if verb.name not in names and not verb.a:
            before = sitting.match.state.copy()
            assert sitting.choose(verb.name).kind == REFUSED
            assert sitting.match.state == before


@every_lesson
def test_what_is_pointed_at_and_taught_is_there(lesson: Lesson) -> None:
    rules = set(rulebook(lesson.game))
    assert lesson.rules, "a lesson says which rules it teaches"
    assert set(lesson.rules) | {step.rule for step in lesson.steps if step.rule} <= rules
    match = lesson.table()
    zones = {name for name, field in match.state.fields.items() if field.shape in ZONES}
    for step in lesson.steps:
        for name in step.look:
            assert name in match.cards or name.rpartition(".")[2] in zones, f"line {step.line}: {name}"
        for text in (step.say, *([step.wrong] if step.wrong else [])):
            assert text.cs != text.en
            assert text.cs[-1] in ".!?“"
            assert text.en[-1] in '.!?"'


def test_the_path_has_an_order_and_every_lesson_its_own_name() -> None:
    for name in sudi.games():
        path = lessons_of(name)
        assert [lesson.number for lesson in path] == list(range(1, len(path) + 1))
        assert len({lesson.id for lesson in path}) == len({lesson.title.cs for lesson in path}) == len(path)


GOOD = """\
title: {cs: A, en: B}
about: {cs: A, en: B}
position:
  players:
    - {hand: [crystal, crystal]}
    - {}
  turn: p1
steps:
  - say: {cs: "Vylož.", en: "Play."}
    do: play crystal
end: {cs: A, en: B}
"""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("do: play", "does: play", "Line 10 of the lesson x: There is no field 'does'"),
        ("do: play crystal", "do: end\n    try: focus\n    rule: SOI-048", "Line 9 .* one of do, try and until"),
        ("do: play crystal", "try: focus", "Line 10 .*'try' goes with 'rule'"),
        ("do: play crystal", "until: {won: p3}\n    solution: [end]", "Line 10 .*p3"),
        ("do: play crystal", "until: {number: mastery of p1}\n    solution: [end]", "Line 10 .* is, at_least"),
        ("[crystal, crystal]", "[cristal]", "Line 4 .*cristal"),
        ("steps:", "steps: [", "not YAML"),
        ("end: {cs: A, en: B}", "end: {cs: A}", "Line 11 .*'en' is missing"),
    ],
)  # fmt: skip
def test_a_slip_in_a_lesson_is_refused_with_its_line(old: str, new: str, says: str) -> None:
    assert read_lesson("shards", "x", 1, GOOD).steps[0].do == ("play crystal",)
    with pytest.raises(sudi.BadSetup, match=says):
        read_lesson("shards", "x", 1, GOOD.replace(old, new))


def test_a_lesson_at_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody errs, asks, and gets to the end; the same "no" in other words is what the step wants."""
    answers = iter(
        ["", "end", "vylož úlomkový reaktor", "naverbuj ojas", "krystal", "rada", "recruit reactor_drone", ""]
    )
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["learn", "shards", "recruiting", "--lang", "cs"]) == 0
    told = capsys.readouterr().out
    assert "vracím to zpět" in told
    assert "[SOI-055]" in told
    assert "Zvol: recruit reactor_drone" in told
    assert told.count("Správně.") == 4
    assert "sudi learn shards 3" in told


def test_lessons_are_listed_for_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "shards", "--lang", "cs"]) == 0
    assert "Karty v ruce" in capsys.readouterr().out
    assert main(["learn", "shards", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["lessons"]
    assert [one["id"] for one in listed] == [lesson.id for lesson in lessons_of("shards")]
    assert main(["learn", "shards", "nothing", "--lang", "en"]) == 2
    assert "lesson of shards" in capsys.readouterr().err


@every_lesson
def test_czech_does_not_guess_whether_a_man_or_a_woman_learns(lesson: Lesson) -> None:
    """A past tense or a conditional in the second person would have to know it."""
    texts = [lesson.about, lesson.end, *(step.say for step in lesson.steps)]
    texts += [step.wrong for step in lesson.steps if step.wrong is not None]
    for text in texts:
        assert not re.search(r"\b(jsi|ses|sis|bys|abys|kdybys)\b", text.cs), text.cs

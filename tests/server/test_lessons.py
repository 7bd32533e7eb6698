"""Lessons over the wire: nothing is kept, every answer is judged by the referee, and every lesson comes to its end."""

from __future__ import annotations

from typing import Any

import pytest

import sudi
from sudi.coach.lessons import lessons_of

from .house import Answer, House, Person

GAMES = sorted(sudi.games())


def at(house: House, game: str, lesson: str, past: list[str], answer: str | None = None) -> dict[str, Any]:
    found = Person(house).post(f"/api/games/{game}/lessons/{lesson}", {"past": past, "answer": answer})
    assert found.status == 200, found.body
    data: dict[str, Any] = found.json
    return data


def offered(now: dict[str, Any]) -> list[str]:
    return [option["name"] for option in now["view"]["decision"]["options"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_learned_by_what_it_tells(house: House, game: str) -> None:
    """Somebody who has no name and only does what `ways` say comes to the end of the path."""
    path = Person(house).get(f"/api/games/{game}/lessons").json["lessons"]
    assert [one["id"] for one in path] == [lesson.id for lesson in lessons_of(game)]
    here: str | None = path[0]["id"]
    walked = []
    while here is not None:
        now = at(house, game, here, [])
        while now["wants"] != "over":
            assert all(now["say"].values())
            step = now["at"]
            names = [way["name"] for way in now["ways"]] or [""]
            assert all(way["cs"] and way["en"] for way in now["ways"])
            for name in names if now["wants"] == "until" else names[:1]:
                now = at(house, game, here, now["past"], name)
            assert now["at"] == step + 1
            assert now["heard"] is None or now["heard"]["kind"] == "right"
        walked.append(here)
        here = now["next"]
    assert walked == [one["id"] for one in path]


def test_a_wrong_answer_is_told_and_nothing_has_happened(house: House) -> None:
    begun = at(house, "shards", "attacking", [""])
    assert (begun["wants"], begun["ways"][0]["name"]) == ("do", "attack optio_crusher")
    wrong = at(house, "shards", "attacking", begun["past"], "end")
    assert wrong["heard"]["kind"] == "wrong"
    assert wrong["heard"]["text"]["cs"] == "Šampion by zůstal. Napadni ho."
    illegal = at(house, "shards", "attacking", begun["past"], "recruit optio_crusher")
    assert illegal["heard"]["kind"] == "refused"
    assert illegal["heard"]["rule"].startswith("SOI-")
    for one in (wrong, illegal):
        assert (one["view"], one["past"], one["at"]) == (begun["view"], begun["past"], begun["at"])


def test_reasons_and_numbers_are_those_of_any_table(house: House) -> None:
    who, path = Person(house), "/api/games/shards/lessons/attacking/why"
    refusal = who.post(path, {"past": [""], "option": "focus"}).json["refusal"]
    match = lessons_of("shards")[3].table()
    wanted = match.why_not("focus", 0)
    assert wanted is not None
    assert (refusal["rule"], refusal["text"]["en"]) == (wanted.rule, wanted.text.en)
    assert who.post(path, {"past": [""], "what": "power of p1"}).json["derivation"]["total"] == 6
    assert who.post(path, {"past": [""], "option": "attack optio_crusher"}).json["refusal"] is None
    assert who.post(path, {"past": [""], "what": "nonsense of nobody"}).json == {"refusal": None, "derivation": None}


def status(found: Answer) -> tuple[int, str]:
    return found.status, found.json["code"]


def test_what_is_no_lesson_is_refused_in_words(house: House) -> None:
    who = Person(house)
    assert status(who.get("/api/games/chess/lessons")) == (404, "unknown")
    assert status(who.post("/api/games/shards/lessons/nothing", {"past": []})) == (404, "unknown")
    assert status(who.post("/api/games/chess/lessons/attacking", {"past": []})) == (404, "unknown")
    over = ["", "attack optio_crusher", "play crystal", "end"]
    assert at(house, "shards", "attacking", over)["wants"] == "over"
    assert status(who.post("/api/games/shards/lessons/attacking", {"past": over, "answer": "end"})) == (400, "setup")
    assert status(who.post("/api/games/shards/lessons/attacking", {"past": ["end"] * 151})) == (400, "schema")
    assert status(who.post("/api/games/shards/lessons/attacking", {"past": ["x" * 201]})) == (400, "schema")
    nonsense = {"past": ["", "\x00", "* #99999", "choose 😀"], "answer": None}
    assert who.post("/api/games/shards/lessons/attacking", nonsense).json["past"] == [""]

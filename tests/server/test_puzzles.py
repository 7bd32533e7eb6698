"""Puzzles over the wire: nothing is kept, every choice is judged by the referee, and every puzzle can be solved."""

from __future__ import annotations

from typing import Any

import pytest

import sudi
from sudi.coach.puzzles import puzzles_of
from sudi.server.api.exercises import MOST_CHOICES

from .house import House, Person

GAMES = sorted(game for game in sudi.games() if puzzles_of(game))


def at(house: House, game: str, puzzle: str, **asked: Any) -> dict[str, Any]:
    found = Person(house).post(f"/api/games/{game}/puzzles/{puzzle}", {"past": [], **asked})
    assert found.status == 200, found.body
    data: dict[str, Any] = found.json
    return data


@pytest.mark.parametrize("game", GAMES)
def test_the_last_hint_leads_to_the_end(house: House, game: str) -> None:
    """Somebody without a name who does what the hints say solves it; today's is one of the list."""
    found = Person(house).get(f"/api/games/{game}/puzzles").json
    assert found["daily"] in [one["id"] for one in found["puzzles"]]
    for one in (found["puzzles"][0], found["puzzles"][-1]):
        now = at(house, game, one["id"])
        for _ in range(60):
            if now["solved"]:
                break
            hint = at(house, game, one["id"], past=now["past"], hint=9)["hint"]
            now = at(house, game, one["id"], past=now["past"], answer=hint["choice"])
            assert now["heard"]["kind"] in ("on", "solved"), now["heard"]
        assert now["solved"]
        assert now["heard"]["text"] == {"cs": "Vyřešeno.", "en": "Solved."}


def test_a_miss_is_told_and_stands_as_it_began(house: House) -> None:
    one = next(one for one in puzzles_of("shards") if one.wrong)
    now, past = at(house, "shards", one.id), []
    for name in one.wrong[0]:
        now = at(house, "shards", one.id, past=past, answer=name)
        past = now["past"]
        if now["heard"]["kind"] != "on":
            break
    assert now["heard"]["kind"] in ("missed", "lucky")
    assert now["heard"]["log"], "what happened instead can be read"
    assert now["past"] == []
    first = at(house, "shards", one.id, answer=one.solution[0])
    assert at(house, "shards", one.id, past=first["past"], back=True)["past"] == []


def test_the_proof_is_there_on_demand_and_reasons_are(house: House) -> None:
    who, one = Person(house), puzzles_of("shards")[0]
    proof = who.get(f"/api/games/shards/puzzles/{one.id}/proof").json
    assert len(proof["solution"]["choices"]) == len(one.solution)
    assert proof["says"]["cs"] != proof["says"]["en"]
    told = who.post(f"/api/games/shards/puzzles/{one.id}/why", {"past": [], "what": "power of p1"}).json
    assert told["derivation"] is not None


def test_nonsense_is_refused(house: House) -> None:
    who, one = Person(house), puzzles_of("shards")[0].id
    assert who.get("/api/games/chess/puzzles").status == 404
    assert who.post("/api/games/shards/puzzles/none", {"past": []}).status == 404
    assert who.get("/api/games/shards/puzzles/none/proof").status == 404
    assert who.post(f"/api/games/shards/puzzles/{one}", {"past": ["end"] * (MOST_CHOICES + 1)}).status == 400
    assert who.post(f"/api/games/shards/puzzles/{one}", {"past": [], "answer": "x" * 201}).status == 400
    assert who.post(f"/api/games/shards/puzzles/{one}", {"past": ["nonsense"]}).json["past"] == []

"""Decks over the wire: the ready-made ones, and a check of any text."""

from __future__ import annotations

from .house import House, Person


def test_ready_decks_come_as_deck_files_and_are_legal(house: House) -> None:
    anna = Person(house, "Anna")
    decks = anna.get("/api/games/summonerwars/decks?lang=en").json["decks"]
    assert {deck["id"] for deck in decks} >= {"fallen_kingdom", "polar_dwarves"}
    first = decks[0]
    checked = anna.post("/api/games/summonerwars/deck", {"text": first["text"]}).json
    assert (checked["legal"], checked["size"], checked["problems"]) == (True, 34, [])
    assert checked["fixed"]["gate"] == 3
    assert anna.get("/api/games/shards/decks").json == {"decks": []}


def test_what_is_wrong_comes_with_its_rule(house: House) -> None:
    anna = Person(house, "Anna")
    checked = anna.post("/api/games/summonerwars/deck", {"text": "summoner: Ret-Talus\n2 Dragos\n"}).json
    assert not checked["legal"]
    assert {p["rule"] for p in checked["problems"]} == {"SUW-099", "SUW-100", "SUW-101", "SUW-105"}
    assert anna.post("/api/games/summonerwars/deck", {"text": "4 Dragons"}).status == 400
    assert anna.post("/api/games/summonerwars/deck", {"text": "x" * 9_000}).status == 400
    assert anna.post("/api/games/shards/deck", {"text": ""}).status == 400

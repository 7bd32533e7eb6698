"""Cards that a table brings along: whoever looks at the table gets their facts, at the table and in the replay."""

from __future__ import annotations

from typing import Any

import msgspec

import sudi
from sudi.server.api.games import Cards

from .house import House, Person

MINE = """
id: my_watch
name: {cs: Moje hlídka, en: My Watch}
rounds: 2
support:
  - {melee: 1}
cards:
  - id: my_giant
    name: {cs: Můj obr, en: My Giant}
    starting: true
    combat: {melee: 7, life: 9}
    support: {armor: 3}
    reward: [red]
    training_cost: 5
    deploy:
      - {op: hit, type: ranged, n: 4}
"""


def table_with(person: Person, setup: dict[str, Any], mode: str = "campaign") -> str:
    seats = [{"kind": "me"}] + ([] if mode == "campaign" else [{"kind": "bot", "bot": "random"}])
    wish = {"game": "rone", "mode": mode, "players": len(seats), "setup": setup, "seats": seats}
    return str(person.post("/api/tables", wish).json["id"])


def own_cards(person: Person, table: str) -> dict[str, Any]:
    answer = person.get(f"/api/tables/{table}/cards")
    assert answer.status == 200
    msgspec.convert(answer.json, Cards)
    return {card["id"]: card for card in answer.json["cards"]}


def test_a_scenario_of_ones_own_brings_its_cards(house: House) -> None:
    karel, nobody = Person(house, "Karel"), Person(house)
    cards = own_cards(nobody, table_with(karel, {"scenarios": MINE}))  # a spectator reads them too
    assert set(cards) == {"my_watch", "my_giant"}
    giant = cards["my_giant"]
    assert giant["name"] == {"cs": "Můj obr", "en": "My Giant"}
    assert giant["numbers"]["training_cost"] == 5
    assert giant["facts"]["combat"] == [0, 7, 0, 9]
    assert "4" in giant["text"]["en"]
    assert "každý hráč" in giant["text"]["cs"]
    known = {card["id"] for card in nobody.get("/api/games/rone/cards").json["cards"]}
    assert not known & set(cards)


def test_the_scenario_in_the_package_brings_its_cards(house: House) -> None:
    cards = own_cards(Person(house), table_with(Person(house, "Karel"), {"scenarios": "night_raid"}))
    assert "night_stalker" in cards
    assert cards["night_raid"]["kind"] == "scenario"


def test_other_tables_bring_none(house: House) -> None:
    karel = Person(house, "Karel")
    assert own_cards(karel, table_with(karel, {})) == {}
    assert own_cards(karel, table_with(karel, {}, "duel")) == {}
    assert karel.get("/api/tables/nosuchtable/cards").status == 404


def test_a_replay_brings_them_too(house: House) -> None:
    match = sudi.new("rone", mode="campaign", players=1, seed=3, scenarios=MINE)
    while match.decision is not None:
        match.choose(match.decision.options[-1])
    record = msgspec.to_builtins(match.record())
    answer = Person(house).post("/api/replay", {"record": record}).json
    assert [card["id"] for card in answer["cards"]] == ["my_watch", "my_giant"]
    plain = sudi.new("rone", mode="campaign", players=1, seed=3)
    while plain.decision is not None:
        plain.choose(plain.decision.options[-1])
    assert Person(house).post("/api/replay", {"record": msgspec.to_builtins(plain.record())}).json["cards"] == []

"""Single answers over the wire: who is asked about a shield tells nobody whether it has one."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from sudi.server.keeping.driving import WINDOW_SECONDS
from tests.shards.table import table as shards

from .house import House, Person, catch_up, laid_out
from .test_windows import told


def attack(held: str, under: str) -> Any:
    """The record of a duel before an attack; player 2 holds one card and has one in the draw pile."""
    other = {"hand": [held], "deck": [under], "discard": []}
    match = shards({"hand": ["crystal"]}, other, power=7, setup={"single": "asked", "ends": "asked"})
    return match.record()


HANDS = [("command_seer", "crystal"), ("crystal", "command_seer")]


def test_neither_a_spectator_nor_the_attacker_gets_another_byte(house: House) -> None:
    heard = []
    for held, under in HANDS:
        anna, bob = Person(house, "Anna"), Person(house, "Bob")
        table = laid_out(house, attack(held, under), anna, bob)
        one, two, watcher = anna.look(table), bob.look(table), Person(house).look(table)
        catch_up(one, two, watcher)
        told(one, table), told(watcher, table)
        one.choose("end")
        two.state(one.version)
        assert two.options[-1] == "done"
        assert len(two.options) == (2 if held == "command_seer" else 1)
        two.choose("done")
        catch_up(one, watcher)
        heard.append((told(one, table), told(watcher, table)))
        bob.post(f"/api/tables/{table}/sit", {"seat": None})
    assert heard[0] == heard[1], "not a byte differs"
    assert any('"decision":{"seat":"p2","window":"reaction"}' in text for text in heard[0][1])


@pytest.mark.parametrize(("held", "under"), HANDS, ids=["a shield", "none"])
def test_a_bot_is_waited_for_with_and_without_a_shield(house: House, held: str, under: str) -> None:
    anna = Person(house, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"record": json.loads(attack(held, under).to_json()), "at": 0, "seats": seats}
    one = anna.look(anna.post("/api/replay/fork", wish).json["id"])
    since = time.monotonic()
    one.choose("end")
    assert one.last["view"]["decision"] == {"seat": "p2", "window": "reaction"}
    one.state(one.version + 1)
    assert time.monotonic() - since >= WINDOW_SECONDS

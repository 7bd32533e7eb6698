"""Phases that end by themselves, over the wire: told to all; the wish to be asked is private and survives all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.shards.table import table as shards

from .house import House, Person, Screen, catch_up, laid_out

REASON = "The play phase is over: nothing else could be done in it."


def duel(house: House) -> tuple[str, Person, Screen, Screen]:
    """Anna, whose only card is a Blaster, and Bob."""
    match = shards({"hand": ["blaster"]}, {"hand": ["crystal"]}, setup={"ends": "asked"})
    anna, bob = Person(house, "Anna"), Person(house, "Bob")
    table = laid_out(house, match.record(), anna, bob)
    one, two = anna.look(table), bob.look(table)
    catch_up(one, two)
    return table, anna, one, two


def told(state: dict[str, Any]) -> list[str]:
    return [entry["en"] for entry in state["log"] if entry["line"] == "phase over"]


def test_the_end_is_never_seen_as_a_question_and_everybody_reads_why(house: House) -> None:
    _, _, one, two = duel(house)
    before = one.version
    one.choose("play blaster")
    two.state(one.version)
    assert one.version == before + 2, "the card and the end of the phase, in one message"
    assert told(one.last) == told(two.last) == [REASON]
    assert two.options, "it is the other's turn"


def test_a_new_table_asks_and_the_wish_is_private_and_survives_a_killed_server(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        table, anna, one, two = duel(house)
        assert one.last["asking"]["ends"] is two.last["asking"]["ends"] is False
        one.send(type="asking", when="affected", ends=True)
        assert one.state()["asking"]["ends"] is True
        catch_up(two)
        assert two.last["asking"]["ends"] is False
        one.choose("play blaster")
        assert one.options == ["end"]
        house.kill()
        house.start()
        again = anna.look(table)
        assert again.last["asking"]["ends"] is True
        assert again.options == ["end"], "and the question is still there"
        again.send(type="asking", when="affected", ends=False)
        again.state(again.version + 1)
        assert REASON in told(again.last)
        new = anna.look(anna.make(game="shards", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}]))
        single = {"windows": True, "kinds": ["affected", "never"], "quick": False}
        assert new.last["asking"] == {**one.last["asking"], "ends": False, **single}
    finally:
        house.stop()

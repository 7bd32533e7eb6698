"""The lists of the lobby: which tables are still there, and whose turn it is at one's own."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sudi.cli import main
from sudi.server.settings import Settings

from .house import House, Person, two_at_a_table

ABANDONED = Settings().abandoned


def database(house: House) -> Path:
    return Path(house.words[house.words.index("--database") + 1])


def everybody_left(house: House, table: str, ago: float) -> None:
    """As if nobody who sits at the table had been there for so many seconds."""
    with closing(sqlite3.connect(database(house), timeout=20)) as file, file:
        file.execute("UPDATE tables SET seen = ? WHERE id = ?", (time.time() - ago, table))


def listed(who: Person) -> set[str]:
    return {table["id"] for table in who.get("/api/tables").json["tables"]}


def own(who: Person) -> dict[str, Any]:
    return {table["id"]: table for table in who.get("/api/me").json["tables"]}


def test_a_table_that_its_people_have_left_leaves_the_list(house: House) -> None:
    anna, bob = Person(house, "Anna"), Person(house, "Bob")
    table = anna.make()
    everybody_left(house, table, ABANDONED - 60)
    assert table in listed(bob)
    everybody_left(house, table, ABANDONED + 60)
    assert table not in listed(bob)
    assert bob.get(f"/api/tables/{table}").status == 200, "its link still leads there"


def test_a_table_is_back_when_somebody_who_sits_there_comes_back(house: House) -> None:
    anna, bob = Person(house, "Anna"), Person(house, "Bob")
    table = anna.make()
    everybody_left(house, table, ABANDONED + 60)
    bob.look(table)  # a spectator does not keep it
    assert table not in listed(bob)
    anna.look(table)
    late = time.monotonic() + 20  # that she is there is written beside the answer
    while table not in listed(bob):
        assert time.monotonic() < late


def test_a_running_match_stays_with_those_who_sit_in_it(house: House) -> None:
    table, anna, bob, one, two = two_at_a_table(house)
    one.close()
    two.close()
    everybody_left(house, table, ABANDONED + 60)
    stranger = Person(house, "Cyril")
    assert table not in listed(stranger)
    assert {own(anna)[table]["status"], own(bob)[table]["status"]} == {"playing"}
    assert table not in own(stranger)


def test_a_finished_match_is_in_no_list_of_others(house: House) -> None:
    table, anna, _, one, _ = two_at_a_table(house)
    one.send(type="resign")
    assert one.state(1)["table"]["status"] == "over"
    assert table not in listed(Person(house, "Cyril"))
    assert own(anna)[table]["status"] == "over", "for its record"


def test_ones_own_matches_tell_whose_turn_it_is(house: House) -> None:
    table, anna, bob, one, _ = two_at_a_table(house)
    assert own(anna)[table]["asked"] == own(bob)[table]["asked"] == one.asked
    assert listed(Person(house, "Cyril"))
    assert all(t["asked"] is None for t in Person(house, "Dana").get("/api/tables").json["tables"])


def test_whose_turn_it_is_is_known_after_a_restart_too(tmp_path: Path, screens: None) -> None:
    house = House(tmp_path)
    try:
        table, anna, _, one, _ = two_at_a_table(house)
        asked = one.asked
        house.kill()
        house.start()
        assert own(anna)[table]["asked"] == asked
        waiting = anna.make()
        assert own(anna)[waiting]["asked"] is None
    finally:
        house.stop()


def test_a_moment_is_too_short_to_be_gone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--abandoned", "0"]) == 2
    assert "at least 1 minute" in capsys.readouterr().err

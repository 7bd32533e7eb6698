"""Notes on finished matches: one's own until they are shared, by a link or with those who played."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sudi.kernel.written.record import MOST_MARKS, NOTE_CHARACTERS
from sudi.server.guard.limits import Limits

from .house import House, Person, two_at_a_table

ARROW = {"kind": "arrow", "of": "crystal#12", "to": "p2"}
CIRCLE = {"kind": "circle", "of": "p1.discard"}


def played(house: House) -> tuple[str, Person, Person]:
    """A finished match of two people."""
    table, anna, bob, one, _ = two_at_a_table(house)
    one.send(type="resign")
    while one.last["table"]["status"] != "over":
        one.state()
    return table, anna, bob


def sheets(who: Person, table: str, key: str = "") -> list[dict[str, Any]]:
    answer = who.get(f"/api/tables/{table}/notes" + (f"?key={key}" if key else ""))
    assert answer.status == 200, answer.body
    found: list[dict[str, Any]] = answer.json["sheets"]
    return found


def write(who: Person, table: str, text: str = "Tady.", **rest: Any) -> Any:
    return who.post(f"/api/tables/{table}/notes", {"at": 0, "text": text, **rest})


def test_a_note_is_its_authors_alone_until_it_is_shared(house: House) -> None:
    table, anna, bob = played(house)
    eva = Person(house, "Eva")
    assert sheets(anna, table) == []
    made = write(anna, table, "Proč ne <b>útok</b>?", marks=[ARROW, CIRCLE]).json["sheets"]
    assert [(one["by"], one["mine"], one["key"]) for one in made] == [("Anna", True, None)]
    (note,) = made[0]["notes"]
    assert note["text"] == "Proč ne <b>útok</b>?", "it is text; whoever shows it shows it as text"
    assert note["marks"] == [ARROW, {**CIRCLE, "to": None}]
    assert sheets(bob, table) == sheets(eva, table) == sheets(Person(house), table) == []

    shared = anna.post(f"/api/tables/{table}/notes/share", {"shared": True}).json["sheets"]
    key = shared[0]["key"]
    for reader in (eva, Person(house)):
        assert sheets(reader, table) == []
        (sheet,) = sheets(reader, table, key)
        assert (sheet["by"], sheet["mine"], sheet["key"]) == ("Anna", False, None), "the key is told its author alone"
        assert sheet["notes"] == made[0]["notes"]
        assert sheets(reader, table, key[:-1]) == sheets(reader, table, "%C4%8D") == []
    assert [one["by"] for one in sheets(bob, table)] == ["Anna"], "whoever played needs no link"
    write(bob, table, "Můj názor.")
    assert [one["by"] for one in sheets(bob, table)] == ["Bob", "Anna"]
    assert [one["by"] for one in sheets(anna, table)] == ["Anna"]

    again = anna.post(f"/api/tables/{table}/notes/share", {"shared": True}).json["sheets"][0]["key"]
    assert again != key
    assert sheets(eva, table, key) == [], "an old link opens nothing"
    anna.post(f"/api/tables/{table}/notes/share", {"shared": False})
    assert sheets(eva, table, again) == []
    assert [one["by"] for one in sheets(bob, table)] == ["Bob"]


def test_notes_are_changed_and_deleted_by_their_author_alone(house: House) -> None:
    table, anna, bob = played(house)
    id = write(anna, table).json["sheets"][0]["notes"][0]["id"]
    assert write(bob, table, "Jinak.", id=id).status == 404
    assert bob.post(f"/api/tables/{table}/notes/delete", {"id": id}).status == 404
    assert write(anna, table, "Jinak.", id=id).json["sheets"][0]["notes"][0]["text"] == "Jinak."
    assert anna.post(f"/api/tables/{table}/notes/delete", {"id": id}).json == {"sheets": []}
    assert anna.post(f"/api/tables/{table}/notes/delete", {"id": id}).status == 404
    assert anna.post(f"/api/tables/{table}/notes/share", {"shared": True}).status == 404, "there is nothing to share"


def test_a_match_that_goes_on_has_no_notes(house: House) -> None:
    table, anna, _, _, _ = two_at_a_table(house)
    for answer in (write(anna, table), anna.get(f"/api/tables/{table}/notes")):
        assert (answer.status, answer.json["code"]) == (409, "running")
    assert write(anna, "nonesuch").status == 404
    finished, _, _ = played(house)
    assert write(Person(house), finished).json["code"] == "who"


@pytest.mark.parametrize(
    "wish",
    [
        {"at": -1, "text": "x"},
        {"at": 5000, "text": "x"},
        {"at": 0},
        {"at": 0, "text": " \u202e\x07 "},
        {"at": 0, "text": "x" * (8 * NOTE_CHARACTERS + 1)},
        {"at": 0, "marks": [CIRCLE] * (MOST_MARKS + 1)},
        {"at": 0, "marks": [{"kind": "arrow", "of": "p1"}]},
        {"at": 0, "marks": [{"kind": "circle", "of": "p1", "to": "p2"}]},
        {"at": 0, "marks": [{"kind": "line", "of": "p1"}]},
        {"at": 0, "marks": [{"kind": "circle", "of": "a b\"]"}]},
        {"at": 0, "marks": [{"kind": "circle", "of": "x" * 81}]},
    ],
)  # fmt: skip
def test_what_is_no_note_is_refused(house: House, wish: dict[str, Any]) -> None:
    table, anna, _ = played(house)
    answer = anna.post(f"/api/tables/{table}/notes", wish)
    assert 400 <= answer.status < 500, answer.body
    assert sheets(anna, table) == []


def test_a_note_is_plain_and_short_and_there_are_not_too_many(house: House) -> None:
    table, anna, _ = played(house)
    (sheet,) = write(anna, table, "a\u202e\x1b[31m" + "b" * 2000).json["sheets"]
    text = sheet["notes"][0]["text"]
    assert len(text) == NOTE_CHARACTERS
    assert text.startswith("a [31mb")
    most = Limits().notes_of_match
    for n in range(1, most):
        assert write(anna, table, str(n)).status == 200
    assert write(anna, table, "too many").json["code"] == "full"


def test_notes_leave_with_their_author(house: House, tmp_path: Path) -> None:
    table, anna, bob = played(house)
    write(anna, table, "Moje.", marks=[ARROW])
    anna.post(f"/api/tables/{table}/notes/share", {"shared": True})
    kept = anna.get("/api/account/export").json["notes"]
    assert [(one["table"], one["at"], one["text"], one["marks"]) for one in kept] == [(table, 0, "Moje.", [ARROW])]
    assert bob.get("/api/account/export").json["notes"] == []
    assert anna.post("/api/account/delete", {"password": ""}).status == 200
    assert sheets(bob, table) == []


def test_a_record_with_notes_is_replayed(house: House) -> None:
    table, anna, _ = played(house)
    record = anna.get(f"/api/tables/{table}/record").json
    record["notes"] = [{"at": 0, "text": "Tady.", "by": "Anna", "marks": [ARROW]}]
    back = anna.post("/api/replay", {"record": record}).json["record"]["notes"]
    assert json.loads(json.dumps(back))[0]["text"] == "Tady."
    record["notes"][0]["marks"] = [{"kind": "circle", "of": "<script>"}]
    assert anna.post("/api/replay", {"record": record}).status == 400


def test_notes_are_in_the_database_that_is_backed_up(house: House) -> None:
    table, anna, _ = played(house)
    write(anna, table, "Zůstane.")
    file = house.words[house.words.index("--database") + 1]
    disk = sqlite3.connect(file)
    assert ("Zůstane.",) in disk.execute("SELECT text FROM notes").fetchall()
    disk.close()

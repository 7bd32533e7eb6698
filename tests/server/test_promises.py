"""What a table promises about its deal before it begins, and what comes out at the end."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import sudi
from sudi.kernel.written.record import read_record
from tests.cli.terminal import Terminal

from .house import House, Person, in_turn, two_at_a_table


@pytest.fixture(scope="module")
def resigned(strict: House) -> dict[str, Any]:
    """A match that was given up after a choice: what everybody was told meanwhile, and its record."""
    table, anna, _, one, two = two_at_a_table(strict)
    watcher = Person(strict).look(table)
    before = [screen.last["table"] for screen in (one, two, watcher)]
    assert [screen.last["seed"] for screen in (one, two, watcher)] == [None] * 3
    now, _ = in_turn(one, two)
    now.choose(now.options[0])
    now.send(type="resign")
    after = [screen.state(2) for screen in (one, two, watcher)]
    return {"before": before, "after": after, "record": anna.get(f"/api/tables/{table}/record").json, "who": anna}


def test_the_promise_is_there_from_the_first_message_and_the_seed_keeps_it(resigned: dict[str, Any]) -> None:
    promised = {face["commitment"] for face in resigned["before"]}
    (seed,) = {state["seed"] for state in resigned["after"]}
    assert promised == {sha256(seed.encode()).hexdigest()}
    assert len(bytes.fromhex(seed)) == 16
    assert {state["table"]["commitment"] for state in resigned["after"]} == promised
    assert resigned["record"]["seed"] == seed
    assert sudi.replay(resigned["record"]).seed == seed


def test_two_tables_have_two_seeds(strict: House, resigned: dict[str, Any]) -> None:
    *_, one, _ = two_at_a_table(strict)
    assert one.last["table"]["commitment"] not in (None, resigned["before"][0]["commitment"])


def test_a_table_from_a_record_says_so_and_promises_nothing(strict: House, resigned: dict[str, Any]) -> None:
    assert not any(face["forked"] for face in resigned["before"])
    who = resigned["who"]
    for at in (0, 1):  # from its very beginning too: whoever has the record knows every card
        made = who.post("/api/replay/fork", {"record": resigned["record"], "at": at}).json
        for look in (who.look(made["id"]), Person(strict).look(made["id"])):
            assert look.last["table"]["forked"] is True
            assert look.last["table"]["commitment"] is None


def test_anybody_can_check_a_record_against_the_promise(
    resigned: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(read_record(resigned["record"]).to_json())
    promised = resigned["before"][0]["commitment"]
    terminal = Terminal(monkeypatch, capsys)
    assert terminal(f"replay {file} --commitment {promised}").code == 0
    refused = terminal(f"replay {file} --commitment {'0' * 64}")
    assert refused.code != 0
    assert "not the one promised" in refused.out + refused.err

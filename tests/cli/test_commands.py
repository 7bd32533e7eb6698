"""The other commands: looking things up, simulating, measuring, replaying; and bad input to any of them."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import sudi
from sudi.cli.running import serve
from sudi.lab.coverage import coverage, marked_ids
from sudi.lab.rulebook import rulebook
from tests.cli.terminal import Terminal


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = sudi.new("shards", seed=3, characters=["decima", "volos"])
    for choice in ("play crystal", "play crystal", "focus", "end"):
        match.choose(choice)
    file = tmp_path / "match.json"
    file.write_text(match.record().to_json())
    return file


# ---- games, cards, rules ----
def test_games(sudi_: Terminal) -> None:
    said = sudi_("games --json")
    assert said.json == json.loads(json.dumps(sudi.games()))
    assert said.json["shards"]["modes"]["teams"]["players"] == [4]
    czech = sudi_("games --lang cs").out
    assert "Každý proti každému" in czech
    assert "(jen: Sólová hra" in czech  # modes by their titles, not by their ids


def test_cards_by_words_without_case_and_diacritics(sudi_: Terminal) -> None:
    found = sudi_("cards shards RADU nadvlada --json").json["cards"]
    assert {card["id"] for card in found} >= {"omnius", "order_initiate"}
    assert all("Nadvláda" in card["text"]["cs"] and "Order" in card["type"]["en"] for card in found)
    one = sudi_("cards shards --json command_seer").json["cards"]
    assert [(card["id"], card["cost"], card["shield"], card["name"]["en"]) for card in one] == [
        ("command_seer", 4, 5, "Command Seer")
    ]
    everything = sudi_("cards shards --json").json["cards"]
    assert len(everything) == sudi.games()["shards"]["cards"]
    assert "Válečný prorok" in sudi_("cards shards command_seer --lang cs").out


def test_rules_by_id_and_by_words(sudi_: Terminal) -> None:
    said = sudi_("rules shards soi-032 --json").json
    assert [entry["id"] for entry in said["rules"]] == ["SOI-032"]
    assert set(said["rules"][0]) == {"id", "topic", "kind", "en", "cs", "physical", "lesson"}
    found = [entry["id"] for entry in sudi_("rules shards SOUSTREDENI drahokam --json").json["rules"]]
    assert "SOI-032" in found
    assert len(found) < 10
    assert "Soustředění" in sudi_("rules shards SOI-032 --lang cs").out
    assert len(sudi_("rules shards --json").json["rules"]) == len(rulebook("shards"))


def test_coverage_reads_the_markers_of_the_tests(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "import pytest\n"
        '@pytest.mark.rule("SOI-001", "SOI-002")\n'
        "def test_a(): ...\n"
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("SOI-003"))])\n'
        "def test_b(x): ...\n"
        '# pytest.mark.rule("SOI-004") is only talked about\n'
        '@pytest.mark.other("SOI-005")\n'
        "def test_c(): ...\n"
    )
    tested = marked_ids(tmp_path)
    assert tested == {"SOI-001", "SOI-002", "SOI-003"}
    found = coverage("shards", tested | {"SOI-999"})
    assert found.tested == 3
    assert found.missing[:2] == ("SOI-004", "SOI-005")
    physical = {entry.id for entry in rulebook("shards").values() if entry.physical}
    assert len(found.missing) == found.entries - len(tested | physical)


def test_coverage_command(sudi_: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    said = sudi_("rules --coverage --json")
    shards = said.json["shards"]
    assert set(shards) == {"entries", "tested", "physical", "missing"}
    assert shards["entries"] == len(rulebook("shards"))
    assert isinstance(shards["missing"], list)
    monkeypatch.setattr("sudi.cli.rules.folder_of_tests", lambda: None)
    said = sudi_("rules --coverage")
    assert (said.code, said.out) == (2, "")
    assert said.err == "Coverage needs the source tree with its tests folder, which is not here.\n"


# ---- the lab ----
def test_simulate(sudi_: Terminal) -> None:
    command = "simulate shards --matches 6 --bots greedy,random --seed 4 --processes 1 --set expansion=true"
    said = sudi_(command + " --json")
    assert said.code == 0
    found = said.json
    assert found["matches"] == 6
    assert set(found["wins"]) == {"seats", "bots"}
    assert set(found["wins"]["seats"]) == {"p1", "p2"}
    assert sum(found["wins"]["bots"].values()) + found["draws"] + found["unfinished"] == 6
    assert found["intervals"]["bots"]["greedy"]["low"] <= found["intervals"]["bots"]["greedy"]["share"]
    assert found["lengths"]["choices"]["median"] > found["lengths"]["turns"]["median"]
    assert sudi_(command + " --json").json == found
    czech = sudi_(command + " --lang cs").out
    assert "odehráno partií 6" in czech
    assert "místo p1" in czech


def test_simulate_once_for_each_value(sudi_: Terminal) -> None:
    command = "simulate rone --mode campaign --each players --each equal-odds --matches 1 --processes 1"
    cells = sudi_(command + " --json").json["cells"]
    assert [cell["values"] for cell in cells] == [
        {"players": count, "equal_odds": odds} for count in (1, 2, 3, 4) for odds in (False, True)
    ]
    assert all(cell["outcomes"]["defence_of_the_base"]["played"] == 1 for cell in cells)
    said = sudi_(command)
    assert len([line for line in said.out.splitlines() if "defence_of_the_base" in line]) == 8
    wrong = sudi_("simulate rone --each wins")
    assert (wrong.code, wrong.out) == (2, "")
    assert wrong.err == "The set-up value 'wins' has no list of values; name one that has, or 'players'.\n"


def test_bench(sudi_: Terminal) -> None:
    found = sudi_("bench shards --mode solo --seconds 0.2 --json").json
    assert found["mode"] == "solo"
    assert all(found[key] > 0 for key in ("choices_per_second", "matches_per_second", "copy_microseconds"))
    assert "voleb za sekundu" in sudi_("bench shards --seconds 0.1 --lang cs").out


# ---- replay ----
def test_replay_tells_the_match(sudi_: Terminal, record: Path) -> None:
    said = sudi_(f"replay {record}")
    assert "1. Player 1: play crystal" in said.out
    assert "Player 1 focuses." in said.out
    assert "Hráč 1 se soustředí." in sudi_(f"replay {record} --lang cs").out


def test_replay_as_json_and_cut(sudi_: Terminal, record: Path) -> None:
    whole = sudi_(f"replay {record} --json").json
    assert [one["choice"] for one in whole["choices"]] == ["play crystal", "play crystal", "focus", "end"]
    assert whole["result"] is None
    cut = sudi_(f"replay {record} --json --to 2").json
    assert cut["choices"] == whole["choices"][:2]
    assert cut["of"] == 4
    assert sudi_(f"replay {record} --json --to 0").json["choices"] == []


def test_replay_tells_the_notes_that_are_kept_in_the_file(sudi_: Terminal, record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text())
    seat = {"kind": "arrow", "of": "crystal#3", "to": "p2"}
    data["notes"] = [
        {"at": 2, "text": "Tady \x1b[31m ne.", "marks": [seat, {"kind": "circle", "of": "row"}], "by": "Eva"},
        {"at": 0, "text": "First."},
    ]
    file = tmp_path / "noted.json"
    file.write_text(json.dumps(data))
    assert "First" not in sudi_(f"replay {file}").out
    lines = sudi_(f"replay {file} --notes --lang cs").out.splitlines()
    assert lines[0].strip() == "✎ Poznámka: First."
    assert "✎ Poznámka (Eva): Tady [31m ne. [šipka: Krystal → Hráč 2; kroužek: row]" in (one.strip() for one in lines)
    third = next(n for n, line in enumerate(lines) if line.startswith("3. "))
    assert "Eva" in "".join(lines[:third])
    assert "Eva" not in "".join(lines[third:])
    noted = sudi_(f"replay {file} --notes --json --to 1").json["notes"]
    assert [one["text"] for one in noted] == ["First."], "what comes later is not told"
    assert "no notes" in sudi_(f"replay {record} --notes").out
    data["notes"][0]["marks"][0]["of"] = "<b>"
    file.write_text(json.dumps(data))
    assert sudi_(f"replay {file}").code == 2


def test_replay_of_a_match_that_goes_on_keeps_hands_hidden(sudi_: Terminal, record: Path) -> None:
    last = sudi_(f"replay {record} --json").json["choices"][-1]["log"]
    drawn = [line["en"] for line in last if line["line"] == "draws"]
    assert drawn == ["Player 1 draws a card."] * 5


# ---- bad input ----
@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("", "COMMAND"),
        ("fly", "'fly'"),
        ("play shrads", "did you mean 'shards'"),
        ("play shards --mode dule", "did you mean 'duel'"),
        ("play shards --players 9", "9 players"),
        ("play shards --players two", "'two'"),
        ("play shards --bot gredy", "did you mean 'greedy'"),
        ("play shards --bot greedy --hotseat", "not both"),
        ("play shards --set expansion", "name=value"),
        ("play shards --set expanson=true", "did you mean 'expansion'"),
        ("play shards --set expansion=maybe", "false, true"),
        ("play shards --set characters=decima+decima", "2 different names"),
        ("play shards --load nowhere.json", "nowhere.json cannot be read"),
        ("play shards --colour", "--colour"),
        ("cards shards xyzzy", "No card of shards matches 'xyzzy'"),
        ("cards shrads", "did you mean 'shards'"),
        ("rules", "Say which game you mean"),
        ("rules shards xyzzy", "No rule of shards matches 'xyzzy'"),
        ("rules shards SOI-9999", "No rule"),
        ("simulate shards --bots", "expected one argument"),
        ("simulate shards --bots wizard", "no bot 'wizard'"),
        ("simulate shards --bots random,random,random", "not 3"),
        ("simulate shards --matches 0", "from 1"),
        ("simulate shards --mode solo --set relics=draft", "relic draft"),
        ("bench shards --seconds 0", "seconds"),
        ("bench shards --seconds nan", "seconds"),
        ("replay nowhere.json", "nowhere.json cannot be read"),
        ("games --lang de", "'de'"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    sudi_: Terminal, monkeypatch: pytest.MonkeyPatch, command: str, says: str
) -> None:
    english = sudi_(command)
    assert (english.code, english.out) == (2, "")
    assert says in english.err
    assert english.err.count("\n") == 1
    assert english.err.rstrip().endswith((".", "?"))
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    czech = sudi_(command)
    assert (czech.code, czech.out, czech.err.count("\n")) == (2, "", 1)
    assert not {"There", "The", "Argument", "choose", "must", "not"} & set(czech.err.split())


def test_replay_refuses_a_damaged_record(sudi_: Terminal, record: Path) -> None:
    text = record.read_text()
    for broken, says in (
        (text[: len(text) // 2], "cut off"),
        (text.replace('"rules": 2', '"rules": 99'), "version 99 of the rules"),
        (text.replace('"sudi": 1', '"sudi": 7'), "format 7"),
        (text.replace('"shards"', '"sharks"'), "no game 'sharks'"),
        (text.replace('"focus"', '"hocus"'), "Choice 3"),
        ("[]", "not a record"),
    ):
        assert broken != text
        record.write_text(broken)
        said = sudi_(f"replay {record} --json --to 1")
        assert (said.code, said.out) == (2, "")
        assert says in said.err
    record.write_text(text)
    said = sudi_(f"replay {record} --to 5")
    assert said.code == 2
    assert "from 0 to 4" in said.err


@pytest.mark.parametrize(
    ("host", "opened"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("::1", "[::1]"),
        ("sudi.example.org", "sudi.example.org"),
        ("0.0.0.0", socket.gethostname()),
        ("::", socket.gethostname()),
    ],
)
def test_serve_prints_an_address_that_a_browser_opens(host: str, opened: str) -> None:
    assert serve.address(host, 8000) == f"http://{opened}:8000"


def test_help_is_not_an_error(sudi_: Terminal) -> None:
    said = sudi_("--help")
    assert said.code == 0
    assert "simulate" in said.out


def test_as_a_program() -> None:
    """`python -m sudi` in its own process: exit code, clean streams, two processes of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "LC_ALL": "C"}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "sudi", *words],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )

    found = run("simulate", "shards", "--matches", "20", "--processes", "2", "--json")
    assert (found.returncode, found.stderr) == (0, "")
    assert json.loads(found.stdout)["matches"] == 20
    refused = run("cards", "chess")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert "Traceback" not in refused.stderr
    played = run("play", "shards", "--lang", "cs", "--seed", "1")
    assert played.returncode == 0
    assert played.stdout.rstrip().endswith("Na shledanou.")


def test_matches_are_exported_and_records_converted(sudi_: Terminal, record: Path, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    asked = f"export shards --mode solo --matches 2 --bots random --out {tmp_path}/played"
    made = sudi_(asked + " --json").json
    assert made["folder"] == "played"
    assert made["matches"] == 2
    assert made["decisions"] > 20
    assert "2 matches" in sudi_(asked).out
    assert sudi_(f"export shards --records {record} --out {tmp_path}/mine --json").json["matches"] == 1
    other = sudi_(f"export rone --records {record} --out {tmp_path}/none --lang cs")
    assert other.code == 2
    assert "je partie hry shards, ne rone" in other.err

"""Programs at the table: they play every game; one that fails loses or is replaced, and a sentence says why."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sudi
from sudi.bots import Forfeit, Outside, Rack, Terms, bot, decide
from sudi.bots.outside import program as running
from sudi.cli.arguments import bot_names
from sudi.games import game
from sudi.lab import arena, simulate
from sudi.lab.arena import running as tournament
from tests.cli.conftest import sudi_ as sudi_
from tests.cli.terminal import Terminal

from .programs import LOOP, example, program

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not on this machine")
EXAMPLES = ["own_bot.py", pytest.param("own_bot.js", marks=needs_node)]


@pytest.mark.parametrize("file", EXAMPLES)
@pytest.mark.parametrize("name", list(sudi.games()))
def test_the_examples_play_a_whole_match_of_every_game(file: str, name: str) -> None:
    found = simulate(name, bots=(example(file), "random"), matches=1, seed=2, processes=1)
    assert found.forfeits == {}
    assert found.unfinished == 0


def test_the_example_is_better_than_chance() -> None:
    found = arena("shards", [example("own_bot.py"), "random"], matches=16, processes=1)
    assert found.forfeits == {}
    assert found.pairs[0].score.low > 0.5


# ---- failing ----
def first_choice(name: str, seconds: float = 20.0) -> int:
    """What it chooses at the beginning of a match."""
    one = Outside(name, Terms(seconds=seconds))
    try:
        s = game("shards").new_state("duel", seed=1)
        return decide(one, game("shards"), s, s.seat, Random(1))
    finally:
        one.close()


def test_an_option_is_chosen_by_name_or_by_place(tmp_path: Path) -> None:
    s = game("shards").new_state("duel", seed=1)
    last = len(s.options) - 1
    assert last > 0
    assert first_choice(program(tmp_path, "print(json.dumps({'option': options[-1]['name']}), flush=True)")) == last
    assert first_choice(program(tmp_path, "print(json.dumps({'index': len(options) - 1}), flush=True)")) == last


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("sys.exit(3)", r"ended by itself \(code 3\)\."),
        ("raise KeyError('where is my model')", r"ended by itself \(code 1\): KeyError: 'where is my model'"),
        ("print('thinking...', flush=True)", r"did not answer by a choice \(.*\): 'thinking\.\.\.'"),
        ("print('[' * 60000, flush=True)", "did not answer by a choice"),
        ("print('{}', flush=True)", "did not answer by a choice"),
        ("print('{\"option\": 7}', flush=True)", "did not answer by a choice"),
        ('print(\'{"option": "win"}\', flush=True)', "chose what is not offered: 'win'"),
        ("print('{\"index\": -1}', flush=True)", "chose what is not offered: '-1'"),
        ("print('{\"index\": 99}', flush=True)", "chose what is not offered: '99'"),
        ("print('x' * 200000, flush=True)", r"wrote a line of more than 65536 bytes\."),
        ("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", "did not answer by a choice"),
    ],
)
def test_a_program_that_fails_says_how(tmp_path: Path, answer: str, says: str) -> None:
    name = program(tmp_path, answer)
    with pytest.raises(Forfeit) as failed:
        first_choice(name)
    assert re.search(says, failed.value.text.en)
    assert failed.value.text.en.startswith(name)
    assert "\n" not in failed.value.text.en
    assert failed.value.text.cs != failed.value.text.en


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("print('hello yourself')", "did not answer hello by"),
        ("", r"ended by itself \(code 0\)"),
        ("import os, sys\nsys.stderr.write('x' * 500000 + '\\nno licence\\n'); os._exit(4)", "no licence"),
    ],
)
def test_a_program_that_does_not_begin_says_how(tmp_path: Path, source: str, says: str) -> None:
    with pytest.raises(Forfeit, match=says):
        first_choice(program(tmp_path, source=source or "\n"))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        # It may go between the two questions: then there is no file any more, or one that cannot be read.
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z" if Path("/proc").is_dir() else True
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="groups of processes are of POSIX systems")
@pytest.mark.parametrize("answer", ["time.sleep(600)", "sys.stdin.read()"])
def test_a_late_program_is_ended_with_everything_it_started(tmp_path: Path, answer: str) -> None:
    pids = tmp_path / "pids"
    child = f"import subprocess; kid = subprocess.Popen(['sleep', '600']); open({str(pids)!r}, 'w').write("
    begin = f"{child}f'{{os.getpid()}} {{kid.pid}}')\n{answer}"
    with pytest.raises(Forfeit, match=r"did not answer within 3 s\."):
        first_choice(program(tmp_path, begin), seconds=3)
    # Whoever it started belongs to the system once it is gone, and may take a moment to be buried.
    for pid in map(int, pids.read_text().split()):
        for _ in range(500):
            if not alive(pid):
                break
            os.sched_yield()
        assert not alive(pid)


def test_a_program_that_ignores_the_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LAST_WORDS", 0.2)
    source = LOOP.replace(
        "for line in sys.stdin:", "import itertools\nfor line in itertools.chain(sys.stdin, iter(str, 1)):"
    )
    source = source.replace(
        "    message = json.loads(line)", "    if not line: time.sleep(600)\n    message = json.loads(line)"
    )
    assert first_choice(program(tmp_path, source=source % "print(json.dumps({'index': 0}), flush=True)")) == 0


def test_secrets_of_the_server_are_not_in_its_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUDI_METRICS_TOKEN", "secret")
    assert (
        first_choice(
            program(tmp_path, "print(json.dumps({'index': int('SUDI_METRICS_TOKEN' in os.environ)}), flush=True)")
        )
        == 0
    )


def test_a_program_that_cannot_be_is_refused_before_anything_is_played() -> None:
    with pytest.raises(sudi.BadSetup, match="names no program"):
        simulate("shards", bots=("exec:",))
    with pytest.raises(sudi.BadSetup, match=r"'\./nobody' cannot be started"):
        bot("exec:./nobody --fast")


# ---- matches ----
FAILS_LATER = "if asked > 3: sys.exit(5)\nprint(json.dumps({'index': 0}), flush=True)"


def test_a_program_that_fails_has_lost(tmp_path: Path) -> None:
    name = program(tmp_path, FAILS_LATER)
    found = simulate("shards", "duel", bots=(name, "random"), matches=4, seed=1, processes=1)
    assert found.by_bot["random"].wins == 4
    assert found.forfeits[name].matches == 4
    (said,) = found.forfeits[name].said
    assert "code 5" in said.en
    assert found.data()["forfeits"][name]["matches"] == 4


def test_a_replacement_plays_on(tmp_path: Path) -> None:
    name = program(tmp_path, FAILS_LATER)
    how: dict[str, Any] = {"bots": (name, "random"), "matches": 4, "seed": 1, "processes": 1}
    found = simulate("shards", "duel", terms=Terms(replace="greedy"), **how)
    assert found.by_bot[name].wins == 4
    assert found.forfeits[name].matches == 4


def test_with_three_sides_the_others_play_on(tmp_path: Path) -> None:
    name = program(tmp_path, FAILS_LATER)
    found = simulate("shards", "free_for_all", 3, bots=(name, "random", "greedy"), matches=3, seed=1, processes=1)
    assert found.by_bot[name].wins == 0
    assert found.by_bot["greedy"].wins >= 2
    assert found.choices.shortest > 40


def test_whoever_plays_against_the_game_loses_to_it(tmp_path: Path) -> None:
    name = program(tmp_path, FAILS_LATER)
    assert simulate("rone", "campaign", 2, bots=(name,), matches=1, processes=1).by_bot[name].wins == 0
    solo = simulate("shards", "solo", bots=(name,), matches=1, processes=1)
    assert (solo.seats["p1"].wins, solo.seats["p2"].wins) == (0, 1)


def test_one_process_plays_several_matches_and_each_seat_has_its_own(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    source = LOOP.replace(
        'print(\'{"type": "ready"}\'',
        f"open({str(notes)!r}, 'a').write(f'{{os.getpid()}} {{message[\"seat\"]}}\\n')\n        "
        + 'print(\'{"type": "ready"}\'',
    )
    name = program(tmp_path, source=source % "print(json.dumps({'index': 0}), flush=True)")
    simulate("shards", "solo", bots=(name,), matches=3, processes=1)
    assert len({line.split()[0] for line in notes.read_text().splitlines()}) == 1
    assert len(notes.read_text().splitlines()) == 3
    notes.unlink()
    simulate("shards", "duel", setup={"turn_limit": 2}, bots=(name,), matches=1, processes=1)
    pids, seats = zip(*(line.split() for line in notes.read_text().splitlines()), strict=True)
    assert sorted(seats) == ["p1", "p2"]
    assert len(set(pids)) == 2


def test_a_program_is_told_the_end(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    source = LOOP + f"\n    else: open({str(notes)!r}, 'a').write(line)"
    name = program(tmp_path, source=source % "print(json.dumps({'index': 0}), flush=True)")
    simulate("shards", "solo", bots=(name,), matches=1, processes=1)
    assert '"type":"over"' in notes.read_text()
    assert '"winners":["p' in notes.read_text()


def test_the_arena_tells_of_programs_that_fail(tmp_path: Path) -> None:
    name = program(tmp_path, FAILS_LATER)
    with_one, with_two = (arena("shards", [name, "random"], matches=4, seed=2, processes=n) for n in (1, 2))
    assert with_one.pairs[0].score.mean == 0
    assert with_one.forfeits == with_two.forfeits
    assert with_one.forfeits[name].matches == 4


def test_an_arena_whose_process_is_killed_does_not_wait_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "LOOK_SECONDS", 0.2)
    name = program(tmp_path, "os.kill(os.getppid(), 9)\nsys.exit()")
    with pytest.raises(sudi.SudiError, match="ended from outside"):
        arena("shards", [name, "random"], matches=4, processes=2)


def test_a_rack_gives_a_free_program_again_and_ends_all(tmp_path: Path) -> None:
    name = program(tmp_path)
    with Rack() as rack:
        first = rack.seat([name, "random", name])
        assert first[0] is not first[2]
        assert {id(one) for one in rack.seat([name, name])} == {id(first[0]), id(first[2])}


# ---- in the terminal ----
def test_names_are_told_apart_by_commas_outside_quotes() -> None:
    assert bot_names("greedy, random") == ["greedy", "random"]
    assert bot_names("exec:./a --x 1,random") == ["exec:./a --x 1", "random"]
    assert bot_names("exec:./a '1,2',random") == ["exec:./a '1,2'", "random"]
    with pytest.raises(sudi.BadSetup, match="not closed"):
        bot_names("exec:./a '1,random")


def test_playing_against_a_program(sudi_: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text(f"#!{sys.executable}\n{LOOP % 'sys.exit(7)'}")
    file.chmod(0o755)

    def play(more: str = "") -> Any:
        return sudi_(f"play shards --seed 3 --bot exec:{file} {more}", *["1"] * 8)

    assert "ended by itself (code 7). It has lost." in play().out
    assert "skončil sám (kód 7). Prohrává." in play("--lang cs").out
    replaced = play("--replace random").out
    assert "ended by itself (code 7). random plays for it from now on." in replaced
    assert "It has lost" not in replaced
    assert play("--deadline 0").err == "The deadline of a program must be between 0.01 and 3600 seconds.\n"
    assert "did you mean 'greedy'" in play("--replace gready").err

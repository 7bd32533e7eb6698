"""The tools of the browser client run with the tests, so that they cannot rot: types, linter, unit tests."""

from __future__ import annotations

import json
import re

import sudi
from sudi.games import NAMES, game

from .conftest import Tool
from .test_files import ROOT


def test_types_of_the_client_fit(tool: Tool) -> None:
    tool("check")


def test_the_linter_finds_nothing_in_the_client(tool: Tool) -> None:
    tool("lint")


def test_the_modules_of_the_client_do_what_they_should(tool: Tool) -> None:
    told = tool("test")
    assert "failed" not in told


def test_every_module_of_the_client_has_a_test() -> None:
    """What components share is tested on its own, in a file of the same name."""
    modules = {path.name.split(".")[0] for path in (ROOT / "web" / "src" / "lib").glob("*.ts")}
    tested = {path.name.split(".")[0] for path in (ROOT / "web" / "tests" / "lib").glob("*.test.ts")}
    assert len(modules) > 15
    assert modules - tested == set()


def test_every_layout_has_the_same_rooms() -> None:
    """Whoever knows the layout of one game finds the way in all of them."""
    games = [path for path in (ROOT / "web" / "src" / "games").iterdir() if path.is_dir()]
    assert {path.name for path in games} == {*sudi.games(), "plain"}
    for layout in games:
        rooms = {path.name for path in layout.iterdir()}
        assert rooms >= {"layout.ts", "field.ts", "Table.svelte", "Seat.svelte"}, layout.name
        assert rooms <= {"layout.ts", "field.ts", "words.ts", "Table.svelte", "Seat.svelte", "pieces"}, layout.name
        assert (ROOT / "web" / "tests" / "games" / f"{layout.name}.test.ts").is_file(), layout.name


def test_sounds_are_tied_to_lines_that_games_write() -> None:
    """Every game has lines that sound like a card laid down and lines that sound like a blow."""
    text = (ROOT / "web" / "src" / "lib" / "sounds.ts").read_text("utf-8")
    written = {name: {line.name for line in game(name).lines.all} for name in NAMES}
    for kind in ("LAID", "BLOWS"):
        found = re.search(rf"export const {kind} = \[(.*)\];", text)
        assert found is not None
        sounding = set(re.findall(r"'([^']+)'", found.group(1)))
        assert sounding <= set().union(*written.values())
        assert all(lines & sounding for lines in written.values())


def test_packages_come_from_wherever_npm_is_told_to_look() -> None:
    """No address is kept with them: neither that of a registry nor of those who ask for support."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    for name, package in lock["packages"].items():
        assert not {"resolved", "funding"} & set(package), name
        assert not name or package.get("integrity"), f"{name} could be anything"

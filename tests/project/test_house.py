"""The pictures of the house are drawn from the imports as they are."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import sudi

ROOT = Path(__file__).resolve().parents[2]


def drawing() -> ModuleType:
    spec = spec_from_file_location("draw_house", ROOT / "docs" / "draw_house.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOUSE = drawing()


def test_the_pictures_are_up_to_date() -> None:
    made = HOUSE.pictures()
    kept = {path.name: path.read_text("utf-8") for path in (ROOT / "docs" / "house").glob("*.svg")}
    stale = sorted(name for name in made.keys() | kept.keys() if made.get(name) != kept.get(name))
    assert not stale, f"run python docs/draw_house.py: {', '.join(stale)}"


def test_there_is_one_of_the_whole_and_one_of_each_game() -> None:
    assert set(HOUSE.pictures()) == {"house.svg", *(f"{game}.svg" for game in sudi.games())}


def test_a_picture_has_a_box_for_each_room_and_an_arrow_for_each_door() -> None:
    for name, plan in {"house": HOUSE.whole(), **{game: HOUSE.of_game(game) for game in sudi.games()}}.items():
        files, doors = plan
        tree = ElementTree.fromstring(HOUSE.pictures()[f"{name}.svg"])
        kinds = [element.tag.rpartition("}")[2] for element in tree]
        assert kinds.count("rect") == len(files) + 1  # and the paper
        assert kinds.count("path") == len(doors)


def test_the_page_shows_every_picture() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    for name in HOUSE.pictures():
        assert f"house/{name}" in page


def test_no_door_of_the_house_leads_up() -> None:
    _, doors = HOUSE.whole()
    assert all(HOUSE.HOUSE.index(start) < HOUSE.HOUSE.index(end) for start, end in doors)


def test_imports_are_read_in_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "games" / "ludo" / "rules"
    package.mkdir(parents=True)
    source = package / "turn.py"
    source.write_text(
        "from typing import TYPE_CHECKING\n"
        "import sudi.kernel.state\n"
        "from sudi.kernel import machine\n"
        "from ..words import nouns\n"
        "from . import dice\n"
        "from .. import state\n"
        "if TYPE_CHECKING:\n    from ..mind import guess\n"
        "def late():\n    from ..cards import pawn\n"
    )
    monkeypatch.setattr(HOUSE, "PACKAGE", tmp_path)
    assert sorted(HOUSE.imported(source)) == [
        ("games", "ludo", "cards", "pawn"),
        ("games", "ludo", "rules", "dice"),
        ("games", "ludo", "state"),
        ("games", "ludo", "words", "nouns"),
        ("kernel", "machine"),
        ("kernel", "state"),
    ]

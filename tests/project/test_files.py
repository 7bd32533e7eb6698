"""What every file of the project keeps to."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import sudi

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "tests", "docs", "bench", "web", "examples")
TEXTS = {".py", ".md", ".toml", ".yaml", ".yml", ".json", ".txt", ".cfg", ".ini", ".ts", ".js", ".css", ".html", ""}
SKIPPED = {"__pycache__", "node_modules", "dist", "build"}
LONGEST = 420

# Written in pieces, so that this file does not contain what it looks for.
PLACES = ["/" + name + "/" for name in ("work", "tmp", "root", "home", "Users", "opt", "mnt")]
# An address in the project leads to this machine, to an example, or is the name of a format.
ADDRESS = re.compile(r"https?://([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)")
KNOWN_HOSTS = {"127.0.0.1", "example.com", "evil.example", "www.w3.org", "json-schema.org"}
LATER = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]


def files() -> Iterator[Path]:
    """The project's own text files."""
    yield from (path for path in ROOT.iterdir() if path.is_file() and path.suffix in TEXTS)
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            built = "server/pages/" in path.as_posix()  # the finished pages, which git does not keep
            if path.is_file() and path.suffix in TEXTS and not built and not SKIPPED & set(path.parts):
                yield path


FILES = sorted(files())
SOURCES = [path for path in FILES if path.suffix == ".py" and (ROOT / "src") in path.parents]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_the_files_are_found() -> None:
    found = {name(path) for path in FILES}
    assert {"pyproject.toml", "src/sudi/__init__.py", "tests/project/test_files.py"} <= found
    assert len(SOURCES) > 30


@pytest.mark.parametrize("path", FILES, ids=name)
def test_no_file_knows_the_machine_it_was_written_on(path: Path) -> None:
    text = path.read_text("utf-8")
    for place in PLACES:
        hits = re.findall(rf"(?<![\w.:/]){re.escape(place)}\S*", text)
        assert not hits, f"{hits[:3]}: paths of a machine have no place in the project"
    assert set(ADDRESS.findall(text)) <= KNOWN_HOSTS


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_nothing_is_put_off_in_the_sources(path: Path) -> None:
    for word in LATER:
        assert not re.search(rf"\b{word}\b", path.read_text("utf-8")), f"{word}: do it or open an issue"


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_source_file_fits_in_the_head(path: Path) -> None:
    lines = path.read_text("utf-8").count("\n")
    assert lines <= LONGEST, f"{lines} lines: make it two rooms"


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_source_file_says_what_it_is_for(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not text or text.startswith('"""')


def test_the_version_is_written_once_in_effect() -> None:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert data["project"]["version"] == sudi.__version__


def test_every_game_is_under_the_import_rules() -> None:
    """A game whose name is missing in the contract could import another one unnoticed."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    apart = next(c for c in data["tool"]["importlinter"]["contracts"] if c["type"] == "independence")
    assert {f"sudi.games.{game}" for game in sudi.games()} <= set(apart["modules"])


def code_blocks(text: str) -> list[tuple[int, str]]:
    """The python blocks of a Markdown text with the line they start in."""
    found = []
    for block in re.finditer(r"^```(?:python|py)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        found.append((text[: block.start(1)].count("\n") + 1, block.group(1)))
    return found


def test_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its examples are one session, from top to bottom."""
    readme = ROOT / "README.md"
    blocks = code_blocks(readme.read_text("utf-8"))
    assert blocks, "README.md has no python example"
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {"__name__": "readme"}
    for line, source in blocks:
        exec(compile("\n" * (line - 1) + source, str(readme), "exec"), space)


def test_blocks_of_a_readme_are_found() -> None:
    text = "Text\n```python\nx = 1\n```\nmore\n```sh\nls\n```\n```py\ny = 2\n```\n"
    assert code_blocks(text) == [(3, "x = 1\n"), (10, "y = 2\n")]

"""What the documents show is what there is: terminal sessions, the smallest game, lists of files and of effects."""

from __future__ import annotations

import importlib.util
import inspect
import pkgutil
import random
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import sudi
from sudi.kernel.effects import Amount, Condition, Effect
from sudi.kernel.written.position import from_position
from sudi.kernel.written.replay import new_match, replay
from tests.cli.terminal import Terminal

from .test_files import ROOT, code_blocks

README = (ROOT / "README.md").read_text("utf-8")
PROMPTS = ("Choice> ", "Volba> ")
SESSIONS = re.findall(r"^```console\n\$ sudi (.*?)\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
# Bases of nodes: no card is written with them.
MACHINERY = {
    "Choice",
    "Keyword",
    "Revealing",
    "Counted",
    "FromOwnMinion",
    "RevealTop",
    "Procedural",
    "_Cards",
    "_Shares",
}


def test_the_examples_print_what_they_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The python blocks of the README are one session; each `#>` line is a line that is printed."""
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {"__name__": "readme"}
    for line, source in code_blocks(README):
        capsys.readouterr()
        exec(compile("\n" * (line - 1) + source, "README.md", "exec"), space)
        assert capsys.readouterr().out.splitlines() == re.findall(r"^#> (.*)$", source, re.MULTILINE)


def test_the_first_screen_has_the_two_commands() -> None:
    screen = "\n".join(README.splitlines()[:24])
    assert "    pip install . && sudi serve\n" in screen
    assert "    pip install '.[test]' && pytest\n" in screen


@pytest.mark.parametrize(("command", "shown"), SESSIONS, ids=[command for command, _ in SESSIONS])
def test_a_session_looks_as_it_is_shown(
    command: str, shown: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Typing the lines after the prompts brings the other lines, in their order; dots stand for lines left out."""
    wanted = shown.splitlines()
    typed = [line.removeprefix(prompt) for line in wanted for prompt in PROMPTS if line.startswith(prompt)]
    said = Terminal(monkeypatch, capsys)(command, *typed)
    assert said.code == 0, said.err
    printed = iter(re.sub("|".join(PROMPTS), "", said.out).splitlines())
    for line in wanted:
        if line != "..." and not line.startswith(PROMPTS):
            assert any(line.rstrip() == one.rstrip() for one in printed), f"{line!r} is not shown here any more"


def test_sessions_are_found_in_both_languages() -> None:
    assert [command.split("--lang ")[1][:2] for command, _ in SESSIONS] == ["en", "cs"]


@pytest.fixture
def smallest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The game of docs/adding-a-game.md, loaded as its readers would."""
    (_, source), *_ = code_blocks((ROOT / "docs" / "adding-a-game.md").read_text("utf-8"))
    path = tmp_path / "ten.py"
    path.write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location("ten", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ten", module)
    spec.loader.exec_module(module)
    return module


def test_the_smallest_game_plays(smallest: ModuleType) -> None:
    wins = [0, 0]
    for seed in range(50):
        dice, match = random.Random(seed), new_match(smallest.GAME, None, None, seed, {})
        while match.decision is not None:
            assert from_position(smallest.GAME, match.position()).position() == match.position()
            assert match.view(1 - match.decision.seat)["players"][match.decision.seat]["hand"][0] is None
            match.choose(dice.randrange(len(match.decision.options)))
        assert match.explain("total").total >= 10
        assert replay(smallest.GAME, match.record()).state == match.state
        wins[match.result.winners[0]] += 1
    assert min(wins) > 5
    assert {card.text("cs") for card in smallest.library.cards.values()} == {
        "Přidej 1 bod.",
        "Přidej 2 body.",
        "Přidej 3 body.",
    }


def nodes(game: str) -> set[str]:
    """The effects, conditions and amounts that a game adds to those of the kernel."""
    package = import_module(f"sudi.games.{game}")
    found = set()
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not info.ispkg:
            for name, one in inspect.getmembers(import_module(info.name), inspect.isclass):
                if issubclass(one, (Effect, Condition, Amount)) and one.__module__.startswith(package.__name__):
                    found.add(name)
    return found - MACHINERY


@pytest.mark.parametrize("game", sorted(sudi.games()))
def test_the_list_of_effects_is_whole_and_true(game: str) -> None:
    text = (ROOT / "docs" / "adding-a-card.md").read_text("utf-8")
    part = text.partition(f"### Nodes of `{game}`")[2].partition("\n## ")[0].partition("\n### ")[0]
    listed = set(re.findall(r"`([A-Z]\w+)[(`]", part))
    assert len(nodes(game)) > 20
    assert listed == nodes(game)


def test_the_architecture_names_every_file_of_the_kernel() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    files = [p.name for p in (ROOT / "src" / "sudi" / "kernel").iterdir() if p.suffix == ".py" and p.stem != "__init__"]
    assert [name for name in files if f"`{name}`" not in text and f" {name} " not in text] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#]+)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), f"there is no {target}"

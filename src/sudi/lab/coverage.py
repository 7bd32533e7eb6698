"""Which rules have a test: the ids in the tests' `rule` markers against the ids of the rulebooks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .rulebook import rulebook


@dataclass(frozen=True)
class Coverage:
    """The rules of one game: how many there are, are tested, are only about cardboard, and which are left."""

    entries: int
    tested: int
    physical: int
    missing: tuple[str, ...]


def folder_of_tests() -> Path | None:
    """The tests of the checkout: beside these sources, or in the folder one stands in; None without a checkout."""
    roots = (Path(__file__).resolve().parents[3], Path.cwd())
    root = next((r for r in roots if (r / "src" / "sudi").is_dir()), roots[0])
    folder = root / "tests"
    return folder if folder.is_dir() and (root / "pyproject.toml").is_file() else None


def marked_ids(folder: Path) -> set[str]:
    """Every id that some `pytest.mark.rule(...)` of the tests names."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "mark.rule" in source:
            found.update(_marked(ast.parse(source, filename=str(path))))
    return found


def _marked(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            for argument in node.args:
                for leaf in ast.walk(argument):
                    if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                        yield leaf.value


def _is_rule_mark(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "rule"
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def coverage(game: str, tested: set[str]) -> Coverage:
    book = rulebook(game)
    physical = [entry.id for entry in book.values() if entry.physical]
    missing = [id for id, entry in book.items() if id not in tested and not entry.physical]
    return Coverage(len(book), sum(id in tested for id in book), len(physical), tuple(missing))

"""Which tests carry `@pytest.mark.rule("ID", ...)`, read from the sources without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]


@cache
def marked(root: Path = TESTS) -> dict[str, tuple[str, ...]]:
    """The tests of every rule id: `shards/test_turn.py::test_focus_once_a_turn`."""
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("test_*.py")):
        for test, ids in marks_of(path.read_text("utf-8")):
            for id in ids:
                found.setdefault(id, []).append(f"{path.relative_to(root).as_posix()}::{test}")
    return {id: tuple(tests) for id, tests in found.items()}


def marks_of(source: str) -> Iterator[tuple[str, list[str]]]:
    """Each test of a source with the rule ids on it, those of its class and of its module included."""
    tree = ast.parse(source)
    yield from _inside(tree.body, "", _module_ids(tree.body))


def _module_ids(body: list[ast.stmt]) -> list[str]:
    ids: list[str] = []
    for node in body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            marks = node.value.elts if isinstance(node.value, (ast.List, ast.Tuple)) else [node.value]
            ids += [id for mark in marks for id in _ids(mark)]
    return ids


def _inside(body: list[ast.stmt], prefix: str, outer: list[str]) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            ids = [*outer, *(id for mark in node.decorator_list for id in _deep(mark))]
            yield prefix + node.name, list(dict.fromkeys(ids))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [id for mark in node.decorator_list for id in _deep(mark)]
            yield from _inside(node.body, f"{prefix}{node.name}::", [*outer, *own, *_module_ids(node.body)])


def _deep(decorator: ast.expr) -> list[str]:
    """Marks of a decorator, also those on single cases: `pytest.param(..., marks=pytest.mark.rule("ID"))`."""
    return [id for node in ast.walk(decorator) if isinstance(node, ast.Call) for id in _ids(node)]


def _ids(node: ast.expr) -> list[str]:
    if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"):
        return []
    ids = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(ids) != len(node.args) or not ids:
        raise ValueError(f"line {node.lineno}: write the ids of pytest.mark.rule out, as strings")
    return ids

"""Marks are asked for by name, so a name that stands for two things would answer for both."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from sudi.games.doomtrooper.language import marks


def test_no_mark_is_named_twice_and_no_two_marks_say_the_same() -> None:
    names: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for node in ast.parse(Path(marks.__file__).read_text("utf-8")).body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                named = target.elts if isinstance(target, ast.Tuple) else [target]
                names.update(one.id for one in named if isinstance(one, ast.Name))
            said = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            words.update(one.value for one in said if isinstance(one, ast.Constant) and isinstance(one.value, str))
    assert names
    assert [name for name, n in names.items() if n > 1] == []
    assert [word for word, n in words.items() if n > 1] == []

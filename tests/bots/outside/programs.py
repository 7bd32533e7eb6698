"""Programs that play, well or badly, each a few lines of Python."""

from __future__ import annotations

import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"

LOOP = """
import json, os, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "choose":
        asked += 1
        options = message["view"]["decision"]["options"]
        %s
"""
FIRST = "print(json.dumps({'index': 0}), flush=True)"


def program(folder: Path, answer: str = FIRST, source: str = LOOP) -> str:
    """The name of a bot that answers a question by these lines."""
    file = folder / "bot.py"
    file.write_text(source % answer.replace("\n", "\n        ") if "%s" in source else source)
    return f"exec:{sys.executable} {file}"


def example(file: str) -> str:
    """One of the examples, run by its language's own program."""
    runs = {".py": sys.executable, ".js": "node"}
    return f"exec:{runs[Path(file).suffix]} {EXAMPLES / file}"

"""Where output goes: tables for people, one JSON document for programs."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

WIDTH = 100  # where there is no terminal to ask


def console(stderr: bool = False) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else WIDTH
    return Console(file=stream, width=width, highlight=False, markup=False, emoji=False, soft_wrap=False)


def grid(*headings: str, title: str | None = None, right: tuple[int, ...] = ()) -> Table:
    """A table as plain as it can be."""
    table = Table(
        box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False, show_edge=False
    )
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="right" if at in right else "left", overflow="fold")
    return table


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))

"""A report: a heading, what it was measured with, tables and plots. As a page it is one file that needs no other."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from sudi.kernel.errors import BadSetup

PAGE, DATA = "report.html", "report.json"
STYLE = (
    "body{font-family:sans-serif;margin:2em;max-width:70em}table{border-collapse:collapse;margin:1em 0}"
    "td,th{padding:.25em .8em;text-align:right;border-bottom:1px solid #ddd}"
    "td:first-child,th:first-child{text-align:left}"
    "svg{max-width:100%;height:auto}code{background:#f3f1ec;padding:.1em .3em}.real{font-weight:bold}"
)


@dataclass
class Table:
    """Rows of texts under headings; a row can be marked as a real difference."""

    title: str
    heads: list[str]
    rows: list[list[str]] = field(default_factory=list)
    real: list[bool] = field(default_factory=list)

    def add(self, *cells: str, real: bool = False) -> None:
        self.rows.append([*cells])
        self.real.append(real)


@dataclass
class Report:
    """Everything that is told about one run; plots are SVG."""

    title: str
    command: str
    told: list[str]
    tables: list[Table]
    plots: list[tuple[str, str]]
    data: dict[str, Any]
    lang: str = "en"

    def html(self) -> str:
        parts = [f"<h1>{escape(self.title)}</h1>", f"<p><code>{escape(self.command)}</code></p>"]
        parts += [f"<p>{escape(line)}</p>" for line in self.told]
        for title, drawn in self.plots:
            parts.append(f"<h2>{escape(title)}</h2>\n{drawn}")
        parts += [_table(one) for one in self.tables]
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<meta charset="utf-8">\n<title>{escape(self.title)}</title>\n'
            f"<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</html>\n"
        )


def _table(one: Table) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in one.heads)
    rows = "\n".join(_row(row, real) for row, real in zip(one.rows, one.real, strict=True))
    return f"<h2>{escape(one.title)}</h2>\n<table>\n<tr>{heads}</tr>\n{rows}\n</table>"


def _row(row: list[str], real: bool) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row)
    return f'<tr class="real">{cells}</tr>' if real else f"<tr>{cells}</tr>"


def write(report: Report, folder: Path) -> Path:
    """Put the page and its data into a folder; the same run writes the same bytes."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PAGE).write_text(report.html(), encoding="utf-8")
        (folder / DATA).write_text(json.dumps(report.data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError:
        raise BadSetup(f"The folder {str(folder)!r} cannot be written; choose another place or name.") from None
    return folder / PAGE

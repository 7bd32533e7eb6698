"""Pieces of a file that people write, each with the line it stands in, so that a slip is refused with its place.

A piece wraps a node of a parsed YAML document; nothing here depends on the parser beyond the shape of its nodes.
"""

from __future__ import annotations

from typing import Any

from ..errors import BadSetup, unknown
from ..wording.plain import typed_number
from ..wording.text import Bilingual

MOST_NUMBER = 60
LONGEST = 120  # of a text, where nothing else is said


class Part:
    """A piece of a file; `file` is what the file is called in a refusal: "the scenario"."""

    def __init__(self, node: Any, file: str) -> None:
        self.line: int = node.start_mark.line + 1
        self.node, self.file = node, file

    def wrong(self, what: str) -> BadSetup:
        return BadSetup(f"Line {self.line} of {self.file}: {what}")

    def mapping(self, allowed: tuple[str, ...], needed: tuple[str, ...] = ()) -> dict[str, Part]:
        if self.node.id != "mapping":
            raise self.wrong("write a mapping (name: value) here.")
        found: dict[str, Part] = {}
        for key, value in self.node.value:
            name = str(key.value)
            if name not in allowed:
                raise Part(key, self.file).wrong(f"{unknown('field', name, allowed)}")
            found[name] = Part(value, self.file)
        for name in needed:
            if name not in found:
                raise self.wrong(f"the field {name!r} is missing; add it.")
        return found

    def items(self) -> list[Part]:
        if self.node.id != "sequence":
            raise self.wrong("write a list here.")
        return [Part(node, self.file) for node in self.node.value]

    def text(self, most: int = LONGEST) -> str:
        if self.node.id != "scalar" or not self.node.value.strip():
            raise self.wrong("write a text here.")
        return str(self.node.value).strip()[:most]

    def texts(self) -> tuple[str, ...]:
        """One text, or a list of them."""
        return (self.text(),) if self.node.id == "scalar" else tuple(one.text() for one in self.items())

    def number(self, low: int = 0, high: int = MOST_NUMBER) -> int:
        value = self.node.value if self.node.id == "scalar" else ""
        number = typed_number(value.removeprefix("-"))
        if number is not None and value.startswith("-"):
            number = -number
        if number is None or not low <= number <= high:
            raise self.wrong(f"write a whole number from {low} to {high}.")
        return number

    def word(self, known: tuple[str, ...]) -> str:
        text = self.text()
        if text not in known:
            raise self.wrong(f"{unknown('word', text, known)}")
        return text

    def bilingual(self, most: int = LONGEST) -> Bilingual:
        both = self.mapping(("cs", "en"), ("cs", "en"))
        return Bilingual(both["cs"].text(most), both["en"].text(most))

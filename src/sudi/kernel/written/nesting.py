"""How deeply a text is nested, before a parser whose time or stack would pay for it reads it."""

from __future__ import annotations

import re

MOST_DEEP = 40  # more than anything that people write by hand
_MARK = re.compile(r"[\[{\]}]|^[ \t]*(?:[-?][ \t]+)+", re.MULTILINE)


def too_deep(text: str) -> bool:
    """Does the text (YAML or JSON) open brackets, or items of a list in one line, deeper than people do?

    Brackets within quotes count as well: a reader that knew better would have to be the parser itself.
    """
    depth = 0
    for mark in _MARK.finditer(text):
        said = mark.group()
        if said in "[{":
            depth += 1
        elif said in "]}":
            depth = max(0, depth - 1)
        elif len(said.split()) > MOST_DEEP:
            return True
        if depth > MOST_DEEP:
            return True
    return False

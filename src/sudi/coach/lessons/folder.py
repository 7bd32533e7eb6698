"""The files of a game's lessons: which there are, how a YAML file is opened, and which rule is taught by which lesson.

To name the lesson of a rule no position is laid out: only the list `rules` of each file is looked at.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import yaml

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup
from sudi.kernel.written.nesting import too_deep
from sudi.kernel.written.parts import Part

from .examples import examples_of

MOST_TEXT = 40_000


def folder_of(game: str) -> Traversable:
    game_by_name(game)
    return files(f"sudi.games.{game}").joinpath("lessons")


@cache
def lesson_files(game: str) -> tuple[tuple[str, str], ...]:
    """The id and the text of each lesson, in the order of the path; what has no number is no lesson."""
    folder = folder_of(game)
    if not folder.is_dir():
        return ()
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml") and entry.name[0].isdigit())
    return tuple(
        (name.removesuffix(".yaml").partition("_")[2], folder.joinpath(name).read_text("utf-8")) for name in names
    )


def opened(file: str, text: str, needs: str) -> tuple[Part, Any]:
    """A YAML text as pieces that know their lines, and as plain data; what is no such text is refused in words."""
    if len(text) > MOST_TEXT:
        raise BadSetup(f"{file.capitalize()} is longer than {MOST_TEXT} characters; make it shorter.")
    if too_deep(text):
        raise BadSetup(f"{file.capitalize()} is nested too deeply; look for brackets that are not closed.")
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"Line {mark.line + 1} of {file}" if mark else file.capitalize()
        raise BadSetup(f"{where}: this is not YAML; check indentation, quotes and brackets.") from None
    if node is None:
        raise BadSetup(f"{file.capitalize()} is empty; write at least {needs}.")
    return Part(node, file), data


@cache
def _teachers(game: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for id, text in lesson_files(game):
        rules = yaml.safe_load(text).get("rules", [])
        for rule in rules if isinstance(rules, list) else [rules]:
            found.setdefault(str(rule), id)
    return found


def taught_by(game: str, rule: str) -> str | None:
    """The lesson that teaches a rule, by its id; else the example of the rule, which is called by the rule's."""
    return _teachers(game).get(rule) or (rule if rule in examples_of(game) else None)

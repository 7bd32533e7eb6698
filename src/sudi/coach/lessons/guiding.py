"""What the guide of a first match says by itself: the aim of the game, and a word on each kind of choice when it first
comes up. A file `guide.yaml` beside the lessons; how to write it: docs/writing-a-lesson.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sudi.games import game as game_by_name
from sudi.kernel.wording.text import Bilingual

from .folder import folder_of, opened

LONGEST = 300
FILE = "guide.yaml"


@dataclass(frozen=True)
class Moment:
    """Said once, when one of these verbs can be chosen for the first time."""

    offered: tuple[str, ...]
    say: Bilingual


@dataclass(frozen=True)
class Guide:
    aim: Bilingual
    moments: tuple[Moment, ...]  # of several that fit, the first is said


def read_guide(game: str, text: str) -> Guide:
    part, _ = opened("the guide", text, "aim and moments")
    fields = part.mapping(("aim", "moments"), ("aim", "moments"))
    verbs = tuple(game_by_name(game).vocabulary.verbs.by_name)
    moments = []
    for one in fields["moments"].items():
        moment = one.mapping(("offered", "say"), ("offered", "say"))
        named = moment["offered"]
        each = (named,) if named.node.id == "scalar" else named.items()
        moments.append(Moment(tuple(verb.word(verbs) for verb in each), moment["say"].bilingual(LONGEST)))
    return Guide(fields["aim"].bilingual(LONGEST), tuple(moments))


@cache
def guide_of(game: str) -> Guide | None:
    """The guide of a game; None where nobody wrote one."""
    file = folder_of(game).joinpath(FILE)
    return read_guide(game, file.read_text("utf-8")) if file.is_file() else None

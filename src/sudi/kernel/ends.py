"""Phases in which nothing is left to do but to end them.

Such a phase ends without asking: right for bots and quick for simulation. Among people it vanishes without a word, and
that nobody was asked tells what the player holds. So a match may be set up to ask all the same (`ends: asked`), and to
tell in its log how each phase was ended. Whoever does not want to be asked has the answer given for them.
"""

from __future__ import annotations

from typing import Any

from .decision import VERB_SHIFT, Verbs
from .log import Lines, note
from .setting import Setting, Value
from .wording.text import Bilingual

# The set-up value that every game has, and its values.
ENDS, SILENT, ASKED = "ends", "silent", "asked"
SETTING = Setting(
    ENDS,
    SILENT,
    Bilingual("Fáze, ve které už nejde nic dělat", "A phase in which nothing can be done"),
    (
        Value(SILENT, Bilingual("skončí beze slova", "ends without a word")),
        Value(ASKED, Bilingual("ptá se, než skončí", "asks before it ends")),
    ),
)


def only_ends(s: Any, verbs: Verbs) -> bool:
    """Does everything that is offered (or was, if it has just been answered) do nothing but end something?

    Ending the phase is then the first option.
    """
    every = verbs.all
    return bool(s.t.ask_ends) and all(every[option >> VERB_SHIFT].stops for option in s.options)


def over_lines(lines: Lines, *, cs: str, en: str, alone: tuple[str, str]) -> tuple[int, int]:
    """The lines with which a phase is over: ended by its player, and with nothing else to do (`alone`).

    That nothing else could be done hangs on what the player holds; the others read the same line in both cases.
    """
    return (
        lines.add("phase over", cs=cs, en=en),
        lines.add("phase over", cs=alone[0], en=alone[1], secret=(cs, en), by_itself=True),
    )


def note_over(s: Any, verbs: Verbs, over: tuple[int, int], seat: int, n: int = 0) -> None:
    """Tell that a phase was ended, where matches tell it."""
    if s.log is not None and s.t.ask_ends:
        note(s, over[only_ends(s, verbs)], seat, n=n)

"""Everything a game names, in one bundle: its programs and cards, its verbs, questions and log lines."""

from __future__ import annotations

from .cards import Library
from .decision import Prompts, Verb, Verbs
from .log import Lines
from .machine import Program, Programs
from .triggers import ordering
from .wording.lexicon import Noun


class Vocabulary:
    """A game makes one of these and adds to it; whatever is said or done goes by what stands in it."""

    def __init__(self, nouns: dict[str, Noun]) -> None:
        self.programs = Programs()
        self.library = Library(self.programs)
        self.verbs = Verbs()
        self.prompts = Prompts()
        self.lines = Lines(nouns)

    def order(self, verb: Verb, prompt: int, rule: str = "") -> Program:
        """Declare how simultaneous effects are put in order, and by which rule; every game does that once."""
        return ordering(self.programs, verb, prompt, rule)

"""What somebody asks about: an option by its verb and arguments, or a thing on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..decision import CARD, VERB_SHIFT, WORD, Verb, first, second
from ..law import Choice


@dataclass(frozen=True)
class Wanted:
    """What somebody would like to choose; an argument that was not named is None."""

    verb: Verb
    a: int | None = None
    b: int | None = None

    def cards(self) -> list[int]:
        named = ((self.verb.a, self.a), (self.verb.b, self.b))
        return [value for kind, value in named if kind == CARD and value is not None]

    def fits(self, option: int) -> bool:
        """Is this option what is wanted?"""
        verb = self.verb
        return (
            option >> VERB_SHIFT == verb.id
            and (self.a is None or first(option) == self.a)
            and (self.b is None or second(option) == self.b)
        )


ZONE = "zone"  # a pile, a hand, a row: no verb takes it as an argument, but people point at it


@dataclass(frozen=True)
class Thing:
    """Something on the table: a card, a place, a seat, by its number; a word by its id; a zone by both."""

    kind: str
    value: int
    word: str = ""


def ways(choice: Choice, thing: Thing) -> Iterator[Wanted]:
    """The ways in which a choice can be about a thing."""
    verb = choice.verb
    if thing.kind == WORD:
        numbers = [n for n, word in enumerate(verb.words) if word.id == thing.word]
        for n in numbers:
            if verb.a == WORD:
                yield Wanted(verb, n)
            if verb.b == WORD:
                yield Wanted(verb, None, n)
        return
    if verb.a == thing.kind:
        yield Wanted(verb, thing.value)
    if verb.b == thing.kind:
        yield Wanted(verb, None, thing.value)

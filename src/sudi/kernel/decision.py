"""A decision: one seat, n options, pick one.

Inside the machine an option is one integer: the verb's number and up to two arguments. Names and texts are made from
it only when somebody looks. The name (`play crystal`, `assign p2 5`) is stable and is what records, logs, tests and
the terminal speak.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from .wording.text import Bilingual

BITS = 12
MASK = (1 << BITS) - 1
VERB_SHIFT = 2 * BITS
# A number as the second argument of an option, to be added to its code: looking it up is quicker than shifting.
AS_SECOND = [n << BITS for n in range(MASK + 1)]

# What an argument of an option stands for.
NONE, CARD, SEAT, NUMBER, WORD, PLACE = "none", "card", "seat", "number", "word", "place"
ArgKind: TypeAlias = str
# What is ended by an option that does nothing else: the question that is asked, or a phase (perhaps the turn with it).
QUESTION, PHASE = "question", "phase"


@dataclass(frozen=True)
class Word:
    """A named value that is no card and no number: a place, a faction, a character."""

    id: str
    text: Bilingual
    n: int | None = None  # the number by which views tell it; its place among the verb's words, if none is given


class Verb:
    """What an option does; its code is added to the arguments'."""

    __slots__ = ("a", "b", "code", "id", "inner", "name", "stops", "text", "words")

    def __init__(
        self,
        name: str,
        text: Bilingual,
        a: ArgKind,
        b: ArgKind,
        words: tuple[Word, ...],
        inner: bool,
        stops: str | None,
    ) -> None:
        self.name, self.text, self.a, self.b, self.words, self.inner = name, text, a, b, words, inner
        self.stops = stops
        self.id = -1
        self.code = -1

    def __call__(self, a: int = 0, b: int = 0) -> int:
        return self.code + (b << BITS) + a

    def each(self, firsts: Iterable[int]) -> list[int]:
        """One option for each card (or seat, place, number) it can be about."""
        code, options = self.code, []
        for a in firsts:
            options.append(code + a)
        return options


class Verbs:
    """All verbs of a game."""

    def __init__(self) -> None:
        self.all: list[Verb] = []
        self.by_name: dict[str, Verb] = {}

    def add(
        self,
        name: str,
        *,
        cs: str,
        en: str,
        a: ArgKind = NONE,
        b: ArgKind = NONE,
        words: tuple[Word, ...] = (),
        inner: bool = False,
        stops: str | None = None,
    ) -> Verb:
        """Declare a verb.

        `inner` marks one that only ever answers a question of a card, never starts anything; `stops` one that does
        nothing but end the QUESTION or a PHASE.
        """
        verb = Verb(name, Bilingual(cs, en), a, b, words, inner, stops)
        verb.id = len(self.all)
        verb.code = verb.id << VERB_SHIFT
        self.all.append(verb)
        self.by_name[name] = verb
        return verb

    def of(self, option: int) -> Verb:
        return self.all[option >> VERB_SHIFT]


def first(option: int) -> int:
    return option & MASK


def second(option: int) -> int:
    return (option >> BITS) & MASK


@dataclass(frozen=True)
class Prompt:
    """A question, in words; `{card}` is the card it is about."""

    id: int
    name: str
    text: Bilingual
    window: str = ""  # a round in which anyone may act: "anytime", or "reaction" to something
    public: Bilingual | None = None  # what the others may be told is being decided


class Prompts:
    def __init__(self) -> None:
        self.all: list[Prompt] = []

    def add(
        self, name: str, *, cs: str, en: str, window: str = "", public: tuple[str, str] | None = None
    ) -> int:  # fmt: skip
        told = Bilingual(*public) if public else None
        self.all.append(Prompt(len(self.all), name, Bilingual(cs, en), window, told))
        return len(self.all) - 1


def seat_name(seat: int) -> str:
    return f"p{seat + 1}"


Namer: TypeAlias = Callable[[Any, str, int], str]


def option_names(s: Any, verbs: Verbs, options: list[int]) -> list[str]:
    """The stable names of the options, made unique: by owner where that tells them apart, by number otherwise."""
    names = [option_name(s, verbs, o) for o in options]
    if len(set(names)) == len(names):
        return names
    many = Counter(names)
    named = [n + _holder(s, verbs, o) if many[n] > 1 else n for n, o in zip(names, options, strict=True)]
    many, seen = Counter(named), Counter[str]()
    result = []
    for n in named:
        seen[n] += 1
        result.append(f"{n}#{seen[n]}" if many[n] > 1 else n)
    return result


def _holder(s: Any, verbs: Verbs, option: int) -> str:
    """Whose card it is that stands last in the name; of a verb whose second argument is no card, whose the first is."""
    verb = verbs.of(option)
    card = second(option) if verb.b == CARD else first(option) if verb.a == CARD else -1
    seat = s.t.holder_of(s, card) if card >= 0 else -1
    return f"@{seat_name(seat)}" if seat >= 0 else ""


def option_name(s: Any, verbs: Verbs, option: int) -> str:
    verb = verbs.of(option)
    name = verb.name
    if verb.a != NONE:
        name = f"{name} {argument_name(s, verb, verb.a, option & MASK)}"
    if verb.b != NONE:
        name = f"{name} {argument_name(s, verb, verb.b, option >> BITS & MASK)}"
    return name


def argument_name(s: Any, verb: Verb, kind: ArgKind, value: int) -> str:
    if kind == CARD:
        return str(s.t.card_label(s, value))
    if kind == SEAT:
        return seat_name(value)
    if kind == WORD:
        return verb.words[value].id
    if kind == PLACE:
        return str(s.t.place_name(s, value))
    return s.t.number_name(value)  # type: ignore[no-any-return]

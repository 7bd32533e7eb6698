"""What may be done, declared once. Offers and refusals are read off the same declaration.

A *question* is one moment at which somebody is asked: a turn's free choice, a window, the pick inside a card's effect.
It lists its *choices*; each has a verb, a *domain* for each argument (what comes into question: the hand, the row,
warriors in play, spaces, seats) and its *checks* in order. What is offered is the domain less what fails a check; a
refusal is the check that fails.

    RECRUIT = Choice(
        v.RECRUIT,
        a=Domain(lambda c: c.s.row, "SOI-051", cs="Verbuje se karta z nabídky", en="Recruiting takes a row card"),
        checks=(
            Check("SOI-055", lambda c: cost(c.s, c.a) <= c.s.gems,
                  cs="Karta {a} stojí {cost:gem} a máš {have:gem}.", en="{a} costs {cost:gem} and you have {have:gem}.",
                  values=lambda c: {"cost": cost(c.s, c.a), "have": c.s.gems}),
        ),
    )

The step of a program that takes the answer is marked with its question (`@answers(...)`), so that the pending question
is found from the state alone: it belongs to the step at which the top frame will go on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from .decision import NONE, VERB_SHIFT, Verb, first, second
from .machine import ME, PC, PROG, SRC, Frame, Step, ask
from .wording.text import Bilingual


class Case:
    """One option under examination: the state, who would choose it, the card that asks, the frame, both arguments."""

    __slots__ = ("a", "b", "f", "me", "s", "src")

    def __init__(self, s: Any, me: int, src: int, f: Frame, a: int = 0, b: int = 0) -> None:
        self.s, self.me, self.src, self.f, self.a, self.b = s, me, src, f, a, b


Predicate: TypeAlias = Callable[[Case], Any]
Members: TypeAlias = Callable[[Case], Iterable[int]]
Values: TypeAlias = Callable[[Case], dict[str, Any]]


def nobody(c: Case) -> Iterable[int]:
    return ()


@dataclass(frozen=True)
class Check:
    """One condition of a choice. Where it fails, its rule and its sentence say why.

    `{a}` and `{b}` in the sentence are the arguments, `{src}` is the card that asks, `{by}` are the cards that stand in
    the way, as a subject ("karta Zetta", "vlastní text karty"; "Zetta", "its own text"). Anything else comes from
    `values`: numbers, or texts in both languages; `{have:gem}` is a number with its noun. `weight` lifts a reason above
    those of checks that got as far: "has been exhausted" says more than "is in play already". `looks_at` is how many of
    the arguments it looks at: where it fails without the second, no other second has to be tried.
    """

    rule: str
    holds: Predicate
    cs: str
    en: str
    by: Members = nobody
    values: Values | None = None
    weight: int = 0
    looks_at: int = 2

    @property
    def text(self) -> Bilingual:
        return Bilingual(self.cs, self.en)


def barred(rule: str, by: Callable[[Case], int], cs: str, en: str, values: Values | None = None) -> Check:
    """A check that fails because of a card: `by` tells which one forbids it (-1: none does)."""

    def cards(c: Case) -> tuple[int, ...]:
        card = by(c)
        return (card,) if card >= 0 else ()

    return Check(rule, lambda c: by(c) < 0, cs, en, cards, values)


def allowed(checks: Iterable[Check], c: Case) -> bool:
    """Do all of them hold? What an effect asks that does a deed by itself: the same checks that a choice of it has."""
    return all(check.holds(c) for check in checks)


@dataclass(frozen=True)
class Domain:
    """What comes into question for an argument, and the first half of the sentence for what does not.

    "Banishing takes a card from your hand or discard pile" goes on by itself: "; Zetta is in play". `apart` are checks
    for outsiders of which more can be said than where they are: they are asked before the domain is.
    """

    members: Members
    rule: str
    cs: str
    en: str
    apart: tuple[Check, ...] = ()
    values: Values | None = None

    @property
    def text(self) -> Bilingual:
        return Bilingual(self.cs, self.en)


Alike: TypeAlias = Callable[[Case], Hashable]


def same_title(c: Case) -> Hashable:
    """Copies of one card are one option."""
    return c.s.t.kind[c.a], c.b


@dataclass(frozen=True)
class Choice:
    """A verb, what comes into question for it, and its checks.

    `before` are checks of the moment: they look at no argument (so many moves are left, the phase is right), and are
    asked first. Of a card that the asker may not see they are all that is asked.
    `pairs` takes the place of two domains where the arguments hang together. `alike` says which options are one and the
    same for whoever chooses, so that one of them is offered for all. `harms`: does it hurt the one who chooses it?
    """

    verb: Verb
    a: Domain | None = None
    b: Domain | None = None
    checks: tuple[Check, ...] = ()
    before: tuple[Check, ...] = ()
    pairs: Callable[[Case], Iterable[tuple[int, int]]] | None = None
    alike: Alike | None = None
    harms: Predicate | None = None

    def cases(self, c: Case) -> Iterator[Case]:
        """Every case that comes into question; one object that changes, so copy what you keep."""
        if self.pairs is not None:
            for a, b in list(self.pairs(c)):
                c.a, c.b = a, b
                yield c
            return
        for a in list(self.a.members(c)) if self.a is not None else (0,):
            c.a = a
            for b in list(self.b.members(c)) if self.b is not None else (0,):
                c.a, c.b = a, b
                yield c

    def failing(self, c: Case) -> int:
        """The number of the first check that fails, or -1."""
        for number, check in enumerate((*self.before, *self.checks)):
            if not check.holds(c):
                return number
        return -1

    def options(self, c: Case) -> list[int]:
        """What may be chosen: of options that are alike, the last one."""
        c.a = c.b = 0  # what is asked of the moment knows no argument, not even one of the choice before
        if self.before and not allowed(self.before, c):
            return []
        if self.pairs is None and self.b is None:
            return self._options_of_one(c)
        found: dict[Hashable, int] = {}
        verb, alike, checks = self.verb, self.alike, self.checks
        for case in self.cases(c):
            for check in checks:
                if not check.holds(case):
                    break
            else:
                option = verb(case.a, case.b)
                found[alike(case) if alike is not None else option] = option
        return list(found.values())

    def each(self, c: Case) -> Iterator[tuple[Hashable, int]]:
        """The same one by one, each with what makes it one with others: for somebody who does not want them all."""
        c.a = c.b = 0
        if self.before and not allowed(self.before, c):
            return
        alike, checks = self.alike, self.checks
        for a, seconds in self._arguments(c):
            for b in seconds:
                c.a, c.b = a, b
                failing = next((check for check in checks if not check.holds(c)), None)
                if failing is None:
                    option = self.verb(a, b)
                    yield (alike(c) if alike is not None else option), option
                elif failing.looks_at == 0:
                    return
                elif failing.looks_at == 1:
                    break

    def _arguments(self, c: Case) -> Iterator[tuple[int, Iterable[int]]]:
        """What comes into question as the first argument, and with each what does as the second."""
        if self.pairs is not None:
            for a, b in list(self.pairs(c)):
                yield a, (b,)
            return
        for a in list(self.a.members(c)) if self.a is not None else (0,):
            c.a = a
            yield a, list(self.b.members(c)) if self.b is not None else (0,)

    def _options_of_one(self, c: Case) -> list[int]:
        """The same for one argument or none, without a generator: most questions inside effects are of this kind."""
        code, alike, holds, c.b = self.verb.code, self.alike, self._holds, 0
        if self.a is None and not holds:
            return [code]
        found: dict[Hashable, int] = {}
        kind = c.s.t.kind if alike is same_title else None  # which is what nearly all of them say
        for a in list(self.a.members(c)) if self.a is not None else (0,):
            c.a = a
            for check in holds:
                if not check(c):
                    break
            else:
                found[a if alike is None else alike(c) if kind is None else kind[a]] = code + a
        return list(found.values())

    @cached_property
    def _holds(self) -> tuple[Predicate, ...]:
        return tuple(check.holds for check in self.checks)


Who: TypeAlias = Callable[[Any, Frame], int]
Count: TypeAlias = Callable[[Any, Frame], int]


def frame_seat(s: Any, f: Frame) -> int:
    return int(f[ME])


def active_seat(s: Any, f: Frame) -> int:
    return int(s.turn)


@dataclass(frozen=True)
class Question:
    """A moment at which one seat is asked, with everything it may choose.

    `me` tells whose choice it is. `when` says in words when this question comes ("in your play phase"), for the free
    choices of a game: a reason elsewhere can then tell when something could be done. `rule` is the rule it comes from.
    `values` are what its prompt names beside the card that asks: which base, whose hand. `count`: how many answers it
    takes one after another, from now on, where it may be more than one ("discard up to three cards").
    """

    prompt: int
    choices: tuple[Choice, ...]
    rule: str = ""  # by default that of its first choice's domain
    me: Who = frame_seat
    when: Bilingual | None = None
    values: Values | None = None
    count: Count | None = None
    by_verb: dict[int, tuple[Choice, ...]] = field(init=False, repr=False, compare=False)
    harmful: frozenset[int] = field(init=False, repr=False, compare=False)  # the verbs that may hurt whoever chooses

    def __post_init__(self) -> None:
        found: dict[int, tuple[Choice, ...]] = {}
        for choice in self.choices:
            found[choice.verb.id] = (*found.get(choice.verb.id, ()), choice)
        object.__setattr__(self, "by_verb", found)
        object.__setattr__(self, "harmful", frozenset(c.verb.id for c in self.choices if c.harms is not None))
        if not self.rule:
            object.__setattr__(self, "rule", next((c.a.rule for c in self.choices if c.a is not None), ""))

    def case(self, s: Any, f: Frame, option: int = 0) -> Case:
        return Case(s, self.me(s, f), f[SRC], f, first(option), second(option))

    def options(self, s: Any, f: Frame) -> list[int]:
        """What the law gives, choice by choice."""
        return self._options(Case(s, self.me(s, f), f[SRC], f))

    def _options(self, case: Case) -> list[int]:
        if len(self.choices) == 1:
            return self.choices[0].options(case)
        found: list[int] = []
        for choice in self.choices:
            found += choice.options(case)
        return list(dict.fromkeys(found))

    def several(self, s: Any, f: Frame) -> bool:
        """Are there two things to choose? No more of them is worked out than it takes to know."""
        case = Case(s, self.me(s, f), f[SRC], f)
        found: set[int] = set()
        for choice in self.choices:
            alike: dict[Hashable, int] = {}
            for key, option in choice.each(case):
                alike[key] = option
                if len(alike) > 1:
                    return True
            found.update(alike.values())
        return len(found) > 1

    def ask(self, s: Any, f: Frame, about: int | None = None) -> bool:
        """Ask, if there is anything to choose; tells whether there was. The card that asks is the frame's, or named."""
        case = Case(s, self.me(s, f), f[SRC], f)
        options = self._options(case)
        if not options:
            return False
        ask(s, case.me, self.prompt, options, f[SRC] if about is None else about)
        return True

    def choices_of(self, option_verb: int) -> tuple[Choice, ...]:
        return self.by_verb.get(option_verb, ())

    def key(self, s: Any, f: Frame, option: int) -> Hashable:
        """What makes an option the same as another one."""
        case = self.case(s, f, option)
        for choice in self.choices_of(option >> VERB_SHIFT):
            return (choice.verb.id, choice.alike(case)) if choice.alike is not None else option
        return option


Taker = TypeVar("Taker", bound=Step)
# Beside the steps and not on them: a compiled function takes no fields.
_ANSWERED: dict[Step, tuple[Question, ...]] = {}


def answers(*questions: Question) -> Callable[[Taker], Taker]:
    """Marks a step as the one that takes the answer to a question (or to one of several, told apart by prompt)."""

    def mark(step: Taker) -> Taker:
        _ANSWERED[step] = questions
        return step

    return mark


def pending(s: Any) -> tuple[Question, Frame] | None:
    """The question that is being asked, with the frame that asks; None if nobody is asked (or it is undeclared)."""
    question = question_at(s, s.prompt) if s.seat >= 0 and s.stack else None
    return None if question is None else (question, s.stack[-1])


def question_at(s: Any, prompt: int) -> Question | None:
    """The question with this prompt that the step takes at which the top frame will go on."""
    f = s.stack[-1]
    for question in _ANSWERED.get(s.t.steps[f[PROG]][f[PC]], ()):
        if question.prompt == prompt:
            return question
    return None


def stop(verb: Verb, *checks: Check) -> Choice:
    """The choice of a verb without arguments: done, decline, pass, end."""
    assert verb.a == NONE
    return Choice(verb, checks=checks)

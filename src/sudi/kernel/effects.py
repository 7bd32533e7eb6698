"""Effect trees that every game shares, and the compiler that turns a tree into a program.

A card's behaviour is a tree of frozen dataclasses. From the tree come the program that the machine runs and, by
`say`, the text that the player reads; nothing else knows what a card does. A game adds nodes of its own in its
`effects.py`; two cards that differ in one word share one node with a parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from .machine import ARG, ME, PC, SRC, Frame, Program, Step, X
from .machine import Instant as Instant

if TYPE_CHECKING:
    from .wording.text import Clause, Words

Test: TypeAlias = Callable[[Any, int, int], bool]
Count: TypeAlias = Callable[[Any, int, int, int], int]


class Label:
    """A place in a program that is not known yet."""

    __slots__ = ("at",)

    def __init__(self) -> None:
        self.at = -1


class Compiler:
    """Collects the steps of one program."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.slots = 0

    def emit(self, step: Step) -> int:
        self.steps.append(step)
        return len(self.steps) - 1

    def slot(self) -> int:
        """A new slot of the frame; the number is its index in the frame."""
        self.slots += 1
        return ARG + self.slots - 1

    def mark(self, label: Label) -> None:
        label.at = len(self.steps)

    def jump(self, label: Label) -> None:
        def jump(s: Any, f: Frame) -> None:
            f[PC] = label.at

        self.emit(jump)

    def jump_unless(self, test: Test, label: Label) -> None:
        def jump_unless(s: Any, f: Frame) -> None:
            if not test(s, f[ME], f[SRC]):
                f[PC] = label.at

        self.emit(jump_unless)

    def effect(self, effect: Effect) -> None:
        instant = effect.instant()
        if instant is None:
            effect.compile(self)
            return
        do = instant

        def at_once(s: Any, f: Frame) -> None:
            do(s, f[ME], f[SRC], f[X])

        self.emit(at_once)


def compile_effect(name: str, effect: Effect) -> Program:
    compiler = Compiler()
    compiler.effect(effect)
    return Program(name, compiler.steps, compiler.slots, effect.instant())


class Effect:
    """A node of a card's behaviour."""

    def instant(self) -> Instant | None:
        """The effect as one function, if it never has to ask anybody; None otherwise."""
        return None

    def compile(self, c: Compiler) -> None:
        """Emit the steps of an effect that may ask."""
        raise TypeError(f"{type(self).__name__} neither is instant nor compiles to steps")

    def say(self, w: Words) -> list[Clause]:
        """The effect in words, as clauses that the renderer joins into sentences."""
        raise TypeError(f"{type(self).__name__} has no wording")

    def __rshift__(self, other: Effect) -> Effect:
        return Seq((*_parts(self), *_parts(other)))


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, Seq) else (effect,)


class Condition:
    """Something that is true or not at the moment it matters."""

    asks = False

    def test(self) -> Test:
        raise TypeError(f"{type(self).__name__} cannot be tested without asking")

    def branch(self, c: Compiler, otherwise: Label) -> None:
        """Emit steps that fall through when the condition holds and jump to `otherwise` when it does not."""
        c.jump_unless(self.test(), otherwise)

    def say_if(self, w: Words) -> str:
        """The condition as it stands before what depends on it: a keyword ("Echo:") or a clause ("If ...,")."""
        raise TypeError(f"{type(self).__name__} has no wording")


class Amount:
    """A number that is counted when it is needed."""

    def count(self) -> Count:
        raise TypeError(f"{type(self).__name__} cannot be counted")


@dataclass(frozen=True)
class Fixed(Amount):
    n: int

    def count(self) -> Count:
        n = self.n
        return lambda s, me, src, x: n


@dataclass(frozen=True)
class Handed(Amount):
    """The number that came with what happened: so much health as was gained, so much damage as was dealt."""

    def count(self) -> Count:
        return lambda s, me, src, x: x


@dataclass(frozen=True)
class Nothing(Effect):
    """Does nothing; the identity of sequences."""

    def instant(self) -> Instant:
        return lambda s, me, src, x: None

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class Seq(Effect):
    """One after another, from top to bottom."""

    parts: tuple[Effect, ...]

    def instant(self) -> Instant | None:
        quick: list[Instant] = []
        for part in self.parts:
            one = part.instant()
            if one is None:
                return None
            quick.append(one)
        if len(quick) == 2:
            first, second = quick

            def both(s: Any, me: int, src: int, x: int) -> None:
                first(s, me, src, x)
                second(s, me, src, x)

            return both

        def all_of_them(s: Any, me: int, src: int, x: int) -> None:
            for one in quick:
                one(s, me, src, x)

        return all_of_them

    def compile(self, c: Compiler) -> None:
        for part in self.parts:
            c.effect(part)

    def say(self, w: Words) -> list[Clause]:
        return [clause for part in self.parts for clause in part.say(w)]


@dataclass(frozen=True)
class If(Effect):
    """Only if the condition holds at this moment."""

    condition: Condition
    then: Effect

    def instant(self) -> Instant | None:
        then = self.then.instant()
        if then is None or self.condition.asks:
            return None
        test, do = self.condition.test(), then

        def if_so(s: Any, me: int, src: int, x: int) -> None:
            if test(s, me, src):
                do(s, me, src, x)

        return if_so

    def compile(self, c: Compiler) -> None:
        otherwise = Label()
        self.condition.branch(c, otherwise)
        c.effect(self.then)
        c.mark(otherwise)

    def say(self, w: Words) -> list[Clause]:
        return w.led(self.condition.say_if(w), self.then.say(w))


@dataclass(frozen=True)
class Instead(Effect):
    """The base effect, or the last of the alternatives whose condition holds, in its place."""

    base: Effect
    alternatives: tuple[tuple[Condition, Effect], ...]

    def instant(self) -> Instant | None:
        base = self.base.instant()
        if base is None:
            return None
        ladder: list[tuple[Test, Instant]] = []
        for condition, effect in reversed(self.alternatives):
            do = effect.instant()
            if do is None or condition.asks:
                return None
            ladder.append((condition.test(), do))
        otherwise = base

        def best(s: Any, me: int, src: int, x: int) -> None:
            for test, do in ladder:
                if test(s, me, src):
                    do(s, me, src, x)
                    return
            otherwise(s, me, src, x)

        return best

    def compile(self, c: Compiler) -> None:
        end = Label()
        for condition, effect in reversed(self.alternatives):
            otherwise = Label()
            condition.branch(c, otherwise)
            c.effect(effect)
            c.jump(end)
            c.mark(otherwise)
        c.effect(self.base)
        c.mark(end)

    def say(self, w: Words) -> list[Clause]:
        clauses = [replace(clause, apart=True) for clause in self.base.say(w)]
        for condition, effect in self.alternatives:
            clauses += w.led(condition.say_if(w), [c.instead_of_that() for c in effect.say(w)])
        return clauses


@dataclass(frozen=True)
class Repeat(Effect):
    """The same effect a number of times."""

    times: Amount
    effect: Effect

    def compile(self, c: Compiler) -> None:
        left, count = c.slot(), self.times.count()
        again, done = Label(), Label()

        def start(s: Any, f: Frame) -> None:
            f[left] = count(s, f[ME], f[SRC], f[X])

        def one_less(s: Any, f: Frame) -> None:
            if f[left] <= 0:
                f[PC] = done.at
            else:
                f[left] -= 1

        c.emit(start)
        c.mark(again)
        c.emit(one_less)
        c.effect(self.effect)
        c.jump(again)
        c.mark(done)


def walk(node: Any) -> Iterator[Any]:
    """Every dataclass node of a tree, the root first."""
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        for field in fields(node):
            yield from walk(getattr(node, field.name))


def rewrite(node: Any, rule: Callable[[Any], Any]) -> Any:
    """The tree with `rule` applied to every node, leaves first. Used where a mode reads cards differently."""
    if isinstance(node, tuple):
        return tuple(rewrite(part, rule) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    if not isinstance(node, (Effect, Condition, Amount)):
        return node
    changed = {f.name: rewrite(getattr(node, f.name), rule) for f in fields(node) if f.init}
    return rule(replace(node, **changed))

"""What has to be there for an effect to be carried out at all, and what is said where it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from sudi.kernel.effects import Effect, Seq
from sudi.kernel.law import Case, Check
from sudi.kernel.machine import X

from ...law.domains import Arg, name_of, source

# (state, me, source, x), as effects are carried out.
Holds: TypeAlias = Callable[[Any, int, int, int], Any]


@dataclass(frozen=True)
class Need:
    """One thing that has to be there: what an effect is paid with, whom it is done to, a space.

    In its sentence `{card}` is the card with the text and `{it}` the one that it is about.
    """

    rule: str
    holds: Holds
    cs: str
    en: str
    values: Callable[[Any, int, int, int], dict[str, Any]] | None = None
    by: Callable[[Any, int, int, int], Iterable[int]] | None = None

    def check(self, x: Arg, src: Arg = source) -> Check:
        """The same for an option; `x` tells what the effect would be handed, `src` whose text it is."""
        by, values, holds = self.by, self.values, self.holds

        def words(c: Case) -> dict[str, Any]:
            found = {"card": name_of(c, src(c))}
            if "{it}" in self.cs:
                found["it"] = name_of(c, x(c))
            return {**found, **values(c.s, c.me, src(c), x(c))} if values is not None else found

        return Check(
            self.rule,
            lambda c: holds(c.s, c.me, src(c), x(c)),
            self.cs,
            self.en,
            by=(lambda c: by(c.s, c.me, src(c), x(c))) if by is not None else lambda c: (),
            values=words,
        )


def possible(effect: Effect, s: Any, me: int, src: int, x: int) -> bool:
    """Can the effect be carried out at all? What is paid and what is chosen has to be there."""
    if isinstance(effect, Seq):
        for part in effect.parts:  # noqa: SIM110 - a generator costs more than these few parts
            if not possible(part, s, me, src, x):
                return False
        return True
    usable = getattr(effect, "usable", None)
    return usable is None or bool(usable(s, me, src, x))


def always_possible(effect: Effect) -> bool:
    """Has the effect nothing that has to be there?"""
    return not isinstance(effect, Seq) and getattr(effect, "usable", None) is None


def needs_of(effect: Effect) -> tuple[Need, ...]:
    """Everything that has to be there for an effect; `possible` asks the same by a short way."""
    if isinstance(effect, Seq):
        return tuple(need for part in effect.parts for need in needs_of(part))
    found = getattr(effect, "needs", None)
    return tuple(found()) if found is not None else ()


def needed(effect: Effect, x: Arg, src: Arg = source) -> tuple[Check, ...]:
    return tuple(need.check(x, src) for need in needs_of(effect))


def handed(c: Case) -> int:
    """What the effect that asks was handed itself."""
    return int(c.f[X])

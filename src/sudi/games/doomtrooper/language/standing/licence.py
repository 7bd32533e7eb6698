"""Leave to attack whom nobody else may: one's own warriors, and those whom a text keeps from being attacked by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.wording import NOM, Words, upper

from ...state import DoomState
from ...words import trait_nouns
from ...words import vocabulary as v
from ..marks import ANY_FOE, CONVERTS
from ..select import traits_of
from .rule import Mark
from .subject import subject

_BITS = v.ORGANISATION_BITS


@dataclass(frozen=True)
class AnyFoe(Mark):
    """May attack any other warrior in play, even one of its own side."""

    name: str = ANY_FOE
    topic: ClassVar[str] = "licence"

    def allows(self, s: DoomState, source: int, attacker: int, defender: int) -> bool:
        return True

    def say(self, w: Words) -> str:
        text = subject(
            self.scope,
            w,
            ("smí napadnout kteréhokoli jiného bojovníka ve hře, i z vlastní strany a bez ohledu na příslušnost",) * 2,
            ("may attack any other warrior in play, even of its own side and whatever its affiliation",) * 2,
        )
        return upper(text + self.tail(w)) + "."


@dataclass(frozen=True)
class Dissension(AnyFoe):
    """Members of the corporation that was chosen may attack one another."""

    def allows(self, s: DoomState, source: int, attacker: int, defender: int) -> bool:
        bit = _BITS[s.noted[source] - 1] if s.noted[source] else 0
        return bool(traits_of(s, attacker) & traits_of(s, defender) & bit)

    def say(self, w: Words) -> str:
        return w.pick(
            "Členové této korporace smějí napadat jeden druhého, i v rámci jedné strany.",
            "Members of this corporation may attack one another, even on the same side.",
        )


@dataclass(frozen=True)
class Feud(AnyFoe):
    """Warriors of these two affiliations may attack each other."""

    one: int = 0
    other: int = 0

    def allows(self, s: DoomState, source: int, attacker: int, defender: int) -> bool:
        mine, theirs = traits_of(s, attacker), traits_of(s, defender)
        return bool((mine & self.one and theirs & self.other) or (mine & self.other and theirs & self.one))

    def say(self, w: Words) -> str:
        one, other = (trait_nouns.said(kind, w, NOM) for kind in (self.one, self.other))
        return upper(
            w.pick(
                f"{one} a {other} se smějí napadat navzájem, i v rámci jedné strany.",
                f"{one} and {other} may attack each other, even on the same side.",
            )
        )


@dataclass(frozen=True)
class ConvertsUpTo(Mark):
    """Turns so many non-attack actions of each of its player's turns into attacks of these warriors."""

    name: str = CONVERTS
    most: int = 0

    def say(self, w: Words) -> str:
        whose = trait_nouns.said(self.n, w, NOM)
        return w.pick(
            f"Ve svém kole smíš až {self.most} neútočné akce změnit na útočné, nad svůj běžný útok; útočí při nich jen "
            f"{whose}.",
            f"In your turn you may turn up to {self.most} non-attack actions into attack actions, beside your normal "
            f"attack; only {whose} attack with them.",
        )

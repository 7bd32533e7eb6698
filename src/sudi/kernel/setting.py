"""What can be asked of a game before it begins: its modes and the values of its set-up, everything in words as well."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from .decision import seat_name
from .wording.text import Bilingual

Weight = Literal["light", "medium", "heavy"]
WEIGHTS: dict[Weight, Bilingual] = {
    "light": Bilingual("lehká", "light"),
    "medium": Bilingual("střední", "medium"),
    "heavy": Bilingual("náročná", "heavy"),
}


@dataclass(frozen=True)
class Mode:
    """A way to play: its name, for how many people, and what it is called."""

    name: str
    players: tuple[int, ...]
    title: Bilingual


@dataclass(frozen=True)
class Value:
    """A value of the set-up, as it is written and as people call it; some are for certain modes or for more players."""

    value: Any
    text: Bilingual
    modes: tuple[str, ...] = ()  # none named: every mode that has the setting
    players: int = 1  # so many at least

    def fits(self, mode: str, players: int) -> bool:
        return (not self.modes or mode in self.modes) and players >= self.players


AT_RANDOM = Value("random", Bilingual("náhodně", "at random"))
NO_YES = (Value(False, Bilingual("ne", "no")), Value(True, Bilingual("ano", "yes")))
# Who begins, perhaps.
SEATS = tuple(Value(seat_name(n), Bilingual(f"{n + 1}. místo", f"seat {n + 1}"), players=n + 1) for n in range(4))


@dataclass(frozen=True)
class Rival:
    """Something that a player can bring and that is compared with others of its kind: a leader, a deck, a relic."""

    setting: str  # that names something for each seat
    values: tuple[str, ...]  # what is written there, in turns from deal to deal
    never: tuple[str, ...] = ()  # what whoever plays it may not do: `card:x`
    beside: Mapping[str, Any] = field(default_factory=dict)  # other values of the set-up


@dataclass(frozen=True)
class Setting:
    """A named value of the set-up.

    It takes one of its `values`, a whole number within its `span`, something for each seat (so many of `each`), or a
    text of one's `own`; where it takes neither of the last three, its values are all there is.
    """

    name: str
    default: Any
    says: Bilingual
    values: tuple[Value, ...] = ()
    span: tuple[int, int] | None = None
    each: Mapping[str, Bilingual] = field(default_factory=dict)
    each_of: int = 1
    own: Bilingual | None = None
    modes: tuple[str, ...] = ()  # the modes in which it means something; none named: all
    needs: tuple[str, Any] | None = None  # it means something only where this other setting has this value

    @property
    def choices(self) -> tuple[Any, ...]:
        """All it can be; nothing where there is more than a list can hold."""
        return () if self.each or self.own else tuple(one.value for one in self.values)

    def text(self, value: Any) -> Bilingual:
        """A value in words."""
        if isinstance(value, tuple):
            texts = [self.text(one) for one in value]
            return Bilingual(", ".join(t.cs for t in texts), ", ".join(t.en for t in texts))
        for one in self.values:
            if one.value == value and type(one.value) is type(value):
                return one.text
        return self.each.get(value) or Bilingual(str(value), str(value))

    def has(self, mode: str) -> bool:
        return not self.modes or mode in self.modes


def by_name(*settings: Setting) -> dict[str, Setting]:
    return {setting.name: setting for setting in settings}

"""May this be done; if not, which rule and which card says so.

Cards carry permissions. The strongest one in force decides: "cannot" beats "can", "always" beats "cannot", "never"
beats "always". A refusal is a value with a rule id, the cards that forbid and both texts, never just False.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from .standing import InForce, Standing, in_force, lasts
from .values import Scope
from .wording.text import Bilingual

CAN, CANNOT, ALWAYS, NEVER = 1, 2, 3, 4


@dataclass(frozen=True)
class Permission(Standing):
    """Allows or forbids an action on what is in its scope."""

    action: str
    scope: Scope
    strength: int = CANNOT
    rule: str = ""
    topic: ClassVar[str] = "permission"

    def key(self) -> str:
        return "may " + self.action

    def about_itself(self) -> bool:
        return self.scope.itself


@dataclass(frozen=True)
class Refusal:
    """A no, with its reason."""

    rule: str
    text: Bilingual
    cards: tuple[str, ...] = ()
    depth: int = 0  # how far the checks got; of several refusals the deepest is the telling one
    vague: bool = False  # nothing more particular could be said than that nobody asks for it


def forbidden(s: Any, action: str, actor: int, target: int) -> tuple[Permission, int] | None:
    """The permission (and its card) that forbids the action, or None if it may be done."""
    key = "may " + action
    if not s.t.standing_masks.get(key, 0) & s.live and not (s.lasting and lasts(s, key)):
        return None
    return forbidden_by(s, in_force(s, key), actor, target)


def forbidden_by(s: Any, rules: list[InForce], actor: int, target: int) -> tuple[Permission, int] | None:
    """The same for permissions that have been looked up already: whoever asks about many targets does so once."""
    strongest: tuple[Permission, int] | None = None
    for rule, seat, card, aim, _ in rules:
        aimed = (aim < 0 or aim == target) and rule.scope.covers(s, seat, card, actor, target)
        if aimed and (strongest is None or rule.strength > strongest[0].strength):
            strongest = (rule, card)
    if strongest is None or strongest[0].strength in (CAN, ALWAYS):
        return None
    return strongest

"""Attacks that take more actions than one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import in_force, lasts
from sudi.kernel.wording import ACC, Words, upper

from ...state import DoomState
from ...words.nouns import ACTION
from ..counting import serves
from ..marks import ATTACK_TAKES
from ..select import WARRIORS, Who
from .rule import Rule
from .subject import subject


@dataclass(frozen=True)
class AttackTakes(Rule):
    """An attack of whoever it is about, on one of these, takes so many actions."""

    n: int = 2
    whom: Who = WARRIORS
    topic: ClassVar[str] = "actions of an attack"

    def key(self) -> str:
        return ATTACK_TAKES

    def say(self, w: Words) -> str:
        count = w.count(self.n, ACTION, ACC)
        spends = subject(self.scope, w, ("musí za útok", "musejí za útok"), ("has to spend", "have to spend"))
        whom = "" if self.whom is WARRIORS else self.whom.say(w, ACC)
        on = w.pick(f" na {whom}", f" to attack {whom}") if whom else w.pick("", " to attack")
        return upper(w.pick(f"{spends}{on} vydat {count}{self.tail(w)}.", f"{spends} {count}{on}{self.tail(w)}."))


def attack_actions(s: DoomState, attacker: int, defender: int) -> int:
    """How many actions this attack takes."""
    if not s.t.standing_masks.get(ATTACK_TAKES, 0) & s.live and not (s.lasting and lasts(s, ATTACK_TAKES)):
        return 1
    return max(
        [
            rule.n
            for rule, seat, source, target, _ in in_force(s, ATTACK_TAKES)
            if rule.reaches(s, seat, source, target, attacker)
            and (rule.whom is WARRIORS or rule.whom.fits(s, seat, source, defender))
            and (
                s.t.is_warrior[source]
                or serves(s, source, seat, attacker if s.bearer[source] == attacker else defender)
            )
        ],
        default=1,
    )


def exerted(s: DoomState, attacker: int, defender: int) -> bool:
    """Has the player on turn the actions that the attack takes, the last one being the attack itself?"""
    needed = attack_actions(s, attacker, defender)
    if needed == 1:
        return True
    left = s.actions if s.actions and s.attacks else s.actions + bool(s.bonus_attacks)
    return s.side[attacker] == s.turn and needed <= left

"""Cards of the set Inquisition about attacks: two in one action, out of cover, with another player's warrior."""

from __future__ import annotations

from ...language.effects.attacks.massed import Manipulate
from ...language.marks import DIFFERENT, LATE_CHARGE, SECOND_TARGET
from ...language.scopes import BEARER
from ...language.select import THEIRS, YOURS, Who
from ...language.standing.boosts import Boost
from ...language.standing.rule import Mark, mark
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import equipment, fortification, spell
from ..types import ACTIONS

CARDS = (
    equipment(
        "panzerknacker",
        "AG-17 „Panzerknacker“",
        "AG-17 “Panzerknacker”",
        tr.SHOOT_WEAPON | tr.ASSAULT_RIFLE,
        Boost(IN_PLAY, BEARER, shoot=4),
        mark(SECOND_TARGET, BEARER, n=DIFFERENT),
        to=tr.BAUHAUS,
    ),
    fortification("sewers", "Stoky", "Sewers", "kohort", Mark(IN_PLAY, Who(tr.HERETIC, whose=YOURS), name=LATE_CHARGE)),
    spell(
        "greater_manipulation",
        "Vyšší manipulace",
        "Greater Manipulation",
        tr.MANIPULATION,
        when=ACTIONS,
        aim=Who(whose=THEIRS),
        play=Manipulate(),
    ),
)

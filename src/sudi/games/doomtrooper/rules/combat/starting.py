"""Beginning a combat, and lining up the one that follows."""

from __future__ import annotations

from sudi.kernel.machine import Frame, push
from sudi.kernel.standing import Standing

from ...law.combat.attacks import STANDARD
from ...law.combat.course import NEXT
from ...state import DoomState
from ...words.vocabulary import programs


def start_combat(
    s: DoomState,
    me: int,
    kind: int,
    only: int = -1,
    whom: int = -1,
    given: tuple[Standing, int, int] | None = None,
    number: int = 0,
) -> None:
    """DTR-241: the player declares that an action of this kind is a combat; `only`: with this warrior.

    `whom`: against this one, whom a card has named; `given`: a rule that the attacker has in that combat, set up by
    this seat with this card.
    """
    s.struck[me] += kind != STANDARD and whom < 0
    gift = (s.t.rule_ids(given[0]), *given[1:], number) if given is not None else 0
    push(s, programs.by_name["combat"], me, only, kind, 0, (), 0, 0, 0, whom + 1, (), gift, 0)


def follow_up(s: DoomState, f: Frame, attacker: int, defender: int, carried: bool = False) -> None:
    """When this combat is over, these two meet; `carried`: what was played on the attacker still holds then."""
    f[NEXT] = (*(f[NEXT] or ()), (s.side[attacker], attacker, defender, int(carried), 0))

"""What goes with a combat: suits of armour that a weapon destroys, machines that blow themselves up."""

from __future__ import annotations

from ...language.counting import counts
from ...language.marks import STRIPS_ARMOUR
from ...language.ratings import value
from ...language.reach import reaching
from ...language.select import opponent_of
from ...state import DoomState, attachments, in_play
from ...words import traits as tr
from ..leaving import die, sacrifice
from ..points import pay_for_kill


def strip_armour(s: DoomState) -> None:
    """Whoever faces a weapon that destroys armour loses all of it for good."""
    if not s.t.standing_masks.get(STRIPS_ARMOUR, 0) & s.live:
        return
    fighters = [s.attacker, s.defender, *(helper for helper, _ in s.helpers)]
    for one in fighters:
        foe = opponent_of(s, one)
        if foe >= 0 and _pierces(s, foe):
            for card in attachments(s, one):
                if s.t.traits[card] & tr.ARMOUR_SUIT:
                    sacrifice(s, card)


def _pierces(s: DoomState, warrior: int) -> bool:
    return any(
        rule.reaches(s, seat, source, target, warrior) and counts(s, source, seat, warrior)
        for rule, seat, source, target, _ in reaching(s, STRIPS_ARMOUR, warrior)
    )


def blow_up(s: DoomState, warrior: int, foe: int) -> None:
    """Nothing saves it; the points go to the opponent as usual."""
    owner, prize = s.side[warrior], value(s, warrior)
    earner = -1 if foe < 0 else s.side[foe] if s.side[foe] >= 0 else s.t.owner[foe]
    killer = foe if foe >= 0 and in_play(s, foe) else -1
    die(s, warrior, killer)
    if earner >= 0:
        pay_for_kill(s, earner, killer, warrior, owner, prize)

"""When a combat is over: who was hurt by whom, and who took part."""

from __future__ import annotations

from typing import Any

from sudi.kernel.decision import BITS, MASK
from sudi.kernel.log import note
from sudi.kernel.triggers import collect

from ...cards.types import EQUIPMENT, RELIC
from ...language.aboard import mates_of
from ...language.counting import marked
from ...language.marks import AFTERMATH, NO_AFTERMATH, SELF_DESTRUCTS
from ...language.select import opponent_of
from ...language.twins import set_wounded
from ...state import WOUNDED, DoomState, in_play
from ...words import vocabulary as v
from ..happenings import FOUGHT, HURT, SUFFERED, Waiting, begin_in_order

Hit = tuple[int, int, int, bool]  # striker, victim, the victim's player, was it killed?
Fighter = tuple[int, int, int]  # a participant, whom it faced, the tactic
KILLED, IN_COMBAT = 1, 2  # what else a hit says, as a set
HOW = 2  # bits for that


def about(striker: int, victim: int, how: int) -> int:
    """A hit as the one number that a trigger is handed."""
    return (striker << BITS | victim) << HOW | how


def how_of(n: int) -> int:
    """Was the victim killed, and was it in a combat?"""
    return n & (1 << HOW) - 1


def striker_of(n: int) -> int:
    return n >> HOW >> BITS


def victim_of(n: int) -> int:
    return n >> HOW & MASK


def hurt(s: DoomState, warrior: int) -> None:
    """The warrior is wounded in a combat, with all who are one with it there."""
    for one in (warrior, *mates_of(s, warrior)):
        set_wounded(s, one)
        note(s, v.L_WOUNDED, s.side[one], one)


def hits_of(s: DoomState, hit_a: int, hit_d: int, prizes: Any) -> list[Hit]:
    """What the combat that is about to be put away has done."""
    found: list[Hit] = []
    for victim, fate, striker in ((hit_d, s.fate_d, s.attacker), (hit_a, s.fate_a, s.defender)):
        if fate == WOUNDED and in_play(s, victim):
            found.append((striker, victim, s.side[victim], False))
    return found + [(killer, victim, owner, True) for victim, killer, owner, *_ in prizes or ()]


def fighters_of(s: DoomState) -> list[Fighter]:
    if s.attacker < 0 or s.tactic < 0:
        return []
    pairs = [(s.attacker, s.defender), (s.defender, s.attacker)]
    for helper, helped in s.helpers:
        pairs.append((helper, s.defender if helped == s.attacker else s.attacker))
    return [(one, other, s.tactic) for one, other in pairs]


def sobered(s: DoomState) -> dict[int, int]:
    """Whoever receives a wound when the combat is over, because of what it has taken or done in it; and who earns the
    points if that kills it (-1: nobody)."""
    found = {e[3]: e[4] - 1 for e in s.lasting if AFTERMATH in s.t.rule_keys[e[0]]}
    return {w: earner for w, earner in found.items() if in_play(s, w) and not marked(s, NO_AFTERMATH, w)}


def doomed(s: DoomState) -> list[tuple[int, int]]:
    """Whoever is killed when the combat is over whatever its blows have done, and whom it faced."""
    found = [e[3] for e in s.lasting if SELF_DESTRUCTS in s.t.rule_keys[e[0]]]
    return [(w, opponent_of(s, w)) for w in dict.fromkeys(found) if in_play(s, w)]


def watched(s: DoomState) -> bool:
    masks = s.t.standing_masks
    return bool(s.live & (masks.get(HURT, 0) | masks.get(FOUGHT, 0) | masks.get(SUFFERED, 0)))


def tell(s: DoomState, hits: list[Hit], fighters: list[Fighter], how: int = IN_COMBAT) -> None:
    """Begin whatever waits for the outcome."""
    waiting: Waiting = []
    for striker, victim, owner, killed in hits:
        if in_play(s, striker):
            waiting += collect(s, HURT, owner, victim, about(striker, victim, how | killed))
        if how & IN_COMBAT and not killed:
            waiting += collect(s, SUFFERED, owner, victim, about(striker, victim, how))
    for one, other, tactic in fighters:
        found = collect(s, FOUGHT, one, other, tactic)
        waiting += [(rule, seat, card, other, subject) for rule, seat, card, _, subject in found]
    begin_in_order(s, waiting)


def gear_of(s: DoomState, warrior: int) -> int:
    """The equipment and the relics of a warrior, as a set."""
    bearer, kinds = s.bearer, s.t.type
    return sum(1 << c for zone in s.attached for c in zone if bearer[c] == warrior and kinds[c] in (EQUIPMENT, RELIC))

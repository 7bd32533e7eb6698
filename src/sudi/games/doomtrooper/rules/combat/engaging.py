"""Where a combat begins and where it leaves somebody impaled."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import ME, Frame
from sudi.kernel.standing import last
from sudi.kernel.view import show

from ...language.counting import marked
from ...language.marks import BUGGED, FENCED, FORFEIT, IMPALES, ONE_ATTACK
from ...language.ratings import RATING
from ...language.standing.duties import NO_MORE_ATTACKS
from ...law.combat.capability import fires_from_cover
from ...law.combat.course import GIVEN, HIT_A, HIT_D
from ...law.combat.orders import obey
from ...state import ATTACHED, DoomState, attachments, in_play, put
from ...words import vocabulary as v
from ...words.ratings import ARMOUR
from ..leaving import clear, discard, strip, wound


def engage(s: DoomState, f: Frame, attacker: int, defender: int) -> None:
    if s.covered >> attacker & 1 and not fires_from_cover(s, attacker):
        s.covered &= ~(1 << attacker)
        note(s, v.L_LEAVES, f[ME], attacker)
    s.attacker, s.defender = attacker, defender
    if s.t.standing_masks.get(ONE_ATTACK, 0) & s.live and marked(s, ONE_ATTACK, attacker):
        last(s, NO_MORE_ATTACKS, f[ME], attacker, attacker)
    if s.t.standing_masks.get(BUGGED, 0) & s.live and marked(s, BUGGED, attacker):
        for card in s.hand[s.side[attacker]]:
            show(s, card)
        note(s, v.L_HAND_SHOWN, s.side[attacker], attacker)
    if f[GIVEN]:
        rule, seat, source = f[GIVEN]
        s.lasting.append((rule, seat, source, attacker, 0))
    if s.lasting:
        obey(s, f[ME], attacker, defender)
    note(s, v.L_AGAINST, f[ME], attacker, defender)


def meet_fence(s: DoomState) -> None:
    """In a fight the attacker comes to the fence before the defender: a blow of that strength."""
    force = marked(s, FENCED, s.defender)
    armour = RATING[ARMOUR].of(s, s.attacker)
    if force:
        note(s, v.L_BLOW, s.side[s.defender], s.defender, force)
        note(s, v.L_ARMOUR, s.side[s.attacker], s.attacker, armour)
    if force and force >= armour:
        wound(s, s.attacker, -1, s.side[s.defender])


def lose_forfeits(s: DoomState) -> None:
    """Weapons that were struck out of somebody's hand after the first blow."""
    for entry in s.lasting[:]:
        if FORFEIT in s.t.rule_keys[entry[0]] and in_play(s, entry[3]):
            discard(s, entry[3])


GAINS = "gains"  # what such a rule sets up


def impale(s: DoomState, f: Frame) -> None:
    """Whom such a warrior has wounded lies under it from now on, neither wounded nor killed."""
    keys, rules = s.t.rule_keys, s.t.rules
    for striker, victim, fate in ((s.attacker, f[HIT_D], s.fate_d), (s.defender, f[HIT_A], s.fate_a)):
        entry = next((e for e in s.lasting if e[3] == striker and IMPALES in keys[e[0]]), None) if fate else None
        if entry is None or not in_play(s, striker) or any(s.t.is_warrior[c] for c in attachments(s, striker)):
            continue
        if striker == s.attacker:
            s.fate_d = 0
        else:
            s.fate_a = 0
        strip(s, victim)
        clear(s, victim)
        s.bearer[victim] = striker
        put(s, victim, ATTACHED, s.side[striker], by=s.t.owner[victim])
        s.away |= 1 << victim
        s.live &= ~(1 << victim)
        note(s, v.L_ATTACHES, s.side[striker], victim, striker)
        last(s, getattr(rules[entry[0]], GAINS), s.side[striker], striker, striker, s.t.value[victim])

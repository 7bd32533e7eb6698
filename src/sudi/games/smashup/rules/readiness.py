"""Which bases are ready to be scored (SMU-056), looked up quickly."""

from __future__ import annotations

from sudi.kernel.effects import Fixed
from sudi.kernel.standing import cards_of
from sudi.kernel.values import ADD, Modifier, Numbers

from ..language.amounts import OnOthersTurns, OtherOwnMicrobots, SameNameHere
from ..language.numbers import BREAKPOINT, POWER
from ..language.scopes import MinionsHere, OwnMicrobots
from ..state import SmashState
from ..tables import SmashTables

MOST_GAINS = 1 << 12


def ready(s: SmashState) -> list[int]:
    """SMU-056: the places whose minions together reach the breakpoint."""
    t = s.t
    if s.lasting:
        return reached(s, POWER.table(s), BREAKPOINT.table(s))
    changing = t.changing_power & s.live
    if not changing:
        return reached(s, t.power, t.breakpoint)
    # Most of the time no base is near its breakpoint, and it need not be worked out who is how strong.
    fixed, here, everywhere = t.gains.get(changing) or most_gained(t, changing)
    if everywhere:
        for minions in s.minions:
            fixed += everywhere * len(minions)
    near = reached(s, t.power, t.breakpoint, fixed, here)
    return reached(s, POWER.table(s), t.breakpoint) if near else near


def reached(s: SmashState, powers: Numbers, needed: Numbers, more: int = 0, each: int = 0) -> list[int]:
    """The places where these powers, with so much more at all and for each minion, reach what is needed."""
    found, minions = [], s.minions
    for place, base in enumerate(s.bases):
        here, total = minions[place], more  # a breakpoint lowered to 0 is reached by nobody at all
        if each:
            total += each * len(here)
        for minion in here:
            total += powers[minion]
        if base and total >= needed[base[0]]:
            found.append(place)
    return found


def most_gained(t: SmashTables, changing: int) -> tuple[int, int, int]:
    """The most power that the rules of these cards can add at one place: at all, for each minion there, and for each
    minion in play."""
    cards = cards_of(changing)
    fixed = here = everywhere = 0
    for card in cards:
        for rule in t.carried["power"][card]:
            assert isinstance(rule, Modifier)
            if rule.operation != ADD:  # nothing else makes a minion stronger
                continue
            if isinstance(rule.amount, OtherOwnMicrobots):
                everywhere += 1
            elif isinstance(rule.amount, SameNameHere):
                fixed += len([other for other in cards if t.kind[other] == t.kind[card]])
            elif isinstance(rule.scope, (MinionsHere, OwnMicrobots)):
                here += most(rule)
            else:
                fixed += most(rule)
    if len(t.gains) >= MOST_GAINS:
        t.gains.clear()
    t.gains[changing] = fixed, here, everywhere
    return fixed, here, everywhere


def most(rule: Modifier) -> int:
    """What it gives one minion at most."""
    if not isinstance(rule.amount, (Fixed, OnOthersTurns)):
        raise TypeError(f"how much can {type(rule.amount).__name__} add at most? See most_gained")
    return rule.amount.n

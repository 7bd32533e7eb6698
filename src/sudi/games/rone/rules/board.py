"""The numbers of a player's board: gaining and losing armour, life, spare parts, tokens, resources; damage.

Rules and effects share them. None of them asks.
"""

from __future__ import annotations

from sudi.kernel.wording import Noun

from ..state import CAP, RoneState
from ..words import lexicon, log
from ..words.names import BREAK, KIND_WORD, MELEE, RANGED
from .bags import DAMAGE, RESOURCES
from .end.falling import fall

ARMOUR, LIFE, PARTS, REROLLS = "armour", "life", "parts", "rerolls"
GAIN_NOUNS: dict[str, Noun] = {
    ARMOUR: lexicon.ARMOUR,
    LIFE: lexicon.LIFE,
    PARTS: lexicon.PART,
    REROLLS: lexicon.REROLL,
}
_PREPARED = {MELEE: log.L_MELEE, RANGED: log.L_RANGED, BREAK: log.L_BREAK}


# ---- the board ----
def gain_armour(s: RoneState, seat: int, card: int, n: int) -> None:
    """RON-006: never above 18; what would go beyond is lost."""
    had = s.armor[seat]
    s.armor[seat] = had + n if had + n < CAP else CAP
    if s.log is not None and n:
        s.log.append((log.L_ARMOUR, seat, card, s.armor[seat] - had, -1))


def gain_life(s: RoneState, seat: int, card: int, n: int) -> None:
    """RON-007."""
    had = s.life[seat]
    s.life[seat] = had + n if had + n < CAP else CAP
    if s.log is not None and n:
        s.log.append((log.L_LIFE, seat, card, s.life[seat] - had, -1))


def gain_parts(s: RoneState, seat: int, card: int, n: int) -> None:
    s.parts[seat] += n
    if s.log is not None and n:
        s.log.append((log.L_PARTS, seat, card, n, -1))


def gain_rerolls(s: RoneState, seat: int, card: int, n: int) -> None:
    """RON-016."""
    s.rerolls[seat] += n
    if s.log is not None and n:
        s.log.append((log.L_REROLL, seat, card, n, -1))


def gain_resources(s: RoneState, seat: int, card: int, kind: int, n: int) -> None:
    """RON-252: to be spent this turn, or stored at its end."""
    s.resources[seat] += RESOURCES.one[kind] * n
    if s.log is not None:
        s.log += [(log.L_RESOURCE, seat, card, KIND_WORD + kind, -1)] * n


def gain_research(s: RoneState, seat: int, n: int) -> None:
    s.research[seat] += n
    if s.log is not None:
        s.log.append((log.L_RESEARCH, seat, -1, n, -1))


def lose_research(s: RoneState, seat: int, n: int) -> None:
    lost = n if n < s.research[seat] else s.research[seat]
    s.research[seat] -= lost
    if s.log is not None and lost:
        s.log.append((log.L_RESEARCH_LESS, seat, -1, lost, -1))


# What takes something is told: a card, or the seat that attacks (`by`).
def lose_armour(s: RoneState, seat: int, n: int, card: int, by: int = -1) -> int:
    """RON-128, RON-258: as much as there is; the rest is ignored. Returns the rest."""
    lost = n if n < s.armor[seat] else s.armor[seat]
    s.armor[seat] -= lost
    if s.log is not None and lost:
        s.log.append((log.L_HIT_ARMOUR if by < 0 else log.L_STRUCK_ARMOUR, seat, card, lost, by))
    return n - lost


def lose_life(s: RoneState, seat: int, n: int, card: int, by: int = -1, line: int = log.L_HIT_LIFE) -> None:
    """RON-008, RON-068, RON-257: whoever has no life left falls, whatever the armour."""
    if n <= 0:
        return
    had = s.life[seat]
    s.life[seat] = had - n if n < had else 0
    if s.log is not None:
        s.log.append((line if by < 0 else log.L_STRUCK_LIFE, seat, card, had - s.life[seat], by))
    if n >= had:
        fall(s, seat)


def suffer(s: RoneState, seat: int, kind: int, n: int, card: int, by: int = -1) -> None:
    """RON-128 to RON-131: ranged damage goes past the armour, melee damage through it, destruction only at it."""
    if kind == RANGED:
        lose_life(s, seat, n, card, by)
        return
    rest = lose_armour(s, seat, n, card, by)
    if kind == MELEE:
        lose_life(s, seat, rest, card, by)


def prepare_damage(s: RoneState, seat: int, card: int, kind: int, n: int) -> None:
    """RON-D08: damage of effects is collected and dealt in phase 6."""
    s.damage[seat] += n * DAMAGE.one[kind]
    if s.log is not None:
        s.log.append((_PREPARED[kind], seat, card, n, -1))


GAINS = {ARMOUR: gain_armour, LIFE: gain_life, PARTS: gain_parts, REROLLS: gain_rerolls}


def collected(s: RoneState, seat: int) -> int:
    """All damage of this turn so far: of effects, and printed on the cards still in the played zone (RON-092)."""
    harm, total = s.t.harm, s.damage[seat]
    for card in s.played[seat]:
        total += harm[card]
    return DAMAGE.less(total, s.spent[seat]) if s.spent[seat] else total

"""What tells who will win beside the declared fields: how much the Summoners can still take, what stands on the
battlefield, and what it threatens to do in its next turn.

Of each number one's own less the rival's.
"""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ..language.numbers import LIFE, STRENGTH
from ..rules import board as b
from ..state import ATTACKS_A_TURN, SPACES_A_MOVE, WarState

NAMES = (  # in the order of `features`
    "summoner",
    "frail",
    "units",
    "champions",
    "strength",
    "life",
    "structures",
    "pressure",
    "deadly",
    "advance",
)

# What people call them.
FEATURES = {
    "summoner": Bilingual("životy Vyvolavače", "life of the Summoner"),
    "units": Bilingual("jednotky na bojišti", "units on the battlefield"),
    "strength": Bilingual("síla jednotek", "strength of the units"),
    "pressure": Bilingual("hrozba Vyvolavači protivníka", "threat to the opponent's Summoner"),
}

FAR = 8  # spaces from the enemy Summoner; what is farther does not advance


def _of(s: WarState, seat: int) -> tuple[float, ...]:
    t = s.t
    cards = [s.board[q] for q in b.spaces(s.held[seat])]
    enemy = t.summoner[1 - seat]
    goal = s.at[enemy]
    units = champions = strength = life = structures = advance = 0.0
    own = 0
    blows: list[float] = []
    for card, most in zip(cards, LIFE.of_many(s, cards), strict=True):
        left = max(0, most - s.damage[card])
        if t.is_summoner[card]:
            own = left
        elif t.is_unit[card]:
            units += 1
            champions += not t.is_common[card]
            life += left
        else:
            structures += left
    fighters = [card for card in cards if t.is_unit[card]]
    for card, n in zip(fighters, STRENGTH.of_many(s, fighters), strict=True):
        far = b.distance(s.at[card], goal)
        strength += n
        advance += n * max(0, FAR - far) / FAR
        if far <= SPACES_A_MOVE + t.reach[card]:
            melee = t.melee[card]
            blows.append(n * (sum(t.symbols[0]) if melee else sum(t.symbols[1])) / len(t.faces))
    blows.sort(reverse=True)
    harm = sum(blows[:ATTACKS_A_TURN])
    left = max(1, LIFE.of(s, enemy) - s.damage[enemy])
    return (
        own / 4,
        -2.0 / max(1, own),
        units / 3,
        champions,
        strength / 6,
        life / 8,
        structures / 8,
        harm / 3,
        min(2.0, harm / left),
        advance / 3,
    )


def features(s: WarState, seat: int) -> tuple[float, ...]:
    return tuple(own - other for own, other in zip(_of(s, seat), _of(s, 1 - seat), strict=True))

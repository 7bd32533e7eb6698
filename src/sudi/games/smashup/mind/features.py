"""What tells who will win beside the declared fields: how the bases stand, the nearer to scoring the more it counts.

Of each number one's own less that of the best of the others.
"""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ..language.numbers import BREAKPOINT, totals
from ..state import GOAL, SmashState, controller

NAMES = ("breaking", "close", "open", "power", "minions", "lasting", "goal")  # in the order of `features`

# What people call them.
FEATURES = {
    "breaking": Bilingual("body ze základen, které se teď bodují", "points of the bases that score now"),
    "close": Bilingual("body ze základen blízko zlomu", "points of the bases close to breaking"),
    "power": Bilingual("síla na základnách", "power on the bases"),
}

CLOSE = 6  # power that a base may lack and still be close
FINISH = 4  # points before the goal from which on every one counts more


def _paid(powers: list[int], prizes: tuple[int, int, int]) -> list[int]:
    """What each seat would get if the base scored as it stands."""
    found = []
    for power in powers:
        rank = sum(other > power for other in powers)
        found.append(prizes[rank] if power > 0 and rank < 3 else 0)
    return found


def features(s: SmashState, seat: int) -> tuple[float, ...]:
    t, seats = s.t, range(s.t.seats)
    rows = [[0.0] * len(NAMES) for _ in seats]
    for place, base in enumerate(s.bases):
        if not base:
            continue
        for card in s.actions[place]:
            rows[controller(s, card)][5] += 1
        if not s.minions[place]:
            continue
        for card in s.minions[place]:
            rows[controller(s, card)][4] += 0.5
        powers = totals(s, place)
        missing = BREAKPOINT.of(s, base[0]) - sum(powers)
        kind = 0 if missing <= 0 else 1 if missing <= CLOSE else 2
        for one, (power, points) in enumerate(zip(powers, _paid(powers, t.cards[base[0]].vp), strict=True)):
            rows[one][kind] += points / 2
            rows[one][3] += power / 5
    for one in seats:
        rows[one][6] = max(0, s.vp[one] - GOAL + FINISH) / 2
    others = [rows[one] for one in seats if one != seat]
    return tuple(own - max(other[at] for other in others) for at, own in enumerate(rows[seat]))

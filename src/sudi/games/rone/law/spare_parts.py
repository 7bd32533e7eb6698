"""What spare parts buy, and at which price (RON-015, RON-018, RON-D34)."""

from __future__ import annotations

from functools import lru_cache

from sudi.kernel.law import Case, Check, Choice, Domain, Question, active_seat, stop
from sudi.kernel.wording import Bilingual

from ..state import LEAST_UPGRADE, RoneState
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import (
    DISCOVER_PART,
    DRILL,
    RECRUIT_PART,
    RECYCLE_PART,
    REFRESH_PART,
    REROLL_PART,
    SACRIFICE_PART,
    STARTER_PART,
    UPGRADE_PART,
)
from .extra_actions import EXTRA
from .phases import WAITING

PRICES = {
    DRILL: 1,
    REROLL_PART: 1,
    RECYCLE_PART: 1,
    STARTER_PART: 1,
    RECRUIT_PART: 2,
    SACRIFICE_PART: 2,
    REFRESH_PART: 2,
}


def upgrade_price(s: RoneState, seat: int) -> int:
    """RON-018, RON-D34: each own research token makes it dearer; it never costs less than 1."""
    return max(LEAST_UPGRADE, LEAST_UPGRADE + s.research[seat] - discount(s, seat))


def discount(s: RoneState, seat: int) -> int:
    """What cards in the base take off the price of an upgrade."""
    bonus = s.t.upgrade_bonus
    return sum(bonus[card] for card in s.base[seat])


def discover_price(s: RoneState, seat: int) -> int:
    """Two for each technology in the base, at least two."""
    is_technology = s.t.is_technology
    return 2 * max(1, sum(is_technology[c] for c in s.base[seat]))


def price(s: RoneState, seat: int, action: int) -> int:
    if action == UPGRADE_PART:
        return upgrade_price(s, seat)
    return discover_price(s, seat) if action == DISCOVER_PART else PRICES[action]


# ---- buying ----
def _price(c: Case) -> dict[str, int]:
    return {"cost": price(c.s, c.me, c.a), "have": c.s.parts[c.me]}


def _affordable(c: Case) -> bool:
    return price(c.s, c.me, c.a) <= int(c.s.parts[c.me])


def _technologies(c: Case) -> int:
    return sum(c.s.t.is_technology[card] for card in c.s.base[c.me])


BUY = Choice(
    v.BUY,
    Domain(
        lambda c: range(len(v.PART_WORDS)),
        "RON-015",
        cs="Náhradními díly se platí akce na hráčské desce",
        en="Spare parts pay for the actions on the player board",
    ),
    checks=(
        Check(
            "RON-018",
            lambda c: c.a != UPGRADE_PART or not c.s.research[c.me] or _affordable(c),
            cs="{a} stojí {cost:part} (žetony výzkumu: {tokens}, sleva: {less}); máš {have:part}.",
            en="{a} costs {cost:part} (research tokens: {tokens}, discount: {less}); you have {have:part}.",
            by=lambda c: [card for card in c.s.base[c.me] if c.s.t.upgrade_bonus[card]],
            values=lambda c: {**_price(c), "tokens": c.s.research[c.me], "less": discount(c.s, c.me)},
        ),
        Check(
            "RON-015",
            lambda c: c.a != DISCOVER_PART or not _technologies(c) or _affordable(c),
            cs="{a} stojí {cost:part}, podle technologií v základně ({n}); máš {have:part}.",
            en="{a} costs {cost:part}, by the technologies in your base ({n}); you have {have:part}.",
            values=lambda c: {**_price(c), "n": _technologies(c)},
        ),
        Check(
            "RON-015",
            _affordable,
            cs="{a} stojí {cost:part} a máš {have:part}.",
            en="{a} costs {cost:part} and you have {have:part}.",
            values=_price,
        ),
    ),
)
SPENDING = Question(
    q.ASK_PARTS,
    (BUY, EXTRA, stop(v.FINISH), WAITING),
    "RON-094",
    active_seat,
    Bilingual("ve fázi náhradních dílů tvého kola", "in the spare-parts phase of your turn"),
)


# ---- the short way ----
@lru_cache(maxsize=1 << 12)
def affordable(parts: int, upgrade: int, discover: int) -> tuple[int, ...]:
    prices = {**PRICES, UPGRADE_PART: upgrade, DISCOVER_PART: discover}
    return tuple(v.BUY(action) for action in sorted(prices) if prices[action] <= parts)


def purchases(s: RoneState, seat: int) -> tuple[int, ...]:
    parts = s.parts[seat]
    return affordable(parts, upgrade_price(s, seat), discover_price(s, seat)) if parts else ()

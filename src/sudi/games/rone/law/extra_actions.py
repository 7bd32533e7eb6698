"""What the four extra actions of the Invasion board cost, and which can be paid now (RON-191 to RON-194)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check, Choice, Domain
from sudi.kernel.wording import LANGUAGES, Bilingual, Words

from ..rules.bags import DAMAGE
from ..rules.board import collected
from ..state import P_DAMAGE, P_MAIN, P_PARTS, RoneState
from ..words import vocabulary as v
from ..words.lexicon import damage_words
from ..words.names import MELEE, RANGED
from ..words.vocabulary import FALSE_SIGNAL, INTERDICTION, SABOTAGE, WRECK

SYMBOLS = {SABOTAGE: (MELEE, 2), INTERDICTION: (RANGED, 2)}
ARMOUR_PRICE, PARTS_PRICE = 3, 4
ACTIONS = (SABOTAGE, INTERDICTION, FALSE_SIGNAL, WRECK)


def symbols(s: RoneState, me: int) -> int:
    """RON-D24: damage that can pay an extra action now."""
    if s.phase == P_DAMAGE:
        return s.damage[me]
    return collected(s, me) if s.phase == P_MAIN else 0


def _damage_paid(c: Case) -> bool:
    if c.a not in SYMBOLS:
        return True
    kind, n = SYMBOLS[c.a]
    return DAMAGE.get(symbols(c.s, c.me), kind) >= n


def _damage_price(c: Case) -> dict[str, int | Bilingual]:
    kind, n = SYMBOLS[c.a]
    price = Bilingual(*(damage_words(Words(lang), kind, n) for lang in LANGUAGES))
    return {"price": price, "have": DAMAGE.get(symbols(c.s, c.me), kind)}


EXTRA = Choice(
    v.EXTRA,
    Domain(
        lambda c: ACTIONS if c.s.t.coop else (),
        "RON-191",
        cs="Dodatečné akce jsou na desce Invaze, jen v kooperativní kampani",
        en="Extra actions stand on the Invasion's board, in the co-operative campaign only",
    ),
    checks=(
        Check(
            "RON-D24",
            lambda c: c.a not in SYMBOLS or c.s.phase in (P_MAIN, P_DAMAGE),
            cs="{a} se platí zraněním, a to v hlavní fázi nebo při udělení zranění.",
            en="{a} is paid with damage, in the main phase or when damage is dealt.",
        ),
        Check(
            "RON-192",
            _damage_paid,
            cs="{a} stojí {price}; v tomto kole máš {have}.",
            en="{a} costs {price}; this turn you have {have}.",
            values=_damage_price,
        ),
        Check(
            "RON-204",
            lambda c: c.a != FALSE_SIGNAL or c.s.diverted[c.me] >= ARMOUR_PRICE,
            cs="{a} stojí {n:armour}, které při zisku odložíš stranou; odloženo máš {have:armour}.",
            en="{a} costs {n:armour} that you set aside when you gain it; you have set aside {have}.",
            values=lambda c: {"n": ARMOUR_PRICE, "have": c.s.diverted[c.me]},
        ),
        Check(
            "RON-D24",
            lambda c: c.a != WRECK or c.s.phase == P_PARTS,
            cs="{a} se platí náhradními díly, a to až ve fázi náhradních dílů.",
            en="{a} is paid with spare parts, in the phase of spare parts only.",
        ),
        Check(
            "RON-192",
            lambda c: c.a != WRECK or c.s.parts[c.me] >= PARTS_PRICE,
            cs="{a} stojí {n:part} a máš {have:part}.",
            en="{a} costs {n:part} and you have {have:part}.",
            values=lambda c: {"n": PARTS_PRICE, "have": c.s.parts[c.me]},
        ),
    ),
)


# ---- the short way ----
def can_pay(s: RoneState, me: int, action: int) -> bool:
    if action == FALSE_SIGNAL:
        return s.diverted[me] >= ARMOUR_PRICE
    if action == WRECK:
        return s.phase == P_PARTS and s.parts[me] >= PARTS_PRICE
    kind, n = SYMBOLS[action]
    return DAMAGE.get(symbols(s, me), kind) >= n


def extra_options(s: RoneState, me: int) -> list[int]:
    return [v.EXTRA(action) for action in ACTIONS if can_pay(s, me, action)]

"""What damage may be dealt now: portions, and what the Invasion and its base can take (RON-195 to RON-200, RON-D43)."""

from __future__ import annotations

from typing import Any

from sudi.kernel.law import Case, Check, Choice, Domain, Question, active_seat, stop
from sudi.kernel.wording import Bilingual

from ..rules.bags import DAMAGE
from ..rules.invasion.stack import armour_left, life_left, scenario, shielded
from ..state import RoneState
from ..words import questions as q
from ..words import vocabulary as v
from ..words.lexicon import DAMAGE_WORDS
from ..words.names import BREAK, MELEE, RANGED
from .extra_actions import EXTRA, extra_options
from .phases import WAITING

ORDER = (BREAK, MELEE, RANGED)
PLENTY = 30


def order_matters(armour: int, damage: int) -> bool:
    """Melee first or armour destruction first: does the target lose more life one way?"""
    melee, break_ = DAMAGE.get(damage, MELEE), DAMAGE.get(damage, BREAK)
    return bool(melee and break_) and max(0, melee - armour) != max(0, melee - max(0, armour - break_))


def useful(s: RoneState, kind: int) -> int:
    """So much damage of a kind can the last deployed card take before it is defeated."""
    armour, life = armour_left(s), life_left(s)
    if kind == BREAK:
        return armour
    return armour + life if kind == MELEE else life + shielded(s)


def base_takes(s: RoneState, kind: int) -> int:
    """What the base can take now: ranged damage at any time, the rest only while no card is deployed."""
    if scenario(s).base_life is None or (s.deployed and kind != RANGED):
        return 0
    if kind == BREAK:
        return s.base_armor
    return s.base_life + (s.base_armor if kind == MELEE else 0)


# ---- dealing ----
def prepared(c: Case) -> int:
    """So much damage of the kind in question is still to be dealt."""
    return DAMAGE.get(c.s.damage[c.me], c.a)


def _amounts(c: Case) -> Any:
    """Numbers that somebody may think of; whether there is so much damage, a check tells."""
    return range(1, max(prepared(c), PLENTY) + 1)


def _have(c: Case) -> dict[str, Any]:
    return {"kind": DAMAGE_WORDS[c.a].text, "have": prepared(c)}


def _one_kind_left(c: Case) -> bool:
    return sum(bool(n) for n in DAMAGE.counts(c.s.damage[c.me])) == 1


KIND_TO_DEAL = Domain(
    lambda c: ORDER,
    "RON-294",
    cs="Uděluje se zranění na blízko, střelecké zranění nebo zničení brnění",
    en="Melee damage, ranged damage or armour destruction is dealt",
)
HOW_MUCH = Domain(_amounts, "RON-091", cs="Uděluje se aspoň 1 bod", en="At least 1 point is dealt")
ENOUGH = Check(
    "RON-091",
    lambda c: c.b <= prepared(c),
    cs="K udělení máš ({kind}): {have}.",
    en="You have to deal ({kind}): {have}.",
    values=_have,
)
DEAL = Choice(
    v.DEAL,
    KIND_TO_DEAL,
    HOW_MUCH,
    checks=(
        ENOUGH,
        Check(
            "RON-D08",
            lambda c: c.s.t.coop or not _one_kind_left(c) or c.b == prepared(c),
            cs="Zbývá jediný druh zranění ({kind}): udělí se najednou celé, tedy {have}.",
            en="Only one kind of damage is left ({kind}): all {have} of it is dealt at once.",
            values=_have,
        ),
        Check(
            "RON-198",
            lambda c: not c.s.t.coop or c.s.deployed,
            cs="Není nasazena žádná karta Invaze, kterou by zranění zasáhlo.",
            en="No Invasion card is deployed that damage could hit.",
        ),
        Check(
            "RON-197",
            lambda c: not c.s.t.coop or c.b <= useful(c.s, c.a),
            cs="Tohoto druhu snese {by} nejvýš {most}; zbytek si nech na další kartu.",
            en="{by} takes at most {most} of this kind; keep the rest for the next card.",
            by=lambda c: c.s.deployed[-1:],
            values=lambda c: {"most": useful(c.s, c.a)},
        ),
    ),
)
STRIKE = Choice(
    v.HIT_BASE,
    KIND_TO_DEAL,
    HOW_MUCH,
    checks=(
        Check(
            "RON-200",
            lambda c: c.s.t.coop and scenario(c.s).base_life is not None,
            cs="Není tu žádná základna, kterou by šlo zasáhnout.",
            en="There is no base here that could be hit.",
        ),
        ENOUGH,
        Check(
            "RON-200",
            lambda c: c.a == RANGED or not c.s.deployed,
            cs="Dokud je nasazena {by}, zasáhne základnu jen střelecké zranění.",
            en="While {by} is deployed, only ranged damage hits the base.",
            by=lambda c: c.s.deployed[-1:],
        ),
        Check(
            "RON-200",
            lambda c: c.b <= base_takes(c.s, c.a),
            cs="Základna snese z tohoto druhu nejvýš {most}.",
            en="The base takes at most {most} of this kind.",
            values=lambda c: {"most": base_takes(c.s, c.a)},
        ),
    ),
)
DEALING = Question(
    q.ASK_DAMAGE,
    (
        DEAL,
        STRIKE,
        EXTRA,
        stop(
            v.FINISH,
            Check(
                "RON-D08",
                lambda c: c.s.t.coop,
                cs="Proti hráčům se udělí všechno zranění; zbývá udělit: {have}.",
                en="Against players all damage is dealt; still to be dealt: {have}.",
                values=lambda c: {"have": DAMAGE.total(c.s.damage[c.me])},
            ),
        ),
        WAITING,
    ),
    "RON-091",
    active_seat,
    Bilingual("ve fázi udělení zranění", "in the damage phase of your turn"),
)


# ---- the short way ----
def portions(damage: int) -> list[int]:
    """RON-D08: portions of any size."""
    return [v.DEAL(kind, n) for kind in ORDER for n in range(1, DAMAGE.get(damage, kind) + 1)]


def invasion_options(s: RoneState, me: int) -> list[int]:
    """RON-195, RON-199, RON-200: the last deployed card, the base where the scenario has one, extra actions."""
    options: list[int] = []
    for kind in (MELEE, RANGED, BREAK):
        have = DAMAGE.get(s.damage[me], kind)
        if have and s.deployed:
            options += [v.DEAL(kind, n) for n in range(1, min(have, useful(s, kind)) + 1)]
        if have:
            options += [v.HIT_BASE(kind, n) for n in range(1, min(have, base_takes(s, kind)) + 1)]
    return options + extra_options(s, me)

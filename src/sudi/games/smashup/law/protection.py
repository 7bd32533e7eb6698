"""The gate for affecting a minion (SMU-100): what may be destroyed, returned, moved, put under a deck, laid upon."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sudi.kernel.law import Case, Check, barred
from sudi.kernel.permissions import forbidden_by
from sudi.kernel.standing import InForce, in_force
from sudi.kernel.wording import Bilingual

from ..state import SmashState, controller

DESTROY, RETURN, MOVE, BOTTOM, ATTACH = "destroy", "return", "move", "bottom", "attach"

Of: TypeAlias = Callable[[Case], int]


# ---- the declared checks ----
def gate(how: str, minion: Of = lambda c: c.a, cause: Of = lambda c: c.src) -> tuple[Check, ...]:
    """What the rules ask before a minion is affected, whatever card is the cause."""

    def banning(action: str, c: Case) -> int:
        bans = in_force(c.s, f"may {action}")
        ban = forbidden_by(c.s, bans, c.me, minion(c)) if bans else None
        return -1 if ban is None else ban[1]

    def by_others_action(c: Case) -> bool:
        return bool(c.s.t.is_action[cause(c)]) and controller(c.s, minion(c)) != c.me

    def guard(c: Case) -> int:
        return banning("affect", c) if by_others_action(c) else -1

    def shielded(c: Case) -> bool:
        m = minion(c)
        return by_others_action(c) and (cause(c), c.s.at[m], controller(c.s, m)) in c.s.shielded

    def names(c: Case) -> dict[str, Bilingual]:
        return {"minion": c.s.t.cards[minion(c)].name, "place": c.s.t.place_text(c.s, c.s.at[minion(c)])}

    indestructible = barred(
        "SMU-118",
        lambda c: banning("destroy", c),
        cs="Bojovníka {minion} nelze zničit: brání tomu {by}.",
        en="{minion} cannot be destroyed, because of {by}.",
        values=names,
    )
    unaffected = barred(
        "SMU-100",
        guard,
        cs="Akce jiných hráčů na bojovníka {minion} nepůsobí: chrání ho {by}.",
        en="Other players' actions do not affect {minion}, because of {by}.",
        values=names,
    )
    hidden = Check(
        "SMU-160",
        lambda c: not shielded(c),
        cs="Bojovníci tohoto hráče u základny {place} se před touto akcí ukryli; na bojovníka {minion} nepůsobí.",
        en="That player's minions at {place} have hidden from this action; it does not affect {minion}.",
        values=names,
    )
    return (indestructible, unaffected, hidden) if how == DESTROY else (unaffected, hidden)


# ---- the short way ----
def touchable(s: SmashState, how: str, minions: list[int], actor: int, cause: int) -> list[int]:
    """Those of the minions against which there is no 'cannot'. Most of the time nothing in play speaks against any."""
    if not s.shielded and not s.lasting and not s.t.protecting & s.live:
        return minions
    return unprotected(s, how, minions, actor, cause)


def unprotected(s: SmashState, how: str, minions: list[int], actor: int, cause: int) -> list[int]:
    if how == DESTROY:
        bans = in_force(s, "may destroy")
        if bans:
            minions = [m for m in minions if forbidden_by(s, bans, actor, m) is None]
    if s.t.is_action[cause]:
        bans = in_force(s, "may affect")
        if bans or s.shielded:
            minions = [m for m in minions if not _out_of_reach(s, bans, m, actor, cause)]
    return minions


def _out_of_reach(s: SmashState, bans: list[InForce], minion: int, actor: int, cause: int) -> bool:
    """Is the minion of another player kept from actions, or from this one?"""
    own = controller(s, minion)
    if actor == own:
        return False
    return (cause, s.at[minion], own) in s.shielded or forbidden_by(s, bans, actor, minion) is not None


def untouchable(s: SmashState, how: str, minion: int, actor: int, cause: int) -> bool:
    """Is there a 'cannot' against this? Such a minion is not even a target."""
    return not touchable(s, how, [minion], actor, cause)

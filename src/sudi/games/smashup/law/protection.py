"""The five ways a minion can be affected (SMU-100), and which minions there is a 'cannot' for."""

from __future__ import annotations

from sudi.kernel.permissions import forbidden_by
from sudi.kernel.standing import InForce, in_force

from ..state import SmashState, controller

DESTROY, RETURN, MOVE, BOTTOM, ATTACH = "destroy", "return", "move", "bottom", "attach"


# ---- affecting a minion ----
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

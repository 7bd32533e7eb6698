"""Options that are one and the same for whoever chooses: minions that nothing tells apart."""

from __future__ import annotations

from collections.abc import Hashable

from sudi.kernel.law import Case

from ..state import SmashState


def distinct(s: SmashState, minions: list[int]) -> list[int]:
    """Leave out minions that nothing tells apart: same card, player and base, nothing on them."""
    if s.lasting or len(minions) < 2:
        return minions
    kind, seen = s.t.kind, set()
    for m in minions:
        seen.add(kind[m])
    return minions if len(seen) == len(minions) else _distinct(s, minions)


def _distinct(s: SmashState, minions: list[int]) -> list[int]:
    burdened = []
    for actions in s.actions:
        for action in actions:
            burdened.append(s.on[action])
    kind, owner, at = s.t.kind, s.owner, s.at
    seen: dict[Hashable, int] = {}
    for m in minions:
        seen.setdefault(m if m in burdened else (kind[m], owner[m], at[m]), m)
    return list(seen.values())


def same_minion(c: Case) -> Hashable:
    """The same, as the law says it: what a minion is to whoever chooses it."""
    s, m = c.s, c.a
    if s.lasting or any(s.on[action] == m for actions in s.actions for action in actions):
        return m
    return s.t.kind[m], s.owner[m], s.at[m]

"""Which choices hurt whoever makes them: what a card, laid, played or used there, would do to its own player."""

from __future__ import annotations

from typing import Any

from sudi.kernel.law import Case

from ..language.effects.act import hurts
from ..language.lending import ability_at
from ..language.marks import AWAY, IMPRISONED, MISSING, SILENCED
from ..language.scopes import Bearer
from ..language.standing.boosts import Boost
from ..language.standing.rule import Mark, Trigger
from ..state import DoomState
from ..words.ratings import RATINGS


def burdens(rule: Any) -> bool:
    """Is whoever has a card with this rule on it the worse for it?"""
    if isinstance(rule, Mark):
        return rule.name in (IMPRISONED, SILENCED) or (rule.name == AWAY and rule.n == MISSING)
    return isinstance(rule, Boost) and isinstance(rule.scope, Bearer) and sum(getattr(rule, r) for r in RATINGS) < 0


def on_bearer(c: Case) -> bool:
    """The card would lie on this warrior, or is played on it."""
    s: DoomState = c.s
    printed = s.t.cards[c.a]
    own = c.b >= 0 and s.side[c.b] == c.me
    return hurts(printed.play, s, c.me, c.a, c.b) or (own and any(burdens(rule) for rule in printed.standing))


def at_player(c: Case) -> bool:
    """The card would lie before this player, or is played on one."""
    s: DoomState = c.s
    printed = s.t.cards[c.a]
    lasting = any(isinstance(rule, Trigger) and hurts(rule.do, s, c.me, c.a, c.b) for rule in printed.standing)
    return lasting or hurts(printed.play, s, c.me, c.a, c.b)


def just_so(c: Case) -> bool:
    """The card is played, aimed at nothing."""
    return hurts(c.s.t.cards[c.a].play, c.s, c.me, c.a, -1)


def by_ability(c: Case) -> bool:
    return hurts(ability_at(c.s, c.a, c.b).do, c.s, c.me, c.a, -1)

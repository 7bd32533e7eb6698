"""Reasons of games whose choices are not declared as questions yet; goes when the last one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decision import CARD, first
from .hearing import Heard
from .permissions import Refusal
from .reasons import Reasons
from .whereabouts import in_sight
from .wording.text import Bilingual

if TYPE_CHECKING:
    from .match import Match


def why_not(match: Match, heard: Heard) -> Refusal | None:
    s, game = match.state, match.game
    if s.seat < 0:
        return Refusal("", Bilingual("Partie už skončila.", "The match is over."))
    if heard.things and all(t.kind == CARD and not in_sight(s, t.value, s.seat) for t in heard.things):
        return Reasons(game, s, s.seat).about_thing(heard.things)
    if heard.things:
        meant = {thing.value for thing in heard.things if thing.kind == CARD}
        codes = [o for o in game.universe(s, s.seat) if game.verbs.of(o).a == CARD and first(o) in meant]
    else:
        codes = [one.verb(one.a or 0, one.b or 0) for one in heard.wanted]
    if any(code in s.options for code in codes):
        return None
    found = [r for code in codes if (r := game.refuse(s, s.seat, code)) is not None]
    if not found:
        return Refusal("", Bilingual("Na to se teď nikdo neptá.", "Nobody is asking for that now."))
    return max(found, key=lambda r: r.depth)

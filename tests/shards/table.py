"""Setting a table of Shards of Infinity for a test, in the player's language."""

from __future__ import annotations

from typing import Any

import sudi

Match = sudi.Match


def table(
    *players: dict[str, Any], mode: str = "duel", setup: dict[str, Any] | None = None, **common: Any
) -> sudi.Match:
    """A match at its play phase: one mapping per player (missing ones take defaults), the turn is p1's.

    Hands that are not given are empty here, so that a test sees only what it lays out.
    """
    count = {"duel": 2, "melee": 3, "teams": 4, "solo": 2, "free_for_all": 3}[mode]
    laid = [{"hand": [], **player} for player in players]
    laid += [{"hand": []} for _ in range(max(count, len(players)) - len(laid))]
    if mode == "solo":
        laid[1].pop("hand")
    return sudi.from_position({"game": "shards", "mode": mode, "players": laid, "setup": setup or {}, **common})


def options(match: sudi.Match) -> list[str]:
    return [o.name for o in match.decision.options] if match.decision else []


def zone(match: sudi.Match, name: str, seat: int | None = None) -> list[str]:
    """The cards of a zone by id: `zone(m, "hand", 0)`, `zone(m, "row")`."""
    cards = getattr(match.state, name)
    return [match.state.t.defs[c].id for c in (cards if seat is None else cards[seat])]


def play(match: sudi.Match, *choices: str) -> sudi.Match:
    """Make choices by name, one after another."""
    for choice in choices:
        match.choose(choice)
    return match

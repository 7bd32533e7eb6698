"""Setting a table of Shards of Infinity for a test, in the player's language."""

from __future__ import annotations

from typing import Any

import sudi

Match = sudi.Match
SEATS = {"duel": 2, "melee": 3, "teams": 4, "solo": 2, "free_for_all": 3}


def table(
    *players: dict[str, Any], mode: str = "duel", setup: dict[str, Any] | None = None, **common: Any
) -> sudi.Match:
    """A match at its play phase: one mapping per player (missing ones take defaults), the turn is p1's.

    Hands that are not given are empty here, so that a test sees only what it lays out.
    """
    count = SEATS[mode]
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


def holding(*cards: str, deck: list[str] | None = None, **player: Any) -> sudi.Match:
    """A duel in which p1 holds these cards and draws, if at all, only from the given deck (its top is the last).

    A Blaster is added: whoever has nothing left to do but end the turn is not asked, and the turn would be over.
    """
    return table({"hand": [*cards, "blaster"], "deck": deck or [], **player})


def standing(match: sudi.Match) -> dict[str, int]:
    """The counters that effects change, seen from the active player; other players' by seat name."""
    s = match.state
    counters = {"gems": s.gems, "power": s.power}
    for seat in range(s.t.seats):
        whose = "" if seat == s.turn else f"p{seat + 1}."
        counters |= {f"{whose}mastery": s.mastery[seat], f"{whose}health": s.health[seat]}
    return counters


def gained(match: sudi.Match, *choices: str) -> dict[str, int]:
    """Make choices within one turn and tell every counter they changed, cards drawn included; nothing else changed."""
    turn, before, read = match.state.turns, standing(match), len(match.log(match.state.turn))
    play(match, *choices)
    assert match.state.turns == turn, "the turn is over: leave the active player something to do"
    after = standing(match)
    changes = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    drawn = sum(entry.line == "draws" for entry in match.log(match.state.turn)[read:])
    return changes | ({"drawn": drawn} if drawn else {})


def relic_table(
    *players: dict[str, Any], mode: str = "duel", seats: int = 0, setup: dict[str, Any] | None = None, **common: Any
) -> sudi.Match:
    """A table with the expansion. Everybody holds a Crystal unless told otherwise, so that no turn passes by itself."""
    count = max(len(players), seats, SEATS[mode])
    laid = [{"hand": ["crystal"], **player} for player in players]
    laid += [{"hand": ["crystal"]} for _ in range(count - len(laid))]
    return table(*laid, mode=mode, setup={"expansion": True, **(setup or {})}, **common)


def lines(match: sudi.Match, kind: str) -> list[tuple[int, str | None, int]]:
    """The log lines of a kind as (seat, card, number), as a referee reads them."""
    events = [e for past in match.past() for e in past.events]
    cards, names = match.state.t.defs, match.game.lines.all
    return [(seat, cards[c].id if c >= 0 else None, n) for line, seat, c, n, _ in events if names[line].name == kind]


HOMODEUS_DECK = ["reactor_drone", "mining_drones", "kiln_drone", "korvus_legionnaire"] * 3
WRAETHE_DECK = ["wraethe_skirmisher", "nil_assassin", "shadow_apostle", "umbral_scourge"] * 3


def nemesis_turn(
    reveal: str,
    *row: str,
    player: dict[str, Any] | None = None,
    nemesis: dict[str, Any] | None = None,
    below: list[str] | None = None,
    setup: dict[str, Any] | None = None,
    **common: Any,
) -> sudi.Match:
    """A solo table whose player has just ended the turn: the nemesis (Tetra, unless told otherwise) reveals `reveal`.

    `row` lies in the centre row, `below` under the revealed card with its last card on top.
    """
    me = {"character": "decima", **(player or {})}
    foe = {"character": "tetra", **(nemesis or {})}
    centre = [*(HOMODEUS_DECK if below is None else below), *([reveal] if reveal else [])]
    match = relic_table(me, foe, mode="solo", row=list(row), centre=centre, setup=setup, **common)
    return play(match, "end")

"""The same table in short names, as players say them: `king_rex`, `tar_pits`, without faction and `base_`.

Whoever has nothing left to do in step 2 is not asked, and the turn goes on by itself. So the hands in card tests hold
a minion and an action: after one of them is played, the other one keeps the turn where it is.
"""

from __future__ import annotations

import re
from typing import Any

from sudi.games.smashup.language.numbers import BREAKPOINT, POWER
from sudi.games.smashup.state import controller
from sudi.games.smashup.words.factions import FACTION_IDS
from sudi.games.smashup.words.vocabulary import library

from . import table as long
from .table import Match

PREFIX = re.compile(rf"\b(?:base|{'|'.join(FACTION_IDS)})_")
A, B, C = "factory_436_1337", "rhodes_plaza_mall", "tortuga"  # three bases that stay quiet until they are scored

# As `extras=`: an extra play that the turn player has already; with one more card in hand the turn goes on.
ONE_MORE_ACTION = (1, -1, -1, 0, 0, -1, 0)
ONE_MORE_MINION = (0, -1, -1, 0, 0, -1, 0)


def short(name: str) -> str:
    return PREFIX.sub("", name)


FULL = {short(id): id for id in library.cards}
assert len(FULL) == len(library.cards)


def full(card: str) -> str:
    """The written form of a card in a position: `upgrade>king_rex`, `king_rex@p2`."""
    return re.sub(r"[a-z_]+[a-z_0-9]*", lambda m: FULL.get(m[0], m[0]), card)


def lay(
    *players: dict[str, Any],
    minions: dict[str, list[str]] | None = None,
    actions: dict[str, list[str]] | None = None,
    bases: list[str] | None = None,
    extras: tuple[int, ...] | None = None,
    **more: Any,
) -> Match:
    """`table` in short names. The bases A, B (and C) lie there unless others are named."""
    wide = [{k: [full(c) for c in v] if isinstance(v, list) else v for k, v in p.items()} for p in players]
    if "base_deck" in more:
        more["base_deck"] = [full(base) for base in more["base_deck"]]
    named = list(dict.fromkeys([*(bases or []), *(minions or {}), *(actions or {})]))
    named += [b for b in (A, B, C) if b not in named and full(b) not in more.get("base_deck", [])]
    named = named[: max(more.get("seats", 2), len(players)) + 1]
    match = long.table(
        *wide,
        bases=named,
        minions={base: [full(c) for c in cards] for base, cards in (minions or {}).items()},
        actions={base: [full(c) for c in cards] for base, cards in (actions or {}).items()},
        **more,
    )
    if extras is not None:
        match.state.extras = [extras]
    return match


def can(match: Match) -> list[str]:
    """What may be chosen now."""
    return [short(o.name) for o in match.decision.options] if match.decision else []


def picks(match: Match) -> list[str]:
    """What a question offers, without its verb and without declining."""
    return [option.partition(" ")[2] for option in can(match) if " " in option]


def minion_plays(match: Match) -> list[str]:
    """The ways to play a minion that are left in the turn the table was set in."""
    return [o for o in can(match) if o.startswith(("play", "raise"))] if match.state.turns == 0 else []


def action_plays(match: Match) -> list[str]:
    return [o for o in can(match) if o.startswith("act")] if match.state.turns == 0 else []


def asked(match: Match) -> tuple[int, str | None]:
    """Who is asked, and about which card."""
    decision = match.decision
    assert decision is not None
    return decision.seat, short(decision.card) if decision.card else None


def do(match: Match, *choices: str) -> Match:
    """Make choices, one after another."""
    for choice in choices:
        offered = can(match)
        assert choice in offered, f"{choice!r} is not among {offered}"
        match.choose(offered.index(choice))
    return match


def pile(match: Match, name: str, where: int | str | None = None) -> list[str]:
    return [short(card) for card in long.zone(match, name, where)]


def at(match: Match, base: str) -> list[str]:
    """The minions at a base."""
    return pile(match, "minions", base)


def on(match: Match, base: str) -> list[str]:
    """The actions at a base, on it or on its minions."""
    return pile(match, "actions", base)


def powers(match: Match, base: str) -> list[int]:
    """The power of each minion at a base, in the order in which they came."""
    s = match.state
    return POWER.of_many(s, s.minions[long.place(match, base)])


def breakpoint_of(match: Match, base: str) -> int:
    s = match.state
    return BREAKPOINT.of(s, s.bases[long.place(match, base)][0])


def vp(match: Match) -> list[int]:
    return list(match.state.vp)


def numbers(match: Match, name: str) -> list[int]:
    """How many cards everybody has in a zone."""
    return [len(cards) for cards in getattr(match.state, name)]


def controllers(match: Match, base: str) -> list[int]:
    """Whose the minions at a base are."""
    s = match.state
    return [controller(s, card) for card in s.minions[long.place(match, base)]]


def printed(faction: str) -> dict[str, tuple[int | None, int]]:
    """Power (None for an action) and copies of every card of a faction."""
    cards = [c for id, c in library.cards.items() if id.startswith(f"{faction}_")]
    return {short(c.id): (c.power if c.kind == "minion" else None, c.copies) for c in cards}


def names(faction: str) -> dict[str, str]:
    """The Czech names, which come from the rulebook or stand beside it."""
    return {short(id): c.name.cs for id, c in library.cards.items() if id.startswith(f"{faction}_")}


def seen(match: Match, viewer: int | None, seat: int, name: str) -> list[str | None]:
    """A zone of a seat as somebody may see it: None for a card that viewer does not know."""
    cards = match.view(viewer)["players"][seat][name]
    return [short(card["card"]) if card else None for card in cards]

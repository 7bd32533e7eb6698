"""Setting a table of RONE: Invaze for a test, in the player's language.

A die is written by the colour it shows: `rolled="BR--"` is a blue, a red and two blank dice. Decks, dumps and discard
piles have their top card last.
"""

from __future__ import annotations

from typing import Any

from sudi.games.rone.game import GAME
from sudi.games.rone.rules.bags import DAMAGE, RESOURCES
from sudi.games.rone.rules.workshop.dice import GIVES, die_word, side_shown, unfold
from sudi.kernel.match import Match
from sudi.kernel.written.position import from_position
from sudi.kernel.written.replay import new_match

SIDES = "-BRKGY"  # the faces of a new die in their order
BLANKS = "----"
# What a player answers who wants to get on; an answer that is not offered falls back to the first option.
HURRY = {
    "draw": "stop",
    "main": "end",
    "parts": "finish",
    "dump": "rest",
    "discard": "rest",
    "clear": "rest",
    "keep": "done",
    "damage": "finish",
}


def new(mode: str = "duel", players: int = 2, seed: int = 1, **setup: Any) -> Match:
    return new_match(GAME, mode, players, seed, setup)


def shown(rolled: str) -> list[int | None]:
    return [None if side == "?" else SIDES.index(side) + 1 for side in rolled]


def table(*players: dict[str, Any], mode: str = "duel", setup: dict[str, Any] | None = None, **common: Any) -> Match:
    """A match in p1's main phase: one mapping per player, missing ones take defaults.

    What is not given is empty: no hand, no base, no training ground, blank dice. A deck that is not given holds the
    starters that its player has nowhere else.
    """
    count = {"duel": 2, "extended": 2, "quick": 2, "teams": 4, "campaign": 1}[mode]
    laid = []
    for player in [*players, *({} for _ in range(count - len(players)))]:
        one = {"hand": [], "base": [], **player}
        one["shown"] = shown(one.pop("rolled", BLANKS))
        laid.append(one)
    if mode == "campaign":
        mentioned = str(common)
        deck = [card for card in DRONES if card not in mentioned][:6]
        common = {"inv_deck": deck, "inv_research": len(laid), "round": 1, **common}
    return from_position(GAME, {"game": "rone", "mode": mode, "players": laid, "setup": setup or {}, **common})


# Cards of the Invasion without a text and without wild rewards, for decks that a test does not care about.
DRONES = [
    *("enthralled_miner", "watch_drone", "hunter_drone", "medi_drone", "plasma_gunner", "mining_drill"),
    *("shield_bearer", "enthralled_miner", "watch_drone", "hunter_drone", "medi_drone", "plasma_gunner"),
]


def options(match: Match) -> list[str]:
    return [o.name for o in match.decision.options] if match.decision else []


def asked(match: Match) -> str:
    """The question on the table, by name; empty when the match is over."""
    return match.decision.name if match.decision else ""


def play(match: Match, *choices: str) -> Match:
    for choice in choices:
        match.choose(choice)
    return match


def zone(match: Match, name: str, seat: int | None = None) -> list[str]:
    cards = getattr(match.state, name)
    return [match.state.t.defs[c].id for c in (cards if seat is None else cards[seat])]


def stored(match: Match, seat: int = 0) -> dict[str, int]:
    return RESOURCES.show(match.state.stored[seat])


def resources(match: Match, seat: int = 0) -> dict[str, int]:
    return RESOURCES.show(match.state.resources[seat])


def damage(match: Match, seat: int = 0) -> dict[str, int]:
    return DAMAGE.show(match.state.damage[seat])


def screws(match: Match, card: str) -> int:
    return sum(match.state.screws[c] for c in match.state.t.instances(card))


def faces(match: Match, seat: int, die: int) -> list[int]:
    return list(unfold(match.state.dice[seat])[die])


def exhausted(match: Match, card: str) -> bool:
    return any(match.state.exhausted >> c & 1 for c in match.state.t.instances(card))


def hurry(match: Match, to: str = "", **answers: str) -> Match:
    """Answer everything as quickly as possible until the question `to` is asked (or the match is over)."""
    for _ in range(400):
        if match.decision is None or (to and asked(match) == to):
            return match
        wanted = {**HURRY, **answers}.get(asked(match).replace(" ", "_"), "")
        match.choose(wanted if wanted in options(match) else 0)
    raise AssertionError(f"{to!r} was never asked")


def end_turn(match: Match, **answers: str) -> Match:
    """From the main phase to the first question of the next turn."""
    turn = match.state.turns
    for _ in range(400):
        if match.decision is None or match.state.turns != turn:
            return match
        wanted = {**HURRY, **answers}.get(asked(match).replace(" ", "_"), "")
        match.choose(wanted if wanted in options(match) else 0)
    raise AssertionError("the turn does not end")


def standing(match: Match) -> dict[str, Any]:
    """Every number and pile that effects change; those of p1 by their names, those of others with the seat before."""
    s = match.state
    found: dict[str, Any] = {}
    for seat in range(s.t.seats):
        who = "" if seat == 0 else f"p{seat + 1}."
        for name in ("armor", "life", "parts", "rerolls", "research", "keeps"):
            found[who + name] = getattr(s, name)[seat]
        for name in ("hand", "deck", "discard", "dump", "ground", "base", "played"):
            found[who + name] = len(getattr(s, name)[seat])
        found |= {f"{who}{kind}": n for kind, n in DAMAGE.show(s.damage[seat]).items()}
        found |= {f"{who}gained {kind}": n for kind, n in RESOURCES.show(s.resources[seat]).items()}
        found |= {f"{who}stored {kind}": n for kind, n in RESOURCES.show(s.stored[seat]).items()}
        found[f"{who}screws"] = sum(s.screws[c] for c in s.ground[seat])
        found[f"{who}colours"] = sum(RESOURCES.total(g) for die in unfold(s.dice[seat]) for g in map(_gives, die))
        found[f"{who}exhausted"] = sum(s.exhausted >> c & 1 for c in s.base[seat])
    found["destroyed"] = len(s.destroyed_recruits) + len(s.destroyed_technologies)
    return found


def _gives(face: int) -> int:
    return GIVES[face]


def gained(match: Match, *choices: str) -> dict[str, Any]:
    """Make choices within one phase and tell everything they changed; nothing else changed."""
    before = standing(match)
    play(match, *choices)
    after = standing(match)
    names = before.keys() | after.keys()
    return {n: after.get(n, 0) - before.get(n, 0) for n in sorted(names) if after.get(n, 0) != before.get(n, 0)}


def die(match: Match, seat: int, number: int) -> int:
    """The word of a die in an option: its number and what it shows."""
    side = side_shown(match.state.shown[seat], number)
    return die_word(number, faces(match, seat, number)[side])


def lines(match: Match, kind: str) -> list[tuple[int, str | None, int]]:
    """The log lines of a kind as (seat, card, number), as a referee reads them."""
    events = [*match._opening, *(e for past in match.past() for e in past.events)]
    cards, names = match.state.t.defs, match.game.lines.all
    return [(seat, cards[c].id if c >= 0 else None, n) for line, seat, c, n, _ in events if names[line].name == kind]

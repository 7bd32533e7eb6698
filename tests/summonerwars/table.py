"""Setting a battlefield for a test, in the player's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import sudi
from sudi.games.summonerwars.cards.ready import READY
from sudi.games.summonerwars.rules import attack, board
from sudi.games.summonerwars.rules.dice import DICE
from sudi.games.summonerwars.setup import printed
from sudi.games.summonerwars.words.phases import PHASES

from .soundness import in_order

Match = sudi.Match

# Where a summoner stands if a test does not say: the corner farthest from everything.
CORNERS = ("A1", "F8")

FACES = {"MR": (1, 1, 0), "MS": (1, 0, 1), "RS": (0, 1, 1), "M": (1, 0, 0)}
PREFIXES = {ready.summoner.partition("_")[0]: faction for faction, ready in READY.items()}


def table(
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    board: dict[str, str] | None = None,
    *,
    decks: tuple[str, str] | None = None,
    phase: str = "summon",
    setup: dict[str, Any] | None = None,
    **common: Any,
) -> Match:
    """A match in a phase of p1's turn. One mapping per player: hand, deck (its top is the last), discard, magic ...

        table({"hand": ["fk_purge"]}, board={"C3": "fk_dragos", "C4": "cg_smeg@p2"}, phase="attack")

    `card@p2` is p2's; `card:3` has 3 damage, `card+2` has 2 boost on it (`fk_dragos@p2:3+1`). Summoners that are not
    on the board stand in far corners. Hands not given are empty, decks not given are the rest. Decks follow from
    the cards; mixed factions make a deck of the first card's faction with the foreign cards added by `more`.
    What else a position knows goes in as it is (`turn="p2"`, `taken={...}`).
    """
    laid = [{"hand": [], "magic": 0, **(p1 or {})}, {"hand": [], "magic": 0, **(p2 or {})}]
    spaces = dict(board or {})
    decks = decks or _decks(laid, spaces)
    for seat, (deck, corner) in enumerate(zip(decks, CORNERS, strict=True)):
        edition = (setup or {}).get("edition", "first")
        summoner = printed(READY[deck].summoner, edition).id if deck in READY else ""
        there = [c for c in spaces.values() if _plain(c)[0] == summoner and _seat(c) == seat]
        if summoner and not there:
            spaces[corner] = f"{summoner}@p{seat + 1}"
    damage, boost, cards = {}, {}, {}
    for space, written in spaces.items():
        id, hurt, more = _plain(written)
        cards[space] = f"{id}@p{_seat(written) + 1}"
        if hurt:
            damage[space] = hurt
        if more:
            boost[space] = more
    return sudi.from_position(
        {
            "game": "summonerwars",
            "setup": {"decks": list(decks), **(setup or {})},
            "players": laid,
            "board": cards,
            "damage": damage | common.pop("damage", {}),
            "boost": boost | common.pop("boost", {}),
            "phase": phase,
            **common,
        }
    )


def _seat(written: str) -> int:
    return 1 if "@p2" in written else 0


def _plain(written: str) -> tuple[str, int, int]:
    """A card's id, its damage and its boost."""
    rest, _, boost = written.partition("+")
    rest, _, damage = rest.partition(":")
    return rest.partition("@")[0], int(damage or 0), int(boost or 0)


def _decks(players: list[dict[str, Any]], spaces: dict[str, str]) -> tuple[str, str]:
    found: list[list[str]] = [[], []]
    for seat, player in enumerate(players):
        for zone_name in ("hand", "deck", "discard", "active"):
            found[seat] += [_faction(card) for card in player.get(zone_name, [])]
    for written in spaces.values():
        found[_seat(written)].append(_faction(_plain(written)[0]))
    for seat, factions in enumerate(found):
        kinds = list(dict.fromkeys(f for f in factions if f))
        assert len(kinds) <= 1, f"p{seat + 1} has cards of {kinds}: give the decks"
        found[seat] = kinds or ["fallen_kingdom"]
    return found[0][0], found[1][0]


def _faction(card: str) -> str:
    return PREFIXES.get(card.partition("_")[0], "")


@contextmanager
def dice(*rolls: str) -> Iterator[None]:
    """The next rolls show these faces: `with dice("MS MR", "M"):` (M melee, R ranged, S special)."""
    waiting = [tuple(DICE["standard"].index(FACES[face]) for face in roll.split()) for roll in rolls]
    usual = attack.throw

    def throw(s: Any, count: int) -> tuple[int, ...]:
        assert waiting, f"{count} dice are rolled and the test has no more rolls"
        roll = waiting.pop(0)
        assert len(roll) == count, f"{count} dice are rolled, not {len(roll)}"
        return roll

    attack.throw = throw  # type: ignore[assignment]
    try:
        yield
    finally:
        attack.throw = usual
    assert not waiting, f"these rolls were not made: {waiting}"


def options(match: Match) -> list[str]:
    return [o.name for o in match.decision.options] if match.decision else []


def play(match: Match, *choices: str) -> Match:
    """Make choices by name, one after another; the table is in order after each."""
    for choice in choices:
        match.choose(choice)
        in_order(match)
    return match


def settle(match: Match) -> Match:
    """Let effects that wait for the active player's order come one after another, as they lie."""
    while match.decision is not None and match.decision.name == "order":
        match.choose(0)
        in_order(match)
    return match


def at(match: Match, space: str) -> str | None:
    """The card on a space."""
    card = match.state.board[board.at(space)]
    return match.state.t.cards[card].id if card >= 0 else None


def number(match: Match, space: str) -> int:
    """The number of the card on a space."""
    card = int(match.state.board[board.at(space)])
    assert card >= 0, f"nothing is on {space}"
    return card


def hurt(match: Match, space: str) -> int:
    """The damage on the card on a space."""
    return int(match.state.damage[number(match, space)])


def boosts(match: Match, space: str) -> int:
    return int(match.state.boost[number(match, space)])


def side(match: Match, space: str) -> int:
    """Who controls the card on a space."""
    return match.state.t.holder_of(match.state, number(match, space))


def strength(match: Match, space: str) -> int:
    return match.explain(f"strength of {space}").total


def life(match: Match, space: str) -> int:
    return match.explain(f"life of {space}").total


def zone(match: Match, name: str, seat: int | None = None) -> list[str]:
    cards = getattr(match.state, name)
    return [match.state.t.defs[c].id for c in (cards if seat is None else cards[seat])]


def moves(match: Match, card: str) -> set[str]:
    """The spaces to which this card may move now: `moves(m, "fk_dragos@C3")`."""
    return {o.split()[-1] for o in options(match) if o.startswith(f"move {card} ")}


def targets(match: Match, card: str) -> set[str]:
    """The spaces that this card may attack now."""
    return {o.split("@")[-1] for o in options(match) if o.startswith(f"attack {card} ")}


def summons(match: Match, card: str) -> set[str]:
    return {o.split()[-1] for o in options(match) if o.startswith(f"summon {card} ")}


def builds(match: Match, card: str) -> set[str]:
    return {o.split()[-1] for o in options(match) if o.startswith(f"build {card} ")}


def ended(match: Match) -> tuple[int, ...]:
    """The seats that have won."""
    assert match.result is not None
    return match.result.winners


def until(match: Match, phase: str, seat: int = 0) -> Match:
    """End phases until a seat is in that phase."""
    while (match.state.turn, PHASES[match.state.phase]) != (seat, phase):
        play(match, "end")
    return match


def told(match: Match) -> list[str]:
    """The log in English, as a referee reads it after the match."""
    return [line.text("en") for line in match.log()]


def refused(match: Match, choice: str) -> str:
    """The rule that stands against a choice; its reason is told in two languages, and the choice is not made."""
    reason = match.why_not(choice)
    assert reason is not None, f"{choice} can be chosen"
    assert reason.text["cs"] != reason.text["en"]
    assert all(text.endswith(".") for text in (reason.text["cs"], reason.text["en"]))
    with pytest.raises(sudi.IllegalChoice):
        match.copy().choose(choice)
    return reason.rule

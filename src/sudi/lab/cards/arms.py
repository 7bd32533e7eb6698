"""The arms of a card test, for every family of games: a card that a seat has, and the same seat without it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.game import Game

from ..work.arm import ABSENT, LACKING, OFFERED, OWNED, Arm, Gift
from .exchanging import Deck

SWAPPED = "swapped"  # in a deck, for others of its kind
MOST_MATES = 12  # cards that take turns in the place of one


@dataclass(frozen=True)
class Trial:
    """One card: how it is tried, and the arms with and without it, by the seat that has it."""

    card: str
    how: str
    deck: str  # in which deck, "" where there is none
    with_it: tuple[Arm, ...]
    without: tuple[Arm, ...]


def trials(
    base: Arm, setup: dict[str, Any], cards: list[str] | None, how: str | None, decks: list[str] | None, copies: int
) -> list[Trial]:
    """The trials for these cards, or for all that can be tried."""
    game = game_by_name(base.game)
    for card in cards or ():
        if card not in game.library.cards:
            raise unknown(f"card of {game.name}", card, game.library.cards)
    if game.ready_decks():
        return _in_decks(game, base, setup, cards, decks, copies)
    ways = game.arrangements()
    if not ways:
        raise BadSetup(f"Cards of {game.name} cannot be tried one by one.")
    how = how or next(iter(ways))
    if how not in ways:
        raise unknown(f"way to try a card of {game.name}", how, ways)
    tried = [card for card in ways[how] if not cards or card in cards]
    there = {*_dealt(game, base, setup)}
    tried = [card for card in tried if card in there]
    if not tried:
        raise BadSetup("None of these cards can be tried in this set-up; see --how and --set.")
    make = {OWNED: _owned, OFFERED: _offered, LACKING: _lacking}[how]
    return [make(base, setup, card) for card in tried]


def _dealt(game: Game, base: Arm, setup: dict[str, Any]) -> list[str]:
    mode, players, values = game.setup(base.mode, base.players, setup)
    return list(game.tables_for(mode, players, values).card_ids)


def _owned(base: Arm, setup: dict[str, Any], card: str) -> Trial:
    """The seat has it instead of a card of its starting deck."""
    free = replace(base, setups=(setup,))
    given = tuple(replace(free, gifts=(Gift(OWNED, card, seat),)) for seat in range(base.players))
    return Trial(card, OWNED, "", given, (free,) * base.players)


def _offered(base: Arm, setup: dict[str, Any], card: str) -> Trial:
    """It lies where only this seat may take it; without, nobody meets it."""
    free = replace(base, setups=(setup,), gifts=(Gift(ABSENT, card),))
    given = []
    for seat in range(base.players):
        limits = tuple(() if other == seat else (f"card:{card}",) for other in range(base.players))
        given.append(replace(free, gifts=(Gift(OFFERED, card, seat),), limits=limits))
    return Trial(card, OFFERED, "", tuple(given), (free,) * base.players)


def _lacking(base: Arm, setup: dict[str, Any], card: str) -> Trial:
    """Its faction plays with it, and with others of the faction in its place; the other factions take turns."""
    game = game_by_name(base.game)
    rivals = next(iter(game.rivals(base.mode, base.players).values()))
    faction = next(name for name in rivals if name == card.partition("_")[0])
    others = [name for name in rivals if name != faction]
    with_it, without = [], []
    for seat in range(base.players):
        setups = []
        for n in range(len(others)):
            order = others[n:] + others[:n]
            pairs = [f"{order[2 * k]}+{order[2 * k + 1]}" for k in range(1, base.players)]
            pairs.insert(seat, f"{faction}+{order[0]}")
            setups.append({**setup, "boxes": 2, next(iter(rivals.values())).setting: pairs})
        free = replace(base, setups=tuple(setups))
        with_it.append(free)
        without.append(replace(free, gifts=(Gift(LACKING, card, seat),)))
    return Trial(card, LACKING, faction, tuple(with_it), tuple(without))


def _in_decks(
    game: Game, base: Arm, setup: dict[str, Any], cards: list[str] | None, decks: list[str] | None, copies: int
) -> list[Trial]:
    """In each ready-made deck the card as it is, and others of its kind in the place of so many copies."""
    ready = game.ready_decks()
    for name in decks or ():
        if name not in ready:
            raise unknown("deck", name, ready)
    names = decks or [*ready]
    found = []
    for name in names:
        deck = Deck(game, game.deck_text(name))
        rivals = [other for other in ready if other != name]
        for card in sorted(deck.chosen):
            if cards and card not in cards:
                continue
            many = min(copies, deck.chosen[card])
            texts = [t for mate in deck.mates(card, many)[:MOST_MATES] if (t := deck.exchanged(card, mate, many))]
            if texts:
                found.append(_swapped(base, setup, card, name, texts, rivals))
        for card in cards or ():
            if card not in deck.chosen and (trial := _added(base, setup, deck, card, name, rivals, copies)):
                found.append(trial)
    if not found:
        raise BadSetup("None of these cards fits into these decks; name others with --decks.")
    return found


def _swapped(base: Arm, setup: dict[str, Any], card: str, deck: str, texts: list[str], rivals: list[str]) -> Trial:
    turns = max(len(texts), len(rivals))
    return Trial(
        card,
        SWAPPED,
        deck,
        tuple(_seated(base, setup, seat, [deck], rivals, turns) for seat in range(base.players)),
        tuple(_seated(base, setup, seat, texts, rivals, turns) for seat in range(base.players)),
    )


def _added(
    base: Arm, setup: dict[str, Any], deck: Deck, card: str, name: str, rivals: list[str], copies: int
) -> Trial | None:
    """A card that the deck has not, in the place of others."""
    texts = [text for out in sorted(deck.chosen) if (text := deck.exchanged(out, card, min(copies, deck.chosen[out])))]
    if not texts:
        return None
    texts = texts[:: max(1, len(texts) // MOST_MATES)][:MOST_MATES]
    turns = max(len(texts), len(rivals))
    seats = range(base.players)
    given = tuple(_seated(base, setup, seat, texts, rivals, turns) for seat in seats)
    return Trial(card, SWAPPED, name, given, tuple(_seated(base, setup, seat, [name], rivals, turns) for seat in seats))


def _seated(base: Arm, setup: dict[str, Any], seat: int, own: list[str], rivals: list[str], turns: int) -> Arm:
    setups = []
    for n in range(turns):
        decks = [rivals[(n + k) % len(rivals)] for k in range(base.players - 1)]
        decks.insert(seat, own[n % len(own)])
        setups.append({**setup, "decks": decks})
    return replace(base, setups=tuple(setups))

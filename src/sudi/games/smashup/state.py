"""The state of a match of Smash Up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sudi.kernel.state import (
    EVERYONE,
    NOBODY,
    OWNER,
    CardSet,
    Entries,
    PerCard,
    PerPlayer,
    PerSlot,
    QuickPerCard,
    State,
    Zone,
    card_set,
    counter,
    entries,
    flag,
    named,
    passing,
    per_card,
    whose,
    zone,
)

from .words.factions import FACTION_IDS

if TYPE_CHECKING:
    from .tables import SmashTables


GOAL = 15  # SMU-002
HAND_SIZE = 5  # SMU-018
HAND_LIMIT = 10  # SMU-045
CARDS_A_TURN = 2  # SMU-044
DROWSY, ASLEEP = 1, 2  # parts of `asleep`: plays no actions in the own next turn, in this one (ruling R27)


class SmashState(State):
    t: SmashTables

    first: int = whose()
    vp: PerPlayer[int] = counter()
    faction_a: PerPlayer[int] = named(FACTION_IDS)
    faction_b: PerPlayer[int] = named(FACTION_IDS)

    # Of an ordered zone the last card is the top.
    hand: PerPlayer[Zone] = zone(seen_by=OWNER, pool="own", where=("v ruce", "in hand"))
    deck: PerPlayer[Zone] = zone(seen_by=NOBODY, ordered=True, pool="own", where=("v dobíracím balíčku", "in the deck"))
    discard: PerPlayer[Zone] = zone(seen_by=EVERYONE, where=("v odhazovacím balíčku", "in the discard pile"))
    # One base in each place, or none when the base deck ran out.
    bases: PerSlot[Zone] = zone(seen_by=EVERYONE, where=("na stole", "on the table"))
    minions: PerSlot[Zone] = zone(seen_by=EVERYONE, ordered=True, where=("u základny {place}", "at {place}"))
    # On the base, or on a minion there (see `on`).
    actions: PerSlot[Zone] = zone(seen_by=EVERYONE, ordered=True, where=("u základny {place}", "at {place}"))
    base_deck: Zone = zone(seen_by=NOBODY, ordered=True, pool="bases", where=("v balíčku základen", "in the base deck"))
    base_discard: Zone = zone(seen_by=EVERYONE, where=("mezi odloženými základnami", "in the discard pile of bases"))
    # An action while it is being carried out, cards revealed.
    limbo: Zone = zone(seen_by=EVERYONE, ordered=True, where=("právě vyhodnocována", "being carried out"))
    # Factions nobody plays.
    box: Zone = zone(seen_by=EVERYONE, where=("v krabici", "in the box"))

    owner: QuickPerCard = per_card(seat=True, derived=True)  # whose deck the card comes from
    at: QuickPerCard = per_card(derived=True)  # the place a card in play lies at
    on: PerCard = per_card(refers=True)  # the minion an action is played on
    borrower: QuickPerCard = per_card(seat=True)  # who controls a card that is not the own
    named: PerCard = per_card()  # the faction somebody named for a card
    fresh: CardSet = card_set(
        says=("ještě platí", "still in force")
    )  # cards whose permission lasts until their player's next turn
    ignoring: CardSet = card_set(
        says=("ignoruje bonus", "ignores the bonus")
    )  # those of them whose player ignores a bonus of the base (SMU-C03)

    free_minion: bool = flag(True)  # the minion and the action that a turn gives for free (SMU-029)
    free_action: bool = flag(True)
    minions_played: PerPlayer[int] = counter()  # this turn, by anybody
    extras: Entries = entries()  # extra plays, see extras.py
    # Talents and standing extra plays used this turn, Specials used at this scoring.
    used: CardSet = card_set(says=("využitá", "used"))
    risen: bool = flag()  # the one Special play from the discard pile a turn has been made
    asleep: PerPlayer[int] = counter(high=3)  # 1: no actions in the own next turn, 2: in this one, 3: in both
    scoring: int = passing()  # the place whose base is being scored
    hidden_used: PerPlayer[bool] = flag()  # the once-per-base Special has been used at this scoring
    playing: int = passing()  # the card that is being played now
    shielded: Entries = entries()  # (action, place, player): this action affects none of that player's minions there
    grudges: Entries = entries()  # triggers that wait for the card being played to be over


def controller(s: SmashState, card: int) -> int:
    """Whoever played the card; 'you' on it means this seat."""
    borrower = s.borrower[card]
    return borrower if borrower >= 0 else s.owner[card]


def minions_in_play(s: SmashState, but: int = -1) -> list[int]:
    """All minions, base by base; perhaps without those at one place."""
    found: list[int] = []
    for place, here in enumerate(s.minions):
        if place != but:
            found += here
    return found


def own_among(s: SmashState, seat: int, cards: Sequence[int], others: bool = False) -> list[int]:
    """Those of the cards in play that a player controls, or the other ones: `controller` for many cards at once."""
    owner, borrower = s.owner, s.borrower
    found = []
    for card in cards:
        if ((owner[card] if borrower[card] < 0 else borrower[card]) == seat) is not others:
            found.append(card)
    return found


def by_kind(s: SmashState, cards: Sequence[int]) -> list[int]:
    """One card of each name: identical cards are one option."""
    kind, found = s.t.kind, {}
    for card in cards:
        found[kind[card]] = card
    return list(found.values())


def around(s: SmashState) -> list[int]:
    """SMU-064: the active player first, then clockwise."""
    return [(s.turn + i) % s.t.seats for i in range(s.t.seats)]


def places_with_base(s: SmashState) -> list[int]:
    return [p for p, base in enumerate(s.bases) if base]


def other_places(s: SmashState, minion: int) -> list[int]:
    here = s.at[minion]
    found = []
    for place, base in enumerate(s.bases):
        if base and place != here:
            found.append(place)
    return found

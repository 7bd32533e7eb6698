"""Positions: which can be (cards lie where their kind allows, somebody is there to play on), and filling one up."""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.decision import seat_name
from sudi.kernel.errors import BadSetup

from ..state import HAND_SIZE, MAX_MASTERY, ROW_SIZE, ShardsState
from ..words.names import CHARACTERS
from .moves import draw, fill_row


def check_position(s: ShardsState) -> None:
    """Refuse what no match can come to; the message begins with the field."""
    _check_players(s)
    _check_places(s)


def _check_players(s: ShardsState) -> None:
    """SOI-110: with one player or team left the match is over; SOI-039: who is out takes no turn."""
    team, seats = s.t.team, range(s.t.seats)
    if len({team[seat] for seat in seats if s.health[seat] > 0}) < 2:
        out = next(seat for seat in seats if s.health[seat] <= 0)
        raise BadSetup(f"players[{out}].health: the match would be over; leave an opponent at least 1 health.")
    if s.t.nemesis >= 0 and s.mastery[s.t.nemesis] >= MAX_MASTERY:  # SOI-192
        field = f"players[{s.t.nemesis}].mastery"
        raise BadSetup(f"{field}: the nemesis would have won; leave it less than {MAX_MASTERY} mastery.")
    if s.health[s.turn] <= 0:
        raise BadSetup(f"turn: {seat_name(s.turn)} has no health left; give the turn to somebody who is still playing.")


def _check_places(s: ShardsState) -> None:
    cards, t = s.t.cards, s.t
    for seat, zone in enumerate(s.champions):
        for card in zone:
            if not t.is_champion[card]:
                raise BadSetup(
                    f"players[{seat}].champions: {cards[card].id!r} is no champion and does not stay in play."
                )
    for card in s.played:
        if t.is_champion[card]:
            raise BadSetup(f"played: {cards[card].id!r} is a champion; it belongs into a player's champions.")
    for card in s.hired:
        if not t.is_mercenary[card]:
            raise BadSetup(f"hired: {cards[card].id!r} is no mercenary and cannot be fast-played.")
    for name, zone in (("row", s.row), ("centre", s.centre)):
        for card in zone:
            if t.owner[card] >= 0 or cards[card].character >= 0:
                raise BadSetup(f"{name}: {cards[card].id!r} is no card of the centre deck.")
    if len(s.row) > ROW_SIZE:
        raise BadSetup(f"row: the centre row has {ROW_SIZE} places, not {len(s.row)}.")


def fill_position(s: ShardsState, given: set[str], loose: list[int]) -> None:
    """Unmentioned starters go to their owner's deck, centre cards to the centre deck, all shuffled."""
    people = [seat for seat in range(s.t.seats) if seat != s.t.nemesis]
    for seat, character in enumerate(s.character):
        if character < 0:
            s.character[seat] = next(n for n in range(len(CHARACTERS)) if n not in s.character)
    for card in loose:
        owner = s.t.owner[card]
        if owner >= 0:
            pile = s.banished if f"players[{owner}].deck" in given or s.health[owner] <= 0 else s.deck[owner]
        elif s.t.cards[card].character >= 0:
            pile = _relic_pile(s, card, given)
        else:
            pile = s.banished if "centre" in given else s.centre
        pile.append(card)
    if "centre" not in given:
        shuffle(s, s.centre)
    for seat in people:
        if f"players[{seat}].deck" not in given:
            shuffle(s, s.deck[seat])
        if f"players[{seat}].hand" not in given and s.health[seat] > 0:
            draw(s, seat, HAND_SIZE)
    if "row" not in given:
        fill_row(s)


def _relic_pile(s: ShardsState, card: int, given: set[str]) -> list[int]:
    if s.t.setup["relics"] == "own":
        for seat, character in enumerate(s.character):
            mine = character == s.t.cards[card].character and seat != s.t.nemesis
            if mine and f"players[{seat}].relics" not in given and not s.relic_taken[seat]:
                return s.relics[seat]
    return s.spare_relics

"""The state of a match of Summoner Wars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudi.kernel.state import (
    EVERYONE,
    NOBODY,
    OWNER,
    CardSet,
    PerCard,
    PerPlayer,
    QuickGrid,
    QuickPerCard,
    State,
    Zone,
    card_set,
    counter,
    derived,
    flag,
    grid,
    named,
    per_card,
    zone,
)

from .rules import board as b
from .words.phases import PHASES

if TYPE_CHECKING:
    from .tables import WarTables

MOST_MAGIC = 15  # SUW-141
HAND_SIZE = 5  # SUW-016, SUW-067
MOVES_A_TURN = 3  # SUW-030
ATTACKS_A_TURN = 3  # SUW-045
SPACES_A_MOVE = 2  # SUW-031
RANGED_REACH = 3  # SUW-049
PRICE_OF_STAYING = 1  # what an active event that endures is paid with, in boost

# Log lines mention four kinds of things as words: a space by its number, a phase, a roll of dice, a used ability.
PHASE_WORD, DICE_WORD = b.SPACES, 64


def ability_word(act: int) -> int:
    """An ability by its place among the words of the verb, as a word of the log; the same function turns it back."""
    return ~act


# Abilities that work once in a turn; each has a bit in `spent`.
RAISE, SLY, MOMENTUM, SWIFT_SHOT, PRIMAL_FURY, ATTACKED_THIS_TURN, ATTACKED_AN_ENEMY = (1 << n for n in range(7))


EVERY_CARD = ~0  # as a set
NOTHING = -1  # no card, no space, no player


class WarState(State):
    t: WarTables

    magic: PerPlayer[int] = counter(high=MOST_MAGIC)
    hand: PerPlayer[Zone] = zone(seen_by=OWNER, pool="own", where=("v ruce", "in hand"))
    deck: PerPlayer[Zone] = zone(  # the top is the last card
        seen_by=NOBODY, ordered=True, pool="own", where=("v dobíracím balíčku", "in the draw pile")
    )
    discard: PerPlayer[Zone] = zone(  # face down, its owner may look (SUW-163)
        seen_by=OWNER, pool="own", where=("na odhazovací hromádce", "in the discard pile")
    )
    active: PerPlayer[Zone] = zone(
        seen_by=EVERYONE, ordered=True, where=("mezi trvajícími událostmi", "among the active events")
    )
    board: QuickGrid = grid(where=("na bojišti", "on the battlefield"))
    tucked: Zone = zone(
        seen_by=EVERYONE, ordered=True, where=("zasunutá pod jinou kartou", "tucked under another card")
    )
    limbo: Zone = zone(  # an event while it is carried out, a unit passing over a card
        seen_by=EVERYONE, ordered=True, where=("právě vyhodnocovaná", "just being resolved")
    )

    at: QuickPerCard = per_card(derived=True)  # the space a card lies on
    damage: QuickPerCard = per_card(0, says=("zranění {n}", "damage {n}"))
    boost: PerCard = per_card(0, says=("posílení {n}", "boost {n}"))
    under: PerCard = per_card(refers=True)  # the card that this one is tucked under
    over: PerCard = per_card()  # the occupied space that a card is just passing over
    taken: QuickPerCard = per_card(seat=True)  # who controls a card that is not the own
    aim: PerCard = per_card(refers=True)  # the card that an active event was aimed at
    aim_too: PerCard = per_card(refers=True)
    spent: PerCard = per_card(0)  # what a card has done this turn that it may do only once
    lent_until_end: CardSet = card_set()  # cards that go back to their own side at the end of the turn
    silenced: CardSet = card_set(says=("beze schopností", "without abilities"))

    phase: int = named(PHASES, default=0)
    moves: int = counter()  # how many of the three moves are used
    attacks: int = counter()
    moved: CardSet = card_set()  # units that may not move any more in this phase
    attacked: CardSet = card_set()  # units that may not attack any more in this phase
    fought: bool = flag()  # an enemy card was attacked since the last Attack phase began
    killers: CardSet = card_set()  # units that have destroyed a unit this turn

    strays: int = derived()  # cards that are tucked, silenced, or taken by the other seat
    held: PerPlayer[int] = derived()  # the spaces each seat's cards lie on


def controller(s: WarState, card: int) -> int:
    """SUW-167: the seat whose deck the card is from, unless somebody has taken control of it."""
    taken = s.taken[card]
    return taken if taken >= 0 else s.t.owner[card]


def find_strays(s: WarState) -> None:
    """Work out whose rules do not simply hold for the owner: after a card was tucked, silenced or taken over."""
    s.strays = s.silenced
    for card in s.tucked:
        s.strays |= 1 << card
    for card, seat in enumerate(s.taken):
        if seat >= 0:
            s.strays |= 1 << card


def on_field(s: WarState, card: int) -> int:
    """An ability works while its unit is on the battlefield (SUW-192) and nothing silences it."""
    if s.at[card] < 0 or (s.silenced and s.silenced >> card & 1):
        return NOTHING
    taken = s.taken[card]  # as in `controller`, without another call: this is asked all the time
    return taken if taken >= 0 else s.t.owner[card]


def tucked_by(s: WarState, card: int) -> int:
    """SUW-227: a tucked card is controlled by whoever controls the card on top."""
    top = s.under[card]
    return controller(s, top) if top >= 0 else NOTHING


def occupied(s: WarState) -> b.Mask:
    return s.held[0] | s.held[1]

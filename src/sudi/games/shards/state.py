"""The state of a match of Shards of Infinity: what changes while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sudi.kernel.state import (
    EVERYONE,
    NOBODY,
    OWNER,
    CardSet,
    PerPlayer,
    State,
    Zone,
    card_set,
    counter,
    flag,
    named,
    whose,
    zone,
)

from .words.names import CHARACTERS

if TYPE_CHECKING:
    from .tables import ShardsTables

MAX_HEALTH = 50  # SOI-046
MAX_MASTERY = 30  # SOI-050
ROW_SIZE = 6  # SOI-017
HAND_SIZE = 5  # SOI-014, SOI-044
RELIC_MASTERY = 10  # SOI-135
INFINITE = 4095  # SOI-089: no sum of printed power comes near it, and it fits into an option
NEVER = 1 << 20  # a cost nobody can pay


def relics_seen(s: Any, owner: int, viewer: int) -> bool:
    """Relics lie open, except random ones: those are face down until their owner may take one (SOI-210)."""
    return s.t.relics_open or (owner == viewer and s.mastery[owner] >= RELIC_MASTERY)


class ShardsState(State):
    t: ShardsTables

    first: int = whose()
    health: PerPlayer[int] = counter(MAX_HEALTH, low=0, high=MAX_HEALTH)
    mastery: PerPlayer[int] = counter(0, low=0, high=MAX_MASTERY)
    character: PerPlayer[int] = named(CHARACTERS)
    gems: int = counter()
    power: int = counter(high=INFINITE)
    focused: bool = flag()
    relic_taken: PerPlayer[bool] = flag()

    hand: PerPlayer[Zone] = zone(seen_by=OWNER, pool="own", where=("v ruce", "in hand"))
    deck: PerPlayer[Zone] = zone(
        seen_by=NOBODY, ordered=True, pool="own", where=("v dobíracím balíčku", "in the draw pile")
    )  # the top is the last card
    discard: PerPlayer[Zone] = zone(seen_by=EVERYONE, where=("v odkládacím balíčku", "in the discard pile"))
    champions: PerPlayer[Zone] = zone(seen_by=EVERYONE, where=("ve hře", "in play"))
    relics: PerPlayer[Zone] = zone(
        seen_by=relics_seen, pool="relics", where=("u desky postavy", "beside the character board")
    )
    played: Zone = zone(
        seen_by=EVERYONE, ordered=True, where=("vyložená v tomto tahu", "among the cards played this turn")
    )  # allies played from hand this turn
    hired: Zone = zone(
        seen_by=EVERYONE,
        ordered=True,
        where=("okamžitě vyložená v tomto tahu", "among the mercenaries fast-played this turn"),
    )  # mercenaries fast-played this turn
    row: Zone = zone(seen_by=EVERYONE, ordered=True, where=("ve verbovací nabídce", "in the centre row"))
    centre: Zone = zone(
        seen_by=NOBODY, ordered=True, pool="centre", where=("ve verbovacím balíčku", "in the centre deck")
    )  # the top is the last card
    spare_relics: Zone = zone(
        seen_by=NOBODY, pool="relics", where=("mezi nepoužitými relikviemi", "among the unused relics")
    )
    offered_relics: Zone = zone(seen_by=EVERYONE, where=("uprostřed stolu", "in the middle of the table"))
    banished: Zone = zone(seen_by=EVERYONE, where=("odstraněná ze hry", "banished"))

    exhausted: CardSet = card_set(says=("vyčerpaná", "exhausted"))
    arrived: CardSet = card_set()  # champions played from hand this turn
    healed: int = counter()  # health gained this turn, also beyond the maximum
    more_cards: int = counter()  # cards to draw at the end of the turn beyond the usual hand

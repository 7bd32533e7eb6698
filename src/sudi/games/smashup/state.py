"""The state of a match of Smash Up, and the tables of printed facts beside it."""

from __future__ import annotations

from typing import Any

from sudi.kernel.cards import Library, Tables
from sudi.kernel.machine import Program
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
from sudi.kernel.wording import Bilingual

from .card import ACTION, AFTER_SCORING, BEFORE_SCORING, MINION, OWN_TURN, SmashCard
from .words import FACTION_IDS, FACTIONS

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

    hand: PerPlayer[Zone] = zone(seen_by=OWNER, pool="own")
    deck: PerPlayer[Zone] = zone(seen_by=NOBODY, ordered=True, pool="own")  # the top is the last card
    discard: PerPlayer[Zone] = zone(seen_by=EVERYONE)
    bases: PerSlot[Zone] = zone(seen_by=EVERYONE)  # one base in each place, or none when the base deck ran out
    minions: PerSlot[Zone] = zone(seen_by=EVERYONE, ordered=True)
    actions: PerSlot[Zone] = zone(seen_by=EVERYONE, ordered=True)  # on the base, or on a minion there (see `on`)
    base_deck: Zone = zone(seen_by=NOBODY, ordered=True, pool="bases")  # the top is the last card
    base_discard: Zone = zone(seen_by=EVERYONE)
    limbo: Zone = zone(seen_by=EVERYONE, ordered=True)  # an action while it is being carried out, cards revealed
    box: Zone = zone(seen_by=EVERYONE)  # factions nobody plays

    owner: QuickPerCard = per_card(seat=True, derived=True)  # whose deck the card comes from
    at: QuickPerCard = per_card(derived=True)  # the place a card in play lies at
    on: PerCard = per_card(refers=True)  # the minion an action is played on
    borrower: QuickPerCard = per_card(seat=True)  # who controls a card that is not the own
    named: PerCard = per_card()  # the faction somebody named for a card
    fresh: CardSet = card_set()  # cards whose permission lasts until their player's next turn
    ignoring: CardSet = card_set()  # those of them whose player ignores a bonus of the base (SMU-C03)

    free_minion: bool = flag(True)  # the minion and the action that a turn gives for free (SMU-029)
    free_action: bool = flag(True)
    minions_played: PerPlayer[int] = counter()  # this turn, by anybody
    extras: Entries = entries()  # extra plays, see extras.py
    used: CardSet = card_set()  # talents used this turn
    risen: bool = flag()  # the one Special play from the discard pile a turn has been made
    asleep: PerPlayer[int] = counter(high=3)  # 1: no actions in the own next turn, 2: in this one, 3: in both
    scoring: int = passing()  # the place whose base is being scored
    hidden_used: PerPlayer[bool] = flag()  # the once-per-base Special has been used at this scoring
    playing: int = passing()  # the card that is being played now
    shielded: Entries = entries()  # (action, place, player): this action affects none of that player's minions there
    grudges: Entries = entries()  # triggers that wait for the card being played to be over


class SmashTables(Tables):
    """Printed facts by card number."""

    mode: str
    setup: dict[str, Any]
    players: int

    def __init__(self, library: Library, seats: int, deal: list[SmashCard], packs: list[int]) -> None:
        super().__init__(SmashState, library, seats, [(card, -1) for card in deal], slots=seats + 1)
        self.cards = deal
        self.pack = packs  # which pack of 20 a card belongs to; -1 for bases
        self.packs = [[n for n, p in enumerate(packs) if p == pack] for pack in range(max(packs) + 1)]
        self.all_bases = [n for n, p in enumerate(packs) if p < 0]
        self.faction = [card.faction for card in deal]
        self.power = [card.power for card in deal]
        self.is_minion = [card.kind == MINION for card in deal]
        self.is_action = [card.kind == ACTION for card in deal]
        self.played: list[Program | None] = [library.program(card.id, "played") for card in deal]
        self.special: list[Program | None] = [library.program(card.id, "special") for card in deal]
        self.on_own_turn = {n for n, c in enumerate(deal) if c.special is not None and c.special.when == OWN_TURN}
        self.before = {
            n
            for n, c in enumerate(deal)
            if (c.special is not None and c.special.when == BEFORE_SCORING) or c.special_too
        }
        self.after = {n for n, c in enumerate(deal) if c.special is not None and c.special.when == AFTER_SCORING}
        self.before_mask = sum(1 << n for n in self.before)
        self.after_mask = sum(1 << n for n in self.after)
        # Cards in play that widen or narrow which minions may be played where.
        self.opening_graves = sum(1 << n for n, c in enumerate(deal) if c.opens_graves)
        self.guarding = self.standing_masks.get("may play minion", 0)
        bans = self.carried.get("may play minion", {})
        self.guards: dict[int, Any] = {n: rules[0].scope for n, rules in bans.items()}  # type: ignore[attr-defined]
        self.restricting = self.opening_graves | self.guarding
        self.gives = [c.gives for c in deal]
        self.welcoming = self.standing_masks.get("minion played", 0)  # cards that wait for a minion to be played
        self.at_start = self.standing_masks.get("turn starts", 0)
        self.at_end = self.standing_masks.get("turn ends", 0)
        self.outliving = self.standing_masks.get("discarded from play", 0)  # cards that wait for leaving play
        self.resenting = self.standing_masks.get("affected", 0)
        self.mourning = self.outliving  # cards for which it matters that a minion is destroyed
        for key in ("destroyed", "instead of destroyed", "instead of laid to rest"):
            self.mourning |= self.standing_masks.get(key, 0)
        self.changing_power = self.standing_masks.get("power", 0)
        self.gains: dict[int, tuple[int, int, int]] = {}  # see numbers.py
        assert "breakpoint" not in self.standing_masks, "numbers.ready has to look at such cards"
        self.giving = sum(1 << n for n, c in enumerate(deal) if c.gives is not None)
        self.giving_actions = sum(1 << n for n, c in enumerate(deal) if c.gives is not None and c.gives.action)
        self.giving_minions = self.giving & ~self.giving_actions
        self.changing_plays = self.giving | self.restricting
        self.hiding = sum(1 << n for n, c in enumerate(deal) if c.hides)
        self.taking_blows = sum(1 << n for n, c in enumerate(deal) if c.takes_the_blow)
        self.protecting = self.standing_masks.get("may destroy", 0) | self.standing_masks.get("may affect", 0)
        self.own_turn_mask = sum(1 << n for n in self.on_own_turn)
        self.jammers = sum(1 << n for n, c in enumerate(deal) if c.jams)
        self.rising_factions = {c.faction for c in deal if c.rises}
        self.rising = {n for n, c in enumerate(deal) if c.rises}
        self.talented = {n for n, c in enumerate(deal) if c.talent is not None}
        self.ways_from_hand: dict[int, list[tuple[int, ...] | None]] = {}  # see offers.py
        self.microbot = [c.microbot for c in deal]
        self.microbot_makers = [n for n, c in enumerate(deal) if c.makes_microbots]
        self.making_microbots = sum(1 << n for n in self.microbot_makers)
        self.breakpoint = [c.breakpoint for c in deal]
        self.everywhere = (1 << self.slots) - 1  # all places, as a mask
        # In play: whoever controls the card; for a base: the active player, as long as nobody jams its signal.
        self.holders["play"] = in_play
        self.holders["base"] = base_in_force

    def derive(self, s: SmashState) -> None:
        """Where the cards in play lie; a card is live exactly while it lies at a place."""
        s.live = 0
        for place in range(self.slots):
            for cards in (s.bases[place], s.minions[place], s.actions[place]):
                for card in cards:
                    s.at[card] = place
                    s.live |= 1 << card

    def owner_of(self, s: SmashState, card: int) -> int:
        return s.owner[card]

    def holder_of(self, s: SmashState, card: int) -> int:
        return s.owner[card]

    def card_label(self, s: SmashState, card: int) -> str:
        place = s.at[card]
        base = s.bases[place][0] if place >= 0 and s.bases[place] else -1
        return f"{self.cards[card].id}@{self.cards[base].id}" if base >= 0 else self.cards[card].id

    def place_name(self, s: SmashState, place: int) -> str:
        return self.cards[s.bases[place][0]].id if s.bases[place] else f"place{place + 1}"

    def place_text(self, s: SmashState, place: int) -> Bilingual:
        if s.bases[place]:
            return self.cards[s.bases[place][0]].name
        return Bilingual(f"místo {place + 1}", f"place {place + 1}")

    def word_name(self, n: int, lang: str) -> str:
        return FACTIONS[n].cs if lang == "cs" else FACTIONS[n].en


def controller(s: SmashState, card: int) -> int:
    """Whoever played the card; 'you' on it means this seat."""
    borrower = s.borrower[card]
    return borrower if borrower >= 0 else s.owner[card]


def minions_of(s: SmashState, seat: int) -> list[int]:
    """All minions a player controls, base by base."""
    return own_among(s, seat, minions_in_play(s))


def minions_in_play(s: SmashState, but: int = -1) -> list[int]:
    """All minions, base by base; perhaps without those at one place."""
    found: list[int] = []
    for place, here in enumerate(s.minions):
        if place != but:
            found += here
    return found


def own_among(s: SmashState, seat: int, cards: list[int], others: bool = False) -> list[int]:
    """Those of the cards in play that a player controls, or the other ones: `controller` for many cards at once."""
    owner, borrower = s.owner, s.borrower
    found = []
    for card in cards:
        if ((owner[card] if borrower[card] < 0 else borrower[card]) == seat) is not others:
            found.append(card)
    return found


def by_kind(s: SmashState, cards: list[int]) -> list[int]:
    """One card of each name: identical cards are one option."""
    kind, found = s.t.kind, {}
    for card in cards:
        found[kind[card]] = card
    return list(found.values())


def around(s: SmashState) -> list[int]:
    """SMU-064: the active player first, then clockwise."""
    return [(s.turn + i) % s.t.seats for i in range(s.t.seats)]


def in_play(s: SmashState, card: int) -> int:
    if s.at[card] < 0:
        return -1
    borrower = s.borrower[card]
    return borrower if borrower >= 0 else s.owner[card]


def may_ignore(s: SmashState, seat: int, place: int) -> bool:
    """Ruling R22: does this player have an infiltrator at the base, whose permission still holds?"""
    if not s.fresh:
        return False
    return any(s.fresh >> a & 1 and controller(s, a) == seat for a in s.actions[place])


def ignores_bonus(s: SmashState, seat: int, place: int) -> bool:
    """SMU-C03: has this player chosen to do without what the base gives to minions?"""
    return any(s.ignoring >> a & 1 and controller(s, a) == seat for a in s.actions[place])


def base_in_force(s: SmashState, card: int) -> int:
    """A base's ability holds while the base is on the table and no card there switches it off."""
    place = s.at[card]
    if place < 0:
        return -1
    if s.t.jammers & s.live:
        for action in s.actions[place]:
            if s.t.cards[action].jams:
                return -1
    return s.turn

"""Printed facts by card number, worked out once for a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sudi.kernel.cards import Library, Tables
from sudi.kernel.effects import walk
from sudi.kernel.log import player_name
from sudi.kernel.machine import Program
from sudi.kernel.wording import Bilingual

from .cards.card import ACTION, AFTER_SCORING, BEFORE_SCORING, MINION, OWN_TURN, SmashCard
from .events import AFFECTED, DESTROYED, DISCARDED, LAID_TO_REST, MINION_PLAYED, TURN_ENDS, TURN_STARTS
from .law.ignoring import base_in_force
from .state import SmashState
from .words.factions import FACTIONS

# What standing rules can be about, beside events, numbers and permissions.
GUARD, MICROBOTS, JAM, IGNORE_BASE, NEXT_BASE = "guard", "microbots", "jam", "ignore base", "next base"
EXTRA_EACH_TURN, OPEN_GRAVES, RISES = "extra each turn", "open graves", "rises"


def _mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def _says(node: Any, what: str) -> bool:
    """Does a node of this tree say so of itself?"""
    return any(getattr(part, what, False) for part in walk(node))


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
        self.on_own_turn = self._specials(OWN_TURN)
        self.before, self.after = self._specials(BEFORE_SCORING), self._specials(AFTER_SCORING)
        self.own_turn_mask, self.before_mask, self.after_mask = map(_mask, (self.on_own_turn, self.before, self.after))
        needing = {n for n in self.after if _says(deal[n].special, "needs_another_base")}
        self.leaving_for_another = needing  # Specials that are nothing where there is only one base
        self.harming = {n for n, c in enumerate(deal) if _says((c.played, c.standing), "harms_bearer")}
        self.talented = {n for n, c in enumerate(deal) if c.talent is not None}
        self.microbot = [c.microbot for c in deal]
        self.microbots = _mask(n for n, c in enumerate(deal) if c.microbot)
        self.breakpoint = [c.breakpoint for c in deal]
        self.everywhere = (1 << self.slots) - 1  # all places, as a mask

        # Which cards have something to say about what, as masks: most questions end at "nobody in play".
        told = self._told
        self.welcoming, self.resenting = told(MINION_PLAYED), told(AFFECTED)
        self.at_start, self.at_end = told(TURN_STARTS), told(TURN_ENDS)
        self.outliving = told(DISCARDED)  # cards that wait for leaving play
        # Cards for which it matters that a minion is destroyed.
        self.mourning = self.outliving | told(DESTROYED) | told(f"instead of {DESTROYED}", f"instead of {LAID_TO_REST}")
        self.protecting = told("may destroy", "may affect")
        self.hiding = _mask(self._carrying(GUARD, lambda rule: not rule.bearer))
        self.taking_blows = _mask(self._carrying(GUARD, lambda rule: rule.bearer))
        self.jammers, self.infiltrating = told(JAM), told(IGNORE_BASE)
        self.next_base: dict[int, int] = {n: rules[0].n for n, rules in self._rules(NEXT_BASE).items()}
        self.making_microbots = told(MICROBOTS)
        self.changing_power = told("power")
        assert "breakpoint" not in self.standing_masks, "readiness.ready has to look at such cards"

        # Cards in play that widen or narrow which minions may be played where, or give more plays.
        self.opening_graves, self.guarding = told(OPEN_GRAVES), told("may play minion")
        self.guards: dict[int, Any] = {n: rules[0].scope for n, rules in self._rules("may play minion").items()}
        self.gives: dict[int, Any] = {n: rules[0] for n, rules in self._rules(EXTRA_EACH_TURN).items()}
        self.giving = told(EXTRA_EACH_TURN)
        self.giving_actions = _mask(self._carrying(EXTRA_EACH_TURN, lambda rule: rule.action))
        self.giving_minions = self.giving & ~self.giving_actions
        self.changing_plays = self.giving | self.opening_graves | self.guarding
        self.rising = set(self._rules(RISES))
        self.rising_factions = {self.faction[n] for n in self.rising}

        self.gains: dict[int, tuple[int, int, int]] = {}  # see readiness.py
        self.ways_from_hand: dict[int, list[tuple[int, ...] | None]] = {}  # see offers.py
        # In play: whoever controls the card; for a base: the active player, as long as nobody jams its signal.
        self.holders["play"] = in_play
        self.holders["base"] = base_in_force

    def _specials(self, when: str) -> set[int]:
        return {n for n, c in enumerate(self.cards) if c.special is not None and c.special.when == when}

    def _told(self, *keys: str) -> int:
        """The cards with standing rules about any of these."""
        mask = 0
        for key in keys:
            mask |= self.standing_masks.get(key, 0)
        return mask

    def _rules(self, key: str) -> dict[int, list[Any]]:
        """The standing rules about this, by card."""
        return self.carried.get(key, {})

    def _carrying(self, key: str, fits: Callable[[Any], bool]) -> list[int]:
        return [n for n, rules in self._rules(key).items() if any(map(fits, rules))]

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

    def place_of(self, s: SmashState, card: int) -> int:
        return s.at[card] if self.pack[card] < 0 else -1

    def lies_at(self, s: SmashState, card: int) -> int:
        return s.at[card]

    def place_name(self, s: SmashState, place: int) -> str:
        return self.cards[s.bases[place][0]].id if s.bases[place] else f"place{place + 1}"

    def place_text(self, s: SmashState, place: int) -> Bilingual:
        if s.bases[place]:
            return self.cards[s.bases[place][0]].name
        return Bilingual(f"místo {place + 1}", f"place {place + 1}")

    def seat_text(self, seat: int) -> Bilingual:
        return Bilingual(player_name(self, seat, "cs"), player_name(self, seat, "en"))

    def word_name(self, n: int, lang: str) -> str:
        return FACTIONS[n].cs if lang == "cs" else FACTIONS[n].en


def in_play(s: SmashState, card: int) -> int:
    if s.at[card] < 0:
        return -1
    borrower = s.borrower[card]
    return borrower if borrower >= 0 else s.owner[card]

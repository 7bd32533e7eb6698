"""The tables of a match: printed facts by card number, and sets of cards that answer most questions at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from sudi.kernel.cards import Library
from sudi.kernel.machine import Program
from sudi.kernel.wording import Bilingual

from .building.pools import NOBODY_BUILDS
from .cards import printed
from .cards.card import Doomcard
from .cards.doubts import doubts_of
from .cards.printed import COVER_KEYS, TACTIC_KEYS, flags_of, keys_of
from .cards.types import RELIC
from .language.marks import (
    ANY_FOE,
    ATTACK_PRICE,
    ATTACK_TAKES,
    AWAY,
    BANK,
    BONUS_TIMES,
    CONVERTS,
    DESTINY_WORTH,
    FIRES_FROM_COVER,
    FREE_CARDS,
    HINDERING,
    HINDERING_KEYS,
    HOUSES_DEAD,
    HOUSES_RELICS,
    KEPT,
    LATE_CHARGE,
    LUNGES,
    LURED,
    MOVABLE,
    PLAGUE_MARKER,
    REFILLS,
    SPELL_LIMIT,
    SPELL_PRICE,
    SPELL_STORE,
    STORES,
    TRAITS_KEY,
)
from .language.reach import carries
from .language.select import Who
from .printing import Printing, questions
from .state import IN_PLAY, LIMBO, PLACES, SACRIFICED, SQUAD, DoomState, in_formation, on_side, root, warriors
from .words import traits as tr
from .words.areas import AREA_NAMES, AREAS

# Cards because of which a warrior has to be asked, those of them whose rules may be about anybody, and the keys of all
# rules: an effect may have set up another one of these.
Asking: TypeAlias = tuple[int, int, frozenset[str]]


class DoomTables(Printing):
    """Printed facts, programs, and the cards that matter for a question."""

    remembers = True
    limited = NOBODY_BUILDS
    mode: str
    setup: dict[str, Any]
    players: int

    def __init__(
        self,
        library: Library,
        seats: int,
        deal: list[tuple[Doomcard, int]],
        mains: list[int],
        teams: int = 0,
        dealt: int = -1,
    ) -> None:
        """`mains`: how many of each seat's cards are the library; the others are the sideboard. `teams`: how many.

        `dealt`: how many of the cards are in the match; those behind are copies that others may become (-1: none are).
        """
        super().__init__(DoomState, library, seats, list(deal))
        self._number([card for card, _ in deal])
        self.mains = mains
        self.dealt = len(deal) if dealt < 0 else dealt
        self.doubles: dict[tuple[int, int], list[int]] = {}  # by owner and title, the copies that cards may become
        for number in range(self.dealt, len(deal)):
            self.doubles.setdefault((self.owner[number], self.kind[number]), []).append(number)
        self.rings = [[(seat + k) % seats for k in range(seats)] for seat in range(seats)]
        self.team = [seat % (teams or seats) for seat in range(seats)]
        self.foes = [[p for p in ring if self.team[p] != self.team[ring[0]]] for ring in self.rings]
        self.lone_foe = [len(foes) == 1 for foes in self.foes]
        self.holders[IN_PLAY] = on_side
        self._print()
        self._time()
        self._compile(library)
        self._group_rules()
        self._match_bearers()

    def _compile(self, library: Library) -> None:
        self.programs: list[Program | None] = [library.program(card.id, "play") for card in self.cards]
        self.ability_programs: list[list[Program]] = [
            [p for n in range(len(card.abilities)) if (p := library.program(card.id, f"ability {n}")) is not None]
            for card in self.cards
        ]

    # ---- cards in play that matter for a question; without any of them most questions need no search ----
    def _group_rules(self) -> None:
        # Cards whose rules about a key are about their bearer, or about others than themselves and their bearer.
        borne_masks, self.wide_masks = dict.fromkeys(self.standing, 0), dict.fromkeys(self.standing, 0)
        for number, copies in self.titles.items():
            for key, borne, wide in flags_of(printed.numbered(number)):
                if borne:
                    borne_masks[key] |= copies
                if wide:
                    self.wide_masks[key] |= copies
        # What `reaching` asks about a key, in one look: who carries it, who speaks of others, who of its bearer.
        self.reach_masks = {
            key: (found, self.wide_masks[key], borne_masks[key]) for key, found in self.standing_masks.items()
        }
        keys = frozenset[str]().union(*(keys_of(printed.numbered(number)) for number in self.titles))
        self.multiplies = BONUS_TIMES in keys  # does any card of the match change what others add to ratings?
        self.hindering = self._carriers(HINDERING_KEYS)  # could keep a warrior from something
        self.changing = self._asking((TRAITS_KEY,), self._set(lambda card: card.traits & tr.CULTIST))
        self.covering = self._asking((*COVER_KEYS, *HINDERING_KEYS))
        self.freeing = self._asking((FREE_CARDS,))
        self.banks = self._carriers((BANK,))
        self.plagues = PLAGUE_MARKER in keys
        self.varies_spells = bool(keys & {SPELL_PRICE, SPELL_LIMIT, SPELL_STORE, DESTINY_WORTH})
        self.houses = self._carriers((HOUSES_DEAD, HOUSES_RELICS))
        self.movable = self._carriers((MOVABLE,))
        self.kept = self._carriers((KEPT,))
        self.refilling = self._carriers((REFILLS,))
        self.converting = self._set(lambda card: card.type == RELIC) & self._carriers((CONVERTS,))
        self.luring = self._asking(  # say who attacks whom
            (LURED, ATTACK_PRICE, ATTACK_TAKES, LUNGES, LATE_CHARGE, FIRES_FROM_COVER, ANY_FOE)
        )
        self.attacking = self._asking((*TACTIC_KEYS, FIRES_FROM_COVER))
        self.about_attacks = self.luring[2] | self.attacking[2] | HINDERING
        defence = self._set(  # those that keep a warrior out of a kind of combat even as a defender
            lambda card: any(
                rule.key() in TACTIC_KEYS and not getattr(rule, "only_as_attacker", False) for rule in card.standing
            )
        )
        self.defending = (defence, self.attacking[1] & defence, self.attacking[2])

    def _carriers(self, keys: Iterable[str]) -> int:
        found = 0
        for key in keys:
            found |= self.standing_masks.get(key, 0)
        return found

    def _asking(self, keys: Iterable[str], *more: int) -> Asking:
        """The cards with rules about these keys (and some more cards)."""
        found, wide = self._carriers(keys), 0
        for key in keys:
            wide |= self.wide_masks.get(key, 0)
        for cards in more:
            found |= cards
        return found, wide, frozenset(keys)

    # ---- who may bear what ----
    def _match_bearers(self) -> None:
        self._suited: dict[Who, int] = {}
        # The warriors that fit by what is printed on them, as a set; -1: it has to be asked.
        gives = [card.give for card in self.cards]
        paid = [card.pays_value for card in self.cards]
        self.fits = [
            self.suited(give) if isinstance(give, Who) and give.is_plain and not price else -1
            for give, price in zip(gives, paid, strict=True)
        ]
        first: dict[int, Asking] = {}  # the copies of a card are alike
        self._reasons: dict[frozenset[str], Asking] = {}
        for number, kind in enumerate(self.kind):
            if kind not in first:
                first[kind] = self._in_doubt(number)
        self.giving = [first[kind] for kind in self.kind]

    def suited(self, who: Who) -> int:
        """The warriors that are meant by what is printed on them, as a set."""
        found = self._suited.get(who)
        if found is None:
            means = questions[who].among(self.print_run, lambda card: card.warrior and who.suits(card))
            self._suited[who] = found = self._copies_of(means)
        return found

    def _in_doubt(self, number: int) -> Asking:
        """The cards because of which a warrior has to be asked whether it may receive this one."""
        doubts = doubts_of(self.cards[number])
        asking = self._reasons.get(doubts.keys)
        if asking is None:
            asking = self._reasons[doubts.keys] = self._asking(doubts.keys)
        cards = self.aloof | (self.changing[0] if doubts.traits else 0)
        if doubts.alone:
            cards |= self.copies[number]
        if doubts.weapons:
            cards |= self._set(lambda other: other.traits & tr.FIGHT_WEAPON)
        if doubts.suits:
            cards |= self._set(lambda other: other.traits & tr.ARMOUR_SUIT)
        if doubts.mounts:
            cards |= self._set(lambda other: other.traits & (tr.VEHICLE | tr.BEAST))
        return asking[0] | cards, asking[1], asking[2]

    # ---- the kernel's hooks ----
    def in_match(self, s: DoomState, seat: int) -> bool:
        return not s.lost[seat]

    def borrowers(self, s: DoomState) -> list[int]:
        return warriors(s)

    def derive(self, s: DoomState) -> None:
        at, side, by, bit, live, strays = s.at, s.side, s.by, self.bit, 0, 0
        for place, name in enumerate(PLACES[:-1]):
            for seat, cards in enumerate(getattr(s, name)):
                for card in cards:
                    at[card] = place
                    side[card] = holder = by[card] if by[card] >= 0 else seat
                    if holder != self.owner[card]:
                        strays |= bit[card]
                    if place < SACRIFICED and not (s.away | s.down) & bit[card]:
                        live |= bit[card]
        for card in s.limbo:
            at[card] = LIMBO
            side[card] = holder = by[card] if by[card] >= 0 else self.owner[card]
            if holder != self.owner[card]:
                strays |= bit[card]
        s.live, s.strays = live, strays
        for seat in range(self.seats):
            for card in s.attached[seat]:
                away = s.away >> root(s, card) & 1 and not carries(s, AWAY, card)
                bearer = s.bearer[card]
                if away or (bearer >= 0 and (carries(s, STORES, bearer) or in_formation(s, card, bearer))):
                    s.live &= ~(1 << card)

    def holder_of(self, s: DoomState, card: int) -> int:
        side = s.side[card]
        return side if side >= 0 else self.owner[card]

    def lies_at(self, s: DoomState, card: int) -> int:
        return s.at[card]

    def place_name(self, s: DoomState, place: int) -> str:
        return PLACES[place]

    def place_text(self, s: DoomState, place: int) -> Bilingual:
        return AREA_NAMES[PLACES[place]]

    def word_name(self, n: int, lang: str) -> str:
        return AREA_NAMES[(*AREAS, "aside")[n - SQUAD]][lang]

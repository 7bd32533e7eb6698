"""The tables of a match: printed facts by card number, and sets of cards that answer most questions at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from sudi.kernel.cards import Library, Tables
from sudi.kernel.machine import Program
from sudi.kernel.standing import cards_of
from sudi.kernel.wording import Bilingual

from .cards import printed
from .cards.card import Doomcard
from .cards.printed import (
    COVER_KEYS,
    TACTIC_KEYS,
    Question,
    adds_up,
    bans_of_giving,
    flags_of,
    gives,
    keys_of,
    lowers,
    may_hide,
    never_fights,
    tactics_of,
    way_of,
    without_affiliation,
)
from .cards.types import (
    ANYTIME,
    ART,
    BEAST,
    COMBAT,
    EQUIPMENT,
    FORTIFICATION,
    KI,
    MISSION,
    MOMENTS,
    ON_CARD,
    ON_KILL,
    ON_WOUND,
    REACTIONS,
    RELIC,
    SPECIAL,
    SYMMETRY,
    WARRIOR,
    WARZONE,
)
from .language.effects.act import answers, wards
from .language.marks import (
    ALOOF,
    ANSWER,
    ANY_AIRSHIP,
    ANY_EQUIPMENT,
    ANY_FOE,
    ANY_GEAR,
    ANY_GIFTS,
    ANY_TROOPERS_EQUIPMENT,
    ANY_VEHICLE,
    ATTACK,
    ATTACK_PRICE,
    ATTACK_TAKES,
    AWAY,
    BANK,
    BE_ATTACKED,
    BOASTS,
    BONUS_TIMES,
    CONVERTS,
    FIRES_FROM_COVER,
    FREE_CARDS,
    GIFTS_AFTER_ALL,
    GIFTS_FOR,
    HERETIC_GIFTS,
    HOUSES_DEAD,
    HOUSES_RELICS,
    IMPRISONED,
    KEPT,
    LATE_CHARGE,
    LUCKY,
    LUNGES,
    LURED,
    MANY_GIFTS,
    MOVABLE,
    NO_MORE_WEAPONS,
    PAYS_FOR,
    REFILLS,
    SEALED,
    SHUT_OUT,
    SILENCED,
    STORES,
    TAKES_KI,
    TRAITS_KEY,
    may,
)
from .language.needs import BeforeDiscarding, BeforeDrawing
from .language.reach import carries
from .language.results import AfterCombat
from .language.select import Who
from .language.standing.boosts import Boost
from .mind.worth import gear_worth, warrior_worth
from .state import IN_PLAY, LIMBO, PLACES, SACRIFICED, SQUAD, DoomState, on_side, root, warriors
from .words import traits as tr
from .words.areas import AREA_NAMES, AREAS
from .words.ratings import RATINGS

questions: defaultdict[Any, Question] = defaultdict(Question)  # those of `_set`, and which warriors a text means

HINDERING_KEYS = (IMPRISONED, SILENCED, BOASTS, may(ATTACK), may(BE_ATTACKED))

# Cards because of which a warrior has to be asked, and those of them whose rules may be about anybody.
Asking: TypeAlias = tuple[int, int]


class DoomTables(Tables):
    """Printed facts by card number."""

    remembers = True
    mode: str
    setup: dict[str, Any]
    players: int

    def __init__(
        self, library: Library, seats: int, deal: list[tuple[Doomcard, int]], mains: list[int], teams: int = 0
    ) -> None:
        """`mains`: how many of each seat's cards are the library; the others are the sideboard. `teams`: how many."""
        super().__init__(DoomState, library, seats, list(deal))
        self.cards = [card for card, _ in deal]
        by_kind: dict[int, int] = {}
        for number, kind in enumerate(self.kind):
            by_kind[kind] = by_kind.get(kind, 0) | 1 << number
        self.copies = [by_kind[kind] for kind in self.kind]  # the cards of the same title, as a set
        firsts = dict(zip(self.kind, self.cards, strict=True))
        self.titles = {printed.number(firsts[kind]): copies for kind, copies in by_kind.items()}
        self.print_run = sum(1 << number for number in self.titles)
        self.mains = mains
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

    # ---- what is printed ----
    def _print(self) -> None:
        cards = self.cards
        self.type = [card.type for card in cards]
        self.traits = [card.traits for card in cards]
        self.printed = {
            "fight": [card.fight or 0 for card in cards],
            "shoot": [card.shoot or 0 for card in cards],
            "armour": [card.armour or 0 for card in cards],
            "value": [card.value for card in cards],
        }
        self.value = self.printed["value"]
        self.is_warrior = self._of_type(WARRIOR)
        self.is_art = self._of_type(ART)
        self.is_symmetry = self._of_type(SYMMETRY)
        self.is_fort_card = self._of_type(FORTIFICATION)
        self.is_warzone = self._of_type(WARZONE)
        self.is_special = self._of_type(SPECIAL)
        self.unique = [bool(card.traits & tr.PERSONALITY) or card.unique for card in cards]
        # Cards that ask for anything before they are laid: destiny, something in play, to be alone, a sky for airships.
        self.demanding = [
            bool(card.cost or card.needs or unique or card.traits & tr.AIRSHIP)
            for card, unique in zip(cards, self.unique, strict=True)
        ]
        self.personality = [bool(card.traits & tr.PERSONALITY) for card in cards]
        self.never_fights = [never_fights(card) for card in cards]
        self.tactics = [tactics_of(card) for card in cards]
        self.worth = [warrior_worth(card) for card in cards]
        self.gear_worth = [gear_worth(card) for card in cards]
        self.last_resorts = self._set(lambda card: card.traits & tr.LAST_RESORT)
        self.vehicle_mask = self._set(lambda card: card.vehicle)
        self.warzone_mask = self._set(lambda card: card.type == WARZONE)
        self.never_fighting = self._set(never_fights)
        self.never_in_cover = self._set(lambda card: card.traits & (tr.NEVER_FIGHTS | tr.VEHICLE))
        # Warriors with something to do at any time by what they are; where a card may make one a sergeant, any warrior.
        self.rare = self._set(lambda card: card.traits & (tr.CULTIST | tr.SERGEANT))
        if self._set(lambda card: gives(card, tr.SERGEANT)):
            self.rare = self._set(lambda card: card.type == WARRIOR)
        self.adds_up = [adds_up(card) for card in cards]
        self.lowers = [lowers(card) for card in cards]
        self.refits = self._set(lambda card: card.turns_into)
        self.forts = self._set(lambda card: card.traits & tr.FORTIFIED and card.type != WARRIOR)
        self.raising_gifts = self._set(
            lambda card: (
                card.traits & tr.DARK_GIFT
                and any(isinstance(r, Boost) and any(getattr(r, n) > 0 for n in RATINGS) for r in card.standing)
            )
        )
        self.aloof = self._set(lambda card: any(rule.key() == ALOOF for rule in card.standing))
        self.singles = bool(self._set(lambda card: card.traits & tr.SINGLE))

    def _of_type(self, type: str) -> list[bool]:
        return [card.type == type for card in self.cards]

    def _set(self, wanted: Callable[[Doomcard], Any]) -> int:
        """The cards of which it is true. The question has no context, so it is known by where it stands."""
        return self._copies_of(questions[wanted.__code__].among(self.print_run, wanted))

    def _copies_of(self, titles: int) -> int:
        """The cards of the match of these printed ones."""
        found = 0
        while titles:
            low = titles & -titles
            found |= self.titles[low.bit_length() - 1]
            titles ^= low
        return found

    # ---- when a card can be used ----
    def _time(self) -> None:
        cards = self.cards
        self.when = [card.when for card in cards]
        self.reacts = [card.when if card.when in REACTIONS else "" for card in cards]
        # Asked of whole hands: is a card for this moment, or for the moment in a combat when modifiers are played?
        self.meant_for = {moment: self._meant((moment,)) for moment in MOMENTS}
        self.meant_for[ON_CARD] |= set(cards_of(self._set(lambda card: answers(card.play))))
        warding = cards_of(self._set(lambda card: wards(card.play)))
        self.meant_for[ON_KILL] |= self.meant_for[ON_WOUND] | set(warding)
        spoiling = self._set(lambda card: card.when == ON_CARD and EQUIPMENT in card.counters)
        self.spoil_gear = frozenset(cards_of(spoiling))
        self.anytime = self.meant_for[ANYTIME]
        self.quick = self._meant((ANYTIME, COMBAT, ON_CARD))
        self.way = [way_of(card) for card in cards]
        self.actions = [card.actions for card in cards]
        self.as_attack = [card.attack for card in cards]
        barred = SHUT_OUT in self.standing
        if barred:
            self.demanding = [True] * len(cards)
        # DTR-045, DTR-078: deployed by whoever can pay; deployed into cover
        self.deployable = [
            not (barred or card.needs or card.traits & (tr.PERSONALITY | tr.AIRSHIP | tr.TRIBAL)) for card in cards
        ]
        self.hideable = [may_hide(card) for card in cards]
        # Cards with something to be used while in play: for actions, for attack actions, without any action.
        self.slow_able = self._set(lambda card: any(a.actions and not a.attack for a in card.abilities))
        self.attack_able = self._set(lambda card: any(a.actions and a.attack for a in card.abilities))
        self.quick_able = self._set(lambda card: any(not a.actions for a in card.abilities))
        self.quick_always = self._set(
            lambda card: any(not a.actions and a.moment in (ANYTIME, ANSWER) for a in card.abilities)
        )
        self.able = self._set(lambda card: card.abilities)
        self.healing_mask = self._set(lambda card: any(getattr(a.do, "heals", False) for a in card.abilities))
        self.saving_mask = self._set(lambda card: any(a.saves for a in card.abilities))

        self.before_discarding = bool(self._set(lambda card: isinstance(card.needs, BeforeDiscarding)))
        self.before_drawing = bool(self._set(lambda card: isinstance(card.needs, BeforeDrawing)))
        # Is there a card that is played right after a combat, whatever it has come to?
        self.after_combat = bool(self._set(lambda card: isinstance(card.needs, AfterCombat)))

    def _meant(self, moments: tuple[str, ...]) -> frozenset[int]:
        return frozenset([number for number, when in enumerate(self.when) if when in moments])

    def _compile(self, library: Library) -> None:
        self.programs: list[Program | None] = [library.program(card.id, "play") for card in self.cards]
        self.ability_programs: list[list[Program]] = [
            [p for n in range(len(card.abilities)) if (p := library.program(card.id, f"ability {n}")) is not None]
            for card in self.cards
        ]

    # ---- cards in play that matter for a question; without any of them most questions need no search ----
    def _group_rules(self) -> None:
        # Cards whose rules about a key are about their bearer, or about others than themselves and their bearer.
        self.borne_masks = dict.fromkeys(self.standing, 0)
        self.wide_masks = dict.fromkeys(self.standing, 0)
        for number, copies in self.titles.items():
            for key, borne, wide in flags_of(printed.numbered(number)):
                if borne:
                    self.borne_masks[key] |= copies
                if wide:
                    self.wide_masks[key] |= copies
        keys = frozenset[str]().union(*(keys_of(printed.numbered(number)) for number in self.titles))
        self.multiplies = BONUS_TIMES in keys  # does any card of the match change what others add to ratings?
        self.hindering = self._carriers(HINDERING_KEYS)  # could keep a warrior from something
        self.changing = self._asking((TRAITS_KEY,), self._set(lambda card: card.traits & tr.CULTIST))
        self.covering = self._asking((*COVER_KEYS, *HINDERING_KEYS))
        self.freeing = self._asking((FREE_CARDS,))
        self.banks = self._carriers((BANK,))
        self.houses = self._carriers((HOUSES_DEAD, HOUSES_RELICS))
        self.movable = self._carriers((MOVABLE,))
        self.kept = self._carriers((KEPT,))
        self.refilling = self._carriers((REFILLS,))
        self.converting = self._set(lambda card: card.type == RELIC) & self._carriers((CONVERTS,))
        self.luring = self._asking(  # say who attacks whom
            (LURED, ATTACK_PRICE, ATTACK_TAKES, LUNGES, LATE_CHARGE, FIRES_FROM_COVER, ANY_FOE)
        )
        self.attacking = self._asking(TACTIC_KEYS)
        defence = self._set(  # those that keep a warrior out of a kind of combat even as a defender
            lambda card: any(
                rule.key() in TACTIC_KEYS and not getattr(rule, "only_as_attacker", False) for rule in card.standing
            )
        )
        self.defending = (defence, self.attacking[1] & defence)

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
        return found, wide

    # ---- who may bear what ----
    def _match_bearers(self) -> None:
        self.bans_of_giving = [bans_of_giving(card) for card in self.cards]
        self.relaxed: list[Any] = [without_affiliation(card) for card in self.cards]
        self._suited: dict[Who, int] = {}
        # The warriors that fit by what is printed on them, as a set; -1: it has to be asked.
        gives = [card.give for card in self.cards]
        self.fits = [self.suited(give) if isinstance(give, Who) and give.is_plain else -1 for give in gives]
        first: dict[int, Asking] = {}  # the copies of a card are alike
        for number, kind in enumerate(self.kind):
            if kind not in first:
                first[kind] = self._asking(*self._doubts(number))
        self.giving = [first[kind] for kind in self.kind]

    def suited(self, who: Who) -> int:
        """The warriors that are meant by what is printed on them, as a set."""
        found = self._suited.get(who)
        if found is None:
            means = questions[who].among(self.print_run, lambda card: card.type == WARRIOR and who.suits(card))
            self._suited[who] = found = self._copies_of(means)
        return found

    def _doubts(self, number: int) -> tuple[Any, ...]:
        """The rules and the cards because of which a warrior has to be asked whether it may receive the card."""
        card = self.cards[number]
        keys, cards = [*HINDERING_KEYS, SEALED, LUCKY, *map(may, self.bans_of_giving[number])], self.aloof
        give, mount = card.give, card.traits & tr.VEHICLE or card.type == BEAST
        if mount or (isinstance(give, Who) and give.has | give.some | give.lacks):
            keys += [TRAITS_KEY, *((ANY_GIFTS, GIFTS_FOR) if card.type == SYMMETRY else (PAYS_FOR,))]
            keys += {KI: [TAKES_KI], SYMMETRY: [HERETIC_GIFTS, GIFTS_AFTER_ALL]}.get(card.type, [])
            cards |= self.changing[0]
            if card.type in (EQUIPMENT, RELIC):
                keys += [ANY_EQUIPMENT, ANY_GEAR, ANY_TROOPERS_EQUIPMENT]
            if card.traits & tr.AIRSHIP:
                keys.append(ANY_AIRSHIP)
            if card.traits & tr.VEHICLE:
                keys.append(ANY_VEHICLE)
        if card.traits & tr.FIGHT_WEAPON:
            keys.append(NO_MORE_WEAPONS)
            if any(rule.key() == NO_MORE_WEAPONS for rule in card.standing):
                cards |= self._set(lambda other: other.traits & tr.FIGHT_WEAPON)
        if card.type in (SYMMETRY, KI, MISSION):
            cards |= self.copies[number]
        if card.type == SYMMETRY:
            keys.append(MANY_GIFTS)
        if card.traits & tr.ARMOUR_SUIT:
            cards |= self._set(lambda other: other.traits & tr.ARMOUR_SUIT)
        if mount:
            cards |= self._set(lambda other: other.traits & (tr.VEHICLE | tr.BEAST))
        return keys, cards

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
                    if place < SACRIFICED and not s.away & bit[card]:
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
                if away or (s.bearer[card] >= 0 and carries(s, STORES, s.bearer[card])):
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

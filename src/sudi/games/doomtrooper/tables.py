"""The tables of a match: printed facts by card number, and sets of cards that answer most questions at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from sudi.kernel.cards import Library, Tables
from sudi.kernel.machine import Program
from sudi.kernel.standing import Grant, cards_of
from sudi.kernel.wording import Bilingual

from .building.pools import NOBODY_BUILDS
from .cards import printed
from .cards.card import Doomcard
from .cards.doubts import doubts_of
from .cards.facts import Facts, facts_of
from .cards.printed import (
    COVER_KEYS,
    TACTIC_KEYS,
    Question,
    doubles_warriors,
    flags_of,
    gives,
    keys_of,
    lends,
    mimicked,
    never_fights,
    numbered_abilities,
)
from .cards.types import (
    ANYTIME,
    COMBAT,
    EQUIPMENT,
    MOMENTS,
    ON_CARD,
    ON_KILL,
    ON_SEARCH,
    ON_SECRETLY,
    ON_WOUND,
    RELIC,
    STAYS,
    WARRIOR,
    WARZONE,
)
from .language.effects.act import answers, wards
from .language.lending import Amended, abilities_on
from .language.marks import (
    ABOARD,
    ALOOF,
    ANSWER,
    ANY_FOE,
    ATTACK_PRICE,
    ATTACK_TAKES,
    AWAY,
    BANK,
    BONUS_TIMES,
    CONVERTS,
    FIRES_FROM_COVER,
    FREE_CARDS,
    HINDERING,
    HINDERING_KEYS,
    HOUSES_DEAD,
    HOUSES_RELICS,
    KEPT,
    LATE_CHARGE,
    LIBRARY_SEALED,
    LUNGES,
    LURED,
    MOVABLE,
    PLAGUE_MARKER,
    REFILLS,
    SHUT_OUT,
    SPELL_LIMIT,
    SPELL_PRICE,
    SPELL_STORE,
    STORES,
    TRAITS_KEY,
)
from .language.needs import BeforeDiscarding, BeforeDrawing
from .language.reach import carries
from .language.results import AfterCombat
from .language.select import Who
from .language.standing.boosts import Boost
from .state import IN_PLAY, LIMBO, PLACES, SACRIFICED, SQUAD, DoomState, in_formation, on_side, root, warriors
from .words import traits as tr
from .words.areas import AREA_NAMES, AREAS
from .words.ratings import RATINGS

questions: defaultdict[Any, Question] = defaultdict(Question)  # those of `_set`, and which warriors a text means

# Cards because of which a warrior has to be asked, those of them whose rules may be about anybody, and the keys of all
# rules: an effect may have set up another one of these.
Asking: TypeAlias = tuple[int, int, frozenset[str]]


class DoomTables(Tables):
    """Printed facts by card number."""

    remembers = True
    limited = NOBODY_BUILDS
    # ---- what is printed: one list for each of `Facts` ----
    type: list[str]
    traits: list[int]
    fight: list[int]
    shoot: list[int]
    armour: list[int]
    value: list[int]
    is_warrior: list[bool]
    musters: list[bool]
    is_art: list[bool]
    is_symmetry: list[bool]
    is_fort_card: list[bool]
    is_warzone: list[bool]
    is_special: list[bool]
    unique: list[bool]
    personality: list[bool]
    demanding: list[bool]
    deployable: list[bool]
    hideable: list[bool]
    never_fights: list[bool]
    tactics: list[int]
    worth: list[float]
    gear_worth: list[float]
    adds_up: list[bool]
    lowers: list[bool]
    when: list[str]
    reacts: list[str]
    way: list[int]
    actions: list[int]
    as_attack: list[bool]
    bans_of_giving: list[tuple[str, ...]]
    relaxed: list[Any]
    frees: list[int]

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
        self.cards = [card for card, _ in deal]
        by_kind: dict[int, int] = {}
        for number, kind in enumerate(self.kind):
            by_kind[kind] = by_kind.get(kind, 0) | 1 << number
        self.copies = [by_kind[kind] for kind in self.kind]  # the cards of the same title, as a set
        firsts = dict(zip(self.kind, self.cards, strict=True))
        self.titles = {printed.number(firsts[kind]): copies for kind, copies in by_kind.items()}
        self.print_run = sum(1 << number for number in self.titles)
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

    # ---- what is printed ----
    def _print(self) -> None:
        columns: tuple[list[Any], ...] = tuple(map(list, zip(*map(facts_of, self.cards), strict=True)))
        for name, column in zip(Facts._fields, columns, strict=True):
            setattr(self, name, column)
        self.deploy_value = [0 if card.trades[1] else card.value for card in self.cards]
        self.printed = {"fight": self.fight, "shoot": self.shoot, "armour": self.armour, "value": self.value}
        self.last_resorts = self._set(lambda card: card.traits & tr.LAST_RESORT)
        self.vehicle_mask = self._set(lambda card: card.vehicle)
        self.warzone_mask = self._set(lambda card: card.type == WARZONE)
        self.never_fighting = self._set(never_fights)
        self.never_in_cover = self._set(lambda card: card.traits & (tr.NEVER_FIGHTS | tr.VEHICLE))
        # Warriors with something to do at any time by what they are; where a card may make one a sergeant, any warrior.
        self.rare = self._set(lambda card: card.traits & (tr.CULTIST | tr.SERGEANT))
        if self._set(lambda card: gives(card, tr.SERGEANT)):
            self.rare = self._set(lambda card: card.type == WARRIOR)
        self.refits = self._set(lambda card: card.turns_into)
        self.secretive = self._set(lambda card: card.when == ON_SECRETLY)
        self.lends = bool(self._set(lambda card: lends(card)))  # known by where it stands
        self.amending = self._set(lambda card: any(isinstance(rule, Grant) for rule in card.standing))
        self._amendments: dict[int, list[tuple[Amended, int]]] = {}
        self.sealing = self._set(lambda card: any(rule.key() == LIBRARY_SEALED for rule in card.standing))
        self.carriers = self._set(lambda card: ABOARD in keys_of(card))
        self.forts = self._set(lambda card: card.traits & tr.FORTIFIED and card.type != WARRIOR)
        self.raising_gifts = self._set(
            lambda card: (
                card.traits & tr.DARK_GIFT
                and any(isinstance(r, Boost) and any(getattr(r, n) > 0 for n in RATINGS) for r in card.standing)
            )
        )
        self.turning = self._set(lambda card: any(getattr(rule, "gains", 0) & tr.HERETIC for rule in card.standing))
        self.aloof = self._set(lambda card: any(rule.key() == ALOOF for rule in card.standing))
        self.pairs = bool(self._set(lambda card: doubles_warriors(card)))
        self.singles = bool(self._set(lambda card: card.traits & tr.SINGLE))

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

    def titled(self, id: str) -> int:
        """The cards of a title, as a set."""
        copies = self.instances(id)
        return self.copies[copies[0]] if copies else 0

    def amendments(self, source: int) -> list[tuple[Amended, int]]:
        """What a card says of warriors considered what a title says, where that title is in the match and can do
        something; each with the cards of that title, as a set."""
        if source not in self._amendments:
            rules = [rule for rule in self.cards[source].standing if isinstance(rule, Amended)]
            self._amendments[source] = [
                (rule, copies) for rule in rules if (copies := self.titled(rule.giver)) and abilities_on(rule.giver)
            ]
        return self._amendments[source]

    # ---- when a card can be used ----
    def _time(self) -> None:
        # Asked of whole hands: is a card for this moment, or for the moment in a combat when modifiers are played?
        self.meant_for = {moment: self._meant((moment,)) for moment in MOMENTS}
        self.meant_for[ON_CARD] |= set(cards_of(self._set(lambda card: answers(card.play))))
        warding = cards_of(self._set(lambda card: wards(card.play)))
        self.meant_for[ON_KILL] |= self.meant_for[ON_WOUND] | set(warding)
        spoiling = self._set(lambda card: card.when == ON_CARD and EQUIPMENT in card.counters)
        self.spoil_gear = frozenset(cards_of(spoiling))
        self._time_mimics()
        self.anytime = self.meant_for[ANYTIME]
        self.quick = self._meant((ANYTIME, COMBAT, ON_CARD)) | self.anytime
        if SHUT_OUT in self.standing:
            self.demanding = [True] * len(self.cards)
            self.deployable = [False] * len(self.cards)
        # Cards with something to be used while in play: for actions, for attack actions, without any action.
        self.slow_able = self._set(lambda card: any(a.actions and not a.attack for a in card.abilities))
        self.attack_able = self._set(lambda card: any(a.actions and a.attack for a in card.abilities))
        self.quick_able = self._set(lambda card: any(not a.actions for a in card.abilities))
        self.quick_always = self._set(
            lambda card: any(not a.actions and a.moment in (ANYTIME, ANSWER) for a in card.abilities)
        )
        self.abilities = [numbered_abilities(card) for card in self.cards]
        self.able = self._set(lambda card: card.abilities)
        self.grave_able = self._set(lambda card: any(a.from_grave for a in card.abilities))
        self.usable_dead = frozenset(cards_of(self.grave_able))
        self.healing_mask = self._set(lambda card: any(getattr(a.do, "heals", False) for a in card.abilities))
        self.spying = self._set(lambda card: any(a.moment == ON_SEARCH for a in card.abilities))
        self.saving_mask = self._set(lambda card: any(a.saves for a in card.abilities))

        self.before_discarding = bool(self._set(lambda card: isinstance(card.needs, BeforeDiscarding)))
        self.before_drawing = bool(self._set(lambda card: isinstance(card.needs, BeforeDrawing)))
        # Is there a card that is played right after a combat, whatever it has come to?
        self.after_combat = bool(self._set(lambda card: isinstance(card.needs, AfterCombat)))

    def _time_mimics(self) -> None:
        """A card that poses as others is for every moment at which one of them that stays in play could be played."""
        mimics = cards_of(self._set(lambda card: card.mimics))
        if mimics:
            for card in cards_of(self._set(lambda card: mimicked(card) and card.after == STAYS)):
                if self.when[card] in self.meant_for:
                    self.meant_for[self.when[card]] |= frozenset(mimics)

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
        self.varies_spells = bool(keys & {SPELL_PRICE, SPELL_LIMIT, SPELL_STORE})
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

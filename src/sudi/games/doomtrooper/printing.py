"""What is printed on the cards of a match: facts by card number, and the sets of cards of which something is true."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from sudi.kernel.cards import Tables
from sudi.kernel.standing import Grant, cards_of

from .cards import printed
from .cards.card import Doomcard
from .cards.facts import Facts, facts_of
from .cards.printed import Question, doubles_warriors, gives, keys_of, lends, mimicked, never_fights, numbered_abilities
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
    STAYS,
    WARRIOR,
    WARZONE,
)
from .language.effects.act import answers, wards
from .language.lending import Amended, abilities_on
from .language.marks import ABOARD, ALOOF, ANSWER, LIBRARY_SEALED, SHUT_OUT
from .language.needs import BeforeDiscarding, BeforeDrawing
from .language.results import AfterCombat
from .language.standing.boosts import Boost
from .words import traits as tr
from .words.ratings import RATINGS

questions: defaultdict[Any, Question] = defaultdict(Question)  # those of `_set`, and which warriors a text means


class Printing(Tables):
    """Printed facts by card number, and when a card can be used."""

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

    def _number(self, cards: list[Doomcard]) -> None:
        """The cards of the match, and the sets of copies of each title."""
        self.cards = cards
        by_kind: dict[int, int] = {}
        for number, kind in enumerate(self.kind):
            by_kind[kind] = by_kind.get(kind, 0) | 1 << number
        self.copies = [by_kind[kind] for kind in self.kind]  # the cards of the same title, as a set
        firsts = dict(zip(self.kind, self.cards, strict=True))
        self.titles = {printed.number(firsts[kind]): copies for kind, copies in by_kind.items()}
        self.print_run = sum(1 << number for number in self.titles)

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

"""What is written on one warrior's card, lent to another for a time: its rules, its Art, what it can do.

Restrictions are not lent (they are no abilities), nor are ratings.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudi.kernel.standing import Grant, Standing, cards_of
from sudi.kernel.values import Scope
from sudi.kernel.wording import Words

from ..cards.types import WARRIOR
from ..state import IN_PLAY, DoomState, warriors
from ..words import traits as tr
from ..words.vocabulary import library
from .marks import AMENDED, CASTS, LOYAL, RESTRICTIONS, TRAITS_KEY
from .scopes import AIMED, ITSELF
from .select import traits_of
from .standing.bans import Forbid
from .standing.rule import Mark
from .twins import same, twins_of

if TYPE_CHECKING:
    from sudi.kernel.machine import Program

    from ..cards.card import Ability, Doomcard

OWN_ABILITIES = 4  # the numbers of those that are printed on a card; what is lent comes after them


@dataclass(frozen=True)
class Lent(Grant):
    """The abilities of one title, for as long as it says."""

    giver: str = ""
    until: str = ""


def _lendable(rule: Standing) -> bool:
    return not (isinstance(rule, Forbid) and rule.about_itself()) and rule.key() not in RESTRICTIONS


def lendings(cards: Iterable[Doomcard], until: str = "") -> tuple[Lent, ...]:
    """What every warrior of these that has abilities would lend."""
    found = []
    for card in cards:
        rules = tuple(rule for rule in card.standing if _lendable(rule))
        if card.casts:
            rules += (Mark(IN_PLAY, ITSELF, name=CASTS, n=card.casts),)
        if card.type == WARRIOR and (rules or card.abilities):
            found.append(Lent("", AIMED, rules, card.id, until))
    return tuple(found)


@dataclass(frozen=True)
class Considered(Scope):
    """Warriors considered what a title says that are not of that title, while a card of the title is in play."""

    bit: int
    title: str

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if not s.t.is_warrior[target] or s.t.defs[target].id == self.title:
            return False
        return bool(s.t.titled(self.title) & s.live) and bool(traits_of(s, target) & self.bit)

    def those(self, s: DoomState, holder: int, card: int) -> list[int]:
        """The same of all warriors at once: of most titles no card is in play."""
        if not s.t.titled(self.title) & s.live:
            return []
        return [warrior for warrior in warriors(s) if self.covers(s, holder, card, holder, warrior)]


@dataclass(frozen=True)
class Amended(Lent):
    """The abilities of the warrior that others are considered."""

    def say(self, w: Words) -> str:
        return ""


@dataclass(frozen=True)
class AmendmentSaid(Mark):
    """What all of them say together."""

    name: str = AMENDED

    def say(self, w: Words) -> str:
        return w.pick(
            "Každý bojovník, který je považován za něco, co je i jménem jiného bojovníka, má také schopnosti napsané "
            "na té kartě, je-li ve hře.",
            "Every warrior that is considered something that is also the title of another warrior has the abilities "
            "written on that card too, while it is in play.",
        )


def amendments(cards: Iterable[Doomcard]) -> tuple[Amended, ...]:
    """For every kind of warrior that is also the title of one."""
    by_name = {card.name.en.lower(): card for card in cards if card.type == WARRIOR}
    found = []
    for trait in tr.TRAITS:
        card = by_name.get(trait.name.en.lower())
        if card is None:
            continue
        for lent in lendings([card]):
            # What makes a warrior something cannot depend on what it is.
            rules = tuple(rule for rule in lent.rules if rule.key() not in (TRAITS_KEY, LOYAL))
            found.append(Amended(IN_PLAY, Considered(trait.bit, card.id), rules, card.id))
    return tuple(found)


def _amendments(s: DoomState) -> list[tuple[Amended, int]]:
    """Those in force that lend something to use now, each with the cards of its title, as a set.

    One card says all of them, and of most of the titles no card is even in the match (`DoomTables.amendments`).
    """
    found: list[tuple[Amended, int]] = []
    for source in cards_of(s.t.amending & s.live):
        found += [entry for entry in s.t.amendments(source) if entry[1] & s.live]
    return found


def _amended(s: DoomState, card: int, amendments: list[tuple[Amended, int]]) -> str:
    """The first title that this warrior is considered, as `Considered` says it, with what it is looked up once."""
    if amendments and s.t.is_warrior[card]:
        traits = traits_of(s, card)
        for rule, copies in amendments:
            if traits & rule.scope.bit and not copies >> card & 1:
                return rule.giver
    return ""


def borrowed(s: DoomState, card: int) -> str:
    """The title whose abilities this card has beside its own; empty: none."""
    for entry in s.lasting:
        if isinstance(rule := s.t.rules[entry[0]], Lent) and same(s, entry[3], card):
            return rule.giver
    return _amended(s, card, _amendments(s)) if s.t.amending & s.live else ""


def abilities_on(id: str) -> tuple[Ability, ...]:
    card: Doomcard = library.cards[id]  # type: ignore[assignment]
    return card.abilities


def borrowing(s: DoomState) -> int:
    """The cards that have abilities of another title, as a set."""
    found = 0
    if not s.t.lends:
        return 0
    for entry in s.lasting:
        if isinstance(s.t.rules[entry[0]], Lent) and s.live >> entry[3] & 1:
            for one in (entry[3], *twins_of(s, entry[3])):
                found |= 1 << one
    if s.t.amending & s.live and (amendments := _amendments(s)):
        for warrior in warriors(s):
            if _amended(s, warrior, amendments):
                found |= 1 << warrior
    return found


def abilities_of(s: DoomState, card: int) -> tuple[tuple[int, Ability], ...]:
    """What a card can do, each with its number: what is printed on it, and what it was lent."""
    found = s.t.abilities[card]
    if s.t.lends and s.t.is_warrior[card] and (giver := borrowed(s, card)):
        found += tuple((OWN_ABILITIES + n, ability) for n, ability in enumerate(abilities_on(giver)))
    return found


def ability_at(s: DoomState, card: int, n: int) -> Ability:
    if n < OWN_ABILITIES:
        return s.t.cards[card].abilities[n]
    return dict(abilities_of(s, card))[n]


def program_of(s: DoomState, card: int, n: int) -> Program:
    if n < OWN_ABILITIES:
        return s.t.ability_programs[card][n]
    program = library.program(borrowed(s, card), f"ability {n - OWN_ABILITIES}")
    assert program is not None
    return program

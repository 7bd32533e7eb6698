"""What a warrior is now, and which warriors a text is about, with its words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from sudi.kernel.standing import InForce, cards_of, lasts
from sudi.kernel.values import Scope
from sudi.kernel.wording import ACC, NOM, Words

from ..cards.card import Doomcard
from ..state import DoomState, own_warriors, root, warriors
from ..words import traits as tr
from ..words import whom
from .aboard import carrier_of, rider_of
from .marks import IMPRISONED, LOYAL, TRAITS_KEY
from .reach import reaching, stated, touched
from .twins import gear_on

ANY, YOURS, THEIRS, ANOTHERS = whom.ANY, whom.YOURS, whom.THEIRS, whom.ANOTHERS

# ---- what a card is now ----
CHANGING = tr.AFFILIATIONS | tr.SIDES | tr.HERETIC | tr.FREELANCER | tr.COMMANDER  # traits that cards give and take
CHANGING |= tr.SAMURAI | tr.CLANSMAN | tr.SHADOW_WALKER | tr.MORTIFICATOR
CHANGING |= tr.FOLLOWERS | tr.GENERAL
CHANGING |= tr.CAVALIER | tr.PROPHET | tr.PATRIARCH | tr.SKULL_SEEKER


def traits_of(s: DoomState, card: int) -> int:
    """The printed traits with whatever cards in play add and take away (DTR-409, DTR-424)."""
    t = s.t
    found = t.traits[card]
    if t.standing_masks.get(TRAITS_KEY, 0) & s.live or (s.lasting and lasts(s, TRAITS_KEY)):
        stated = reaching(s, TRAITS_KEY, card)
        if stated:
            found = _with_changes(s, card, stated)
    if found & tr.CULTIST:  # DTR-420: the last choice holds; a heretic always (DTR-422)
        found &= ~(tr.DOOMTROOPER if s.dark >> card & 1 else tr.LEGION)
    return found


def _with_changes(s: DoomState, card: int, stated: list[InForce]) -> int:
    """The printed traits after what these rules change about the warrior."""
    t = s.t
    changes = [
        (rule, t.cards[source].requires if target < 0 else 0)
        for rule, seat, source, target, _ in stated
        if (target < 0 or target == card) and rule.scope.covers(s, seat, source, seat, card)
    ]
    if not changes:
        return t.traits[card]
    keeps = 0
    if t.standing_masks.get(LOYAL, 0) & s.live:
        never, keeps = unswayed(s, card)
        changes = [change for change in changes if not change[0].gains & never]
    found = _changed(t.traits[card], changes, keeps)
    resting = [change for change in changes if found & change[1] != change[1]]
    if resting:  # DTR-089, DTR-169: what its bearer may not use gives it nothing
        found = _changed(t.traits[card], [change for change in changes if change not in resting], keeps)
    return found


def unswayed(s: DoomState, card: int) -> tuple[int, int]:
    """The traits that no card gives the warrior, and those that none takes away."""
    never = keeps = 0
    if s.t.standing_masks.get(LOYAL, 0) & s.live:
        for rule, seat, source, _, _ in reaching(s, LOYAL, card):
            if rule.scope.covers(s, seat, source, seat, card):
                never, keeps = never | rule.never, keeps | rule.keeps
    return never, keeps


def _changed(traits: int, changes: list[tuple[Any, int]], keeps: int = 0) -> int:
    """The traits after these changes, one after the other."""
    for rule, _ in changes:
        traits = traits & ~(rule.loses & ~keeps) | rule.gains
        if rule.loses and traits & tr.DOOMTROOPER and not traits & tr.AFFILIATIONS:
            traits |= tr.FREELANCER  # DTR-430
    return traits


def opponent_of(s: DoomState, card: int) -> int:
    """Whom a warrior faces in the combat; -1 if it takes no part."""
    if card == s.attacker:
        return s.defender
    if card == s.defender:
        return s.attacker
    for helper, helped in s.helpers:
        if helper == card:
            return opponent_of(s, helped)
    rider = rider_of(s, card)
    return opponent_of(s, rider) if rider >= 0 else -1


def in_combat(s: DoomState, card: int) -> bool:
    return s.phase > 0 and s.attacker >= 0 and opponent_of(s, card) >= 0


def attacks(s: DoomState, card: int) -> bool:
    """Is the warrior on the attacking side?"""
    if card == s.attacker or any(h == card and helped == s.attacker for h, helped in s.helpers):
        return True
    rider = rider_of(s, card)
    return rider >= 0 and attacks(s, rider)


def on_beast(s: DoomState, card: int) -> bool:
    """Has a warrior a beast, or is it considered one?"""
    return bool(traits_of(s, card) & tr.BEAST) or any(s.t.traits[c] & tr.BEAST for c in gear_on(s, card))


def beside(s: DoomState, src: int, card: int) -> bool:
    """Does a warrior stand in the area of the card (or of whoever bears it), on the same side of the table?"""
    here = root(s, src)
    return s.at[here] == s.at[card] and s.side[here] == s.side[card]


@dataclass(frozen=True)
class Who(Scope):
    """Warriors in play: of what traits, whose, where, in which state."""

    many: ClassVar[bool] = True  # as a scope it is spoken of in the plural

    has: int = 0  # all of these traits
    some: int = 0  # at least one of these
    lacks: int = 0  # none of these
    whose: str = ANY
    areas: tuple[int, ...] = ()
    others: bool = False
    mounted: bool = False  # with a beast, or considered one
    aboard: int = 0  # it is one of these, or inside of one
    near: bool = False  # beside the card itself, in the same area of the same player
    wounded: bool | None = None
    covered: bool | None = None
    fighting: str = ""  # "combatant", "attacker", "defender"
    most_value: int = 0
    title: str = ""  # a card by its id
    imprisoned: bool = False
    facing: int = 0  # it faces a warrior that has one of these traits
    bears: str = ""  # a card of this type lies on it
    without: str = ""  # no card of this title lies on it

    @cached_property
    def is_plain(self) -> bool:
        """Does it look at nothing but what a card is, its title and its value?"""
        return self == Who(
            self.has, self.some, self.lacks, self.whose, most_value=self.most_value, title=self.title
        )  # fmt: skip

    @cached_property
    def _changes(self) -> bool:
        return bool((self.has | self.some | self.lacks) & CHANGING)

    def unsettled(self, s: DoomState) -> int:
        """The cards for which what is printed on them does not tell whether they are meant, as a set."""
        return touched(s, s.t.changing) if self._changes else 0

    @cached_property
    def _hash(self) -> int:
        return hash((self.has, self.some, self.lacks, self.whose, self.areas, self.title, self.fighting))

    def __hash__(self) -> int:  # looked up all the time, so it is worked out once
        return self._hash

    def suits(self, card: Doomcard) -> bool:
        """Is a warrior with what is printed on this card meant, wherever it is and whatever happens to it?"""
        found = card.traits
        if found & self.has != self.has or found & self.lacks or (self.some and not found & self.some):
            return False
        return self.title in ("", card.id) and (not self.most_value or card.value <= self.most_value)

    def fits(self, s: DoomState, me: int, src: int, card: int) -> bool:
        if not s.live >> card & 1 or not s.t.is_warrior[card]:
            return False
        if self.whose == YOURS:
            if s.side[card] != me:
                return False
        elif (self.whose == THEIRS and s.t.team[s.side[card]] == s.t.team[me]) or (
            self.whose == ANOTHERS and s.side[card] == me
        ):
            return False
        if self.others and card == src:
            return False
        if s.t.aloof >> card & 1 and src != card:
            return False
        if self.near and not beside(s, src, card):
            return False
        return self.matches(s, card)

    def matches(self, s: DoomState, card: int) -> bool:
        """The part that looks at the warrior alone."""
        asks, asks_more = self._asks
        if asks:
            found = traits_of(s, card) if self._changes else s.t.traits[card]
            if found & self.has != self.has or found & self.lacks or (self.some and not found & self.some):
                return False
        return not asks_more or self._is_so(s, card)

    @cached_property
    def _asks(self) -> tuple[bool, bool]:
        """Does it ask for traits? Does it ask for anything else of the warrior?"""
        more = bool(self.areas or self.title or self.most_value or self.fighting or self.mounted or self.aboard)
        more = more or self.imprisoned or bool(self.facing or self.bears or self.without)
        return bool(self.has | self.some | self.lacks), more or self.wounded is not None or self.covered is not None

    def _is_so(self, s: DoomState, card: int) -> bool:
        if self.areas and s.at[card] not in self.areas:
            return False
        if self.wounded is not None and bool(s.wounded >> card & 1) != self.wounded:
            return False
        if self.covered is not None and bool(s.covered >> card & 1) != self.covered:
            return False
        if self.title and s.t.defs[card].id != self.title:
            return False
        if self.mounted and not on_beast(s, card):
            return False
        if self.aboard and not (traits_of(s, card) | carried(s, card)) & self.aboard:
            return False
        if self.most_value and s.t.value[card] > self.most_value:
            return False
        if self.imprisoned and not stated(s, IMPRISONED, card):
            return False
        if self.facing and not self._faces(s, card):
            return False
        if self.bears and not any(s.bearer[c] == card and s.t.type[c] == self.bears for a in s.attached for c in a):
            return False
        if self.without and any(s.bearer[c] == card for c in s.t.instances(self.without)):
            return False
        return not self.fighting or self._in_role(s, card)

    def _faces(self, s: DoomState, card: int) -> bool:
        return in_combat(s, card) and bool(traits_of(s, opponent_of(s, card)) & self.facing)

    def _in_role(self, s: DoomState, card: int) -> bool:
        if not in_combat(s, card):
            return False
        if self.fighting == "combatant":
            return True
        return attacks(s, card) == (self.fighting == "attacker")

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return self.fits(s, holder, card, target)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        pool = own_warriors(s, me) if self.whose == YOURS else warriors(s)
        if s.t.aloof:
            pool = [c for c in pool if not s.t.aloof >> c & 1 or c == src]
        if not self.is_plain or self.whose in (THEIRS, ANOTHERS):
            return [c for c in pool if self.fits(s, me, src, c)]
        suited, asked = s.t.suited(self), self.unsettled(s)
        return [c for c in pool if (self.fits(s, me, src, c) if asked >> c & 1 else suited >> c & 1)]

    # ---- words ----
    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        """`own`: the sentence is about what "you" do, so that Czech says svůj and not tvůj."""
        return whom.said(self, w, case, many, own)

    def say_scope(self, w: Words) -> str:
        return self.say(w, NOM, many=not self.title)


def carried(s: DoomState, card: int) -> int:
    """What a warrior counts as because of the vehicle it is inside of (an airship)."""
    found = 0
    for vehicle in cards_of(s.inside):
        if s.bearer[vehicle] == card:
            found |= s.t.traits[vehicle]
    if s.t.carriers & s.live and (carrier := carrier_of(s, card)) >= 0:
        found |= s.t.traits[carrier]
    return found


@dataclass(frozen=True)
class Fighter(Who):
    """Of these, whoever takes part in combats at all (DTR-297)."""

    def matches(self, s: DoomState, card: int) -> bool:
        return not s.t.never_fights[card] and super().matches(s, card)

    def suits(self, card: Doomcard) -> bool:
        return False  # it is asked of the warrior, not of its card

    @cached_property
    def is_plain(self) -> bool:
        return False

    def __hash__(self) -> int:
        return self._hash

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        which = "která" if whom.noun_of(self).gender == "f" else "který"
        return super().say(w, case, many, own) + w.pick(f", {which} se účastní soubojů", " that takes part in combats")


WARRIORS = Who()
COMBATANTS = Who(fighting="combatant")
DOOMTROOPERS = Who(tr.DOOMTROOPER)
LEGIONARIES = Who(tr.LEGION)

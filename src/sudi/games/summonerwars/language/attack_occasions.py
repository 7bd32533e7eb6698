"""What triggers around an attack wait for, with the words that introduce them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Words

from ..rules import board as b
from ..rules.happenings import (
    ATTACKED,
    ATTACKING,
    PREPARING,
    ROLLED,
    card_of,
    damage_of,
    space_of,
    specials_of,
    was_adjacent,
    was_enemy,
    was_unit,
)
from ..state import WarState
from .groups import Group


@dataclass(frozen=True)
class ThisAttacks(Occasion):
    """Before this unit attacks; perhaps only a target of a certain kind, and then when that is declared."""

    target: Group | None = None
    itself: ClassVar[bool] = True

    @property
    def event(self) -> str:  # type: ignore[override]
        return PREPARING if self.target is None else ATTACKING

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject and (self.target is None or self.target.covers(s, holder, card, actor, n))

    def say_when(self, w: Words) -> str:
        if self.target is None:
            return w.pick("Před útokem této jednotky", "Before this unit attacks,")
        return w.pick(
            f"Před útokem této jednotky na {self.target.say(w)}", f"Before this unit attacks {self.target.say(w)},"
        )


@dataclass(frozen=True)
class TargetDeclared(Occasion):
    """A card of the group becomes the target of an attack (perhaps only of an enemy's)."""

    target: Group
    enemies_only: bool = False
    event: ClassVar[str] = ATTACKING

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return self.target.covers(s, holder, card, actor, n) and (not self.enemies_only or actor != holder)

    def say_when(self, w: Words) -> str:
        by = w.pick(" cizí jednotky", " by an enemy unit") if self.enemies_only else ""
        return w.pick(
            f"Pokaždé, když se {self.target.say(w, 0)} stane cílem útoku{by},",
            f"Whenever {self.target.say(w)} becomes the target of an attack{by},",
        )


@dataclass(frozen=True)
class FriendRolled(Occasion):
    """A friendly unit near this one has rolled dice in its player's turn."""

    near: Group
    event: ClassVar[str] = ROLLED

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return s.turn == holder and n > 0 and self.near.covers(s, holder, card, actor, subject)

    def say_when(self, w: Words) -> str:
        return w.pick(
            f"Když ve tvém tahu {self.near.say(w, 0)} hodí kostkami při útoku nebo schopnosti,",
            f"When {self.near.say(w)} has rolled dice for an attack or an ability in your turn,",
        )


@dataclass(frozen=True)
class ThisAttacked(Occasion):
    """SUW-176: after its attack, on a target of this kind."""

    enemy: bool = False
    unit: bool = False
    adjacent: bool = False
    common_or_champion: bool = False
    damaged: bool = False  # it added damage to a unit
    summoner: bool = False  # said by an event: the attacker is its player's summoner
    or_instead: bool = False  # the text goes on with what may be done instead of attacking
    most_specials: int | None = None  # it showed no more special symbols than these
    event: ClassVar[str] = ATTACKED

    @property
    def itself(self) -> bool:  # type: ignore[override]
        return not self.summoner

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if subject != (s.t.summoner[holder] if self.summoner else card):
            return False
        if (self.enemy and not was_enemy(n)) or (self.unit and not was_unit(n)):
            return False
        if self.adjacent and not was_adjacent(n):
            return False
        if self.damaged and not damage_of(n):
            return False
        if self.most_specials is not None and specials_of(n) > self.most_specials:
            return False
        return not self.common_or_champion or (was_unit(n) and not s.t.is_summoner[card_of(n)])

    def say_when(self, w: Words) -> str:
        cs, en = self._target()
        if self.most_specials is not None:
            return w.pick(
                f"Padne-li při útoku této jednotky nejvýš {self.most_specials} zvláštní symbol,",
                f"If an attack of this unit shows no more than {self.most_specials} special symbol,",
            )
        if self.summoner:
            return w.pick(f"Po útoku tvého Vyvolavače{cs}", f"After your summoner attacks{en},")
        if self.damaged:
            return w.pick(
                "Po útoku, kterým tato jednotka zranila jinou,", "After an attack with which this unit damaged a unit,"
            )
        if self.or_instead:
            return w.pick(
                "Po útoku této jednotky nebo namísto něj", "After this unit attacks, or instead of attacking,"
            )
        return w.pick(f"Po útoku této jednotky{cs}", f"After this unit attacks{en},")

    def _target(self) -> tuple[str, str]:
        if not self.enemy:
            return "", ""
        noun = (
            ("běžnou jednotku nebo hrdinu", "common or champion") if self.common_or_champion else ("jednotku", "unit")
        )
        if not self.unit and not self.common_or_champion:
            noun = ("kartu", "card")
        near = ("sousedící ", "adjacent ") if self.adjacent else ("", "")
        return f" na {near[0]}cizí {noun[0]}", f" an {near[1]}enemy {noun[1]}"


@dataclass(frozen=True)
class ThisWasAttacked(Occasion):
    """An adjacent enemy has attacked this unit, which is still there."""

    event: ClassVar[str] = ATTACKED

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card_of(n) == card and was_adjacent(n) and actor != holder and s.at[card] >= 0

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Po útoku sousedící cizí jednotky na tuto jednotku, zůstala-li ve hře,",
            "After an adjacent enemy unit attacks this unit, if this unit is still in play,",
        )


@dataclass(frozen=True)
class FriendWasAttacked(Occasion):
    """An enemy has attacked this unit, or a friendly unit within so many spaces of it (where it stood)."""

    within: int
    event: ClassVar[str] = ATTACKED

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        space = space_of(n)
        return actor != holder and was_enemy(n) and was_unit(n) and b.distance(s.at[card], space) <= self.within

    def say_when(self, w: Words) -> str:
        return w.pick(
            f"Po útoku cizí jednotky na tuto jednotku nebo na vlastní jednotku do {self.within} polí od ní",
            f"After an enemy unit attacks this unit or a friendly unit within {self.within} spaces of it,",
        )

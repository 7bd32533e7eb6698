"""Whom a rule is about, other than warriors by what they are: one card, an area, a unit, a warzone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.values import Scope
from sudi.kernel.wording import Words

from ..law.combat.units import leads
from ..state import SQUAD, DoomState, attachments, root, whose_table
from ..words import traits as tr
from .select import attacks, in_combat, opponent_of


@dataclass(frozen=True)
class Itself(Scope):
    itself: ClassVar[bool] = True

    def only(self, s: DoomState, card: int) -> int:
        return card

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return card == target

    def say_scope(self, w: Words) -> str:
        return w.pick("tento bojovník", "this warrior")


@dataclass(frozen=True)
class Bearer(Scope):
    """The warrior the card lies on."""

    borne: ClassVar[bool] = True

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.bearer[card] == target

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovník", "the warrior")


@dataclass(frozen=True)
class Aimed(Scope):
    """Whatever a lasting rule was aimed at."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return True

    def say_scope(self, w: Words) -> str:
        return w.pick("zvolený bojovník", "the chosen warrior")


@dataclass(frozen=True)
class Caster(Aimed):
    """The same, where it is the caster of a spell (or whom a Keeper lends it to)."""

    def say_scope(self, w: Words) -> str:
        return w.pick("sesilatel", "the caster")


@dataclass(frozen=True)
class User(Aimed):
    """The same, where it is the warrior that has used up the card."""

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovník", "the warrior")


@dataclass(frozen=True)
class Present(Aimed):
    """The same, where it is everybody in play at that moment, and nobody who comes later (DTR-504)."""

    many: ClassVar[bool] = True

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovníci, kteří jsou teď ve hře,", "warriors in play now")


@dataclass(frozen=True)
class Facing(Scope):
    """Whoever faces the bearer (or the warrior itself) in a combat."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if not in_combat(s, target):
            return False
        mine = s.bearer[card] if s.bearer[card] >= 0 else card
        return opponent_of(s, target) == mine

    def say_scope(self, w: Words) -> str:
        return w.pick("protivník bojovníka", "the warrior's opponent")


ITSELF, BEARER, AIMED, CASTER, USER, FACING = Itself(), Bearer(), Aimed(), Caster(), User(), Facing()
PRESENT = Present()


@dataclass(frozen=True)
class Wielder(Scope):
    """The warrior at the bottom of the pile: the one that carries what this card is a part of."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.bearer[card] >= 0 and root(s, card) == target

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovník", "the warrior")


WIELDER = Wielder()


@dataclass(frozen=True)
class SameArea(Scope):
    """The warriors of the player the card lies before, in the area it was laid to."""

    many: ClassVar[bool] = True  # spoken of in the plural

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.at[target] == s.area[card] and s.side[target] == whose_table(s, card)

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovníci v této oblasti", "the warriors of this area")


SAME_AREA = SameArea()


@dataclass(frozen=True)
class AttackedHere(Scope):
    """Everybody in a combat whose defender stands in the area the card was laid to."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.defender < 0 or not in_combat(s, target):
            return False
        return s.at[s.defender] == s.area[card] and s.side[s.defender] == whose_table(s, card)

    def say_scope(self, w: Words) -> str:
        return w.pick(
            "nikdo v souboji, je-li napaden bojovník v této oblasti,", "nobody in a combat with a defender of this area"
        )


ATTACKED_HERE = AttackedHere()


@dataclass(frozen=True)
class FromZone(Scope):
    """The defender, while it defends from this warzone (`mounted`: on a beast); `all_of_them`: every participant."""

    all_of_them: bool = False
    mounted: bool = False

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.warzone != card:
            return False
        if self.mounted and not any(s.t.traits[c] & tr.BEAST for c in attachments(s, target)):
            return False
        return in_combat(s, target) if self.all_of_them else target == s.defender

    def say_scope(self, w: Words) -> str:
        if self.all_of_them:
            return w.pick("každý účastník souboje v této zóně", "everybody in a combat in this zone")
        mount = w.pick(" na zvířeti", " on a beast") if self.mounted else ""
        return w.pick(f"obránce v této zóně{mount}", f"the defender in this zone{mount}")


FROM_ZONE, IN_ZONE, MOUNTED = FromZone(), FromZone(True), FromZone(mounted=True)


# ---- a sergeant's unit ----
@dataclass(frozen=True)
class UnitOf(Scope):
    """The warrior assigned to this sergeant and its copies, while they and the sergeant stand in the Squad."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.at[card] == s.at[target] == SQUAD and s.side[target] == s.side[card] and leads(s, card, target)

    def say_scope(self, w: Words) -> str:
        return w.pick(
            "bojovník v Mužstvu stejného jména jako ten, který je mu přidělen,",
            "a warrior in the Squad of the same title as the one assigned to it",
        )


UNIT = UnitOf()


@dataclass(frozen=True)
class AttackedByYours(Scope):
    """Opposing warriors on the side that defends, while a warrior of the card's player attacks."""

    many: ClassVar[bool] = True

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if not in_combat(s, target) or attacks(s, target) or s.side[s.attacker] != holder:
            return False
        return s.t.team[s.side[target]] != s.t.team[holder]

    def say_scope(self, w: Words) -> str:
        return w.pick("cizí bojovníci napadení tvými", "opposing warriors attacked by yours")


ATTACKED_BY_YOURS = AttackedByYours()

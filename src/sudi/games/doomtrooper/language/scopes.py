"""Whom a rule is about, other than warriors by what they are: one card, an area, a unit, a warzone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sudi.kernel.values import Scope
from sudi.kernel.wording import ACC, NOM, Bilingual, Words

from ..law.combat.units import leads
from ..state import KOHORT, MODIFIERS, SQUAD, DoomState, attachments, root, whose_table
from ..words import trait_nouns
from ..words import traits as tr
from ..words.nouns import either
from ..words.whom import title_of
from .marks import SHARES_ZONE, UNLED
from .reach import stated
from .select import WARRIORS, YOURS, Who, attacks, in_combat, opponent_of
from .twins import bears, twins_of


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
        return bears(s, target, card)

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovník", "the warrior")


@dataclass(frozen=True)
class TitledBearer(Scope):
    """The warrior the card lies on, if it is of this title; `but`: if it is of any other."""

    borne: ClassVar[bool] = True

    title: str = ""
    but: bool = False

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return bears(s, target, card) and (s.t.defs[target].id == self.title) != self.but

    def say_scope(self, w: Words) -> str:
        name = title_of(self.title)
        if self.but:
            return w.pick(f"bojovník (není-li to bojovník {name.cs})", f"the warrior (unless it is {name.en})")
        return w.pick(f"bojovník {name.cs}", name.en)


@dataclass(frozen=True)
class GearOf(Scope):
    """The cards of this type on these warriors."""

    many: ClassVar[bool] = True

    who: Who = WARRIORS
    type: str = ""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        bearer = s.bearer[target]
        return bearer >= 0 and s.t.type[target] == self.type and self.who.fits(s, holder, card, root(s, target))

    def say_scope(self, w: Words) -> str:
        cs, en = _ON_THEM[self.type]
        return w.pick(f"{cs} {self.who.say(w, 1, many=True)}", f"{en} of {self.who.say(w, many=True)}")


_ON_THEM = {
    "equipment": ("karty vybavení", "the equipment cards"),
    "symmetry": ("karty Černé symetrie", "the Dark Symmetry cards"),
}


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

    who: Who = WARRIORS

    def say_scope(self, w: Words) -> str:
        who = self.who.say(w, NOM, many=True)
        return w.pick(f"{who}, kteří jsou teď ve hře,", f"{who} in play now")


@dataclass(frozen=True)
class Facing(Scope):
    """Whoever faces the bearer (or the warrior itself) in a combat."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if not in_combat(s, target):
            return False
        mine = s.bearer[card] if s.bearer[card] >= 0 else card
        foe = opponent_of(s, target)
        return foe == mine or (s.t.pairs and mine in twins_of(s, foe))

    def say_scope(self, w: Words) -> str:
        return w.pick("protivník bojovníka", "the warrior's opponent")


@dataclass(frozen=True)
class PresentThere(Present):
    """The same, where it is everybody in the area that was chosen."""

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovníci, kteří v ní teď jsou,", "the warriors there now")


ITSELF, BEARER, AIMED, CASTER, USER, FACING = Itself(), Bearer(), Aimed(), Caster(), User(), Facing()
PRESENT, PRESENT_THERE = Present(), PresentThere()


@dataclass(frozen=True)
class Wielder(Scope):
    """The warrior at the bottom of the pile: the one that carries what this card is a part of."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.bearer[card] >= 0 and root(s, card) == target

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovník", "the warrior")


WIELDER = Wielder()


@dataclass(frozen=True)
class HeldBy(Scope):
    """These warriors, while the card is held by one of these titles."""

    titles: tuple[str, ...]
    who: Who

    many: ClassVar[bool] = True

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        bearer = s.bearer[card]
        return bearer >= 0 and s.t.defs[bearer].id in self.titles and self.who.fits(s, holder, card, target)

    def say_scope(self, w: Words) -> str:
        return self.who.say_scope(w)

    def lead(self, w: Words) -> str:
        names = either([w.pick("bojovník ", "") + title_of(id)[w.lang] for id in self.titles], w)
        return w.pick(f"Má-li tuto kartu {names}:", f"While {names} has this card:")


@dataclass(frozen=True)
class KeptSpecials(Scope):
    """The special cards of the card's player that lie in play, while it stands in his Cohort."""

    many: ClassVar[bool] = True

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.at[card] == KOHORT and s.t.is_special[target] and s.side[target] == holder

    def say_scope(self, w: Words) -> str:
        return w.pick(
            "je-li ve tvé Kohortě, tvé speciální karty ve hře",
            "while it is in your Cohort, your special cards in play",
        )


KEPT_SPECIALS = KeptSpecials()


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
class BornIn(Scope):
    """Warriors of the card's player in an area that are these by what is printed on them, whatever else they are."""

    many: ClassVar[bool] = True

    who: Who = WARRIORS
    area: int = SQUAD

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.at[target] == self.area and s.side[target] == holder and self.who.suits(s.t.cards[target])

    def say_scope(self, w: Words) -> str:
        return replace(self.who, whose=YOURS, areas=(self.area,)).say_scope(w)


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
    host: bool = False  # the warzone is the one that the card lies on
    title: str = ""  # ... and of this title
    but: str = ""  # ... or of any but this
    modifying: bool = False  # only in the modifier phase
    numbers: bool = False  # the printed modifiers, which another card may give to the attacker as well

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.warzone < 0 or s.warzone != (s.bearer[card] if self.host else card):
            return False
        if self.title or self.but:
            id = s.t.defs[s.warzone].id
            if self.title not in ("", id) or self.but == id:
                return False
        if self.mounted and not any(s.t.traits[c] & tr.BEAST for c in attachments(s, target)):
            return False
        if self.modifying and s.phase != MODIFIERS:
            return False
        if self.numbers and target == s.attacker:
            return any(e[3] == target and SHARES_ZONE in s.t.rule_keys[e[0]] for e in s.lasting)
        return in_combat(s, target) if self.all_of_them else target == s.defender

    def say_scope(self, w: Words) -> str:
        if self.all_of_them:
            return w.pick("každý účastník souboje v této zóně", "everybody in a combat in this zone")
        mount = w.pick(" na zvířeti", " on a beast") if self.mounted else ""
        phase = w.pick(" ve fázi modifikátorů", " in the modifier phase") if self.modifying else ""
        if self.title or self.but:
            name = title_of(self.title or self.but)
            but = Bilingual("" if self.title else "kromě zóny ", "" if self.title else "except ")
            phase = w.pick(f" ({but.cs}{name.cs})", f" ({but.en}{name.en})")
        return w.pick(f"obránce v této zóně{mount}{phase}", f"the defender in this zone{mount}{phase}")


FROM_ZONE, IN_ZONE, MOUNTED = FromZone(), FromZone(True), FromZone(mounted=True)
FROM_HOST, MODIFYING, ZONE_NUMBERS = FromZone(host=True), FromZone(modifying=True), FromZone(numbers=True)


@dataclass(frozen=True)
class ZoneDefender(Scope):
    """Whoever defends from a warzone, whichever it is."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.warzone >= 0 and target == s.defender

    def say_scope(self, w: Words) -> str:
        return w.pick("obránce ve válečné zóně", "the defender in a warzone")


ZONE_DEFENDER = ZoneDefender()


# ---- a sergeant's unit ----
@dataclass(frozen=True)
class UnitOf(Scope):
    """The warrior assigned to this sergeant and its copies, while they and the sergeant stand in the Squad."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return (
            s.at[card] == s.at[target] == SQUAD
            and s.side[target] == s.side[card]
            and (leads(s, card, target) and not stated(s, UNLED, target))
        )

    def say_scope(self, w: Words) -> str:
        return w.pick(
            "bojovník v Mužstvu stejného jména jako ten, který je mu přidělen,",
            "a warrior in the Squad of the same title as the one assigned to it",
        )


UNIT = UnitOf()


@dataclass(frozen=True)
class Equipped(Scope):
    """Of these warriors those who have gear of one of these traits, or are considered something of that kind."""

    many: ClassVar[bool] = True

    who: Who = WARRIORS
    gear: int = 0
    considered: int = 0

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if not self.who.fits(s, holder, card, target):
            return False
        if s.t.traits[target] & self.considered:
            return True
        return any(s.t.traits[c] & self.gear for c in attachments(s, target))

    def say_scope(self, w: Words) -> str:
        who = self.who.say(w, NOM, many=True)
        gear = trait_nouns.said(self.gear, w, ACC)
        kinds = either([trait_nouns.said(bit.bit, w, ACC) for bit in tr.TRAITS if bit.bit & self.considered], w)
        return w.pick(
            f"{who}, kteří mají {gear} nebo se považují za {kinds},",
            f"{who} that have {gear} or are considered {kinds}",
        )


@dataclass(frozen=True)
class WithBearer(Scope):
    """Everybody in the Squad of the bearer's player, the bearer included, while the bearer stands there."""

    many: ClassVar[bool] = True

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        bearer = s.bearer[card]
        return bearer >= 0 and s.at[bearer] == s.at[target] == SQUAD and s.side[bearer] == s.side[target]

    def say_scope(self, w: Words) -> str:
        return w.pick(
            "všichni bojovníci v Mužstvu, kde je i bojovník s touto kartou,", "all warriors in the warrior's Squad"
        )


WITH_BEARER = WithBearer()


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

"""Answers to wounds, to healing and to a warrior's arrival; the antidote to a poison."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.machine import PROG, SRC
from sudi.kernel.wording import ACC, Bilingual, Clause, Words, verb

from ....law.harm import safe
from ....rules.leaving import HARM, discard, kill, wound
from ....state import DoomState, attachments, in_play
from ....words import traits as tr
from ....words import verbs
from ...results import as_before
from ...select import Who
from ...twins import same
from ..act import AIM, Act
from ..harm.healing import about_to_be_hurt

# ---- a wound that is none ----
AS_BEFORE = Bilingual("je opět ve stavu, v jakém byl před soubojem", "it is as it was before the combat")


@dataclass(frozen=True)
class StaysWell(Act):
    """The warrior that the card was played on is as it was before the combat; a card that stays lies on it by now."""

    def instant(self) -> Instant:
        def save(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.bearer[src] if s.bearer[src] >= 0 else s.aim[src]
            s.spared |= 1 << warrior
            as_before(s, warrior)

        return save

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.SAVE, w.pick(f"ho: {AS_BEFORE.cs}", f"it: {AS_BEFORE.en}"))]


def ridden(s: DoomState, warrior: int) -> list[int]:
    """The vehicles that a warrior is inside of."""
    return [c for c in attachments(s, warrior) if s.inside >> c & 1]


@dataclass(frozen=True)
class InVehicle(Who):
    """Whoever is inside a vehicle that it has."""

    @cached_property
    def is_plain(self) -> bool:
        return False

    def matches(self, s: DoomState, card: int) -> bool:
        return super().matches(s, card) and bool(s.inside) and bool(ridden(s, card))

    def __hash__(self) -> int:
        return self._hash

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        return super().say(w, case, many, own) + w.pick(", který používá vozidlo", " that uses a vehicle")


@dataclass(frozen=True)
class Eject(Act):
    """The warrior escapes unharmed; its vehicle is discarded."""

    def instant(self) -> Instant:
        def eject(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.aim[src]
            s.spared |= 1 << warrior
            for vehicle in ridden(s, warrior):
                s.inside &= ~(1 << vehicle)  # outside before it goes, so that losing it wounds nobody (DTR-101)
                discard(s, vehicle)

        return eject

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(verbs.SAVE, w.pick("ho: zůstává ve svém dosavadním stavu", "it: it keeps its present state")),
            Clause(verbs.DISCARD, w.pick("jeho vozidlo", "its vehicle"), follows=True),
        ]


# ---- wounds out of nothing ----
@dataclass(frozen=True)
class Trap(Act):
    """The warrior is wounded, and not killed by that, whatever its text says; whom nothing wounds is spared."""

    victim: ClassVar[str] = AIM

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return in_play(s, aim) and not s.wounded >> aim & 1 and not safe(s, aim, -1, True)

    def instant(self) -> Instant:
        def spring(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, s.aim[src]):
                wound(s, s.aim[src], mild=True)

        return spring

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.WOUND,
                w.pick(
                    "ho, i kdyby ho každé zranění zabíjelo (není tím zabit)",
                    "it, even if every wound would kill it (it is not killed)",
                ),
            )
        ]


@dataclass(frozen=True)
class KillInstead(Act):
    """Whoever was healed is killed; the player of the card earns half the points."""

    victim: ClassVar[str] = AIM

    def instant(self) -> Instant:
        def poison(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, s.aim[src]):
                kill(s, s.aim[src], -1, me, half=True)

        return poison

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.KILL,
                w.pick("ho; získáš polovinu bodů, zaokrouhleno dolů", "it; you earn half the points, rounded down"),
            )
        ]


# ---- poisons ----
def poisoned_by(s: DoomState, warrior: int) -> list[tuple[int, ...]]:
    """What poisons have done to a warrior and still do."""
    return [e for e in s.lasting if same(s, e[3], warrior) and s.t.traits[e[2]] & tr.POISON]


def dies_of_poison(s: DoomState, warrior: int) -> bool:
    """Is the warrior about to be hurt by a poison?"""
    for above, below in zip(reversed(s.stack), reversed(s.stack[:-1]), strict=False):
        if above[PROG] == HARM.id and above[SRC] == warrior:
            return below[SRC] >= 0 and bool(s.t.traits[below[SRC]] & tr.POISON)
    return False


@dataclass(frozen=True)
class Poisoned(Who):
    """Whoever suffers from a poison; where somebody is about to be hurt, only that one."""

    @cached_property
    def is_plain(self) -> bool:
        return False

    def matches(self, s: DoomState, card: int) -> bool:
        if not super().matches(s, card):
            return False
        hit = about_to_be_hurt(s)
        return bool(poisoned_by(s, card)) if hit < 0 else hit == card and dies_of_poison(s, card)

    def __hash__(self) -> int:
        return self._hash

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        return super().say(w, case, many, own) + w.pick(", na kterého působí jed", " that a poison affects")


@dataclass(frozen=True)
class Antidote(Act):
    """Whatever poisons do to the warrior is over, or does not come about."""

    wards: ClassVar[bool] = True

    def instant(self) -> Instant:
        def cure(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.aim[src]
            if dies_of_poison(s, warrior):
                s.spared |= 1 << warrior
            gone = poisoned_by(s, warrior)
            s.lasting = [e for e in s.lasting if e not in gone]

        return cure

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _UNDO,
                w.pick("vše, co mu jed způsobuje nebo má způsobit", "whatever the poison does or is about to do to it"),
            )
        ]


_UNDO = verb("zruš", "zrušit", "zruší", "cancel")

"""What triggers wait for, with the words that introduce them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import cards_of
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Words

from ..rules import board as b
from ..rules.happenings import (
    DESTROYED,
    LEFT,
    MOVED,
    PHASE_ENDS,
    PHASE_STARTS,
    SHIFTED,
    STEPS_AWAY,
    SUMMONED,
    TURN_ENDS,
    killer,
    moved_straight,
    moved_through,
    space_of,
    step_to,
)
from ..state import ATTACKED_AN_ENEMY, WarState, controller
from ..words.phases import PHASE_NAMES
from .groups import Group


# ---- phases and turns ----
@dataclass(frozen=True)
class PhaseStarts(Occasion):
    """At the start of a phase of its player's turn."""

    phase: int

    @property
    def event(self) -> str:  # type: ignore[override]
        return PHASE_STARTS[self.phase]

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        phase = PHASE_NAMES[self.phase][w.lang]
        return w.pick(f"Na začátku své fáze {phase}", f"At the start of your {phase} phase,")


@dataclass(frozen=True)
class PhaseEnds(Occasion):
    """At the end of a phase of its player's turn; `hungry`: only if this unit has destroyed no unit this turn;
    `attacked`: only if it has attacked an enemy card this turn."""

    phase: int
    hungry: bool = False
    attacked: bool = False

    @property
    def event(self) -> str:  # type: ignore[override]
        return PHASE_ENDS[self.phase]

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if self.attacked and not s.spent[card] & ATTACKED_AN_ENEMY:
            return False
        return actor == holder and not (self.hungry and s.killers >> card & 1)

    def say_when(self, w: Words) -> str:
        phase = PHASE_NAMES[self.phase][w.lang]
        if self.attacked:
            return w.pick(
                f"Na konci své fáze {phase}, pokud tato jednotka v tomto tahu zaútočila na cizí kartu,",
                f"At the end of your {phase} phase, if this unit attacked an enemy card this turn,",
            )
        if self.hungry:
            return w.pick(
                f"Na konci své fáze {phase}, pokud tato jednotka v tomto tahu žádnou jednotku neeliminovala,",
                f"At the end of your {phase} phase, if this unit has destroyed no unit this turn,",
            )
        return w.pick(f"Na konci své fáze {phase}", f"At the end of your {phase} phase,")


@dataclass(frozen=True)
class TurnEnds(Occasion):
    event: ClassVar[str] = TURN_ENDS

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("Na konci svého tahu", "At the end of your turn,")


# ---- summoning and moving ----
@dataclass(frozen=True)
class ThisSummoned(Occasion):
    event: ClassVar[str] = SUMMONED
    itself: ClassVar[bool] = True

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject

    def say_when(self, w: Words) -> str:
        return w.pick("Po vyvolání této jednotky", "After summoning this unit,")


@dataclass(frozen=True)
class SummonedBesideChosen(Occasion):
    """Its player has summoned a unit next to the card that the event was aimed at."""

    event: ClassVar[str] = SUMMONED

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        aim = s.aim[card]
        return actor == holder and aim >= 0 and b.distance(s.at[aim], n) == 1

    def say_when(self, w: Words) -> str:
        return w.pick("Pokaždé, když vyvoláš jednotku vedle ní,", "Each time you summon a unit next to it,")


@dataclass(frozen=True)
class ThisMoved(Occasion):
    """SUW-175: after its whole move; `straight`: only if it went so far in one direction; `unboosted`: only if
    there is no boost on it."""

    straight: int = 0
    unboosted: bool = False
    event: ClassVar[str] = MOVED
    itself: ClassVar[bool] = True

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if self.unboosted and s.boost[card]:
            return False
        return card == subject and moved_straight(n) >= self.straight

    def say_when(self, w: Words) -> str:
        if self.straight:
            return w.pick(
                f"Pokud se pohne alespoň o {self.straight} pole jedním směrem,",
                f"If it moves at least {self.straight} spaces in one direction,",
            )
        if self.unboosted:
            return w.pick(
                "Po pohybu této jednotky, není-li na ní žádný žeton posílení,",
                "After this unit moves, if there is no boost on it,",
            )
        return w.pick("Po pohybu této jednotky", "After this unit moves,")


@dataclass(frozen=True)
class ThisMovedThrough(Occasion):
    """After its whole move, if it led through a common."""

    event: ClassVar[str] = MOVED
    itself: ClassVar[bool] = True

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject and any(s.t.is_common[c] and s.at[c] >= 0 for c in cards_of(moved_through(n)))

    def say_when(self, w: Words) -> str:
        return w.pick("Po pohybu této jednotky", "After this unit moves,")


@dataclass(frozen=True)
class FriendMovedFromBeside(Occasion):
    """Another own unit has moved that began its move adjacent to this one."""

    event: ClassVar[str] = MOVED

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return subject != card and controller(s, subject) == holder and b.distance(space_of(n), s.at[card]) == 1

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Po pohybu vlastní jednotky, která ho začala na poli sousedícím s touto jednotkou,",
            "After a friendly unit that began its move adjacent to this unit has moved,",
        )


@dataclass(frozen=True)
class EnemyStepsAway(Occasion):
    """SUW-256: an adjacent enemy gets away, by a step of a move or by being forced."""

    event: ClassVar[str] = STEPS_AWAY

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if controller(s, subject) == holder or not s.t.is_unit[subject]:
            return False
        here = s.at[card]
        return b.distance(here, space_of(n)) == 1 and b.distance(here, step_to(n)) == 2

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Pokaždé, když se sousedící cizí jednotka pohybem nebo zatlačením vzdálí od této jednotky,",
            "Each time an adjacent enemy unit moves or is forced away from this unit,",
        )


@dataclass(frozen=True)
class StructureShifted(Occasion):
    """Its player has moved or forced a structure; in a later print: a friendly structure, whoever did it."""

    any_friendly: bool = False
    event: ClassVar[str] = SHIFTED

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return controller(s, subject) == holder if self.any_friendly else actor == holder

    def say_when(self, w: Words) -> str:
        if self.any_friendly:
            return w.pick(
                "Pokaždé, když se vlastní stavba pohne nebo je zatlačena,",
                "Each time a friendly structure moves or is forced,",
            )
        return w.pick("Pokaždé, když pohneš stavbou nebo ji zatlačíš,", "Each time you move or force a structure,")


# ---- leaving ----
@dataclass(frozen=True)
class UnitDestroyed(Occasion):
    """A unit, own or enemy, is destroyed: in its player's turn only, perhaps near this one, perhaps a friendly one."""

    own_turn: bool = False
    within: int = 0
    friendly: bool = False
    event: ClassVar[str] = DESTROYED

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if not s.t.is_unit[subject] or subject == card or (self.own_turn and s.turn != holder):
            return False
        if self.friendly and controller(s, subject) != holder:
            return False
        return not self.within or b.distance(s.at[card], space_of(n)) <= self.within

    def say_when(self, w: Words) -> str:
        turn = w.pick(" ve tvém tahu", " in your turn") if self.own_turn else ""
        near = (
            w.pick(
                f" ve vzdálenosti do {self.within} polí od této jednotky", f" within {self.within} spaces of this unit"
            )
            if self.within
            else ""
        )
        unit = w.pick("vlastní jednotka", "a friendly unit") if self.friendly else w.pick("jednotka", "a unit")
        return w.pick(f"Kdykoli je{turn} eliminována {unit}{near},", f"Whenever {unit}{near} is destroyed{turn},")


@dataclass(frozen=True)
class ThisDestroyed(Occasion):
    event: ClassVar[str] = DESTROYED
    itself: ClassVar[bool] = True

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject

    def say_when(self, w: Words) -> str:
        return w.pick("Po eliminaci této jednotky", "After this unit is destroyed,")


@dataclass(frozen=True)
class ThisDestroysUnit(Occasion):
    event: ClassVar[str] = DESTROYED

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return killer(n) == card and subject != card and s.t.is_unit[subject]

    def say_when(self, w: Words) -> str:
        return w.pick("Poté, co tato jednotka eliminuje jednotku,", "After this unit destroys a unit,")


@dataclass(frozen=True)
class WouldBeDestroyed(Occasion):
    """A card of a group is about to be destroyed."""

    what: Group
    event: ClassVar[str] = DESTROYED

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return self.what.covers(s, holder, card, actor, subject)


@dataclass(frozen=True)
class ChosenLeaves(Occasion):
    """One of the cards that an event was aimed at has left the battlefield."""

    event: ClassVar[str] = LEFT

    def concerns(self, s: WarState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return (s.aim[card] < 0) != (s.aim_too[card] < 0)

    def say_when(self, w: Words) -> str:
        return w.pick("Jakmile jedna z nich opustí bojiště,", "As soon as one of them leaves the battlefield,")

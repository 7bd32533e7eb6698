"""What happens that cards wait for, and the order of what falls due at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.machine import push
from sudi.kernel.triggers import Occasion, collect
from sudi.kernel.wording import Words

from .scopes import ITSELF, Bearer, Itself
from .select import WARRIORS, Who
from .state import DoomState, next_seats, team_mates
from .vocabulary import ORDER

TURN_STARTS, DRAW_STEP, TURN_ENDS = "turn starts", "draw step", "turn ends"
KILLED, BUILT, DEPLOYED = "killed", "built", "deployed"

Waiting = list[tuple[int, int, int, int, int]]


def begin_in_order(s: DoomState, waiting: Waiting) -> None:
    """DTR-026 to DTR-030: global effects, opponents' by their next turn, team-mates', the active player's own last."""
    if not waiting:
        return
    rules = s.t.rules
    groups: list[tuple[int, Waiting]] = []
    everybody: Waiting = [e for e in waiting if getattr(rules[e[0]], "everybody", False)]
    groups.append((s.turn, everybody))
    others = [p for p in next_seats(s, s.turn)[1:] if s.t.team[p] != s.t.team[s.turn]]
    for seat in (*others, *team_mates(s, s.turn), s.turn):
        groups.append((seat, [e for e in waiting if e[1] == seat and e not in everybody]))
    for seat, group in reversed(groups):
        if group:
            push(s, ORDER, seat, -1, 0, tuple(group))


def happen(s: DoomState, event: str, actor: int, subject: int, n: int = 0) -> None:
    if s.lasting or s.t.standing_masks.get(event, 0) & s.live:
        begin_in_order(s, collect(s, event, actor, subject, n))


@dataclass(frozen=True)
class OnDrawStep(Occasion):
    """In the draw step of the player the card lies before (its controller's, if it lies on its own side)."""

    event: ClassVar[str] = DRAW_STEP

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(actor == whose_table(s, card))

    def say_when(self, w: Words) -> str:
        return w.pick("V kroku dobírání karet", "In the draw step,")


def whose_table(s: DoomState, card: int) -> int:
    """The seat a card lies before, whoever played it there."""
    for seat, cards in enumerate(s.works):
        if card in cards:
            return seat
    return s.side[card]


@dataclass(frozen=True)
class OnKill(Occasion):
    """The warrior (or the bearer) kills one of these; `actor` is the killer, `subject` the victim, n its value."""

    event: ClassVar[str] = KILLED
    scope: Itself | Bearer | Who = ITSELF
    victim: Who = WARRIORS
    chosen: bool = False  # only the warrior the mission was aimed at
    armed: bool = False  # only with this weapon in use

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if actor < 0 or not self.scope.covers(s, holder, card, actor, actor):
            return False
        if self.chosen and s.aim[card] != subject:
            return False
        if self.armed and not _in_use(s, card, actor):
            return False
        return self.victim.matches(s, subject)

    def say_when(self, w: Words) -> str:
        if self.chosen:
            return w.pick("Zabije-li bojovník zvolený cíl,", "If the warrior kills its chosen target,")
        if self.victim is WARRIORS:
            return w.pick("Zabije-li bojovník jiného bojovníka,", "If the warrior kills another one,")
        return w.pick(f"Zabije-li bojovník {self.victim.say(w, 3)},", f"If the warrior kills {self.victim.say(w)},")


def _in_use(s: DoomState, weapon: int, warrior: int) -> bool:
    from .ratings import weapon_in_use

    return s.tactic >= 0 and weapon_in_use(s, warrior, s.tactic) == weapon


@dataclass(frozen=True)
class OnDeath(Occasion):
    """The bearer is killed."""

    event: ClassVar[str] = KILLED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(s.bearer[card] == subject)

    def say_when(self, w: Words) -> str:
        return w.pick("Je-li bojovník zabit,", "If the warrior is killed,")


@dataclass(frozen=True)
class OnBuilt(Occasion):
    """A fortification of a new title comes into play; `subject` is the card."""

    event: ClassVar[str] = BUILT

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        kind, t = s.t.kind[subject], s.t
        return not any(s.live >> c & 1 and t.kind[c] == kind for c in range(len(t.kind)) if c != subject)

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Přijde-li do hry opevnění s jiným názvem,", "When a fortification of another title comes into play,"
        )

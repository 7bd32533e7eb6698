"""Forcing cards by texts, perhaps through others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.permissions import forbidden
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Clause, Words

from ...law.forcing import ANYWHERE, AWAY, NEARER_SUMMONER, force_lines, forced_to, keeps_to, may_force
from ...rules import board as b
from ...rules.damage import ability_damage
from ...rules.forcing import begin_force, land
from ...rules.moving import step
from ...rules.places import empty_next_to
from ...state import NOTHING, WarState, occupied
from ...words import lexicon
from ...words import vocabulary as v
from ..subjects import IT, subject, whom_accusative
from ..topics import FORCES
from .needs import Need, handed


@dataclass(frozen=True)
class Force(Script):
    """Force a card by `low` to `high` spaces in a straight line; the player chooses where."""

    low: int = 1
    high: int = 1
    whom: str = IT
    direction: str = ANYWHERE
    deed_rule: ClassVar[str] = "SUW-086"

    def lines(self, s: WarState, me: int, src: int, x: int) -> dict[int, tuple[int, ...]]:
        card = subject(self.whom, s, me, src, x)
        if s.at[card] < 0 or not may_force(s, me, card):
            return {}
        found = force_lines(s, card, self.low, self.high)
        if self.direction == ANYWHERE:
            return found
        return {q: line for q, line in found.items() if keeps_to(s, self.direction, me, src, card, q)}

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        if self.direction == ANYWHERE and self.low <= 1:  # one step is enough
            card = subject(self.whom, s, me, src, x)
            return s.at[card] >= 0 and bool(empty_next_to(s, s.at[card])) and may_force(s, me, card)
        return bool(self.lines(s, me, src, x))

    def needs(self) -> tuple[Need, ...]:
        def whom(s: WarState, me: int, src: int, x: int) -> dict[str, Any]:
            return {"forced": s.t.cards[subject(self.whom, s, me, src, x)].name}

        def by(s: WarState, me: int, src: int, x: int) -> list[int]:
            ban = forbidden(s, FORCES, me, subject(self.whom, s, me, src, x))
            return [ban[1]] if ban is not None else []

        return (
            Need(
                "SUW-206",
                lambda s, me, src, x: s.at[subject(self.whom, s, me, src, x)] >= 0,
                cs="Karta {forced} už na bojišti není.",
                en="{forced} has left the battlefield.",
                values=whom,
            ),
            Need(
                "SUW-089",
                lambda s, me, src, x: not by(s, me, src, x),
                cs="Kartu {forced} nelze zatlačit, brání tomu {by}.",
                en="{forced} cannot be forced because of {by}.",
                values=whom,
                by=by,
            ),
            Need(
                "SUW-243",
                self.usable,
                cs="Kartu {forced} není kam zatlačit.",
                en="There is no space to which {forced} could be forced.",
                values=whom,
            ),
        )

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def forced(c: Case) -> int:
            return subject(self.whom, c.s, c.me, c.src, c.f[X])

        question = Question(v.ASK_FORCE, (forced_to(forced, self.low, self.high, self.direction),))

        def where(s: WarState, f: Frame) -> None:
            found = self.lines(s, f[ME], f[SRC], f[X])
            if not found:
                f[PC] = go(OVER)
                return
            ask(s, f[ME], v.ASK_FORCE, [v.TO(q) for q in found], subject(self.whom, s, f[ME], f[SRC], f[X]))

        @answers(question)
        def slide(s: WarState, f: Frame) -> None:
            line = self.lines(s, f[ME], f[SRC], f[X])[first(s.answer)]
            begin_force(s, f[ME], subject(self.whom, s, f[ME], f[SRC], f[X]), line, f[SRC])

        return [where, slide]

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_accusative(w, self.whom)
        many = w.count(self.high, lexicon.SPACE)
        if self.low != self.high:
            many = w.pick(f"{self.low} až {many}", f"{self.low} to {many}")
        tail = {
            ANYWHERE: "",
            NEARER_SUMMONER: w.pick(" blíž ke svému Vyvolavači", " nearer to your summoner"),
            AWAY: w.pick(" od této jednotky", " away from this unit"),
        }[self.direction]
        return [Clause(lexicon.FORCE, f"{rest} {w.pick('o ', '')}{many}{tail}".strip(), enclitic=lean)]


@dataclass(frozen=True)
class ForceThrough(Script):
    """Force a card past commons and champions; it and every unit on the way take damage."""

    low: int
    high: int
    damage: int
    slots = 3
    deed_rule = "SUW-086"
    harmful = True

    def through(self, s: WarState) -> b.Mask:
        return sum(1 << q for q in b.spaces(occupied(s)) if s.t.is_unit[s.board[q]] and not s.t.is_summoner[s.board[q]])

    def lines(self, s: WarState, me: int, card: int) -> dict[int, tuple[int, ...]]:
        if s.at[card] < 0 or not may_force(s, me, card):
            return {}
        return force_lines(s, card, self.low, self.high, self.through(s))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        hurt, line, done = slot
        question = Question(v.ASK_FORCE, (forced_to(handed, self.low, self.high, through=self.through),))

        def where(s: WarState, f: Frame) -> None:
            found = self.lines(s, f[ME], f[X])
            f[hurt], f[done] = (f[X],), 0
            if not found:
                f[PC] = go(bruise)
                return
            ask(s, f[ME], v.ASK_FORCE, [v.TO(q) for q in found], f[X])

        @answers(question)
        def chosen(s: WarState, f: Frame) -> None:
            f[line] = self.lines(s, f[ME], f[X])[first(s.answer)]

        def slide(s: WarState, f: Frame) -> None:
            """One step. A unit is passed when its space is left again; one that falls on the way passes nobody else."""
            card, here = f[X], s.at[f[X]]
            if here < 0 or f[done] >= len(f[line]):
                land(s, f[ME], card, f[SRC])
                return
            if s.board[here] not in (card, NOTHING):
                f[hurt] = (*f[hurt], s.board[here])
            f[done] += 1
            f[PC] = go(slide)
            step(s, f[ME], card, f[line][f[done] - 1])

        def bruise(s: WarState, f: Frame) -> None:
            ability_damage(s, [(c, self.damage) for c in f[hurt] if s.at[c] >= 0], f[ME], f[SRC])

        return [where, chosen, slide, bruise]

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.damage, lexicon.DAMAGE)
        return [
            Clause(
                lexicon.FORCE,
                w.pick(
                    f"o {self.low} až {w.count(self.high, lexicon.SPACE)} i skrz běžné jednotky a hrdiny",
                    f"{self.low} to {w.count(self.high, lexicon.SPACE)}, even through commons and champions",
                ),
                enclitic=w.pick("ji", "it"),
            ),
            Clause(
                lexicon.DEAL,
                w.pick(
                    f"{amount} jí i každé jednotce, skrz kterou prošla",
                    f"{amount} to it and to each unit it passed through",
                ),
            ),
        ]

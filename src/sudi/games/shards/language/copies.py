"""Copying the effects of cards that were played: copying is not playing (SOI-220)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.decision import first
from sudi.kernel.effects import Amount, Compiler, Effect, Fixed, Label
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, same_title
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, X, push
from sudi.kernel.wording import Bilingual, Clause, Words

from ..state import ShardsState
from ..words import names, nouns
from ..words import vocabulary as v
from ..words.names import FACTIONS
from ..words.phrases import article
from .amounts import ByMastery
from .domains import PLAYED_THIS_TURN

ONCE = Fixed(1)


def copying(c: Case) -> dict[str, Any]:
    """What the question names: who copies."""
    if c.me == c.s.t.nemesis:
        return {"who": Bilingual("zopakuje úhlavní nepřítel", "does the nemesis copy")}
    return {"who": Bilingual("zopakuješ", "do you copy")}


@dataclass(frozen=True)
class CopyPlayed(Effect):
    """Copy the effect of a card played this turn that is no champion; `faction` narrows the choice to its allies."""

    times: Amount = ONCE
    faction: int = names.NO_FACTION

    def question(self) -> Question:
        checks = [
            Check(
                "SOI-220",
                lambda c: c.a != c.src,
                cs="Karta {a} neopakuje sama sebe.",
                en="{a} does not copy itself.",
            ),
            Check(
                "SOI-220",
                lambda c: c.s.t.play[c.me][c.a] is not None,
                cs="Karta {a} nemá efekt, který by se dal zopakovat.",
                en="{a} has no effect to copy.",
            ),
            # Copies of copies would never end.
            Check(
                "SOI-076",
                lambda c: c.s.t.play[c.me][c.a].id not in {f[PROG] for f in c.s.stack},
                cs="Efekt karty {a} se právě vyhodnocuje.",
                en="The effect of {a} is being resolved right now.",
            ),
        ]
        if self.faction != names.NO_FACTION:
            faction = FACTIONS[self.faction]
            checks.append(
                Check(
                    "SOI-220",
                    lambda c: c.s.t.faction[c.a] == self.faction,
                    cs="Opakuje se efekt spojence {faction}, a tím karta {a} není.",
                    en="Only the effect of {faction} ally is copied, and {a} is not one.",
                    values=lambda c: {"faction": Bilingual(faction.genitive, f"{article(faction.en)} {faction.en}")},
                )
            )
        choice = Choice(v.COPY, PLAYED_THIS_TURN, checks=tuple(checks), alike=same_title)
        return Question(v.ASK_COPY, (choice,), values=copying)

    def compile(self, c: Compiler) -> None:
        chosen_card, made, again, done = c.slot(), c.slot(), Label(), Label()
        count = self.times.count()

        question = self.question()

        def choose(s: ShardsState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = done.at

        @answers(question)
        def chosen(s: ShardsState, f: Frame) -> None:
            f[chosen_card] = first(s.answer)
            f[made] = 0

        def once(s: ShardsState, f: Frame) -> None:
            # SOI-091: mastery that the first copy brings counts for the line that copies once more.
            if f[made] >= count(s, f[ME], f[SRC], f[X]):
                f[PC] = done.at
                return
            f[made] += 1
            f[PC] = again.at
            copy_effect(s, f[ME], f[chosen_card], f[SRC])

        c.emit(choose)
        c.emit(chosen)
        c.mark(again)
        c.emit(once)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        if self.faction == names.NO_FACTION:
            rest = w.pick(
                "efekt jiné karty vyložené v tomto tahu, která není šampion",
                "the effect of another non-champion card you have played this turn",
            )
            clauses = [Clause(nouns.COPY, rest)]
            return [*clauses, *self._again(w)]
        faction = FACTIONS[self.faction]
        rest = w.pick(
            f"efekt spojence {faction.genitive} vyloženého v tomto tahu",
            f"the effect of {article(faction.en)} {faction.en} ally you have played this turn",
        )
        return [Clause(nouns.COPY, rest)]

    def _again(self, w: Words) -> list[Clause]:
        if not isinstance(self.times, ByMastery):
            return []
        lead = w.pick(f"Mistrovství {self.times.mastery}:", f"Mastery {self.times.mastery}:")
        return [Clause(nouns.COPY, w.pick("ještě jednou", "one more time"), lead=lead, enclitic=w.pick("ho", "it"))]


def copy_effect(s: ShardsState, me: int, card: int, copier: int) -> None:
    """Carry out the effect of a played card once more as the copier's own; copying is not playing."""
    program = s.t.play[me][card]
    if program is None:
        return
    note(s, v.L_COPIES, me, card, copier)
    if program.instant is not None:
        program.instant(s, me, copier, 0)
    else:
        push(s, program, me, copier)


@dataclass(frozen=True)
class CopyEachPlayed(Effect):
    """Copy the effect of every ally of a faction played so far this turn, in an order of one's choice."""

    faction: int

    def compile(self, c: Compiler) -> None:
        left, again, done = c.slot(), Label(), Label()

        def start(s: ShardsState, f: Frame) -> None:
            programs = s.t.play[f[ME]]
            played = [n for n in (*s.played, *s.hired) if s.t.faction[n] == self.faction and programs[n] is not None]
            f[left] = tuple(played)

        faction = FACTIONS[self.faction]
        waiting = Domain(
            lambda c: c.f[left],
            "SOI-076",
            cs=f"Opakují se efekty spojenců {faction.genitive}, na které ještě nedošlo",
            en=f"Only effects of allies of {faction.en} that are still to be copied come next",
        )
        question = Question(v.ASK_COPY, (Choice(v.COPY, waiting, alike=same_title),), values=copying)

        def choose(s: ShardsState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = done.at

        @answers(question)
        def chosen(s: ShardsState, f: Frame) -> None:
            card = first(s.answer)
            rest = list(f[left])
            rest.remove(card)
            f[left] = tuple(rest)
            f[PC] = again.at
            copy_effect(s, f[ME], card, f[SRC])

        c.emit(start)
        c.mark(again)
        c.emit(choose)
        c.emit(chosen)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        faction = FACTIONS[self.faction]
        rest = w.pick(
            f"efekt každého spojence {faction.genitive}, kterého v tomto tahu vyložíš, včetně už vyložených",
            f"the effect of each {faction.en} ally you play this turn, those already played included",
        )
        return [Clause(nouns.COPY, rest)]


@dataclass(frozen=True)
class CopyJustPlayed(Effect):
    """Copy the effect of the ally that set this off; said by the effect that set it up."""

    def compile(self, c: Compiler) -> None:
        def copy_it(s: ShardsState, f: Frame) -> None:
            copy_effect(s, f[ME], f[X], f[SRC])

        c.emit(copy_it)

    def say(self, w: Words) -> list[Clause]:
        return []

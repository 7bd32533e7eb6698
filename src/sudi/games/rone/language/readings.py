"""How other modes read the cards: the same trees, rewritten (RON-D09, RON-D16, RON-D17, RON-D36).

- `team`: gains may be shared with team mates, and each effect on an opponent asks which one.
- `coop`: gains may be shared or set aside for extra actions, and the Invasion is the only opponent.
- `quick`: effects on opponents wait until the end of the phase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from sudi.kernel.decision import first
from sudi.kernel.effects import Compiler, Effect, Instant, compile_effect, rewrite
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import Frame, Program, X
from sudi.kernel.wording import Clause, Words

from ..cards.card import RoneCard
from ..modes import COOP, QUICK, TEAM
from ..state import RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import library, programs
from .against_invasion import ExhaustProtocol, MillInvasion, TokenForInvasion, UnstoreInvasion
from .effects import Draw, DrawInSteps, said
from .gains import Gain, Resource, Screws, Store
from .opponents import DestroyScrews, DestroyStored, ExhaustOther, GiveResearch, Mill, MillInSteps, OnOpponent
from .sharing import GainShared, ResourceShared, ScrewsShared, StoreShared

Rule: TypeAlias = Callable[[Any], Any]


@dataclass(frozen=True)
class Targeted(Effect):
    """An effect on one opponent of one's choice."""

    effect: OnOpponent

    def compile(self, c: Compiler) -> None:
        question = Question(
            q.ASK_TARGET,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: c.s.t.enemies[c.me],
                        "RON-D17",
                        cs="Vybírá se jeden ze soupeřů",
                        en="One of the opponents is chosen",
                    ),
                ),
            ),
            values=lambda c: {"what": said(self.effect)},
        )

        def choose(s: RoneState, f: Frame) -> None:
            if not s.ended:
                question.ask(s, f)

        @answers(question)
        def chosen(s: RoneState, f: Frame) -> None:
            f[X] = first(s.answer) + 1

        def over(s: RoneState, f: Frame) -> None:
            f[X] = 0

        c.emit(choose)
        c.emit(chosen)
        c.effect(self.effect)
        c.emit(over)

    def say(self, w: Words) -> list[Clause]:
        return self.effect.say(w)


_later: dict[Effect, Program] = {}
put_off: dict[int, Effect] = {}  # by the number of the program that waits


@dataclass(frozen=True)
class Later(Effect):
    """An effect on an opponent that waits for the end of the phase."""

    effect: OnOpponent

    def instant(self) -> Instant:
        if self.effect not in _later:
            program = programs.add(compile_effect(f"later {self.effect!r}", self.effect))
            _later[self.effect], put_off[program.id] = program, self.effect
        program = _later[self.effect]

        def wait(s: RoneState, me: int, src: int, x: int) -> None:
            s.delayed.append((program.id, me, src))
            if s.log is not None:
                s.log.append((log.L_DELAYED, me, src, 0, -1))

        return wait

    def say(self, w: Words) -> list[Clause]:
        return self.effect.say(w)


def _shared(node: Any) -> Any:
    if isinstance(node, Gain):
        return GainShared(node.what, node.n)
    if isinstance(node, Screws):
        return ScrewsShared(node.n)
    if isinstance(node, Resource):
        return ResourceShared(node.kind, node.n)
    if isinstance(node, Store):
        return StoreShared(node.n)
    if isinstance(node, Draw):  # a trigger of a shuffle may ask before the card
        return DrawInSteps(node.n)
    return node


def _in_teams(node: Any) -> Any:
    if isinstance(node, Mill):
        return Targeted(MillInSteps(node.n, node.to_dump))
    return Targeted(node) if isinstance(node, OnOpponent) else _shared(node)


def _against_invasion(node: Any) -> Any:
    if isinstance(node, Mill):
        return MillInvasion(node.n, node.to_dump)
    if isinstance(node, DestroyStored):
        return UnstoreInvasion(node.n, node.distinct)
    if isinstance(node, DestroyScrews):
        return UnstoreInvasion(node.n)
    if isinstance(node, ExhaustOther):
        return ExhaustProtocol(node.n)
    if isinstance(node, GiveResearch):
        return TokenForInvasion(node.n)
    return _shared(node)


def _delayed(node: Any) -> Any:
    return Later(node) if isinstance(node, OnOpponent) else node


RULES: dict[str, Rule] = {TEAM: _in_teams, COOP: _against_invasion, QUICK: _delayed}


def read_as(reading: str, effect: Effect) -> Effect:
    changed = rewrite(effect, RULES[reading])
    assert isinstance(changed, Effect)
    return changed


def teach(cards: Iterable[RoneCard]) -> None:
    """Compile every player's card once more for each other reading."""
    for reading in RULES:
        for card in cards:
            for name, effect in card.effects().items():
                library.compile(reading + card.id, name, read_as(reading, effect))
        for number in list(library.trigger_programs):
            trigger = library.rules.all[number]
            library.compile(f"{reading}rule {number}", "do", read_as(reading, trigger.do))  # type: ignore[attr-defined]

"""When ..., do ...: collecting what an event sets off, ordering it, and doing something instead.

`fire` is called after something has happened. Several triggers at once are put in order by the seat the game names
(usually the active player), one question at a time. `replaced` is called before something happens; it tells the first
replacement in force, or None.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias

from .decision import Verb, second
from .effects import Effect
from .law import Choice, Domain, Question, answers
from .machine import ARG, ME, PC, Frame, Program, Programs, ask, begin, push
from .standing import Standing, expire, in_force, lasts

# (state, holder, card, actor, subject, number) -> does this event concern the rule?
Concerns: TypeAlias = Callable[[Any, int, int, int, int, int], bool]


@dataclass(frozen=True)
class Occasion:
    """What a trigger waits for: an event by name, which cases of it, and how a text says it."""

    event: ClassVar[str] = ""
    itself: ClassVar[bool] = False  # the event concerns a rule only if its own card is the subject

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return True

    def say_when(self, w: Any) -> str:
        raise TypeError(f"{type(self).__name__} has no wording")


@dataclass(frozen=True)
class Trigger(Standing):
    """When the occasion comes, carry the effect out; `once` rules expire by that."""

    when: Occasion
    do: Effect
    once: bool = False
    topic: ClassVar[str] = "trigger"

    def key(self) -> str:
        return self.when.event

    def about_itself(self) -> bool:
        return self.when.itself


@dataclass(frozen=True)
class Replacement(Standing):
    """Instead of what the occasion names, something else happens; the game asks `replaced` and reads `tag`."""

    when: Occasion
    tag: str = field(default="")
    once: bool = False
    topic: ClassVar[str] = "replacement"

    def key(self) -> str:
        return "instead of " + self.when.event


def fire(s: Any, event: str, actor: int, subject: int, n: int = 0) -> None:
    """Something has happened: start everything that waits for it."""
    if s.t.standing_masks.get(event, 0) & s.live or (s.lasting and lasts(s, event)):
        waiting = collect(s, event, actor, subject, n)
        if waiting:
            start_all(s, waiting)


def collect(s: Any, event: str, actor: int, subject: int, n: int = 0) -> list[tuple[int, int, int, int, int]]:
    """What an event sets off, without starting it: a card about to leave play still sees its own leaving."""
    waiting = []
    for rule, seat, card, _, _ in in_force(s, event, subject):
        if rule.when.concerns(s, seat, card, actor, subject, n):
            waiting.append((s.t.rule_ids(rule), seat, card, n, subject))
    return s.t.in_order(s, waiting) if len(waiting) > 1 else waiting


def start_all(s: Any, waiting: list[tuple[int, int, int, int, int]]) -> None:
    """Start what was collected; several at once are put in order by the active player, where that can matter."""
    if len(waiting) == 1:
        start(s, *waiting[0])
    elif waiting and s.t.any_order(s, waiting):
        for entry in waiting:
            start(s, *entry)
    elif waiting:
        push(s, s.t.ordering, s.turn, -1, 0, tuple(waiting))


def start(s: Any, rule: int, seat: int, card: int, n: int, subject: int) -> None:
    """Begin one trigger's effect."""
    trigger = s.t.rules[rule]
    if trigger.once:
        expire(s, trigger, card)
    begin(s, s.t.trigger_programs[rule], seat, card, n)


def replaced(s: Any, event: str, actor: int, subject: int) -> Replacement | None:
    """The replacement that takes the place of what is about to happen; a `once` rule is used up by the answer."""
    key = "instead of " + event
    if not s.t.standing_masks.get(key, 0) & s.live and not (s.lasting and lasts(s, key)):
        return None
    for rule, seat, card, _, _ in in_force(s, key):
        if rule.when.concerns(s, seat, card, actor, subject, 0):
            assert isinstance(rule, Replacement)
            if rule.once:
                expire(s, rule, card)
            return rule
    return None


def ordering(programs: Programs, verb: Verb, prompt: int, rule: str = "") -> Program:
    """The procedure that lets one seat put simultaneous triggers in order: pick the next one until none is left."""
    waiting_cards = Domain(
        lambda c: [entry[2] for entry in c.f[ARG]],
        rule,
        cs="Určuje se, který z čekajících efektů přijde na řadu",
        en="Only an effect that is waiting can come next",
    )
    question = Question(
        prompt, (Choice(verb, waiting_cards, pairs=lambda c: [(e[2], i) for i, e in enumerate(c.f[ARG])]),), rule
    )

    def choose(s: Any, f: Frame) -> None:
        waiting = f[ARG]
        if not waiting:
            s.stack.pop()
            return
        ask(s, f[ME], prompt, [verb(entry[2], i) for i, entry in enumerate(waiting)])

    @answers(question)
    def chosen(s: Any, f: Frame) -> None:
        waiting = f[ARG]
        at = second(s.answer)
        f[ARG] = waiting[:at] + waiting[at + 1 :]
        f[PC] = 0
        start(s, *waiting[at])

    return programs.procedure("order of effects", choose, chosen, slots=1)

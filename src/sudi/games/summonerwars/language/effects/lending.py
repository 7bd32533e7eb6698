"""Control and abilities for a while: taken, lent, copied, entangled (SUW-223, SUW-224), silenced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Effect, Fixed, Instant
from sudi.kernel.law import Check, Choice, Question, Values, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Grant, cards_of, last
from sudi.kernel.wording import ACC, Clause, Words

from ...cards.card import AIMED, Ability
from ...law.groups import group_checks
from ...rules.damage import sweep
from ...rules.places import take_control
from ...state import NOTHING, WarState, find_strays, on_field
from ...words import lexicon
from ...words import vocabulary as v
from ..groups import Group
from ..saying import bonus, symbols_as
from ..standing import Change, Lend
from ..subjects import IT, subject
from ..topics import HITS
from .asking import deed, taking


@dataclass(frozen=True)
class TakeControl(Effect):
    """Until the end of the turn."""

    deed_rule: ClassVar[str] = "SUW-169"

    def instant(self) -> Instant:
        def take(s: WarState, me: int, src: int, x: int) -> None:
            take_control(s, me, x, for_the_turn=True)
            sweep(s, me, src)  # it may have given life to what it stood beside

        return take

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                lexicon.CONTROL,
                w.pick("do konce svého tahu", "until the end of your turn"),
                enclitic=w.pick("ji", "it"),
            )
        ]


@dataclass(frozen=True)
class Aim(Effect):
    """From now on an active event is about the chosen card."""

    aims: ClassVar[bool] = True

    def instant(self) -> Instant:
        def aim(s: WarState, me: int, src: int, x: int) -> None:
            s.aim[src] = x

        return aim

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class Silence(Effect):
    """The chosen card has no abilities while this event lies there; see `events.silenced_now`."""

    def instant(self) -> Instant:
        def hush(s: WarState, me: int, src: int, x: int) -> None:
            s.silenced |= 1 << x
            find_strays(s)
            sweep(s, me, src)  # it may have lent life to others

        return hush

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class For(Effect):
    """A changed number that holds for a while about a card: until the end of the turn, or for one attack."""

    rule: Change
    whom: str = IT

    def instant(self) -> Instant:
        def hold(s: WarState, me: int, src: int, x: int) -> None:
            aim = subject(self.whom, s, me, src, x) if self.whom else NOTHING
            last(s, self.rule, me, src, aim)

        return hold

    def say(self, w: Words) -> list[Clause]:
        rule = self.rule
        if rule.for_attack:
            each = getattr(rule.amount, "each", 0)
            assert rule.value == HITS
            counted = symbols_as(w, each)
            return [Clause(lexicon.COUNT_AS, w.pick(f"v tomto útoku {counted}", f"{counted} in this attack"))]
        assert isinstance(rule.amount, Fixed)
        more = bonus(w, rule.value, rule.amount.n)
        return [Clause(lexicon.GIVE, w.pick(f"jí do konce svého tahu {more}", f"it {more} until the end of your turn"))]


@dataclass(frozen=True)
class LendForTurn(Effect):
    """The chosen unit has an ability until the end of the turn."""

    ability: Ability
    deed_rule: ClassVar[str] = "SUW-191"

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.ability.lent, me, src, x)

    def say(self, w: Words) -> list[Clause]:
        name, text = self.ability.name[w.lang], self.ability.text(w).rstrip(".")
        inside = f"{name} ({text[:1].lower()}{text[1:]})"
        return [
            Clause(
                lexicon.GIVE,
                w.pick(
                    f"jí do konce svého tahu schopnost {inside}", f"it the ability {inside} until the end of your turn"
                ),
            )
        ]


@dataclass(frozen=True)
class Entangle(Script):
    """Choose two cards of a group; without two of them nothing happens."""

    what: Group
    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        (one,) = slot
        said = deed(self)
        values: Values = lambda c: {"deed": said, "it": ""}  # noqa: E731
        first_of_two = Choice(v.TARGET, taking(self, rule="SUW-223"), checks=group_checks(self.what))
        another = Check(
            "SUW-183",
            lambda c: c.a != c.f[one],
            cs="Karta {a} už je první ze dvou.",
            en="{a} is the first of the two already.",
        )
        other_of_two = Choice(v.TARGET, taking(self, rule="SUW-223"), checks=(another, *group_checks(self.what)))

        def one_of_them(s: WarState, f: Frame) -> None:
            found = self.what.find(s, f[ME], f[SRC])
            if len(found) < 2:
                f[PC] = go(OVER)
                return
            ask(s, f[ME], v.ASK_TARGET, [v.TARGET(card) for card in found], f[SRC])

        @answers(Question(v.ASK_TARGET, (first_of_two,), values=values))
        def other_one(s: WarState, f: Frame) -> None:
            f[one] = first(s.answer)
            others = [card for card in self.what.find(s, f[ME], f[SRC]) if card != f[one]]
            ask(s, f[ME], v.ASK_TARGET, [v.TARGET(card) for card in others], f[SRC])

        @answers(Question(v.ASK_TARGET, (other_of_two,), values=values))
        def both(s: WarState, f: Frame) -> None:
            s.aim[f[SRC]], s.aim_too[f[SRC]] = f[one], first(s.answer)
            tie(s, f[ME], f[SRC])

        return [one_of_them, other_one, both]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.CHOOSE, f"2 {self.what.say(w, ACC, many=True)}")]


def tie(s: WarState, seat: int, event: int) -> None:
    """Lend each of the two cards the printed abilities of the other, for as long as the event lies there."""
    one, other = s.aim[event], s.aim_too[event]
    for borrower, giver in ((one, other), (other, one)):
        for ability in s.t.cards[giver].abilities:
            last(s, ability.lent, seat, event, borrower)


def tie_again(s: WarState) -> None:
    """A position tells only which two cards an event was aimed at."""
    for seat in (0, 1):
        for event in s.active[seat]:
            if s.aim[event] >= 0 and s.aim_too[event] >= 0:
                tie(s, seat, event)


def had(s: WarState, unit: int) -> list[Grant]:
    """The abilities that a unit has now, printed and lent, each as something that can be lent on."""
    if on_field(s, unit) < 0:
        return []
    found = [ability.lent for ability in s.t.cards[unit].abilities]
    for card in cards_of(s.live):
        for rule in s.t.cards[card].standing:
            if not isinstance(rule, Lend) or rule.for_move or rule.ability is None:
                continue
            giver = s.t.holders[rule.zone](s, card)
            if giver >= 0 and rule.scope.covers(s, giver, card, giver, unit):
                found.append(rule.ability.lent)
    for which, _, _, target, _ in s.lasting:
        rule = s.t.rules[which]
        if isinstance(rule, Grant) and rule.scope is AIMED and target == unit:
            found.append(rule)
    return list({id(grant): grant for grant in found}.values())


@dataclass(frozen=True)
class Mimic(Effect):
    """This unit has the abilities of the chosen one as well, until the end of the turn (SUW-195: none twice)."""

    def instant(self) -> Instant:
        def copy(s: WarState, me: int, src: int, x: int) -> None:
            for grant in had(s, x):
                last(s, grant, me, src, src)

        return copy

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                lexicon.GIVE,
                w.pick(
                    "této jednotce do konce svého tahu i její schopnosti",
                    "this unit its abilities as well until the end of your turn",
                ),
            )
        ]

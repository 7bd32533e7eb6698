"""What the toy's cards can say, and the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.cards import Card
from sudi.kernel.chance import roll
from sudi.kernel.effects import Amount, Condition, Effect, Fixed, Handed, If, Instant, Instead, Repeat, Test
from sudi.kernel.law import Check, Choice, Domain, Question, Values, answers
from sudi.kernel.log import note
from sudi.kernel.machine import Frame, push
from sudi.kernel.permissions import ALWAYS, CAN, CANNOT, NEVER, Permission
from sudi.kernel.picks import Pick
from sudi.kernel.standing import Standing, last
from sudi.kernel.triggers import Occasion, Replacement, Trigger, replaced
from sudi.kernel.values import ADD, DIVIDE, MULTIPLY, SET, Modifier, Scope, Value
from sudi.kernel.wording import Bilingual, Words

from .playing import WINDOW
from .words import AIM, ASK_AIM, ASK_HIT, HIT, L_SCORES, PLAYED, STOP, STRUCK, ToyState, library


def score(s: ToyState, seat: int, card: int, n: int) -> None:
    s.score[seat] = max(0, min(99, s.score[seat] + n))
    note(s, L_SCORES, seat, card, n)


@dataclass(frozen=True)
class Score(Effect):
    amount: Amount

    def instant(self) -> Instant:
        count = self.amount.count()
        return lambda s, me, src, x: score(s, me, src, count(s, me, src, x))


@dataclass(frozen=True)
class Dice(Effect):
    sides: int

    def instant(self) -> Instant:
        def throw(s: ToyState, me: int, src: int, x: int) -> None:
            s.rolled = roll(s, self.sides) + 1
            score(s, me, src, s.rolled)

        return throw


@dataclass(frozen=True)
class Hit(Pick):
    """Somebody else loses a point, unless something happens instead."""

    count: int = 1
    optional: bool = False

    def prompt(self) -> int:
        return ASK_HIT

    declining = STOP

    def asks(self) -> Choice:
        return Choice(
            HIT,
            Domain(lambda c: [o for o in range(c.s.t.seats) if o != c.me], "TOY-5", "Bije se soupeř", "A rival is hit"),
            checks=(Check("TOY-6", lambda c: c.s.score[c.a] > 0, "{a} už nic nemá.", "{a} has nothing left."),),
        )

    def naming(self) -> Values:
        return lambda c: {"n": 1}

    def act(self, s: ToyState, me: int, src: int, option: int) -> None:
        seat = option - HIT.code
        if replaced(s, STRUCK, me, seat) is None:
            s.score[seat] -= 1


@dataclass(frozen=True)
class Leading(Condition):
    def test(self) -> Test:
        return lambda s, me, src: s.score[me] == max(s.score)


@dataclass(frozen=True)
class Last(Effect):
    """A rule that lasts; `aimed` at a card of one's choice in play."""

    rule: Standing
    aimed: bool = False

    def instant(self) -> Instant | None:
        return None if self.aimed else (lambda s, me, src, x: last(s, self.rule, me, src))

    def compile(self, c: Any) -> None:
        in_play = Domain(
            lambda c: [card for cards in c.s.field for card in cards], "TOY-7", "Míří se na kartu ve hře", "Aim in play"
        )
        question = Question(ASK_AIM, (Choice(AIM, in_play),))

        def choose(s: ToyState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def chosen(s: ToyState, f: Frame) -> None:
            last(s, self.rule, f[2], f[3], s.answer - AIM.code)

        c.emit(choose)
        c.emit(chosen)


@dataclass(frozen=True)
class Call(Effect):
    """Everybody may react."""

    def compile(self, c: Any) -> None:
        c.emit(lambda s, f: push(s, WINDOW, f[2], f[3], 0))


# ---- standing rules ----
@dataclass(frozen=True)
class Mine(Scope):
    def covers(self, s: ToyState, holder: int, card: int, actor: int, target: int) -> bool:
        return target in s.field[holder]


@dataclass(frozen=True)
class Anything(Scope):
    def covers(self, s: ToyState, holder: int, card: int, actor: int, target: int) -> bool:
        return True


@dataclass(frozen=True)
class SomebodyPlays(Occasion):
    event: ClassVar[str] = PLAYED

    def concerns(self, s: ToyState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card != subject


@dataclass(frozen=True)
class HolderIsStruck(Occasion):
    event: ClassVar[str] = STRUCK

    def concerns(self, s: ToyState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return holder == subject


POWER = Value("power", base=lambda s, c: s.t.defs[c].power, layers=("set", "times", ADD), low=0, floor_rule="TOY-1")
BOOST = Modifier("", "power", Anything(), Fixed(5), ADD, ADD)
SHIELD_ONCE = Replacement("", HolderIsStruck(), "block", once=True)
ECHO_ONCE = Trigger("", SomebodyPlays(), Score(Fixed(10)), once=True)


@dataclass(frozen=True, kw_only=True)
class ToyCard(Card):
    power: int = 1
    play: Effect | None = None
    effect_fields: ClassVar[tuple[str, ...]] = ("play",)

    def render(self, w: Words) -> str:
        return ""


def card(id: str, power: int = 1, play: Effect | None = None, *standing: Standing) -> ToyCard:
    return ToyCard(id=id, name=Bilingual(f"{id} (cs)", id), power=power, play=play, standing=standing, copies=2)


def power_rule(operation: str, layer: str, n: int) -> Modifier:
    return Modifier("field", "power", Mine(), Fixed(n), operation, layer)


def permit(strength: int) -> Permission:
    return Permission("field", "march", Anything(), strength, "TOY-2")


library.add(
    card("point", 1, Score(Fixed(1))),
    card("pair", 2, Score(Fixed(1)) >> Score(Fixed(1))),
    card("die", 3, Dice(6)),
    card("jab", 0, Hit()),
    card("flurry", 0, Repeat(Fixed(3), Hit())),
    card("maybe", 0, Hit(count=2, optional=True) >> Score(Fixed(1))),
    card("crown", 0, If(Leading(), Score(Fixed(4)))),
    card("ladder", 0, Instead(Score(Fixed(1)), ((Leading(), Hit() >> Score(Fixed(5))),))),
    card("call", 0, Call() >> Score(Fixed(7))),
    card("oath", 0, Last(BOOST, aimed=True)),
    card("guard", 0, Last(SHIELD_ONCE)),
    card("echo", 0, Last(ECHO_ONCE)),
    card("banner", 1, None, power_rule(ADD, ADD, 2)),
    card("weight", 1, None, power_rule("subtract", ADD, 9)),
    card("drum", 1, None, power_rule(MULTIPLY, "times", 3)),
    card("curse", 1, None, power_rule(DIVIDE, "times", 2)),
    card("mask", 1, None, power_rule(SET, "set", 10)),
    card("debt", -4),
    card("wall", 1, None, Replacement("field", HolderIsStruck(), "wall")),
    card("bell", 1, None, Trigger("field", SomebodyPlays(), Score(Fixed(1)))),
    card("gong", 1, None, Trigger("field", SomebodyPlays(), Score(Handed()))),
    card("spike", 1, None, Trigger("field", SomebodyPlays(), Hit() >> Score(Fixed(1)))),
    card("can", 1, None, permit(CAN)),
    card("cannot", 1, None, permit(CANNOT)),
    card("always", 1, None, permit(ALWAYS)),
    card("never", 1, None, permit(NEVER)),
)

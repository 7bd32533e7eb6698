"""A turn of the toy, its law, its windows and the game itself."""

from __future__ import annotations

from typing import Any, ClassVar

from sudi.kernel.cards import Tables
from sudi.kernel.chance import shuffle
from sudi.kernel.game import Game
from sudi.kernel.law import Case, Check, Choice, Domain, Question, active_seat, answers, barred, stop
from sudi.kernel.machine import PC, Frame, over, push
from sudi.kernel.setting import NO_YES, Mode, Setting
from sudi.kernel.values import Derivation
from sudi.kernel.wording import Bilingual

from .cards import POWER
from .playing import PLAYING, play_card
from .words import (
    ASK_TURN,
    END,
    LAST_TURN,
    MOVE,
    SIZE,
    ToyState,
    library,
    lines,
    programs,
    prompts,
    verbs,
)


# ---- the turn ----
def neighbours(square: int) -> list[int]:
    row, column = divmod(square, SIZE)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [SIZE * r + c for r, c in steps if 0 <= r < SIZE and 0 <= c < SIZE]


def wall(c: Case) -> int:
    """A wall in play stops whoever would walk into it from the left."""
    return next((card for card in c.s.pile if c.a == c.s.square[c.me] + 1), -1)


MOVING = Choice(
    MOVE,
    Domain(lambda c: range(SIZE * SIZE), "TOY-10", "Chodí se po desce", "Pawns walk on the board"),
    checks=(
        Check(
            "TOY-11",
            lambda c: c.a in neighbours(c.s.square[c.me]),
            "Na {a} je odtud {far} kroků.",
            "{a} is {far} steps away.",
            values=lambda c: {"far": abs(c.a - c.s.square[c.me])},
        ),
        barred("TOY-12", wall, "Na {a} brání karta {by}.", "{by} bars the way to {a}."),
    ),
    harms=lambda c: c.a == 0,
)
FREE = Question(
    ASK_TURN,
    (PLAYING, MOVING, stop(END)),
    "TOY-4",
    active_seat,
    Bilingual("ve svém tahu", "in your turn"),
    values=lambda c: {"square": c.s.t.number_name(c.s.square[c.me])},
)


def offer(s: ToyState, f: Frame) -> None:
    if s.turns >= LAST_TURN:
        best = max(s.score)
        over(s, (tuple(o for o in range(s.t.seats) if s.score[o] == best), tuple(s.score), "TOY-3"))
        return
    FREE.ask(s, f)


@answers(FREE)
def do(s: ToyState, f: Frame) -> None:
    f[PC] = 0
    me, option = s.turn, s.answer
    if option == END():
        s.turns += 1
        s.turn = (me + 1) % s.t.seats
    elif verbs.of(option) is MOVE:
        s.square[me] = option - MOVE.code
    else:
        play_card(s, me, option)


TURN = programs.procedure("turn", offer, do)


class ToyTables(Tables):
    mode: str
    setup: dict[str, Any]

    def number_name(self, n: int) -> str:
        return f"{'abcd'[n % SIZE]}{n // SIZE + 1}" if 0 <= n < SIZE * SIZE else str(n)


class Toy(Game):
    name, title, version = "toy", Bilingual("Hračka", "Toy"), 1
    modes: ClassVar[dict[str, Mode]] = {"plain": Mode("plain", (2, 1, 3, 4), Bilingual("Prostě", "Plain"))}
    says, minutes, weight = Bilingual("Hra na zkoušku", "A game for tests"), (1, 2), "light"
    settings: ClassVar[dict[str, Setting]] = {"big": Setting("big", False, Bilingual("Velká", "Big"), NO_YES)}
    verbs, prompts, lines, programs, library, state = verbs, prompts, lines, programs, library, ToyState
    questions = (FREE,)
    turn_rule = "TOY-15"

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> ToyTables:
        every = [(c, -1) for c in library.cards.values() for _ in range(c.copies)]
        return ToyTables(ToyState, library, players, every, slots=2)

    def deal(self, s: ToyState) -> None:
        s.bag = list(range(len(s.t.defs)))
        shuffle(s, s.bag)
        for seat in range(s.t.seats):
            s.deck[seat] = [s.bag.pop() for _ in range(4)]
            s.hand[seat] = [s.bag.pop() for _ in range(3)]
        push(s, TURN, 0)

    def at_rest(self, s: ToyState) -> bool:
        return len(s.stack) == 1 and s.prompt == ASK_TURN and not s.lasting

    def resume(self, s: ToyState) -> None:
        push(s, TURN, 0)

    def fill_position(self, s: ToyState, given: set[str], loose: list[int]) -> None:
        s.bag += loose

    def explain(self, s: ToyState, value: str, subject: str, history: list[Any]) -> Derivation:
        id, _, number = subject.partition("@")
        return POWER.derive(s, int(number) if number else s.t.instances(id)[0])

    def explainable(self) -> dict[str, Bilingual]:
        return {"power": Bilingual("síla", "power")}

    def evaluate(self, s: ToyState, seat: int) -> float:
        return 0.0


GAME = Toy()

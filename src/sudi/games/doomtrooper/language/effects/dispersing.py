"""Cards that leave a hand: all of them, or so many by chance, of a player of one's choice."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.chance import below
from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Clause, Words, verb
from sudi.kernel.wording.lexicon import CARD

from ...state import GRAVE, DoomState, stow
from ...words import vocabulary as v
from ..standing.protection import NOT_WARDED, warded
from .act import PLAYERS_LEFT, Act


@dataclass(frozen=True)
class Disperse(Act, Script):
    """A player of one's choice discards the whole hand; or (`by_chance`) one card of it for every unit paid."""

    by_chance: bool = False
    slots = 1

    def seats(self, s: DoomState, src: int) -> list[int]:
        me = s.t.holder_of(s, src)
        found = [p for p in range(s.t.seats) if not s.lost[p] and not warded(s, me, src, p)]
        return [p for p in found if any(card != src for card in s.hand[p])]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.seats(s, src))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.seats(s, src) == [me]

    def most(self, s: DoomState, me: int, src: int) -> int:
        return sum(card != src for hand in s.hand for card in hand)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        left = slot[0]
        whom = Question(
            v.ASK_WHOSE_HAND,
            (
                Choice(
                    v.TARGET_PLAYER,
                    PLAYERS_LEFT,
                    checks=(
                        NOT_WARDED,
                        Check(
                            "DTR-346",
                            lambda c: c.a in self.seats(c.s, c.src),
                            cs="V ruce nemá žádné karty: {a}.",
                            en="{a} has no cards in hand.",
                        ),
                    ),
                    harms=lambda c: c.a == c.me,
                ),
            ),
        )

        def start(s: DoomState, f: Frame) -> None:
            f[left] = f[X] if self.by_chance else 1

        def choose(s: DoomState, f: Frame) -> None:
            if f[left] <= 0 or not whom.ask(s, f):
                f[PC] = go(OVER)
                return
            f[left] -= 1

        @answers(whom)
        def drop(s: DoomState, f: Frame) -> None:
            seat = first(s.answer)
            gone = s.hand[seat][:]
            if self.by_chance:
                gone = [gone[below(s, len(gone))]]
            for card in gone:
                note(s, v.L_DROPS, seat, card)
                stow(s, card, GRAVE, False)
            f[PC] = go(choose)

        return [start, choose, drop]

    def say(self, w: Words) -> list[Clause]:
        if not self.by_chance:
            return [Clause(_DISCARDS, w.pick("všechny karty z ruky", "the whole hand"))]
        what = w.pick(f"náhodně {w.count(1, CARD, 3)} z ruky", f"{w.count(1, CARD)} of the hand by chance")
        return [Clause(_DROPS, w.pick(f"hráč, kterého zvolíš, {what}", what))]


_DROPS = verb("odhodí", "odhodit", "odhodí", "a player of your choice discards")
_DISCARDS = verb("hráč, kterého zvolíš, odhodí", "odhodit", "odhodí", "a player of your choice discards")

"""Effects on destiny and victory points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import answers
from sudi.kernel.machine import ME, PROG, SRC, Frame, Step
from sudi.kernel.picks import Go, Script
from sudi.kernel.wording import Clause, Words, verb

from ...law.paying import in_funds
from ...rules.leaving import discard
from ...rules.points import AWARD, VICTORY_ONLY, defraud, gain_destiny, lose_destiny, lose_victory, pay, reward
from ...state import DoomState, in_play, whose_table
from ...words import verbs
from ...words import vocabulary as v
from ...words.nouns import DESTINY, VICTORY
from ...words.whom import title_of
from ..standing.protection import guards
from .act import PLAYER, Act, say, yes_or_no


@dataclass(frozen=True)
class GainDestiny(Act):
    n: int

    def instant(self) -> Instant:
        return lambda s, me, src, x: gain_destiny(s, me, self.n, src)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.GAIN, w.count(self.n, DESTINY))]


@dataclass(frozen=True)
class GainForCards(Act):
    """So many destiny points for each card of this title in the same area of the same player."""

    n: int
    title: str

    def instant(self) -> Instant:
        def gain(s: DoomState, me: int, src: int, x: int) -> None:
            seat = whose_table(s, src)
            there = [c for c in s.works[seat] if s.t.defs[c].id == self.title and s.area[c] == s.area[src]]
            gain_destiny(s, seat, self.n * len([c for c in there if in_play(s, c)]), src)

        return gain

    def say(self, w: Words) -> list[Clause]:
        n, name = w.count(self.n, DESTINY), title_of(self.title)[w.lang]
        cs = f"{n} za každou svou kartu {name} ve stejné oblasti"
        return [say(verbs.GAIN, w, cs, f"{n} for each {name} of yours in the same area")]


@dataclass(frozen=True)
class GainVictory(Act):
    """Victory points for the player the card lies before."""

    n: int

    def instant(self) -> Instant:
        def gain(s: DoomState, me: int, src: int, x: int) -> None:
            reward(s, whose_table(s, src), self.n, src, VICTORY_ONLY)

        return gain

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.THEY_GAIN, w.pick("ten hráč ", "") + w.count(self.n, VICTORY))]


@dataclass(frozen=True)
class PayTitle(GainVictory):
    """The same for a fortification that was built, once for each title."""

    def instant(self) -> Instant:
        earn = super().instant()

        def gain(s: DoomState, me: int, src: int, x: int) -> None:
            s.built.append((src, s.t.kind[x]))
            earn(s, me, src, x)

        return gain


@dataclass(frozen=True)
class Drain(Act):
    """The player the card lies before loses destiny points; with none left the card is discarded (DTR-031)."""

    victim: ClassVar[str] = PLAYER

    n: int

    def instant(self) -> Instant:
        def drain(s: DoomState, me: int, src: int, x: int) -> None:
            seat = whose_table(s, src)
            lose_destiny(s, seat, self.n, src, by=me)
            if not s.destiny[seat]:
                discard(s, src)

        return drain

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, DESTINY)
        return [
            say(
                _THEY_LOSE,
                w,
                f"ten hráč {n}; nemá-li pak žádné, tato karta se vyřazuje",
                f"{n}; if none are left, this card is discarded",
            )
        ]


@dataclass(frozen=True)
class Upkeep(Act, Script):
    """Pay to keep the card in play, or let it go."""

    n: int
    slots = 0

    def payer(self, s: DoomState, src: int) -> int:
        return whose_table(s, src)

    def let_go(self, s: DoomState, src: int) -> None:
        discard(s, src)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(
            v.ASK_UPKEEP,
            "DTR-334",
            lambda s, f: self.payer(s, f[SRC]),
            in_funds(self.n),
            no_harms=True,
            values=lambda c: {"price": self.n},
        )

        def offer(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                pay(s, self.payer(s, f[SRC]), self.n, f[SRC])
            elif in_play(s, f[SRC]):
                self.let_go(s, f[SRC])

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, DESTINY)
        return [say(verbs.PAY, w, f"{n}, jinak se tato karta vyřazuje", f"{n}, or this card is discarded")]


_THEY_LOSE = verb("ztratí", "ztratit", "ztratí", "that player loses", "that player loses")


@dataclass(frozen=True)
class EmptyBank(Act):
    """The chosen player loses all destiny points."""

    victim: ClassVar[str] = PLAYER

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.destiny[aim] > 0 and not guards(s, aim, me)

    def instant(self) -> Instant:
        return lambda s, me, src, x: void(lose_destiny(s, s.whom[src], s.destiny[s.whom[src]], src, by=me))

    def say(self, w: Words) -> list[Clause]:
        return [say(verbs.DISCARD, w, "všechny jeho body osudu", "all destiny points of that player")]


@dataclass(frozen=True)
class LosePoints(Act):
    """The chosen player loses so many victory or destiny points, none below 0. `units`: for every unit paid."""

    victory: int = 0
    destiny: int = 0
    units: bool = False
    victim: ClassVar[str] = PLAYER

    def pool(self, s: DoomState, seat: int) -> int:
        return (s.victory if self.victory else s.destiny)[seat]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.pool(s, aim) > 0 and not guards(s, aim, me)

    def most(self, s: DoomState, me: int, src: int) -> int:
        return self.pool(s, s.whom[src]) // (self.victory or self.destiny)

    def instant(self) -> Instant:
        def lose(s: DoomState, me: int, src: int, x: int) -> None:
            seat = s.whom[src]
            n = min(self.pool(s, seat), (self.victory or self.destiny) * (x if self.units else 1))
            if self.victory:
                lose_victory(s, seat, n, src, by=me)
            else:
                lose_destiny(s, seat, n, src, by=me)

        return lose

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.victory or self.destiny, VICTORY if self.victory else DESTINY)
        if self.units:
            return [say(_THEY_LOSE, w, f"ten hráč {n}", n)]
        return [Clause(_SO, w.pick(f"ten hráč ztratí {n}", f"that player loses {n}"))]


_SO = verb("", "", "", "")  # a sentence of its own


@dataclass(frozen=True)
class SwapBanks(Act):
    """Exchange the destiny points of two players."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.destiny[aim] != s.destiny[me] and not guards(s, aim, me)

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.destiny[aim] < s.destiny[me]

    def instant(self) -> Instant:
        def swap(s: DoomState, me: int, src: int, x: int) -> None:
            other = s.whom[src]
            if guards(s, other, me):
                return
            s.destiny[me], s.destiny[other] = s.destiny[other], s.destiny[me]

        return swap

    def say(self, w: Words) -> list[Clause]:
        return [say(verbs.SWAP, w, "s ním všechny body osudu", "all destiny points with that player")]


@dataclass(frozen=True)
class Defraud(Act):
    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        earner = next((f[ME] for f in reversed(s.stack) if f[PROG] == AWARD.id), -1)
        return not guards(s, earner, me)

    def instant(self) -> Instant:
        return lambda s, me, src, x: defraud(s, me, src)

    def say(self, w: Words) -> list[Clause]:
        return [
            say(
                verbs.CANCEL,
                w,
                "právě získané vítězné body a získej dvojnásobek v bodech osudu",
                "the victory points just earned and gain twice as many destiny points",
            )
        ]


def void(_: object) -> None:
    return None


@dataclass(frozen=True)
class Tax(Act):
    """The player whose turn it is loses destiny points."""

    n: int

    def instant(self) -> Instant:
        return lambda s, me, src, x: _lose(s, self.n, src, me)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_PAY_TAX, w.pick("ten hráč ", "") + w.count(self.n, DESTINY))]


_PAY_TAX = verb("ztratí", "ztratit", "ztratí", "that player loses", "that player loses")


def _lose(s: DoomState, n: int, card: int, by: int) -> None:
    lose_destiny(s, s.turn, n, card, by=by)

"""Destiny points that are kept apart, stolen out of a bank, moved between partners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....rules.points import gain_destiny
from ....state import DoomState, in_play, next_seats, team_mates
from ....words import attack_questions as aq
from ....words import trade_questions as q
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ....words.whom import title_of
from ...marks import NO_MEDITATION
from ...scopes import AIMED
from ...standing.numbers import sworn_off
from ...standing.protection import guards
from ...standing.rule import GAME_LONG, Mark
from ..act import PLAYER, Act, yes_or_no

SWORN_OFF = Mark("", AIMED, until=GAME_LONG, name=NO_MEDITATION)


@dataclass(frozen=True)
class TakeOrMeditate(Act, Script):
    """Everybody may take so many destiny points, kept apart from the others, and never meditates again."""

    n: int
    rule: Mark = SWORN_OFF
    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        nth = slot[0]

        def seat(s: DoomState, f: Frame) -> int:
            return int(next_seats(s, f[ME])[f[nth] - 1])

        question = yes_or_no(q.ASK_DESPERATE, "DTR-334", seat)

        def start(s: DoomState, f: Frame) -> None:
            f[nth] = 0

        def offer(s: DoomState, f: Frame) -> None:
            f[nth] += 1
            if f[nth] > s.t.seats:
                f[PC] = go(OVER)
            elif s.lost[seat(s, f)]:
                f[PC] = go(offer)
            else:
                question.ask(s, f)

        @answers(question)
        def taken(s: DoomState, f: Frame) -> None:
            f[PC] = go(offer)
            if s.answer != v.YES():
                return
            who = seat(s, f)
            s.apart[who] += self.n
            note(s, v.L_DESTINY, who, f[SRC], self.n)
            if not sworn_off(s, who):
                last(s, self.rule, who, f[SRC])

        return [start, offer, taken]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, DESTINY)
        return [
            Clause(
                _TAKE,
                w.pick(
                    f"{n}, leží stranou od ostatních a žádný jiný hráč na ně nemůže; kdo to udělá, nesmí po zbytek hry "
                    "meditovat",
                    f"{n}, which lie apart from the others and which no other player can touch; whoever does so may "
                    "not meditate for the rest of the game",
                ),
            )
        ]


_TAKE = verb("každý hráč smí získat", "", "", "every player may gain")


@dataclass(frozen=True)
class RobBlind(Act):
    """All destiny points of a player who has a card of this title in play are yours; that card does not help."""

    title: str
    victim: ClassVar[str] = PLAYER

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        banks = [c for c in s.t.instances(self.title) if in_play(s, c) and s.side[c] == aim]
        return aim != me and bool(banks) and s.destiny[aim] > 0 and set(guards(s, aim, me)) <= set(banks)

    def instant(self) -> Instant:
        def rob(s: DoomState, me: int, src: int, x: int) -> None:
            seat = s.whom[src]
            if not self.possible(s, me, src, seat):
                return
            loot, s.destiny[seat] = s.destiny[seat], 0
            note(s, v.L_LOSES, seat, src, loot)
            gain_destiny(s, me, loot, src)

        return rob

    def say(self, w: Words) -> list[Clause]:
        bank = title_of(self.title)[w.lang]
        return [
            Clause(
                _STEAL,
                w.pick(
                    f"hráči, který má ve hře kartu {bank}, všechny body osudu; ta karta ho nechrání",
                    f"all destiny points of a player who has {bank} in play; that card does not protect him",
                ),
            )
        ]


_STEAL = verb("ukradni", "ukrást", "ukradne", "steal")


@dataclass(frozen=True)
class MoveDestiny(Act, Script):
    """You and your partners give each other as many destiny points as each likes, one after the other."""

    slots = 1

    def pairs(self, s: DoomState, me: int) -> list[tuple[int, int]]:
        """Who gives to whom, in this order."""
        all_ = [me, *(p for p in team_mates(s, me) if not s.lost[p])]
        return [(giver, taker) for giver in all_ for taker in all_ if giver != taker]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.destiny[giver] for giver, _ in self.pairs(s, me))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        nth = slot[0]

        def pair(s: DoomState, f: Frame) -> tuple[int, int]:
            found: tuple[int, int] = self.pairs(s, f[ME])[f[nth] - 1]
            return found

        question = Question(
            q.ASK_TO_PARTNER,
            (
                Choice(
                    aq.AMOUNT,
                    Domain(
                        lambda c: range(c.s.destiny[c.me] + 1),
                        "DTR-334",
                        cs="Dát lze nejvýše tolik, kolik máš",
                        en="You give at most what you have",
                    ),
                ),
            ),
            "DTR-334",
            lambda s, f: pair(s, f)[0],
        )

        def start(s: DoomState, f: Frame) -> None:
            f[nth] = 0

        def offer(s: DoomState, f: Frame) -> None:
            f[nth] += 1
            if f[nth] > len(self.pairs(s, f[ME])):
                f[PC] = go(OVER)
            elif not s.destiny[pair(s, f)[0]]:
                f[PC] = go(offer)
            else:
                question.ask(s, f)

        @answers(question)
        def given(s: DoomState, f: Frame) -> None:
            f[PC] = go(offer)
            n, (giver, taker) = first(s.answer), pair(s, f)
            if n:
                s.destiny[giver] -= n
                note(s, v.L_LOSES, giver, f[SRC], n)
                gain_destiny(s, taker, n, f[SRC])

        return [start, offer, given]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _MOVE,
                w.pick(
                    "se svými spoluhráči body osudu mezi sebou; každý dává, kolik sám chce",
                    "destiny points between you and your partners; each gives as many as he likes",
                ),
            )
        ]


_MOVE = verb("přesuň", "přesunout", "přesune", "move")

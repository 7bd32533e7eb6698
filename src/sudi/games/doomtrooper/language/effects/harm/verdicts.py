"""Wounds that are bought to be kills, and a plague that leaps to a comrade."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import NOM, Clause, Words, verb

from ....law.combat.course import HIT_A, HIT_D
from ....law.harm import worst
from ....law.paying import funds
from ....rules.happenings import owner_of
from ....rules.leaving import wound
from ....rules.points import pay
from ....state import KILLED, RESOLUTION, WOUNDED, DoomState, in_play
from ....words import attack_questions as q
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ...counting import marked
from ...marks import HARDY
from ...ratings import value
from ...results import combat_of
from ...select import WARRIORS, Who, traits_of
from ..act import Act


@dataclass(frozen=True)
class BuyKill(Act):
    """Whom one of these warriors of yours has just wounded in a combat is killed, if its value is paid."""

    who: Who = WARRIORS

    def condemned(self, s: DoomState, me: int) -> tuple[int, bool]:
        """Whom that could be about, and is it on the attacking side? -1: nobody."""
        f = combat_of(s)
        if f is None or s.phase != RESOLUTION or s.stopped:
            return -1, False
        blows = ((s.attacker, f[HIT_D], s.fate_d, False), (s.defender, f[HIT_A], s.fate_a, True))
        for striker, struck, fate, attacking in blows:
            foe = s.t.team[s.side[struck]] != s.t.team[me]
            if fate != WOUNDED or s.side[striker] != me or not foe or not self.who.matches(s, striker):
                continue
            if value(s, struck) <= funds(s, me) and not marked(s, HARDY, struck):
                return struck, attacking
        return -1, False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.condemned(s, me)[0] >= 0

    def instant(self) -> Instant:
        def slay(s: DoomState, me: int, src: int, x: int) -> None:
            struck, attacking = self.condemned(s, me)
            if struck >= 0:
                pay(s, me, value(s, struck), src)
                if attacking:
                    s.fate_a = KILLED
                else:
                    s.fate_d = KILLED

        return slay

    def say(self, w: Words) -> list[Clause]:
        who = self.who.say(w, NOM)
        return [
            Clause(
                verbs.PAY,
                w.pick(
                    f"hodnotu protivníka, kterého v souboji právě zranil tvůj bojovník ({who}); protivník je zabit",
                    f"the value of an opponent that {who} of yours has just wounded in a combat; it is killed",
                ),
            )
        ]


@dataclass(frozen=True)
class Contagion(Act, Script):
    """The victim's player chooses another Doomtrooper of his Squad, which is wounded; a kill is yours."""

    slots = 0

    def mates(self, s: DoomState, seat: int) -> list[int]:
        mine = [w for w in s.squad[seat] if in_play(s, w) and traits_of(s, w) & tr.DOOMTROOPER]
        return [w for w in mine if worst(s, w, WOUNDED)]

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def seat(s: DoomState, f: Frame) -> int:
            return owner_of(f[X])

        question = Question(
            q.ASK_STRICKEN,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: c.s.squad[c.me],
                        "DTR-334",
                        cs="Zraněn bude bojovník tvého Mužstva",
                        en="A warrior of your Squad is wounded",
                    ),
                    checks=(
                        Check(
                            "DTR-346",
                            lambda c: c.a in self.mates(c.s, c.me),
                            cs="Bojovník {a} není Doomtrooper, který může být zraněn.",
                            en="{a} is no Doomtrooper that can be wounded.",
                        ),
                    ),
                    harms=lambda c: True,
                ),
            ),
            me=seat,
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def strike(s: DoomState, f: Frame) -> None:
            wound(s, first(s.answer), -1, f[ME])  # by the plague, not by the gun: it leaps no further

        return [choose, strike]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _CHOOSES,
                w.pick(
                    "jiného Doomtroopera v témž Mužstvu, který je zraněn; zabije-li ho to, získáš body",
                    "another Doomtrooper of the same Squad, which is wounded; if that kills it, you earn the points",
                ),
            )
        ]


_CHOOSES = verb("jeho hráč zvolí", "zvolit", "zvolí", "its player chooses")

"""Questions about a hand that its player answers truthfully, or refuses to answer for points."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.paying import funds
from ....rules.points import pay
from ....state import DoomState, opponents
from ....words import inquiries as i
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ...standing.protection import NOT_WARDED, warded
from ..act import Act


@dataclass(frozen=True)
class Inquire(Act, Script):
    """Once for every unit paid: an opponent is asked whether a card of some kind is in his hand."""

    price: int  # of refusing to answer
    slots = 3

    def asked(self, s: DoomState, me: int, src: int) -> list[int]:
        return [p for p in opponents(s, me) if s.hand[p] and not warded(s, me, src, p)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.asked(s, me, src))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        left, whose, which = slot
        whom = Question(
            v.ASK_WHOSE,
            (
                Choice(
                    v.TARGET_PLAYER,
                    Domain(
                        lambda c: [p for p in opponents(c.s, c.me) if c.s.hand[p]],
                        "DTR-334",
                        cs="Ptáš se soupeře, který má karty v ruce",
                        en="An opponent who has cards in hand is asked",
                    ),
                    checks=(NOT_WARDED,),
                ),
            ),
        )
        what = Question(
            i.ASK_INQUIRY,
            (
                Choice(
                    i.INQUIRY,
                    Domain(
                        lambda c: range(len(i.INQUIRIES)),
                        "DTR-334",
                        cs="Na tohle se dá odpovědět ano, nebo ne",
                        en="This can be answered with yes or no",
                    ),
                ),
            ),
        )
        truth = Question(
            i.ASK_TRUTH,
            (
                stop(i.ANSWER),
                stop(
                    i.REFUSE,
                    Check(
                        "DTR-228",
                        lambda c: funds(c.s, c.me) >= self.price,
                        cs="Odmítnout stojí {price:destiny} a máš {have:destiny}.",
                        en="To refuse costs {price:destiny} and you have {have:destiny}.",
                        values=lambda c: {"price": self.price, "have": funds(c.s, c.me)},
                    ),
                ),
            ),
            "DTR-334",
            lambda s, f: int(f[whose]),
            values=lambda c: {"what": i.INQUIRIES[c.f[which]][1], "price": self.price},
        )

        def start(s: DoomState, f: Frame) -> None:
            f[left] = f[X]

        def choose(s: DoomState, f: Frame) -> None:
            if f[left] <= 0 or not whom.ask(s, f):
                f[PC] = go(OVER)
                return
            f[left] -= 1

        @answers(whom)
        def chosen(s: DoomState, f: Frame) -> None:
            f[whose] = first(s.answer)
            ask(s, f[ME], i.ASK_INQUIRY, what.options(s, f), f[SRC])

        @answers(what)
        def inquired(s: DoomState, f: Frame) -> None:
            f[which] = first(s.answer)
            note(s, i.L_ASKED[f[which]], f[ME], f[SRC], other=f[whose])
            truth.ask(s, f)

        @answers(truth)
        def told(s: DoomState, f: Frame) -> None:
            f[PC] = go(choose)
            seat = f[whose]
            if s.answer == i.REFUSE():
                pay(s, seat, self.price, f[SRC])
                note(s, i.L_REFUSES, seat)
                return
            true = any(i.INQUIRIES[f[which]][2](s.t.cards[card]) for card in s.hand[seat])
            note(s, i.L_YES if true else i.L_NO, seat)

        return [start, choose, chosen, inquired, told]

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, ACC)
        return [
            Clause(
                _ASK,
                w.pick(
                    "soupeři 1 otázku, zda má v ruce kartu určitého druhu; odpoví pravdivě (ano, nebo ne), nebo "
                    f"zaplatí {price} a neodpoví. Na totéž se smíš ptát znovu",
                    "an opponent 1 question: whether there is a card of some kind in his hand; he answers truthfully "
                    f"(yes or no) or pays {price} and does not. You may ask the same again",
                ),
            )
        ]


_ASK = verb("polož", "položit", "položí", "ask")

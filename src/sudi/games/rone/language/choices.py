"""Effects in which the player chooses what happens at all: one of several, or a price for something."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Compiler, Effect, Label
from sudi.kernel.law import Choice, Domain, Question, answers, same_title, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, ask
from sudi.kernel.wording import Clause, Words

from ..rules.deck import destroy
from ..state import RoneState
from ..words import lexicon
from ..words import questions as q
from ..words import vocabulary as v
from .effects import said

choosing: dict[int, ChooseOne] = {}  # the node behind a question, by the identity of the question


@dataclass(frozen=True)
class ChooseOne(Effect):
    """One of several, by the player's choice."""

    branches: tuple[Effect, ...]

    def compile(self, c: Compiler) -> None:
        starts = [Label() for _ in self.branches]
        end = Label()
        numbers = range(1, len(starts) + 1)
        options = v.BRANCH.each(numbers)
        question = Question(
            q.ASK_BRANCH,
            (
                Choice(
                    v.BRANCH,
                    Domain(
                        lambda c: numbers,
                        "RON-119",
                        cs="Vybírá se jedna z možností, které karta dává",
                        en="One of the possibilities that the card gives is chosen",
                    ),
                ),
            ),
        )
        choosing[id(question)] = self

        def choose(s: RoneState, f: Frame) -> None:
            if not s.ended:
                ask(s, f[ME], q.ASK_BRANCH, options, f[SRC])

        @answers(question)
        def go(s: RoneState, f: Frame) -> None:
            f[PC] = starts[first(s.answer) - 1].at

        c.emit(choose)
        c.emit(go)
        for label, branch in zip(starts, self.branches, strict=True):
            c.mark(label)
            c.effect(branch)
            c.jump(end)
        c.mark(end)

    def say(self, w: Words) -> list[Clause]:
        said = [w.paragraph(branch.say(w)).rstrip(".") for branch in self.branches]
        lower = [text[0].lower() + text[1:] for text in said]
        listed = "; ".join(f"{i}) {text}" for i, text in enumerate(lower, 1))
        return [Clause(lexicon.CHOOSE, w.pick(f"jednu možnost: {listed}", f"one: {listed}"), apart=True)]


@dataclass(frozen=True)
class DestroyHandFor(Effect):
    """One may destroy a card of one's hand; only then the rest happens."""

    then: Effect

    def compile(self, c: Compiler) -> None:
        end = Label()
        question = Question(
            q.ASK_PRICE,
            (
                Choice(
                    v.DESTROY,
                    Domain(
                        lambda c: c.s.hand[c.me],
                        "RON-243",
                        cs="Zničit lze kartu z vlastní ruky",
                        en="Only a card of your own hand can be destroyed",
                    ),
                    alike=same_title,
                    harms=lambda c: True,
                ),
                stop(v.DECLINE),
            ),
            values=lambda c: {"what": said(self.then)},
        )

        def offer(s: RoneState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def pay(s: RoneState, f: Frame) -> None:
            if s.answer == v.DECLINE():
                f[PC] = end.at
                return
            card = first(s.answer)
            s.hand[f[ME]].remove(card)
            s.kept &= ~s.t.bit[card]
            destroy(s, f[ME], card)

        c.emit(offer)
        c.emit(pay)
        c.effect(self.then)
        c.mark(end)

    def say(self, w: Words) -> list[Clause]:
        card = w.pick(f"1 {lexicon.CARD.singular[3]} z ruky", "1 card from your hand")
        lead = w.pick("Pokud to uděláš,", "If you do,")
        return [Clause(lexicon.DESTROY, card).optional(), *w.led(lead, self.then.say(w))]

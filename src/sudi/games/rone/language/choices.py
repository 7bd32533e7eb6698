"""Effects in which the player chooses what happens at all: one of several, or a price for something."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Compiler, Effect, Label
from sudi.kernel.machine import ME, PC, SRC, Frame, ask
from sudi.kernel.wording import Clause, Words

from ..rules.deck import destroy
from ..state import RoneState
from ..words import lexicon
from ..words import vocabulary as v


@dataclass(frozen=True)
class ChooseOne(Effect):
    """One of several, by the player's choice."""

    branches: tuple[Effect, ...]

    def compile(self, c: Compiler) -> None:
        starts = [Label() for _ in self.branches]
        end = Label()

        def choose(s: RoneState, f: Frame) -> None:
            if not s.ended:
                ask(s, f[ME], v.ASK_BRANCH, [v.BRANCH(i + 1) for i in range(len(starts))], f[SRC])

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

        def offer(s: RoneState, f: Frame) -> None:
            kind = s.t.kind
            cards = [v.DESTROY(card) for card in {kind[card]: card for card in s.hand[f[ME]]}.values()]
            ask(s, f[ME], v.ASK_PRICE, [*cards, v.DECLINE()], f[SRC])

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

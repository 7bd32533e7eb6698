"""How the nemesis of the solo game reads cards (SOI-176 to SOI-188).

What its cards mean is not a set of exceptions inside the rules but a rewriting of their trees.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sudi.kernel.effects import Amount, Effect, Fixed, If, Instant, Instead, Nothing, Seq, rewrite
from sudi.kernel.log import note
from sudi.kernel.wording import Clause, Words
from sudi.kernel.wording.lexicon import czech_form

from ..cards.card import ShardsCard
from ..rules.resources import GEMS, MASTERY
from ..state import ShardsState
from ..words import nouns
from ..words import vocabulary as v
from ..words.vocabulary import library
from .amounts import Counted, PerDiscarded
from .conditions import Keyword, Mastery
from .effects import Banish, Draw, MoreCards, RecruitFree, ReturnAll, ReturnSelf, ReturnToHand, UntilEndOfTurn
from .gains import Gain
from .occasions import Replacement, Trigger, YouPlayThis

KEYWORD_MASTERY = 15  # SOI-187, SOI-188


@dataclass(frozen=True)
class Burn(Effect):
    """SOI-176: instead of gaining gems the nemesis banishes that many cards from the top of the centre deck."""

    amount: Amount

    def instant(self) -> Instant:
        count = self.amount.count()

        def burn(s: ShardsState, me: int, src: int, x: int) -> None:
            for _ in range(min(count(s, me, src, x), len(s.centre))):
                card = s.centre.pop()
                s.banished.append(card)
                note(s, v.L_BURNS, me, card)

        return burn

    def say(self, w: Words) -> list[Clause]:
        deck = w.pick("verbovacího balíčku", "of the centre deck")
        if isinstance(self.amount, Counted):
            return [Clause(nouns.BANISH, f"{_top(w, self.amount.times)} {deck} {self.amount.per(w)}")]
        assert isinstance(self.amount, Fixed)
        return [Clause(nouns.BANISH, f"{_top(w, self.amount.n)} {deck}")]


def _top(w: Words, n: int) -> str:
    """The top cards of a pile: vrchní kartu, 2 vrchní karty, 5 vrchních karet; the top 2 cards."""
    if n == 1:
        return w.pick(f"vrchní {w.one(nouns.CARD)}", "the top card")
    top = "vrchní" if n < 5 else "vrchních"
    return w.pick(f"{n} {top} {czech_form(n, nouns.CARD)}", f"the top {w.count(n, nouns.CARD)}")


@dataclass(frozen=True)
class UntilItHasWon(Seq):
    """One after another; with its last point of mastery the match is over and nothing more happens (SOI-192)."""

    def instant(self) -> Instant | None:
        quick = [part.instant() for part in self.parts]
        if None in quick:
            return None
        steps = [one for one in quick if one is not None]

        def one_by_one(s: ShardsState, me: int, src: int, x: int) -> None:
            for one in steps:
                if s.result is None:
                    one(s, me, src, x)

        return one_by_one


def as_nemesis(effect: Effect, draw_becomes: str) -> Effect:
    """A card's effect as the nemesis carries it out."""

    def rule(node: Any) -> Any:
        if isinstance(node, Gain):
            if isinstance(node.amount, PerDiscarded):
                return Nothing()  # SOI-180: it has no discard pile
            return Burn(node.amount) if node.resource == GEMS else node
        if isinstance(node, Draw):
            return Gain(draw_becomes, Fixed(node.n))  # SOI-177
        if isinstance(node, (Banish, ReturnToHand, ReturnAll, ReturnSelf, RecruitFree, MoreCards)):
            return Nothing()  # SOI-180, SOI-224
        if isinstance(node, UntilEndOfTurn) and isinstance(node.rule, Replacement):
            return Nothing()  # SOI-224: it waits for a card to be recruited
        if isinstance(node, If) and isinstance(node.condition, Keyword):
            return If(Mastery(KEYWORD_MASTERY), node.then)
        if isinstance(node, Instead):
            ladder = tuple((Mastery(KEYWORD_MASTERY) if isinstance(c, Keyword) else c, e) for c, e in node.alternatives)
            return Instead(node.base, ladder)
        if isinstance(node, Seq):
            return UntilItHasWon(node.parts)
        return node

    result = rewrite(effect, rule)
    assert isinstance(result, Effect)
    return result


def nemesis_id(card: str, draw_becomes: str) -> str:
    return f"nemesis {draw_becomes} {card}"


def teach(cards: tuple[ShardsCard, ...]) -> None:
    """Compile every centre card as the nemesis reads it, for each reading of what a draw becomes."""
    for draw_becomes in (MASTERY, "power", "health"):
        for card in cards:
            effects = card.effects()
            for rule in card.standing:
                if isinstance(rule, Trigger) and isinstance(rule.when, YouPlayThis):
                    effects["played"] = rule.do
            for name, effect in effects.items():
                library.compile(nemesis_id(card.key, draw_becomes), name, as_nemesis(effect, draw_becomes))

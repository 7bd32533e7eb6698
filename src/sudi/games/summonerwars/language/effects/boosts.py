"""What texts do with boost tokens (SUW-082 to SUW-085)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Amount, Effect, Fixed, Instant
from sudi.kernel.wording import Clause, Words

from ...rules.damage import sweep
from ...rules.tokens import add_boost, drop_boost
from ...state import WarState
from ...words import lexicon
from ..amounts import fixed
from ..groups import Group
from ..subjects import THIS, subject, whom_accusative


@dataclass(frozen=True)
class Boost(Effect):
    n: int | Amount = 1
    whom: str = THIS

    def instant(self) -> Instant:
        count = fixed(self.n).count()

        def give(s: WarState, me: int, src: int, x: int) -> None:
            card = subject(self.whom, s, me, src, x)
            n = count(s, me, src, x)
            if n and card >= 0 and s.at[card] >= 0:
                add_boost(s, card, n)

        return give

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_accusative(w, self.whom)
        amount = fixed(self.n)
        if isinstance(amount, Fixed):
            times = "" if amount.n == 1 else w.pick(f"{amount.n}krát", f"{amount.n} times")
        else:
            times = f"{w.pick('jednou', 'once')} {amount.say_each(w)}"  # type: ignore[attr-defined]
        return [Clause(lexicon.BOOST_IT, f"{rest} {times}".strip(), enclitic=lean)]


@dataclass(frozen=True)
class BoostAll(Effect):
    what: Group

    def instant(self) -> Instant:
        def give(s: WarState, me: int, src: int, x: int) -> None:
            for card in self.what.find(s, me, src, x):
                add_boost(s, card)

        return give

    def say(self, w: Words) -> list[Clause]:
        if self.what.itself_too:
            return [Clause(lexicon.BOOST_IT, w.pick(f"ji i {self.what.each(w)}", f"it and {self.what.each(w)}"))]
        return [Clause(lexicon.BOOST_IT, self.what.each(w))]


@dataclass(frozen=True)
class BoostThisCard(Effect):
    """An event gets a boost itself; it lies in the active-event zone."""

    n: int = 1

    def instant(self) -> Instant:
        return lambda s, me, src, x: add_boost(s, src, self.n)

    def say(self, w: Words) -> list[Clause]:
        times = "" if self.n == 1 else w.pick(f" {self.n}krát", f" {self.n} times")
        return [Clause(lexicon.BOOST_IT, w.pick("tuto kartu", "this card") + times)]


@dataclass(frozen=True)
class PassBoost(Effect):
    """All boost of this card goes over to the chosen one."""

    def instant(self) -> Instant:
        def hand_over(s: WarState, me: int, src: int, x: int) -> None:
            n = drop_boost(s, src, s.boost[src])
            if n and s.at[x] >= 0:
                add_boost(s, x, n)
            sweep(s)

        return hand_over

    def say(self, w: Words) -> list[Clause]:
        boosts = w.pick("na ni všechny žetony posílení z této karty", "all boosts of this card to it")
        return [Clause(lexicon.MOVE_OVER, boosts)]


@dataclass(frozen=True)
class RemoveBoost(Effect):
    """SUW-165: as many as there are, at most n."""

    n: int
    what: str = THIS

    def instant(self) -> Instant:
        def drop(s: WarState, me: int, src: int, x: int) -> None:
            drop_boost(s, src if self.what == THIS else x, self.n)
            sweep(s)

        return drop

    def _source(self, w: Words) -> str:
        return w.pick("této karty", "this card") if self.what == THIS else w.pick("ní", "it")

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, lexicon.BOOST)
        return [
            Clause(
                lexicon.REMOVE,
                w.pick(f"z {self._source(w)} {amount}", f"{amount} from {self._source(w)}"),
            )
        ]

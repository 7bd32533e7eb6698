"""Amounts that are counted on the table, and what is looked up there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from sudi.kernel.effects import Amount, Condition, Count, Fixed, Test
from sudi.kernel.wording import Words

from ..state import SmashState, controller
from .scopes import microbots_of


class Share(NamedTuple):
    """How a text says an amount of power: the number, and what stands before and behind it."""

    n: int
    lead: str = ""
    tail: str = ""


def share_of(amount: Amount, w: Words) -> Share:
    if isinstance(amount, Fixed):
        return Share(amount.n)
    return amount.share(w)  # type: ignore[attr-defined,no-any-return]


@dataclass(frozen=True)
class OwnMinionsHere(Amount):
    def count(self) -> Callable[[SmashState, int, int, int], int]:
        return lambda s, me, src, x: sum(controller(s, m) == me for m in s.minions[s.at[src]])

    def per(self, w: Words) -> str:
        return w.pick("za každého svého bojovníka u této základny", "for each of your minions here")


@dataclass(frozen=True)
class PerPower(Amount):
    """One for every full so many of the number handed over: the power at the scored base."""

    n: int

    def count(self) -> Callable[[SmashState, int, int, int], int]:
        return lambda s, me, src, x: x // self.n

    def per(self, w: Words) -> str:
        return w.pick(
            f"navíc za každých {self.n} bodů své síly u této základny", f"more for every {self.n} power you have here"
        )


@dataclass(frozen=True)
class FirstMinionThisTurn(Condition):
    """It is the first minion its player plays this turn, extra and special plays counted (ruling R14)."""

    def test(self) -> Test:
        return lambda s, me, src: s.minions_played[me] == 1

    def say_if(self, w: Words) -> str:
        return w.pick(
            "Pokud je to první bojovník, kterého v tomto tahu hraješ,",
            "If this is the first minion you play this turn,",
        )


# ---- amounts ----
@dataclass(frozen=True)
class OnOthersTurns(Amount):
    n: int

    def count(self) -> Count:
        return lambda s, me, src, x: 0 if s.turn == me else self.n

    def share(self, w: Words) -> Share:
        return Share(self.n, w.pick("v tazích ostatních hráčů", ""), w.pick("", "during other players' turns"))


@dataclass(frozen=True)
class SameNameHere(Amount):
    """One for each card of its name at its base, itself included, whoever plays it."""

    def count(self) -> Count:
        def alike(s: SmashState, me: int, src: int, x: int) -> int:
            kind, n = s.t.kind, 0
            for minion in s.minions[s.at[src]]:
                if kind[minion] == kind[src]:
                    n += 1
            return n

        return alike

    def share(self, w: Words) -> Share:
        same = "za každou kartu stejného jména u této základny (i za tuto)"
        return Share(1, w.pick(same, ""), w.pick("", "for each card of the same name here (this one included)"))


@dataclass(frozen=True)
class OtherOwnMicrobots(Amount):
    def count(self) -> Count:
        def others(s: SmashState, me: int, src: int, x: int) -> int:
            microbots = microbots_of(s, me)
            return len(microbots) - (src in microbots)

        return others

    def share(self, w: Words) -> Share:
        return Share(1, "", w.pick("za každého jiného tvého minibota", "for each of your other microbots"))

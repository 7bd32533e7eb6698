"""Gaining resources, and the words for so much of one."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Amount, Effect, Fixed, Handed, Instant
from sudi.kernel.log import note
from sudi.kernel.wording import GEN, Clause, Words

from ..rules.resources import GAINS, GEMS, HEALTH, MASTERY, POWER, gems_at_once
from ..state import INFINITE, MAX_HEALTH, MAX_MASTERY, ShardsState
from ..words import nouns
from ..words import vocabulary as v
from .amounts import Counted, HealedSoFar, OwnMastery

_NOUNS = {GEMS: nouns.GEM, POWER: nouns.POWER, MASTERY: nouns.MASTERY, HEALTH: nouns.HEALTH}


def amount_words(w: Words, amount: Amount, resource: str) -> str:
    """An amount of a resource in words."""
    unit = _NOUNS[resource]
    if isinstance(amount, Fixed):
        if amount.n >= INFINITE:
            return w.pick("nekonečnou sílu", "infinite power")
        return w.count(amount.n, unit)
    if isinstance(amount, Counted):
        return f"{w.count(amount.times, unit)} {amount.per(w)}"
    if isinstance(amount, OwnMastery):
        if amount.halved:
            return w.pick(
                f"tolik {unit.plural[GEN]}, kolik činí polovina tvého mistrovství (zaokrouhleno nahoru)",
                f"{unit.en[1]} equal to half your mastery, rounded up",
            )
        return w.pick(f"tolik {unit.plural[GEN]}, kolik máš mistrovství", f"{unit.en[1]} equal to your mastery")
    if isinstance(amount, HealedSoFar):
        return w.pick(
            f"tolik {unit.plural[GEN]}, kolik životů ti v tomto tahu už přibylo (i nad maximum)",
            f"{unit.en[1]} equal to the health you have gained this turn (also beyond the maximum)",
        )
    assert isinstance(amount, Handed)
    return w.pick(f"stejný počet {unit.plural[GEN]}", f"that much {unit.en[1]}")


@dataclass(frozen=True)
class Gain(Effect):
    """Gain so much of a resource."""

    resource: str
    amount: Amount

    def instant(self) -> Instant:
        gain = GAINS[self.resource]
        if isinstance(self.amount, Fixed):
            n = self.amount.n
            return gems_at_once(n) if self.resource == GEMS else lambda s, me, src, x: gain(s, me, src, n)
        count = self.amount.count()
        return lambda s, me, src, x: gain(s, me, src, count(s, me, src, x))

    def futile(self, s: ShardsState, me: int, src: int) -> bool:
        """Would it change nothing? Entropic Talons that look back count health beyond the maximum (SOI-211)."""
        if self.resource == MASTERY:
            return s.mastery[me] >= MAX_MASTERY
        return self.resource == HEALTH and s.health[me] >= MAX_HEALTH and s.t.setup["talons"] == "forward"

    def say(self, w: Words) -> list[Clause]:
        return [Clause(nouns.GAIN, amount_words(w, self.amount, self.resource))]


@dataclass(frozen=True)
class DoublePower(Effect):
    def instant(self) -> Instant:
        def double(s: ShardsState, me: int, src: int, x: int) -> None:
            s.power = min(2 * s.power, INFINITE)
            note(s, v.L_DOUBLES, me, src, s.power)

        return double

    def say(self, w: Words) -> list[Clause]:
        return [Clause(nouns.DOUBLE, w.pick("svou sílu", "your power"))]


def gain(*, gems: int | Amount = 0, power: int | Amount = 0, mastery: int = 0, health: int = 0) -> Effect:
    """Gain resources, in the order power, mastery, gems, health only if just one is given; chain with >> otherwise."""
    given = [(GEMS, gems), (POWER, power), (MASTERY, mastery), (HEALTH, health)]
    parts = [Gain(name, n if isinstance(n, Amount) else Fixed(n)) for name, n in given if n]
    if len(parts) != 1:
        raise ValueError("gain one resource at a time and chain with >>, so that the order is plain")
    return parts[0]

"""Amounts on the cards: what is counted, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Amount, Count, Fixed, Handed
from sudi.kernel.wording import Words

from ..state import INFINITE, ShardsState
from ..words.names import FACTIONS


def allies_played(s: ShardsState, faction: int, but: int = -1) -> int:
    """Allies of a faction played this turn; fast-played mercenaries count (SOI-062), `but` does not."""
    factions = s.t.faction
    return sum(factions[c] == faction and c != but for zone in (s.played, s.hired) for c in zone)


def champions_of(s: ShardsState, seat: int, faction: int) -> int:
    factions = s.t.faction
    return sum(factions[c] == faction for c in s.champions[seat])


class Counted(Amount):
    """An amount with words for what it counts: `per` follows the unit ("za každého ...")."""

    times: int

    def per(self, w: Words) -> str:
        raise NotImplementedError


@dataclass(frozen=True)
class PerChampion(Counted):
    """So much for each champion of a faction in play, this one included."""

    times: int
    faction: int

    def count(self) -> Count:
        times, faction = self.times, self.faction
        return lambda s, me, src, x: times * champions_of(s, me, faction)

    def per(self, w: Words) -> str:
        f = FACTIONS[self.faction]
        return w.pick(
            f"za každého šampiona {f.genitive}, kterého máš ve hře",
            f"for each {f.en} champion you have in play",
        )


@dataclass(frozen=True)
class PerAllyPlayed(Counted):
    """So much for each ally of a faction played this turn."""

    times: int
    faction: int

    def count(self) -> Count:
        times, faction = self.times, self.faction
        return lambda s, me, src, x: times * allies_played(s, faction)

    def per(self, w: Words) -> str:
        f = FACTIONS[self.faction]
        return w.pick(
            f"za každého spojence {f.genitive} vyloženého v tomto tahu",
            f"for each {f.en} ally you have played this turn",
        )


@dataclass(frozen=True)
class PerDiscarded(Counted):
    """So much for each card of a faction in the own discard pile."""

    times: int
    faction: int

    def count(self) -> Count:
        times, faction = self.times, self.faction
        return lambda s, me, src, x: times * sum(s.t.faction[c] == faction for c in s.discard[me])

    def per(self, w: Words) -> str:
        f = FACTIONS[self.faction]
        return w.pick(
            f"za každou kartu {f.genitive} ve svém odkládacím balíčku",
            f"for each {f.en} card in your discard pile",
        )


@dataclass(frozen=True)
class OwnMastery(Amount):
    """As much as the own mastery, or half of it rounded up."""

    halved: bool = False

    def count(self) -> Count:
        if self.halved:
            return lambda s, me, src, x: (s.mastery[me] + 1) // 2
        return lambda s, me, src, x: s.mastery[me]


@dataclass(frozen=True)
class ByMastery(Amount):
    """So much; with enough mastery so much instead."""

    base: int
    mastery: int
    more: int

    def count(self) -> Count:
        base, mastery, more = self.base, self.mastery, self.more
        return lambda s, me, src, x: more if s.mastery[me] >= mastery else base


@dataclass(frozen=True)
class HealedSoFar(Amount):
    """Health gained earlier this turn, also beyond the maximum."""

    def count(self) -> Count:
        return lambda s, me, src, x: s.healed


INFINITY = Fixed(INFINITE)
EVENT = Handed()
